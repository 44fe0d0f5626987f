"""The end of MOB: Big Apple (MB-60, MB-61). Nobody acts: who is stronger in a district takes its crates."""

from __future__ import annotations

from backroom.games.mob.rules.pieces import Pieces
from backroom.games.mob.schema import DISTRICTS, MOLES, N_OVER


class Count(Pieces):
    """N_OVER."""

    def strength(self, seat: int, district: int) -> int:
        """Henchmen and hidden moles of a seat in a district, by their value (MB-60)."""
        total = self.men[seat][district]
        for m in range(MOLES):
            if self.hidden[seat] >> m & 1 and self.place[seat][m] == district:
                total += self.value[seat][m]
        return total

    def count(self) -> None:
        """MB-60."""
        for d in range(DISTRICTS):
            ahead = self.strength(0, d) - self.strength(1, d)
            self.winner[d] = -1
            if ahead != 0:
                self.winner[d] = 0 if ahead > 0 else 1
                self.prize[d] = self.crates[d]
                self.won[self.winner[d]] += self.crates[d]
                self.crates[d] = 0
        self.node = N_OVER

    def points_of(self, seat: int) -> int:
        return self.won[seat]

    def order_of(self, a: int, b: int) -> int:
        """MB-61."""
        if self.won[a] != self.won[b]:
            return self.won[a] - self.won[b]
        if self.attorney == 0:
            return 0
        return 1 if self.sights() == b else -1
