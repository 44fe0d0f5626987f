cimport cython

from backroom.engine.search cimport Search
from backroom.engine.state cimport State, copy_block

cdef class Kept(Search):
    cdef void shift(self, int k, int to) noexcept nogil
    @cython.locals(k=int, below=int, beside=int, to=int, count=int)
    cdef void prune(self, int* fate) noexcept nogil
    @cython.locals(fate=int[::1], k=int, node=int, action=int, visits=int)
    cpdef int keep(self, State state, tuple actions)
