cdef enum:
    STEPS = 4096

cdef double CURVE[STEPS + 2]

cdef double logistic(double x) noexcept nogil
