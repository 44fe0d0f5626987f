"""How long a game takes: ``minutes.json``, written by ``python -m bench.minutes``.

    {"format": 1, "seconds": 15,
     "games": {GAME: {PLAYERS: {"rules": 1, "games": 40, "own": 70.5, "all": 263.5, "screen": 512, "shows": 188}}}}

``own``: decisions of one player, ``all``: those that are waited for one after the other (what everybody chooses at the same
time is one), both the mean over whole games of bots, where there was something to choose. ``screen``: seconds that the
browser takes at normal speed to tell what happens in a game against bots, ``shows``: those of them that are a show. These
are measured; ``seconds``, what a person takes for a decision, is assumed, and said where the minutes are.
"""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from backroom.engine.game import Game

FILE = Path(__file__).parent / "minutes.json"
FORMAT = 1
STEP = 5  # minutes; nobody can tell more exactly


@dataclass(frozen=True)
class Counted:
    """What was measured at one table."""

    rules: int
    games: int
    own: float
    all: float
    screen: float
    shows: float

    def minutes(self, seconds: float) -> tuple[int, int]:
        """(against bots, among people), at so many seconds a decision.

        Against bots the person thinks, and watches what the others do; among people everybody waits for whoever decides, and
        meanwhile sees what was done before.

        >>> Counted(1, 40, own=70, all=260, screen=500, shows=200).minutes(15)
        (25, 70)
        """
        return _rounded(self.own * seconds + self.screen), _rounded(self.all * seconds + self.shows)


def _rounded(seconds: float) -> int:
    return max(1, round(seconds / 60 / STEP)) * STEP


@functools.cache
def read(file: Path = FILE) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return {"format": FORMAT, "seconds": 0, "games": {}}
    return found


def seconds(file: Path = FILE) -> int:
    """What a person is assumed to take for a decision."""
    return int(read(file)["seconds"])


def known(game: Game, players: int, file: Path = FILE) -> tuple[int, int] | None:
    """(against bots, among people) in minutes; None where it was not measured with these rules."""
    row = read(file)["games"].get(game.name, {}).get(str(players))
    if row is None or row["rules"] != game.rules_version:
        return None
    return Counted(**row).minutes(seconds(file))
