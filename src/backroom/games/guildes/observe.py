# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a seat of Guildes knows, as numbers: the facts of view.py, one's own first, then the others' clockwise.

Hands, packets that others hold, what was put aside or face down, deck and discards are left out (GU-70 to GU-73). What the
seat has itself seen pass is in it (GU-74): the packets as it passed them on, what it never saw, what it threw away.
"""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from backroom.engine.observe import Observer, blank
    from backroom.engine.state import State
    from backroom.games.guildes.rules import Guildes
    from backroom.games.guildes.schema import *


class GuildesObserver(Observer):
    """Counts by kind are divided by 4 for hands and packets, by 8 for tableaus; votes by 100."""

    def parts(self) -> tuple[tuple[str, int], ...]:
        n = self.players
        return (
            ("decision", 24),  # one of N_… of rules.pxd
            ("round", 3),
            ("seat", n),  # one's own number: some actions name seats
            ("options", 2),  # events, tricks
            ("step", 3),  # cards taken or played, cards still to play, two at once (GU-44)
            ("passes left", 1),  # -1: right
            ("event", 6),
            ("events left", 6),
            ("to choose", n),
            ("turn", n),
            ("first", n),
            ("hand", 11),
            ("packet", 11),
            ("chosen", 22),
            ("face down", 11),
            ("put aside", 11),
            ("got back", 11),
            ("drawn", 11),
            ("tableau", 11 * n),
            ("shown", 11 * n),  # this round, from the hand
            ("votes", n),
            ("cards in hand", n),
            ("piles", 2),  # deck, discards
            ("passed on", 11 * (n - 1)),  # by who holds it now: the packet as one passed it on
            ("unseen", 11),
            ("passing", 11),  # seen this round, and others have it or will get it
            ("thrown away", 11),  # by oneself, in rounds that are over
            ("refused", 11),  # by oneself, of two drawn (GU-55)
            ("tricks", 9 * n),
            ("trick applied", n),
            ("protected", n),
            ("marks", 4 * (n + 1)),  # each: on whom, plus or minus
            ("letter", 1),
            ("picked", 2 * n + 12),  # earlier in this move: seat, second seat, kind, plus or minus
        )

    def write(self, state: State, seat: int, out: Any) -> int:
        return self.see(cython.cast(Guildes, state), seat, out)

    def see(self, s: Guildes, me: int, out: Any) -> int:
        blank(out, self.length)
        i = self.moment(s, me, out, 0)
        i = self.own(s, me, out, i)
        i = self.open(s, me, out, i)
        i = self.memory(s, me, out, i)
        i = self.tricks(s, me, out, i)
        return self.picked(s, me, out, i)

    def moment(self, s: Guildes, me: int, out: Any, i: int) -> int:
        n = s.players
        node = s.node
        out[i + node] = 1.0
        out[i + 24 + s.round] = 1.0
        out[i + 27 + me] = 1.0
        i += 27 + n
        out[i] = s.events
        out[i + 1] = s.tricks
        if node == N_TAKE or node == N_PLAY or node == N_TURN:
            out[i + 2] = s.step / 10.0
        if node == N_PLAY or node == N_TURN:
            out[i + 3] = (s.need() - s.step) / 10.0
        elif node < N_TRICK and node != N_DRAWN:
            out[i + 3] = s.need() / 10.0
        if node == N_PLAY:
            out[i + 4] = s.size - 1
        event = s.event[s.round]
        if event >= 0:
            out[i + 5] = s.way(s.round)
            out[i + 6 + event] = 1.0
        for e in range(EVENTS):
            out[i + 12 + e] = s.events_left >> e & 1
        i += 18
        bits = s.pending_raw()
        for j in range(n):
            p = (me + j) % n
            out[i + j] = bits >> p & 1
            if (node == N_DRAWN or node >= N_TURN) and node < N_OVER:
                out[i + n + j] = 1.0 if s.turn == p else 0.0
            if node == N_TURN:
                out[i + 2 * n + j] = 1.0 if s.first == p else 0.0
        return i + 3 * n

    def own(self, s: Guildes, me: int, out: Any, i: int) -> int:
        node = s.node
        for k in range(KINDS):
            out[i + k] = s.hand[me][k] / 4.0
            out[i + 11 + k] = s.packet[s.at[me]][k] / 4.0
        for j in range(2):
            if s.chosen[me][j] >= 0:
                out[i + 22 + 11 * j + s.chosen[me][j]] = 1.0
        if s.down[me] >= 0:
            out[i + 44 + s.down[me]] = 1.0
        if s.mixed == s.round:
            if s.aside[me] >= 0:
                out[i + 55 + s.aside[me]] = 1.0
            if s.got[me] >= 0:
                out[i + 66 + s.got[me]] = 1.0
        if s.turn == me and (node == N_DRAWN or node == N_KEEP):
            for k in range(KINDS):
                out[i + 77 + k] = s.limbo[k] / 2.0
        return i + 88

    def open(self, s: Guildes, me: int, out: Any, i: int) -> int:
        n = s.players
        r = s.round
        for j in range(n):
            p = (me + j) % n
            for k in range(KINDS):
                out[i + 11 * j + k] = s.tableau[p][k] / 8.0
                out[i + 11 * (n + j) + k] = s.shown[r][p][k] / 4.0
            out[i + 22 * n + j] = s.points_of(p) / 100.0
            out[i + 23 * n + j] = s.held(p) / 10.0
        i += 24 * n
        deck = 0
        for k in range(KINDS):
            deck += s.deck[k]
        out[i] = deck / 100.0
        out[i + 1] = s.thrown() / 30.0
        return i + 2

    # ---- what passed through one's hands (GU-74) ------------------------------------------------------------------

    def drafted(self, s: Guildes, round: int) -> int:
        """Cards that everyone has taken in a round."""
        if round == s.round:
            if s.node <= N_TRICKS:
                return 0
            if s.node == N_TAKE or s.node == N_LAST:
                return s.step
        return s.cards.dealt[s.players]

    def memory(self, s: Guildes, me: int, out: Any, i: int) -> int:
        u = i + 11 * (s.players - 1)
        for k in range(KINDS):
            out[u + k] = s.in_play(k)
        for r in range(s.round + 1):
            for k in range(KINDS):
                out[u + 11 + k] = 0.0
            for b in range(s.players):
                self.passed(s, me, r, b, out, i)
            for t in range(self.drafted(s, r)):
                out[u + s.taken[r][me][t]] -= 1.0
                if r < s.round:
                    out[u + 22 + s.taken[r][me][t]] += 1.0
            for k in range(KINDS):
                self.settle(s, me, r, k, out, u)
            if r < s.round and s.mixed == r:
                out[u + 22 + s.aside[me]] -= 1.0
                out[u + 22 + s.got[me]] += 1.0
            if s.refused[r] >= 0 and s.trick[r][me] == DRAW:
                out[u + 33 + s.refused[r]] += 1.0
        for k in range(KINDS):
            out[u + k] = (out[u + k] - self.came_back(s, me, k)) / 10.0
            out[u + 11 + k] /= 4.0
            out[u + 22 + k] /= 4.0
        return u + 44

    def settle(self, s: Guildes, me: int, round: int, kind: int, out: Any, u: int) -> None:
        """A card laid open may be one that was seen to pass: of both numbers the larger counts."""
        laid = self.elsewhere(s, me, round, kind)
        met = out[u + 11 + kind]
        out[u + kind] -= met if met > laid else laid
        if round == s.round:
            out[u + 11 + kind] = met - laid if met > laid else 0.0
        else:
            out[u + 22 + kind] -= s.shown[round][me][kind]

    def elsewhere(self, s: Guildes, me: int, round: int, kind: int) -> int:
        """Cards of others that were met outside the hands that went round: laid open, or come back in the redistribution
        (GU-43), where the card that the seat put aside itself may be one of those laid.
        """
        laid = 0
        for p in range(s.players):
            if p != me:
                laid += s.shown[round][p][kind]
        if s.mixed == round:
            if s.got[me] == kind:
                laid += 1
            if s.aside[me] == kind and laid > 0:
                laid -= 1
        return laid

    def came_back(self, s: Guildes, me: int, kind: int) -> int:
        """Cards drawn out of the discards (GU-55) that cannot be any that the seat had met before."""
        drawing = s.turn == me and (s.node == N_DRAWN or s.node == N_KEEP)
        drawn = s.limbo[kind] if drawing else 0
        for r in range(s.round + 1):
            if s.kept[r] == kind or (s.refused[r] == kind and s.trick[r][me] == DRAW):
                drawn += 1
        if drawn == 0:
            return 0
        new = 0
        kept = 0
        spare = 0
        for r in range(s.round + 1):
            lack = self.met(s, me, r, kind) - self.elsewhere(s, me, r, kind)
            if lack > 0:
                spare += lack
            if s.kept[r] == kind:
                kept += 1
            lack = kept - spare
            if s.trick[r][me] == DRAW:
                if s.refused[r] == kind:
                    lack += 1
                if drawing and r == s.round:
                    lack += s.limbo[kind]
            for b in range(r + 1):
                lack -= self.discarded(s, me, b, kind, b < r)
            if lack > new:
                new = lack
        return new

    def discarded(self, s: Guildes, me: int, round: int, kind: int, all: bool) -> int:
        """Cards of a round that the seat knows to have gone to the discards: ``all``, or those before D drew (GU-51)."""
        letter = s.cards.letter
        n = 0
        if all or letter[s.trick[round][me]] < letter[DRAW]:
            n -= s.shown[round][me][kind]
            for t in range(self.drafted(s, round)):
                if s.taken[round][me][t] == kind:
                    n += 1
            if s.mixed == round:
                if s.aside[me] == kind:
                    n -= 1
                if s.got[me] == kind:
                    n += 1
        if all or letter[SACRIFICE] < letter[DRAW]:
            for j in range(2):
                if s.lost[round][j] == kind:
                    n += 1
        if (all or letter[EXCHANGE] < letter[DRAW]) and s.returned[round] == kind:
            n += 1
        return n

    def met(self, s: Guildes, me: int, round: int, kind: int) -> int:
        """Cards of a kind that the seat saw in a round's packets and did not take."""
        n = s.players
        way = s.way(round)
        taken = self.drafted(s, round)
        count = 0
        for b in range(n):
            t = (me - b) * way
            if t < 0:
                t += n
            if round == s.round and (t < taken or s.at[me] == b):
                count += s.packet[b][kind]
            q = me
            while t < taken:
                if q != me and s.taken[round][q][t] == kind:
                    count += 1
                q += way
                if q == n:
                    q = 0
                elif q < 0:
                    q = n - 1
                t += 1
        return count

    def passed(self, s: Guildes, me: int, round: int, packet: int, out: Any, i: int) -> None:
        """Add to "passing" the cards of a packet that the seat saw and did not take; those that were in it when the seat
        passed it on are "passed on", at the place of who holds it now.
        """
        n = s.players
        way = s.way(round)
        now = round == s.round
        met = i + 11 * n
        taken = self.drafted(s, round)
        t = (me - packet) * way  # when the packet first comes to the seat
        if t < 0:
            t += n
        seen = t < taken
        holder = 0
        left = i
        if now:
            q = me
            while s.at[q] != packet:
                holder += 1
                q = q + 1 if q + 1 < n else 0
            left = i + 11 * (holder - 1)
        q = me
        while t < taken:
            if q == me:
                if now and holder > 0:
                    for j in range(KINDS):
                        out[left + j] = 0.0
            else:
                k = s.taken[round][q][t]
                out[met + k] += 1.0
                if now and holder > 0:
                    out[left + k] += 0.25
            q += way
            if q == n:
                q = 0
            elif q < 0:
                q = n - 1
            t += 1
        if now and (seen or holder == 0):
            for k in range(KINDS):
                out[met + k] += s.packet[packet][k]
                if holder > 0:
                    out[left + k] += 0.25 * s.packet[packet][k]

    # ---- dirty tricks ---------------------------------------------------------------------------------------------

    def tricks(self, s: Guildes, me: int, out: Any, i: int) -> int:
        n = s.players
        r = s.round
        for j in range(n):
            p = (me + j) % n
            if s.trick[r][p] >= 0:
                out[i + TRICKS * j + s.trick[r][p]] = 1.0
            out[i + 9 * n + j] = s.applied[r][p]
            out[i + 10 * n + j] = s.shielded >> p & 1
            for m in range(4):
                if s.mark_seat[m] == p:
                    out[i + 11 * n + m * (n + 1) + j] = 1.0
                    out[i + 11 * n + m * (n + 1) + n] = s.mark_sign[m]
        i += 15 * n + 4
        if s.node >= N_TRICK and s.node < N_OVER:
            out[i] = s.letter / 9.0
        return i + 1

    def picked(self, s: Guildes, me: int, out: Any, i: int) -> int:
        """What the parts of a trick named so far mean depends on the decision: a seat, a kind, a sign."""
        n = s.players
        node = s.node
        seat = -1
        kind = -1
        if node == N_SWAP_CARD or node == N_SWAP_SEAT2 or node == N_SWAP_CARD2:
            seat = s.pick_a
            if node > N_SWAP_CARD:
                kind = s.pick_b
            if node == N_SWAP_CARD2:
                out[i + n + (s.pick_c - me + n) % n] = 1.0
        elif node == N_HIT_SEAT or node == N_HIT_CARD or node == N_PUT_DOWN:
            kind = s.pick_a
            if node == N_HIT_CARD:
                seat = s.pick_b
        elif node == N_MARK:
            out[i + 2 * n + 11] = s.pick_a
        if seat >= 0:
            out[i + (seat - me + n) % n] = 1.0
        if kind >= 0:
            out[i + 2 * n + kind] = 1.0
        return i + 2 * n + 12


def observer(players: int) -> GuildesObserver:
    return GuildesObserver(players)
