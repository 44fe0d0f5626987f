# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False
"""What a good player looks at, as a seam: each game's ``heuristic.py`` has a ``Heuristic`` of its own.

``choose`` names a good action at once, fast enough to guide playouts; ``value`` says how well a seat stands. Where a game
only says how much it likes an action, ``favourite`` finds the best liked of the legal ones.
"""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from backroom.engine.limits import MOST_CHOICES
    from backroom.engine.rng import Rng
    from backroom.engine.state import State


class Heuristic:
    """Sees nothing: a game without a heuristic of its own."""

    if not cython.compiled:
        options: list[int]

        def __new__(cls, *args: Any, **kwargs: Any) -> Heuristic:
            self = object.__new__(cls)
            self.options = [0] * MOST_CHOICES
            return self

    # ---- what a game implements -------------------------------------------------------------------------------------

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """A good legal action for the seat; -1: none is known. May look only at what this seat knows."""
        return -1

    def prepare(self, state: State, seat: int) -> None:
        """Once before the legal actions are compared."""

    def like(self, state: State, action: int, seat: int) -> float:
        """How good a legal action seems; only compared with others of the same decision."""
        return 0.0

    def value(self, state: State, seat: int) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won)."""
        return 0.0

    def values(self, state: State, out: Any) -> None:
        """``value`` of every seat at once, into ``out``: a game that can find them together does."""
        for seat in range(state.players):
            out[seat] = self.value(state, seat)

    def margins(self, state: State, out: Any) -> bool:
        """After ``values``: how surely each seat ends ahead of the others, by how much (``Rollout.margin``), into ``out``;
        false where nothing is known of it.
        """
        return False

    def noted(self, players: int) -> int:
        """How many numbers ``notes`` writes: it depends on the number of players alone."""
        return 0

    def notes(self, state: State, seat: int, out: Any, at: int) -> None:
        """What a good player sees in the position beyond the plain facts, as numbers between -8 and 8 for a learned network,
        from ``out[at]`` on. May look only at what this seat knows.
        """

    # ---- written once -----------------------------------------------------------------------------------------------

    def won(self, state: State, seat: int) -> float:
        """The seat's share of the win, of a game that is over."""
        if state.rank_of(seat) > 1:
            return 0.0
        shared = 0
        for p in range(state.players):
            if state.rank_of(p) == 1:
                shared += 1
        return 1.0 / shared

    def favourite(self, state: State, seat: int, rng: Rng) -> int:
        """The best liked of the legal actions; which of several is a matter of luck."""
        n = state.legal_actions_raw(seat, self.options)
        return self.options[0] if n == 1 else self.liked(state, seat, rng, n)

    def liked(self, state: State, seat: int, rng: Rng, n: int) -> int:
        """The same of the first n ``options``, which the caller has filled in."""
        chosen = self.options[0]
        self.prepare(state, seat)
        best = -1000.0
        ties = 1
        for i in range(n):
            like = self.like(state, self.options[i], seat)
            if like > best + 1e-9:
                best = like
                chosen = self.options[i]
                ties = 1
            elif like > best - 1e-9:
                ties += 1
                if rng.pick(ties) == 0:
                    chosen = self.options[i]
        return chosen

    def best_of(self, state: State, seat: int, actions: list[int]) -> int:
        """The best liked of some actions: what a player does who overlooks the others."""
        self.prepare(state, seat)
        likes = [self.like(state, action, seat) for action in actions]
        return actions[likes.index(max(likes))]

    def best(self, state: State, seat: int, rng: Rng) -> int:
        """``choose`` for Python callers."""
        return self.choose(state, seat, rng)

    def worth(self, state: State, seat: int) -> float:
        """``value`` for Python callers."""
        return self.value(state, seat)
