from libc.math cimport exp

from backroom.engine.appraisal cimport Appraiser
from backroom.engine.heuristic cimport Heuristic
from backroom.engine.limits cimport MOST_FACTS, MOST_PARTS, MOST_SEATS
from backroom.engine.state cimport State

cdef class Odds(Heuristic):
    cdef int known                                  # how many facts are weighed
    cdef int told                                   # and how many the network looks at
    cdef public int learned
    cdef Appraiser appraiser
    cdef double stands[MOST_SEATS]
    cdef double ahead[MOST_SEATS]
    cdef double fact[MOST_SEATS][MOST_FACTS]
    cdef double weigh[2 * MOST_PARTS][MOST_FACTS]   # by part of the game, at its beginning and at its end

    # what a game implements
    cdef void facts(self, State state) noexcept nogil
    cdef void more_facts(self, State state) noexcept nogil
    cdef int part(self, State state) noexcept nogil
    cdef double past(self, State state) noexcept nogil
    # written once, here
    cdef void settle(self, State state) noexcept nogil
