# The State of Guildes as C sees it: its schema. Every member from `node` to `votes` is int16, in one block.
cimport cython
from libc.stdint cimport int16_t

from backroom.engine.freelist cimport keep_dropped, raw_next
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport CHANCE, OVER, State
from backroom.games.guildes.guess cimport Guess, add, clear, drawn, fill, satisfy

cpdef enum:
    GUILDS = 10
    KINDS = 11            # the guilds and the militia
    MILITIA = 10
    SEATS = 6
    EVENTS = 6
    TRICKS = 9
    ROUNDS = 3
    DRAFT = 10            # the most cards dealt to a player in a round
    BIG = 5               # the first guild that can be sacrificed (GU-54)

cpdef enum:               # where the game stands: who decides what
    N_DEAL = 0            # chance, up to N_DRAWN
    N_EVENT = 1
    N_TRICKS = 2
    N_LAST = 3
    N_BACK = 4
    N_FIRST = 5
    N_DRAWN = 6
    N_TAKE = 7            # all at once, up to N_PLAY
    N_ASIDE = 8
    N_PLAY = 9
    N_TURN = 10           # one seat, up to N_MARK
    N_TRICK = 11
    N_KEEP = 12
    N_SWAP_SEAT = 13      # inside a move, up to N_MARK
    N_SWAP_CARD = 14
    N_SWAP_SEAT2 = 15
    N_SWAP_CARD2 = 16
    N_GIVE_CARD = 17
    N_HIT_SEAT = 18
    N_HIT_CARD = 19
    N_TAKE_BACK = 20
    N_PUT_DOWN = 21
    N_MARK = 22
    N_OVER = 23

cpdef enum:               # events (GU-40 to GU-45)
    FEWER = 0
    TIES = 1
    TURNS = 2
    REDISTRIBUTION = 3
    PAIRS = 4
    FACEDOWN = 5

cpdef enum:               # dirty tricks (GU-52 to GU-57)
    PROTECTION = 0
    SWAP = 1
    SACRIFICE = 2
    DRAW = 3
    EXCHANGE = 4
    MARKS = 5             # the first of four: knights, nobles, priests, alchemists

cpdef enum:               # actions: the first number of each kind
    A_TAKE = 0            # + kind
    A_PLAY = 11           # + kind
    A_ASIDE = 22          # + kind
    A_KEEP = 33           # + kind
    A_CARD = 44           # + kind: a card that a trick names
    A_SEAT = 55           # + seat
    A_PROTECT = 61
    A_SWAP = 62
    A_SACRIFICE = 63
    A_DRAW = 64
    A_EXCHANGE = 65
    A_PLUS = 66
    A_MINUS = 67
    A_DECLINE = 68
    A_DEAL = 69           # chance: + seat * 11 + kind
    A_EVENT = 135         # chance: + event
    A_TRICK = 141         # chance: + seat * 9 + trick
    A_LAST = 195          # chance: everyone takes the last card
    A_BACK = 196          # chance: + seat * 11 + kind
    A_FIRST = 262         # chance: + seat
    A_DRAWN = 268         # chance: + seat * 11 + kind
    A_ALL = 334

@cython.final
cdef class Cards:
    cdef readonly int16_t copies[KINDS]
    cdef readonly int16_t pays[GUILDS][ROUNDS][4]
    cdef readonly int16_t direction[EVENTS]     # 1 left, -1 right
    cdef readonly int16_t order[TRICKS]         # tricks by letter
    cdef readonly int16_t letter[TRICKS]        # place of a trick in that order
    cdef readonly int16_t dealt[SEATS + 1]      # by players
    cdef readonly int16_t played[SEATS + 1]
    cdef readonly int militia_votes

@cython.final
cdef class Guildes(State):
    cdef readonly Cards cards
    cdef readonly bint events, tricks

    cdef readonly int16_t node
    cdef readonly int16_t round              # 0, 1, 2
    cdef readonly int16_t step               # cards dealt to this seat, taken or played by each seat in this phase
    cdef readonly int16_t size               # cards of this step of the play (GU-44)
    cdef readonly int16_t open               # bits of seats that have still to choose
    cdef readonly int16_t turn               # seat that is dealt to, or that acts alone
    cdef readonly int16_t first              # GU-42; -1 when there is none
    cdef readonly int16_t letter             # place of the next trick in letter order
    cdef readonly int16_t shielded           # bits of seats (GU-52)
    cdef readonly int16_t events_left        # bits of events
    cdef readonly int16_t counts             # counts held so far
    cdef readonly int16_t to_draw
    cdef readonly int16_t pick_a, pick_b, pick_c     # chosen earlier in this move
    cdef readonly int16_t mixed              # round of the redistribution once all have put a card aside; -1
    cdef readonly int16_t event[ROUNDS]      # -1: not drawn yet
    cdef readonly int16_t trick[ROUNDS][SEATS]   # -1: none
    cdef readonly int16_t applied[ROUNDS][SEATS]
    cdef readonly int16_t mark_seat[4]       # where F to I lie at this count; -1
    cdef readonly int16_t mark_sign[4]
    cdef readonly int16_t kept[ROUNDS]       # D: the card played; -1
    cdef readonly int16_t lost[ROUNDS][2]    # C: the card given and the card hit; -1
    cdef readonly int16_t lost_seat[ROUNDS]  # C: whose card was hit; -1
    cdef readonly int16_t returned[ROUNDS]   # E: the card taken back; -1
    cdef readonly int16_t at[SEATS]          # which packet a seat has in hand while cards are taken
    cdef readonly int16_t tableau[SEATS][KINDS]
    cdef readonly int16_t shown[ROUNDS][SEATS][KINDS]    # cards laid open from the hand
    cdef readonly int16_t counted[KINDS][SEATS]  # cards as the last count took them, marks included
    # hidden
    cdef readonly int16_t deck[KINDS]
    cdef readonly int16_t discards[KINDS]
    cdef readonly int16_t limbo[KINDS]       # cards put aside and not back yet, or drawn with D
    cdef readonly int16_t packet[SEATS][KINDS]
    cdef readonly int16_t hand[SEATS][KINDS]     # taken and neither played nor discarded
    cdef readonly int16_t chosen[SEATS][2]   # -1: not
    cdef readonly int16_t down[SEATS]        # GU-45; -1
    cdef readonly int16_t aside[SEATS]       # GU-43; -1
    cdef readonly int16_t got[SEATS]         # GU-43; -1
    cdef readonly int16_t refused[ROUNDS]    # D: the card not played; -1
    cdef readonly int16_t taken[ROUNDS][SEATS][DRAFT]
    cdef readonly int16_t votes[ROUNDS][SEATS]

    cdef void begin(self) noexcept nogil
    cdef int in_play(self, int kind) noexcept nogil
    cdef int active(self) noexcept nogil
    cdef int way(self, int round) noexcept nogil
    cdef int need(self) noexcept nogil
    cdef int everyone(self) noexcept nogil
    cdef int laid(self, int seat) noexcept nogil
    cdef int held(self, int seat) noexcept nogil
    cdef int thrown(self) noexcept nogil
    @cython.locals(n=int)
    cdef int chance_choices(self, int16_t* out) noexcept nogil
    @cython.locals(n=int)
    @cython.locals(big=int)
    cdef int trick_choices(self, int16_t* out) noexcept nogil
    @cython.locals(n=int)
    cdef int card_choices(self, int first, int16_t* row, int without, int16_t* out) noexcept nogil
    @cython.locals(n=int)
    cdef int seat_choices(self, int16_t* out) noexcept nogil
    @cython.locals(n=int)
    cdef int play_choices(self, int seat, int16_t* out) noexcept nogil
    cdef int targets(self) noexcept nogil
    cdef int hits(self) noexcept nogil
    cdef void start_round(self) noexcept nogil
    cdef void act_chance(self, int action) noexcept nogil
    cdef void deal(self, int kind) noexcept nogil
    cdef void give_trick(self, int trick) noexcept nogil
    cdef void start_taking(self) noexcept nogil
    cdef void choose(self, int seat, int kind) noexcept nogil
    cdef void all_taken(self) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    cdef void take_last(self) noexcept nogil
    cdef void all_aside(self) noexcept nogil
    cdef void start_play(self) noexcept nogil
    cdef void next_step(self) noexcept nogil
    cdef void lay(self, int seat, int kind) noexcept nogil
    @cython.locals(down=bint)
    cdef void all_played(self) noexcept nogil
    cdef void play_open(self, int kind) noexcept nogil
    cdef void play_done(self) noexcept nogil
    cdef void throw_away(self, int seat) noexcept nogil
    cdef void next_trick(self) noexcept nogil
    cdef void begin_trick(self, int action) noexcept nogil
    cdef void act_trick(self, int value) noexcept nogil
    cdef void keep(self, int kind) noexcept nogil
    cdef void trick_done(self, int applied) noexcept nogil
    @cython.locals(ties=bint)
    cdef void count(self) noexcept nogil
    cdef int marked(self, int kind, int seat) noexcept nogil
    @cython.locals(place=int, level=int)
    cdef void pay(self, int kind, int count, bint ties, int16_t* cards, int16_t* out) noexcept nogil
    cdef void gather(self, Guess* g, int seat) noexcept nogil
    cdef void gather_packet(self, Guess* g, int seat, int round, int packet, int held) noexcept nogil
    cdef int drafted(self, int round) noexcept nogil
    @cython.locals(done=bint)
    cdef void imagine(self, Guess* g, int seat, Rng rng) noexcept nogil
    @cython.locals(knows=bint)
    cdef void mix(self, Guess* g, int seat, Rng rng) noexcept nogil
    cdef int received(self) noexcept nogil
    cdef void expect(self, Guess* g, int seat, Rng rng) noexcept nogil
    @cython.locals(drawing=bint)
    cdef int drawer(self, int round) noexcept nogil
    @cython.locals(n=int)
    cdef int unplayed(self, int round, int seat, int kind) noexcept nogil
    cdef bint thrown_before(self, int round, int seat, int draw_round) noexcept nogil
    @cython.locals(n=int)
    cdef int pile_at(self, int round, int kind, int only) noexcept nogil
    @cython.locals(lack=int)
    cdef void expect_pile(self, Guess* g, int seat, int round, int drawer, Rng rng) noexcept nogil
    cdef void settle(self, Guess* g, int seat, Rng rng) noexcept nogil
    cdef void settle_mix(self, Guess* g, int seat) noexcept nogil
    cdef void settle_hand(self, int seat, Rng rng) noexcept nogil
    cdef void settle_pile(self, int seat, Rng rng) noexcept nogil
    cdef void guess_chosen(self, int seat, Rng rng) noexcept nogil
    @cython.locals(n=int)
    cdef int elsewhere(self, int kind) noexcept nogil
    @cython.locals(s=Guildes)
    cpdef list payout(self, int kind, int count, bint ties, list cards)
    cdef bint sizes_kept(self) noexcept nogil
    @cython.locals(drawing=bint, holds=bint)
    cdef bint books_kept(self) noexcept nogil

cdef int lowest(int bits) noexcept nogil
