cimport cython
from libc.stdint cimport int16_t

from backroom.engine.rng cimport Rng
from backroom.engine.heuristic cimport Heuristic
from backroom.engine.state cimport State
from backroom.games.guildes.rules.state cimport (
    A_ASIDE, A_CARD, A_DECLINE, A_DRAW, A_EXCHANGE, A_KEEP, A_MINUS, A_PLAY, A_PLUS, A_PROTECT, A_SACRIFICE, A_SEAT, A_SWAP,
    A_TAKE, BIG, DRAW, EXCHANGE, GUILDS, KINDS, MARKS, MILITIA, N_ASIDE, N_GIVE_CARD, N_HIT_CARD, N_HIT_SEAT, N_KEEP, N_MARK,
    N_OVER, N_PLAY, N_PUT_DOWN, N_SWAP_CARD, N_SWAP_CARD2, N_SWAP_SEAT, N_SWAP_SEAT2, N_TAKE, N_TAKE_BACK, N_TRICK, N_TURN,
    PROTECTION, ROUNDS, SACRIFICE, SEATS, SWAP, Guildes,
)

cdef class GuildesSense(Heuristic):
    cdef int16_t options[64]
    cdef double cards[SEATS]      # of the guild being looked at, by seat
    cdef double grows[KINDS]      # cards of a kind that each rival is likely to play yet in this round
    cdef public double slope, slope_later, later, denial, malice

    cdef int think(self, Guildes s, int me, Rng rng) noexcept nogil
    cdef void look(self, Guildes s, int me) noexcept nogil
    cdef int still(self, Guildes s) noexcept nogil
    cdef double share(self, Guildes s, int kind, int count, int me, double slope) noexcept nogil
    cdef double worth_of(self, Guildes s, int kind, int me) noexcept nogil
    cdef double worth_with(self, Guildes s, int kind, int me, double mine) noexcept nogil
    cdef double gain(self, Guildes s, int kind, int me, int held) noexcept nogil
    cdef double balance(self, Guildes s, int kind, int me) noexcept nogil
    cdef double changed(self, Guildes s, int kind, int me, int seat, int by, int other, int by2) noexcept nogil
    cdef double marked(self, Guildes s, int kind, int me, int seat, int sign) noexcept nogil
    cdef double swap_gain(self, Guildes s, int me, int a, int k, int b, int j) noexcept nogil
    cdef double best_swap(self, Guildes s, int me, int a, int k, int b) noexcept nogil
    cdef double best_hit(self, Guildes s, int me, int given, int seat) noexcept nogil
    cdef double best_sacrifice(self, Guildes s, int me) noexcept nogil
    cdef double best_put_down(self, Guildes s, int me) noexcept nogil
    cdef double best_exchange(self, Guildes s, int me) noexcept nogil
    cdef double best_mark(self, Guildes s, int me, int sign) noexcept nogil
    cdef int trick(self, Guildes s, int me) noexcept nogil
    cdef double liking(self, Guildes s, int action, int me) noexcept nogil
    cdef double standing(self, Guildes s, int seat) noexcept nogil
    cdef double chance(self, Guildes s, int seat) noexcept nogil
