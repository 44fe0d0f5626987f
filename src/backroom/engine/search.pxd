cimport cython
from libc.math cimport exp, log, sqrt
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng
from backroom.engine.heuristic cimport Heuristic
from backroom.engine.limits cimport MOST_ACTIONS, MOST_CHOICES, MOST_SEATS
from backroom.engine.state cimport CHANCE, OVER, State, copy_block

cdef enum:
    DEPTH = 256

cdef class Search:
    cdef readonly State root
    cdef State work
    cdef readonly int seat
    cdef Heuristic sense
    cdef Rng rng
    cdef public double explore, urgency, noise, margin, trust, blind, rave
    cdef public int horizon, guided, paranoid, matching, split, known
    cdef readonly int simulations, looks
    # the trees of all observers, in one pool; node 0 is nothing
    cdef readonly int count
    cdef int room
    cdef list memory             # what the pointers point into
    cdef int* child
    cdef int* sibling
    cdef int* key
    cdef int* visits
    cdef int* offered
    cdef int* later              # how often the action was chosen later instead, and what that brought
    cdef double* total
    cdef double* regret
    cdef double* late_total
    cdef int roots[MOST_SEATS]
    cdef int now[MOST_SEATS]
    cdef int path[DEPTH]
    cdef int path_seat[DEPTH]
    cdef int path_above[DEPTH]   # where the choice was made
    cdef int sealed[DEPTH]       # whether others chose at the same time
    cdef int length
    cdef int slot[MOST_ACTIONS + MOST_SEATS]
    cdef int16_t buf[MOST_CHOICES]
    cdef int16_t heavy[MOST_CHOICES]
    cdef double reward[MOST_SEATS]
    cdef double hopes[MOST_SEATS]     # of looks: sums of rewards and of points
    cdef double gains[MOST_SEATS]
    cdef int at

    cdef int node(self, int key) noexcept nogil
    cdef int find(self, int parent, int key) noexcept nogil
    cdef int below(self, int parent, int key) noexcept nogil
    cdef int chance_step(self) noexcept nogil
    cdef int choose(self, int node, int seat, int n) noexcept nogil
    cdef int policy_action(self, int seat, int n) noexcept nogil
    cdef double mean(self, int k) noexcept nogil
    cdef void recall(self) noexcept nogil
    cdef int blindfold(self) noexcept nogil
    cdef int match_regrets(self, int node, int n) noexcept nogil
    cdef void regrets(self, int above, double reward) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void glance(self) noexcept nogil
    cdef void glances(self, int n) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef void playout(self) noexcept nogil
    cdef void judge(self) noexcept nogil
    cdef void many(self, int n) noexcept nogil
    cpdef run(self, int simulations)
    cpdef look(self, int playouts)
