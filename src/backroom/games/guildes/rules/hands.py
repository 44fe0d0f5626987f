"""Cards of Guildes in hands, packets and tableaux, counted by kind; and the choices that all make at the same time."""

from __future__ import annotations

from backroom.engine.schema import Row, c_types
from backroom.engine.state import State
from backroom.games.guildes.schema import FEWER, KINDS, MILITIA, Members


class Hands(Members, State):
    """What every phase needs."""

    def in_play(self, kind: int) -> int:
        """Cards of a kind in this game: with three players some are taken out (GU-10)."""
        copies = self.cards.copies[kind]
        if self.players > 3:
            return copies
        if kind == 9:
            return 0
        return copies - 3 if kind == MILITIA else copies

    def active(self) -> int:
        """The event whose text counts this round (GU-15, GU-46); -1 without."""
        return self.event[self.round] if self.events else -1

    def way(self, round: int) -> int:
        """Direction of passing: 1 left, -1 right."""
        return self.cards.direction[self.event[round]] if self.event[round] >= 0 else 1

    def need(self) -> int:
        """Cards that everyone plays this round (GU-40)."""
        return self.cards.played[self.players] - (1 if self.active() == FEWER else 0)

    def everyone(self) -> int:
        return (1 << self.players) - 1

    def laid(self, seat: int) -> int:
        n = 0
        for k in range(KINDS):
            n += self.tableau[seat][k]
        return n

    def held(self, seat: int) -> int:
        n = 0
        for k in range(KINDS):
            n += self.hand[seat][k]
        return n

    def thrown(self) -> int:
        n = 0
        for k in range(KINDS):
            n += self.discards[k]
        return n

    def lay(self, seat: int, kind: int) -> None:
        self.tableau[seat][kind] += 1
        self.shown[self.round][seat][kind] += 1

    def throw_away(self, seat: int) -> None:
        for k in range(KINDS):
            self.discards[k] += self.hand[seat][k]
            self.hand[seat][k] = 0

    @c_types(n=int)
    def list_cards(self, first: int, row: Row, without: int, out: Row) -> int:
        """The kinds in a row of counts as actions, one card of kind ``without`` left out."""
        n = 0
        for k in range(KINDS):
            out[n] = first + k
            n += row[k] > (k == without)
        return n

    @c_types(n=int)
    def weigh_cards(self, row: Row, out: Row) -> None:
        """The weights of these cards when chance draws one."""
        n = 0
        for k in range(KINDS):
            out[n] = row[k]
            n += row[k] > 0

    def choose(self, seat: int, kind: int) -> bool:
        """A seat's part of a choice that all make at the same time; whether it was the last."""
        self.chosen[seat][0] = kind
        self.open &= ~(1 << seat)
        return self.open == 0
