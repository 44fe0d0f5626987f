"""Kuhn poker on the engine's contract: chance, hidden cards, two seats in turn. Proof of the kernel.

Three cards, one each, a chip in the pot from each. Pass or bet in turn; a bet is called by a bet, a pass gives in.
"""

from __future__ import annotations

from backroom.engine.rng import Rng
from backroom.engine.schema import Row
from backroom.engine.state import CHANCE, OVER, State
from kernel.kuhn.schema import A_ALL, A_BET, A_DEAL, A_PASS, Members


class Kuhn(Members, State):
    """A position."""

    ACTIONS = A_ALL
    LAWS = ("two different cards",)

    def __init__(self, players: int = 2) -> None:
        self.players = players
        self.line = 1

    def ended(self) -> bool:
        """pass pass, bet pass, bet bet, pass bet pass, pass bet bet."""
        line = self.line
        return line == 4 or line == 6 or line == 7 or line == 10 or line == 11

    def actor_raw(self) -> int:
        if self.card[1] == 0:
            return CHANCE
        if self.ended():
            return OVER
        return 1 if self.line == 2 or self.line == 3 else 0

    def pending_raw(self) -> int:
        seat = self.actor_raw()
        return 0 if seat < 0 else 1 << seat

    def legal_actions_raw(self, seat: int, out: Row) -> int:
        if seat != self.actor_raw() or seat == OVER:
            return 0
        if seat >= 0:
            out[0] = A_PASS
            out[1] = A_BET
            return 2
        n = 0
        for c in range(1, 4):
            if c != self.card[0]:
                out[n] = A_DEAL + c - 1
                n += 1
        return n

    def weights(self, out: Row) -> None:
        for i in range(3):
            out[i] = 1

    def apply_raw(self, seat: int, action: int) -> None:
        if seat >= 0:
            self.line = self.line * 2 + action
        elif self.card[0] == 0:
            self.card[0] = action - A_DEAL + 1
        else:
            self.card[1] = action - A_DEAL + 1

    def winner(self) -> int:
        if self.line == 6:  # bet, pass
            return 0
        if self.line == 10:  # pass, bet, pass
            return 1
        return 0 if self.card[0] > self.card[1] else 1

    def points_of(self, seat: int) -> int:
        """Chips won or lost."""
        if not self.ended():
            return 0
        stake = 2 if self.line == 7 or self.line == 11 else 1
        return stake if seat == self.winner() else -stake

    def order_of(self, a: int, b: int) -> int:
        return self.points_of(a) - self.points_of(b)

    def determinise_raw(self, seat: int, rng: Rng) -> None:
        """The other's card is one of the two that this seat does not hold; a spectator knows neither."""
        if self.ended():
            return
        first = 1 + rng.pick(3)
        if self.card[1] == 0:
            if self.card[0] != 0 and seat != 0:
                self.card[0] = first
            return
        second = 1 + (first + rng.pick(2)) % 3
        if seat < 0:
            self.card[0] = first
            self.card[1] = second
        else:
            self.card[1 - seat] = 1 + (self.card[seat] + rng.pick(2)) % 3

    def laws_raw(self) -> int:
        return 1 if self.card[1] != 0 and self.card[0] == self.card[1] else 0
