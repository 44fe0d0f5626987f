cimport cython
from libc.string cimport memset

from backroom.engine.state cimport State

cdef class Observer:
    cdef readonly int players, length
    cdef int write(self, State state, int seat, float* out) noexcept nogil
    cpdef int fill(self, State state, int seat, float[::1] out)

cdef inline void blank(float* out, int length) noexcept nogil:
    memset(out, 0, length * sizeof(float))
