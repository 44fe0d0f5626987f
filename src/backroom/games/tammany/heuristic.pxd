cimport cython
from libc.stdint cimport int16_t
from libc.math cimport exp

from backroom.engine.rng cimport Rng
from backroom.engine.heuristic cimport Heuristic
from backroom.engine.state cimport State
from backroom.games.tammany.rules.state cimport *

cdef class TammanySense(Heuristic):
    cdef public double reach, slope, mayoralty, leading, chip, slander_price

    cdef int think(self, Tammany s, int me, Rng rng) noexcept nogil
    cdef int turn(self, Tammany s, int me) noexcept nogil
    cdef double strength(self, Tammany s, int ward, int seat) noexcept nogil
    cdef double rival(self, Tammany s, int ward, int me) noexcept nogil
    cdef double chance(self, Tammany s, int ward, int me, double more) noexcept nogil
    cdef double prize(self, Tammany s, int ward) noexcept nogil
    cdef double boss_gain(self, Tammany s, int ward, int me) noexcept nogil
    cdef double chip_gain(self, Tammany s, int colour, int me) noexcept nogil
    cdef double cube_gain(self, Tammany s, int ward, int colour, int me) noexcept nogil
    cdef double removal_gain(self, Tammany s, int ward, int colour, int me) noexcept nogil
    cdef double lock_gain(self, Tammany s, int ward, int me) noexcept nogil
    cdef double move_gain(self, Tammany s, int ward, int colour, int to, int me) noexcept nogil
    cdef double slander_gain(self, Tammany s, int ward, int target, int me) noexcept nogil
    cdef double spread_gain(self, Tammany s, int ward, int target, int colour, int me) noexcept nogil
    cdef double office_gain(self, Tammany s, int me) noexcept nogil
    cdef double best_boss(self, Tammany s, int me) noexcept nogil
    cdef double best_cube(self, Tammany s, int me) noexcept nogil
    cdef double best_slander(self, Tammany s, int me) noexcept nogil
    cdef double best_spread(self, Tammany s, int me) noexcept nogil
    cdef double liking(self, Tammany s, int action, int me) noexcept nogil
    cdef int usable(self, Tammany s, int ward, int seat) noexcept nogil
    cdef int bid_total(self, Tammany s, int me) noexcept nogil
    cdef int bid_part(self, Tammany s, int me) noexcept nogil
    cdef int need_of(self, Tammany s, int colour, int me) noexcept nogil
    cdef double standing(self, Tammany s, int seat) noexcept nogil

