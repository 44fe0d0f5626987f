"""The end of Tammany Hall: last points and places (TH-70 to TH-72). Nobody acts."""

from __future__ import annotations

from backroom.games.tammany.rules.mayor import Mayor
from backroom.games.tammany.schema import COLOURS


class End(Mayor):
    """N_OVER."""

    def final_scoring(self) -> None:
        for c in range(COLOURS):  # TH-70
            best = 1
            for p in range(self.players):
                if self.chips[p][c] > best:
                    best = self.chips[p][c]
            for p in range(self.players):
                if self.chips[p][c] == best:
                    self.points[p] += 2
        for p in range(self.players):  # TH-71
            self.points[p] += self.slander_chips[p]

    def points_of(self, seat: int) -> int:
        return self.points[seat]

    def order_of(self, a: int, b: int) -> int:
        """TH-72."""
        if self.points[a] != self.points[b]:
            return self.points[a] - self.points[b]
        for step in range(1, 6):
            ahead = self.tie_key(a, step) - self.tie_key(b, step)
            if ahead != 0:
                return ahead
        if a == self.mayor:
            return 1
        return -1 if b == self.mayor else 0
