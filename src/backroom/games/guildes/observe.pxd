cimport cython

from backroom.engine.observe cimport Observer, blank
from backroom.engine.state cimport State
from backroom.games.guildes.rules.state cimport *

cdef class GuildesObserver(Observer):
    cdef int see(self, Guildes s, int me, float* out) noexcept nogil
    cdef int moment(self, Guildes s, int me, float* out, int i) noexcept nogil
    cdef int own(self, Guildes s, int me, float* out, int i) noexcept nogil
    cdef int open(self, Guildes s, int me, float* out, int i) noexcept nogil
    cdef int drafted(self, Guildes s, int round) noexcept nogil
    cdef int memory(self, Guildes s, int me, float* out, int i) noexcept nogil
    cdef void settle(self, Guildes s, int me, int round, int kind, float* out, int u) noexcept nogil
    cdef int elsewhere(self, Guildes s, int me, int round, int kind) noexcept nogil
    @cython.locals(drawing=bint)
    cdef int came_back(self, Guildes s, int me, int kind) noexcept nogil
    cdef int discarded(self, Guildes s, int me, int round, int kind, bint all) noexcept nogil
    cdef int met(self, Guildes s, int me, int round, int kind) noexcept nogil
    @cython.locals(now=bint, seen=bint)
    cdef void passed(self, Guildes s, int me, int round, int packet, float* out, int i) noexcept nogil
    cdef int tricks(self, Guildes s, int me, float* out, int i) noexcept nogil
    cdef int picked(self, Guildes s, int me, float* out, int i) noexcept nogil
