cimport cython
from libc.math cimport exp

from backroom.engine.state cimport State
from backroom.games.tammany.rules.state cimport *
from backroom.games.tammany.sight cimport TammanySight

cdef enum:
    FACTS = 16

cdef class TammanyWorth(TammanySight):
    cdef double fact[SEATS][FACTS]
    cdef double stands[SEATS]
    cdef double weigh[8][FACTS]       # by term, at its beginning and at its end

    @cython.locals(own=cython.p_double)
    cdef void facts(self, Tammany s) noexcept nogil
    cdef void settle(self, Tammany s) noexcept nogil
    cdef void note(self, Tammany s, int me, float* out, int i) noexcept nogil
