"""The games for research: observations and masks as numpy arrays, thousands of games at once in compiled code, and the forms
that PettingZoo and OpenSpiel know. Needs the extra ``research``. Layouts, rewards and speeds: docs/research.md.
"""

from __future__ import annotations

from backroom.research.vector import VectorEnv

__all__ = ["VectorEnv"]
