"""How strong each level was measured to be: ``ratings.json``, written by ``backroom ratings`` (arena/rating.py).

    {"format": 1, "anchor": {"bot": "greedy", "rating": 1000},
     "games": {GAME: {PLAYERS: {"rules": 1, "games": 200, "seed": 1, "divided": 10,
                                "levels": {LEVEL: {"rating": 1240, "low": 1195, "high": 1288, "games": 160, "wins": 0.4}}}}}}

400 points more win ten times as often as the other at the same table. ``low`` and ``high`` are the 95 %
interval, ``divided`` says by how much the budgets of the searching levels were divided while they were measured (1: not
at all).
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from backroom.engine.game import Game

FILE = Path(__file__).parent / "ratings.json"
FORMAT = 1
ANCHOR = "greedy"
ZERO = 1000  # the anchor's rating
ORDER = ("random", "beginner", "easy", "greedy", "medium", "hard", "expert")  # by what each does for a move


@dataclass(frozen=True)
class Rating:
    """One level at one table: its rating with the 95 % interval, over how many games, with what share of wins."""

    rating: int
    low: int
    high: int
    games: int
    wins: float


def empty() -> dict[str, Any]:
    """A file in which nothing was measured yet."""
    return {"format": FORMAT, "anchor": {"bot": ANCHOR, "rating": ZERO}, "games": {}}


@functools.cache
def _read(file: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return empty()
    return found if found.get("format") == FORMAT else empty()


def known(game: Game, players: int, file: Path = FILE) -> dict[str, Rating]:
    """The levels that were measured at this table, weakest first; none where its rules have changed since.

    Who thinks longer is taken to be stronger, unless the intervals say otherwise: few games do not put one before another.
    """
    table = _read(file)["games"].get(game.name, {}).get(str(players), {})
    if table.get("rules") != game.rules_version:
        return {}
    rated = {level: Rating(**row) for level, row in table["levels"].items()}
    return {level: rated[level] for level in in_order(rated)}


def in_order(rated: Mapping[str, Rating]) -> list[str]:
    """Weakest first, as far as it was measured.

    >>> few, many = Rating(900, 600, 1200, 6, 0.5), Rating(1100, 1050, 1150, 200, 0.5)
    >>> in_order({"expert": few, "greedy": many}), in_order({"hard": Rating(700, 650, 750, 200, 0.1), "greedy": many})
    (['greedy', 'expert'], ['hard', 'greedy'])
    """
    found: list[str] = []
    for level in sorted(
        rated, key=lambda level: (ORDER.index(level) if level in ORDER else len(ORDER), level)
    ):
        at = len(found)
        while at > 0 and rated[level].high < rated[found[at - 1]].low:
            at -= 1
        found.insert(at, level)
    return found
