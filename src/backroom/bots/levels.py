"""How to search which game, and how long: what won in the arena (docs/bots.md). A game not named here gets the usual.

Budgets are simulations, so that a bot repeats itself; the seconds are a guard for slow machines, and promise the most that a
person waits: a second, three for the expert. A move may need a second, shorter thought: the guards leave room for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Budget:
    """How long to think about a move: so many simulations in all, or so many seconds; with both, what ends first.

    Only simulations make a bot repeatable: the seconds beside them are a guard against a machine that is too slow.
    """

    simulations: int = 0
    seconds: float = 0.0
    threads: int = 1


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
    """A game's manner and the simulations of each searching level."""

    manner: Manner = field(default_factory=Manner)
    medium: int = 40
    hard: int = 3000
    expert: int = 15_000


HABITS = {
    "guildes": Habit(hard=2000, expert=6000),
    "mob": Habit(Manner(horizon=1, trust=1.0), medium=200, hard=12_000, expert=40_000),
}
USUAL = Habit()
SECONDS = {"medium": 0.7, "hard": 0.7, "expert": 2.3}


def habit(game: str) -> Habit:
    return HABITS.get(game, USUAL)


def budget(level: str, game: str) -> Budget:
    """What a level thinks about a move of this game."""
    return Budget(getattr(habit(game), level), SECONDS[level])
