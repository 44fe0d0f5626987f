"""Who is mayor of Tammany Hall, whom he appoints, and the next term (TH-60 to TH-62). The mayor acts: a seat, then its
office, until everyone has one.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.engine.state import lowest
from backroom.games.tammany.rules.turn import Turn
from backroom.games.tammany.schema import *


class Mayor(Turn):
    """N_APPOINT_SEAT, N_APPOINT_OFFICE."""

    def return_markers(self) -> None:
        """TH-08: before new ones are set."""
        for p in range(self.players):
            self.hand[p] += self.office_mark[p]
            self.office_mark[p] = 0
            self.office[p] = NONE
            for c in range(COLOURS):
                self.hand[p] += self.leader_mark[c] >> p & 1
        for c in range(COLOURS):
            self.leader[c] = 0
            self.leader_mark[c] = 0

    def tie_key(self, seat: int, step: int) -> int:
        """What decides a mayor, step by step (TH-60): wards, all chips, then green, white, orange, blue."""
        if step == 0:
            return self.wards_won[seat]
        if step == 1:
            return self.chips_of(seat)
        return self.chips[seat][step - 2]

    def elect_mayor(self) -> None:
        tied = (1 << self.players) - 1
        step = 0
        while step < 6:
            best = -1
            still = 0
            for p in range(self.players):
                if tied >> p & 1:
                    key = self.tie_key(p, step)
                    if key > best:
                        best = key
                        still = 0
                    if key == best:
                        still |= 1 << p
            tied = still
            if tied & (tied - 1) == 0:
                self.mayor = lowest(tied)
                break
            step += 1
        self.mayor_step = step
        if self.mayor < 0:
            self.mayor_step = 7
            return
        self.points[self.mayor] += 3
        self.mark_office(self.mayor, MAYOR)

    def mark_office(self, seat: int, office: int) -> None:
        self.office[seat] = office
        if self.hand[seat] > 0:  # TH-08
            self.hand[seat] -= 1
            self.office_mark[seat] = 1

    def appoint_legal(self, out: Row) -> int:
        n = 0
        if self.node == N_APPOINT_SEAT:
            for p in range(self.players):
                if self.office[p] == NONE:
                    out[n] = A_SEAT + p
                    n += 1
            return n
        held = 0
        for p in range(self.players):
            held |= 1 << self.office[p]
        for k in range(DEPUTY, CHAIRMAN + 1):
            if held >> k & 1 == 0:
                out[n] = A_OFFICE + k - DEPUTY
                n += 1
        return n

    def appoint_apply(self, action: int) -> None:
        if self.node == N_APPOINT_SEAT:
            self.pick_seat = action - A_SEAT
            self.node = N_APPOINT_OFFICE
            return
        self.mark_office(self.pick_seat, DEPUTY + action - A_OFFICE)
        self.node = N_APPOINT_SEAT
        if self.all_appointed():
            self.next_term()

    def all_appointed(self) -> bool:
        """Nobody is without an office; a last player for a last office is given it, there is nothing to choose."""
        left = 0
        seat = 0
        free = 15 << DEPUTY
        for p in range(self.players):
            if self.office[p] == NONE:
                left += 1
                seat = p
            free &= ~(1 << self.office[p])
        if left == 1 and free & (free - 1) == 0:
            self.mark_office(seat, lowest(free))
            left = 0
        return left == 0

    def next_term(self) -> None:
        if self.mayor >= 0:  # TH-62
            self.first = self.mayor
        self.turn = self.first
        self.year += 1
        self.settle_ward = 0
        self.settle_next()
