# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""How well each seat of MOB: Big Apple stands: its leads, its crates, and its chance to win.

The odds are fitted to played games (bench/fit_mob.py) and look at open facts and the seat's own moles. The network looks at
a world in which the moles' values are known, as a search draws it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import cython

from backroom.engine.appraisal import appraiser

if not cython.compiled:
    from backroom.engine.curve import logistic
    from backroom.engine.odds import Odds
    from backroom.engine.state import State
    from backroom.games.mob.rules import Mob
    from backroom.games.mob.schema import *

    TOLD = 128  # facts of a seat that the network looks at


# What the odds of winning are made of, by round: fitted to 369,300 positions of 9,000 games at sight
# (bench/fit_mob.py --seed 3).
# Crates won; districts by crates and by number, with a gentle and with a steep reading of a lead; warehouse; stock; the
# attorney's four spaces; the turn; then the four of the districts again, as far as the warehouses are full.
# fmt: off
WEIGHTS = (
    (0.0, 0.6, 0.534, -0.285, 0.388, 0.087, 0.024, 0.216, 0.468, 0.434, 0.876, 0.057, 0.241, 0.088, -0.111, -0.042),
    (0.788, 0.59, 0.471, -0.174, 0.404, 0.129, 0.05, 0.231, 0.52, 0.741, 0.866, 0.099, 0.168, 0.284, -0.142, 0.11),
    (0.375, -0.425, -1.502, 0.762, 1.224, 0.25, 0.056, 0.223, 0.459, 0.373, 0.981, 0.171, 1.239, 0.303, -1.04, 0.343),
)
# fmt: on


class MobWorth(Odds):
    """``lead`` is a seat's lead in each district, taken by ``count_leads``."""

    if TYPE_CHECKING:
        lead: list[float]
        firm: float  # what a henchman in a car counts: he can still be shot
        held: float
        loot: float
        rounds: list[list[float]]

    def __init__(self) -> None:
        Odds.__init__(self, ((1.0,), (1.0,)), appraiser(Path(__file__).parent, TOLD), TOLD)
        self.firm = 0.6
        if not cython.compiled:
            self.lead = [0.0] * DISTRICTS
            self.rounds = [[0.0] * 16 for _ in range(3)]
        for r in range(3):
            for k in range(16):
                self.rounds[r][k] = WEIGHTS[r][k]

    def guess(self, s: Mob, seat: int, mole: int, me: int) -> float:
        """What a hidden mole counts: its value for its owner, the mean of those never seen for the other."""
        if seat == me:
            return s.value[seat][mole]
        total = 12
        left = MOLES
        for m in range(MOLES):
            if s.hidden[seat] >> m & 1 == 0:
                total -= s.value[seat][m]
                left -= 1
        return 1.0 * total / left

    def count_leads(self, s: Mob, me: int) -> None:
        """The seat's lead in each district, a henchman in a car counting as ``firm`` says."""
        you = 1 - me
        for d in range(DISTRICTS):
            self.lead[d] = s.men[me][d] - s.men[you][d] + self.firm * (s.cars[me][d] - s.cars[you][d])
        theirs = 0.0
        for m in range(MOLES):
            if s.hidden[me] >> m & 1:
                self.lead[s.place[me][m]] += s.value[me][m]
            if s.hidden[you] >> m & 1:
                if theirs == 0.0:
                    theirs = self.guess(s, you, m, me)
                self.lead[s.place[you][m]] -= theirs

    # ---- how one stands -------------------------------------------------------------------------------------------

    def hold(self, s: Mob, slope: float) -> None:
        """The districts held, each as surely as its lead says: ``held`` each as one, ``loot`` by their crates."""
        self.held = 0.0
        self.loot = 0.0
        for d in range(DISTRICTS):
            sure = 2.0 * logistic(slope * self.lead[d]) - 1.0
            self.held += sure
            self.loot += sure * s.crates[d]

    def standing(self, s: Mob, me: int) -> float:
        """The log of the odds to win: a sum of what stands on the board, weighed by the round."""
        you = 1 - me
        self.firm = 0.6  # as it was fitted
        self.count_leads(s, me)
        w = self.rounds[s.round - 1 if s.round > 0 else 0]
        left = (s.warehouse[0] + s.warehouse[1]) / 40.0
        odds = w[0] * (s.won[me] - s.won[you])
        self.hold(s, 0.25)
        odds += (w[1] + w[12] * left) * self.loot + (w[2] + w[13] * left) * self.held
        self.hold(s, 0.5)
        odds += (w[3] + w[14] * left) * self.loot + (w[4] + w[15] * left) * self.held
        odds += w[5] * (s.warehouse[me] - s.warehouse[you]) + w[6] * (s.stock[me] - s.stock[you])
        at = s.attorney if me == 0 else -s.attorney
        space = at if at > 0 else -at
        if space > 4:  # fitted on a track of four
            space = 4
        if at > 0:
            odds += w[6 + space]
        elif at < 0:
            odds -= w[6 + space]
        return odds + (w[11] if s.turn == me else -w[11])

    def value(self, state: State, seat: int) -> float:
        if state.actor_raw() == -2:
            return self.won(state, seat)
        if self.learned:
            self.settle(state)
            return self.stands[seat]
        return logistic(self.standing(cython.cast(Mob, state), seat))

    def values(self, state: State, out: Any) -> None:
        """By the odds alone each seat judges for itself: neither knows the other's moles."""
        if self.learned and state.actor_raw() != -2:
            self.settle(state)
            for p in range(2):
                out[p] = self.stands[p]
            return
        for p in range(2):
            out[p] = self.value(state, p)

    # ---- what the network looks at ------------------------------------------------------------------------------------

    def facts(self, state: State) -> None:
        for p in range(2):
            self.fact[p][0] = 0.5 * self.standing(cython.cast(Mob, state), p)

    def more_facts(self, state: State) -> None:
        self.take_in(cython.cast(Mob, state))

    def take_in(self, s: Mob) -> None:
        """The moment, what both have; then each district with its moles, and the action board."""
        for p in range(2):
            you = 1 - p
            own = self.fact[p]
            for i in range(1, TOLD):
                own[i] = 0.0
            own[1 + (s.round - 1 if s.round > 0 else 0)] = 1.0
            own[4] = 1.0 if s.turn == p else 0.0
            own[5] = 1.0 if s.first == p else 0.0
            own[6] = (s.attorney if p == 1 else -s.attorney) / 2.0
            own[7] = (s.warehouse[p] - s.warehouse[you]) / 6.0
            own[8] = s.warehouse[p] / 10.0
            own[9] = s.warehouse[you] / 10.0
            own[10] = (s.won[p] - s.won[you]) / 4.0
            own[11] = s.won[p] / 8.0
            own[12] = (s.stock[p] - s.stock[you]) / 6.0
            own[13] = s.stock[p] / 10.0
            own[14] = 1.0 if s.turn == p and s.loaded else 0.0
            own[15] = 1.0 if s.turn == p and s.space >= 0 else 0.0
            for d in range(DISTRICTS):
                at = 16 + 9 * d
                own[at] = (s.men[p][d] - s.men[you][d]) / 3.0
                own[at + 1] = (s.cars[p][d] - s.cars[you][d]) / 2.0
                own[at + 2] = s.cars[you][d] / 3.0
                own[at + 3] = s.crates[d] / 3.0
                ahead = s.men[p][d] - s.men[you][d] + 0.6 * (s.cars[p][d] - s.cars[you][d])
                for m in range(MOLES):
                    if s.hidden[p] >> m & 1 and s.place[p][m] == d:
                        ahead += s.value[p][m]
                        own[at + 4] += s.value[p][m] / 3.0
                    if s.hidden[you] >> m & 1 and s.place[you][m] == d:
                        ahead -= s.value[you][m]
                        own[at + 5] += s.value[you][m] / 3.0
                own[at + 6] = ahead / 4.0
                own[at + 7] = 2.0 * logistic(0.6 * ahead) - 1.0
                own[at + 8] = own[at + 7] * s.crates[d] / 3.0
                own[70] += own[at + 7] / 3.0
                own[71] += own[at + 8]
            for k in range(SPACES):
                if s.owner[k] > 0:
                    own[72 + k] = 1.0 if s.owner[k] == p + 1 else -1.0
                    own[90] += 0.1
