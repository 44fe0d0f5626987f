from libc.stdint cimport int16_t

from backroom.engine.limits cimport MOST_CHOICES
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport State

cdef class Heuristic:
    cdef int16_t options[MOST_CHOICES]
    # the contract, hot: what a game implements
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    cdef void prepare(self, State state, int seat) noexcept nogil
    cdef double like(self, State state, int action, int seat) noexcept nogil
    cdef double value(self, State state, int seat) noexcept nogil
    cdef void values(self, State state, double* out) noexcept nogil
    cdef bint margins(self, State state, double* out) noexcept nogil
    cdef void notes(self, State state, int seat, float* out, int at) noexcept nogil
    # written once, here
    cdef double won(self, State state, int seat) noexcept nogil
    cdef int liked(self, State state, int seat, Rng rng, int n) noexcept nogil
    cdef int favourite(self, State state, int seat, Rng rng) noexcept nogil
