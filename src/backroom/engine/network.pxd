cimport cython
from libc.math cimport exp
from libc.stdint cimport int16_t

from backroom.engine.heuristic cimport Heuristic
from backroom.engine.limits cimport MOST_CHOICES, MOST_SEATS
from backroom.engine.observe cimport Observer
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport State

cdef enum:
    MOST_INPUTS = 1024
    MOST_NEURONS = 256

cdef class Network(Heuristic):
    cdef readonly int players, inputs, first, second, actions
    cdef readonly Observer observer
    cdef readonly Heuristic heuristic
    cdef readonly tuple layers   # what the pointers point into
    cdef short* from_inputs
    cdef short* from_first
    cdef short* to_values
    cdef short* to_actions
    cdef float seen[MOST_INPUTS]
    cdef int one[MOST_NEURONS]
    cdef int two[MOST_NEURONS]
    cdef short felt[MOST_NEURONS]
    cdef double hopes[MOST_SEATS]      # by seat, the viewer first: of the last judge()
    cdef double chances[MOST_CHOICES]  # of the actions given to the last weigh()

    @cython.locals(x=short, w=cython.p_short, one=cython.p_int, two=cython.p_int, width=Py_ssize_t, i=Py_ssize_t, j=Py_ssize_t, base=Py_ssize_t)
    cdef void look(self, State state, int seat) noexcept nogil
    @cython.locals(felt=cython.p_short, total=int, width=Py_ssize_t, j=Py_ssize_t)
    cdef double out(self, short* w, Py_ssize_t at) noexcept nogil
    cdef void judge(self) noexcept nogil
    cdef void weigh(self, int16_t* actions, int n) noexcept nogil
    cpdef list expects(self, State state, int seat)
    cpdef dict likes(self, State state, int seat)
    cpdef object inputs_of(self, State state, int seat)
