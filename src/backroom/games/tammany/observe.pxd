cimport cython

from backroom.engine.observe cimport Observer, blank
from backroom.engine.state cimport State
from backroom.games.tammany.rules.state cimport (
    COLOURS, N_APPOINT_OFFICE, N_BID, N_BONUS_CHIP, N_BONUS_WARD, N_CHAIR_COLOUR, N_CHAIR_TO, N_CUBE_WARD, N_DRAW,
    N_POLICE_COLOUR, N_SLANDER_COLOUR, N_SLANDER_WARD, WARDS, Tammany,
)

cdef class TammanyObserver(Observer):
    cdef int see(self, Tammany s, int me, float* out) noexcept nogil
    cdef int moment(self, Tammany s, int me, float* out, int i) noexcept nogil
    cdef int wards(self, Tammany s, int me, float* out, int i) noexcept nogil
    cdef int seats(self, Tammany s, int me, float* out, int i) noexcept nogil
    cdef int turn(self, Tammany s, int me, float* out, int i) noexcept nogil
    cdef int polls(self, Tammany s, int me, float* out, int i) noexcept nogil
