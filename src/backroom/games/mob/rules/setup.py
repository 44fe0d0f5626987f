"""Before the first round of MOB: Big Apple (MB-10 to MB-12). Both act at the same time: they put down their moles; then
chance rolls for who starts.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.mob.rules.load import Load
from backroom.games.mob.schema import A_VALUE, DISTRICTS, HENCHMEN, MOLES, N_MOLES, N_OPENING


class Setup(Load):
    """N_MOLES, N_OPENING."""

    def begin(self) -> None:
        self.round = 1
        self.space = -1
        self.bonus_step = -1
        self.shot_die = -1
        self.pile = self.board.crates
        for d in range(DISTRICTS):  # MB-10
            self.crates[d] = self.board.begins[d]
            self.pile -= self.board.begins[d]
            self.winner[d] = -2
        for p in range(2):
            self.stock[p] = HENCHMEN
            self.hidden[p] = (1 << MOLES) - 1
            for m in range(MOLES):
                self.place[p][m] = m
        self.node = N_MOLES

    def values_left(self, seat: int, value: int) -> int:
        """How many moles of this value the seat still has to put down (MB-04: two of each)."""
        left = 2
        for m in range(self.put[seat]):
            if self.value[seat][m] == value:
                left -= 1
        return left

    def moles_legal(self, seat: int, out: Row) -> int:
        n = 0
        for k in range(3):
            if self.values_left(seat, k + 1) > 0:
                out[n] = A_VALUE + k
                n += 1
        return n

    def put_mole(self, seat: int, value: int) -> None:
        """MB-11: one on each district, in the districts' order; when both have, the game opens."""
        self.value[seat][self.put[seat]] = value
        self.put[seat] += 1
        if self.put[0] == MOLES and self.put[1] == MOLES:
            self.node = N_OPENING

    def can_retract_raw(self, seat: int) -> bool:
        """MB-11: one's own moles, while the other is still putting down."""
        return self.node == N_MOLES and self.put[seat] == MOLES

    def retract_raw(self, seat: int) -> None:
        for m in range(MOLES):
            self.value[seat][m] = 0
        self.put[seat] = 0

    def opening_apply(self, face: int) -> None:
        self.opening[self.opened >> 1][self.opened & 1] = face
        self.opened += 1
        if self.opened == 4:
            self.open_game()

    def open_game(self) -> None:
        """MB-12: the higher sum starts; a tie is rolled again."""
        ahead = self.opening[0][0] + self.opening[0][1] - self.opening[1][0] - self.opening[1][1]
        self.opened = 0
        if ahead != 0:
            self.take_henchmen()
            self.begin_round(0 if ahead > 0 else 1)
