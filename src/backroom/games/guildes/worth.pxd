cimport cython
from libc.math cimport exp

from backroom.engine.odds cimport Odds
from backroom.engine.state cimport State
from backroom.games.guildes.rules.state cimport *

cdef enum:
    TOLD = 128

cdef class GuildesWorth(Odds):
    cdef double cards[SEATS]          # of the guild being looked at, by seat

    cdef double share(self, Guildes s, int kind, int count, int me, double slope) noexcept nogil
    cdef double gone(self, Guildes s) noexcept nogil
    cdef double holds(self, Guildes s, double gone) noexcept nogil
    @cython.locals(own=cython.p_double)
    cdef void take_in(self, Guildes s) noexcept nogil
    @cython.locals(own=cython.p_double)
    cdef void take_in_more(self, Guildes s) noexcept nogil
