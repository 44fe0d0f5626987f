# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a good player looks at: how far a bid is from what one's own dice and the average of the others' make of it."""

from __future__ import annotations

import cython

if not cython.compiled:
    from backroom.engine.heuristic import Heuristic
    from backroom.engine.rng import Rng
    from backroom.engine.state import State
    from liars_dice.rules import LiarsDice
    from liars_dice.schema import A_BID, A_DOUBT, FACES


class Senses(Heuristic):
    """Bids what is likely, doubts what is not."""

    def hope(self, s: LiarsDice, seat: int, bid: int) -> float:
        """Dice by which the table is expected to beat a bid (its number from 1), from what this seat knows."""
        face = (bid - 1) % FACES
        others = s.total() - s.left[seat]
        return s.hand[seat][face] + others / 6.0 - ((bid - 1) // FACES + 1)

    def liking(self, s: LiarsDice, action: int, seat: int) -> float:
        if action == A_DOUBT:
            return 0.1 - self.hope(s, seat, s.bid)
        near = self.hope(s, seat, action - A_BID + 1)
        return 0.5 - near if near > 0.5 else near - 0.5

    def standing(self, s: LiarsDice, seat: int) -> float:
        return s.left[seat] / (1.0 * s.total())

    # Without the GIL a State may be handed on, as another kind of State, but not kept in a local.

    def like(self, state: State, action: int, seat: int) -> float:
        return self.liking(cython.cast(LiarsDice, state), action, seat)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.favourite(state, seat, rng)

    def value(self, state: State, seat: int) -> float:
        return self.standing(cython.cast(LiarsDice, state), seat)


HEURISTIC = Senses()


def best(state: State, seat: int, rng: Rng) -> int:
    """A good action for the seat now."""
    return HEURISTIC.best(state, seat, rng)
