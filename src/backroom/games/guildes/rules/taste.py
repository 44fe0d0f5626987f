"""What a card taken tells in Guildes: players rather take what pays well, what they collect and can still be first in.

Hidden cards of the round that is on are dealt to those who took them in the order in which they were taken, each card as
often as its taker would have chosen it there. How players choose is fitted to played games (tells.py). Looks only at open
tableaux and at what the guess itself has dealt so far.
"""

from __future__ import annotations

import cython

from backroom.engine.rng import Rng
from backroom.engine.schema import c_types
from backroom.games.guildes.rules.draft import Draft
from backroom.games.guildes.schema import DRAFT, KINDS, MILITIA, SEATS, Guess

if not cython.compiled:
    from math import exp


class Taste(Draft):
    """Choices of the draft, as they may have been."""

    @c_types(like=float)
    def taste(self, g: Guess, seat: int, kind: int, more: bool) -> float:
        """How a seat likes a card, with what it had before this round and is thought to have taken since: the log of how
        often it takes it. ``more``: whether another of its kind lay beside it.
        """
        r = self.round
        if kind == MILITIA:
            return 0.01 * (self.cards.tells[r][0] + (self.cards.tells[r][7] if more else 0))
        own = 0
        most = 0
        for p in range(self.players):
            before = self.tableau[p][kind] - self.shown[r][p][kind]
            if p == seat:
                own = before + g.gathered[p][kind]
            elif before > most:
                most = before
        pays = self.cards.pays[kind][r][0]
        like = 0.1 * self.cards.tells[r][1] * pays
        if own > 0:
            like += self.cards.tells[r][2] + 0.1 * self.cards.tells[r][3] * pays
        if most > 0 and own == most:
            like += 0.1 * self.cards.tells[r][4] * pays
        if own < most - 1:
            like += self.cards.tells[r][5]
        if own > most + 1:
            like += self.cards.tells[r][6]
        if more:
            like += self.cards.tells[r][7]
        like += self.cards.tells[r][8] * (own if own < 4 else 4) + self.cards.tells[r][9] * (
            most if most < 4 else 4
        )
        return 0.01 * (like if -1000.0 < like < 1000.0 else 1000.0 if like > 0.0 else -1000.0)

    @c_types(total=float)
    def choose_for(self, g: Guess, i: int, rng: Rng) -> int:
        """A card for a slot, as its taker would have chosen: of those that lay there, where they are known; of those never
        seen more likely one of which there are many.
        """
        if cython.compiled:
            odds = cython.declare(cython.double[11])
        else:
            odds = [0.0] * KINDS
        pool = g.pool[g.group[i]]
        total = 0.0
        last = 0
        for k in range(KINDS):
            odds[k] = 0.0
            if pool[k] > 0:
                if g.group[i] == 0:
                    odds[k] = pool[k] * exp(self.taste(g, g.seat[i], k, False))
                else:
                    odds[k] = exp(self.taste(g, g.seat[i], k, pool[k] > 1))
                total += odds[k]
                last = k
        total *= rng.pick(1 << 30) / 1073741824.0
        k = 0
        while k < last and total >= odds[k]:
            total -= odds[k]
            k += 1
        return k

    def fill_by_taste(self, g: Guess, rng: Rng) -> None:
        """The cards taken in this round, in the order in which they were taken."""
        for p in range(SEATS):
            for k in range(KINDS):
                g.gathered[p][k] = 0
        for t in range(DRAFT):
            for i in range(g.n):
                if g.step[i] == t and g.seat[i] >= 0 and g.round[i] == self.round:
                    if g.kind[i] < 0:
                        k = self.choose_for(g, i, rng)
                        g.kind[i] = k
                        g.pool[g.group[i]][k] -= 1
                        g.pooled[g.group[i]] -= 1
                    g.gathered[g.seat[i]][g.kind[i]] += 1
