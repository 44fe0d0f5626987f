"""What a State of Tammany Hall is made of; the one place where it is declared (see engine/schema.py).

Wards are numbered 0 to 14 in election order, so that a zone is a range and an election is a loop. Sets of wards and of seats
are bits of an int.
"""

from __future__ import annotations

from backroom.engine.schema import Facts, counter, int16, shared

WARDS = 15
COLOURS = 4
SEATS = 5
CHIPS = 35  # of each colour (TH-05): the most that one can bid
HALL = 5  # index of Tammany Hall's ward, 14

# where the game stands: who decides what
_node = counter()
N_FIRST = _node()
N_SETTLE = _node()
N_DRAW = _node()
N_TURN = _node()
N_BOSS_WARD = _node()
N_CUBE_COLOUR = _node()
N_CUBE_WARD = _node()
N_DEPUTY = _node()
N_POLICE_WARD = _node()
N_POLICE_COLOUR = _node()
N_COUNCIL = _node()
N_CHAIR_FROM = _node()
N_CHAIR_COLOUR = _node()
N_CHAIR_TO = _node()
N_SLANDER_SEAT = _node()
N_SLANDER_WARD = _node()
N_SLANDER_COLOUR = _node()
N_SPREAD_WARD = _node()
N_BID = _node()
N_BONUS_COLOUR = _node()
N_BONUS_WARD = _node()
N_BONUS_CHIP = _node()
N_APPOINT_SEAT = _node()
N_APPOINT_OFFICE = _node()
N_OVER = _node()

# offices
_kind = counter()
NONE = _kind()
MAYOR = _kind()
DEPUTY = _kind()
POLICE = _kind()
COUNCIL = _kind()
CHAIRMAN = _kind()

# actions: the first number of each kind; those of chance come last
_number = counter()
A_WARD = _number(WARDS)  # + index of the ward in election order
A_COLOUR = _number(COLOURS)
A_SEAT = _number(SEATS)
A_OFFICE = _number(CHAIRMAN - DEPUTY + 1)  # + office - DEPUTY
A_BID = _number(CHIPS + 1)  # + chips, 0 to 35
A_BOSS = _number()
A_CUBE = _number()
A_USE = _number()
A_SLANDER = _number()
A_SPREAD = _number()
A_END = _number()
A_CHANCE = _number.total  # those of seats are below
A_FIRST = _number(SEATS)  # chance: + seat
A_SETTLE = _number(WARDS * COLOURS)  # chance: + ward * 4 + colour
A_DRAW = _number(COLOURS)  # chance: + colour
A_ALL = _number.total
WIDTH = CHIPS + 1  # the most choices of one decision: a bid


class Board(Facts):
    """What is printed on the board, as the rules need it."""

    cubes = int16()
    chips = int16()
    bosses = int16()
    slanders = int16()
    locks = int16()
    number = int16(WARDS)
    zone = int16(WARDS)
    special = int16(WARDS)  # 0 none, 1 bonus cube, 2 bonus chip, 3 Tammany Hall
    adjacent = int16(WARDS)  # bits of wards
    zone_wards = int16(3)  # bits of wards
    setup = int16(3, COLOURS)
    opens = int16(6, 3)  # by players and zone: the year


class Members:
    """The members of a position of Tammany Hall: all int16, in this order."""

    board = shared(Board)
    sealed = shared(bool)
    spread_needs_boss = shared(bool)

    node = int16()
    year = int16()
    first = int16()
    turn = int16()
    in_play = int16()  # bits of wards
    locked = int16()  # bits of wards
    locks_left = int16()
    many = int16()  # bits of wards with at least two cubes
    has = int16(COLOURS)  # bits of wards with a cube of the colour
    on = int16(SEATS)  # bits of wards with a boss of the seat
    cubes = int16(WARDS, COLOURS)
    bosses = int16(WARDS, SEATS)
    bag = int16(COLOURS)
    garden = int16(COLOURS)
    box = int16(3, COLOURS)
    stock = int16(COLOURS)
    chips = int16(SEATS, COLOURS)
    slander_chips = int16(SEATS)
    hand = int16(SEATS)  # bosses at hand
    points = int16(SEATS)
    office = int16(SEATS)
    office_mark = int16(SEATS)  # 1: a boss sits on the office
    leader = int16(COLOURS)  # bits of seats that lead the nation since the last election
    leader_mark = int16(COLOURS)  # bits of those of them whose boss is in the box
    mayor = int16()  # -1: none
    mayor_step = int16()  # what decided the last mayor: 0 wards ... 6 the sitting one stayed, 7 nobody
    slandered = int16(SEATS)  # 1: has slandered this term
    # this turn
    to_draw = int16()
    settle_ward = int16()
    office_done = int16()
    placed_bosses = int16()
    placed_cubes = int16()
    place_done = int16()
    slander_step = int16()  # 0 not begun, 1 may spread, 2 spread given up, 3 spread
    slander_seat = int16()
    slander_ward = int16()
    slander_colour = int16()
    pick_ward = int16()  # chosen earlier in this move
    pick_colour = int16()
    pick_seat = int16()
    # election
    poll = int16()  # index of the ward being decided
    asked = int16()  # bits of seats asked for a bid
    bid_step = int16(SEATS)  # colour being asked; COLOURS = done
    wards_won = int16(SEATS)
    winner = int16(WARDS)  # of the last election: seat, -1 nobody, -2 not held
    poll_bosses = int16(WARDS, SEATS)
    poll_asked = int16(WARDS)  # bits of seats
    bonus_colour = int16(WARDS)  # what the winner took as a bonus: -1 nothing
    bonus_ward = int16(WARDS)  # where that cube went: -1 it was a chip
    lead_cubes = int16(COLOURS)  # cubes that made the leaders
    lead_chips = int16(COLOURS, SEATS)  # chips they were given
    gained = int16(SEATS)  # points of the last election's wards
    poll_bids = int16(WARDS, SEATS, COLOURS, hidden=True)  # of the ward being decided: hidden
