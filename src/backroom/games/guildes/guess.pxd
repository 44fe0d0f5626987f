# What a seat cannot know, as slots to be filled anew. No State in it: rules.py writes one down and reads it back.
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng

cdef enum:
    KINDS = 11
    OWNERS = 18           # a round's seat: round * 6 + seat
    SLOTS = 108           # 36 cards at most are dealt in each of three rounds
    STEPS = 100           # repairs before everything is drawn anew

cdef struct Guess:
    int n
    int16_t kind[SLOTS]
    int16_t group[SLOTS]  # 0: could be any card never seen; slots of any other group hold the same cards in another order
    int16_t owner[SLOTS]  # -1: nobody has it yet
    int16_t away[SLOTS]   # GU-43: its taker put it aside
    int16_t round[SLOTS]
    int16_t seat[SLOTS]   # who took it, -1: still in a hand that is passed ...
    int16_t step[SLOTS]   # ... at which step, or in which hand
    int16_t unseen[KINDS] # never seen and in no slot: the deck
    int16_t need[OWNERS][KINDS]    # what an owner is known to have had at least
    int16_t fixed[OWNERS][KINDS]   # what it has from elsewhere
    int16_t count[OWNERS][KINDS]
    int16_t run[KINDS]
    int16_t giver[6]      # GU-43: whose card each seat got

cdef void clear(Guess* g) noexcept nogil
cdef void add(Guess* g, int kind, int group, int owner, int round, int seat, int step) noexcept nogil
cdef int drawn(int16_t* counts, int total, Rng rng) noexcept nogil
cdef void fill(Guess* g, Rng rng) noexcept nogil
cdef void tally(Guess* g) noexcept nogil
cdef bint spare(Guess* g, int owner, int kind) noexcept nogil
cdef bint repair(Guess* g, int owner, int kind, Rng rng) noexcept nogil
cdef bint linked(Guess* g, int i, int j) noexcept nogil
cdef void put(Guess* g, int i, int kind) noexcept nogil
cdef void swap_owners(Guess* g, int i, int j) noexcept nogil
cdef bint satisfy(Guess* g, Rng rng) noexcept nogil
