cimport cython
from libc.math cimport exp
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng, weighted_from
from backroom.engine.heuristic cimport Heuristic
from backroom.engine.limits cimport MOST_CHOICES, MOST_SEATS, MOST_STEPS
from backroom.engine.state cimport CHANCE, OVER, State, copy_block

cdef class Rollout:
    cdef readonly State root
    cdef State work
    cdef State world             # as it was drawn, while simulations begin from it
    cdef readonly int seat
    cdef Heuristic heuristic
    cdef Rng rng
    cdef public double noise, margin
    cdef public int horizon, guided, known, each, afresh, sharp
    cdef readonly int looks
    cdef int drawn
    cdef int16_t buf[MOST_CHOICES]
    cdef int16_t heavy[MOST_CHOICES]
    cdef double reward[MOST_SEATS]
    cdef double lead[MOST_SEATS]
    cdef double hopes[MOST_SEATS]     # of looks: sums of rewards and of points
    cdef double gains[MOST_SEATS]

    cdef void forget(self) noexcept nogil
    cdef int chance_step(self) noexcept nogil
    cdef int policy_action(self, int seat, int n) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void unseal(self) noexcept nogil
    cdef void glance(self) noexcept nogil
    cdef void glances(self, int n) noexcept nogil
    cdef void playout(self) noexcept nogil
    cdef void judge(self) noexcept nogil
    cpdef look(self, int playouts)
