# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False
"""What a good player looks at, as a seam: each game's ``sense.py`` has a ``Heuristic`` of its own.

``choose`` names a good action at once, fast enough to guide playouts; ``value`` says how well a seat stands.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from backroom.engine.rng import Rng
    from backroom.engine.state import State


class Heuristic:
    """Sees nothing: a game without senses of its own."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """A good legal action for the seat. May look only at what this seat knows."""
        return -1

    def value(self, state: State, seat: int) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won)."""
        return 0.0

    def best(self, state: State, seat: int, rng: Rng) -> int:
        """``choose`` for Python callers."""
        return self.choose(state, seat, rng)

    def worth(self, state: State, seat: int) -> float:
        """``value`` for Python callers."""
        return self.value(state, seat)
