# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a good player of Tammany Hall sees: who is likely to win a ward, what that is worth, what a piece adds to it.

Figures in points, weighed by playing many games against each other (research/tune.py). Looks only at open facts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if not cython.compiled:
    from math import exp

    from backroom.engine.odds import Odds
    from backroom.games.tammany.rules import Tammany
    from backroom.games.tammany.schema import *

    CURVE = 1026


class TammanySight(Odds):
    """``look`` takes the board in once; what follows it reads from there."""

    if TYPE_CHECKING:
        votes: list[list[float]]
        sure: list[list[float]]
        prizes: list[float]
        leads: list[float]
        dear: list[float]
        crowd: list[float]
        wins: list[float]
        held: list[list[float]]
        curve: list[float]
        fights: list[int]
        steep: float

    def __init__(self) -> None:
        self.reach = 0.21  # how much of a chip counts in one ward, since it can be spent only once
        self.thin = 0.048  # and how much less for each further ward that is fought over
        self.slope = 1.563  # how surely a vote ahead wins a ward, in a term's first year
        self.haste = 0.001  # and more with each year
        self.edge = 0.874  # a tie is nobody's (TH-53)
        self.mayoralty = 0.605  # what a ward adds to the chance of being mayor
        self.near = 2.746  # wards: how near the best rival one must be for that
        self.bonus_cube = 0.356
        self.bonus_chip = 0.628
        self.leading = (
            0.257  # a cube in a ward one wins, towards the three chips of a nation's leader (TH-58)
        )
        self.band = 3.456  # cubes: how near the best rival one must be for that
        self.against = 0.264  # and in a ward that a rival wins
        self.chip1 = 0.748  # a chip, by term
        self.chip2 = 0.594
        self.chip3 = 0.114
        self.chip4 = 0.54
        self.use = 0.27  # more for each ward where it would count
        self.finish = 0.451  # towards the most chips of a colour at the end (TH-70)
        self.tight = 2.03  # chips: how near one must be for that
        self.denial = 0.0  # what a ward less for the strongest rival there is worth
        self.opening = 0.062  # chips that begin to count, or no longer do
        self.malice = 0.0  # what a ward less is worth by which the one who is slandered loses
        self.lock_steep = 1.067  # how much surer a lead is once the ward is locked
        if not cython.compiled:
            self.votes = [[0.0] * SEATS for _ in range(WARDS)]
            self.sure = [[0.0] * SEATS for _ in range(WARDS)]
            self.prizes = [0.0] * WARDS
            self.leads, self.dear = [0.0] * COLOURS, [0.0] * COLOURS
            self.crowd, self.wins, self.fights = [0.0] * SEATS, [0.0] * SEATS, [0] * SEATS
            self.held = [[0.0] * SEATS for _ in range(COLOURS)]
            self.curve = [0.0] * CURVE
        for i in range(CURVE):
            self.curve[i] = 1.0 / (1.0 + exp(-(i - CURVE // 2) / 32.0))

    # ---- taking it in ---------------------------------------------------------------------------------------------

    def usable(self, s: Tammany, ward: int, seat: int) -> int:
        """Chips of the seat that count in the ward."""
        total = 0
        for c in range(COLOURS):
            if s.cubes[ward][c] > 0:
                total += s.chips[seat][c]
        return total

    def odds(self, ahead: float) -> float:
        """How likely so many votes more than the best rival's win a ward: a logistic curve, looked up."""
        x = 32.0 * self.steep * (ahead - self.edge) + CURVE // 2
        if x <= 0.0:
            return self.curve[0]
        if x >= CURVE - 2:
            return self.curve[CURVE - 1]
        i = cython.cast(cython.int, x)
        return self.curve[i] + (x - i) * (self.curve[i + 1] - self.curve[i])  # type: ignore[no-any-return]

    def rival(self, s: Tammany, ward: int, me: int) -> float:
        best = 0.0
        for p in range(s.players):
            if p != me and self.votes[ward][p] > best:
                best = self.votes[ward][p]
        return best

    def count_votes(self, s: Tammany) -> None:
        """The votes each seat is likely to have in each ward that is still to be decided, and its chance there."""
        n = s.players
        self.steep = self.slope + self.haste * ((s.year - 1) % 4)
        first = s.poll if s.node >= N_BID else 0
        for p in range(n):
            self.fights[p] = 0
            self.wins[p] = 1.0 * s.wards_won[p] if s.node >= N_BID else 0.0
        for w in range(first, WARDS):
            there = 0
            for p in range(n):
                if s.bosses[w][p] > 0:
                    there += 1
            if there > 1:
                for p in range(n):
                    if s.bosses[w][p] > 0:
                        self.fights[p] += 1
        for p in range(n):
            self.crowd[p] = self.reach / (1.0 + self.thin * self.fights[p])
        for w in range(WARDS):
            for p in range(n):
                self.votes[w][p] = 0.0
                if w >= first and s.bosses[w][p] > 0:
                    self.votes[w][p] = s.bosses[w][p] + self.crowd[p] * self.usable(s, w, p)
            for p in range(n):
                self.sure[w][p] = 0.0
                if self.votes[w][p] > 0.0:
                    self.sure[w][p] = self.odds(self.votes[w][p] - self.rival(s, w, p))
                    self.wins[p] += self.sure[w][p]

    def count_cubes(self, s: Tammany) -> None:
        """The cubes that each seat is likely to have in the wards it wins (TH-58)."""
        n = s.players
        for p in range(n):
            for c in range(COLOURS):
                self.held[c][p] = 0.0
        decided = s.poll if s.node >= N_BID else 0
        for w in range(WARDS):
            if w < decided:
                p = s.winner[w]
                if p >= 0:
                    for c in range(COLOURS):
                        self.held[c][p] += s.cubes[w][c]
                continue
            for p in range(n):
                sure = self.sure[w][p]
                if sure > 0.0:
                    for c in range(COLOURS):
                        self.held[c][p] += sure * s.cubes[w][c]

    def appraise(self, s: Tammany, me: int) -> None:
        """What wards, cubes and chips are worth to the seat now."""
        n = s.players
        best = 0.0
        for p in range(n):
            if p != me and self.wins[p] > best:
                best = self.wins[p]
        gap = (self.wins[me] - best) / self.near
        mayor = self.mayoralty / (1.0 + gap * gap)
        term = (s.year - 1) // 4
        chip = (
            self.chip1 if term == 0 else self.chip2 if term == 1 else self.chip3 if term == 2 else self.chip4
        )
        self.count_cubes(s)
        for c in range(COLOURS):
            mine = self.held[c][me]
            theirs = 0.0
            most = 0
            for p in range(n):
                if p != me:
                    if self.held[c][p] > theirs:
                        theirs = self.held[c][p]
                    if s.chips[p][c] > most:
                        most = s.chips[p][c]
            gap = (mine - theirs) / self.band
            self.leads[c] = self.leading / (1.0 + gap * gap)
            gap = (s.chips[me][c] - most) / self.tight
            self.dear[c] = chip + self.finish * s.year * s.year / 256.0 / (1.0 + gap * gap)
        for w in range(WARDS):
            worth = 1.0 + mayor
            if w == HALL:
                worth += 1.0
            for c in range(COLOURS):
                worth += self.leads[c] * s.cubes[w][c]
            if s.board.special[w] == 1:
                worth += self.bonus_cube
            elif s.board.special[w] == 2:
                worth += self.bonus_chip
            self.prizes[w] = worth
        for c in range(COLOURS):
            for w in range(WARDS):
                if s.has[c] >> w & 1 and self.votes[w][me] > 0.0:
                    self.dear[c] += self.use

    def look(self, s: Tammany, me: int) -> None:
        self.count_votes(s)
        self.appraise(s, me)

    # ---- what a piece adds ----------------------------------------------------------------------------------------

    def chance(self, s: Tammany, ward: int, me: int, more: float) -> float:
        """How likely the seat wins the ward with so many votes more."""
        if s.bosses[ward][me] + more <= 0.0:
            return 0.0
        mine = s.bosses[ward][me] + more + self.crowd[me] * self.usable(s, ward, me)
        return self.odds(mine - self.rival(s, ward, me))

    def boss_gain(self, s: Tammany, ward: int, me: int) -> float:
        then = self.chance(s, ward, me, 1.0)
        worth = (then - self.sure[ward][me]) * self.prizes[ward]
        if self.denial > 0.0:
            most = 0.0
            for p in range(s.players):
                if p != me and self.sure[ward][p] > most:
                    most = self.sure[ward][p]
            if most > 0.0:
                worth += self.denial * (then - self.sure[ward][me]) * most
        return worth

    def opened(self, s: Tammany, ward: int, colour: int, me: int) -> float:
        """What it is worth that chips of the colour count in the ward."""
        theirs = 0
        for p in range(s.players):
            if p != me and s.bosses[ward][p] > 0 and s.chips[p][colour] > theirs:
                theirs = s.chips[p][colour]
        mine = s.chips[me][colour] if s.bosses[ward][me] > 0 else 0
        return self.opening * (mine - theirs) * self.prizes[ward]

    def cube_gain(self, s: Tammany, ward: int, colour: int, me: int) -> float:
        most = 0.0
        for p in range(s.players):
            if p != me and self.sure[ward][p] > most:
                most = self.sure[ward][p]
        worth = self.leads[colour] * (self.sure[ward][me] - self.against * most)
        if s.cubes[ward][colour] == 0:
            worth += self.opened(s, ward, colour, me)
            if s.bosses[ward][me] > 0:
                worth += self.opening * self.prizes[ward]  # the chip that comes with it
        return worth

    def removal_gain(self, s: Tammany, ward: int, colour: int, me: int) -> float:
        most = 0.0
        for p in range(s.players):
            if p != me and self.sure[ward][p] > most:
                most = self.sure[ward][p]
        worth = self.leads[colour] * (self.against * most - self.sure[ward][me])
        if s.cubes[ward][colour] == 1:
            worth -= self.opened(s, ward, colour, me)
        return worth

    def lock_gain(self, s: Tammany, ward: int, me: int) -> float:
        """A lock keeps what one leads: nothing more comes there, only chips."""
        ahead = self.votes[ward][me] - self.rival(s, ward, me)
        if s.bosses[ward][me] == 0 or ahead <= 0.0:
            return 0.0
        then = 1.0 / (1.0 + exp(-(self.steep + self.lock_steep) * (ahead - self.edge)))
        return (then - self.sure[ward][me]) * self.prizes[ward]

    def slander_gain(self, s: Tammany, ward: int, target: int, me: int) -> float:
        """What it is worth that one boss of the target leaves the ward."""
        theirs = self.votes[ward][target]
        less = theirs - 1.0 if s.bosses[ward][target] > 1 else 0.0
        before = self.rival(s, ward, me)
        after = less
        for p in range(s.players):
            if p != me and p != target and self.votes[ward][p] > after:
                after = self.votes[ward][p]
        worth = 0.0
        if self.votes[ward][me] > 0.0:
            worth = (
                self.odds(self.votes[ward][me] - after) - self.odds(self.votes[ward][me] - before)
            ) * self.prizes[ward]
        if self.malice > 0.0:
            then = self.odds(less - self.rival(s, ward, target)) if less > 0.0 else 0.0
            worth += self.malice * (self.sure[ward][target] - then)
        return worth
