from libc.stdint cimport uint64_t

cdef uint64_t MASK, GOLDEN, MIX1, MIX2

cdef class Rng:
    cdef public uint64_t state
    cdef uint64_t next(self) noexcept nogil
    cdef int pick(self, int n) noexcept nogil
