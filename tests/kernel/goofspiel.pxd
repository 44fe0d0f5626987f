cimport cython
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng
from backroom.engine.state cimport OVER, State

cpdef enum:
    CARDS = 4

cdef class Goofspiel(State):
    cdef readonly int16_t round
    cdef readonly int16_t hand[2]
    cdef readonly int16_t card[2]
    cdef readonly int16_t points[2]
    cdef void reveal(self) noexcept nogil
    cdef int last(self, int seat) noexcept nogil
    @cython.locals(new=Goofspiel)
    cpdef State fresh(self)
