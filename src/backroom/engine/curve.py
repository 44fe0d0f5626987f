# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""The logistic curve from a table: judgements ask for it dozens of times a playout.

Between two entries it goes straight; beyond the table's ends it stands still. Never off by more than a millionth.
"""

from __future__ import annotations

from math import exp

import cython

if not cython.compiled:
    STEPS = 4096
    CURVE = [0.0] * (STEPS + 2)

REACH = 16.0  # the table goes from -REACH to REACH

for k in range(STEPS + 2):
    CURVE[k] = 1.0 / (1.0 + exp(REACH - k * (2.0 * REACH / STEPS)))


def logistic(x: float) -> float:
    """1 / (1 + exp(-x))."""
    at = (x + 16.0) * 128.0
    if at <= 0.0:
        return CURVE[0]
    if at >= STEPS:
        return CURVE[STEPS]
    k = cython.cast(cython.int, at)
    return CURVE[k] + (CURVE[k + 1] - CURVE[k]) * (at - k)  # type: ignore[no-any-return]


def curve(x: float) -> float:
    """``logistic`` for Python callers."""
    return logistic(x)
