from backroom.engine.observe cimport Observer, State, blank
from backroom.games.tammany.rules.state cimport *

cdef class TammanyObserver(Observer):
    cdef int see(self, Tammany s, int me, float* out) noexcept nogil
    cdef int moment(self, Tammany s, int me, float* out, int i) noexcept nogil
    cdef int wards(self, Tammany s, int me, float* out, int i) noexcept nogil
    cdef int seats(self, Tammany s, int me, float* out, int i) noexcept nogil
    cdef int turn(self, Tammany s, int me, float* out, int i) noexcept nogil
    cdef int polls(self, Tammany s, int me, float* out, int i) noexcept nogil
