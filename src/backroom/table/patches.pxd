cpdef list changes(dict before, dict after)
