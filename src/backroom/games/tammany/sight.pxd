cimport cython
from libc.stdint cimport int16_t
from libc.math cimport exp

from backroom.engine.odds cimport Odds
from backroom.games.tammany.rules.state cimport *

cdef enum:
    CURVE = 1026                      # points of a logistic curve from -16 to 16

cdef class TammanySight(Odds):
    cdef double votes[WARDS][SEATS]   # as they are likely to be
    cdef double sure[WARDS][SEATS]    # how likely the seat wins the ward
    cdef double prizes[WARDS]         # what a ward is worth to the one that looks
    cdef double leads[COLOURS]        # what a cube of the colour is worth in a ward that is won
    cdef double dear[COLOURS]         # what a chip of the colour is worth
    cdef double crowd[SEATS]
    cdef double wins[SEATS]
    cdef double held[COLOURS][SEATS]  # cubes in the wards that each is likely to win
    cdef double curve[CURVE]
    cdef int fights[SEATS]
    cdef double steep                 # how much a vote changes the chance now
    cdef public double reach, thin, slope, haste, edge
    cdef public double mayoralty, near, bonus_cube, bonus_chip
    cdef public double leading, band, against
    cdef public double chip1, chip2, chip3, chip4, use, finish, tight
    cdef public double denial, opening, malice, lock_steep

    cdef void look(self, Tammany s, int me) noexcept nogil
    cdef void count_votes(self, Tammany s) noexcept nogil
    cdef void count_cubes(self, Tammany s) noexcept nogil
    cdef void appraise(self, Tammany s, int me) noexcept nogil
    cdef int usable(self, Tammany s, int ward, int seat) noexcept nogil
    cdef double rival(self, Tammany s, int ward, int me) noexcept nogil
    cdef double odds(self, double ahead) noexcept nogil
    cdef double chance(self, Tammany s, int ward, int me, double more) noexcept nogil
    cdef double boss_gain(self, Tammany s, int ward, int me) noexcept nogil
    cdef double opened(self, Tammany s, int ward, int colour, int me) noexcept nogil
    cdef double cube_gain(self, Tammany s, int ward, int colour, int me) noexcept nogil
    cdef double removal_gain(self, Tammany s, int ward, int colour, int me) noexcept nogil
    cdef double lock_gain(self, Tammany s, int ward, int me) noexcept nogil
    cdef double slander_gain(self, Tammany s, int ward, int target, int me) noexcept nogil
