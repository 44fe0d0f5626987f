cimport cython

from backroom.engine.curve cimport logistic
from backroom.engine.odds cimport Odds
from backroom.engine.state cimport State
from backroom.games.mob.rules.state cimport *

cdef enum:
    TOLD = 128

cdef class MobWorth(Odds):
    cdef double lead[DISTRICTS]
    cdef double firm, held, loot
    cdef double rounds[3][16]

    cdef void count_leads(self, Mob s, int me) noexcept nogil
    cdef double guess(self, Mob s, int seat, int mole, int me) noexcept nogil
    cdef void hold(self, Mob s, double slope) noexcept nogil
    @cython.locals(w=cython.p_double)
    cdef double standing(self, Mob s, int me) noexcept nogil
    @cython.locals(own=cython.p_double)
    cdef void take_in(self, Mob s) noexcept nogil
