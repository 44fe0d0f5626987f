"""Kuhn poker's members and actions."""

from __future__ import annotations

from backroom.engine.schema import counter, int16

number = counter()
A_PASS = number()
A_BET = number()
A_DEAL = number(3)  # chance: + card - 1
A_ALL = number.total


class Members:
    """A position."""

    line = int16()  # what was done, one bit each after a 1
    card = int16(2)  # 1 to 3, 0 before the deal
