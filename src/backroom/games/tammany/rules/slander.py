"""Slander in a turn of Tammany Hall (TH-40 to TH-44). The player whose turn it is names a rival, a ward and the colour of
the chips that pay; then the slander may spread next door, for two chips of the same colour.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.tammany.rules.offices import Offices
from backroom.games.tammany.schema import *


class Slander(Offices):
    """N_SLANDER_SEAT to N_SPREAD_WARD."""

    def slander_wards(self, seat: int) -> int:
        """Wards where the player whose turn it is can slander this one (TH-41)."""
        me = self.turn
        payable = 0
        for c in range(COLOURS):
            if self.chips[me][c] > 0:
                payable |= self.has[c]
        both = self.on[me] & self.on[seat] & payable
        return both & ~self.locked if self.sealed else both

    def spread_wards(self) -> int:
        """Wards into which the slander can spread (TH-42, TH-43)."""
        me = self.turn
        if self.slander_step != 1 or self.chips[me][self.slander_colour] < 2:
            return 0
        found = (
            self.board.adjacent[self.slander_ward]
            & self.on[self.slander_seat]
            & self.has[self.slander_colour]
        )
        if self.spread_needs_boss:
            found &= self.on[me]
        return found & ~self.locked if self.sealed else found

    def may_slander(self) -> bool:
        me = self.turn
        if self.year <= 4 or self.slandered[me] or self.slander_chips[me] == 0:  # TH-40
            return False
        for p in range(self.players):
            if p != me and self.slander_wards(p):
                return True
        return False

    def give_up_spread(self) -> None:
        """Another part after the first slander action gives up the second (TH-26)."""
        if self.slander_step == 1:
            self.slander_step = 2

    def slander_legal(self, out: Row) -> int:
        node = self.node
        n = 0
        if node == N_SLANDER_SEAT:
            for p in range(self.players):
                if p != self.turn and self.slander_wards(p) != 0:
                    out[n] = A_SEAT + p
                    n += 1
            return n
        if node == N_SLANDER_WARD:
            return self.list_wards(self.slander_wards(self.pick_seat), out)
        if node == N_SLANDER_COLOUR:
            for c in range(COLOURS):
                if self.cubes[self.pick_ward][c] > 0 and self.chips[self.turn][c] > 0:
                    out[n] = A_COLOUR + c
                    n += 1
            return n
        return self.list_wards(self.spread_wards(), out)

    def slander_apply(self, action: int) -> None:
        node = self.node
        if node == N_SLANDER_SEAT:
            self.pick_seat = action - A_SEAT
            self.node = N_SLANDER_WARD
        elif node == N_SLANDER_WARD:
            self.pick_ward = action - A_WARD
            self.node = N_SLANDER_COLOUR
        elif node == N_SLANDER_COLOUR:
            self.slander_chips[self.turn] -= 1
            self.slandered[self.turn] = 1
            self.slander_seat = self.pick_seat
            self.slander_colour = action - A_COLOUR
            self.slander(self.pick_ward, self.slander_colour, 1)
            self.slander_step = 1
        else:
            self.slander(action - A_WARD, self.slander_colour, 2)
            self.slander_step = 3

    def slander(self, ward: int, colour: int, price: int) -> None:
        self.chips[self.turn][colour] -= price
        self.stock[colour] += price  # TH-44
        self.drop_boss(ward, self.slander_seat)
        self.slander_ward = ward
        self.node = N_TURN
