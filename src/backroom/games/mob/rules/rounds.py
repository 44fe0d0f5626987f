"""Rounds of MOB: Big Apple (MB-20, MB-50 to MB-53): whose turn it is, and what happens when all henchmen are out. Whom the
attorney leaves alone acts on his bonus; then the shoot-out; then whom he sights chooses who starts.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.mob.rules.actions import Actions
from backroom.games.mob.rules.pieces import least
from backroom.games.mob.schema import *


class Rounds(Actions):
    """N_BONUS, N_START."""

    def begin_round(self, seat: int) -> None:
        self.first = seat
        self.turn = 1 - seat
        self.end_turn()

    def start_turn(self, seat: int) -> None:
        self.turn = seat
        self.loaded = 0
        self.space = -1
        self.dice[0] = 0
        self.dice[1] = 0
        self.node = N_ROLL

    def end_turn(self) -> None:
        """The other one's turn, or again one's own when the other is done (MB-20), or the end of the round."""
        other = 1 - self.turn
        if self.warehouse[other] > 0:
            self.start_turn(other)
        elif self.warehouse[self.turn] > 0:
            self.start_turn(self.turn)
        else:
            self.end_round()

    def end_round(self) -> None:
        for p in range(2):  # MB-50
            for d in range(DISTRICTS):
                self.drove[p][d] = self.cars[p][d]
                self.men[p][d] += self.cars[p][d]
                self.cars[p][d] = 0
        self.space = -1
        self.dice[0] = 0
        self.dice[1] = 0
        if self.attorney == 0:  # MB-51: nobody has a bonus
            self.shoot_out()
            return
        self.turn = 1 - self.sights()
        self.bonus_step = 0
        self.next_bonus()

    # ---- the attorney's bonus (MB-51) -------------------------------------------------------------------------------

    def next_bonus(self) -> None:
        """MB-51: the parts in their order; those that cannot be done are passed over (MB-27)."""
        space = self.attorney if self.attorney > 0 else -self.attorney
        while self.bonus_step < BONUS_PARTS:
            if self.can(self.board.bonus[space][self.bonus_step]):
                self.node = N_BONUS
                return
            self.bonus_step += 1
        self.shoot_out()

    def bonus_legal(self, out: Row) -> int:
        out[0] = self.board.bonus[self.attorney if self.attorney > 0 else -self.attorney][self.bonus_step]
        out[1] = A_DECLINE
        return 2

    def bonus_apply(self, action: int) -> None:
        if action == A_DECLINE:
            self.bonus_step += 1
            self.next_bonus()
        else:
            self.doing = 3
            self.start_action(action)

    # ---- the shoot-out and the next round (MB-52, MB-53) ------------------------------------------------------------

    def shoot_out(self) -> None:
        """MB-52."""
        self.bonus_step = -1
        for d in range(DISTRICTS):
            n = least(self.men[0][d], self.men[1][d])
            self.lost[d] = n
            for p in range(2):
                self.men[p][d] -= n
                self.stock[p] += n
        if self.round == ROUNDS:
            self.count()
        else:
            self.next_round()

    def next_round(self) -> None:
        """MB-53."""
        self.round += 1
        for s in range(SPACES):
            if self.owner[s]:
                self.stock[self.owner[s] - 1] += self.board.cost[s]
                self.owner[s] = 0
        self.take_henchmen()
        if self.attorney == 0:
            self.begin_round(self.first)
        else:
            self.turn = self.sights()
            self.node = N_START

    def start_legal(self, out: Row) -> int:
        out[0] = A_START
        out[1] = A_START + 1
        return 2
