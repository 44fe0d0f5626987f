"""Step 1 of a turn of MOB: Big Apple (MB-21 to MB-23). The player whose turn it is rolls or not, chance rolls, and one die
names the car, the other says how many henchmen.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.mob.rules.pieces import least
from backroom.games.mob.rules.space import Space
from backroom.games.mob.schema import A_ROLL, A_SKIP, CAR, N_DICE, N_LOAD


class Load(Space):
    """N_ROLL, N_DICE, N_LOAD."""

    def roll_legal(self, out: Row) -> int:
        out[0] = A_ROLL
        out[1] = A_SKIP
        return 2

    def roll_apply(self, action: int) -> None:
        if action == A_ROLL:
            self.node = N_DICE
        else:
            self.second_step()

    def dice_apply(self, face: int) -> None:
        if self.dice[0] == 0:
            self.dice[0] = face
        else:
            self.dice[1] = face
            self.node = N_LOAD

    def load_legal(self, out: Row) -> int:
        bits = 1 << self.board.district[0][self.dice[0]] | 1 << self.board.district[1][self.dice[1]]
        return self.list_districts(bits, out)

    def load(self, district: int) -> None:
        """MB-21, MB-22: the die that does not name the district says how many leave the warehouse for the car."""
        me = self.turn
        die = 1 if self.board.district[0][self.dice[0]] == district else 0
        n = least(self.dice[die], self.warehouse[me])
        fit = least(n, CAR - self.cars[me][district])
        self.warehouse[me] -= n
        self.cars[me][district] += fit
        self.stock[me] += n - fit
        self.loaded = 1
        if self.warehouse[me] == 0:  # MB-23
            self.end_turn()
        else:
            self.second_step()
