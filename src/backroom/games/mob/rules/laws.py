"""What holds in every position of MOB: Big Apple."""

from __future__ import annotations

from backroom.games.mob.rules.belief import Belief
from backroom.games.mob.schema import CAR, DISTRICTS, HENCHMEN, MOLES, SPACES


class Laws(Belief):
    """Bits in the order of ``LAWS`` (state.py)."""

    def henchmen_of(self, seat: int) -> int:
        total = self.stock[seat] + self.warehouse[seat]
        for d in range(DISTRICTS):
            total += self.cars[seat][d] + self.men[seat][d]
        for s in range(SPACES):
            if self.owner[s] == seat + 1:
                total += self.board.cost[s]
        return total

    def moles_kept(self, seat: int) -> bool:
        """Two of each value once they are put down, never more than two; places are districts."""
        for k in range(1, 4):
            left = self.values_left(seat, k)
            if left < 0 or (self.put[seat] == MOLES and left != 0):
                return False
        for m in range(MOLES):
            if self.place[seat][m] < 0 or self.place[seat][m] >= DISTRICTS:
                return False
        return self.hidden[seat] >> MOLES == 0

    def low(self) -> bool:
        """Something is below zero."""
        if self.pile < 0:
            return True
        for p in range(2):
            if self.stock[p] < 0 or self.warehouse[p] < 0 or self.won[p] < 0:
                return True
            for d in range(DISTRICTS):
                if self.cars[p][d] < 0 or self.men[p][d] < 0 or self.crates[d] < 0:
                    return True
        return False

    def laws_raw(self) -> int:
        broken = 0
        crates = self.pile + self.won[0] + self.won[1]
        for d in range(DISTRICTS):
            crates += self.crates[d]
            if self.cars[0][d] > CAR or self.cars[1][d] > CAR:
                broken |= 8
        if crates != self.board.crates:
            broken |= 1
        for p in range(2):
            if self.henchmen_of(p) != HENCHMEN:
                broken |= 2
            if not self.moles_kept(p):
                broken |= 4
        if self.low():
            broken |= 16
        return broken
