cimport cython
from libc.math cimport exp

from backroom.engine.odds cimport Odds
from backroom.engine.state cimport State
from backroom.games.tammany.rules.state cimport *
from backroom.games.tammany.sight cimport TammanySight

cdef enum:
    TOLD = 128

cdef class TammanyWorth(TammanySight):
    cdef double likely[SEATS]

    cdef int term(self, Tammany s) noexcept nogil
    cdef double gone(self, Tammany s) noexcept nogil
    @cython.locals(own=cython.p_double)
    cdef void take_in(self, Tammany s) noexcept nogil
    @cython.locals(own=cython.p_double)
    cdef void take_in_more(self, Tammany s) noexcept nogil
    cdef void note(self, Tammany s, int me, float* out, int i) noexcept nogil
