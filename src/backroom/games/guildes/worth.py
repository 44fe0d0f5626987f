# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""How well each seat of Guildes stands: its chance to win, from its votes and from what its cards are likely to bring.

The odds are fitted to played games (bench/fit_odds.py). A search looks at worlds in which every hand is known, so hands
count here.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import cython

from backroom.engine.appraisal import appraiser

if not cython.compiled:
    from math import exp

    from backroom.engine.odds import Odds
    from backroom.engine.state import State
    from backroom.games.guildes.rules import Guildes
    from backroom.games.guildes.schema import *

    TOLD = 128  # facts of a seat that the network looks at; the odds know the first 10

from backroom.games.guildes.weights import ODDS


class GuildesWorth(Odds):
    """``facts`` are what a seat has and is likely to get; ``ODDS`` weighs them by round, at its beginning and at its end."""

    if TYPE_CHECKING:
        cards: list[float]

    def __init__(self) -> None:
        Odds.__init__(self, ODDS, appraiser(Path(__file__).parent, TOLD), TOLD)
        if not cython.compiled:
            self.cards = [0.0] * SEATS

    def share(self, s: Guildes, kind: int, count: int, me: int, slope: float) -> float:
        """What a guild pays the seat at a count when it stands as in ``cards``."""
        mine = self.cards[me]
        if mine < 0.5:
            return 0.0
        ahead = 0.0
        for p in range(s.players):
            if p != me and self.cards[p] > 0.0:
                x = slope * (self.cards[p] - mine)
                ahead += 0.5 + 0.5 * x / (1.0 + (x if x > 0.0 else -x))
        pays = s.cards.pays[kind][count]
        place = 0
        while ahead >= 1.0 and place < 3:
            ahead -= 1.0
            place += 1
        if ahead >= 1.0:
            return 0.0
        after = pays[place + 1] if place < 3 else 0
        return pays[place] * (1.0 - ahead) + after * ahead

    def part(self, state: State) -> int:
        return cython.cast(Guildes, state).round  # type: ignore[no-any-return]

    def past(self, state: State) -> float:
        return self.gone(cython.cast(Guildes, state))

    def facts(self, state: State) -> None:
        self.take_in(cython.cast(Guildes, state))

    def more_facts(self, state: State) -> None:
        self.take_in_more(cython.cast(Guildes, state))

    def gone(self, s: Guildes) -> float:
        """How much of the round has gone: half of it is the draft."""
        if s.node == N_TAKE or s.node == N_LAST:
            return 0.5 * s.step / s.cards.dealt[s.players]
        if s.node < N_TAKE and s.node != N_BACK and s.node != N_FIRST and s.node != N_DRAWN:
            return 0.0
        if s.node == N_PLAY or s.node == N_TURN:
            return 0.5 + 0.5 * s.step / s.need()
        return 0.5 if s.node == N_ASIDE or s.node == N_BACK or s.node == N_FIRST else 1.0

    def holds(self, s: Guildes, gone: float) -> float:
        """How much of a hand is likely to be played in this round."""
        if gone < 0.5:
            return 1.0 * s.need() / s.cards.dealt[s.players]
        held = s.held(0)
        if held == 0 or gone >= 1.0:
            return 0.0
        return 1.0 * (s.need() - (s.step if s.node == N_PLAY or s.node == N_TURN else 0)) / held

    def take_in(self, s: Guildes) -> None:
        """What stands for each seat: votes, and what the counts would pay as the cards lie and with a part of the hands."""
        n = s.players
        r = s.round
        gone = self.gone(s)
        hold = self.holds(s, gone)
        for p in range(n):
            own = self.fact[p]
            for k in range(self.known):
                own[k] = 0.0
            own[0] = s.points_of(p) / 10.0
            bodies = s.tableau[p][MILITIA] + hold * s.hand[p][MILITIA]
            own[7] = bodies * s.cards.militia_votes * (ROUNDS - r) / 10.0
        for kind in range(MILITIA):
            laid = 0
            taken = 0
            for p in range(n):
                laid += s.tableau[p][kind]
                taken += s.hand[p][kind]
            if laid > 0:
                for p in range(n):
                    self.cards[p] = s.tableau[p][kind]
                for p in range(n):
                    if s.tableau[p][kind] > 0:
                        for count in range(r, ROUNDS):
                            self.fact[p][1 + count - r] += self.share(s, kind, count, p, 3.0) / 10.0
            if laid + taken > 0 and hold > 0.0:
                for p in range(n):
                    self.cards[p] = s.tableau[p][kind] + hold * s.hand[p][kind]
                for p in range(n):
                    if self.cards[p] > 0.0:
                        for count in range(r, ROUNDS):
                            self.fact[p][4 + count - r] += self.share(s, kind, count, p, 2.0) / 10.0
        for p in range(n):
            own = self.fact[p]
            self.stands[p] = own[0] + own[7]
            for k in range(3):
                self.stands[p] += own[4 + k] if hold > 0.0 else own[1 + k]
        for p in range(n):
            best = -1000.0
            rest = 0.0
            for q in range(n):
                if q != p:
                    rest += self.stands[q]
                    if self.stands[q] > best:
                        best = self.stands[q]
            self.fact[p][8] = 1.0 / (1.0 + exp(1.5 * (best - self.stands[p])))
            self.fact[p][9] = 1.0 / (1.0 + exp(4.0 * (best - self.stands[p])))

    def take_in_more(self, s: Guildes) -> None:
        """The moment and who is ahead; then each guild as the seat and its best rival there stand, on the table and with a
        part of the hands, and the cards that the seat is passing on.
        """
        n = s.players
        gone = self.gone(s)
        hold = self.holds(s, gone)
        for p in range(n):
            own = self.fact[p]
            for i in range(10, TOLD):
                own[i] = 0.0
            best = -100.0
            second = -100.0
            points = -1000
            bodies = 0.0
            for q in range(n):
                if q != p:
                    if self.stands[q] > best:
                        second = best
                        best = self.stands[q]
                    elif self.stands[q] > second:
                        second = self.stands[q]
                    if s.points_of(q) > points:
                        points = s.points_of(q)
                    if s.tableau[q][MILITIA] > bodies:
                        bodies = s.tableau[q][MILITIA]
            own[10] = (self.stands[p] - best) / 2.0
            own[11] = (self.stands[p] - second) / 2.0
            own[12] = (s.points_of(p) - points) / 15.0
            own[13] = s.tableau[p][MILITIA] / 3.0
            own[14] = hold * s.hand[p][MILITIA] / 3.0
            own[15] = (s.tableau[p][MILITIA] - bodies) / 3.0
            own[16 + n - 3] = 1.0
            own[20 + s.round] = 1.0 - gone
            own[23 + s.round] = gone
            own[26] = 1.0 if s.events else 0.0
            own[27] = 1.0 if s.tricks else 0.0
            own[28] = 1.0 if gone < 0.5 else 0.0
            own[29] = 1.0 if s.shielded >> p & 1 else 0.0
            for kind in range(MILITIA):
                laid = 0
                full = 0.0
                above = 0
                for q in range(n):
                    if q != p:
                        if s.tableau[q][kind] > laid:
                            laid = s.tableau[q][kind]
                        if s.tableau[q][kind] + hold * s.hand[q][kind] > full:
                            full = s.tableau[q][kind] + hold * s.hand[q][kind]
                        if s.tableau[q][kind] >= s.tableau[p][kind]:
                            above += 1
                own[30 + kind] = s.tableau[p][kind] / 3.0
                own[40 + kind] = hold * s.hand[p][kind] / 2.0
                own[50 + kind] = (s.tableau[p][kind] - laid) / 3.0
                own[60 + kind] = (s.tableau[p][kind] + hold * s.hand[p][kind] - full) / 3.0
                own[70 + kind] = laid / 3.0
                own[80 + kind] = above / 3.0 if s.tableau[p][kind] > 0 else 0.0
                if s.node == N_TAKE and s.at[p] >= 0:
                    own[90 + kind] = s.packet[s.at[p]][kind] / 2.0
                own[100 + kind] = s.deck[kind] / 6.0
