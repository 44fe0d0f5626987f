"""The rules of liar's dice. No text, no random numbers, no input or output."""

from __future__ import annotations

from backroom.engine.rng import Rng
from backroom.engine.schema import Row, for_python
from backroom.engine.state import CHANCE, OVER, State
from liars_dice.schema import (
    A_ALL,
    A_BID,
    A_DOUBT,
    A_ROLL,
    DICE,
    FACES,
    N_OVER,
    N_ROLL,
    N_TURN,
    SEATS,
    Members,
)


class LiarsDice(Members, State):
    """A position of liar's dice."""

    ACTIONS = A_ALL
    LAWS = ("at most five dice", "as many faces as dice", "the bid is of this table")

    def __init__(self, players: int) -> None:
        self.players = players
        self.loser = -1
        for p in range(players):
            self.left[p] = DICE  # LD-01

    # ---- who acts ----

    def actor_raw(self) -> int:
        if self.node == N_ROLL:
            return CHANCE
        return OVER if self.node == N_OVER else self.turn

    def pending_raw(self) -> int:
        return 1 << self.turn if self.node == N_TURN else 0

    def to_roll(self) -> int:
        """The seat whose die comes next; players: all are rolled."""
        p = 0
        while p < self.players and self.rolled[p] == self.left[p]:
            p += 1
        return p

    def total(self) -> int:
        n = 0
        for p in range(self.players):
            n += self.left[p]
        return n

    # ---- what is allowed ----

    def legal_actions_raw(self, seat: int, out: Row) -> int:
        n = 0
        if seat < 0:
            if self.node == N_ROLL:
                p = self.to_roll()
                for f in range(FACES):
                    out[n] = A_ROLL + p * FACES + f
                    n += 1
            return n
        if self.node != N_TURN or seat != self.turn:
            return 0
        for b in range(self.bid, self.total() * FACES):  # LD-03: higher than the bid that stands
            out[n] = A_BID + b
            n += 1
        if self.bid > 0:
            out[n] = A_DOUBT
            n += 1
        return n

    def weights(self, out: Row) -> None:
        for f in range(FACES):
            out[f] = 1

    # ---- what it does ----

    def apply_raw(self, seat: int, action: int) -> None:
        if seat < 0:
            p = self.to_roll()
            self.hand[p][(action - A_ROLL) % FACES] += 1
            self.rolled[p] += 1
            if self.to_roll() == self.players:
                self.node = N_TURN
        elif action == A_DOUBT:
            self.doubt(seat)
        else:
            self.bid = action - A_BID + 1
            self.bidder = seat
            self.turn = self.next_of(seat)

    def next_of(self, seat: int) -> int:
        """The next seat that still has dice."""
        p = (seat + 1) % self.players
        while self.left[p] == 0:
            p = (p + 1) % self.players
        return p

    def doubt(self, seat: int) -> None:
        """LD-04: all dice are shown. Whoever was wrong loses one (LD-05) and begins the next round (LD-06)."""
        face = (self.bid - 1) % FACES
        wanted = (self.bid - 1) // FACES + 1
        self.found = 0
        for p in range(self.players):
            self.found += self.hand[p][face]
            for f in range(FACES):
                self.shown[p][f] = self.hand[p][f]
                self.hand[p][f] = 0
            self.rolled[p] = 0
        self.doubted = self.bid
        self.loser = seat if self.found >= wanted else self.bidder
        self.left[self.loser] -= 1
        self.bid = 0
        self.bidder = 0
        self.turn = self.loser
        if self.left[self.loser] == 0:
            self.turn = self.next_of(self.loser)
        self.node = N_OVER if self.left[self.turn] == self.total() else N_ROLL  # LD-07

    # ---- points, beliefs, laws ----

    def points_of(self, seat: int) -> int:
        return self.left[seat]

    def order_of(self, a: int, b: int) -> int:
        return self.left[a] - self.left[b]

    def determinise_raw(self, seat: int, rng: Rng) -> None:
        """LD-02: nobody knows others' dice; how many each has rolled everybody sees."""
        for p in range(self.players):
            if p != seat:
                for f in range(FACES):
                    self.hand[p][f] = 0
                for _ in range(self.rolled[p]):
                    self.hand[p][rng.pick(FACES)] += 1

    def laws_raw(self) -> int:
        broken = 0
        for p in range(SEATS):
            n = 0
            for f in range(FACES):
                n += self.hand[p][f]
            if self.left[p] < 0 or self.left[p] > DICE or (p >= self.players and self.left[p] != 0):
                broken |= 1
            if n != self.rolled[p] or n > self.left[p]:
                broken |= 2
        if self.bid < 0 or self.bid > self.total() * FACES:
            broken |= 4
        return broken

    @for_python
    def own(self, seat: int) -> list[int]:
        """A seat's dice by face. Secret: view.py and observe.py ask for the seat's own only."""
        return [self.hand[seat][f] for f in range(FACES)]
