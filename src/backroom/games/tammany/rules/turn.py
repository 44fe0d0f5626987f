"""A turn of Tammany Hall (TH-20 to TH-26). Chance draws into an empty garden; then the player whose turn it is places bosses
and cubes, and before or after that uses an office (offices.py) and slanders (slander.py).
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.tammany.rules.slander import Slander
from backroom.games.tammany.schema import *


class Turn(Slander):
    """N_DRAW to N_CUBE_WARD."""

    def start_turn(self) -> None:
        self.office_done = 0
        self.placed_bosses = 0
        self.placed_cubes = 0
        self.place_done = 0
        self.slander_step = 0
        self.node = N_TURN
        if self.garden_empty() and not self.bag_empty():  # TH-20
            left = self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]
            self.to_draw = self.players + 2 if left > self.players + 2 else left
            self.node = N_DRAW

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players
        if self.turn != self.first:
            self.start_turn()
        elif self.year % 4 == 0:
            self.begin_election()
        else:
            self.year += 1
            self.start_turn()

    # ---- chance draws into the garden (TH-20) -----------------------------------------------------------------------

    def draw_legal(self, out: Row) -> int:
        n = 0
        for c in range(COLOURS):
            if self.bag[c] > 0:
                out[n] = A_DRAW + c
                n += 1
        return n

    def draw_weights(self, out: Row) -> None:
        n = 0
        for c in range(COLOURS):
            if self.bag[c] > 0:
                out[n] = self.bag[c]
                n += 1

    def draw_apply(self, action: int) -> None:
        self.bag[action - A_DRAW] -= 1
        self.garden[action - A_DRAW] += 1
        self.to_draw -= 1
        if self.to_draw == 0:
            self.node = N_TURN

    # ---- what a turn may have (TH-21 to TH-26) ----------------------------------------------------------------------

    def placing(self) -> bool:
        """The place part is begun and not finished: nothing else may come between (TH-21)."""
        return self.place_done == 0 and self.placed_bosses + self.placed_cubes > 0

    def may_boss(self) -> bool:
        return self.place_done == 0 and self.hand[self.turn] > 0

    def may_cube(self) -> bool:
        return self.place_done == 0 and self.placed_cubes == 0 and not self.garden_empty()

    def may_end(self) -> bool:
        """After the place part, or where nothing can be placed (TH-25, TH-26)."""
        if self.place_done:
            return True
        return (
            self.placed_bosses + self.placed_cubes == 0 and self.hand[self.turn] == 0 and self.garden_empty()
        )

    def turn_legal(self, out: Row) -> int:
        n = 0
        if self.may_boss():
            out[n] = A_BOSS
            n += 1
        if self.may_cube():
            out[n] = A_CUBE
            n += 1
        if self.placing():
            return n
        if self.may_use():
            out[n] = A_USE
            n += 1
        if self.may_slander():
            out[n] = A_SLANDER
            n += 1
        if self.spread_wards():
            out[n] = A_SPREAD
            n += 1
        if self.may_end():
            out[n] = A_END
            n += 1
        return n

    def turn_apply(self, action: int) -> None:
        if action != A_SPREAD:
            self.give_up_spread()
        if action == A_BOSS:
            self.node = N_BOSS_WARD
        elif action == A_CUBE:
            self.node = N_CUBE_COLOUR
        elif action == A_SLANDER:
            self.node = N_SLANDER_SEAT
        elif action == A_SPREAD:
            self.node = N_SPREAD_WARD
        elif action == A_USE:
            self.use_office()
        else:
            self.end_turn()

    # ---- placing (TH-22, TH-23) -------------------------------------------------------------------------------------

    def place_legal(self, out: Row) -> int:
        if self.node == N_CUBE_COLOUR:
            return self.list_colours(self.garden, out)
        return self.list_wards(self.free_wards(), out)

    def place_apply(self, action: int) -> None:
        if self.node == N_CUBE_COLOUR:
            self.pick_colour = action - A_COLOUR
            self.node = N_CUBE_WARD
            return
        if self.node == N_BOSS_WARD:
            self.add_boss(action - A_WARD, self.turn)
            self.placed_bosses += 1
        else:
            self.garden[self.pick_colour] -= 1
            self.add_cube(action - A_WARD, self.pick_colour)
            self.take_chips(self.turn, self.pick_colour, 1)  # TH-22; TH-05: also when none is left
            self.placed_cubes += 1
        self.node = N_TURN
        if self.placed_bosses + self.placed_cubes == 2 or not (self.may_boss() or self.may_cube()):
            self.place_done = 1  # TH-22, TH-25
