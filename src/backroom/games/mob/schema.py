"""What a State of MOB: Big Apple is made of; the one place where it is declared (see engine/schema.py).

The actions that begin a main action, a secondary one or a bonus are the same numbers wherever they come from, and the
printed board holds those numbers.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.schema import Facts, counter, int16, shared

SEATS = 2
WORTH = 3  # the most that a mole is worth, MB-04
DISTRICTS = 6
SPACES = 18  # of the action board: row * 3 + column
MOLES = 6  # of each player, MB-04
CAR = 3  # henchmen a car holds, MB-05
SEATED = 18  # in all six cars
HENCHMEN = 43  # of each player, MB-02
TAKEN = 20  # into the warehouse at the start of a round, MB-20
ROUNDS = 3
FAR = 6  # the most spaces of the attorney's track on either side; how many there are is printed, MB-07
BONUS_PARTS = 3
SIGNS = 5  # what tells about a hidden mole (tells.py)
DEALS = 63  # moles left to deal, of one, of two: places in a table (rules/belief.py)

# where the game stands: who decides what
_node = counter()
N_OPENING = _node()  # chance: the dice for the first player
N_DICE = _node()  # chance: the dice for a car
N_SHOT = _node()  # chance: the die of a shot
N_MOLES = _node()  # both at once
N_ROLL = _node()
N_LOAD = _node()
N_SPACE = _node()
N_ACTION = _node()
N_SWITCH_FROM = _node()
N_SWITCH_TO = _node()
N_SWITCH_COUNT = _node()
N_DRIVE_FROM = _node()
N_DRIVE_COUNT = _node()
N_MOLE = _node()
N_MOLE_TO = _node()
N_CRATE_FROM = _node()
N_CRATE_TO = _node()
N_TAKE = _node()  # a crate into one's warehouse: attorney at the end of his track, or stolen
N_ADD = _node()
N_EXPOSE = _node()
N_SHOOT = _node()
N_BONUS = _node()
N_START = _node()
N_OVER = _node()

# actions: the first number of each kind; those of chance come last
_number = counter()
A_DISTRICT = _number(DISTRICTS)
A_MOLE = _number(MOLES)  # + the mole's identity: the district where it was first put (MB-08)
A_VALUE = _number(WORTH)  # + value - 1
A_COUNT = _number(CAR)  # + henchmen - 1
A_DIE = _number(2)  # + 0 black, 1 white
A_SPACE = _number(SPACES)  # + row * 3 + column
A_ROLL = _number()
A_SKIP = _number()
A_SWITCH = _number()
A_DRIVE = _number()
A_MOVE_MOLE = _number()
A_MOVE_CRATE = _number()
A_ATTORNEY = _number()
A_ADD = _number()
A_EXPOSE = _number()
A_SHOOT = _number()
A_STEAL = _number()
A_END = _number()
A_DECLINE = _number()
A_START = _number(SEATS)  # + seat
A_CHANCE = _number.total  # those of seats are below
A_FACE = _number(12)  # chance: + die * 6 + face - 1
A_ALL = _number.total
WIDTH = SPACES  # the most choices of one decision: a space

# rows of the action board, by their main action
_row = counter()
R_SWITCH = _row()
R_DRIVE = _row()
R_SWITCH_DRIVE = _row()
R_MOLE = _row()
R_CRATE = _row()
R_ATTORNEY = _row()


class Board(Facts):
    """What is printed on the board, as the rules need it."""

    printed: Any = shared(object)  # the whole of it, for views
    crates = int16()
    faces = int16(2, 7)  # by die and face: on how many sides of the die it is
    district = int16(2, 7)  # by die and face: the district it names
    begins = int16(DISTRICTS)  # crates there at set-up
    cost = int16(SPACES)
    main = int16(SPACES)  # action that the row's main action begins with
    icon = int16(SPACES)  # the same of the secondary action; 0: none
    far = int16()  # last space of the attorney's track on either side
    bonus = int16(FAR + 1, BONUS_PARTS)  # by space of the track: actions, 0 ends them
    tells = int16(ROUNDS, SIGNS)  # hundredths: how a mole's worth shows (tells.py), not printed


class Members:
    """The members of a position of MOB: Big Apple: all int16, in this order."""

    board = shared(Board)

    node = int16()
    round = int16()  # 1 ... 3
    first = int16()  # who started this round
    turn = int16()  # whose turn, bonus or choice it is
    attorney = int16()  # 0 centre; 1 ... far on seat 1's side; -1 ... -far on seat 0's
    dice = int16(2)  # black and white as they lie; 0: not rolled
    opening = int16(2, 2)  # by seat and die: rolls for the first player (MB-12)
    opened = int16()  # how many of those four are rolled
    stock = int16(2)  # henchmen
    warehouse = int16(2)  # henchmen
    cars = int16(2, DISTRICTS)
    men = int16(2, DISTRICTS)  # henchmen in the districts
    pile = int16()  # crates in stock
    crates = int16(DISTRICTS)
    won = int16(2)  # crates in the warehouses
    owner = int16(SPACES)  # who has henchmen on the space: seat + 1, 0 nobody
    # this turn
    loaded = int16()  # step 1 rolled and used the dice
    space = int16()  # where this turn's henchmen went; -1: not yet
    main_done = int16()
    icon_done = int16()
    must_drive = int16()  # between the two halves of MB-32
    doing = int16()  # 1: the main action, 2: the icon, 3: a bonus
    pick_from = int16()  # chosen earlier in this move
    pick_to = int16()
    bonus_step = int16()  # part of the attorney's bonus; -1: no bonus now
    # what the last shot, the last end of a round and the end came to
    shot_die = int16()  # -1: none yet
    shot_face = int16()
    shot_hit = int16()  # henchmen it hit
    drove = int16(2, DISTRICTS)  # MB-50
    lost = int16(DISTRICTS)  # by either side, MB-52
    winner = int16(DISTRICTS)  # -2: not counted, -1: nobody
    prize = int16(DISTRICTS)  # crates it brought
    # moles
    hidden = int16(2)  # bits of moles that are still hidden
    place = int16(2, MOLES)  # where it is, or was when it was exposed
    put = int16(2)  # how many of its moles a seat has put down at set-up
    value = int16(2, MOLES, hidden=True)  # of a hidden mole: secret
