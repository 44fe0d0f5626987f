"""Cubes, bosses and chips of Tammany Hall: how they move, and which of them may be named."""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.engine.state import State, list_bits
from backroom.games.tammany.schema import A_COLOUR, A_WARD, COLOURS, Members


class Pieces(Members, State):
    """What every phase needs."""

    # ---- where one phase hands over to a later one ------------------------------------------------------------------

    def start_turn(self) -> None:
        raise NotImplementedError

    def begin_election(self) -> None:
        raise NotImplementedError

    # ---- moving them ------------------------------------------------------------------------------------------------

    def add_cube(self, ward: int, colour: int) -> None:
        bit = 1 << ward
        if self.in_play & bit:
            self.many |= bit
        self.in_play |= bit
        self.cubes[ward][colour] += 1
        self.has[colour] |= bit

    def drop_cube(self, ward: int, colour: int) -> None:
        self.cubes[ward][colour] -= 1
        if self.cubes[ward][colour] == 0:
            self.has[colour] &= ~(1 << ward)
        total = 0
        for c in range(COLOURS):
            total += self.cubes[ward][c]
        if total < 2:
            self.many &= ~(1 << ward)

    def add_boss(self, ward: int, seat: int) -> None:
        self.hand[seat] -= 1
        self.bosses[ward][seat] += 1
        self.on[seat] |= 1 << ward

    def drop_boss(self, ward: int, seat: int) -> None:
        self.hand[seat] += 1
        self.bosses[ward][seat] -= 1
        if self.bosses[ward][seat] == 0:
            self.on[seat] &= ~(1 << ward)

    def take_chips(self, seat: int, colour: int, n: int) -> int:
        """Up to n chips from the stock (TH-05); how many there were."""
        got = n if self.stock[colour] >= n else self.stock[colour]
        self.stock[colour] -= got
        self.chips[seat][colour] += got
        return got

    # ---- looking at them --------------------------------------------------------------------------------------------

    def chips_of(self, seat: int) -> int:
        return self.chips[seat][0] + self.chips[seat][1] + self.chips[seat][2] + self.chips[seat][3]

    def stock_empty(self) -> bool:
        return self.stock[0] + self.stock[1] + self.stock[2] + self.stock[3] == 0

    def garden_empty(self) -> bool:
        return self.garden[0] + self.garden[1] + self.garden[2] + self.garden[3] == 0

    def bag_empty(self) -> bool:
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3] == 0

    def free_wards(self) -> int:
        """Wards that take pieces (TH-23, TH-35), as bits."""
        return self.in_play & ~self.locked

    def list_wards(self, bits: int, out: Row) -> int:
        """These wards as actions."""
        return list_bits(bits, A_WARD, out)

    def list_colours(self, row: Row, out: Row) -> int:
        """The colours of which there is one in this row, as actions."""
        n = 0
        for c in range(COLOURS):
            if row[c] > 0:
                out[n] = A_COLOUR + c
                n += 1
        return n
