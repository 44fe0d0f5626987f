"""Manners of play: the same heuristic with other weights. Each plays differently by measurement (bench/styles.py)."""

from __future__ import annotations

STYLES: dict[str, dict[str, float]] = {
    "collector": {"commit": 0.22, "commit_six": 0.4},  # more of what it has
    "spoiler": {"denial": 0.7, "malice": 1.0},  # what the neighbour wants
}
