cimport cython
from libc.stdint cimport int16_t

from backroom.engine.heuristic cimport Heuristic
from backroom.engine.limits cimport MOST_CHOICES, MOST_SEATS
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport State, copy_block

@cython.final
cdef class Duel:
    cdef State start, work
    cdef Heuristic one, other
    cdef Rng chance, own
    cdef public int both
    cdef readonly long decisions
    cdef int16_t buf[MOST_CHOICES]
    cdef int16_t heavy[MOST_CHOICES]

    cdef double game(self, int first) noexcept nogil
    cdef double deal(self) noexcept nogil
    cpdef list run(self, int deals, int seed)
