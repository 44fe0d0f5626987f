# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a good player of Guildes looks at: which majorities are within reach, what the counts to come pay for them, what a
card that is passed on gives the neighbour, and what a dirty trick changes for oneself and for the others.

Compiled and without Python objects, so that playouts can be guided by it. Looks only at open facts and the seat's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if not cython.compiled:
    from backroom.engine.rng import Rng
    from backroom.engine.state import State
    from backroom.games.guildes.rules import Guildes
    from backroom.games.guildes.schema import *

if not cython.compiled or TYPE_CHECKING:
    from backroom.games.guildes.worth import GuildesWorth


class GuildesHeuristic(GuildesWorth):
    """Figures in votes. The places that a seat will take are guessed from the distances to its rivals."""

    def __init__(self) -> None:
        GuildesWorth.__init__(self)
        self.slope = 3.391  # how sure a lead of one card is at this count
        self.slope_later = 2.319  # and at later ones
        self.later = -0.127  # what a vote of a later count is worth now
        self.denial = 0.244  # of what a card would give the neighbour it is passed to
        self.malice = 0.5  # of what a trick takes from the others, on average
        self.steady = 0.799  # how much a rival adds to a guild, of what is there for all
        self.follow = 0.03  # and more for each card of it that he has
        self.own = 0.082  # how much one will add oneself
        self.commit = 0.135  # of a card of a guild that one already collects, for each of its votes
        self.later_six = 0.75  # at a table of six, where few cards come to each
        self.commit_six = 0.25
        self.guard = 4.492  # how sure a lead of one card is at the last count
        if not cython.compiled:
            self.grows = [0.0] * KINDS

    # ---- a guild --------------------------------------------------------------------------------------------------

    def still(self, s: Guildes) -> int:
        """Cards that each rival has still to play this round."""
        if s.node == N_PLAY or s.node == N_TURN:
            return s.need() - s.step
        return s.need() if s.node < N_TRICK else 0

    def look(self, s: Guildes, me: int) -> None:
        """How much the rivals are likely to add to each kind: their cards are among those this seat does not see."""
        self.here = self.guard if s.round == ROUNDS - 1 else self.slope
        self.there = self.slope_later
        self.beyond = self.later if s.players < 6 else self.later_six
        self.keen = self.commit if s.players < 6 else self.commit_six
        still = self.still(s)
        unseen = 0.0
        for k in range(KINDS):
            left = s.in_play(k) - s.hand[me][k]
            for p in range(s.players):
                left -= s.tableau[p][k]
            self.grows[k] = left
            unseen += left
        for k in range(KINDS):
            self.grows[k] = still * self.grows[k] / unseen if unseen > 0.0 else 0.0

    def worth_of(self, s: Guildes, kind: int, me: int) -> float:
        """What a guild is likely to pay the seat from this count on, as ``cards`` stand."""
        r = s.round
        if kind == MILITIA:
            return self.cards[me] * s.cards.militia_votes * (1.0 + self.beyond * (2 - r))
        total = self.share(s, kind, r, me, self.here)
        for count in range(r + 1, ROUNDS):
            total += self.beyond * self.share(s, kind, count, me, self.there)
        return total

    def worth_with(self, s: Guildes, kind: int, me: int, mine: float) -> float:
        """The same with so many cards of one's own, against what the rivals have and are likely to add."""
        for p in range(s.players):
            self.cards[p] = s.tableau[p][kind] + self.grows[kind] * (
                self.steady + self.follow * s.tableau[p][kind]
            )
        self.cards[me] = mine + self.own * self.grows[kind]
        return self.worth_of(s, kind, me)

    def gain(self, s: Guildes, kind: int, me: int, held: int) -> float:
        """What one more card adds when so many of the kind are held besides the tableau."""
        mine = s.tableau[me][kind] + held
        more = self.worth_with(s, kind, me, mine + 1.0) - self.worth_with(s, kind, me, mine)
        if mine > 0 and kind != MILITIA:
            more += self.keen * s.cards.pays[kind][s.round][0]
        return more

    # ---- what a trick changes ---------------------------------------------------------------------------------------

    def balance(self, s: Guildes, kind: int, me: int) -> float:
        """What the guild is worth to the seat, less a part of what it is worth to the others, as ``cards`` stand."""
        others = 0.0
        for p in range(s.players):
            if p != me:
                others += self.worth_of(s, kind, p)
        return self.worth_of(s, kind, me) - self.malice * others / (s.players - 1)

    def changed(self, s: Guildes, kind: int, me: int, seat: int, by: int, other: int, by2: int) -> float:
        """The change in balance when one or two seats' cards of a kind change by so many."""
        for p in range(s.players):
            self.cards[p] = s.marked(kind, p)
        before = self.balance(s, kind, me)
        self.cards[seat] += by
        self.cards[other] += by2
        return self.balance(s, kind, me) - before

    def marked(self, s: Guildes, kind: int, me: int, seat: int, sign: int) -> float:
        """The same for a mark, which lasts for this count only (GU-57)."""
        total = 0.0
        for p in range(s.players):
            self.cards[p] = s.marked(kind, p)
        for turn in range(2):
            for p in range(s.players):
                part = self.share(s, kind, s.round, p, 8.0)
                if p != me:
                    part *= -self.malice / (s.players - 1)
                total += part if turn == 1 else -part
            self.cards[seat] += sign
        return total

    def swap_gain(self, s: Guildes, me: int, a: int, k: int, b: int, j: int) -> float:
        if k == j:
            return 0.0
        return self.changed(s, k, me, a, -1, b, 1) + self.changed(s, j, me, a, 1, b, -1)

    def best_swap(self, s: Guildes, me: int, a: int, k: int, b: int) -> float:
        """The best exchange with what is chosen so far: a seat, its card, another seat; -1: not chosen yet."""
        best = -1000.0
        targets = s.targets()
        for p in range(s.players):
            if targets >> p & 1 == 0 or (a >= 0 and p != a):
                continue
            for q in range(p + 1, s.players):
                if targets >> q & 1 == 0 or (b >= 0 and q != b):
                    continue
                give = -1000.0
                take = -1000.0
                for x in range(KINDS):
                    if s.tableau[p][x] > 0 and (k < 0 or x == k):
                        change = self.changed(s, x, me, p, -1, q, 1)
                        if change > give:
                            give = change
                    if s.tableau[q][x] > 0:
                        change = self.changed(s, x, me, p, 1, q, -1)
                        if change > take:
                            take = change
                if give + take > best:
                    best = give + take
        return best

    def best_hit(self, s: Guildes, me: int, given: int, seat: int) -> float:
        """The best card to remove once one's own is given up; of one seat, -1: of any."""
        best = -1000.0
        targets = s.targets()
        for p in range(s.players):
            if targets >> p & 1 == 0 or (seat >= 0 and p != seat):
                continue
            for k in range(KINDS):
                have = s.tableau[p][k]
                if p == me and k == given:
                    have -= 1
                if have > 0:
                    change = self.changed(s, k, me, p, -1, p, 0)
                    if change > best:
                        best = change
        return best

    def best_sacrifice(self, s: Guildes, me: int) -> float:
        best = -1000.0
        for k in range(BIG, GUILDS):
            if s.tableau[me][k] > 0:
                change = self.changed(s, k, me, me, -1, me, 0) + self.best_hit(s, me, k, -1)
                if change > best:
                    best = change
        return best

    def best_put_down(self, s: Guildes, me: int) -> float:
        best = -1000.0
        for k in range(KINDS):
            if s.hand[me][k] > 0:
                change = self.changed(s, k, me, me, 1, me, 0)
                if change > best:
                    best = change
        return best

    def best_exchange(self, s: Guildes, me: int) -> float:
        best = -1000.0
        for k in range(KINDS):
            if s.tableau[me][k] > 0:
                change = self.changed(s, k, me, me, -1, me, 0)
                if change > best:
                    best = change
        return best + self.best_put_down(s, me)

    def best_mark(self, s: Guildes, me: int, sign: int) -> float:
        best = -1000.0
        kind = s.trick[s.round][me] - MARKS + 6
        for p in range(s.players):
            if s.shielded >> p & 1 == 0:
                change = self.marked(s, kind, me, p, sign)
                if change > best:
                    best = change
        return best

    def trick(self, s: Guildes, me: int) -> int:
        """Whether to use the dirty trick (GU-51)."""
        trick = s.trick[s.round][me]
        if trick == PROTECTION:
            return A_PROTECT
        if trick == DRAW:
            return A_DRAW if s.thrown() > 0 else A_DECLINE
        if trick == SWAP:
            bits = s.targets()
            if bits & (bits - 1) and self.best_swap(s, me, -1, -1, -1) > 0.0:
                return A_SWAP
        elif trick == SACRIFICE:
            if s.hits() and self.best_sacrifice(s, me) > 0.0:
                return A_SACRIFICE
        elif trick == EXCHANGE:
            if s.held(me) > 0 and s.laid(me) > 0 and self.best_exchange(s, me) > 0.0:
                return A_EXCHANGE
        else:
            more = self.best_mark(s, me, 1)
            less = self.best_mark(s, me, -1)
            if more > 0.0 and more >= less:
                return A_PLUS
            if less > 0.0:
                return A_MINUS
        return A_DECLINE

    # ---- choosing -------------------------------------------------------------------------------------------------

    def liking(self, s: Guildes, action: int, me: int) -> float:
        """How much the seat likes this card or seat now."""
        node = s.node
        if node == N_TAKE:
            k = action - A_TAKE
            like = self.gain(s, k, me, s.hand[me][k])
            neighbour = (me + s.way(s.round) + s.players) % s.players
            return like + self.denial * self.gain(s, k, neighbour, 0)
        if node == N_PLAY or node == N_TURN:
            k = action - A_PLAY
            return self.gain(s, k, me, s.hand[me][k] - 1)
        if node == N_ASIDE:
            k = action - A_ASIDE
            return -self.gain(s, k, me, s.hand[me][k] - 1)
        if node == N_KEEP:
            return self.changed(s, action - A_KEEP, me, me, 1, me, 0)
        if node == N_TRICK:
            return 1.0 if action == self.trick(s, me) else 0.0
        if node == N_SWAP_SEAT:
            return self.best_swap(s, me, action - A_SEAT, -1, -1)
        if node == N_SWAP_CARD:
            return self.best_swap(s, me, s.pick_a, action - A_CARD, -1)
        if node == N_SWAP_SEAT2:
            return self.best_swap(s, me, s.pick_a, s.pick_b, action - A_SEAT)
        if node == N_SWAP_CARD2:
            return self.swap_gain(s, me, s.pick_a, s.pick_b, s.pick_c, action - A_CARD)
        if node == N_GIVE_CARD:
            k = action - A_CARD
            return self.changed(s, k, me, me, -1, me, 0) + self.best_hit(s, me, k, -1)
        if node == N_HIT_SEAT:
            return self.best_hit(s, me, s.pick_a, action - A_SEAT)
        if node == N_HIT_CARD:
            return self.changed(s, action - A_CARD, me, s.pick_b, -1, s.pick_b, 0)
        if node == N_TAKE_BACK:
            return self.changed(s, action - A_CARD, me, me, -1, me, 0)
        if node == N_PUT_DOWN:
            return self.changed(s, action - A_CARD, me, me, 1, me, 0)
        return self.marked(s, s.trick[s.round][me] - MARKS + 6, me, action - A_SEAT, s.pick_a)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.think(cython.cast(Guildes, state), seat, rng)

    def prepare(self, state: State, seat: int) -> None:
        self.look(cython.cast(Guildes, state), seat)

    def like(self, state: State, action: int, seat: int) -> float:
        return self.liking(cython.cast(Guildes, state), action, seat)

    def think(self, s: Guildes, me: int, rng: Rng) -> int:
        if s.node == N_TRICK:
            self.look(s, me)
            return self.trick(s, me)
        return self.favourite(s, me, rng)

    # ---- for a learned network --------------------------------------------------------------------------------------

    def noted(self, players: int) -> int:
        return (KINDS + 1) * players + KINDS

    def notes(self, state: State, seat: int, out: Any, at: int) -> None:
        self.note(cython.cast(Guildes, state), seat, out, at)

    def note(self, s: Guildes, me: int, out: Any, i: int) -> None:
        """What each guild is likely to bring each seat, the looker first; who is ahead; what one more card brings."""
        n = s.players
        self.here, self.there, self.beyond = 3.0, 2.5, 1.0
        for j in range(n):
            self.stands[j] = 0.0 + s.points_of((me + j) % n)
        for k in range(KINDS):
            for p in range(n):
                self.cards[p] = s.tableau[p][k]
            for j in range(n):
                worth = self.worth_of(s, k, (me + j) % n)
                self.stands[j] += worth
                out[i + k * n + j] = worth / 8.0
        i += KINDS * n
        for j in range(n):
            best = -1000.0
            for k in range(n):
                if k != j and self.stands[k] > best:
                    best = self.stands[k]
            ahead = (self.stands[j] - best) / 15.0
            out[i + j] = ahead if -8.0 < ahead < 8.0 else 8.0 if ahead > 0.0 else -8.0
        i += n
        self.look(s, me)
        for k in range(KINDS):
            out[i + k] = self.gain(s, k, me, s.hand[me][k]) / 4.0


HEURISTIC = GuildesHeuristic()


def best(state: State, seat: int, rng: Rng) -> int:
    """A good action for the seat, for the greedy bot."""
    return HEURISTIC.best(state, seat, rng)
