cimport cython
from libc.stdint cimport int16_t, int64_t
from backroom.engine.rng cimport Rng, drawn_from, weighted_from
from backroom.engine.limits cimport MOST_CHOICES, MOST_SEATS, MOST_STEPS
from backroom.engine.state cimport State, copy_block

@cython.final
cdef class Runner:
    cdef int16_t buf[MOST_CHOICES]
    cdef int16_t heavy[MOST_CHOICES]
    cdef public int64_t decisions, games
    cdef public int endless
    cdef int64_t wins[MOST_SEATS]
    cdef int64_t points[MOST_SEATS]
    cdef public Rng rng
    cdef int step(self, State s) noexcept nogil
    cdef int64_t to_end(self, State s) noexcept nogil
    cdef int checked(self, State s) noexcept nogil
    cdef void tally(self, State s) noexcept nogil
    cdef void many(self, State work, State start, int64_t games) noexcept nogil
    cdef int64_t many_checked(self, State work, State start, int64_t games) noexcept nogil
    @cython.locals(work=State)
    cpdef run(self, State start, int64_t games)
    @cython.locals(work=State, broken=int64_t)
    cpdef int64_t run_checked(self, State start, int64_t games)
    cpdef int64_t finish(self, State state)
    cpdef int advance(self, State state)
