cimport cython
from libc.math cimport exp, log, sqrt

from backroom.engine.limits cimport MOST_SEATS, MOST_STEPS
from backroom.engine.network cimport Network
from backroom.engine.search cimport Search
from backroom.engine.state cimport CHANCE, OVER, State

cdef class Puct(Search):
    cdef Network network
    cdef public double boldness, spread, doubt, soft, firm
    cdef public int views
    cdef bytearray likings
    cdef float* prior            # how likely the network is to choose a node's action; 0: it was not asked

    cdef int node(self, int key) noexcept nogil
    cdef void ask(self, int node, int seat, int n) noexcept nogil
    cdef int choose(self, int node, int seat, int n) noexcept nogil
    cdef void playout(self) noexcept nogil
    cdef void judge(self) noexcept nogil
    cdef void improve(self, float* out) noexcept nogil
    @cython.locals(out=float[::1])
    cpdef dict improved(self)
