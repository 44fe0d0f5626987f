cimport cython
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng
from backroom.engine.heuristic cimport Heuristic
from backroom.engine.state cimport State
from backroom.games.guildes.rules.state cimport *

cdef class GuildesSense(Heuristic):
    cdef double cards[SEATS]      # of the guild being looked at, by seat
    cdef double grows[KINDS]      # cards of a kind that each rival is likely to play yet in this round
    cdef public double slope, slope_later, later, denial, malice

    cdef int think(self, Guildes s, int me, Rng rng) noexcept nogil
    cdef void look(self, Guildes s, int me) noexcept nogil
    cdef int still(self, Guildes s) noexcept nogil
    cdef double share(self, Guildes s, int kind, int count, int me, double slope) noexcept nogil
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
    cdef double standing(self, Guildes s, int seat) noexcept nogil
    cdef double chance(self, Guildes s, int seat) noexcept nogil
