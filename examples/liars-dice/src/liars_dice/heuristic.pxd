from backroom.engine.heuristic cimport Heuristic
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport State
from liars_dice.rules cimport A_BID, A_DOUBT, FACES, LiarsDice

cdef class Senses(Heuristic):
    cdef double hope(self, LiarsDice s, int seat, int bid) noexcept nogil
    cdef double liking(self, LiarsDice s, int action, int seat) noexcept nogil
    cdef double standing(self, LiarsDice s, int seat) noexcept nogil
