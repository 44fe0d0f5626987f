# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""How well each seat of Tammany Hall stands: its chance to win, from what the board is likely to bring.

The odds are fitted to played games (bench/fit_odds.py). Looks only at open facts.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import cython

from backroom.engine.appraisal import appraiser

if not cython.compiled:
    from math import exp

    from backroom.engine.odds import Odds
    from backroom.engine.state import State
    from backroom.games.tammany.rules import Tammany
    from backroom.games.tammany.schema import *

    TOLD = 128  # facts of a seat that the network looks at; the odds know the first 16

if not cython.compiled or TYPE_CHECKING:
    from backroom.games.tammany.sight import TammanySight

from backroom.games.tammany.weights import ODDS


class TammanyWorth(TammanySight):
    """``facts`` are what a seat has and is likely to get; ``ODDS`` weighs them by term, at its beginning and at its end."""

    if TYPE_CHECKING:
        likely: list[float]  # what each seat is likely to have at the end

    def __init__(self) -> None:
        TammanySight.__init__(self)
        if not cython.compiled:
            self.likely = [0.0] * SEATS
        Odds.__init__(self, ODDS, appraiser(Path(__file__).parent, TOLD), TOLD)

    def take_in(self, s: Tammany) -> None:
        """What stands for each seat."""
        n = s.players
        self.count_votes(s)
        self.count_cubes(s)
        for p in range(n):
            best = -1.0
            for q in range(n):
                if q != p and self.wins[q] > best:
                    best = self.wins[q]
            own = self.fact[p]
            own[0] = s.points[p] / 4.0
            own[1] = self.wins[p] / 2.0
            own[2] = self.sure[HALL][p]
            own[3] = 1.0 / (1.0 + exp(best - self.wins[p]))
            own[4] = s.chips_of(p) / 4.0
            own[6] = 1.0 * s.slander_chips[p]
            own[7] = 1.0 if s.office[p] == DEPUTY else 0.0
            own[8] = 1.0 if s.office[p] == POLICE else 0.0
            own[9] = 1.0 if s.office[p] == COUNCIL else 0.0
            own[10] = 1.0 if s.office[p] == CHAIRMAN else 0.0
            own[11] = 1.0 if s.office[p] == MAYOR else 0.0
            own[13] = 0.0
            own[14] = 1.0 if (p - s.first + n) % n == n - 1 else 0.0
            own[15] = 0.0
            most = 0.0
            lead = 0.0
            for c in range(COLOURS):
                chips = 0
                cubes = 0.0
                for q in range(n):
                    if q != p:
                        if s.chips[q][c] > chips:
                            chips = s.chips[q][c]
                        if self.held[c][q] > cubes:
                            cubes = self.held[c][q]
                most += 1.0 / (1.0 + exp(0.8 * (chips - s.chips[p][c])))
                lead += 1.0 / (1.0 + exp(0.8 * (cubes - self.held[c][p])))
            own[5] = most / 2.0
            own[12] = lead / 2.0
            for w in range(WARDS):
                if s.bosses[w][p] > 0:
                    own[13] += s.bosses[w][p] / 4.0
                    own[15] += self.usable(s, w, p) / 8.0

    def part(self, state: State) -> int:
        return self.term(cython.cast(Tammany, state))

    def past(self, state: State) -> float:
        return self.gone(cython.cast(Tammany, state))

    def facts(self, state: State) -> None:
        self.take_in(cython.cast(Tammany, state))

    def more_facts(self, state: State) -> None:
        self.take_in_more(cython.cast(Tammany, state))

    def take_in_more(self, s: Tammany) -> None:
        """The moment, then each ward and nation as the seat and its best rival there stand."""
        n = s.players
        gone = self.gone(s)
        term = self.term(s)
        bidding = 1 if s.node >= N_BID else 0
        for p in range(n):
            total = s.points[p] + 0.45 * s.chips_of(p) + 0.9 * s.slander_chips[p] + self.wins[p]
            self.likely[p] = total
        for p in range(n):
            own = self.fact[p]
            for i in range(16, TOLD):
                own[i] = 0.0
            own[16 + n - 3] = 1.0
            own[19 + term] = 1.0 - gone
            own[23 + term] = gone
            own[27] = 1.0 if bidding else 0.0
            own[28] = s.poll / 15.0 if bidding else 0.0
            best = -100.0
            second = -100.0
            points = -100.0
            wins = -100.0
            for q in range(n):
                if q != p:
                    if self.likely[q] > best:
                        second = best
                        best = self.likely[q]
                    elif self.likely[q] > second:
                        second = self.likely[q]
                    if s.points[q] > points:
                        points = s.points[q]
                    if self.wins[q] > wins:
                        wins = self.wins[q]
            own[29] = (self.likely[p] - best) / 6.0
            own[30] = (self.likely[p] - second) / 6.0
            own[31] = (s.points[p] - points) / 6.0
            own[32] = (self.wins[p] - wins) / 3.0
            own[33] = ((p - s.first + n) % n) / 4.0
            own[34] = 1.0 if bidding == 0 and (p - s.first + n) % n < (s.turn - s.first + n) % n else 0.0
            own[35] = 1.0 if bidding == 0 and p == s.turn else 0.0
            own[36] = 1.0 if s.slandered[p] else 0.0
            own[37] = s.hand[p] / 4.0
            own[38] = 1.0 if s.sealed else 0.0
            own[39] = 1.0 if s.spread_needs_boss else 0.0
            for c in range(COLOURS):
                chips = 0
                cubes = 0.0
                for q in range(n):
                    if q != p:
                        if s.chips[q][c] > chips:
                            chips = s.chips[q][c]
                        if self.held[c][q] > cubes:
                            cubes = self.held[c][q]
                own[40 + c] = s.chips[p][c] / 4.0
                own[44 + c] = (s.chips[p][c] - chips) / 4.0
                own[48 + c] = self.held[c][p] / 4.0
                own[52 + c] = (self.held[c][p] - cubes) / 4.0
                own[56 + c] = s.stock[c] / 16.0
            for w in range(WARDS):
                most = 0.0
                votes = 0.0
                crowd = 0
                for q in range(n):
                    if q != p:
                        if self.sure[w][q] > most:
                            most = self.sure[w][q]
                        if self.votes[w][q] > votes:
                            votes = self.votes[w][q]
                        if s.bosses[w][q] > crowd:
                            crowd = s.bosses[w][q]
                own[60 + w] = self.sure[w][p]
                own[75 + w] = most
                if s.bosses[w][p] > 0 or crowd > 0:
                    own[90 + w] = (self.votes[w][p] - votes) / 3.0
                    own[105 + w] = (s.bosses[w][p] - crowd) / 2.0
            own[120] = s.locks_left / 4.0
            own[121] = 1.0 if s.leader[0] >> p & 1 else 0.0
            own[122] = 1.0 if s.leader[1] >> p & 1 else 0.0
            own[123] = 1.0 if s.leader[2] >> p & 1 else 0.0
            own[124] = 1.0 if s.leader[3] >> p & 1 else 0.0
            own[125] = 1.0 if s.office_mark[p] else 0.0

    def term(self, s: Tammany) -> int:
        return (s.year - 1) // 4 if s.year > 0 else 0

    def gone(self, s: Tammany) -> float:
        if s.node >= N_BID:
            return 1.0
        return ((s.year - 1) % 4) / 4.0 if s.year > 0 else 0.0

    # ---- for a learned network --------------------------------------------------------------------------------------

    def noted(self, players: int) -> int:
        return (WARDS + 2 + COLOURS) * players

    def notes(self, state: State, seat: int, out: Any, at: int) -> None:
        self.note(cython.cast(Tammany, state), seat, out, at)

    def note(self, s: Tammany, me: int, out: Any, i: int) -> None:
        """The seat first, then the others clockwise: how likely each wins each ward, how many that makes, how far ahead each
        is with what it is likely to have, and of which chips it has the most (TH-70).
        """
        n = s.players
        self.count_votes(s)
        for j in range(n):
            p = (me + j) % n
            self.stands[j] = s.points[p] + 0.45 * s.chips_of(p) + 0.9 * s.slander_chips[p] + self.wins[p]
            for w in range(WARDS):
                out[i + w * n + j] = self.sure[w][p]
        i += WARDS * n
        for j in range(n):
            best = -100.0
            for k in range(n):
                if k != j and self.stands[k] > best:
                    best = self.stands[k]
            ahead = (self.stands[j] - best) / 8.0
            out[i + j] = self.wins[(me + j) % n] / 4.0
            out[i + n + j] = ahead if -8.0 < ahead < 8.0 else 8.0 if ahead > 0.0 else -8.0
            for c in range(COLOURS):
                most = 0
                for k in range(n):
                    if k != j and s.chips[(me + k) % n][c] > most:
                        most = s.chips[(me + k) % n][c]
                out[i + 2 * n + j * COLOURS + c] = (s.chips[(me + j) % n][c] - most) / 5.0
