# A State is larger than what malloc hands out quickly, and a search makes and drops millions of them: the last few dropped
# are kept for the next ones (what cython.freelist does, which subclasses cannot use). One store for each game's module; only
# touched with the GIL held.
cdef extern from *:
    """
    #define BACKROOM_KEPT 32
    static PyObject *backroom_kept[BACKROOM_KEPT];
    static int backroom_kept_n = 0;
    static PyTypeObject *backroom_kept_kind = NULL;
    static int backroom_kept_raw = 0;

    static PyObject *backroom_kept_alloc(PyTypeObject *kind, Py_ssize_t n) {
        PyObject *o;
        int raw = backroom_kept_raw;
        backroom_kept_raw = 0;
        if (kind != backroom_kept_kind || backroom_kept_n == 0) return PyType_GenericAlloc(kind, n);
        o = backroom_kept[--backroom_kept_n];
        if (!raw) memset(o, 0, (size_t) kind->tp_basicsize);
        (void) PyObject_INIT(o, kind);
        if (PyType_IS_GC(kind)) PyObject_GC_Track(o);
        return o;
    }

    static void backroom_kept_free(void *o) {
        if (backroom_kept_n < BACKROOM_KEPT && Py_TYPE((PyObject *) o) == backroom_kept_kind) {
            backroom_kept[backroom_kept_n++] = (PyObject *) o;
        } else if (PyType_IS_GC(Py_TYPE((PyObject *) o))) {
            PyObject_GC_Del(o);
        } else {
            PyObject_Free(o);
        }
    }

    static void backroom_raw(void) {
        backroom_kept_raw = 1;
    }

    static void backroom_keep(PyObject *kind) {
        backroom_kept_kind = (PyTypeObject *) kind;
        backroom_kept_kind->tp_alloc = backroom_kept_alloc;
        backroom_kept_kind->tp_free = backroom_kept_free;
    }
    """
    void keep_dropped "backroom_keep"(object kind)
    void raw_next "backroom_raw"()  # the next one is written over whole: its members need not be zeros
