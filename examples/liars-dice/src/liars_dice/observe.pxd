from backroom.engine.observe cimport Observer, blank
from backroom.engine.state cimport State
from liars_dice.rules cimport FACES, LiarsDice

cdef class DiceObserver(Observer):
    cdef int see(self, LiarsDice s, int seat, float* out) noexcept nogil
