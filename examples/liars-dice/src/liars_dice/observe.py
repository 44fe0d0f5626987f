# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a seat knows as numbers: its own dice, the bid, how many dice everybody has; oneself first, then clockwise."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from backroom.engine.observe import Observer, blank
    from backroom.engine.state import State
    from liars_dice.rules import LiarsDice
    from liars_dice.schema import FACES


class DiceObserver(Observer):
    """Counts are divided by five."""

    def parts(self) -> tuple[tuple[str, int], ...]:
        return (
            ("own dice", 6),
            ("bid count", 1),
            ("bid face", 6),
            ("bidder", self.players),
            ("dice", self.players),
        )

    def write(self, state: State, seat: int, out: Any) -> int:
        return self.see(cython.cast(LiarsDice, state), seat, out)

    def see(self, s: LiarsDice, seat: int, out: Any) -> int:
        n = s.players
        blank(out, self.length)
        for f in range(FACES):
            out[f] = s.hand[seat][f] / 5.0
        if s.bid > 0:
            out[6] = ((s.bid - 1) // FACES + 1) / 5.0
            out[7 + (s.bid - 1) % FACES] = 1.0
            out[13 + (s.bidder - seat + n) % n] = 1.0
        for p in range(n):
            out[13 + n + (p - seat + n) % n] = s.left[p] / 5.0
        return self.length


def observer(players: int) -> DiceObserver:
    return DiceObserver(players)
