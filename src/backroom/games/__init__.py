"""The games. One folder each, found by looking: a game registers by living here."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from backroom.engine.errors import OptionError
from backroom.engine.game import Game


@functools.cache
def names() -> tuple[str, ...]:
    """The registered games' names."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@functools.cache
def load(name: str) -> Game:
    """A game by its name; ``OptionError`` for an unknown one."""
    if name not in names():
        raise OptionError("error-game-unknown", {"game": name, "expected": ", ".join(names())})
    game: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return game
