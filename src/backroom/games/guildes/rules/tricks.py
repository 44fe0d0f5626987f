"""Dirty tricks of Guildes (GU-51 to GU-57), by their letters. Whose trick it is acts: declines, or names seats and cards."""

from __future__ import annotations

from backroom.engine.schema import Row, c_types
from backroom.games.guildes.rules.count import Count
from backroom.games.guildes.schema import *


class Tricks(Count):
    """N_TRICK to N_MARK, and N_DRAWN, where chance draws from the discards."""

    def next_trick(self) -> None:
        """GU-51: in the order of the letters; the count when all are through."""
        while self.letter < TRICKS:
            trick = self.cards.order[self.letter]
            self.letter += 1
            for p in range(self.players):
                if self.trick[self.round][p] == trick:
                    self.turn = p
                    self.node = N_TRICK
                    return
        self.count()

    # ---- what is allowed --------------------------------------------------------------------------------------------

    def targets(self) -> int:
        """Seats whose tableau a trick may touch and that have a card in it, as bits (GU-52)."""
        bits = 0
        for p in range(self.players):
            if self.shielded >> p & 1 == 0 and self.laid(p) > 0:
                bits |= 1 << p
        return bits

    def hits(self) -> int:
        """Seats that still have a card once the one whose trick it is has given one up (GU-54), as bits."""
        bits = self.targets()
        return bits & ~(1 << self.turn) if self.laid(self.turn) == 1 else bits

    def trick_legal(self, seat: int, out: Row) -> int:
        node = self.node
        if node == N_TRICK:
            return self.begin_legal(out)
        if node == N_KEEP:
            return self.list_cards(A_KEEP, self.limbo, -1, out)
        if node == N_SWAP_CARD:
            return self.list_cards(A_CARD, self.tableau[self.pick_a], -1, out)
        if node == N_SWAP_CARD2:
            return self.list_cards(A_CARD, self.tableau[self.pick_c], -1, out)
        if node == N_GIVE_CARD:
            return self.big_legal(seat, out)
        if node == N_HIT_CARD:
            gone = self.pick_a if self.pick_b == seat else -1
            return self.list_cards(A_CARD, self.tableau[self.pick_b], gone, out)
        if node == N_TAKE_BACK:
            return self.list_cards(A_CARD, self.tableau[seat], -1, out)
        if node == N_PUT_DOWN:
            return self.list_cards(A_CARD, self.hand[seat], -1, out)
        return self.seat_legal(out)

    @c_types(n=int, big=int)
    def begin_legal(self, out: Row) -> int:
        trick = self.trick[self.round][self.turn]
        n = 0
        if trick == PROTECTION:
            out[n] = A_PROTECT
            n += 1
        elif trick == SWAP:
            bits = self.targets()
            out[n] = A_SWAP
            n += bits & (bits - 1) != 0
        elif trick == SACRIFICE:
            big = 0
            for k in range(BIG, GUILDS):
                big += self.tableau[self.turn][k]
            out[n] = A_SACRIFICE
            n += big > 0 and self.hits() != 0
        elif trick == DRAW:
            out[n] = A_DRAW
            n += self.thrown() > 0  # GU-55
        elif trick == EXCHANGE:
            out[n] = A_EXCHANGE
            n += self.held(self.turn) > 0 and self.laid(self.turn) > 0
        else:
            out[n] = A_PLUS
            out[n + 1] = A_MINUS
            n += 2
        out[n] = A_DECLINE
        return n + 1

    @c_types(n=int)
    def big_legal(self, seat: int, out: Row) -> int:
        """GU-54: a card of one of the big guilds."""
        n = 0
        for k in range(BIG, GUILDS):
            out[n] = A_CARD + k
            n += self.tableau[seat][k] > 0
        return n

    @c_types(n=int)
    def seat_legal(self, out: Row) -> int:
        node = self.node
        if node == N_MARK:
            bits = self.everyone() & ~self.shielded
        elif node == N_HIT_SEAT:
            bits = self.hits()
        else:
            bits = self.targets()
            if node == N_SWAP_SEAT2:
                bits &= -2 << self.pick_a
            else:  # GU-53: two seats, the lower one first: the last has no second
                high = bits
                while high & (high - 1):
                    high &= high - 1
                bits &= ~high
        n = 0
        for p in range(self.players):
            out[n] = A_SEAT + p
            n += bits >> p & 1
        return n

    # ---- what it does -----------------------------------------------------------------------------------------------

    def trick_apply(self, action: int) -> None:
        if self.node == N_TRICK:
            self.begin_trick(action)
        elif self.node == N_KEEP:
            self.keep(action - A_KEEP)
        else:
            self.go_on(action - A_SEAT if action >= A_SEAT else action - A_CARD)

    def begin_trick(self, action: int) -> None:
        if action == A_PROTECT:
            self.shielded |= 1 << self.turn
            self.trick_done(1)
        elif action == A_SWAP:
            self.node = N_SWAP_SEAT
        elif action == A_SACRIFICE:
            self.node = N_GIVE_CARD
        elif action == A_DRAW:
            self.size = 2 if self.thrown() > 1 else 1
            self.to_draw = self.size
            self.node = N_DRAWN
        elif action == A_EXCHANGE:
            self.node = N_TAKE_BACK
        elif action == A_DECLINE:
            self.trick_done(0)
        else:
            self.pick_a = 1 if action == A_PLUS else -1
            self.node = N_MARK

    def go_on(self, value: int) -> None:
        """The next part of a trick's move: ``value`` is a seat or a kind."""
        node = self.node
        me = self.turn
        r = self.round
        if node == N_SWAP_SEAT or node == N_GIVE_CARD or node == N_TAKE_BACK:
            self.pick_a = value
            self.node = node + 1
        elif node == N_SWAP_CARD or node == N_HIT_SEAT:
            self.pick_b = value
            self.node = node + 1
        elif node == N_SWAP_SEAT2:
            self.pick_c = value
            self.node = N_SWAP_CARD2
        elif node == N_SWAP_CARD2:
            self.tableau[self.pick_a][self.pick_b] -= 1
            self.tableau[self.pick_c][value] -= 1
            self.tableau[self.pick_a][value] += 1
            self.tableau[self.pick_c][self.pick_b] += 1
            self.trick_done(1)
        elif node == N_HIT_CARD:
            self.lost[r][0] = self.pick_a
            self.lost[r][1] = value
            self.lost_seat[r] = self.pick_b
            self.tableau[me][self.pick_a] -= 1
            self.tableau[self.pick_b][value] -= 1
            self.discards[self.pick_a] += 1
            self.discards[value] += 1
            self.trick_done(1)
        elif node == N_PUT_DOWN:
            self.returned[r] = self.pick_a
            self.tableau[me][self.pick_a] -= 1
            self.hand[me][self.pick_a] += 1
            self.hand[me][value] -= 1
            self.lay(me, value)
            self.trick_done(1)
        else:
            mark = self.trick[r][me] - MARKS
            self.mark_seat[mark] = value
            self.mark_sign[mark] = self.pick_a
            self.trick_done(1)

    def draw_apply(self, action: int) -> None:
        """GU-55: chance draws up to two of the discards."""
        k = action - A_DRAWN - self.turn * KINDS
        self.discards[k] -= 1
        self.limbo[k] += 1
        self.to_draw -= 1
        if self.to_draw == 0:
            self.node = N_KEEP
            if self.size == 1:  # GU-55: the only discard is played
                self.keep(k)

    def keep(self, kind: int) -> None:
        """GU-55: one of the cards drawn is played, the other goes back."""
        self.limbo[kind] -= 1
        self.tableau[self.turn][kind] += 1
        self.kept[self.round] = kind
        for k in range(KINDS):
            if self.limbo[k] > 0:
                self.limbo[k] = 0
                self.discards[k] += 1
                self.refused[self.round] = k
        self.trick_done(1)

    def trick_done(self, applied: int) -> None:
        self.applied[self.round][self.turn] = applied
        self.pick_a = 0
        self.pick_b = 0
        self.pick_c = 0
        self.throw_away(self.turn)
        self.next_trick()
