"""Step 2 of a turn of MOB: Big Apple (MB-24 to MB-26). The player whose turn it is pays for a free space."""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.mob.rules.rounds import Rounds
from backroom.games.mob.schema import A_SPACE, N_SPACE, SPACES


class Space(Rounds):
    """N_SPACE."""

    def payable(self) -> bool:
        """Whether there is a free space that the player whose turn it is can pay for."""
        have = self.warehouse[self.turn]
        for s in range(SPACES):
            if self.owner[s] == 0 and self.board.cost[s] <= have:
                return True
        return False

    def second_step(self) -> None:
        if self.payable():
            self.node = N_SPACE
            return
        self.stock[self.turn] += self.warehouse[self.turn]  # MB-25
        self.warehouse[self.turn] = 0
        self.end_turn()

    def space_legal(self, seat: int, out: Row) -> int:
        n = 0
        have = self.warehouse[seat]
        for s in range(SPACES):
            if self.owner[s] == 0 and self.board.cost[s] <= have:
                out[n] = A_SPACE + s
                n += 1
        return n

    def pay(self, space: int) -> None:
        """MB-24, MB-26: they stay there to the end of the round."""
        self.warehouse[self.turn] -= self.board.cost[space]
        self.owner[space] = self.turn + 1
        self.space = space
        self.main_done = 0
        self.icon_done = 0
        self.next_action()
