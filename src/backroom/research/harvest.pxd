cimport cython
from libc.stdint cimport int16_t, uint8_t

from backroom.engine.heuristic cimport Heuristic
from backroom.engine.limits cimport MOST_CHOICES, MOST_SEATS
from backroom.engine.network cimport Network
from backroom.engine.puct cimport Puct
from backroom.engine.rng cimport Rng, weighted_from
from backroom.engine.state cimport State, copy_block

@cython.final
cdef class Harvest:
    cdef State start, work
    cdef Network network
    cdef Heuristic teacher
    cdef Puct search
    cdef Rng rng
    cdef public double deep, keep, noise
    cdef public int simulations, games
    cdef readonly int room
    cdef int16_t buf[MOST_CHOICES]
    cdef int16_t heavy[MOST_CHOICES]
    cdef float[:, ::1] inputs
    cdef float[:, ::1] chances
    cdef float[:, ::1] rewards
    cdef uint8_t[:, ::1] masks
    cdef uint8_t[::1] seats
    cdef uint8_t[::1] thought

    cdef bint often(self, double share) noexcept nogil
    cdef void settle(self) noexcept nogil
    @cython.locals(point=double)
    cdef int drawn(self, int row, int seat, int n) noexcept nogil
    cdef int decide(self, int row, int seat, int n) noexcept nogil
    cdef void note(self, int row, int seat, int n) noexcept nogil
    @cython.locals(point=double, whole=double, action=int)
    cdef int game(self, int row) noexcept nogil
    cpdef int fill(self, int games)
