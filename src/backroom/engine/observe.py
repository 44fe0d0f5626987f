# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False
"""What a seat knows as numbers for a learner, as a seam: each game's ``observe.py`` has an ``Observer`` of its own.

The seat itself comes first, then the others clockwise. The length depends on the game and the number of players alone, and
``parts`` names every range of it. Like a view, an observation may hold only what its seat may know; that is tested by
redrawing the rest. Steps, rewards and spaces are left to the package ``research``.
"""

from __future__ import annotations

from array import array
from typing import Any

import cython

if not cython.compiled:
    from backroom.engine.state import State

    def blank(out: Any, length: int) -> None:
        for i in range(length):
            out[i] = 0.0


#: No number of an observation is outside of these. Most are shares of what is much and lie between 0 and 1; a heap that no
#: rule limits (all 25 cubes of a nation in a ward, of which 4 are many) goes beyond.
LOWEST, HIGHEST = -1.0, 8.0


class Observer:
    """Sees nothing: a game without observations of its own."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.length = sum(size for _, size in self.parts())

    def parts(self) -> tuple[tuple[str, int], ...]:
        """(name, how many numbers), in their order."""
        return ()

    def write(self, state: State, seat: int, out: Any) -> int:
        """Write the seat's observation to ``out``; how many numbers that were: always ``length``."""
        return 0

    def fill(self, state: State, seat: int, out: Any) -> int:
        """``write`` for Python callers; ``out`` is a buffer of ``length`` 32-bit floats."""
        if len(out) != self.length:
            raise ValueError(f"{self.length} numbers expected, not {len(out)}")
        if not 0 <= seat < state.players or state.players != self.players:
            raise ValueError(f"seat {seat} of {state.players}, observed as {self.players} players")
        if cython.compiled:
            return self.write(state, seat, cython.address(out[0]))
        return self.write(state, seat, out)

    def observe(self, state: State, seat: int) -> array[float]:
        """The observation as an array of its own."""
        out = array("f", bytes(4 * self.length))
        self.fill(state, seat, out)
        return out

    def layout(self) -> dict[str, slice]:
        """Where each part stands."""
        found: dict[str, slice] = {}
        at = 0
        for name, size in self.parts():
            found[name] = slice(at, at + size)
            at += size
        return found
