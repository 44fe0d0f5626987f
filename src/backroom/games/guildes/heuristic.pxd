cimport cython
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng
from backroom.engine.state cimport State
from backroom.games.guildes.rules.state cimport *
from backroom.games.guildes.worth cimport GuildesWorth

cdef class GuildesHeuristic(GuildesWorth):
    cdef double grows[KINDS]      # cards of a kind that each rival is likely to play yet in this round
    cdef double here, there, beyond, keen   # slopes and weight of later counts, for what is being looked at
    cdef public double slope, slope_later, later, denial, malice, steady, follow, own, commit, guard, later_six, commit_six

    cdef int think(self, Guildes s, int me, Rng rng) noexcept nogil
    cdef void look(self, Guildes s, int me) noexcept nogil
    cdef int still(self, Guildes s) noexcept nogil
    cdef double worth_of(self, Guildes s, int kind, int me) noexcept nogil
    cdef double worth_with(self, Guildes s, int kind, int me, double mine) noexcept nogil
    cdef double gain(self, Guildes s, int kind, int me, int held) noexcept nogil
    cdef double balance(self, Guildes s, int kind, int me) noexcept nogil
    cdef double changed(self, Guildes s, int kind, int me, int seat, int by, int other, int by2) noexcept nogil
    cdef double marked(self, Guildes s, int kind, int me, int seat, int sign) noexcept nogil
    cdef double swap_gain(self, Guildes s, int me, int a, int k, int b, int j) noexcept nogil
    cdef double best_swap(self, Guildes s, int me, int a, int k, int b) noexcept nogil
    cdef double best_hit(self, Guildes s, int me, int given, int seat) noexcept nogil
    cdef double best_sacrifice(self, Guildes s, int me) noexcept nogil
    cdef double best_put_down(self, Guildes s, int me) noexcept nogil
    cdef double best_exchange(self, Guildes s, int me) noexcept nogil
    cdef double best_mark(self, Guildes s, int me, int sign) noexcept nogil
    cdef int trick(self, Guildes s, int me) noexcept nogil
    cdef double liking(self, Guildes s, int action, int me) noexcept nogil
    cdef void note(self, Guildes s, int me, float* out, int i) noexcept nogil
