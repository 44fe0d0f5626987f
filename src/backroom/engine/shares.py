"""How sure a share of wins is.

The interval is Wilson's for a share. Games of one deal share their luck, so it is widened by the design effect where the
shares within a deal are alike, and never narrowed where they are not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959964  # the normal quantile of 97.5 %


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of n trials.

    >>> low, high = wilson(0.5, 100)
    >>> round(low, 4), round(high, 4)
    (0.4038, 0.5962)
    """
    if n <= 0:
        return 0.0, 1.0
    square = Z * Z
    middle = (share + square / (2 * n)) / (1 + square / n)
    width = Z * math.sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n)
    return max(0.0, middle - width), min(1.0, middle + width)


def design_effect(groups: Sequence[Sequence[float]]) -> float:
    """How many times the variance of the mean is that of independent games, at least 1."""
    values = [value for group in groups for value in group]
    n, k = len(values), len(groups)
    mean = sum(values) / n
    single = sum((value - mean) ** 2 for value in values) / n
    if single == 0.0 or k < 2:
        return 1.0
    between = sum((sum(group) - len(group) * mean) ** 2 for group in groups) * k / (k - 1)
    return max(1.0, between / n / single)
