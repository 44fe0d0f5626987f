cimport cython
from libc.stdint cimport int16_t, uint64_t

cdef uint64_t MASK, GOLDEN, MIX1, MIX2

@cython.final
cdef class Rng:
    cdef public uint64_t state
    cdef public bint lost
    cdef uint64_t next(self) noexcept nogil
    cdef int pick(self, int n) noexcept nogil


cdef inline int drawn_from(Rng rng, int n) noexcept nogil:
    """`Rng.pick` without the call into another module."""
    cdef uint64_t z
    rng.state = rng.state + 0x9E3779B97F4A7C15ULL
    z = rng.state
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL
    z = z ^ (z >> 31)
    return <int> (((z >> 32) * <uint64_t> n) >> 32)


cdef inline int weighted_from(Rng rng, const int16_t* weights, int n) noexcept nogil:
    """The place of one of n outcomes, by their weights."""
    cdef int i, k
    cdef int total = 0
    for i in range(n):
        total += weights[i]
    k = drawn_from(rng, total)
    i = 0
    while i < n - 1 and k >= weights[i]:
        k -= weights[i]
        i += 1
    return i
