# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""Two heuristics against each other at sight, in compiled code without the GIL: thousands for what a search plays in one.

A deal is played once from every seat of the first one, each time with the same stream of chance.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from backroom.engine.heuristic import Heuristic
    from backroom.engine.limits import MOST_CHOICES
    from backroom.engine.rng import Rng
    from backroom.engine.state import State, copy_block


class Duel:
    """``one`` sits at one seat and ``other`` at all the rest; with ``both`` they sit at every second seat."""

    def __init__(self, start: State, one: Heuristic, other: Heuristic) -> None:
        self.start = start
        self.work = start.clone()
        self.one = one
        self.other = other
        self.chance = Rng(0)
        self.own = Rng(0)
        self.both = 0
        self.decisions = 0
        if not cython.compiled:
            self.buf = [0] * MOST_CHOICES
            self.heavy = [0] * MOST_CHOICES

    def game(self, first: int) -> float:
        """The share of the win of the first one, at this seat."""
        copy_block(self.work, self.start)
        while True:
            seat = self.work.actor_raw()
            if seat == -2:
                break
            n = self.work.legal_actions_raw(seat, self.buf)
            action = self.buf[0]
            if seat == -1:
                self.work.weights(self.heavy)
                total = 0
                for i in range(n):
                    total += self.heavy[i]
                k = self.chance.pick(total)
                i = 0
                while k >= self.heavy[i]:
                    k -= self.heavy[i]
                    i += 1
                action = self.buf[i]
            elif n > 1:
                self.decisions += 1
                if seat == first or (self.both and (seat - first) % 2 == 0):
                    action = self.one.choose(self.work, seat, self.own)
                else:
                    action = self.other.choose(self.work, seat, self.own)
            self.work.apply_raw(seat, action)
        winners = 0
        own = 0
        for p in range(self.work.players):
            if self.work.rank_of(p) == 1:
                winners += 1
                if p == first or (self.both and (p - first) % 2 == 0):
                    own += 1
        return 1.0 * own / winners

    def deal(self) -> float:
        """The mean over the seats of one deal."""
        luck = self.chance.state
        total = 0.0
        for seat in range(self.start.players):
            self.chance.state = luck
            total += self.game(seat)
        return total / self.start.players

    def run(self, deals: int, seed: int) -> list[float]:
        """Each deal's mean share of the first one."""
        found = []
        for number in range(deals):
            self.chance = Rng(seed * 1000003 + number).fork(1)
            self.own = Rng(seed * 1000003 + number).fork(2)
            if cython.compiled:
                with cython.nogil:
                    share = self.deal()
            else:
                share = self.deal()
            found.append(share)
        return found
