# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""How well each seat stands, from what it has: a ``Heuristic`` whose ``value`` is a softmax over the seats' facts.

A game says what the facts are, in which part of the game a position is (a round, a term) and how far that part has gone; the
weights are fitted to played games (bench/fit_odds.py): a row for each part's beginning and end, a column a fact. Where a
small network was learned (appraisal.py) it looks at more facts of each seat, corrects the odds, and tells the lead too.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import cython

from backroom.engine.appraisal import read
from backroom.engine.errors import DataError

if not cython.compiled:
    from math import exp

    from backroom.engine.appraisal import Appraiser
    from backroom.engine.heuristic import Heuristic
    from backroom.engine.limits import MOST_FACTS, MOST_PARTS, MOST_SEATS
    from backroom.engine.state import State


class Odds(Heuristic):
    """Reads ``fact``, which ``facts`` has written, and puts each seat's chance to win into ``stands``."""

    if TYPE_CHECKING:
        known: int
        told: int
        appraiser: Any
        stands: list[float]
        fact: list[list[float]]
        weigh: list[list[float]]

    def __init__(self, weights: Any, learned: Appraiser | None = None, told: int = 0) -> None:
        """``told``: how many facts ``facts`` and ``more_facts`` write together, for a network to look at."""
        many, wide = len(weights), {len(row) for row in weights}
        if not 0 < many <= 2 * MOST_PARTS or many % 2 or len(wide) != 1 or max(wide) > MOST_FACTS:
            raise ValueError(
                f"not two rows of at most {MOST_FACTS} weights for each of at most {MOST_PARTS} parts (engine/limits.py)"
            )
        if not cython.compiled:
            self.stands = [0.0] * MOST_SEATS
            self.ahead = [0.0] * MOST_SEATS
            self.fact = [[0.0] * MOST_FACTS for _ in range(MOST_SEATS)]
            self.weigh = [[0.0] * MOST_FACTS for _ in range(2 * MOST_PARTS)]
        self.known = len(weights[0])
        self.appraiser = learned
        self.learned = int(learned is not None)  # 0: the odds alone
        self.told = max(told, self.known if learned is None else learned.facts)
        for row in range(len(weights)):
            for k in range(self.known):
                self.weigh[row][k] = weights[row][k]

    def listen(self, path: Path, game: str) -> None:
        """Judge by the learned numbers of another file than the game's own; ``DataError`` where they are not for it."""
        sizes, layers, about = read(path, self.told)
        if about.get("game") != game:
            raise DataError("game", "error-lesson", {"file": path.name})
        self.appraiser = Appraiser(sizes, layers)
        self.learned = 1

    # ---- what a game implements -------------------------------------------------------------------------------------

    def facts(self, state: State) -> None:
        """What stands for each seat, into ``fact``."""

    def more_facts(self, state: State) -> None:
        """What the network looks at beside them, into ``fact`` behind them: called after ``facts``."""

    def part(self, state: State) -> int:
        """Which part of the game it is, from 0."""
        return 0

    def past(self, state: State) -> float:
        """How much of that part has gone, from 0 to 1."""
        return 0.0

    # ---- written once -----------------------------------------------------------------------------------------------

    def settle(self, state: State) -> None:
        """Each seat's chance, into ``stands``; with a network its lead, into ``ahead``."""
        n = state.players
        self.facts(state)
        if self.learned:
            self.more_facts(state)
        gone = self.past(state)
        row = 2 * self.part(state)
        best = -1000.0
        for p in range(n):
            odds = 0.0
            for k in range(self.known):
                odds += self.fact[p][k] * (self.weigh[row][k] * (1.0 - gone) + self.weigh[row + 1][k] * gone)
            if self.learned:
                self.appraiser.look(self.fact[p])
                odds += self.appraiser.win
                self.ahead[p] = 1.0 / (1.0 + exp(-self.appraiser.lead))
            self.stands[p] = odds
            if odds > best:
                best = odds
        total = 0.0
        for p in range(n):
            self.stands[p] = exp(self.stands[p] - best)
            total += self.stands[p]
        for p in range(n):
            self.stands[p] /= total

    def values(self, state: State, out: Any) -> None:
        if state.actor_raw() == -2:
            for p in range(state.players):
                out[p] = self.won(state, p)
            return
        self.settle(state)
        for p in range(state.players):
            out[p] = self.stands[p]

    def value(self, state: State, seat: int) -> float:
        if state.actor_raw() == -2:
            return self.won(state, seat)
        self.settle(state)
        return self.stands[seat]

    def margins(self, state: State, out: Any) -> bool:
        if self.learned == 0:
            return False
        for p in range(state.players):
            out[p] = self.ahead[p]
        return True

    def facts_of(self, state: State, more: int = 0) -> list[list[float]]:
        """``facts`` for those who fit the weights; with ``more`` so many, for those who teach the network."""
        self.facts(state)
        if more:
            self.more_facts(state)
        return [[self.fact[p][k] for k in range(more or self.known)] for p in range(state.players)]

    def when(self, state: State) -> tuple[int, float]:
        """``part`` and ``past`` for the same."""
        return self.part(state), self.past(state)
