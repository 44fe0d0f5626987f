cimport cython

from backroom.engine.limits cimport MOST_FACTS

cdef enum:
    MOST_UNITS = 64

cdef class Appraiser:
    cdef readonly int facts, first, second
    cdef readonly tuple layers   # what the pointers point into
    cdef short* to_first
    cdef short* to_second
    cdef short* to_answers
    cdef short seen[MOST_FACTS]
    cdef short one[MOST_UNITS]
    cdef short two[MOST_UNITS]
    cdef double given[MOST_FACTS]
    cdef readonly double win, lead   # of the last look()

    @cython.locals(total=int, i=Py_ssize_t)
    cdef int dot(self, short* x, short* w, Py_ssize_t at, Py_ssize_t width) noexcept nogil
    @cython.locals(k=int, at=Py_ssize_t, width=Py_ssize_t, i=Py_ssize_t, j=Py_ssize_t)
    cdef void look(self, double* facts) noexcept nogil
