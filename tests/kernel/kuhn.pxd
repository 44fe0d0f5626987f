cimport cython
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng
from backroom.engine.state cimport CHANCE, OVER, State

cpdef enum:
    A_PASS = 0
    A_BET = 1
    A_DEAL = 2
    A_ALL = 5

cdef class Kuhn(State):
    cdef readonly int16_t line
    cdef readonly int16_t card[2]
    cdef bint ended(self) noexcept nogil
    cdef int winner(self) noexcept nogil
    @cython.locals(new=Kuhn)
    cpdef State fresh(self)
