# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, auto_pickle=False
"""Tammany Hall: what is legal and what an action does. No text, no random numbers, no input or output.

Wards are numbered 0 to 14 in election order, so that a zone is a range and an election is a loop. Sets of wards and of seats
are bits of an int. A person's move is several actions (see notation.py): each decision offers at most 36 choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if TYPE_CHECKING:
    from backroom.games.tammany.printed import Printed

if not cython.compiled:
    from backroom.engine.rng import Rng
    from backroom.engine.state import CHANCE, OVER, State

    WARDS, COLOURS, SEATS, HALL = 15, 4, 5, 5
    N_FIRST, N_SETTLE, N_DRAW, N_TURN, N_BOSS_WARD, N_CUBE_COLOUR, N_CUBE_WARD, N_DEPUTY = range(8)
    N_POLICE_WARD, N_POLICE_COLOUR, N_COUNCIL, N_CHAIR_FROM, N_CHAIR_COLOUR, N_CHAIR_TO = range(8, 14)
    N_SLANDER_SEAT, N_SLANDER_WARD, N_SLANDER_COLOUR, N_SPREAD_WARD, N_BID = range(14, 19)
    N_BONUS_COLOUR, N_BONUS_WARD, N_BONUS_CHIP, N_APPOINT_SEAT, N_APPOINT_OFFICE, N_OVER = range(19, 25)
    NONE, MAYOR, DEPUTY, POLICE, COUNCIL, CHAIRMAN = range(6)
    A_WARD, A_COLOUR, A_SEAT, A_OFFICE, A_BID = 0, 15, 19, 24, 28
    A_BOSS, A_CUBE, A_USE, A_SLANDER, A_SPREAD, A_END = range(64, 70)
    A_FIRST, A_SETTLE, A_DRAW, A_ALL = 70, 75, 135, 139


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set; there is one."""
    k = 0
    while bits >> k & 1 == 0:
        k += 1
    return k


class Board:
    """The printed facts as the rules need them, shared by all States of a game."""

    def __init__(self, printed: Printed) -> None:
        self.cubes = printed.cubes
        self.chips = printed.chips
        self.bosses = printed.bosses
        self.slanders = printed.slanders
        self.locks = printed.locks
        if not cython.compiled:
            self.number, self.zone, self.special, self.adjacent = [0] * 15, [0] * 15, [0] * 15, [0] * 15
            self.zone_wards = [0] * 3
            self.setup = [[0] * 4 for _ in range(3)]
            self.opens = [[0] * 3 for _ in range(6)]
        index = {ward.number: w for w, ward in enumerate(printed.wards)}
        for w, ward in enumerate(printed.wards):
            self.number[w] = ward.number
            self.zone[w] = ward.zone - 1
            self.special[w] = ("", "bonus cube", "bonus chip", "tammany hall").index(ward.special)
            self.adjacent[w] = sum(1 << index[other] for other in ward.neighbours)
            self.zone_wards[ward.zone - 1] |= 1 << w
        for z in range(3):
            for c in range(4):
                self.setup[z][c] = printed.setup[z][c]
            for players in range(3, 6):
                self.opens[players][z] = printed.opens[players][z]


class Tammany(State):
    """A position of Tammany Hall."""

    ACTIONS = A_ALL
    LAWS = (
        "25 cubes a colour",
        "35 chips a colour",
        "20 bosses a player",
        "nothing below zero",
        "the books agree",
        "two locks",
    )
    # fmt: off
    FIELDS = (
        ("node",), ("year",), ("first",), ("turn",), ("in_play",), ("locked",), ("locks_left",), ("many",),
        ("has", 4), ("on", 5), ("cubes", 15, 4), ("bosses", 15, 5), ("bag", 4), ("garden", 4), ("box", 3, 4),
        ("stock", 4), ("chips", 5, 4), ("slander_chips", 5), ("hand", 5), ("points", 5), ("office", 5),
        ("office_mark", 5), ("leader", 4), ("leader_mark", 4), ("mayor",), ("mayor_step",), ("slandered", 5),
        ("to_draw",), ("settle_ward",), ("office_done",), ("placed_bosses",), ("placed_cubes",), ("place_done",),
        ("slander_step",), ("slander_seat",), ("slander_ward",), ("slander_colour",), ("pick_ward",),
        ("pick_colour",), ("pick_seat",), ("poll",), ("asked",), ("bid_step", 5), ("wards_won", 5), ("winner", 15),
        ("poll_bosses", 15, 5), ("poll_asked", 15), ("bonus_colour", 15), ("bonus_ward", 15), ("lead_cubes", 4),
        ("lead_chips", 4, 5), ("gained", 5), ("poll_bids", 15, 5, 4),
    )
    # fmt: on

    # fmt: off
    if TYPE_CHECKING:  # what each is: rules.pxd
        board: Board
        sealed: bool
        spread_needs_boss: bool
        node: int; year: int; first: int; turn: int; in_play: int; locked: int; locks_left: int; many: int
        has: list[int]; on: list[int]; cubes: list[list[int]]; bosses: list[list[int]]
        bag: list[int]; garden: list[int]; box: list[list[int]]; stock: list[int]; chips: list[list[int]]
        slander_chips: list[int]; hand: list[int]; points: list[int]; office: list[int]; office_mark: list[int]
        leader: list[int]; leader_mark: list[int]; mayor: int; mayor_step: int; slandered: list[int]
        to_draw: int; settle_ward: int; office_done: int; placed_bosses: int; placed_cubes: int; place_done: int
        slander_step: int; slander_seat: int; slander_ward: int; slander_colour: int
        pick_ward: int; pick_colour: int; pick_seat: int
        poll: int; asked: int; bid_step: list[int]; wards_won: list[int]; winner: list[int]
        poll_bosses: list[list[int]]; poll_asked: list[int]; bonus_colour: list[int]; bonus_ward: list[int]
        lead_cubes: list[int]; lead_chips: list[list[int]]; gained: list[int]; poll_bids: list[list[list[int]]]
    # fmt: on

    def __init__(self, players: int, board: Board, sealed: bool, spread_needs_boss: bool) -> None:
        self.players = players
        self.board = board
        self.sealed = sealed
        self.spread_needs_boss = spread_needs_boss
        self.begin()

    def fresh(self) -> Tammany:
        cython.declare(new=Tammany)
        if cython.compiled:
            raw_next()  # type: ignore[name-defined]  # noqa: F821
        new: Any = Tammany.__new__(Tammany)
        new.players = self.players
        new.board = self.board
        new.sealed = self.sealed
        new.spread_needs_boss = self.spread_needs_boss
        return new  # type: ignore[no-any-return]

    def block(self) -> Any:
        return cython.address(self.node)

    def block_length(self) -> Any:
        return (
            cython.cast(cython.p_short, cython.address(self.poll_bids[14][4][3]))
            - cython.address(self.node)
            + 1
        )

    # ---- set-up -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.year = 1
        self.mayor = -1
        self.mayor_step = 7
        self.locks_left = self.board.locks
        for c in range(COLOURS):
            self.bag[c] = self.board.cubes
            self.stock[c] = self.board.chips
            for z in range(3):
                self.box[z][c] = self.board.setup[z][c]
                self.bag[c] -= self.board.setup[z][c]
        for p in range(self.players):
            self.hand[p] = self.board.bosses - 1  # TH-03: one marks the points
            self.slander_chips[p] = self.board.slanders
        for w in range(WARDS):
            self.winner[w] = -2
            self.bonus_colour[w] = -1
            self.bonus_ward[w] = -1
        self.box[0][0] -= 1  # TH-11: an Irish cube in Tammany Hall's ward
        self.add_cube(HALL, 0)
        self.node = N_FIRST

    def settle_next(self) -> None:
        """Go on to the next ward that opens now and has no cube yet (TH-12 to TH-16), or to the first turn."""
        while self.settle_ward < WARDS:
            w = self.settle_ward
            if self.in_play >> w & 1 == 0 and self.board.opens[self.players][self.board.zone[w]] <= self.year:
                self.node = N_SETTLE
                return
            self.settle_ward += 1
        self.start_turn()

    # ---- pieces -----------------------------------------------------------------------------------------------------

    def add_cube(self, ward: int, colour: int) -> None:
        bit = 1 << ward
        if self.in_play & bit:
            self.many |= bit
        self.in_play |= bit
        self.cubes[ward][colour] += 1
        self.has[colour] |= bit

    def drop_cube(self, ward: int, colour: int) -> None:
        self.cubes[ward][colour] -= 1
        if self.cubes[ward][colour] == 0:
            self.has[colour] &= ~(1 << ward)
        total = 0
        for c in range(COLOURS):
            total += self.cubes[ward][c]
        if total < 2:
            self.many &= ~(1 << ward)

    def add_boss(self, ward: int, seat: int) -> None:
        self.hand[seat] -= 1
        self.bosses[ward][seat] += 1
        self.on[seat] |= 1 << ward

    def drop_boss(self, ward: int, seat: int) -> None:
        self.hand[seat] += 1
        self.bosses[ward][seat] -= 1
        if self.bosses[ward][seat] == 0:
            self.on[seat] &= ~(1 << ward)

    def take_chips(self, seat: int, colour: int, n: int) -> int:
        """Up to n chips from the stock (TH-05); how many there were."""
        got = n if self.stock[colour] >= n else self.stock[colour]
        self.stock[colour] -= got
        self.chips[seat][colour] += got
        return got

    def chips_of(self, seat: int) -> int:
        return self.chips[seat][0] + self.chips[seat][1] + self.chips[seat][2] + self.chips[seat][3]

    def garden_empty(self) -> bool:
        return self.garden[0] + self.garden[1] + self.garden[2] + self.garden[3] == 0

    def bag_empty(self) -> bool:
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3] == 0

    # ---- a turn -----------------------------------------------------------------------------------------------------

    def start_turn(self) -> None:
        self.office_done = 0
        self.placed_bosses = 0
        self.placed_cubes = 0
        self.place_done = 0
        self.slander_step = 0
        self.node = N_TURN
        if self.garden_empty() and not self.bag_empty():  # TH-20
            left = self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]
            self.to_draw = self.players + 2 if left > self.players + 2 else left
            self.node = N_DRAW

    def placing(self) -> bool:
        """The place part is begun and not finished: nothing else may come between (TH-21)."""
        return self.place_done == 0 and self.placed_bosses + self.placed_cubes > 0

    def may_boss(self) -> bool:
        return self.place_done == 0 and self.hand[self.turn] > 0

    def may_cube(self) -> bool:
        return self.place_done == 0 and self.placed_cubes == 0 and not self.garden_empty()

    def may_end(self) -> bool:
        """After the place part, or where nothing can be placed (TH-25, TH-26)."""
        if self.place_done:
            return True
        return (
            self.placed_bosses + self.placed_cubes == 0 and self.hand[self.turn] == 0 and self.garden_empty()
        )

    def free_wards(self) -> int:
        """Wards that take pieces (TH-23, TH-35)."""
        return self.in_play & ~self.locked

    def police_wards(self) -> int:
        return self.many & ~self.locked if self.sealed else self.many  # TH-32, TH-36

    def chair_wards(self) -> int:
        """Wards from which a cube can go somewhere (TH-34)."""
        sources = self.police_wards()
        free = self.free_wards()
        found = 0
        for w in range(WARDS):
            if sources >> w & 1 and self.board.adjacent[w] & free:
                found |= 1 << w
        return found

    def slander_wards(self, seat: int) -> int:
        """Wards where the player whose turn it is can slander this one (TH-41)."""
        me = self.turn
        payable = 0
        for c in range(COLOURS):
            if self.chips[me][c] > 0:
                payable |= self.has[c]
        both = self.on[me] & self.on[seat] & payable
        return both & ~self.locked if self.sealed else both

    def spread_wards(self) -> int:
        """Wards into which the slander can spread (TH-42, TH-43)."""
        me = self.turn
        if self.slander_step != 1 or self.chips[me][self.slander_colour] < 2:
            return 0
        found = (
            self.board.adjacent[self.slander_ward]
            & self.on[self.slander_seat]
            & self.has[self.slander_colour]
        )
        if self.spread_needs_boss:
            found &= self.on[me]
        return found & ~self.locked if self.sealed else found

    def may_use(self) -> bool:
        """The office can be used now (TH-31 to TH-34)."""
        if self.office_done:
            return False
        office = self.office[self.turn]
        if office == DEPUTY:
            return self.stock[0] + self.stock[1] + self.stock[2] + self.stock[3] > 0
        if office == POLICE:
            return self.police_wards() != 0
        if office == COUNCIL:
            return self.locks_left > 0 and self.free_wards() != 0
        return office == CHAIRMAN and self.chair_wards() != 0

    def may_slander(self) -> bool:
        me = self.turn
        if self.year <= 4 or self.slandered[me] or self.slander_chips[me] == 0:  # TH-40
            return False
        for p in range(self.players):
            if p != me and self.slander_wards(p):
                return True
        return False

    def turn_choices(self, out: Any) -> int:
        n = 0
        if self.may_boss():
            out[n] = A_BOSS
            n += 1
        if self.may_cube():
            out[n] = A_CUBE
            n += 1
        if self.placing():
            return n
        if self.may_use():
            out[n] = A_USE
            n += 1
        if self.may_slander():
            out[n] = A_SLANDER
            n += 1
        if self.spread_wards():
            out[n] = A_SPREAD
            n += 1
        if self.may_end():
            out[n] = A_END
            n += 1
        return n

    # ---- the contract: who may do what ------------------------------------------------------------------------------

    def who(self) -> int:
        if self.node <= N_DRAW:
            return CHANCE
        if self.node == N_OVER:
            return OVER
        return lowest(self.waiting())

    def waiting(self) -> int:
        node = self.node
        if node <= N_DRAW or node == N_OVER:
            return 0
        if node < N_BID:
            return 1 << self.turn
        if node == N_BID:
            bits = 0
            for p in range(self.players):
                if self.asked >> p & 1 and self.bid_step[p] < COLOURS:
                    bits |= 1 << p
            return bits
        if node <= N_BONUS_CHIP:
            return 1 << self.winner[self.poll]
        return 1 << self.mayor

    def inside(self, seat: int) -> bool:
        node = self.node
        if node == N_BID:
            return self.asked >> seat & 1 != 0 and self.next_bid(seat, 0) < self.bid_step[seat] < COLOURS
        if N_TURN < node < N_BID:
            return seat == self.turn
        if node == N_BONUS_WARD:
            return seat == self.winner[self.poll]
        return node == N_APPOINT_OFFICE and seat == self.mayor

    def ward_bits(self) -> int:
        """The wards that may be named now."""
        node = self.node
        if node == N_BOSS_WARD or node == N_CUBE_WARD or node == N_COUNCIL or node == N_BONUS_WARD:
            return self.free_wards()
        if node == N_POLICE_WARD:
            return self.police_wards()
        if node == N_CHAIR_FROM:
            return self.chair_wards()
        if node == N_CHAIR_TO:
            return self.board.adjacent[self.pick_ward] & self.free_wards()
        if node == N_SLANDER_WARD:
            return self.slander_wards(self.pick_seat)
        if node == N_SPREAD_WARD:
            return self.spread_wards()
        return 0

    def colour_fits(self, colour: int) -> bool:
        """Whether this colour may be named now."""
        node = self.node
        if node == N_CUBE_COLOUR:
            return self.garden[colour] > 0
        if node == N_DEPUTY or node == N_BONUS_CHIP:
            return self.stock[colour] > 0  # TH-05
        if node == N_BONUS_COLOUR:
            return self.bag[colour] > 0
        if node == N_POLICE_COLOUR or node == N_CHAIR_COLOUR:
            return self.cubes[self.pick_ward][colour] > 0
        if node == N_SLANDER_COLOUR:
            return self.cubes[self.pick_ward][colour] > 0 and self.chips[self.turn][colour] > 0
        return False

    def seat_fits(self, seat: int) -> bool:
        """Whether this seat may be named now."""
        if self.node == N_SLANDER_SEAT:
            return seat != self.turn and self.slander_wards(seat) != 0
        return self.node == N_APPOINT_SEAT and self.office[seat] == NONE

    def choices(self, seat: int, out: Any) -> int:
        if seat < 0:
            return self.chance_choices(out)
        if self.waiting() >> seat & 1 == 0:
            return 0
        if self.node == N_TURN:
            return self.turn_choices(out)
        n = 0
        if self.node == N_BID:
            for k in range(self.chips[seat][self.bid_step[seat]] + 1):
                out[n] = A_BID + k
                n += 1
            return n
        if self.node == N_APPOINT_OFFICE:
            held = 0
            for p in range(self.players):
                held |= 1 << self.office[p]
            for k in range(DEPUTY, CHAIRMAN + 1):
                if held >> k & 1 == 0:
                    out[n] = A_OFFICE + k - DEPUTY
                    n += 1
            return n
        bits = self.ward_bits()
        if bits:
            for w in range(WARDS):
                if bits >> w & 1:
                    out[n] = A_WARD + w
                    n += 1
            return n
        for c in range(COLOURS):
            if self.colour_fits(c):
                out[n] = A_COLOUR + c
                n += 1
        for p in range(self.players):
            if self.seat_fits(p):
                out[n] = A_SEAT + p
                n += 1
        return n

    def chance_choices(self, out: Any) -> int:
        n = 0
        if self.node == N_FIRST:  # TH-10
            for p in range(self.players):
                out[n] = A_FIRST + p
                n += 1
        elif self.node == N_SETTLE:
            z = self.board.zone[self.settle_ward]
            for c in range(COLOURS):
                if self.box[z][c] > 0:
                    out[n] = A_SETTLE + self.settle_ward * 4 + c
                    n += 1
        elif self.node == N_DRAW:
            for c in range(COLOURS):
                if self.bag[c] > 0:
                    out[n] = A_DRAW + c
                    n += 1
        return n

    def weights(self, out: Any) -> None:
        n = 0
        if self.node == N_FIRST:
            for p in range(self.players):
                out[p] = 1
            return
        z = self.board.zone[self.settle_ward] if self.node == N_SETTLE else 0
        for c in range(COLOURS):
            left = self.box[z][c] if self.node == N_SETTLE else self.bag[c]
            if left > 0:
                out[n] = left
                n += 1

    # ---- the contract: doing it -------------------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> None:
        if seat < 0:
            self.act_chance(action)
        elif self.node == N_TURN:
            self.act_turn(action)
        elif self.node == N_BID:
            c = self.bid_step[seat]
            self.poll_bids[self.poll][seat][c] = action - A_BID
            self.bid_step[seat] = self.next_bid(seat, c + 1)
            if self.waiting() == 0:
                if not self.resolve_ward():
                    self.poll += 1
                    self.next_poll()
        else:
            self.act_pick(action)

    def act_chance(self, action: int) -> None:
        if self.node == N_FIRST:
            self.first = action - A_FIRST
            self.turn = self.first
            self.settle_next()
        elif self.node == N_SETTLE:
            c = (action - A_SETTLE) % 4
            self.box[self.board.zone[self.settle_ward]][c] -= 1
            self.add_cube(self.settle_ward, c)
            self.settle_next()
        else:
            c = action - A_DRAW
            self.bag[c] -= 1
            self.garden[c] += 1
            self.to_draw -= 1
            if self.to_draw == 0:
                self.node = N_TURN

    def give_up_spread(self) -> None:
        """Another part after the first slander action gives up the second (TH-26)."""
        if self.slander_step == 1:
            self.slander_step = 2

    def act_turn(self, action: int) -> None:
        if action != A_SPREAD:
            self.give_up_spread()
        if action == A_BOSS:
            self.node = N_BOSS_WARD
        elif action == A_CUBE:
            self.node = N_CUBE_COLOUR
        elif action == A_SLANDER:
            self.node = N_SLANDER_SEAT
        elif action == A_SPREAD:
            self.node = N_SPREAD_WARD
        elif action == A_USE:
            office = self.office[self.turn]
            if office == DEPUTY:
                self.node = N_DEPUTY
            elif office == POLICE:
                self.node = N_POLICE_WARD
            elif office == COUNCIL:
                self.node = N_COUNCIL
            else:
                self.node = N_CHAIR_FROM
        else:
            self.end_turn()

    def act_pick(self, action: int) -> None:
        """A further action of a move: the ward, colour, seat or office that it names."""
        node = self.node
        me = self.turn
        if node == N_BOSS_WARD:
            self.add_boss(action - A_WARD, me)
            self.placed_bosses += 1
            self.placed()
        elif node == N_CUBE_COLOUR:
            self.pick_colour = action - A_COLOUR
            self.node = N_CUBE_WARD
        elif node == N_CUBE_WARD:
            self.garden[self.pick_colour] -= 1
            self.add_cube(action - A_WARD, self.pick_colour)
            self.take_chips(me, self.pick_colour, 1)  # TH-22; TH-05: also when none is left
            self.placed_cubes += 1
            self.placed()
        elif node == N_DEPUTY:
            self.take_chips(me, action - A_COLOUR, 1)
            self.office_done = 1
            self.node = N_TURN
        elif node == N_POLICE_WARD:
            self.pick_ward = action - A_WARD
            self.node = N_POLICE_COLOUR
        elif node == N_POLICE_COLOUR:
            self.drop_cube(self.pick_ward, action - A_COLOUR)
            self.bag[action - A_COLOUR] += 1
            self.office_done = 1
            self.node = N_TURN
        elif node == N_COUNCIL:
            self.locked |= 1 << (action - A_WARD)
            self.locks_left -= 1
            self.office_done = 1
            self.node = N_TURN
        elif node == N_CHAIR_FROM:
            self.pick_ward = action - A_WARD
            self.node = N_CHAIR_COLOUR
        elif node == N_CHAIR_COLOUR:
            self.pick_colour = action - A_COLOUR
            self.node = N_CHAIR_TO
        elif node == N_CHAIR_TO:
            self.drop_cube(self.pick_ward, self.pick_colour)
            self.add_cube(action - A_WARD, self.pick_colour)
            self.office_done = 1
            self.node = N_TURN
        elif node == N_SLANDER_SEAT:
            self.pick_seat = action - A_SEAT
            self.node = N_SLANDER_WARD
        elif node == N_SLANDER_WARD:
            self.pick_ward = action - A_WARD
            self.node = N_SLANDER_COLOUR
        elif node == N_SLANDER_COLOUR:
            self.slander_chips[me] -= 1
            self.slandered[me] = 1
            self.slander_seat = self.pick_seat
            self.slander_colour = action - A_COLOUR
            self.slander(self.pick_ward, self.slander_colour, 1)
            self.slander_step = 1
        elif node == N_SPREAD_WARD:
            self.slander(action - A_WARD, self.slander_colour, 2)
            self.slander_step = 3
        elif node == N_BONUS_COLOUR:
            self.pick_colour = action - A_COLOUR
            self.node = N_BONUS_WARD
        elif node == N_BONUS_WARD:
            self.bag[self.pick_colour] -= 1
            self.add_cube(action - A_WARD, self.pick_colour)
            self.bonus_colour[self.poll] = self.pick_colour
            self.bonus_ward[self.poll] = action - A_WARD
            self.poll += 1
            self.next_poll()
        elif node == N_BONUS_CHIP:
            self.take_chips(self.winner[self.poll], action - A_COLOUR, 1)
            self.bonus_colour[self.poll] = action - A_COLOUR
            self.poll += 1
            self.next_poll()
        elif node == N_APPOINT_SEAT:
            self.pick_seat = action - A_SEAT
            self.node = N_APPOINT_OFFICE
        else:
            self.mark_office(self.pick_seat, DEPUTY + action - A_OFFICE)
            self.node = N_APPOINT_SEAT
            if self.all_appointed():
                self.next_term()

    def placed(self) -> None:
        """After a piece: is the place part done? (TH-22, TH-25)"""
        self.node = N_TURN
        if self.placed_bosses + self.placed_cubes == 2 or not (self.may_boss() or self.may_cube()):
            self.place_done = 1

    def slander(self, ward: int, colour: int, price: int) -> None:
        self.chips[self.turn][colour] -= price
        self.stock[colour] += price  # TH-44
        self.drop_boss(ward, self.slander_seat)
        self.slander_ward = ward
        self.node = N_TURN

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players
        if self.turn != self.first:
            self.start_turn()
        elif self.year % 4 == 0:
            self.begin_election()
        else:
            self.year += 1
            self.start_turn()

    # ---- election ---------------------------------------------------------------------------------------------------

    def begin_election(self) -> None:
        for c in range(COLOURS):  # TH-24
            self.bag[c] += self.garden[c]
            self.garden[c] = 0
        for p in range(self.players):
            self.wards_won[p] = 0
        for w in range(WARDS):
            self.winner[w] = -2
            self.bonus_colour[w] = -1
            self.bonus_ward[w] = -1
            self.poll_asked[w] = 0
            for p in range(SEATS):
                self.poll_bosses[w][p] = 0
                for c in range(COLOURS):
                    self.poll_bids[w][p][c] = 0
        self.poll = 0
        self.next_poll()

    def next_bid(self, seat: int, colour: int) -> int:
        """The next colour, from this one on, of which the seat has a chip that counts; COLOURS when there is none."""
        while colour < COLOURS:
            if self.chips[seat][colour] > 0 and self.has[colour] >> self.poll & 1:
                return colour
            colour += 1
        return colour

    def next_poll(self) -> None:
        """Decide wards (TH-50) until one needs a choice, or all are decided."""
        while self.poll < WARDS:
            w = self.poll
            rivals = 0
            for p in range(self.players):
                self.poll_bosses[w][p] = self.bosses[w][p]
                if self.bosses[w][p] > 0:
                    rivals += 1
            if rivals == 0:
                self.winner[w] = -1 if self.in_play >> w & 1 else -2
            else:
                self.asked = 0
                if rivals > 1:  # TH-56
                    for p in range(self.players):
                        self.bid_step[p] = COLOURS
                        if self.bosses[w][p] > 0:
                            self.bid_step[p] = self.next_bid(p, 0)
                            if self.bid_step[p] < COLOURS:
                                self.asked |= 1 << p
                self.poll_asked[w] = self.asked
                if self.asked:
                    self.node = N_BID
                    return
                if self.resolve_ward():
                    return
            self.poll += 1
        self.finish_election()

    def votes(self, ward: int, seat: int) -> int:
        bids = self.poll_bids[ward][seat]
        return self.poll_bosses[ward][seat] + bids[0] + bids[1] + bids[2] + bids[3]

    def resolve_ward(self) -> bool:
        """Count the votes of the ward at the polls (TH-53 to TH-57); whether the winner must choose a bonus now."""
        w = self.poll
        best = 0
        winner = -1
        for p in range(self.players):
            if self.poll_bosses[w][p] > 0:
                votes = self.votes(w, p)
                if votes > best:
                    best = votes
                    winner = p
                elif votes == best:
                    winner = -1
                for c in range(COLOURS):
                    self.chips[p][c] -= self.poll_bids[w][p][c]
                    self.stock[c] += self.poll_bids[w][p][c]
        for p in range(self.players):
            self.hand[p] += self.bosses[w][p]
            self.bosses[w][p] = 0
            self.on[p] &= ~(1 << w)
        self.winner[w] = winner
        self.asked = 0
        if winner < 0:
            return False
        self.add_boss(w, winner)  # TH-55: one stays
        self.wards_won[winner] += 1
        special = self.board.special[w]
        if special == 1 and not self.bag_empty():
            self.node = N_BONUS_COLOUR
            return True
        if special == 2 and self.stock[0] + self.stock[1] + self.stock[2] + self.stock[3] > 0:
            self.node = N_BONUS_CHIP
            return True
        return False

    def finish_election(self) -> None:
        self.return_markers()
        self.award_leaders()
        for p in range(self.players):  # TH-59
            self.gained[p] = self.wards_won[p]
            if self.winner[HALL] == p:
                self.gained[p] += 1
            self.points[p] += self.gained[p]
        self.elect_mayor()
        self.locked = 0  # TH-33
        self.locks_left = self.board.locks
        for p in range(self.players):
            self.slandered[p] = 0
        if self.year == 16:
            self.final_scoring()
            self.node = N_OVER
        elif self.mayor >= 0:
            self.node = N_APPOINT_SEAT
        else:
            self.next_term()

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

    def award_leaders(self) -> None:
        """TH-58; in play order, for the stock is finite (TH-05)."""
        for c in range(COLOURS):
            best = 1
            for k in range(self.players):
                p = (self.first + k) % self.players
                mine = 0
                for w in range(WARDS):
                    if self.winner[w] == p:
                        mine += self.cubes[w][c]
                if mine > best:
                    self.leader[c] = 0
                    best = mine
                if mine == best:
                    self.leader[c] |= 1 << p
            self.lead_cubes[c] = best if self.leader[c] else 0
            for k in range(self.players):
                p = (self.first + k) % self.players
                self.lead_chips[c][p] = 0
                if self.leader[c] >> p & 1:
                    self.lead_chips[c][p] = self.take_chips(p, c, 3)
                    if self.hand[p] > 0:
                        self.hand[p] -= 1
                        self.leader_mark[c] |= 1 << p

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

    # ---- the end ----------------------------------------------------------------------------------------------------

    def final_scoring(self) -> None:
        for c in range(COLOURS):  # TH-70
            best = 1
            for p in range(self.players):
                if self.chips[p][c] > best:
                    best = self.chips[p][c]
            for p in range(self.players):
                if self.chips[p][c] == best:
                    self.points[p] += 2
        for p in range(self.players):  # TH-71
            self.points[p] += self.slander_chips[p]

    def points_of(self, seat: int) -> int:
        return self.points[seat]

    def order_of(self, a: int, b: int) -> int:
        """TH-72."""
        if self.points[a] != self.points[b]:
            return self.points[a] - self.points[b]
        for step in range(1, 6):
            ahead = self.tie_key(a, step) - self.tie_key(b, step)
            if ahead != 0:
                return ahead
        if a == self.mayor:
            return 1
        return -1 if b == self.mayor else 0

    # ---- what is hidden ---------------------------------------------------------------------------------------------

    def takes_back(self, seat: int) -> bool:
        """TH-63: one's own bid, while another is still out."""
        return self.node == N_BID and self.asked >> seat & 1 != 0 and self.bid_step[seat] == COLOURS

    def take_back(self, seat: int) -> None:
        for c in range(COLOURS):
            self.poll_bids[self.poll][seat][c] = 0
        self.bid_step[seat] = self.next_bid(seat, 0)

    def redraw(self, seat: int, rng: Rng) -> None:
        """The bids of others are all that a seat cannot know (the bag's order is drawn when it is needed)."""
        if self.node != N_BID:
            return
        for p in range(self.players):
            if p != seat and self.asked >> p & 1:
                c = self.next_bid(p, 0)
                while c < self.bid_step[p]:
                    self.poll_bids[self.poll][p][c] = rng.pick(self.chips[p][c] + 1)
                    c = self.next_bid(p, c + 1)

    def bid(self, ward: int, seat: int) -> list[int]:
        """A seat's bid by colour in a ward. Secret while that ward is at the polls: view.py guards it."""
        return [self.poll_bids[ward][seat][c] for c in range(COLOURS)]

    # ---- laws -------------------------------------------------------------------------------------------------------

    def book_kept(self) -> bool:
        """The sets of wards say what the counts say."""
        for w in range(WARDS):
            total = 0
            for c in range(COLOURS):
                total += self.cubes[w][c]
                if (self.has[c] >> w & 1) != (self.cubes[w][c] > 0):
                    return False
            if (self.in_play >> w & 1) != (total > 0) or (self.many >> w & 1) != (total > 1):
                return False
            for p in range(self.players):
                if (self.on[p] >> w & 1) != (self.bosses[w][p] > 0):
                    return False
        return True

    def lawful(self) -> int:
        broken = 0
        low = 0
        for c in range(COLOURS):
            cubes = self.bag[c] + self.garden[c] + self.box[0][c] + self.box[1][c] + self.box[2][c]
            chips = self.stock[c]
            low = min(low, self.bag[c], self.garden[c], self.stock[c])
            for w in range(WARDS):
                cubes += self.cubes[w][c]
                low = min(low, self.cubes[w][c])
            for p in range(self.players):
                chips += self.chips[p][c]
                low = min(low, self.chips[p][c])
            if cubes != self.board.cubes:
                broken |= 1
            if chips != self.board.chips:
                broken |= 2
        for p in range(self.players):
            bosses = self.hand[p] + self.office_mark[p] + 1
            for c in range(COLOURS):
                bosses += self.leader_mark[c] >> p & 1
            for w in range(WARDS):
                bosses += self.bosses[w][p]
                low = min(low, self.bosses[w][p])
            low = min(low, self.hand[p], self.slander_chips[p], self.points[p])
            if bosses != self.board.bosses:
                broken |= 4
        if low < 0:
            broken |= 8
        if not self.book_kept():
            broken |= 16
        locks = 0
        for w in range(WARDS):
            locks += self.locked >> w & 1
        if locks + self.locks_left != self.board.locks:
            broken |= 32
        return broken


if cython.compiled:
    keep_dropped(Tammany)  # type: ignore[name-defined]  # noqa: F821
