"""How bots search a game, and for how long: a game declares it (``Game.habit``), found in the arena (docs/bots.md).

Budgets are simulations, so that a bot repeats itself. The levels and their guards in seconds are bots/levels.py.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Manner:
    """How to search (the words of ``engine/search.py``)."""

    explore: float = 0.5
    urgency: float = 0.4
    noise: float = 0.15
    margin: float = 0.3
    horizon: int = 40
    guided: bool = True
    paranoid: bool = False
    matching: bool = False
    split: bool = False
    trust: float = 0.0
    blind: float = 0.0
    rave: float = 0.0
    worlds: int = 0  # above 0: so many trees, each on one world drawn beforehand, instead of a new world each simulation


@dataclass(frozen=True)
class Habit:
    """A game's manner and the simulations of each searching level. One that declares none gets this."""

    manner: Manner = field(default_factory=Manner)
    medium: int = 40
    hard: int = 3000
    expert: int = 15_000
