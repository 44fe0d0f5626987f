"""Positions that an undo may lead back to, while a log is read from its first line to its last: kept only where some
line goes back, so that many undos cost no more than none.
"""

from __future__ import annotations

from collections.abc import Iterable

from backroom.engine.state import State


class Positions:
    """``before`` every line with the State so far, ``counts`` for every line that changed it, ``back`` for an undo."""

    def __init__(self, targets: Iterable[int]) -> None:
        self.targets = set(targets)  # the numbers that undos lead to
        self.kept: list[int] = []  # lines that changed the position and count
        self.states: dict[int, State] = {}  # by the last of those lines

    def before(self, seq: int, state: State | None) -> None:
        if state is not None and seq - 1 in self.targets and self.kept:
            self.states[self.kept[-1]] = state.clone()

    def counts(self, seq: int) -> None:
        self.kept.append(seq)

    def back(self, to: int) -> State:
        """The State after entry ``to``; ``LookupError`` when the game had not begun there."""
        while self.kept[-1] > to:
            self.kept.pop()
        return self.states[self.kept[-1]].clone()
