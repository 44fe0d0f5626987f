"""Before the first turn of Tammany Hall, and when wards open after an election (TH-10 to TH-16). Chance acts: it names the
first player and draws a cube for every ward that opens.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.tammany.rules.pieces import Pieces
from backroom.games.tammany.schema import A_FIRST, A_SETTLE, COLOURS, HALL, N_FIRST, N_SETTLE, WARDS


class Setup(Pieces):
    """N_FIRST, N_SETTLE."""

    def begin(self) -> None:
        self.year = 1
        self.mayor = -1
        self.mayor_step = 7
        self.locks_left = self.board.locks
        for c in range(COLOURS):
            self.bag[c] = self.board.cubes
            self.stock[c] = self.board.chips
            for z in range(3):
                self.box[z][c] = self.board.setup[z][c]
                self.bag[c] -= self.board.setup[z][c]
        for p in range(self.players):
            self.hand[p] = self.board.bosses - 1  # TH-03: one marks the points
            self.slander_chips[p] = self.board.slanders
        for w in range(WARDS):
            self.winner[w] = -2
            self.bonus_colour[w] = -1
            self.bonus_ward[w] = -1
        self.box[0][0] -= 1  # TH-11: an Irish cube in Tammany Hall's ward
        self.add_cube(HALL, 0)
        self.node = N_FIRST

    def settle_next(self) -> None:
        """Go on to the next ward that opens now and has no cube yet (TH-12 to TH-16), or to the first turn."""
        while self.settle_ward < WARDS:
            w = self.settle_ward
            if self.in_play >> w & 1 == 0 and self.board.opens[self.players][self.board.zone[w]] <= self.year:
                self.node = N_SETTLE
                return
            self.settle_ward += 1
        self.start_turn()

    def setup_legal(self, out: Row) -> int:
        n = 0
        if self.node == N_FIRST:  # TH-10
            for p in range(self.players):
                out[n] = A_FIRST + p
                n += 1
            return n
        box = self.box[self.board.zone[self.settle_ward]]
        for c in range(COLOURS):
            if box[c] > 0:
                out[n] = A_SETTLE + self.settle_ward * 4 + c
                n += 1
        return n

    def setup_weights(self, out: Row) -> None:
        n = 0
        if self.node == N_FIRST:
            for p in range(self.players):
                out[p] = 1
            return
        box = self.box[self.board.zone[self.settle_ward]]
        for c in range(COLOURS):
            if box[c] > 0:
                out[n] = box[c]
                n += 1

    def setup_apply(self, action: int) -> None:
        if self.node == N_FIRST:
            self.first = action - A_FIRST
            self.turn = self.first
        else:
            c = (action - A_SETTLE) % 4
            self.box[self.board.zone[self.settle_ward]][c] -= 1
            self.add_cube(self.settle_ward, c)
        self.settle_next()
