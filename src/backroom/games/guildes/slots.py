"""The struct ``Guess`` of guess.pxd for the uncompiled form: a compiled module cannot hold both."""

from __future__ import annotations

KINDS, OWNERS, SLOTS, STEPS = 11, 18, 108, 100


class Guess:
    """What a seat cannot know, as slots to be filled anew. What each member is: guess.pxd."""

    def __init__(self) -> None:
        self.n = 0
        self.kind, self.group = [0] * SLOTS, [0] * SLOTS
        self.owner, self.away = [0] * SLOTS, [0] * SLOTS
        self.round, self.seat, self.step = [0] * SLOTS, [0] * SLOTS, [0] * SLOTS
        self.unseen = [0] * KINDS
        self.need = [[0] * KINDS for _ in range(OWNERS)]
        self.fixed = [[0] * KINDS for _ in range(OWNERS)]
        self.count = [[0] * KINDS for _ in range(OWNERS)]
        self.run = [0] * KINDS
        self.giver = [0] * 6
