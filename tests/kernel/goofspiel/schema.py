"""Goofspiel's members."""

from __future__ import annotations

from backroom.engine.schema import int16

CARDS = 4


class Members:
    """A position."""

    round = int16()
    hand = int16(2)  # the cards held, as bits
    card = int16(2)  # 1 to 4, 0 = not chosen yet
    points = int16(2)
