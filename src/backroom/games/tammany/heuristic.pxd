cimport cython
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng
from backroom.engine.heuristic cimport Heuristic
from backroom.engine.state cimport State
from backroom.games.tammany.rules.state cimport *
from backroom.games.tammany.worth cimport TammanyWorth

cdef class TammanyHeuristic(TammanyWorth):
    cdef int cheap[COLOURS]          # colours, those that one parts with first in front
    cdef public double slander_price, slander_wait, spread_price, lock_price, lock_wait, use_price
    cdef public double deputy, police, council, chairman
    cdef public double quiet, bend, spare, cost1, cost2, cost3, cost4, need, spoil, whim, bid_mayor

    cdef int think(self, Tammany s, int me, Rng rng) noexcept nogil
    cdef int turn(self, Tammany s, int me) noexcept nogil
    cdef double spread_gain(self, Tammany s, int ward, int target, int colour, int me) noexcept nogil
    cdef double office_gain(self, Tammany s, int me) noexcept nogil
    cdef double best_boss(self, Tammany s, int me) noexcept nogil
    cdef double best_cube(self, Tammany s, int me) noexcept nogil
    cdef double best_slander(self, Tammany s, int me) noexcept nogil
    cdef double best_spread(self, Tammany s, int me) noexcept nogil
    cdef double best_removal(self, Tammany s, int ward, int me) noexcept nogil
    cdef double best_to(self, Tammany s, int ward, int colour, int me) noexcept nogil
    cdef double liking(self, Tammany s, int action, int me) noexcept nogil
    cdef double tail(self, Tammany s, int ward, int seat, int over) noexcept nogil
    cdef double part_with(self, Tammany s, int colour, int me) noexcept nogil
    cdef int bid_total(self, Tammany s, int me) noexcept nogil
    cdef int bid_part(self, Tammany s, int me) noexcept nogil
    cdef int need_of(self, Tammany s, int colour, int me) noexcept nogil
