"""The choices of a whole game, for tests that count again what ``reasons.py`` tells of them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from backroom.engine.game import Game, Value
from backroom.engine.playout import Runner
from backroom.engine.reasons import Told
from backroom.engine.rng import Rng


@dataclass(frozen=True)
class Choice:
    """What a seat may do now, with more than one thing to choose from."""

    known: Any  # the State as the seat may believe it
    seat: int
    view: dict[str, Any]  # what ``reasons`` reads
    moves: list[str]
    forms: list[dict[str, Any]]  # where there could be thousands of moves


def choices(game: Game, players: int, seed: int, options: dict[str, Value] | None = None) -> Iterator[Choice]:
    """Of a game of random moves, from its beginning to its end."""
    notation, rng, runner = game.part("notation"), Rng(seed), Runner(seed)
    state = game.start(players, options)
    while not state.over:
        for seat in state.pending():
            if not state.mid_move(seat) and len(state.legal_actions(seat)) > 1:
                known = state.determinise(seat, rng)
                forms = notation.forms(known, seat)
                yield Choice(known, seat, Told(game, state, seat)._view, notation.moves(known, seat), forms)
        runner.advance(state)


def kinds(game: str) -> set[str]:
    """Every kind of reason that the game's catalogue can tell of a move."""
    raw = (files("backroom.locale") / "en" / f"{game}-coach.ftl").read_text(encoding="utf-8")
    found = set(re.findall(rf"^{game}-coach-([a-z-]+) =", raw, re.M))
    inside = set(re.findall(rf"{{ {game}-coach-([a-z-]+) }}", raw))
    return {kind for kind in found - inside - {"look"} if not kind.startswith(("ask-", "do-"))}


def some(moves: list[str], most: int, rnd: random.Random) -> list[str]:
    """A few of them."""
    return rnd.sample(moves, min(most, len(moves)))
