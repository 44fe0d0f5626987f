"""What holds in every position of Guildes."""

from __future__ import annotations

import cython

from backroom.engine.schema import c_types
from backroom.games.guildes.rules.belief import Belief
from backroom.games.guildes.schema import KINDS, N_DEAL, N_DRAWN, N_KEEP, N_PLAY


class Laws(Belief):
    """Bits in the order of ``LAWS`` (state.py)."""

    def sizes_kept(self) -> bool:
        """Everyone has taken and holds as many cards as everyone else, as long as nobody has thrown cards away."""
        dealt = self.cards.dealt[self.players]
        drafted = self.drafted(self.round)
        for p in range(self.players):
            size = 0
            for k in range(KINDS):
                size += self.packet[p][k]
            if self.node > N_DEAL and size != (dealt - drafted if drafted < dealt else 0):
                return False
            if drafted < dealt and self.held(p) != drafted:
                return False
            if self.node == N_PLAY and self.held(p) + self.step != dealt:
                return False
        return True

    @c_types(drawing=bool, holds=bool)
    def books_kept(self) -> bool:
        """What was taken and not shown is in the hand or thrown away, and the discards are what was thrown away."""
        if cython.compiled:
            left = cython.declare(cython.short[11])
            pile = cython.declare(cython.short[11])
        else:
            left, pile = [0] * KINDS, [0] * KINDS
        drawing = self.node == N_DRAWN or self.node == N_KEEP
        for k in range(KINDS):
            pile[k] = -self.limbo[k] if drawing else 0
        for r in range(self.round + 1):
            if self.kept[r] >= 0:
                pile[self.kept[r]] -= 1
                for k in range(KINDS):  # GU-55: what was drawn had been thrown away
                    if self.pile_at(r, k, -2) < (self.refused[r] == k):
                        return False
            if self.lost[r][0] >= 0:
                pile[self.lost[r][0]] += 1
                pile[self.lost[r][1]] += 1
            if self.returned[r] >= 0:
                pile[self.returned[r]] += 1
            for p in range(self.players):
                for k in range(KINDS):
                    left[k] = -self.shown[r][p][k]
                for t in range(self.drafted(r)):
                    left[self.taken[r][p][t]] += 1
                if self.mixed == r:
                    left[self.aside[p]] -= 1
                    if self.got[p] >= 0:
                        left[self.got[p]] += 1
                holds = r == self.round and (self.held(p) > 0 or self.drafted(r) == 0)
                for k in range(KINDS):
                    if left[k] < 0:
                        return False
                    if not holds:
                        pile[k] += left[k]
                    elif left[k] != self.hand[p][k] + (self.down[p] == k):
                        return False
        for k in range(KINDS):
            if pile[k] != self.discards[k]:
                return False
        return True

    def laws_raw(self) -> int:
        broken = 0
        for k in range(KINDS):
            if self.elsewhere(k) + self.discards[k] != self.in_play(k):
                broken |= 1
            low = min(self.deck[k], self.limbo[k], self.discards[k])
            for p in range(self.players):
                low = min(low, self.packet[p][k], self.hand[p][k], self.tableau[p][k])
            if low < 0:
                broken |= 2
        if not self.sizes_kept():
            broken |= 4
        if not self.books_kept():
            broken |= 8
        return broken
