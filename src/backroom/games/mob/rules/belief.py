"""What a seat of MOB: Big Apple may believe: the values of the other's hidden moles are all that it cannot know.

Any values that fit are as likely (``determinise_raw``), or by where the moles lie (``believe_raw``): a mole that was moved,
or left where many crates are, is rather worth more. How much more is fitted to played games (tells.py).
"""

from __future__ import annotations

import cython

from backroom.engine.rng import Rng
from backroom.engine.schema import c_types, for_python
from backroom.games.mob.rules.setup import Setup
from backroom.games.mob.schema import DEALS, MOLES, N_OVER

if not cython.compiled:
    from math import exp


class Belief(Setup):
    """Moles."""

    def determinise_raw(self, seat: int, rng: Rng) -> None:
        """The values of the other's hidden moles are all that a seat cannot know."""
        if self.node == N_OVER:  # MB-60: all are revealed
            return
        for p in range(2):
            if p != seat:
                self.redraw_moles(p, rng)

    def believe_raw(self, seat: int, rng: Rng) -> None:
        """The same by what the places of the moles tell."""
        if self.node == N_OVER:
            return
        for p in range(2):
            if p != seat:
                self.suspect_moles(p, rng)

    @c_types(left=int)
    def unseen_moles(self, seat: int, value: int) -> int:
        """How many of the seat's hidden moles are of this value: two less those exposed (MB-04)."""
        left = 2
        for m in range(MOLES):
            if self.hidden[seat] >> m & 1 == 0:
                left -= self.value[seat][m] == value
        return left

    def redraw_moles(self, seat: int, rng: Rng) -> None:
        """Deal the values that were never seen anew to the moles that are hidden.

        At set-up only "done" and "not done" can be known: who is not done has put nothing down.
        """
        if self.put[seat] < MOLES:
            self.retract_raw(seat)
            return
        ones = self.unseen_moles(seat, 1)
        twos = self.unseen_moles(seat, 2)
        left = ones + twos + self.unseen_moles(seat, 3)
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

    def tell(self, seat: int, mole: int) -> float:
        """How surely a hidden mole is worth more, by what everybody sees: the log of the odds for each step of its value."""
        d = self.place[seat][mole]
        r = self.round - 1
        ahead = self.men[seat][d] - self.men[1 - seat][d]
        sign = self.board.tells[r][3] * ahead + self.board.tells[r][4] * (ahead if ahead > 0 else -ahead)
        if d == mole:
            sign += self.board.tells[r][0] + self.board.tells[r][1] * self.crates[d]
        else:
            sign += self.board.tells[r][2] * self.crates[d]
        return 0.01 * sign if -1000 < sign < 1000 else 10.0 if sign > 0 else -10.0

    @c_types(share=float)
    def suspect_moles(self, seat: int, rng: Rng) -> None:
        """Deal the values that were never seen by what the moles' places tell: one of all the ways to deal them, as often as
        the product of what its moles tell. ``ways`` adds those products up for the moles that are still to be dealt to.
        """
        if self.put[seat] < MOLES:
            self.retract_raw(seat)
            return
        if cython.compiled:
            ways = cython.declare(cython.double[63])
            odds = cython.declare(cython.double[6])
        else:
            ways, odds = [0.0] * DEALS, [0.0] * MOLES
        ones = self.unseen_moles(seat, 1)
        twos = self.unseen_moles(seat, 2)
        for i in range(DEALS):
            ways[i] = 0.0
        ways[0] = 1.0
        left = 0
        for m in range(MOLES):
            if self.hidden[seat] >> m & 1:
                left += 1
                odds[m] = exp(self.tell(seat, m))
                for a in range(3):
                    for b in range(3):
                        if a + b <= left <= a + b + 2:
                            share = 0.0
                            if a > 0:
                                share += ways[left * 9 - 9 + a * 3 - 3 + b] / odds[m]
                            if b > 0:
                                share += ways[left * 9 - 9 + a * 3 + b - 1]
                            if left > a + b:
                                share += ways[left * 9 - 9 + a * 3 + b] * odds[m]
                            ways[left * 9 + a * 3 + b] = share
        for turn in range(MOLES):
            m = MOLES - 1 - turn
            if self.hidden[seat] >> m & 1:
                share = ways[left * 9 + ones * 3 + twos] * rng.pick(1 << 30) / 1073741824.0
                left -= 1
                if ones > 0:
                    share -= ways[left * 9 + ones * 3 - 3 + twos] / odds[m]
                    if share < 0.0:
                        ones -= 1
                        self.value[seat][m] = 1
                        continue
                if twos > 0:
                    share -= ways[left * 9 + ones * 3 + twos - 1]
                    if share < 0.0 or left + 1 == ones + twos:
                        twos -= 1
                        self.value[seat][m] = 2
                        continue
                self.value[seat][m] = 3

    @for_python
    def mole(self, seat: int, mole: int) -> int:
        """A mole's value, 0 before it is put down. Secret while it is hidden: view.py guards it."""
        return int(self.value[seat][mole])
