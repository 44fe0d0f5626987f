"""Manners of play: the same heuristic with other weights. Each plays differently by measurement (bench/styles.py)."""

from __future__ import annotations

STYLES: dict[str, dict[str, float]] = {
    "driver": {"grip": 0.47, "grip_late": 0.62, "load": 0.55},  # fills cars and empties them
    "shooter": {"aim": 1.8},
}
