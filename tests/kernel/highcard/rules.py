"""High card, a tiny game with secrets for two to ten: proof that the engine takes a full table.

Everyone is dealt three cards in secret. Three times all lay one at the same time; whoever has laid the highest has a point.
"""

from __future__ import annotations

from backroom.engine.rng import Rng
from backroom.engine.schema import Row
from backroom.engine.state import CHANCE, OVER, State
from kernel.highcard.schema import (
    A_ALL,
    A_DEAL,
    A_LAY,
    COPIES,
    HAND,
    RANKS,
    Members,
)


class HighCard(Members, State):
    """A position."""

    ACTIONS = A_ALL
    LAWS = ("52 cards", "hands have their size")

    def __init__(self, players: int) -> None:
        self.players = players
        for r in range(RANKS):
            self.deck[r] = COPIES

    def actor_raw(self) -> int:
        if self.dealt < self.players * HAND:
            return CHANCE
        if self.round == HAND:
            return OVER
        seat = 0
        while self.open >> seat & 1 == 0:
            seat += 1
        return seat

    def pending_raw(self) -> int:
        return self.open

    def legal_actions_raw(self, seat: int, out: Row) -> int:
        n = 0
        if seat < 0:
            if self.dealt < self.players * HAND:
                for r in range(RANKS):
                    if self.deck[r] > 0:
                        out[n] = A_DEAL + self.dealt % self.players * RANKS + r
                        n += 1
            return n
        if self.open >> seat & 1:
            for r in range(RANKS):
                if self.hand[seat][r] > 0:
                    out[n] = A_LAY + r
                    n += 1
        return n

    def weights(self, out: Row) -> None:
        n = 0
        for r in range(RANKS):
            if self.deck[r] > 0:
                out[n] = self.deck[r]
                n += 1

    def apply_raw(self, seat: int, action: int) -> None:
        if seat < 0:
            r = (action - A_DEAL) % RANKS
            self.deck[r] -= 1
            self.hand[self.dealt % self.players][r] += 1
            self.dealt += 1
            if self.dealt == self.players * HAND:
                self.open = (1 << self.players) - 1
            return
        self.chosen[seat] = action - A_LAY + 1
        self.open &= ~(1 << seat)
        if self.open == 0:
            self.reveal()

    def reveal(self) -> None:
        best = 0
        for p in range(self.players):
            if self.chosen[p] > best:
                best = self.chosen[p]
        for p in range(self.players):
            if self.chosen[p] == best:
                self.points[p] += 1
            self.hand[p][self.chosen[p] - 1] -= 1
            self.shown[p] = self.chosen[p]
            self.deck[self.chosen[p] - 1] += 1  # shuffled back: nobody need remember it
            self.chosen[p] = 0
        self.round += 1
        if self.round < HAND:
            self.open = (1 << self.players) - 1

    def can_retract_raw(self, seat: int) -> bool:
        return self.open != 0 and self.chosen[seat] != 0

    def retract_raw(self, seat: int) -> None:
        self.chosen[seat] = 0
        self.open |= 1 << seat

    def points_of(self, seat: int) -> int:
        return self.points[seat]

    def order_of(self, a: int, b: int) -> int:
        return self.points[a] - self.points[b]

    def held(self, seat: int) -> int:
        n = 0
        for r in range(RANKS):
            n += self.hand[seat][r]
        return n

    def drawn(self, rng: Rng, total: int) -> int:
        """A card out of the deck, which holds ``total``."""
        k = rng.pick(total)
        r = 0
        while k >= self.deck[r]:
            k -= self.deck[r]
            r += 1
        self.deck[r] -= 1
        return r

    def determinise_raw(self, seat: int, rng: Rng) -> None:
        """Every hand but one's own is dealt anew from what one has not got."""
        total = 0
        for p in range(self.players):
            if p != seat:
                for r in range(RANKS):
                    self.deck[r] += self.hand[p][r]
        for r in range(RANKS):
            total += self.deck[r]
        for p in range(self.players):
            if p == seat:
                continue
            n = self.held(p)
            for r in range(RANKS):
                self.hand[p][r] = 0
            for _ in range(n):
                last = self.drawn(rng, total)
                total -= 1
                self.hand[p][last] += 1
                if self.chosen[p]:
                    self.chosen[p] = last + 1

    def laws_raw(self) -> int:
        broken = 0
        for r in range(RANKS):
            total = self.deck[r]
            for p in range(self.players):
                total += self.hand[p][r]
            if total != COPIES:
                broken |= 1
        for p in range(self.players):
            if self.dealt == self.players * HAND and self.held(p) != HAND - self.round:
                broken |= 2
        return broken
