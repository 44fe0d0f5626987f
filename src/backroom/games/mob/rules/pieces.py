"""Henchmen, crates, cars and the attorney of MOB: Big Apple."""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.engine.state import State, list_bits
from backroom.games.mob.schema import A_DISTRICT, A_FACE, DISTRICTS, TAKEN, Members


def least(a: int, b: int) -> int:
    return a if a < b else b


class Pieces(Members, State):
    """What every phase needs."""

    # ---- where one phase hands over to a later one ------------------------------------------------------------------

    def end_turn(self) -> None:
        raise NotImplementedError

    def next_bonus(self) -> None:
        raise NotImplementedError

    # ---- pieces -----------------------------------------------------------------------------------------------------

    def take_henchmen(self) -> None:
        """MB-20; as many as the stock has."""
        for p in range(2):
            n = least(TAKEN, self.stock[p])
            self.stock[p] -= n
            self.warehouse[p] += n

    def riding(self, seat: int) -> int:
        """Henchmen in all cars of a seat."""
        total = 0
        for d in range(DISTRICTS):
            total += self.cars[seat][d]
        return total

    def crates_out(self) -> int:
        """Crates on all districts."""
        return self.board.crates - self.pile - self.won[0] - self.won[1]

    def far(self, seat: int) -> bool:
        """The attorney is on the last space of the other's side (MB-35)."""
        return self.attorney == (self.board.far if seat == 0 else -self.board.far)

    def sights(self) -> int:
        """The seat on whose side the attorney is. Not asked while he is at the centre."""
        return 1 if self.attorney > 0 else 0

    def list_districts(self, bits: int, out: Row) -> int:
        """These districts as actions."""
        return list_bits(bits, A_DISTRICT, out)

    # ---- dice: chance acts ------------------------------------------------------------------------------------------

    def list_faces(self, die: int, out: Row) -> int:
        """The faces of a die (0 black, 1 white) as actions."""
        n = 0
        for face in range(1, 7):
            if self.board.faces[die][face]:
                out[n] = A_FACE + die * 6 + face - 1
                n += 1
        return n

    def weigh_faces(self, die: int, out: Row) -> None:
        n = 0
        for face in range(1, 7):
            if self.board.faces[die][face]:
                out[n] = self.board.faces[die][face]
                n += 1
