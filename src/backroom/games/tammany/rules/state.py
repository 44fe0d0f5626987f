"""A position of Tammany Hall: its phases as one State. Who acts, and which phase says what is allowed and what it does."""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.engine.state import CHANCE, OVER, lowest
from backroom.games.tammany.rules.laws import Laws
from backroom.games.tammany.schema import *

__all__ = ["Board", "Tammany"]


class Tammany(Laws):
    """A position of Tammany Hall."""

    ACTIONS = A_ALL
    LAWS = (
        "25 cubes a colour",
        "35 chips a colour",
        "20 bosses a player",
        "nothing below zero",
        "the books agree",
        "two locks",
    )

    def __init__(self, players: int, board: Board, sealed: bool, spread_needs_boss: bool) -> None:
        self.players = players
        self.board = board
        self.sealed = sealed
        self.spread_needs_boss = spread_needs_boss
        self.begin()

    def actor_raw(self) -> int:
        if self.node <= N_DRAW:
            return CHANCE
        if self.node == N_OVER:
            return OVER
        return lowest(self.pending_raw())

    def pending_raw(self) -> int:
        node = self.node
        if node <= N_DRAW or node == N_OVER:
            return 0
        if node < N_BID:
            return 1 << self.turn
        if node == N_BID:
            return self.bidders()
        if node <= N_BONUS_CHIP:
            return 1 << self.winner[self.poll]
        return 1 << self.mayor

    def mid_move_raw(self, seat: int) -> bool:
        node = self.node
        if node == N_BID:
            return self.mid_bid(seat)
        if N_TURN < node < N_BID:
            return seat == self.turn
        if node == N_BONUS_WARD:
            return seat == self.winner[self.poll]
        return node == N_APPOINT_OFFICE and seat == self.mayor

    def legal_actions_raw(self, seat: int, out: Row) -> int:
        node = self.node
        if seat < 0:
            if node > N_DRAW:
                return 0
            return self.draw_legal(out) if node == N_DRAW else self.setup_legal(out)
        if self.pending_raw() >> seat & 1 == 0:
            return 0
        if node == N_TURN:
            return self.turn_legal(out)
        if node <= N_CUBE_WARD:
            return self.place_legal(out)
        if node <= N_CHAIR_TO:
            return self.office_legal(out)
        if node <= N_SPREAD_WARD:
            return self.slander_legal(out)
        if node == N_BID:
            return self.bid_legal(seat, out)
        if node <= N_BONUS_CHIP:
            return self.bonus_legal(out)
        return self.appoint_legal(out)

    def weights(self, out: Row) -> None:
        if self.node == N_DRAW:
            self.draw_weights(out)
        else:
            self.setup_weights(out)

    def apply_raw(self, seat: int, action: int) -> None:
        node = self.node
        if node < N_DRAW:
            self.setup_apply(action)
        elif node == N_DRAW:
            self.draw_apply(action)
        elif node == N_TURN:
            self.turn_apply(action)
        elif node <= N_CUBE_WARD:
            self.place_apply(action)
        elif node <= N_CHAIR_TO:
            self.office_apply(action)
        elif node <= N_SPREAD_WARD:
            self.slander_apply(action)
        elif node == N_BID:
            self.bid_apply(seat, action)
        elif node <= N_BONUS_CHIP:
            self.bonus_apply(action)
        else:
            self.appoint_apply(action)
