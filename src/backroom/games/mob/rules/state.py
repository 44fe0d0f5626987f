"""A position of MOB: Big Apple: its phases as one State. Who acts, and which phase says what is allowed and what it does."""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.engine.state import CHANCE, OVER
from backroom.games.mob.rules.laws import Laws
from backroom.games.mob.schema import *

__all__ = ["Board", "Mob"]


class Mob(Laws):
    """A position of MOB: Big Apple."""

    ACTIONS = A_ALL
    LAWS = (
        "all crates",
        "43 henchmen a player",
        "six moles a player",
        "at most 3 in a car",
        "nothing below zero",
    )

    def __init__(self, board: Board) -> None:
        self.players = 2
        self.board = board
        self.begin()

    def actor_raw(self) -> int:
        if self.node <= N_SHOT:
            return CHANCE
        if self.node == N_OVER:
            return OVER
        if self.node == N_MOLES:
            return 0 if self.put[0] < MOLES else 1
        return self.turn

    def pending_raw(self) -> int:
        if self.node <= N_SHOT or self.node == N_OVER:
            return 0
        if self.node == N_MOLES:
            return (1 if self.put[0] < MOLES else 0) | (2 if self.put[1] < MOLES else 0)
        return 1 << self.turn

    def mid_move_raw(self, seat: int) -> bool:
        node = self.node
        if node == N_MOLES:
            return 0 < self.put[seat] < MOLES
        if node == N_SPACE:  # after A_SKIP the space is still to be named: one move
            return seat == self.turn and self.loaded == 0
        return seat == self.turn and N_SWITCH_FROM <= node <= N_SHOOT

    def legal_actions_raw(self, seat: int, out: Row) -> int:
        node = self.node
        if seat < 0:
            return self.list_faces(self.die_now(), out) if node <= N_SHOT else 0
        if self.pending_raw() >> seat & 1 == 0:
            return 0
        if node == N_SPACE:
            return self.space_legal(seat, out)
        if node == N_ACTION:
            return self.action_legal(out)
        if node == N_ROLL:
            return self.roll_legal(out)
        if node == N_LOAD:
            return self.load_legal(out)
        if node == N_MOLES:
            return self.moles_legal(seat, out)
        if node <= N_SHOOT:
            return self.pick_legal(out)
        return self.bonus_legal(out) if node == N_BONUS else self.start_legal(out)

    def die_now(self) -> int:
        """The die that is to be rolled: 0 black, 1 white."""
        if self.node == N_OPENING:
            return self.opened & 1
        if self.node == N_SHOT:
            return self.shot_die
        return 0 if self.dice[0] == 0 else 1

    def weights(self, out: Row) -> None:
        self.weigh_faces(self.die_now(), out)

    def apply_raw(self, seat: int, action: int) -> None:
        node = self.node
        if node <= N_SHOT:
            self.roll(action)
        elif node == N_ROLL:
            self.roll_apply(action)
        elif node == N_LOAD:
            self.load(action - A_DISTRICT)
        elif node == N_SPACE:
            self.pay(action - A_SPACE)
        elif node == N_ACTION:
            self.action_apply(action)
        elif node == N_MOLES:
            self.put_mole(seat, action - A_VALUE + 1)
        elif node <= N_SHOOT:
            self.pick_apply(action)
        elif node == N_BONUS:
            self.bonus_apply(action)
        else:
            self.begin_round(action - A_START)

    def roll(self, action: int) -> None:
        """A die that chance has rolled."""
        face = (action - A_FACE) % 6 + 1
        if self.node == N_OPENING:
            self.opening_apply(face)
        elif self.node == N_SHOT:
            self.shoot(face)
        else:
            self.dice_apply(face)
