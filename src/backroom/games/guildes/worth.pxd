cimport cython
from libc.math cimport exp

from backroom.engine.heuristic cimport Heuristic
from backroom.engine.state cimport State
from backroom.games.guildes.rules.state cimport *

cdef enum:
    FACTS = 10

cdef class GuildesWorth(Heuristic):
    cdef double cards[SEATS]          # of the guild being looked at, by seat
    cdef double stands[SEATS]
    cdef double fact[SEATS][FACTS]
    cdef double weigh[2 * ROUNDS][FACTS]   # by round, at its beginning and at its end

    cdef double share(self, Guildes s, int kind, int count, int me, double slope) noexcept nogil
    cdef double past(self, Guildes s) noexcept nogil
    @cython.locals(own=cython.p_double)
    cdef void facts(self, Guildes s) noexcept nogil
    cdef void settle(self, Guildes s) noexcept nogil
