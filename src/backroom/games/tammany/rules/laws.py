"""What holds in every position of Tammany Hall."""

from __future__ import annotations

from backroom.games.tammany.rules.belief import Belief
from backroom.games.tammany.schema import COLOURS, WARDS


class Laws(Belief):
    """Bits in the order of ``LAWS`` (state.py)."""

    def book_kept(self) -> bool:
        """The sets of wards say what the counts say."""
        for w in range(WARDS):
            total = 0
            for c in range(COLOURS):
                total += self.cubes[w][c]
                if (self.has[c] >> w & 1) != (self.cubes[w][c] > 0):
                    return False
            if (self.in_play >> w & 1) != (total > 0) or (self.many >> w & 1) != (total > 1):
                return False
            for p in range(self.players):
                if (self.on[p] >> w & 1) != (self.bosses[w][p] > 0):
                    return False
        return True

    def laws_raw(self) -> int:
        broken = 0
        low = 0
        for c in range(COLOURS):
            cubes = self.bag[c] + self.garden[c] + self.box[0][c] + self.box[1][c] + self.box[2][c]
            chips = self.stock[c]
            low = min(low, self.bag[c], self.garden[c], self.stock[c])
            for w in range(WARDS):
                cubes += self.cubes[w][c]
                low = min(low, self.cubes[w][c])
            for p in range(self.players):
                chips += self.chips[p][c]
                low = min(low, self.chips[p][c])
            if cubes != self.board.cubes:
                broken |= 1
            if chips != self.board.chips:
                broken |= 2
        for p in range(self.players):
            bosses = self.hand[p] + self.office_mark[p] + 1
            for c in range(COLOURS):
                bosses += self.leader_mark[c] >> p & 1
            for w in range(WARDS):
                bosses += self.bosses[w][p]
                low = min(low, self.bosses[w][p])
            low = min(low, self.hand[p], self.slander_chips[p], self.points[p])
            if bosses != self.board.bosses:
                broken |= 4
        if low < 0:
            broken |= 8
        if not self.book_kept():
            broken |= 16
        locks = 0
        for w in range(WARDS):
            locks += self.locked >> w & 1
        if locks + self.locks_left != self.board.locks:
            broken |= 32
        return broken
