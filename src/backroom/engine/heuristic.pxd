from backroom.engine.rng cimport Rng
from backroom.engine.state cimport State

cdef class Heuristic:
    cdef int choose(self, State state, int seat, Rng rng) noexcept nogil
    cdef double value(self, State state, int seat) noexcept nogil
