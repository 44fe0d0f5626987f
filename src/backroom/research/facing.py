# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False
"""A heuristic with a model of the others: one seat plays and judges by its own, all others are taken to play by another."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from backroom.engine.heuristic import Heuristic
    from backroom.engine.rng import Rng
    from backroom.engine.state import State


class Facing(Heuristic):
    """``me`` is the seat; ``own`` and ``others`` are heuristics of one game."""

    def __init__(self, me: int, own: Heuristic, others: Heuristic) -> None:
        self.me = me
        self.own = own
        self.others = others

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if seat == self.me:
            return self.own.choose(state, seat, rng)
        return self.others.choose(state, seat, rng)

    def prepare(self, state: State, seat: int) -> None:
        if seat == self.me:
            self.own.prepare(state, seat)
        else:
            self.others.prepare(state, seat)

    def like(self, state: State, action: int, seat: int) -> float:
        if seat == self.me:
            return self.own.like(state, action, seat)
        return self.others.like(state, action, seat)

    def value(self, state: State, seat: int) -> float:
        return self.own.value(state, seat)

    def values(self, state: State, out: Any) -> None:
        self.own.values(state, out)

    def margins(self, state: State, out: Any) -> bool:
        return self.own.margins(state, out)
