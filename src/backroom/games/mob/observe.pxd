cimport cython

from backroom.engine.observe cimport Observer, blank
from backroom.engine.state cimport State
from backroom.games.mob.rules.state cimport *

cdef class MobObserver(Observer):
    cdef int see(self, Mob s, int me, float* out) noexcept nogil
    cdef int moment(self, Mob s, int me, float* out, int i) noexcept nogil
    cdef int board(self, Mob s, int me, float* out, int i) noexcept nogil
    @cython.locals(car=bint)
    cdef int turn(self, Mob s, int me, float* out, int i) noexcept nogil
    cdef int moles(self, Mob s, int seat, bint known, float* out, int i) noexcept nogil
    @cython.locals(left=cython.int)
    cdef int unseen(self, Mob s, int seat, float* out, int i) noexcept nogil
