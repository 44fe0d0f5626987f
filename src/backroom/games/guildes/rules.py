# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, auto_pickle=False
"""Guildes: what is legal and what an action does. No text, no random numbers, no input or output.

Cards are counted by kind: the ten guilds in the order of the counting card, then the militia. A packet is the hand that is
passed around while cards are taken (GU-20), known by the seat it was dealt to; ``hand`` is what a seat has taken. What each
seat has seen follows from ``taken``, which is why all of it is kept: ``redraw`` needs it (GU-74).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if TYPE_CHECKING:
    from backroom.games.guildes.printed import Printed

if not cython.compiled:
    from backroom.engine.rng import Rng
    from backroom.engine.state import CHANCE, OVER, State
    from backroom.games.guildes.guess import add, clear, drawn, fill, satisfy
    from backroom.games.guildes.slots import Guess

    GUILDS, KINDS, MILITIA, SEATS, EVENTS, TRICKS, ROUNDS, DRAFT, BIG = 10, 11, 10, 6, 6, 9, 3, 10, 5
    N_DEAL, N_EVENT, N_TRICKS, N_LAST, N_BACK, N_FIRST, N_DRAWN = range(7)
    N_TAKE, N_ASIDE, N_PLAY, N_TURN, N_TRICK, N_KEEP, N_SWAP_SEAT, N_SWAP_CARD = range(7, 15)
    N_SWAP_SEAT2, N_SWAP_CARD2, N_GIVE_CARD, N_HIT_SEAT, N_HIT_CARD = range(15, 20)
    N_TAKE_BACK, N_PUT_DOWN, N_MARK, N_OVER = range(20, 24)
    FEWER, TIES, TURNS, REDISTRIBUTION, PAIRS, FACEDOWN = range(6)
    PROTECTION, SWAP, SACRIFICE, DRAW, EXCHANGE, MARKS = range(6)
    A_TAKE, A_PLAY, A_ASIDE, A_KEEP, A_CARD, A_SEAT = 0, 11, 22, 33, 44, 55
    A_PROTECT, A_SWAP, A_SACRIFICE, A_DRAW, A_EXCHANGE, A_PLUS, A_MINUS, A_DECLINE = range(61, 69)
    A_DEAL, A_EVENT, A_TRICK, A_LAST, A_BACK, A_FIRST, A_DRAWN, A_ALL = 69, 135, 141, 195, 196, 262, 268, 334


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set; there is one."""
    k = 0
    while bits >> k & 1 == 0:
        k += 1
    return k


class Cards:
    """The printed facts as the rules need them, shared by all States of a game."""

    def __init__(self, printed: Printed) -> None:
        self.militia_votes = printed.militia_votes
        if not cython.compiled:
            self.copies = [0] * 11
            self.pays = [[[0] * 4 for _ in range(3)] for _ in range(10)]
            self.direction, self.order, self.letter = [0] * 6, [0] * 9, [0] * 9
            self.dealt, self.played = [0] * 7, [0] * 7
        self.copies[10] = printed.militia_cards
        for k, guild in enumerate(printed.guilds):
            self.copies[k] = guild.cards
            for count, values in enumerate(guild.counts):
                for place, value in enumerate(values):
                    self.pays[k][count][place] = value
        for e, direction in enumerate(printed.directions):
            self.direction[e] = direction
        for t, letter in enumerate(printed.letters):
            self.letter[t] = "ABCDEFGHI".index(letter)
            self.order[self.letter[t]] = t
        for players, dealt, played in ((3, 10, 8), (4, 9, 7), (5, 7, 5), (6, 6, 5)):  # GU-10 to GU-13
            self.dealt[players] = dealt
            self.played[players] = played


class Guildes(State):
    """A position of Guildes."""

    ACTIONS = A_ALL
    LAWS = (
        "the cards of each guild add up",
        "nothing below zero",
        "hands have their size",
        "the books agree",
    )
    # fmt: off
    FIELDS = (
        ("node",), ("round",), ("step",), ("size",), ("open",), ("turn",), ("first",), ("letter",), ("shielded",),
        ("events_left",), ("counts",), ("to_draw",), ("pick_a",), ("pick_b",), ("pick_c",), ("mixed",),
        ("event", 3), ("trick", 3, 6), ("applied", 3, 6), ("mark_seat", 4), ("mark_sign", 4), ("kept", 3),
        ("lost", 3, 2), ("lost_seat", 3), ("returned", 3), ("at", 6), ("tableau", 6, 11), ("shown", 3, 6, 11),
        ("counted", 11, 6), ("deck", 11), ("discards", 11), ("limbo", 11), ("packet", 6, 11), ("hand", 6, 11),
        ("chosen", 6, 2), ("down", 6), ("aside", 6), ("got", 6), ("refused", 3), ("taken", 3, 6, 10),
        ("votes", 3, 6),
    )

    if TYPE_CHECKING:  # what each is: rules.pxd
        cards: Cards; events: bool; tricks: bool
        node: int; round: int; step: int; size: int; open: int; turn: int; first: int; letter: int; shielded: int
        events_left: int; counts: int; to_draw: int; pick_a: int; pick_b: int; pick_c: int; mixed: int
        event: list[int]; trick: list[list[int]]; applied: list[list[int]]
        mark_seat: list[int]; mark_sign: list[int]; kept: list[int]; lost: list[list[int]]; lost_seat: list[int]
        returned: list[int]; at: list[int]; tableau: list[list[int]]; shown: list[list[list[int]]]
        counted: list[list[int]]; deck: list[int]; discards: list[int]; limbo: list[int]
        packet: list[list[int]]; hand: list[list[int]]; chosen: list[list[int]]; down: list[int]
        aside: list[int]; got: list[int]; refused: list[int]; taken: list[list[list[int]]]; votes: list[list[int]]
    # fmt: on

    def __init__(self, players: int, cards: Cards, events: bool, tricks: bool) -> None:
        self.players = players
        self.cards = cards
        self.events = events
        self.tricks = tricks
        self.begin()

    def fresh(self) -> Guildes:
        cython.declare(new=Guildes)
        if cython.compiled:
            raw_next()  # type: ignore[name-defined]  # noqa: F821
        new: Any = Guildes.__new__(Guildes)
        new.players = self.players
        new.cards = self.cards
        new.events = self.events
        new.tricks = self.tricks
        return new  # type: ignore[no-any-return]

    def block(self) -> Any:
        return cython.address(self.node)

    def block_length(self) -> Any:
        return cython.cast(cython.p_short, cython.address(self.votes[2][5])) - cython.address(self.node) + 1

    # ---- facts ------------------------------------------------------------------------------------------------------

    def in_play(self, kind: int) -> int:
        """Cards of a kind in this game: with three players some are taken out (GU-10)."""
        copies = self.cards.copies[kind]
        if self.players > 3:
            return copies
        if kind == 9:
            return 0
        return copies - 3 if kind == MILITIA else copies

    def active(self) -> int:
        """The event whose text counts this round (GU-15, GU-46); -1 without."""
        return self.event[self.round] if self.events else -1

    def way(self, round: int) -> int:
        """Direction of passing: 1 left, -1 right."""
        return self.cards.direction[self.event[round]] if self.event[round] >= 0 else 1

    def need(self) -> int:
        """Cards that everyone plays this round (GU-40)."""
        return self.cards.played[self.players] - (1 if self.active() == FEWER else 0)

    def everyone(self) -> int:
        return (1 << self.players) - 1

    def laid(self, seat: int) -> int:
        n = 0
        for k in range(KINDS):
            n += self.tableau[seat][k]
        return n

    def held(self, seat: int) -> int:
        n = 0
        for k in range(KINDS):
            n += self.hand[seat][k]
        return n

    def thrown(self) -> int:
        n = 0
        for k in range(KINDS):
            n += self.discards[k]
        return n

    # ---- the contract: who may do what ------------------------------------------------------------------------------

    def who(self) -> int:
        if self.node <= N_DRAWN:
            return CHANCE
        if self.node <= N_PLAY:
            return lowest(self.open)
        return self.turn if self.node < N_OVER else OVER

    def waiting(self) -> int:
        if self.node <= N_DRAWN or self.node == N_OVER:
            return 0
        return self.open if self.node <= N_PLAY else 1 << self.turn

    def inside(self, seat: int) -> bool:
        if self.node == N_PLAY:
            return self.open >> seat & 1 > 0 and self.chosen[seat][0] >= 0
        return N_SWAP_SEAT <= self.node <= N_MARK and seat == self.turn

    def choices(self, seat: int, out: Any) -> int:
        cython.declare(n=cython.int)
        if seat < 0:
            return self.chance_choices(out)
        if self.waiting() >> seat & 1 == 0:
            return 0
        node = self.node
        if node == N_TAKE:
            return self.card_choices(A_TAKE, self.packet[self.at[seat]], -1, out)
        if node == N_PLAY or node == N_TURN:
            return self.play_choices(seat, out)
        if node == N_ASIDE:
            return self.card_choices(A_ASIDE, self.hand[seat], -1, out)
        if node == N_TRICK:
            return self.trick_choices(out)
        if node == N_KEEP:
            return self.card_choices(A_KEEP, self.limbo, -1, out)
        if node == N_SWAP_CARD:
            return self.card_choices(A_CARD, self.tableau[self.pick_a], -1, out)
        if node == N_SWAP_CARD2:
            return self.card_choices(A_CARD, self.tableau[self.pick_c], -1, out)
        if node == N_GIVE_CARD:
            n = 0
            for k in range(BIG, GUILDS):
                out[n] = A_CARD + k
                n += self.tableau[seat][k] > 0
            return n
        if node == N_HIT_CARD:
            gone = self.pick_a if self.pick_b == seat else -1
            return self.card_choices(A_CARD, self.tableau[self.pick_b], gone, out)
        if node == N_TAKE_BACK:
            return self.card_choices(A_CARD, self.tableau[seat], -1, out)
        if node == N_PUT_DOWN:
            return self.card_choices(A_CARD, self.hand[seat], -1, out)
        return self.seat_choices(out)

    def card_choices(self, first: int, row: Any, without: int, out: Any) -> int:
        """The kinds in a row of counts, one card of kind ``without`` left out."""
        n = 0
        for k in range(KINDS):
            out[n] = first + k
            n += row[k] > (k == without)
        return n

    def play_choices(self, seat: int, out: Any) -> int:
        """Two cards of one step (GU-44) have no order: the second comes after the first, which leaves room for it."""
        first = self.chosen[seat][0]
        if first >= 0:
            n = 0
            for k in range(first, KINDS):
                out[n] = A_PLAY + k
                n += self.hand[seat][k] > (k == first)
            return n
        n = self.card_choices(A_PLAY, self.hand[seat], -1, out)
        if self.size == 2 and self.hand[seat][out[n - 1] - A_PLAY] == 1:
            n -= 1
        return n

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

    def seat_choices(self, out: Any) -> int:
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

    def trick_choices(self, out: Any) -> int:
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

    def chance_choices(self, out: Any) -> int:
        node = self.node
        if node == N_DEAL:
            return self.card_choices(A_DEAL + self.turn * KINDS, self.deck, -1, out)
        n = 0
        if node == N_EVENT:
            for e in range(EVENTS):
                out[n] = A_EVENT + e
                n += self.events_left >> e & 1
        elif node == N_TRICKS:  # GU-50
            free = 255 if self.players == 3 else 511
            for p in range(self.turn):
                free &= ~(1 << self.trick[self.round][p])
            if self.round > 0:
                free &= ~(1 << self.trick[self.round - 1][self.turn])
            for t in range(TRICKS):
                out[n] = A_TRICK + self.turn * TRICKS + t
                n += free >> t & 1
        elif node == N_LAST:
            out[0] = A_LAST
            n = 1
        elif node == N_BACK:
            return self.card_choices(A_BACK + self.turn * KINDS, self.limbo, -1, out)
        elif node == N_FIRST:
            for p in range(self.players):
                out[p] = A_FIRST + p
            n = self.players
        elif node == N_DRAWN:
            return self.card_choices(A_DRAWN + self.turn * KINDS, self.discards, -1, out)
        return n

    def weights(self, out: Any) -> None:
        cython.declare(n=cython.int)
        node = self.node
        if node == N_DEAL or node == N_BACK or node == N_DRAWN:
            row = self.deck
            if node == N_BACK:
                row = self.limbo
            elif node == N_DRAWN:
                row = self.discards
            n = 0
            for k in range(KINDS):
                out[n] = row[k]
                n += row[k] > 0
        else:
            for n in range(TRICKS):
                out[n] = 1

    # ---- the contract: doing it -------------------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> None:
        node = self.node
        if seat < 0:
            self.act_chance(action)
        elif node == N_TAKE:
            self.choose(seat, action - A_TAKE)
        elif node == N_PLAY:
            self.choose(seat, action - A_PLAY)
        elif node == N_TURN:
            self.play_open(action - A_PLAY)
        elif node == N_ASIDE:
            self.choose(seat, action - A_ASIDE)
        elif node == N_TRICK:
            self.begin_trick(action)
        elif node == N_KEEP:
            self.keep(action - A_KEEP)
        else:
            self.act_trick(action - A_SEAT if action >= A_SEAT else action - A_CARD)

    def act_chance(self, action: int) -> None:
        node = self.node
        if node == N_DEAL:
            self.deal(action - A_DEAL - self.turn * KINDS)
        elif node == N_EVENT:
            self.event[self.round] = action - A_EVENT
            self.events_left &= ~(1 << (action - A_EVENT))
            self.start_taking()
        elif node == N_TRICKS:
            self.give_trick(action - A_TRICK - self.turn * TRICKS)
        elif node == N_LAST:
            self.take_last()
        elif node == N_BACK:
            k = action - A_BACK - self.turn * KINDS
            self.limbo[k] -= 1
            self.hand[self.turn][k] += 1
            self.got[self.turn] = k
            self.turn += 1
            if self.turn == self.players:
                self.start_play()
        elif node == N_FIRST:
            self.first = action - A_FIRST
            self.turn = self.first
            self.node = N_TURN
        else:
            k = action - A_DRAWN - self.turn * KINDS
            self.discards[k] -= 1
            self.limbo[k] += 1
            self.to_draw -= 1
            if self.to_draw == 0:
                self.node = N_KEEP
                if self.size == 1:  # GU-55: the only discard is played
                    self.keep(k)

    # ---- start of a round -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        for k in range(KINDS):
            self.deck[k] = self.in_play(k)
        self.events_left = 63
        self.mixed = -1
        for r in range(ROUNDS):
            self.event[r] = -1
            self.kept[r] = -1
            self.refused[r] = -1
            self.lost[r][0] = -1
            self.lost[r][1] = -1
            self.lost_seat[r] = -1
            self.returned[r] = -1
            for p in range(SEATS):
                self.trick[r][p] = -1
        for p in range(SEATS):
            self.chosen[p][0] = -1
            self.chosen[p][1] = -1
            self.down[p] = -1
            self.aside[p] = -1
            self.got[p] = -1
        self.start_round()

    def start_round(self) -> None:
        self.turn = 0
        self.step = 0
        self.first = -1
        self.shielded = 0
        for p in range(SEATS):
            self.at[p] = p
        for m in range(4):
            self.mark_seat[m] = -1
            self.mark_sign[m] = 0
        self.node = N_DEAL

    def deal(self, kind: int) -> None:
        self.deck[kind] -= 1
        self.packet[self.turn][kind] += 1
        self.step += 1
        if self.step == self.cards.dealt[self.players]:
            self.step = 0
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
                self.node = N_EVENT

    def give_trick(self, trick: int) -> None:
        self.trick[self.round][self.turn] = trick
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
            self.node = N_TAKE

    def start_taking(self) -> None:
        """GU-16: after the event the dirty tricks, then the first choice."""
        self.open = self.everyone()
        self.node = N_TRICKS if self.tricks else N_TAKE

    # ---- taking, putting aside, playing: all at once ----------------------------------------------------------------

    def choose(self, seat: int, kind: int) -> None:
        mine = self.chosen[seat]
        if self.node == N_PLAY and self.size == 2:
            if mine[0] < 0:
                mine[0] = kind
                return
            mine[1] = kind
        else:
            mine[0] = kind
        self.open &= ~(1 << seat)
        if self.open:
            return
        if self.node == N_TAKE:
            self.all_taken()
        elif self.node == N_PLAY:
            self.all_played()
        else:
            self.all_aside()

    def all_taken(self) -> None:
        """GU-20: the cards are taken, the packets passed on."""
        for p in range(self.players):
            k = self.chosen[p][0]
            self.chosen[p][0] = -1
            self.packet[self.at[p]][k] -= 1
            self.hand[p][k] += 1
            self.taken[self.round][p][self.step] = k
        self.step += 1
        self.pass_on()
        if self.step == self.cards.dealt[self.players] - 1:
            self.node = N_LAST  # GU-25
        else:
            self.open = self.everyone()

    def pass_on(self) -> None:
        last = self.players - 1
        if self.way(self.round) > 0:
            b = self.at[last]
            p = last
            while p > 0:
                self.at[p] = self.at[p - 1]
                p -= 1
            self.at[0] = b
        else:
            b = self.at[0]
            for p in range(last):
                self.at[p] = self.at[p + 1]
            self.at[last] = b

    def take_last(self) -> None:
        for p in range(self.players):
            row = self.packet[self.at[p]]
            k = 0
            while row[k] == 0:
                k += 1
            row[k] = 0
            self.hand[p][k] += 1
            self.taken[self.round][p][self.step] = k
        for p in range(self.players):
            self.at[p] = p
        if self.active() == REDISTRIBUTION:
            self.open = self.everyone()
            self.node = N_ASIDE
        else:
            self.start_play()

    def all_aside(self) -> None:
        """GU-43: what was put aside is shuffled and dealt back."""
        for p in range(self.players):
            k = self.chosen[p][0]
            self.chosen[p][0] = -1
            self.hand[p][k] -= 1
            self.limbo[k] += 1
            self.aside[p] = k
        self.mixed = self.round
        self.turn = 0
        self.node = N_BACK

    def start_play(self) -> None:
        self.step = 0
        self.size = 1
        self.turn = 0
        if self.active() == TURNS:
            self.node = N_FIRST
        else:
            self.node = N_PLAY
            self.next_step()

    def next_step(self) -> None:
        self.size = 1
        if self.active() == PAIRS:  # GU-44: 2-1-2 …, or 1-2-1 … where that adds up
            two = 0 if self.need() % 3 == 2 else 1
            if self.step % 3 == two:
                self.size = 2
        self.open = self.everyone()

    def lay(self, seat: int, kind: int) -> None:
        self.tableau[seat][kind] += 1
        self.shown[self.round][seat][kind] += 1

    def all_played(self) -> None:
        """GU-21, GU-45: what everyone put down is revealed, or stays down until the next."""
        down = self.active() == FACEDOWN
        for p in range(self.players):
            for i in range(self.size):
                k = self.chosen[p][i]
                self.chosen[p][i] = -1
                self.hand[p][k] -= 1
                if down:
                    if self.down[p] >= 0:
                        self.lay(p, self.down[p])
                    self.down[p] = k
                else:
                    self.lay(p, k)
        self.step += self.size
        if self.step < self.need():
            self.next_step()
            return
        if down:
            for p in range(self.players):
                self.lay(p, self.down[p])
                self.down[p] = -1
        self.play_done()

    def play_open(self, kind: int) -> None:
        """GU-42: one card, open, then the seat to the right."""
        self.hand[self.turn][kind] -= 1
        self.lay(self.turn, kind)
        self.turn = (self.turn + self.players - 1) % self.players
        if self.turn == self.first:
            self.first = (self.first + self.players - 1) % self.players
            self.turn = self.first
            self.step += 1
            if self.step == self.need():
                self.play_done()

    def play_done(self) -> None:
        self.step = 0
        self.first = -1
        if self.tricks:
            self.letter = 0
            self.next_trick()
            return
        for p in range(self.players):  # GU-22
            self.throw_away(p)
        self.count()

    def throw_away(self, seat: int) -> None:
        for k in range(KINDS):
            self.discards[k] += self.hand[seat][k]
            self.hand[seat][k] = 0

    # ---- dirty tricks -----------------------------------------------------------------------------------------------

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

    def act_trick(self, value: int) -> None:
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

    # ---- the count --------------------------------------------------------------------------------------------------

    def marked(self, kind: int, seat: int) -> int:
        """GU-57: a seat's cards of a kind as this count takes them."""
        cards = self.tableau[seat][kind]
        if kind >= 6 and kind < MILITIA and self.mark_seat[kind - 6] == seat:
            cards += self.mark_sign[kind - 6]
        return cards if cards > 0 else 0

    def pay(self, kind: int, count: int, ties: bool, cards: Any, out: Any) -> None:
        """Add what a guild pays at a count to ``out`` (GU-30, GU-31, GU-41); ``cards`` by seat."""
        pays = self.cards.pays[kind][count]
        out_of_it = 0
        if ties:
            for p in range(self.players):
                for q in range(p):
                    if cards[p] == cards[q]:
                        out_of_it |= 1 << p | 1 << q
        for p in range(self.players):
            if cards[p] == 0 or out_of_it >> p & 1:
                continue
            place = 0
            level = 0
            for q in range(self.players):
                if out_of_it >> q & 1 == 0:
                    place += cards[q] > cards[p]
                    level += cards[q] == cards[p]
            total = 0
            for i in range(level):
                if place + i < 4:
                    total += pays[place + i]
            out[p] += total // level

    def count(self) -> None:
        r = self.round
        ties = self.active() == TIES
        for k in range(GUILDS):
            for p in range(self.players):
                self.counted[k][p] = self.marked(k, p)
            self.pay(k, r, ties, self.counted[k], self.votes[r])
        for p in range(self.players):  # GU-32
            self.counted[MILITIA][p] = self.tableau[p][MILITIA]
            self.votes[r][p] += self.tableau[p][MILITIA] * self.cards.militia_votes
        self.counts = r + 1
        if r == 2:
            self.node = N_OVER
        else:
            self.round += 1
            self.start_round()

    def points_of(self, seat: int) -> int:
        return self.votes[0][seat] + self.votes[1][seat] + self.votes[2][seat]

    def order_of(self, a: int, b: int) -> int:
        """GU-33."""
        return self.points_of(a) - self.points_of(b)

    def payout(self, kind: int, count: int, ties: bool, cards: list[int]) -> list[int]:
        """What a guild (or the militia) would pay each seat at a count, for readers: views, sense, counting aids."""
        if kind == MILITIA:
            return [n * self.cards.militia_votes for n in cards]
        s = cython.cast(Guildes, self.clone())
        for p in range(self.players):
            s.counted[kind][p] = cards[p]
            s.votes[0][p] = 0
        s.pay(kind, count, ties, s.counted[kind], s.votes[0])
        return [s.votes[0][p] for p in range(self.players)]

    # ---- taking back (GU-24) ----------------------------------------------------------------------------------------

    def takes_back(self, seat: int) -> bool:
        return N_TAKE <= self.node <= N_PLAY and self.open >> seat & 1 == 0

    def take_back(self, seat: int) -> None:
        self.chosen[seat][0] = -1
        self.chosen[seat][1] = -1
        self.open |= 1 << seat

    # ---- what is hidden (GU-70 to GU-74) ----------------------------------------------------------------------------

    def redraw(self, seat: int, rng: Rng) -> None:
        """What this seat has not seen is drawn anew, so that all it has seen still holds. See guess.py."""
        if cython.compiled:
            room = cython.declare(Guess)
            self.imagine(cython.address(room), seat, rng)
        else:
            self.imagine(Guess(), seat, rng)

    def imagine(self, g: Any, seat: int, rng: Rng) -> None:
        done = False
        while not done:
            clear(g)
            self.gather(g, seat)
            self.mix(g, seat, rng)
            self.expect(g, seat, rng)
            fill(g, rng)
            done = satisfy(g, rng)
        self.settle(g, seat, rng)

    def drafted(self, round: int) -> int:
        """Cards that each seat has taken in a round."""
        if round == self.round:
            if self.node <= N_TRICKS:
                return 0
            if self.node == N_TAKE or self.node == N_LAST:
                return self.step
        return self.cards.dealt[self.players]

    def gather(self, g: Any, seat: int) -> None:
        """Every card whose place this seat does not know, in slots."""
        for k in range(KINDS):
            g.unseen[k] = self.deck[k]
        for r in range(self.round + 1):
            held = self.at[seat] if seat >= 0 and r == self.round else -1
            for b in range(self.players):
                self.gather_packet(g, seat, r, b, held)

    def gather_packet(self, g: Any, seat: int, round: int, packet: int, held: int) -> None:
        """A packet's cards in the order in which they were taken. From one look at it to the next its cards are known."""
        way = self.way(round)
        group = 0
        q = packet
        for t in range(self.drafted(round)):
            if q == seat:
                group = g.n + 1
            else:
                add(g, self.taken[round][q][t], group, round * SEATS + q, round, q, t)
            q = (q + way + self.players) % self.players
        if packet != held and round == self.round:
            for k in range(KINDS):
                for _ in range(self.packet[packet][k]):
                    add(g, k, group, -1, round, -1, packet)

    def received(self) -> int:
        """GU-43: how many seats, from the first, have got a card back."""
        return self.turn if self.node == N_BACK else self.players

    def mix(self, g: Any, seat: int, rng: Rng) -> None:
        """GU-43: who got whose card is drawn: the giver's slot becomes the receiver's."""
        if self.mixed < 0:
            return
        n = self.players
        for p in range(n):
            g.giver[p] = p
        for p in range(n):
            q = p + rng.pick(n - p)
            x = g.giver[p]
            g.giver[p] = g.giver[q]
            g.giver[q] = x
        knows = 0 <= seat < self.received()
        if knows and g.giver[seat] == seat and self.aside[seat] != self.got[seat]:
            q = (seat + 1) % n
            g.giver[seat] = g.giver[q]
            g.giver[q] = seat
        for p in range(n):
            owner = self.mixed * SEATS + p if p < self.received() else -1
            giver = g.giver[p]
            if giver == seat:
                if owner >= 0:
                    g.fixed[owner][self.aside[seat]] += 1
                continue
            found = 0
            slot = 0
            for i in range(g.n):
                if g.round[i] == self.mixed and g.seat[i] == giver:
                    found += 1
                    if rng.pick(found) == 0:
                        slot = i
            g.owner[slot] = owner
            g.away[slot] = 1
            if knows and p == seat:
                g.need[owner][self.got[seat]] += 1

    def expect(self, g: Any, seat: int, rng: Rng) -> None:
        """What everyone has shown must have come from somewhere."""
        for r in range(self.round + 1):
            for p in range(self.players):
                if p != seat:
                    for k in range(KINDS):
                        g.need[r * SEATS + p][k] += self.shown[r][p][k]
        for r in range(self.round + 1):
            drawer = self.drawer(r)
            if drawer >= 0:
                self.expect_pile(g, seat, r, drawer, rng)

    def drawer(self, round: int) -> int:
        """Who has drawn (or is drawing) from the discards in a round (GU-55); -1 nobody."""
        drawing = round == self.round and (self.node == N_DRAWN or self.node == N_KEEP)
        for p in range(self.players):
            if self.trick[round][p] == DRAW and (drawing or self.kept[round] >= 0):
                return p
        return -1

    def expect_pile(self, g: Any, seat: int, round: int, drawer: int, rng: Rng) -> None:
        """GU-55: what was drawn lay among the discards, so somebody had thrown it away."""
        hand = self.cards.dealt[self.players]
        for k in range(KINDS):
            lack = -self.pile_at(round, k, seat)
            if drawer == seat:
                lack += (self.refused[round] == k) + (self.limbo[k] if self.kept[round] < 0 else 0)
            for r in range(round + 1):
                for p in range(self.players):
                    if p != seat and self.thrown_before(r, p, round):
                        lack -= g.need[r * SEATS + p][k] - self.shown[r][p][k]
            while lack > 0:
                found = 0
                chosen = 0
                for r in range(round + 1):
                    for p in range(self.players):
                        if p != seat and self.thrown_before(r, p, round):
                            room = hand
                            for j in range(KINDS):
                                room -= g.need[r * SEATS + p][j]
                            if room > 0:
                                found += 1
                                if rng.pick(found) == 0:
                                    chosen = r * SEATS + p
                g.need[chosen][k] += 1
                lack -= 1

    def unplayed(self, round: int, seat: int, kind: int) -> int:
        """Cards of a kind that a seat took in a round and did not play; face-down ones among them."""
        n = -self.shown[round][seat][kind]
        for t in range(self.drafted(round)):
            n += self.taken[round][seat][t] == kind
        if self.mixed == round:
            n += (self.got[seat] == kind) - (self.aside[seat] == kind)
        return n

    def thrown_before(self, round: int, seat: int, draw_round: int) -> bool:
        """Whether a seat's unplayed cards of a round were discards when D drew in another (or the same) round."""
        if round < draw_round:
            return True
        return self.cards.letter[self.trick[round][seat]] < self.cards.letter[DRAW]

    def pile_at(self, round: int, kind: int, only: int) -> int:
        """Discards of a kind after D's draw in a round, less the card it played; of the hands only one seat's, -2: all."""
        n = 0
        letter = self.cards.letter
        for r in range(round + 1):
            for p in range(self.players):
                if (only == -2 or p == only) and self.thrown_before(r, p, round):
                    n += self.unplayed(r, p, kind)
            if r < round or letter[SACRIFICE] < letter[DRAW]:
                n += (self.lost[r][0] == kind) + (self.lost[r][1] == kind)
            if r < round or letter[EXCHANGE] < letter[DRAW]:
                n += self.returned[r] == kind
            n -= self.kept[r] == kind
        return n

    def settle(self, g: Any, seat: int, rng: Rng) -> None:
        """Write the slots back, and what follows from them."""
        for b in range(self.players):
            if seat < 0 or b != self.at[seat]:
                for k in range(KINDS):
                    self.packet[b][k] = 0
        for i in range(g.n):
            if g.seat[i] >= 0:
                self.taken[g.round[i]][g.seat[i]][g.step[i]] = g.kind[i]
            else:
                self.packet[g.step[i]][g.kind[i]] += 1
        for k in range(KINDS):
            self.deck[k] = g.unseen[k]
        if self.mixed >= 0:
            self.settle_mix(g, seat)
        for p in range(self.players):
            if p != seat and self.held(p) > 0:
                self.settle_hand(p, rng)
        self.settle_pile(seat, rng)
        for p in range(self.players):
            if p != seat and self.chosen[p][0] >= 0:
                self.guess_chosen(p, rng)

    def settle_mix(self, g: Any, seat: int) -> None:
        for i in range(g.n):
            if g.away[i]:
                self.aside[g.seat[i]] = g.kind[i]
                if g.owner[i] >= 0:
                    self.got[g.owner[i] % SEATS] = g.kind[i]
        for p in range(self.received()):
            if g.giver[p] == seat:
                self.got[p] = self.aside[seat]
        if self.node == N_BACK:
            for k in range(KINDS):
                self.limbo[k] = 0
                for p in range(self.players):
                    self.limbo[k] += (self.aside[p] == k) - (self.got[p] == k)

    def settle_hand(self, seat: int, rng: Rng) -> None:
        total = 0
        for k in range(KINDS):
            self.hand[seat][k] = self.unplayed(self.round, seat, k)
            total += self.hand[seat][k]
        if self.down[seat] >= 0:
            self.down[seat] = drawn(self.hand[seat], total, rng)

    def settle_pile(self, seat: int, rng: Rng) -> None:
        """The discards are what is left; cards that another draws or drew from them are drawn anew."""
        drawing = 0
        if (self.node == N_DRAWN or self.node == N_KEEP) and self.turn != seat:
            for k in range(KINDS):
                drawing += self.limbo[k]
                self.limbo[k] = 0
        for k in range(KINDS):
            self.discards[k] = self.in_play(k) - self.elsewhere(k)
        for _ in range(drawing):
            self.limbo[drawn(self.discards, self.thrown(), rng)] += 1
        for r in range(self.round + 1):
            if self.refused[r] >= 0 and self.drawer(r) != seat:
                total = 0
                for k in range(KINDS):
                    total += self.pile_at(r, k, -2)
                x = rng.pick(total)
                k = 0
                while x >= self.pile_at(r, k, -2):
                    x -= self.pile_at(r, k, -2)
                    k += 1
                self.refused[r] = k

    def guess_chosen(self, seat: int, rng: Rng) -> None:
        """Another's choice in a simultaneous step: some card that it could be."""
        row = self.hand[seat]
        if self.node == N_TAKE:
            row = self.packet[self.at[seat]]
        total = 0
        for k in range(KINDS):
            total += row[k]
        a = drawn(row, total, rng)
        if self.node == N_PLAY and self.size == 2:
            b = drawn(row, total - 1, rng)
            row[b] += 1
            if self.chosen[seat][1] >= 0:
                self.chosen[seat][1] = b if b > a else a
            self.chosen[seat][0] = a if b > a else b
        else:
            self.chosen[seat][0] = a
        row[a] += 1

    # ---- laws -------------------------------------------------------------------------------------------------------

    def elsewhere(self, kind: int) -> int:
        """Cards of a kind that are in play and not discarded."""
        n = self.deck[kind] + self.limbo[kind]
        for p in range(self.players):
            n += self.packet[p][kind] + self.hand[p][kind] + self.tableau[p][kind] + (self.down[p] == kind)
        return n

    def sizes_kept(self) -> bool:
        """Everyone has taken and holds as many cards as everyone else, as long as nobody has thrown cards away."""
        dealt = self.cards.dealt[self.players]
        drafted = self.drafted(self.round)
        for p in range(self.players):
            size = 0
            for k in range(KINDS):
                size += self.packet[p][k]
            if self.node > N_DEAL and size != (dealt - drafted if drafted < dealt else 0):
                return False
            if drafted < dealt and self.held(p) != drafted:
                return False
            if self.node == N_PLAY and self.held(p) + self.step != dealt:
                return False
        return True

    def books_kept(self) -> bool:
        """What was taken and not shown is in the hand or thrown away, and the discards are what was thrown away."""
        if cython.compiled:
            left = cython.declare(cython.short[11])
            pile = cython.declare(cython.short[11])
        else:
            left, pile = [0] * KINDS, [0] * KINDS
        drawing = self.node == N_DRAWN or self.node == N_KEEP
        for k in range(KINDS):
            pile[k] = -self.limbo[k] if drawing else 0
        for r in range(self.round + 1):
            if self.kept[r] >= 0:
                pile[self.kept[r]] -= 1
                for k in range(KINDS):  # GU-55: what was drawn had been thrown away
                    if self.pile_at(r, k, -2) < (self.refused[r] == k):
                        return False
            if self.lost[r][0] >= 0:
                pile[self.lost[r][0]] += 1
                pile[self.lost[r][1]] += 1
            if self.returned[r] >= 0:
                pile[self.returned[r]] += 1
            for p in range(self.players):
                for k in range(KINDS):
                    left[k] = -self.shown[r][p][k]
                for t in range(self.drafted(r)):
                    left[self.taken[r][p][t]] += 1
                if self.mixed == r:
                    left[self.aside[p]] -= 1
                    if self.got[p] >= 0:
                        left[self.got[p]] += 1
                holds = r == self.round and (self.held(p) > 0 or self.drafted(r) == 0)
                for k in range(KINDS):
                    if left[k] < 0:
                        return False
                    if not holds:
                        pile[k] += left[k]
                    elif left[k] != self.hand[p][k] + (self.down[p] == k):
                        return False
        for k in range(KINDS):
            if pile[k] != self.discards[k]:
                return False
        return True

    def lawful(self) -> int:
        broken = 0
        for k in range(KINDS):
            if self.elsewhere(k) + self.discards[k] != self.in_play(k):
                broken |= 1
            low = min(self.deck[k], self.limbo[k], self.discards[k])
            for p in range(self.players):
                low = min(low, self.packet[p][k], self.hand[p][k], self.tableau[p][k])
            if low < 0:
                broken |= 2
        if not self.sizes_kept():
            broken |= 4
        if not self.books_kept():
            broken |= 8
        return broken


if cython.compiled:
    keep_dropped(Guildes)  # type: ignore[name-defined]  # noqa: F821
