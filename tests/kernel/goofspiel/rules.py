"""Goofspiel with four cards on the engine's contract: simultaneous choices. Proof of the kernel.

Both seats hold 1 to 4 and bid for the prizes 4, 3, 2, 1 in this order (OpenSpiel's descending order of points):
the higher card takes the prize, equal cards nobody. The last card is no choice and is played by itself.
"""

from __future__ import annotations

from backroom.engine.rng import Rng
from backroom.engine.schema import Row
from backroom.engine.state import OVER, State
from kernel.goofspiel.schema import CARDS, Members


class Goofspiel(Members, State):
    """A position."""

    ACTIONS = CARDS
    LAWS = ("as many cards as prizes",)

    def __init__(self, players: int = 2) -> None:
        self.players = players
        self.hand[0] = self.hand[1] = (1 << CARDS) - 1

    def actor_raw(self) -> int:
        if self.round == CARDS:
            return OVER
        return 1 if self.card[0] else 0

    def pending_raw(self) -> int:
        if self.round == CARDS:
            return 0
        return (1 if self.card[0] == 0 else 0) | (2 if self.card[1] == 0 else 0)

    def legal_actions_raw(self, seat: int, out: Row) -> int:
        if seat < 0 or self.pending_raw() >> seat & 1 == 0:
            return 0
        n = 0
        for c in range(CARDS):
            if self.hand[seat] >> c & 1:
                out[n] = c
                n += 1
        return n

    def apply_raw(self, seat: int, action: int) -> None:
        self.card[seat] = action + 1
        if self.card[0] and self.card[1]:
            self.reveal()
            if self.round == CARDS - 1:
                self.card[0] = self.last(0)
                self.card[1] = self.last(1)
                self.reveal()

    def last(self, seat: int) -> int:
        """The one card that is left."""
        c = 1
        while self.hand[seat] >> (c - 1) & 1 == 0:
            c += 1
        return c

    def reveal(self) -> None:
        prize = CARDS - self.round
        if self.card[0] > self.card[1]:
            self.points[0] += prize
        elif self.card[1] > self.card[0]:
            self.points[1] += prize
        for p in range(2):
            self.hand[p] &= ~(1 << (self.card[p] - 1))
            self.card[p] = 0
        self.round += 1

    def can_retract_raw(self, seat: int) -> bool:
        return seat >= 0 and self.card[seat] != 0

    def retract_raw(self, seat: int) -> None:
        self.card[seat] = 0

    def points_of(self, seat: int) -> int:
        return self.points[seat]

    def order_of(self, a: int, b: int) -> int:
        return self.points[a] - self.points[b]

    def determinise_raw(self, seat: int, rng: Rng) -> None:
        """A card that another has laid face down may be any of that hand."""
        for p in range(2):
            if p != seat and self.card[p]:
                k = rng.pick(CARDS - self.round)
                for c in range(CARDS):
                    if self.hand[p] >> c & 1:
                        if k == 0:
                            self.card[p] = c + 1
                        k -= 1

    def laws_raw(self) -> int:
        for p in range(2):
            held = 0
            for c in range(CARDS):
                held += self.hand[p] >> c & 1
            if held + self.round != CARDS:
                return 1
        return 0
