# The State of Tammany Hall as C sees it: its schema. Every member from `node` to `poll_bids` is int16, in one block.
cimport cython
from libc.stdint cimport int16_t

from backroom.engine.freelist cimport keep_dropped, raw_next
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport CHANCE, OVER, State

cpdef enum:
    WARDS = 15
    COLOURS = 4
    SEATS = 5
    HALL = 5          # index of Tammany Hall's ward, 14

cpdef enum:           # where the game stands: who decides what
    N_FIRST = 0
    N_SETTLE = 1
    N_DRAW = 2
    N_TURN = 3
    N_BOSS_WARD = 4
    N_CUBE_COLOUR = 5
    N_CUBE_WARD = 6
    N_DEPUTY = 7
    N_POLICE_WARD = 8
    N_POLICE_COLOUR = 9
    N_COUNCIL = 10
    N_CHAIR_FROM = 11
    N_CHAIR_COLOUR = 12
    N_CHAIR_TO = 13
    N_SLANDER_SEAT = 14
    N_SLANDER_WARD = 15
    N_SLANDER_COLOUR = 16
    N_SPREAD_WARD = 17
    N_BID = 18
    N_BONUS_COLOUR = 19
    N_BONUS_WARD = 20
    N_BONUS_CHIP = 21
    N_APPOINT_SEAT = 22
    N_APPOINT_OFFICE = 23
    N_OVER = 24

cpdef enum:           # offices
    NONE = 0
    MAYOR = 1
    DEPUTY = 2
    POLICE = 3
    COUNCIL = 4
    CHAIRMAN = 5

cpdef enum:           # actions: the first number of each kind
    A_WARD = 0        # + index of the ward in election order
    A_COLOUR = 15
    A_SEAT = 19
    A_OFFICE = 24     # + office - DEPUTY
    A_BID = 28        # + chips, 0 to 35
    A_BOSS = 64
    A_CUBE = 65
    A_USE = 66
    A_SLANDER = 67
    A_SPREAD = 68
    A_END = 69
    A_FIRST = 70      # chance: + seat
    A_SETTLE = 75     # chance: + ward * 4 + colour
    A_DRAW = 135      # chance: + colour
    A_ALL = 139

@cython.final
cdef class Board:
    cdef readonly int cubes, chips, bosses, slanders, locks
    cdef readonly int16_t number[WARDS]
    cdef readonly int16_t zone[WARDS]
    cdef readonly int16_t special[WARDS]     # 0 none, 1 bonus cube, 2 bonus chip, 3 Tammany Hall
    cdef readonly int16_t adjacent[WARDS]    # bits of wards
    cdef readonly int16_t zone_wards[3]      # bits of wards
    cdef int16_t setup[3][COLOURS]
    cdef int16_t opens[6][3]                 # by players and zone: the year

@cython.final
cdef class Tammany(State):
    cdef readonly Board board
    cdef readonly bint sealed, spread_needs_boss

    cdef readonly int16_t node
    cdef readonly int16_t year
    cdef readonly int16_t first
    cdef readonly int16_t turn
    cdef readonly int16_t in_play            # bits of wards
    cdef readonly int16_t locked             # bits of wards
    cdef readonly int16_t locks_left
    cdef readonly int16_t many               # bits of wards with at least two cubes
    cdef readonly int16_t has[COLOURS]       # bits of wards with a cube of the colour
    cdef readonly int16_t on[SEATS]          # bits of wards with a boss of the seat
    cdef readonly int16_t cubes[WARDS][COLOURS]
    cdef readonly int16_t bosses[WARDS][SEATS]
    cdef readonly int16_t bag[COLOURS]
    cdef readonly int16_t garden[COLOURS]
    cdef readonly int16_t box[3][COLOURS]
    cdef readonly int16_t stock[COLOURS]
    cdef readonly int16_t chips[SEATS][COLOURS]
    cdef readonly int16_t slander_chips[SEATS]
    cdef readonly int16_t hand[SEATS]        # bosses at hand
    cdef readonly int16_t points[SEATS]
    cdef readonly int16_t office[SEATS]
    cdef readonly int16_t office_mark[SEATS] # 1: a boss sits on the office
    cdef readonly int16_t leader[COLOURS]    # bits of seats that lead the nation since the last election
    cdef readonly int16_t leader_mark[COLOURS]   # bits of those of them whose boss is in the box
    cdef readonly int16_t mayor              # -1: none
    cdef readonly int16_t mayor_step         # what decided the last mayor: 0 wards ... 6 the sitting one stayed, 7 nobody
    cdef readonly int16_t slandered[SEATS]   # 1: has slandered this term
    # this turn
    cdef readonly int16_t to_draw
    cdef readonly int16_t settle_ward
    cdef readonly int16_t office_done
    cdef readonly int16_t placed_bosses
    cdef readonly int16_t placed_cubes
    cdef readonly int16_t place_done
    cdef readonly int16_t slander_step       # 0 not begun, 1 may spread, 2 spread given up, 3 spread
    cdef readonly int16_t slander_seat
    cdef readonly int16_t slander_ward
    cdef readonly int16_t slander_colour
    cdef readonly int16_t pick_ward          # chosen earlier in this move
    cdef readonly int16_t pick_colour
    cdef readonly int16_t pick_seat
    # election
    cdef readonly int16_t poll               # index of the ward being decided
    cdef readonly int16_t asked              # bits of seats asked for a bid
    cdef readonly int16_t bid_step[SEATS]    # colour being asked; COLOURS = done
    cdef readonly int16_t wards_won[SEATS]
    cdef readonly int16_t winner[WARDS]      # of the last election: seat, -1 nobody, -2 not held
    cdef readonly int16_t poll_bosses[WARDS][SEATS]
    cdef readonly int16_t poll_asked[WARDS]  # bits of seats
    cdef readonly int16_t bonus_colour[WARDS]    # what the winner took as a bonus: -1 nothing
    cdef readonly int16_t bonus_ward[WARDS]      # where that cube went: -1 it was a chip
    cdef readonly int16_t lead_cubes[COLOURS]    # cubes that made the leaders
    cdef readonly int16_t lead_chips[COLOURS][SEATS]  # chips they were given
    cdef readonly int16_t gained[SEATS]      # points of the last election's wards
    cdef int16_t poll_bids[WARDS][SEATS][COLOURS]   # of the ward being decided: hidden

    cdef void begin(self) noexcept nogil
    cdef int chips_of(self, int seat) noexcept nogil
    cdef bint placing(self) noexcept nogil
    cdef void act_chance(self, int action) noexcept nogil
    cdef void settle_next(self) noexcept nogil
    cdef void add_cube(self, int ward, int colour) noexcept nogil
    cdef void drop_cube(self, int ward, int colour) noexcept nogil
    cdef void add_boss(self, int ward, int seat) noexcept nogil
    cdef void drop_boss(self, int ward, int seat) noexcept nogil
    cdef void start_turn(self) noexcept nogil
    cdef bint garden_empty(self) noexcept nogil
    cdef bint bag_empty(self) noexcept nogil
    cdef bint may_boss(self) noexcept nogil
    cdef bint may_cube(self) noexcept nogil
    cdef bint may_use(self) noexcept nogil
    cdef bint may_slander(self) noexcept nogil
    cdef bint may_end(self) noexcept nogil
    cdef int free_wards(self) noexcept nogil
    cdef int police_wards(self) noexcept nogil
    cdef int chair_wards(self) noexcept nogil
    cdef int slander_wards(self, int seat) noexcept nogil
    cdef int spread_wards(self) noexcept nogil
    cdef int turn_choices(self, int16_t* out) noexcept nogil
    cdef int chance_choices(self, int16_t* out) noexcept nogil
    cdef int ward_bits(self) noexcept nogil
    cdef bint colour_fits(self, int colour) noexcept nogil
    cdef bint seat_fits(self, int seat) noexcept nogil
    cdef void act_turn(self, int action) noexcept nogil
    cdef void act_pick(self, int action) noexcept nogil
    cdef void placed(self) noexcept nogil
    cdef void give_up_spread(self) noexcept nogil
    cdef void slander(self, int ward, int colour, int price) noexcept nogil
    cdef int take_chips(self, int seat, int colour, int n) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void begin_election(self) noexcept nogil
    cdef void next_poll(self) noexcept nogil
    cdef int next_bid(self, int seat, int colour) noexcept nogil
    cdef bint resolve_ward(self) noexcept nogil
    cdef void finish_election(self) noexcept nogil
    cdef void return_markers(self) noexcept nogil
    cdef void award_leaders(self) noexcept nogil
    cdef void elect_mayor(self) noexcept nogil
    cdef int tie_key(self, int seat, int step) noexcept nogil
    cdef void mark_office(self, int seat, int office) noexcept nogil
    cdef bint all_appointed(self) noexcept nogil
    cdef void next_term(self) noexcept nogil
    cdef void final_scoring(self) noexcept nogil
    cdef int votes(self, int ward, int seat) noexcept nogil
    cdef bint book_kept(self) noexcept nogil

cdef int lowest(int bits) noexcept nogil
