cimport cython
from libc.stdint cimport int16_t

from backroom.engine.curve cimport logistic
from backroom.engine.rng cimport Rng
from backroom.engine.state cimport State
from backroom.games.mob.rules.state cimport *
from backroom.games.mob.worth cimport MobWorth

cdef class MobHeuristic(MobWorth):
    cdef double slope, dear, wish
    cdef double sure[DISTRICTS]      # how surely each district is held now
    cdef double now[DISTRICTS]       # and what that is worth
    cdef double loads[DISTRICTS][7]  # what a roll that lets so many get in brings
    cdef public double grip, price, early, late, hope, news, adding, stealing, push, bias
    cdef public double price_late, hope_late, grip_late, aim, second, load, base

    cdef void look(self, Mob s, int me) noexcept nogil
    cdef double stake(self, Mob s, int district, double more) noexcept nogil
    cdef double change(self, Mob s, int district, double more) noexcept nogil
    cdef double load_gain(self, Mob s, int district, int says, int me) noexcept nogil
    cdef double roll_gain(self, Mob s, int me) noexcept nogil
    cdef double switch_gain(self, Mob s, int source, int target, int n) noexcept nogil
    cdef double best_switch(self, Mob s, int source, int target, int me) noexcept nogil
    cdef double drive_gain(self, Mob s, int district, int n) noexcept nogil
    cdef double best_drive(self, Mob s, int me) noexcept nogil
    cdef double mole_gain(self, Mob s, int mole, int target, int me) noexcept nogil
    cdef double best_mole(self, Mob s, int mole, int me) noexcept nogil
    cdef double crate_gain(self, Mob s, int district, double crates) noexcept nogil
    cdef double best_crate(self, Mob s, int source) noexcept nogil
    cdef double best_add(self, Mob s) noexcept nogil
    cdef double best_take(self, Mob s) noexcept nogil
    cdef double shot_gain(self, Mob s, int die, int me) noexcept nogil
    cdef double track(self, Mob s, int at) noexcept nogil
    cdef double attorney_gain(self, Mob s, int me) noexcept nogil
    cdef double action_gain(self, Mob s, int action, int me) noexcept nogil
    cdef double space_gain(self, Mob s, int space, int me) noexcept nogil
    cdef double liking(self, Mob s, int action, int me) noexcept nogil
    cdef int put_down(self, Mob s, int me, Rng rng) noexcept nogil
    cdef int think(self, Mob s, int me, Rng rng) noexcept nogil
    cdef void note(self, Mob s, int me, float* out, int i) noexcept nogil
