from backroom.engine.heuristic cimport Heuristic
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport State

cdef class Facing(Heuristic):
    cdef int me
    cdef Heuristic own, others
