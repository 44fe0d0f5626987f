# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a seat of Tammany Hall knows, as numbers: the facts of view.py, one's own first, then the others' clockwise.

Left out are the others' bids at the ward at the polls (TH-63), and the accounts of past elections, which no longer matter.
"""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from backroom.engine.observe import Observer, blank
    from backroom.engine.state import State
    from backroom.games.tammany.rules import Tammany
    from backroom.games.tammany.schema import *


class TammanyObserver(Observer):
    """Wards stand in election order. Counts are divided by what is much: 4 pieces in a ward, 10 chips, 50 points."""

    def parts(self) -> tuple[tuple[str, int], ...]:
        n = self.players
        return (
            ("decision", 25),  # one of N_… of rules.pxd
            ("term", 4),
            ("year of the term", 4),
            ("seat", n),  # one's own number: some actions name seats
            ("options", 2),  # locks sealed, spread_needs_boss
            ("turn", n),
            ("first", n),
            ("mayor", n),
            ("in play", 15),
            ("locked", 15),
            ("cubes", 60),  # ward by ward, four nations each
            ("bosses", 15 * n),  # ward by ward, all seats each
            ("bag", 4),
            ("castle garden", 4),
            ("chips in stock", 4),
            ("set-up boxes", 12),
            ("locks left", 1),
            ("chips", 4 * n),
            ("slander chips", n),
            ("bosses at hand", n),
            ("points", n),
            ("office", 5 * n),  # mayor, deputy, police, council, chairman
            ("leads", 4 * n),  # nations led since the last election
            ("slandered", n),
            ("placed", 3),  # bosses, cube, done
            ("office used", 1),
            ("slander", 3),  # may spread, given up, spread
            ("slander of", n),
            ("slander at", 15),
            ("slander by", 4),
            ("picked", n + 19),  # earlier in this move: seat, ward, nation
            ("ward at the polls", 15),
            ("wards won", 15 * n),  # in the election under way: ward by ward, who
            ("asked", n),
            ("has bid", n),
            ("own bid", 4),
            ("bid now", 4),  # the nation whose chips one is asked for
        )

    def write(self, state: State, seat: int, out: Any) -> int:
        return self.see(cython.cast(Tammany, state), seat, out)

    def see(self, s: Tammany, me: int, out: Any) -> int:
        blank(out, self.length)
        i = self.moment(s, me, out, 0)
        i = self.wards(s, me, out, i)
        i = self.seats(s, me, out, i)
        i = self.turn(s, me, out, i)
        return self.polls(s, me, out, i)

    def moment(self, s: Tammany, me: int, out: Any, i: int) -> int:
        n = s.players
        out[i + s.node] = 1.0
        if s.year <= 16:
            out[i + 25 + ((s.year - 1) >> 2)] = 1.0
            out[i + 29 + ((s.year - 1) & 3)] = 1.0
        out[i + 33 + me] = 1.0
        i += 33 + n
        out[i] = s.sealed
        out[i + 1] = s.spread_needs_boss
        i += 2
        bits = s.pending_raw()
        for j in range(n):
            p = (me + j) % n
            if s.node == N_DRAW or (s.node > N_DRAW and s.node < N_BID):
                out[i + j] = 1.0 if s.turn == p else 0.0
            else:
                out[i + j] = bits >> p & 1
            out[i + n + j] = 1.0 if s.first == p else 0.0
            out[i + 2 * n + j] = 1.0 if s.mayor == p else 0.0
        return i + 3 * n

    def wards(self, s: Tammany, me: int, out: Any, i: int) -> int:
        n = s.players
        for w in range(WARDS):
            out[i + w] = s.in_play >> w & 1
            out[i + 15 + w] = s.locked >> w & 1
            for c in range(COLOURS):
                out[i + 30 + 4 * w + c] = s.cubes[w][c] / 4.0
        for j in range(n):
            p = (me + j) % n  # a division each: one a seat, not one a ward and seat
            for w in range(WARDS):
                out[i + 90 + n * w + j] = s.bosses[w][p] / 4.0
        i += 90 + 15 * n
        for c in range(COLOURS):
            out[i + c] = s.bag[c] / 25.0
            out[i + 4 + c] = s.garden[c] / 4.0
            out[i + 8 + c] = s.stock[c] / 35.0
            for z in range(3):
                out[i + 12 + 4 * z + c] = s.box[z][c] / 4.0
        out[i + 24] = s.locks_left / 2.0
        return i + 25

    def seats(self, s: Tammany, me: int, out: Any, i: int) -> int:
        n = s.players
        for j in range(n):
            p = (me + j) % n
            for c in range(COLOURS):
                out[i + 4 * j + c] = s.chips[p][c] / 10.0
                out[i + 12 * n + 4 * j + c] = s.leader[c] >> p & 1
            out[i + 4 * n + j] = s.slander_chips[p] / 3.0
            out[i + 5 * n + j] = s.hand[p] / 20.0
            out[i + 6 * n + j] = s.points[p] / 50.0
            if s.office[p] > 0:
                out[i + 7 * n + 5 * j + s.office[p] - 1] = 1.0
            out[i + 16 * n + j] = s.slandered[p]
        return i + 17 * n

    def turn(self, s: Tammany, me: int, out: Any, i: int) -> int:
        """What is chosen so far in this turn and this move; what earlier ones left behind is not shown."""
        n = s.players
        node = s.node
        if node > N_DRAW and node < N_BID:
            out[i] = s.placed_bosses / 2.0
            out[i + 1] = s.placed_cubes
            out[i + 2] = s.place_done
            out[i + 3] = s.office_done
            if s.slander_step > 0:
                out[i + 3 + s.slander_step] = 1.0
                out[i + 7 + (s.slander_seat - me + n) % n] = 1.0
                out[i + 7 + n + s.slander_ward] = 1.0
                out[i + 22 + n + s.slander_colour] = 1.0
        i += 26 + n
        if node == N_SLANDER_WARD or node == N_SLANDER_COLOUR or node == N_APPOINT_OFFICE:
            out[i + (s.pick_seat - me + n) % n] = 1.0
        i += n
        if (
            node == N_POLICE_COLOUR
            or node == N_CHAIR_COLOUR
            or node == N_CHAIR_TO
            or node == N_SLANDER_COLOUR
        ):
            out[i + s.pick_ward] = 1.0
        if node == N_CUBE_WARD or node == N_CHAIR_TO or node == N_BONUS_WARD:
            out[i + 15 + s.pick_colour] = 1.0
        return i + 19

    def polls(self, s: Tammany, me: int, out: Any, i: int) -> int:
        n = s.players
        if s.node >= N_BID and s.node <= N_BONUS_CHIP:
            out[i + s.poll] = 1.0
            for w in range(WARDS):
                if s.winner[w] >= 0:
                    out[i + 15 + n * w + (s.winner[w] - me + n) % n] = 1.0
        i += 15 + 15 * n
        if s.node == N_BID:
            bits = s.pending_raw()
            for j in range(n):
                p = (me + j) % n
                if s.asked >> p & 1:
                    out[i + j] = 1.0
                    out[i + n + j] = 1.0 - (bits >> p & 1)
            if s.asked >> me & 1:
                for c in range(COLOURS):
                    out[i + 2 * n + c] = s.poll_bids[s.poll][me][c] / 10.0
                if s.bid_step[me] < COLOURS:
                    out[i + 2 * n + 4 + s.bid_step[me]] = 1.0
        return i + 2 * n + 8


def observer(players: int) -> TammanyObserver:
    return TammanyObserver(players)
