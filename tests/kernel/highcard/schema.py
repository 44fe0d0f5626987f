"""High card's members and actions."""

from __future__ import annotations

from backroom.engine.schema import counter, int16

SEATS = 10
RANKS = 13
COPIES = 4  # of each rank
HAND = 3  # cards that each seat is dealt, and rounds

_number = counter()
A_LAY = _number(RANKS)  # + rank
A_CHANCE = _number.total
A_DEAL = _number(SEATS * RANKS)  # chance: + seat * RANKS + rank
A_ALL = _number.total
WIDTH = RANKS


class Members:
    """A position."""

    dealt = int16()
    round = int16()
    open = int16()  # bits of seats that have still to choose
    deck = int16(RANKS, hidden=True)
    hand = int16(SEATS, RANKS, hidden=True)
    chosen = int16(SEATS, hidden=True)  # rank + 1, still in the hand; 0: not
    shown = int16(SEATS)  # rank + 1 of the last round
    points = int16(SEATS)
