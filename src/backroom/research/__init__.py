"""The games for research: observations and masks as numpy arrays, thousands of games at once in compiled code, and the forms
that PettingZoo and OpenSpiel know. Needs the extra ``research``. Layouts, rewards and speeds: docs/research.md.

Importing it brings numpy only; ``<game>_v1``, for every game, brings PettingZoo when it is first asked for.
"""

from __future__ import annotations

from typing import Any

from backroom import games
from backroom.research.vector import VectorEnv

__all__ = ["VectorEnv"]


def __getattr__(name: str) -> Any:
    game, mark, version = name.rpartition("_v")
    if mark and version.isdigit() and game in games.names():
        from backroom.research import aec

        if int(version) == aec.VERSION:
            return aec.Named(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
