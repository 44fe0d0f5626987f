cimport cython
from libc.math cimport log, sqrt

from backroom.engine.heuristic cimport Heuristic
from backroom.engine.limits cimport MOST_ACTIONS, MOST_SEATS, MOST_STEPS
from backroom.engine.rollout cimport Rollout
from backroom.engine.state cimport OVER, State, copy_block

cdef enum:
    DEPTH = 256

cdef class Search(Rollout):
    cdef public double explore, urgency, sift, trust, blind, rave, stray
    cdef public int paranoid, matching, split, alone
    cdef readonly int simulations
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
    cdef double brought[MOST_SEATS]   # rewards of all simulations
    cdef int now[MOST_SEATS]
    cdef int path[DEPTH]
    cdef int path_seat[DEPTH]
    cdef int path_above[DEPTH]   # where the choice was made
    cdef int mixed[DEPTH]        # where others chose at the same time: among how many actions
    cdef int length
    cdef int slot[MOST_ACTIONS + MOST_SEATS]
    cdef int at

    cdef int node(self, int key) noexcept nogil
    cdef int find(self, int parent, int key) noexcept nogil
    cdef int below(self, int parent, int key) noexcept nogil
    cdef int choose(self, int node, int seat, int n) noexcept nogil
    cdef int best_untried(self, int seat, int n) noexcept nogil
    cdef double mean(self, int k) noexcept nogil
    cdef void recall(self) noexcept nogil
    cdef int blindfold(self) noexcept nogil
    cdef int match_regrets(self, int node, int n) noexcept nogil
    cdef bint covered(self, int seat) noexcept nogil
    cdef double missed(self, int node) noexcept nogil
    cdef double share(self, int k, int n, double total) noexcept nogil
    cdef double instead(self, int k, int taken, double reward, double odds) noexcept nogil
    cdef void regrets(self, int above, int taken, int n, double reward) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef void many(self, int n) noexcept nogil
    cdef bint settled(self, int left, int least) noexcept nogil
    cdef void plant(self) noexcept nogil
    cdef void turn_to(self, State state, int seat) noexcept nogil
    cpdef again(self, State state, int seat)
    cpdef run(self, int simulations)
