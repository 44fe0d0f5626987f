# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a good player of Tammany Hall looks at: who is likely to win a ward, what that is worth, what a piece adds to it.

Compiled and without Python objects, so that playouts can be guided by it. Looks only at open facts and the seat's own.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from math import exp

    from backroom.engine.heuristic import Heuristic
    from backroom.engine.rng import Rng
    from backroom.engine.state import State
    from backroom.games.tammany.rules import Tammany
    from backroom.games.tammany.schema import *


class TammanySense(Heuristic):
    """Figures in points. ``reach`` is how much of a chip counts in one ward, since it can be spent only once."""

    def __init__(self) -> None:
        self.reach = 0.35
        self.slope = 1.1
        self.mayoralty = 0.8  # what a ward adds to the chance of being mayor
        self.leading = 0.25  # a cube in a ward one wins
        self.chip = 0.45
        self.slander_price = 1.2  # the slander chip is a point at the end (TH-71), and a favour

    # ---- the ward -------------------------------------------------------------------------------------------------

    def usable(self, s: Tammany, ward: int, seat: int) -> int:
        """Chips of the seat that count in the ward."""
        total = 0
        for c in range(COLOURS):
            if s.cubes[ward][c] > 0:
                total += s.chips[seat][c]
        return total

    def strength(self, s: Tammany, ward: int, seat: int) -> float:
        if s.bosses[ward][seat] == 0:
            return 0.0
        return s.bosses[ward][seat] + self.reach * self.usable(s, ward, seat)

    def rival(self, s: Tammany, ward: int, me: int) -> float:
        best = 0.0
        for p in range(s.players):
            if p != me:
                votes = self.strength(s, ward, p)
                if votes > best:
                    best = votes
        return best

    def chance(self, s: Tammany, ward: int, me: int, more: float) -> float:
        """How likely the seat wins the ward with so many votes more."""
        if s.bosses[ward][me] + more <= 0.0:
            return 0.0
        mine = s.bosses[ward][me] + more + self.reach * self.usable(s, ward, me)
        return 1.0 / (1.0 + exp(-self.slope * (mine - self.rival(s, ward, me) - 0.5)))

    def prize(self, s: Tammany, ward: int) -> float:
        worth = 1.0 + self.mayoralty
        if ward == HALL:
            worth += 1.0
        for c in range(COLOURS):
            worth += self.leading * s.cubes[ward][c]
        if s.board.special[ward] == 1:
            worth += 0.3
        elif s.board.special[ward] == 2:
            worth += self.chip
        return worth

    # ---- what an action adds --------------------------------------------------------------------------------------

    def boss_gain(self, s: Tammany, ward: int, me: int) -> float:
        return (self.chance(s, ward, me, 1.0) - self.chance(s, ward, me, 0.0)) * self.prize(s, ward)

    def chip_gain(self, s: Tammany, colour: int, me: int) -> float:
        worth = self.chip
        for w in range(WARDS):
            if s.has[colour] >> w & 1 and s.bosses[w][me] > 0:
                worth += 0.05
        if s.year > 8:  # TH-70: the most chips of a colour at the end
            best = 0
            for p in range(s.players):
                if p != me and s.chips[p][colour] > best:
                    best = s.chips[p][colour]
            gap = best - s.chips[me][colour]
            if -1 <= gap <= 2:
                worth += 0.3
        return worth

    def cube_gain(self, s: Tammany, ward: int, colour: int, me: int) -> float:
        worth = self.leading * (2.0 * self.chance(s, ward, me, 0.0) - 0.5)
        if s.cubes[ward][colour] == 0:  # chips of this colour begin to count here
            theirs = 0
            for p in range(s.players):
                if p != me and s.bosses[ward][p] > 0 and s.chips[p][colour] > theirs:
                    theirs = s.chips[p][colour]
            mine = s.chips[me][colour] + 1 if s.bosses[ward][me] > 0 else 0
            worth += 0.2 * self.reach * (mine - theirs) * self.prize(s, ward)
        return worth

    def removal_gain(self, s: Tammany, ward: int, colour: int, me: int) -> float:
        worth = self.leading * (0.5 - 2.0 * self.chance(s, ward, me, 0.0))
        if s.cubes[ward][colour] == 1:
            theirs = 0
            for p in range(s.players):
                if p != me and s.bosses[ward][p] > 0 and s.chips[p][colour] > theirs:
                    theirs = s.chips[p][colour]
            mine = s.chips[me][colour] if s.bosses[ward][me] > 0 else 0
            worth += 0.2 * self.reach * (theirs - mine) * self.prize(s, ward)
        return worth

    def lock_gain(self, s: Tammany, ward: int, me: int) -> float:
        """A lock keeps what one leads."""
        if s.bosses[ward][me] == 0 or self.strength(s, ward, me) <= self.rival(s, ward, me):
            return 0.0
        return self.chance(s, ward, me, 0.0) * self.prize(s, ward)

    def move_gain(self, s: Tammany, ward: int, colour: int, to: int, me: int) -> float:
        return self.removal_gain(s, ward, colour, me) + self.cube_gain(s, to, colour, me)

    def slander_gain(self, s: Tammany, ward: int, target: int, me: int) -> float:
        """What it is worth that one boss of the target leaves the ward."""
        before = self.rival(s, ward, me)
        after = 0.0
        for p in range(s.players):
            if p != me:
                votes = self.strength(s, ward, p)
                if p == target:
                    votes = votes - 1.0 if s.bosses[ward][p] > 1 else 0.0
                if votes > after:
                    after = votes
        mine = self.strength(s, ward, me)
        if mine == 0.0:
            return 0.1 * (before - after)
        now = 1.0 / (1.0 + exp(-self.slope * (mine - before - 0.5)))
        then = 1.0 / (1.0 + exp(-self.slope * (mine - after - 0.5)))
        return (then - now) * self.prize(s, ward)

    def spread_gain(self, s: Tammany, ward: int, target: int, colour: int, me: int) -> float:
        """The best second slander from this ward with this colour; 0 when none is worth two chips."""
        best = 0.0
        if s.chips[me][colour] < 3:
            return best
        near = s.board.adjacent[ward] & s.on[target] & s.has[colour]
        if s.spread_needs_boss:
            near &= s.on[me]
        for w in range(WARDS):
            if near >> w & 1:
                gain = self.slander_gain(s, w, target, me) - 2.0 * self.chip
                if gain > best:
                    best = gain
        return best

    # ---- the best of a kind ---------------------------------------------------------------------------------------

    def best_boss(self, s: Tammany, me: int) -> float:
        free = s.free_wards()
        best = 0.0
        for w in range(WARDS):
            if free >> w & 1:
                gain = self.boss_gain(s, w, me)
                if gain > best:
                    best = gain
        return best

    def best_cube(self, s: Tammany, me: int) -> float:
        free = s.free_wards()
        best = -1.0
        for c in range(COLOURS):
            if s.garden[c] > 0:
                for w in range(WARDS):
                    if free >> w & 1:
                        gain = self.chip_gain(s, c, me) + self.cube_gain(s, w, c, me)
                        if gain > best:
                            best = gain
        return best

    def best_slander(self, s: Tammany, me: int) -> float:
        best = 0.0
        for p in range(s.players):
            if p != me:
                wards = s.slander_wards(p)
                for w in range(WARDS):
                    if wards >> w & 1:
                        first = self.slander_gain(s, w, p, me)
                        for c in range(COLOURS):
                            if s.cubes[w][c] > 0 and s.chips[me][c] > 0:
                                gain = first + self.spread_gain(s, w, p, c, me)
                                if gain > best:
                                    best = gain
        return best

    def best_spread(self, s: Tammany, me: int) -> float:
        wards = s.spread_wards()
        best = -1.0
        for w in range(WARDS):
            if wards >> w & 1:
                gain = self.slander_gain(s, w, s.slander_seat, me) - 2.0 * self.chip
                if gain > best:
                    best = gain
        return best

    def office_gain(self, s: Tammany, me: int) -> float:
        office = s.office[me]
        if office == DEPUTY:
            return 1.0
        best = 0.0
        wards = (
            s.chair_wards()
            if office == CHAIRMAN
            else s.police_wards()
            if office == POLICE
            else s.free_wards()
        )
        for w in range(WARDS):
            if wards >> w & 1:
                if office == COUNCIL:
                    gain = self.lock_gain(s, w, me)
                    if gain > best:
                        best = gain
                else:
                    for c in range(COLOURS):
                        if s.cubes[w][c] > 0:
                            gain = self.removal_gain(s, w, c, me)
                            if gain > best:
                                best = gain
        return best

    # ---- choosing -------------------------------------------------------------------------------------------------

    def turn(self, s: Tammany, me: int) -> int:
        """What to do next in one's turn."""
        if s.spread_wards() and self.best_spread(s, me) > 0.0:
            return A_SPREAD
        if s.place_done == 0:
            boss = s.may_boss()
            if s.may_cube() and not (boss and self.best_boss(s, me) >= self.best_cube(s, me)):
                return A_CUBE
            if boss:
                return A_BOSS
        if s.may_use() and self.office_gain(s, me) > 0.0:
            return A_USE
        late_years = 2  # a slander early in a term is forgotten by the election
        if (
            (s.year + late_years - 1) % 4 < late_years
            and s.may_slander()
            and self.best_slander(s, me) > self.slander_price
        ):
            return A_SLANDER
        return A_END

    def liking(self, s: Tammany, action: int, me: int) -> float:
        """How much the seat likes to name this ward, colour, seat or office now."""
        node = s.node
        if node == N_BOSS_WARD:
            return self.boss_gain(s, action - A_WARD, me)
        if node == N_CUBE_COLOUR or node == N_DEPUTY or node == N_BONUS_CHIP:
            best = 0.0
            if node == N_CUBE_COLOUR:
                best = -10.0
                free = s.free_wards()
                for w in range(WARDS):
                    if free >> w & 1:
                        gain = self.cube_gain(s, w, action - A_COLOUR, me)
                        if gain > best:
                            best = gain
            return best + self.chip_gain(s, action - A_COLOUR, me)
        if node == N_CUBE_WARD or node == N_BONUS_WARD:
            return self.cube_gain(s, action - A_WARD, s.pick_colour, me)
        if node == N_BONUS_COLOUR:
            mine = 0
            for w in range(WARDS):
                if s.winner[w] == me:
                    mine += s.cubes[w][action - A_COLOUR]
            return mine
        if node == N_POLICE_WARD or node == N_CHAIR_FROM:
            best = -10.0
            for c in range(COLOURS):
                if s.cubes[action - A_WARD][c] > 0:
                    gain = self.removal_gain(s, action - A_WARD, c, me)
                    if gain > best:
                        best = gain
            return best
        if node == N_POLICE_COLOUR or node == N_CHAIR_COLOUR:
            return self.removal_gain(s, s.pick_ward, action - A_COLOUR, me)
        if node == N_COUNCIL:
            return self.lock_gain(s, action - A_WARD, me)
        if node == N_CHAIR_TO:
            return self.move_gain(s, s.pick_ward, s.pick_colour, action - A_WARD, me)
        if node == N_SLANDER_SEAT:
            best = 0.0
            wards = s.slander_wards(action - A_SEAT)
            for w in range(WARDS):
                if wards >> w & 1:
                    gain = self.slander_gain(s, w, action - A_SEAT, me)
                    if gain > best:
                        best = gain
            return best + 0.01 * s.points[action - A_SEAT]
        if node == N_SLANDER_WARD:
            return self.slander_gain(s, action - A_WARD, s.pick_seat, me)
        if node == N_SLANDER_COLOUR:
            spread = self.spread_gain(s, s.pick_ward, s.pick_seat, action - A_COLOUR, me)
            return spread - 0.05 * self.need_of(s, action - A_COLOUR, me)
        if node == N_SPREAD_WARD:
            return self.slander_gain(s, action - A_WARD, s.slander_seat, me)
        if node == N_APPOINT_SEAT:  # the strongest rival is served first, with the weakest office
            return s.points[action - A_SEAT]
        return action - A_OFFICE if action == A_OFFICE + POLICE - DEPUTY else A_OFFICE - action

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.think(cython.cast(Tammany, state), seat, rng)

    def like(self, state: State, action: int, seat: int) -> float:
        return self.liking(cython.cast(Tammany, state), action, seat)

    def think(self, s: Tammany, me: int, rng: Rng) -> int:
        if s.node == N_TURN:
            return self.turn(s, me)
        if s.node == N_BID:
            return A_BID + self.bid_part(s, me)
        return self.favourite(s, me, rng)

    # ---- bidding --------------------------------------------------------------------------------------------------

    def need_of(self, s: Tammany, colour: int, me: int) -> int:
        """In how many wards to come chips of this colour could still be wanted."""
        wards = 0
        first = s.poll + 1 if s.node == N_BID else 0
        for w in range(first, WARDS):
            if s.has[colour] >> w & 1 and s.bosses[w][me] > 0:
                wards += 1
        return wards

    def bid_total(self, s: Tammany, me: int) -> int:
        """How many chips to bid: no more than surely wins, no more than the ward's share of what one has."""
        w = s.poll
        mine = s.bosses[w][me]
        purse = self.usable(s, w, me)
        most = 0
        for p in range(s.players):
            if p != me and s.bosses[w][p] > 0:
                votes = s.bosses[w][p] + self.usable(s, w, p)
                if votes > most:
                    most = votes
        sure = most + 1 - mine
        if sure <= 0:
            return 0
        fights = 0
        for v in range(w, WARDS):
            if s.bosses[v][me] > 0:
                rivals = 0
                for p in range(s.players):
                    if p != me and s.bosses[v][p] > 0:
                        rivals += 1
                if rivals > 0:
                    fights += 1
        share = (purse + fights - 1) // fights + (1 if self.prize(s, w) > 2.8 or s.year == 16 else 0)
        if share > purse:
            share = purse
        if sure <= share:
            return sure
        # A guess at what the others spend here; it depends on open facts only, so that each colour's part agrees.
        guess = (s.year * 5 + w * 3 + me * 7 + purse) % 3
        wanted = 0
        for p in range(s.players):
            if p != me and s.bosses[w][p] > 0:
                votes = s.bosses[w][p] + (self.usable(s, w, p) * guess + 3) // 4
                if votes + 1 - mine > wanted:
                    wanted = votes + 1 - mine
        return wanted if wanted <= share else 0

    def bid_part(self, s: Tammany, me: int) -> int:
        """The current colour's part of the bid: colours that will be needed least go first."""
        left = self.bid_total(s, me)
        now = s.bid_step[me]
        taken = 0
        while left > 0:
            pick = -1
            for c in range(COLOURS):
                if s.cubes[s.poll][c] > 0 and s.chips[me][c] > 0 and taken >> c & 1 == 0:
                    if pick < 0 or self.need_of(s, c, me) < self.need_of(s, pick, me):
                        pick = c
            if pick < 0:
                return 0
            taken |= 1 << pick
            part = s.chips[me][pick] if s.chips[me][pick] < left else left
            if pick == now:
                return part
            left -= part
        return 0

    # ---- how one stands -------------------------------------------------------------------------------------------

    def standing(self, s: Tammany, seat: int) -> float:
        """Points as they stand and as they are likely to come at the next election and at the end."""
        worth = 1.0 * s.points[seat]
        if s.node == N_OVER:
            return worth
        for w in range(WARDS):
            if s.in_play >> w & 1 and not (s.node >= N_BID and w < s.poll):
                worth += self.chance(s, w, seat, 0.0) * (2.0 if w == HALL else 1.0 + self.mayoralty * 0.5)
        worth += self.chip * s.chips_of(seat) + 0.9 * s.slander_chips[seat]
        if s.node >= N_BID:
            worth += s.wards_won[seat]
        return worth

    def value(self, state: State, seat: int) -> float:
        if state.actor_raw() == -2:
            if state.rank_of(seat) > 1:
                return 0.0
            shared = 0
            for p in range(state.players):
                if state.rank_of(p) == 1:
                    shared += 1
            return 1.0 / shared
        mine = self.standing(cython.cast(Tammany, state), seat)
        total = 0.0
        for p in range(state.players):
            total += exp((self.standing(cython.cast(Tammany, state), p) - mine) * 0.25)
        return 1.0 / total


HEURISTIC = TammanySense()


def best(state: State, seat: int, rng: Rng) -> int:
    """A good action for the seat now."""
    return HEURISTIC.best(state, seat, rng)
