"""A position of Guildes: its phases as one State. Who acts, and which phase says what is allowed and what it does."""

from __future__ import annotations

import cython

from backroom.engine.schema import Row
from backroom.engine.state import CHANCE, OVER, lowest
from backroom.games.guildes.rules.laws import Laws
from backroom.games.guildes.schema import *

__all__ = ["Cards", "Guildes"]


class Guildes(Laws):
    """A position of Guildes."""

    ACTIONS = A_ALL
    LAWS = (
        "the cards of each guild add up",
        "nothing below zero",
        "hands have their size",
        "the books agree",
    )

    def __init__(self, players: int, cards: Cards, events: bool, tricks: bool) -> None:
        self.players = players
        self.cards = cards
        self.events = events
        self.tricks = tricks
        self.begin()

    def actor_raw(self) -> int:
        if self.node <= N_DRAWN:
            return CHANCE
        if self.node <= N_PLAY:
            return lowest(self.open)
        return self.turn if self.node < N_OVER else OVER

    def pending_raw(self) -> int:
        if self.node <= N_DRAWN or self.node == N_OVER:
            return 0
        return self.open if self.node <= N_PLAY else 1 << self.turn

    def mid_move_raw(self, seat: int) -> bool:
        if self.node == N_PLAY:
            return self.open >> seat & 1 > 0 and self.chosen[seat][0] >= 0
        return N_SWAP_SEAT <= self.node <= N_MARK and seat == self.turn

    def legal_actions_raw(self, seat: int, out: Row) -> int:
        node = self.node
        if seat < 0:
            return self.chance_legal(out)
        if self.pending_raw() >> seat & 1 == 0:
            return 0
        if node == N_TAKE:
            return self.list_cards(A_TAKE, self.packet[self.at[seat]], -1, out)
        if node == N_PLAY or node == N_TURN:
            return self.play_legal(seat, out)
        if node == N_ASIDE:
            return self.list_cards(A_ASIDE, self.hand[seat], -1, out)
        return self.trick_legal(seat, out)

    def chance_legal(self, out: Row) -> int:
        node = self.node
        if node <= N_TRICKS:
            return self.deal_legal(out)
        if node == N_LAST:
            out[0] = A_LAST
            return 1
        if node == N_DRAWN:
            return self.list_cards(A_DRAWN + self.turn * KINDS, self.discards, -1, out)
        return self.event_legal(out) if node < N_DRAWN else 0

    def weights(self, out: Row) -> None:
        if self.node == N_DEAL:
            self.weigh_cards(self.deck, out)
        elif self.node == N_BACK:
            self.weigh_cards(self.limbo, out)
        elif self.node == N_DRAWN:
            self.weigh_cards(self.discards, out)
        else:
            for k in range(TRICKS):
                out[k] = 1

    def apply_raw(self, seat: int, action: int) -> None:
        node = self.node
        if node <= N_TRICKS:
            self.deal_apply(action)
        elif node == N_TAKE:
            self.take_apply(seat, action - A_TAKE)
        elif node == N_PLAY:
            self.play_apply(seat, action - A_PLAY)
        elif node == N_LAST:
            self.take_last()
        elif node == N_TURN:
            self.play_open(action - A_PLAY)
        elif node == N_ASIDE:
            self.aside_apply(seat, action - A_ASIDE)
        elif node == N_DRAWN:
            self.draw_apply(action)
        elif node < N_DRAWN:
            self.event_apply(action)
        else:
            self.trick_apply(action)

    def payout(self, kind: int, count: int, ties: bool, cards: list[int]) -> list[int]:
        """What a guild (or the militia) would pay each seat at a count, for readers: views, heuristic, counting aids."""
        if kind == MILITIA:
            return [n * self.cards.militia_votes for n in cards]
        s = cython.cast(Guildes, self.clone())
        for p in range(self.players):
            s.counted[kind][p] = cards[p]
            s.votes[0][p] = 0
        s.pay(kind, count, ties, s.counted[kind], s.votes[0])
        return [s.votes[0][p] for p in range(self.players)]
