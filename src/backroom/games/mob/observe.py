# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a seat of MOB: Big Apple knows, as numbers: the facts of view.py, one's own first, then the other's.

The values of the other's hidden moles are left out (all are shown once the game is over, MB-60), and so is what no longer
matters: past shots, past ends of rounds, the rolls for the first player.
"""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from backroom.engine.observe import Observer, blank
    from backroom.engine.state import State
    from backroom.games.mob.rules import Mob
    from backroom.games.mob.schema import *


class MobObserver(Observer):
    """Counts are divided by what is much: 3 in a car, 10 henchmen, 5 crates in a district, 30 in all."""

    def parts(self) -> tuple[tuple[str, int], ...]:
        return (
            ("decision", 24),  # one of N_… of rules.pxd
            ("round", 3),
            ("seat", 2),  # one's own number: some actions name seats
            ("your turn", 1),
            ("you started", 1),
            ("attorney", 9),  # from 4 spaces on one's own side to 4 on the other's; farther out as the fourth
            ("dice", 12),  # black 1 to 6, white 1 to 6; none while they do not lie
            ("stock", 2),
            ("warehouse", 2),
            ("crates won", 2),
            ("crates in stock", 1),
            ("cars", 12),  # by district, own and other's
            ("men", 12),
            ("crates", 6),
            ("spaces", 36),  # of the action board: own, other's
            ("loaded", 1),
            ("space", 18),  # paid for this turn
            ("done", 3),  # main action, secondary action, half of MB-32
            ("doing", 3),  # main action, secondary action, bonus
            ("bonus part", 3),
            ("picked", 12),  # earlier in this move: from (district or mole), to
            ("mole to put", 6),
            ("other has put", 1),
            ("own moles", 60),  # each: value 1, 2, 3, hidden, district
            ("other moles", 60),  # the same, the value once it is exposed
            ("unseen", 6),  # hidden moles of each value, own and other's
            ("own moles at", 6),  # by district: values of the hidden ones
            ("other moles at", 6),  # by district: how many are hidden
        )

    def write(self, state: State, seat: int, out: Any) -> int:
        return self.see(cython.cast(Mob, state), seat, out)

    def see(self, s: Mob, me: int, out: Any) -> int:
        blank(out, self.length)
        i = self.moment(s, me, out, 0)
        i = self.board(s, me, out, i)
        i = self.turn(s, me, out, i)
        you = 1 - me
        if s.node == N_MOLES:
            if s.put[me] < MOLES:
                out[i + s.put[me]] = 1.0
            # MB-11: only "done" shows, not how far the other is.
            out[i + 6] = 1.0 if s.put[you] == MOLES else 0.0
        i += 7
        i = self.moles(s, me, True, out, i)
        i = self.moles(s, you, s.node == N_OVER, out, i)
        i = self.unseen(s, me, out, i)
        i = self.unseen(s, you, out, i)
        for m in range(MOLES):
            if s.hidden[me] >> m & 1:
                out[i + s.place[me][m]] += s.value[me][m] / 6.0
            if s.hidden[you] >> m & 1:
                out[i + 6 + s.place[you][m]] += 1.0 / 3.0
        return i + 12

    def moment(self, s: Mob, me: int, out: Any, i: int) -> int:
        """Up to the dice."""
        out[i + s.node] = 1.0
        out[i + 24 + s.round - 1] = 1.0
        out[i + 27 + me] = 1.0
        if s.node >= N_ROLL and s.node < N_OVER:
            out[i + 29] = 1.0 if s.turn == me else 0.0
            if s.node != N_START:
                out[i + 30] = 1.0 if s.first == me else 0.0
        at = s.attorney if me == 0 else -s.attorney
        if at > 4:
            at = 4
        elif at < -4:
            at = -4
        out[i + 35 + at] = 1.0
        for die in range(2):
            if s.dice[die] > 0:
                out[i + 40 + die * 6 + s.dice[die] - 1] = 1.0
        return i + 52

    def board(self, s: Mob, me: int, out: Any, i: int) -> int:
        for k in range(2):
            p = me if k == 0 else 1 - me
            out[i + k] = s.stock[p] / 43.0
            out[i + 2 + k] = s.warehouse[p] / 20.0
            out[i + 4 + k] = s.won[p] / 30.0
            for d in range(DISTRICTS):
                out[i + 7 + k * 6 + d] = s.cars[p][d] / 3.0
                out[i + 19 + k * 6 + d] = s.men[p][d] / 10.0
            for a in range(SPACES):
                out[i + 37 + k * 18 + a] = 1.0 if s.owner[a] == p + 1 else 0.0
        out[i + 6] = s.pile / 30.0
        for d in range(DISTRICTS):
            out[i + 31 + d] = s.crates[d] / 5.0
        return i + 73

    def turn(self, s: Mob, me: int, out: Any, i: int) -> int:
        """What is chosen so far in this turn; what an earlier turn left behind is not shown."""
        node = s.node
        if node >= N_ROLL and node < N_OVER and s.bonus_step < 0 and node != N_START:
            out[i] = s.loaded
            if s.space >= 0:
                out[i + 1 + s.space] = 1.0
                out[i + 19] = s.main_done
                out[i + 20] = s.icon_done
                out[i + 21] = s.must_drive
                if node > N_ACTION and (s.doing == 1 or s.doing == 2):
                    out[i + 22 + s.doing - 1] = 1.0
        if s.bonus_step >= 0 and s.bonus_step < 3:
            out[i + 24] = 1.0 if node != N_BONUS else 0.0
            out[i + 25 + s.bonus_step] = 1.0
        car = node == N_SWITCH_TO or node == N_SWITCH_COUNT or node == N_DRIVE_COUNT
        if car or node == N_MOLE_TO or node == N_CRATE_TO:
            out[i + 28 + s.pick_from] = 1.0
        if node == N_SWITCH_COUNT:
            out[i + 34 + s.pick_to] = 1.0
        return i + 40

    def moles(self, s: Mob, seat: int, known: bool, out: Any, i: int) -> int:
        """A seat's moles; their values where they are known: one's own, those exposed."""
        for m in range(MOLES):
            hidden = s.hidden[seat] >> m & 1
            if s.value[seat][m] > 0 and (known or hidden == 0):
                out[i + s.value[seat][m] - 1] = 1.0
            out[i + 3] = hidden
            out[i + 4 + s.place[seat][m]] = 1.0
            i += 10
        return i

    def unseen(self, s: Mob, seat: int, out: Any, i: int) -> int:
        """MB-04: two of each value, less those exposed."""
        for k in range(3):
            left = 2
            for m in range(MOLES):
                if s.hidden[seat] >> m & 1 == 0 and s.value[seat][m] == k + 1:
                    left -= 1
            out[i + k] = left / 2.0
        return i + 3


def observer(players: int) -> MobObserver:
    return MobObserver(players)
