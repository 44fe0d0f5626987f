"""Nothing is observed: the vector environment's arrays are what is tested."""

from __future__ import annotations

from backroom.engine.observe import Observer as observer

__all__ = ["observer"]
