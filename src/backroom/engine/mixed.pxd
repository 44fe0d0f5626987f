cimport cython
from libc.stdint cimport uint64_t

from backroom.engine.heuristic cimport Heuristic
from backroom.engine.limits cimport MOST_CHOICES, MOST_SEATS, MOST_STEPS
from backroom.engine.rng cimport Rng
from backroom.engine.rollout cimport Rollout
from backroom.engine.state cimport OVER, State, copy_block, fold_block

cdef enum:
    DEPTH = 256

cdef class Mixed(Rollout):
    cdef public double stray, public
    cdef readonly int simulations
    # rows: what a seat may know where it chooses; row 0 is nothing. Cells: its actions there, side by side
    cdef readonly int count, cells
    cdef int room, space, places
    cdef list memory             # what the pointers point into
    cdef int* place              # of a key, by its last bits: the row
    cdef uint64_t* key
    cdef int* first              # cell of a row
    cdef int* wide               # how many
    cdef int* visits             # of a row
    cdef int* action             # of a cell, as all below
    cdef int* tries
    cdef double* total
    cdef double* regret
    cdef double* played          # sum of how often it was to be played
    cdef State seen              # what a seat knows, as the one world that it always takes for it
    cdef State spot              # where ``policy`` is read
    cdef Rng same
    cdef int learner
    cdef int path[DEPTH]         # rows on the way, of the learner alone
    cdef int path_cell[DEPTH]
    cdef double path_odds[DEPTH]
    cdef double path_reach[DEPTH]
    cdef int length
    cdef double odds[MOST_CHOICES]
    cdef double brought[MOST_SEATS]  # of all simulations: the sum of rewards

    cdef uint64_t known_by(self, State state, int seat) noexcept nogil
    cdef int row(self, uint64_t key) noexcept nogil
    cdef int make(self, uint64_t key, int n) noexcept nogil
    cdef void mix(self, int row) noexcept nogil
    cdef int sample(self, int n, double stray) noexcept nogil
    cdef void unseal_in(self, State state) noexcept nogil
    cdef void draw_anew(self) noexcept nogil
    cdef void learn(self) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef void many(self, int n) noexcept nogil
    cdef bint sits(self, int row, int n) noexcept nogil
    cpdef run(self, int simulations)
