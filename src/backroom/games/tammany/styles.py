"""Manners of play: the same heuristic with other weights. Each plays differently by measurement (bench/styles.py)."""

from __future__ import annotations

STYLES: dict[str, dict[str, float]] = {
    "bold": {"cost1": 0.2, "cost2": 0.24, "cost3": 0.15},  # bids high: a chip is there to be spent
    "hoarder": {"cost1": 0.45, "cost2": 0.52, "cost3": 0.34, "need": 0.06},  # and low: chips are for later
    "slanderer": {"slander_price": 1.1, "slander_wait": 0.3},
}
