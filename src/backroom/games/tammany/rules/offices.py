"""What an office allows in a turn of Tammany Hall (TH-30 to TH-36). The player whose turn it is acts: deputy mayor, chief of
police, council president or precinct chairman, once a turn.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.tammany.rules.setup import Setup
from backroom.games.tammany.schema import *


class Offices(Setup):
    """N_DEPUTY to N_CHAIR_TO."""

    def police_wards(self) -> int:
        return self.many & ~self.locked if self.sealed else self.many  # TH-32, TH-36

    def chair_wards(self) -> int:
        """Wards from which a cube can go somewhere (TH-34)."""
        sources = self.police_wards()
        free = self.free_wards()
        found = 0
        for w in range(WARDS):
            if sources >> w & 1 and self.board.adjacent[w] & free:
                found |= 1 << w
        return found

    def may_use(self) -> bool:
        """The office can be used now (TH-31 to TH-34)."""
        if self.office_done:
            return False
        office = self.office[self.turn]
        if office == DEPUTY:
            return not self.stock_empty()
        if office == POLICE:
            return self.police_wards() != 0
        if office == COUNCIL:
            return self.locks_left > 0 and self.free_wards() != 0
        return office == CHAIRMAN and self.chair_wards() != 0

    def use_office(self) -> None:
        office = self.office[self.turn]
        if office == DEPUTY:
            self.node = N_DEPUTY
        elif office == POLICE:
            self.node = N_POLICE_WARD
        elif office == COUNCIL:
            self.node = N_COUNCIL
        else:
            self.node = N_CHAIR_FROM

    def office_legal(self, out: Row) -> int:
        node = self.node
        if node == N_DEPUTY:
            return self.list_colours(self.stock, out)  # TH-05
        if node == N_POLICE_COLOUR or node == N_CHAIR_COLOUR:
            return self.list_colours(self.cubes[self.pick_ward], out)
        if node == N_POLICE_WARD:
            return self.list_wards(self.police_wards(), out)
        if node == N_COUNCIL:
            return self.list_wards(self.free_wards(), out)
        if node == N_CHAIR_FROM:
            return self.list_wards(self.chair_wards(), out)
        return self.list_wards(self.board.adjacent[self.pick_ward] & self.free_wards(), out)

    def office_apply(self, action: int) -> None:
        node = self.node
        if node == N_POLICE_WARD:
            self.pick_ward = action - A_WARD
            self.node = N_POLICE_COLOUR
            return
        if node == N_CHAIR_FROM:
            self.pick_ward = action - A_WARD
            self.node = N_CHAIR_COLOUR
            return
        if node == N_CHAIR_COLOUR:
            self.pick_colour = action - A_COLOUR
            self.node = N_CHAIR_TO
            return
        if node == N_DEPUTY:  # TH-31
            self.take_chips(self.turn, action - A_COLOUR, 1)
        elif node == N_POLICE_COLOUR:  # TH-32
            self.drop_cube(self.pick_ward, action - A_COLOUR)
            self.bag[action - A_COLOUR] += 1
        elif node == N_COUNCIL:  # TH-33
            self.locked |= 1 << (action - A_WARD)
            self.locks_left -= 1
        else:  # TH-34
            self.drop_cube(self.pick_ward, self.pick_colour)
            self.add_cube(action - A_WARD, self.pick_colour)
        self.office_done = 1
        self.node = N_TURN
