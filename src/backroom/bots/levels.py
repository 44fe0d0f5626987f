"""How long each level thinks. How a game is searched, and with how many simulations, is its own (engine/search_settings.py).

The seconds are a guard for slow machines, and promise the most that a person waits: half a second, three for the expert, one
for a hint with its reasons. A move may need a second, shorter thought: the guards leave room for it.
"""

from __future__ import annotations

from dataclasses import dataclass

from backroom.engine.game import Game
from backroom.engine.search_settings import SearchSettings as SearchSettings


@dataclass(frozen=True)
class Budget:
    """How long to think about a move: so many simulations in all, or so many seconds; with both, what ends first.

    Only simulations make a bot repeatable: the seconds beside them are a guard against a machine that is too slow.
    """

    simulations: int = 0
    seconds: float = 0.0
    threads: int = 1


SECONDS = {"medium": 0.4, "hard": 0.4, "expert": 2.3, "hint": 0.35}


def budget(level: str, game: Game) -> Budget:
    """What a level thinks about a move of this game."""
    return Budget(getattr(game.search, level), SECONDS[level])
