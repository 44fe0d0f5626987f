"""Bots: choose an action from what a seat knows. They think on determinised States only, so what is hidden cannot matter."""

from __future__ import annotations

from backroom.bots.base import Bot
from backroom.bots.greedy import Greedy
from backroom.bots.uniform import Uniform
from backroom.engine.errors import OptionError
from backroom.engine.game import Game

_BOTS: dict[str, type[Bot]] = {"random": Uniform, "greedy": Greedy}


def names() -> tuple[str, ...]:
    """The bots' names, weakest first."""
    return tuple(_BOTS)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat; ``OptionError`` for an unknown name."""
    if name not in _BOTS:
        raise OptionError("error-bot-unknown", {"bot": name, "expected": ", ".join(names())})
    return _BOTS[name](game, seed)


__all__ = ["Bot", "make", "names"]
