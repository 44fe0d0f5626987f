cimport cython
from libc.stdint cimport int16_t, uint64_t
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.string cimport memcmp, memcpy, memset

from backroom.engine.limits cimport MOST_ACTIONS, MOST_CHOICES, MOST_SEATS
from backroom.engine.rng cimport Rng

cpdef enum:
    CHANCE = -1
    OVER = -2

cdef int16_t SCRATCH[MOST_CHOICES]
cdef int16_t HEAVY[MOST_CHOICES]

cdef class State:
    cdef readonly int players
    # the contract, hot: what a game implements
    cdef int16_t* block(self) noexcept nogil
    cdef int block_length(self) noexcept nogil
    cdef int actor_raw(self) noexcept nogil
    cdef int pending_raw(self) noexcept nogil
    cdef int legal_actions_raw(self, int seat, int16_t* out) noexcept nogil
    cdef void weights(self, int16_t* out) noexcept nogil
    cdef void apply_raw(self, int seat, int action) noexcept nogil
    cdef bint mid_move_raw(self, int seat) noexcept nogil
    cdef bint can_retract_raw(self, int seat) noexcept nogil
    cdef void retract_raw(self, int seat) noexcept nogil
    cdef int points_of(self, int seat) noexcept nogil
    cdef int order_of(self, int a, int b) noexcept nogil
    cdef void determinise_raw(self, int seat, Rng rng) noexcept nogil
    cdef void believe_raw(self, int seat, Rng rng) noexcept nogil
    cdef int laws_raw(self) noexcept nogil
    # written once, here
    cpdef State fresh(self)
    cpdef State clone(self)
    @cython.locals(before=State, last=int, i=int, action=int)
    cpdef bint try_move(self, int seat, tuple actions)
    cdef bint allowed(self, int seat, int action) noexcept nogil
    cdef int rank_of(self, int seat) noexcept nogil

cdef inline void copy_block(State to, State source) noexcept nogil:
    memcpy(to.block(), source.block(), source.block_length() * 2)

cdef inline bint same_block(State a, State b) noexcept nogil:
    return memcmp(a.block(), b.block(), a.block_length() * 2) == 0

cdef inline bytes read_block(State state):
    return (<char *> state.block())[: state.block_length() * 2]

cdef inline void write_block(State state, const char* data) noexcept nogil:
    memcpy(state.block(), data, state.block_length() * 2)

cdef inline uint64_t fold_block(State state) noexcept nogil:
    cdef uint64_t h = 1469598103934665603ULL
    cdef int16_t* data = state.block()
    cdef int i
    for i in range(state.block_length()):
        h = (h ^ (data[i] & 0xFFFF)) * 1099511628211ULL
    return h ^ (h >> 32)

cdef inline bytes mark(int16_t* chosen, int n, int width):
    cdef object marks = PyBytes_FromStringAndSize(NULL, width)
    cdef char* data = PyBytes_AS_STRING(marks)
    cdef int i
    memset(data, 0, width)
    for i in range(n):
        if 0 <= chosen[i] < width:
            data[chosen[i]] = 1
    return <bytes> marks

# --- sets of things as bits, for rules ---

cdef inline int lowest(int bits) noexcept nogil:
    cdef int k = 0
    while bits >> k & 1 == 0:
        k += 1
    return k

cdef inline int list_bits(int bits, int first, int16_t* out) noexcept nogil:
    cdef int n = 0
    while bits > 0:
        if bits & 1:
            out[n] = first
            n += 1
        bits >>= 1
        first += 1
    return n
