# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False
"""One stream of random numbers (SplitMix64), the same compiled and uncompiled.

For playouts and bots only. Draws of a real game come from the table's provable stream.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB


class Rng:
    """A seeded stream. ``Rng(7).below(6)`` is a die from 0 to 5.

    ``lost``: somebody drew from it and found nothing that fits (``State.determinise_raw`` of a position that contradicts
    itself); rules run without exceptions, so it is said here.
    """

    state: int
    lost: bool

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF
        self.lost = False

    def next(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + GOLDEN) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX1) & MASK
        z = ((z ^ (z >> 27)) * MIX2) & MASK
        return z ^ (z >> 31)

    def pick(self, n: int) -> int:
        """A number from 0 to n-1; n is at most 2**31."""
        return ((self.next() >> 32) * n) >> 32

    def below(self, n: int) -> int:
        """A number from 0 to n-1, for Python callers."""
        if n < 1 or n > 0x7FFFFFFF:
            raise ValueError(f"below() takes 1 to 2147483647, not {n}")
        return self.pick(n)

    def fork(self, stream: int) -> Rng:
        """Another stream that depends on this one's seed and a number, without moving this one."""
        return Rng(Rng(self.state ^ (stream * 0xD1342543DE82EF95)).next())


if not cython.compiled:  # compiled they are in the .pxd, so that a loop has no call into another module

    def drawn_from(rng: Rng, n: int) -> int:
        """``Rng.pick``."""
        return rng.pick(n)

    def weighted_from(rng: Rng, weights: Sequence[int], n: int) -> int:
        """The place of one of n outcomes, by their weights."""
        k = rng.pick(sum(weights[:n]))
        i = 0
        while i < n - 1 and k >= weights[i]:
            k -= weights[i]
            i += 1
        return i
