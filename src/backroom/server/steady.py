"""The time that tables live by: the wall clock's date when the process began, and a steady clock since then.

Somebody who sets the wall clock, or a machine that finds out hours later what time it is, moves no time bank. Entries are
never dated before the one they follow (table/decide.py), so a process that begins with its clock set back keeps the order.
"""

from __future__ import annotations

import time

_wall = time.time_ns()
_began = time.monotonic_ns()
GRACE = 120_000  # ms after the start in which nobody loses a seat: nobody could move while no server ran


def now_ms() -> int:
    return (_wall + time.monotonic_ns() - _began) // 1_000_000


def fair_deadline(deadline: int, updated: int) -> int:
    """When a time bank may be called empty. ``updated``: the last entry. Was it before this process began, then how long
    nobody served, or what the wall clock did meanwhile, is not known: people get the time to come back first.
    """
    began = _wall // 1_000_000
    return max(deadline, began + GRACE) if updated < began else deadline
