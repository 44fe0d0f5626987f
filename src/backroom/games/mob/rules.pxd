# The State of MOB: Big Apple as C sees it: its schema. Every member from `node` to `value` is int16, in one block.
cimport cython
from libc.stdint cimport int16_t

from backroom.engine.freelist cimport keep_dropped, raw_next
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport CHANCE, OVER, State

cpdef enum:
    DISTRICTS = 6
    SPACES = 18       # of the action board: row * 3 + column
    MOLES = 6         # of each player, MB-04
    CAR = 3           # henchmen a car holds, MB-05
    SEATED = 18       # in all six cars
    HENCHMEN = 43     # of each player, MB-02
    TAKEN = 20        # into the warehouse at the start of a round, MB-20
    ROUNDS = 3
    FAR = 4           # last space of the attorney's track on either side, MB-07
    BONUS_PARTS = 3

cpdef enum:           # where the game stands: who decides what
    N_OPENING = 0     # chance: the dice for the first player
    N_DICE = 1        # chance: the dice for a car
    N_SHOT = 2        # chance: the die of a shot
    N_MOLES = 3       # both at once
    N_ROLL = 4
    N_LOAD = 5
    N_SPACE = 6
    N_ACTION = 7
    N_SWITCH_FROM = 8
    N_SWITCH_TO = 9
    N_SWITCH_COUNT = 10
    N_DRIVE_FROM = 11
    N_DRIVE_COUNT = 12
    N_MOLE = 13
    N_MOLE_TO = 14
    N_CRATE_FROM = 15
    N_CRATE_TO = 16
    N_TAKE = 17       # a crate into one's warehouse: attorney at the end of his track, or stolen
    N_ADD = 18
    N_EXPOSE = 19
    N_SHOOT = 20
    N_BONUS = 21
    N_START = 22
    N_OVER = 23

cpdef enum:           # actions: the first number of each kind
    A_DISTRICT = 0
    A_MOLE = 6        # + the mole's identity: the district where it was first put (MB-08)
    A_VALUE = 12      # + value - 1
    A_COUNT = 15      # + henchmen - 1
    A_DIE = 18        # + 0 black, 1 white
    A_SPACE = 20      # + row * 3 + column
    A_ROLL = 38
    A_SKIP = 39
    A_SWITCH = 40
    A_DRIVE = 41
    A_MOVE_MOLE = 42
    A_MOVE_CRATE = 43
    A_ATTORNEY = 44
    A_ADD = 45
    A_EXPOSE = 46
    A_SHOOT = 47
    A_STEAL = 48
    A_END = 49
    A_DECLINE = 50
    A_START = 51      # + seat
    A_FACE = 53       # chance: + die * 6 + face - 1
    A_ALL = 65

cpdef enum:           # rows of the action board, by their main action
    R_SWITCH = 0
    R_DRIVE = 1
    R_SWITCH_DRIVE = 2
    R_MOLE = 3
    R_CRATE = 4
    R_ATTORNEY = 5

cdef class Board:
    cdef readonly object printed
    cdef readonly int crates
    cdef readonly int16_t faces[2][7]        # by die and face: on how many sides of the die it is
    cdef readonly int16_t district[2][7]     # by die and face: the district it names
    cdef readonly int16_t begins[DISTRICTS]  # crates there at set-up
    cdef readonly int16_t cost[SPACES]
    cdef readonly int16_t main[SPACES]       # action that the row's main action begins with
    cdef readonly int16_t icon[SPACES]       # the same of the secondary action; 0: none
    cdef readonly int16_t bonus[5][BONUS_PARTS]  # by space of the track: actions, 0 ends them

cdef class Mob(State):
    cdef readonly Board board

    cdef readonly int16_t node
    cdef readonly int16_t round              # 1 ... 3
    cdef readonly int16_t first              # who started this round
    cdef readonly int16_t turn               # whose turn, bonus or choice it is
    cdef readonly int16_t attorney           # 0 centre; 1 ... 4 on seat 1's side; -1 ... -4 on seat 0's
    cdef readonly int16_t dice[2]            # black and white as they lie; 0: not rolled
    cdef readonly int16_t opening[2][2]      # by seat and die: rolls for the first player (MB-12)
    cdef readonly int16_t opened             # how many of those four are rolled
    cdef readonly int16_t stock[2]           # henchmen
    cdef readonly int16_t warehouse[2]       # henchmen
    cdef readonly int16_t cars[2][DISTRICTS]
    cdef readonly int16_t men[2][DISTRICTS]  # henchmen in the districts
    cdef readonly int16_t pile               # crates in stock
    cdef readonly int16_t crates[DISTRICTS]
    cdef readonly int16_t won[2]             # crates in the warehouses
    cdef readonly int16_t owner[SPACES]      # who has henchmen on the space: seat + 1, 0 nobody
    # this turn
    cdef readonly int16_t loaded             # step 1 rolled and used the dice
    cdef readonly int16_t space              # where this turn's henchmen went; -1: not yet
    cdef readonly int16_t main_done
    cdef readonly int16_t icon_done
    cdef readonly int16_t must_drive         # between the two halves of MB-32
    cdef readonly int16_t doing              # 1: the main action, 2: the icon, 3: a bonus
    cdef readonly int16_t pick_from          # chosen earlier in this move
    cdef readonly int16_t pick_to
    cdef readonly int16_t bonus_step         # part of the attorney's bonus; -1: no bonus now
    # what the last shot, the last end of a round and the end came to
    cdef readonly int16_t shot_die           # -1: none yet
    cdef readonly int16_t shot_face
    cdef readonly int16_t shot_hit           # henchmen it hit
    cdef readonly int16_t drove[2][DISTRICTS]    # MB-50
    cdef readonly int16_t lost[DISTRICTS]    # by either side, MB-52
    cdef readonly int16_t winner[DISTRICTS]  # -2: not counted, -1: nobody
    cdef readonly int16_t prize[DISTRICTS]   # crates it brought
    # moles
    cdef readonly int16_t hidden[2]          # bits of moles that are still hidden
    cdef readonly int16_t place[2][MOLES]    # where it is, or was when it was exposed
    cdef readonly int16_t put[2]             # how many of its moles a seat has put down at set-up
    cdef int16_t value[2][MOLES]             # of a hidden mole: secret

    @cython.locals(new=Mob)
    cpdef State fresh(self)
    cdef void begin(self) noexcept nogil
    cdef int values_left(self, int seat, int value) noexcept nogil
    cdef void put_mole(self, int seat, int value) noexcept nogil
    cdef void open_game(self) noexcept nogil
    cdef void take_henchmen(self) noexcept nogil
    cdef void begin_round(self, int seat) noexcept nogil
    cdef void start_turn(self, int seat) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void load(self, int district) noexcept nogil
    cdef bint payable(self) noexcept nogil
    cdef void second_step(self) noexcept nogil
    cdef void pay(self, int space) noexcept nogil
    cdef int riding(self, int seat) noexcept nogil
    cdef int crates_out(self) noexcept nogil
    cdef bint far(self, int seat) noexcept nogil
    cdef bint can(self, int action) noexcept nogil
    cdef bint may_main(self) noexcept nogil
    cdef bint may_icon(self) noexcept nogil
    cdef void next_action(self) noexcept nogil
    cdef void start_action(self, int action) noexcept nogil
    cdef void finished(self) noexcept nogil
    cdef void push_attorney(self) noexcept nogil
    cdef void take_crate(self, int district) noexcept nogil
    cdef void expose(self, int mole) noexcept nogil
    cdef void shoot(self, int face) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef void next_bonus(self) noexcept nogil
    cdef void shoot_out(self) noexcept nogil
    cdef void next_round(self) noexcept nogil
    cdef void count(self) noexcept nogil
    cdef int strength(self, int seat, int district) noexcept nogil
    cdef int sights(self) noexcept nogil
    cdef int die_now(self) noexcept nogil
    cdef int chance_choices(self, int16_t* out) noexcept nogil
    cdef int action_choices(self, int16_t* out) noexcept nogil
    cdef int district_bits(self) noexcept nogil
    cdef int count_most(self) noexcept nogil
    cdef void act_chance(self, int action) noexcept nogil
    cdef void act_action(self, int action) noexcept nogil
    cdef void act_pick(self, int action) noexcept nogil
    cdef void redraw_moles(self, int seat, Rng rng) noexcept nogil
    cdef int henchmen_of(self, int seat) noexcept nogil
    cdef bint moles_kept(self, int seat) noexcept nogil
    cdef bint low(self) noexcept nogil

cdef int least(int a, int b) noexcept nogil
