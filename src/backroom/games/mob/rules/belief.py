"""What a seat of MOB: Big Apple may believe: the values of the other's hidden moles are all that it cannot know."""

from __future__ import annotations

from backroom.engine.rng import Rng
from backroom.engine.schema import for_python
from backroom.games.mob.rules.setup import Setup
from backroom.games.mob.schema import MOLES, N_OVER


class Belief(Setup):
    """Moles."""

    def determinise_raw(self, seat: int, rng: Rng) -> None:
        """The values of the other's hidden moles are all that a seat cannot know."""
        if self.node == N_OVER:  # MB-60: all are revealed
            return
        for p in range(2):
            if p != seat:
                self.redraw_moles(p, rng)

    def redraw_moles(self, seat: int, rng: Rng) -> None:
        """Deal the values that were never seen anew to the moles that are hidden.

        At set-up only "done" and "not done" can be known: who is not done has put nothing down.
        """
        if self.put[seat] < MOLES:
            self.retract_raw(seat)
            return
        ones = 2
        twos = 2
        left = MOLES
        for m in range(MOLES):
            if self.hidden[seat] >> m & 1 == 0:
                left -= 1
                if self.value[seat][m] == 1:
                    ones -= 1
                elif self.value[seat][m] == 2:
                    twos -= 1
        for m in range(MOLES):
            if self.hidden[seat] >> m & 1:
                k = rng.pick(left)
                left -= 1
                if k < ones:
                    ones -= 1
                    self.value[seat][m] = 1
                elif k < ones + twos:
                    twos -= 1
                    self.value[seat][m] = 2
                else:
                    self.value[seat][m] = 3

    @for_python
    def mole(self, seat: int, mole: int) -> int:
        """A mole's value, 0 before it is put down. Secret while it is hidden: view.py guards it."""
        return int(self.value[seat][mole])
