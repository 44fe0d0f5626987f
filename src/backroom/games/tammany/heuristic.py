# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a good player of Tammany Hall does at sight: places, offices, slander, bids.

Compiled and without Python objects, so that playouts can be guided by it. Looks only at open facts and the seat's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if not cython.compiled:
    from backroom.engine.rng import Rng
    from backroom.engine.state import State
    from backroom.games.tammany.rules import Tammany
    from backroom.games.tammany.schema import *

if not cython.compiled or TYPE_CHECKING:
    from backroom.games.tammany.worth import TammanyWorth


class TammanyHeuristic(TammanyWorth):
    """Choices by what ``sight.py`` sees."""

    if TYPE_CHECKING:
        cheap: list[int]

    def __init__(self) -> None:
        TammanyWorth.__init__(self)
        self.slander_price = 1.508  # the slander chip is a point at the end (TH-71), and a favour
        self.slander_wait = 0.388  # more for each year to the election: early slander is forgotten by then
        self.spread_price = 1.047  # two chips
        self.lock_price = 0.0
        self.lock_wait = 0.048
        self.use_price = 0.0  # of a cube that police or chairman may leave where it is
        self.deputy = 2.959  # how much the mayor minds that a rival holds the office
        self.police = 0.676
        self.council = 2.579
        self.chairman = 3.691
        self.quiet = 0.402  # how often a rival bids nothing
        self.bend = 0.563  # how much sooner the others' bids thin out than evenly
        self.spare = 0.146  # how much of its chips a rival saves for each other fight
        self.cost1 = 0.321  # a chip spent, by term
        self.cost2 = 0.376
        self.cost3 = 0.246
        self.cost4 = 0.078
        self.need = 0.014  # more for each ward to come where it would count
        self.spoil = 0.141  # of a ward's prize, when nobody gets it
        self.whim = 0.239  # how much a bid depends on nothing that can be foreseen
        self.bid_mayor = 0.028  # what a ward is worth beyond what it was before the election
        if not cython.compiled:
            self.cheap = [0] * COLOURS

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
                        gain = self.dear[c] + self.cube_gain(s, w, c, me)
                        if gain > best:
                            best = gain
        return best

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
                gain = self.slander_gain(s, w, target, me) - self.spread_price
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
                gain = self.slander_gain(s, w, s.slander_seat, me) - self.spread_price
                if gain > best:
                    best = gain
        return best

    def best_removal(self, s: Tammany, ward: int, me: int) -> float:
        best = -10.0
        for c in range(COLOURS):
            if s.cubes[ward][c] > 0:
                gain = self.removal_gain(s, ward, c, me)
                if s.office[me] == CHAIRMAN:
                    gain += self.best_to(s, ward, c, me)
                if gain > best:
                    best = gain
        return best

    def best_to(self, s: Tammany, ward: int, colour: int, me: int) -> float:
        """The best neighbour for a cube that the chairman moves."""
        best = -10.0
        near = s.board.adjacent[ward] & s.free_wards()
        for w in range(WARDS):
            if near >> w & 1:
                gain = self.cube_gain(s, w, colour, me)
                if gain > best:
                    best = gain
        return best

    def office_gain(self, s: Tammany, me: int) -> float:
        office = s.office[me]
        if office == DEPUTY:
            return 1.0
        best = 0.0
        if office == COUNCIL:
            wards = s.free_wards()
            for w in range(WARDS):
                if wards >> w & 1:
                    gain = self.lock_gain(s, w, me)
                    if gain > best:
                        best = gain
            return best - self.lock_price - self.lock_wait * (3 - (s.year - 1) % 4)
        wards = s.chair_wards() if office == CHAIRMAN else s.police_wards()
        for w in range(WARDS):
            if wards >> w & 1:
                gain = self.best_removal(s, w, me) - self.use_price
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
        if s.may_slander():
            price = self.slander_price + self.slander_wait * (3 - (s.year - 1) % 4)
            if self.best_slander(s, me) > price:
                return A_SLANDER
        return A_END

    def liking(self, s: Tammany, action: int, me: int) -> float:
        """How much the seat likes to name this ward, colour, seat or office now."""
        node = s.node
        if node == N_TURN:
            return 1.0 if action == self.turn(s, me) else 0.5 if action == A_BOSS or action == A_CUBE else 0.0
        if node == N_BID:
            off = action - A_BID - self.bid_part(s, me)
            return 0.0 - (off if off > 0 else -off)
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
            return best + self.dear[action - A_COLOUR]
        if node == N_CUBE_WARD:
            return self.cube_gain(s, action - A_WARD, s.pick_colour, me)
        if node == N_BONUS_WARD:
            w = action - A_WARD
            if w <= s.poll:  # already decided: it counts for the leader of its nation alone
                return self.leads[s.pick_colour] if s.winner[w] == me else -0.01
            return self.cube_gain(s, w, s.pick_colour, me)
        if node == N_BONUS_COLOUR:
            return self.leads[action - A_COLOUR]
        if node == N_POLICE_WARD or node == N_CHAIR_FROM:
            return self.best_removal(s, action - A_WARD, me)
        if node == N_POLICE_COLOUR:
            return self.removal_gain(s, s.pick_ward, action - A_COLOUR, me)
        if node == N_CHAIR_COLOUR:
            gain = self.removal_gain(s, s.pick_ward, action - A_COLOUR, me)
            return gain + self.best_to(s, s.pick_ward, action - A_COLOUR, me)
        if node == N_COUNCIL:
            return self.lock_gain(s, action - A_WARD, me)
        if node == N_CHAIR_TO:
            return self.cube_gain(s, action - A_WARD, s.pick_colour, me)
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
            return spread - self.part_with(s, action - A_COLOUR, me)
        if node == N_SPREAD_WARD:
            return self.slander_gain(s, action - A_WARD, s.slander_seat, me)
        if node == N_APPOINT_SEAT:  # the strongest rival is served first, with the weakest office
            return s.points[action - A_SEAT]
        office = action - A_OFFICE + DEPUTY
        if office == DEPUTY:
            return -self.deputy
        if office == POLICE:
            return -self.police
        return -self.council if office == COUNCIL else -self.chairman

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.think(cython.cast(Tammany, state), seat, rng)

    def like(self, state: State, action: int, seat: int) -> float:
        return self.liking(cython.cast(Tammany, state), action, seat)

    def prepare(self, state: State, seat: int) -> None:
        self.look(cython.cast(Tammany, state), seat)

    def think(self, s: Tammany, me: int, rng: Rng) -> int:
        if s.node != N_TURN and s.node != N_BID:
            return self.favourite(s, me, rng)
        self.look(s, me)
        return self.turn(s, me) if s.node == N_TURN else A_BID + self.bid_part(s, me)

    # ---- bidding --------------------------------------------------------------------------------------------------

    def need_of(self, s: Tammany, colour: int, me: int) -> int:
        """In how many wards to come chips of this colour could still be wanted."""
        wards = 0
        first = s.poll + 1 if s.node == N_BID else 0
        for w in range(first, WARDS):
            if s.has[colour] >> w & 1 and s.bosses[w][me] > 0:
                wards += 1
        return wards

    def part_with(self, s: Tammany, colour: int, me: int) -> float:
        """What a chip of the colour is worth that is given away in this election."""
        term = (s.year - 1) // 4
        cost = (
            self.cost1 if term == 0 else self.cost2 if term == 1 else self.cost3 if term == 2 else self.cost4
        )
        most = 0
        for p in range(s.players):
            if p != me and s.chips[p][colour] > most:
                most = s.chips[p][colour]
        gap = (s.chips[me][colour] - most) / self.tight
        cost += self.finish * s.year * s.year / 256.0 / (1.0 + gap * gap)
        return cost + self.need * self.need_of(s, colour, me)

    def tail(self, s: Tammany, ward: int, seat: int, over: int) -> float:
        """How likely a rival bids more than so many chips."""
        if over < 0:
            return 1.0
        purse = self.usable(s, ward, seat)
        if over >= purse:
            return 0.0
        most = 1.0 + (purse - 1.0) / (1.0 + self.spare * (self.fights[seat] - 1))
        if over >= most:
            return 0.03
        left = (most - over) / most
        return (1.0 - self.quiet) * left * (1.0 - self.bend + self.bend * left)

    def bid_total(self, s: Tammany, me: int) -> int:
        """How many chips to bid: what the ward is worth by the chance to win it, less what the chips are worth."""
        w = s.poll
        mine = s.bosses[w][me]
        purse = self.usable(s, w, me)
        # Nothing that can be foreseen, but the same for each colour's part: it depends on open facts only.
        mix = s.year * 37 + w * 101 + me * 53 + purse * 17
        for c in range(COLOURS):
            mix = mix * 31 + s.chips[me][c] * 7 + s.stock[c]
        mood = ((mix * 7919) % 10007 + 10007) % 10007 / 10007.0 * 2.0 - 1.0
        prize = (self.prizes[w] + self.bid_mayor) * (1.0 + self.whim * mood)
        best = -1000.0
        chosen = 0
        spent = 0.0
        at = 0
        left = s.chips[me][self.cheap[0]] if s.cubes[w][self.cheap[0]] > 0 else 0
        for bid in range(purse + 1):
            if bid > 0:
                while left == 0:
                    at += 1
                    left = s.chips[me][self.cheap[at]] if s.cubes[w][self.cheap[at]] > 0 else 0
                left -= 1
                spent += self.part_with(s, self.cheap[at], me)
            win = 1.0
            hold = 1.0
            for p in range(s.players):
                if p != me and s.bosses[w][p] > 0:
                    win *= 1.0 - self.tail(s, w, p, mine + bid - s.bosses[w][p] - 1)
                    hold *= 1.0 - self.tail(s, w, p, mine + bid - s.bosses[w][p])
            worth = prize * (win + self.spoil * (hold - win)) - spent
            if worth > best:
                best = worth
                chosen = bid
            if win >= 1.0:
                break
        return chosen

    def bid_part(self, s: Tammany, me: int) -> int:
        """The current colour's part of the bid: colours that will be missed least go first."""
        for c in range(COLOURS):
            at = c
            price = self.part_with(s, c, me)
            while at > 0 and self.part_with(s, self.cheap[at - 1], me) > price + 1e-9:
                self.cheap[at] = self.cheap[at - 1]
                at -= 1
            self.cheap[at] = c
        left = self.bid_total(s, me)
        now = s.bid_step[me]
        for k in range(COLOURS):
            c = self.cheap[k]
            if s.cubes[s.poll][c] > 0:
                part = s.chips[me][c] if s.chips[me][c] < left else left
                if c == now:
                    return part
                left -= part
        return 0


HEURISTIC = TammanyHeuristic()


def best(state: State, seat: int, rng: Rng) -> int:
    """A good action for the seat now."""
    return HEURISTIC.best(state, seat, rng)
