cimport cython
from libc.math cimport exp
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng
from backroom.engine.heuristic cimport Heuristic
from backroom.engine.state cimport State
from backroom.games.mob.rules.state cimport (
    A_ADD, A_ATTORNEY, A_COUNT, A_DECLINE, A_DIE, A_DISTRICT, A_DRIVE, A_END, A_EXPOSE, A_MOLE, A_MOVE_CRATE, A_MOVE_MOLE,
    A_ROLL, A_SHOOT, A_SKIP, A_SPACE, A_START, A_STEAL, A_SWITCH, A_VALUE, BONUS_PARTS, CAR, DISTRICTS, FAR, MOLES, N_ACTION,
    N_ADD, N_BONUS, N_CRATE_FROM, N_CRATE_TO, N_DRIVE_COUNT, N_DRIVE_FROM, N_EXPOSE, N_LOAD, N_MOLE, N_MOLES, N_MOLE_TO,
    N_OVER, N_ROLL, N_SHOOT, N_SPACE, N_START, N_SWITCH_COUNT, N_SWITCH_FROM, N_SWITCH_TO, N_TAKE, R_SWITCH_DRIVE, Mob,
)

cdef class MobSense(Heuristic):
    cdef int16_t options[64]
    cdef double lead[DISTRICTS]
    cdef double slope
    cdef double weigh[3][16]
    cdef public double grip, price, early, late, hope, news, adding, stealing, push, bias

    cdef void look(self, Mob s, int me) noexcept nogil
    cdef double guess(self, Mob s, int seat, int mole, int me) noexcept nogil
    cdef double stake(self, Mob s, int district, double more, double crates) noexcept nogil
    cdef double change(self, Mob s, int district, double more) noexcept nogil
    cdef double holds(self, Mob s, double slope, bint with_crates) noexcept nogil
    @cython.locals(w=cython.p_double)
    cdef double standing(self, Mob s, int me) noexcept nogil
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
