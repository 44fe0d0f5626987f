"""The entries of a log that changed the position and still count, and how far back an undo leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Step:
    """An entry that changed the position and still counts."""

    seq: int
    seat: int
    sealed: bool  # part of a simultaneous choice
    open: bool  # that choice still waited for somebody after this step
    final: bool  # chance, a reveal or a hand-over followed: not to be taken back alone


@dataclass(slots=True)
class Asked:
    """An undo that waits for the others' consent."""

    by: int
    to: int
    yes: set[int] = field(default_factory=set)


def free_undo(steps: Sequence[Step], seat: int, start: int) -> int | None:
    """The number down to which this seat may go back alone; None when there is nothing to take back freely."""
    floor = None
    for place in range(len(steps) - 1, -1, -1):
        step = steps[place]
        if step.seat != seat or step.sealed or step.final:
            break
        floor = steps[place - 1].seq if place else start
    return floor


def undo_target(steps: Sequence[Step], to: int, start: int) -> int:
    """Where an undo to ``to`` leads: never into the middle of a simultaneous choice."""
    kept = [step for step in steps if step.seq <= to]
    while kept and kept[-1].open:
        kept.pop()
    return kept[-1].seq if kept else start
