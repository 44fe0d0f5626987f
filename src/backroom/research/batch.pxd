cimport cython
from libc.stdint cimport int16_t, int32_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

from backroom.engine.observe cimport Observer
from backroom.engine.rng cimport Rng, drawn_from, weighted_from
from backroom.engine.heuristic cimport Heuristic
from backroom.engine.limits cimport MOST_CHOICES, MOST_SEATS
from backroom.engine.state cimport State, copy_block

@cython.final
cdef class Worker:
    cdef State start, work
    cdef Observer observer
    cdef Heuristic heuristic
    cdef Rng rng
    cdef public int width, margin
    cdef int16_t buf[MOST_CHOICES]
    cdef int16_t heavy[MOST_CHOICES]
    # one row a game, shared by all workers
    cdef int16_t[:, ::1] states
    cdef uint64_t[::1] seeds
    cdef float[:, ::1] observations
    cdef uint8_t[:, ::1] masks
    cdef int32_t[::1] seats
    cdef int32_t[::1] actions
    cdef float[:, ::1] rewards
    cdef int32_t[:, ::1] scores
    cdef uint8_t[::1] done

    cdef void load(self, int i) noexcept nogil
    cdef void keep(self, int i) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void show(self, int i) noexcept nogil
    @cython.locals(best=cython.int)
    cdef void pay(self, int i) noexcept nogil
    cdef void reset_rows(self, int low, int high) noexcept nogil
    cdef void step_rows(self, int low, int high) noexcept nogil
    cdef void sample_rows(self, int low, int high) noexcept nogil
    cdef void advise_rows(self, int low, int high) noexcept nogil
    cdef int refused_row(self, int low, int high) noexcept nogil
    cpdef reset(self, int low, int high)
    cpdef step(self, int low, int high)
    cpdef sample(self, int low, int high)
    cpdef advise(self, int low, int high)
    cpdef int refused(self, int low, int high)
    cpdef State state(self, int i)
