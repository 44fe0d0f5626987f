"""The games for research: observations and masks as numpy arrays, thousands of games at once in compiled code, and the forms
that PettingZoo and OpenSpiel know. Needs the extra ``research``. Layouts, rewards and speeds: docs/research.md.

Importing it brings numpy only; ``tammany_v1``, ``guildes_v1`` and ``mob_v1`` bring PettingZoo when they are first asked for.
"""

from __future__ import annotations

from typing import Any

from backroom.research.vector import VectorEnv

__all__ = ["VectorEnv", "guildes_v1", "mob_v1", "tammany_v1"]


def __getattr__(name: str) -> Any:
    if name in ("tammany_v1", "guildes_v1", "mob_v1"):
        from backroom.research import aec

        return getattr(aec, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
