"""What the kit runs over: every game, with every number of players and every combination of options."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from backroom import games
from backroom.engine.game import Game, Value
from backroom.engine.state import COMPILED, State

ONLY: list[str] = []  # games of another package that inherits the kit; empty: those of this one
MOST = 8  # combinations of options a game; beyond that each option is switched by itself


@dataclass(frozen=True)
class Case:
    """A game as a table could be set up."""

    name: str
    players: int
    options: tuple[tuple[str, Value], ...]

    @property
    def game(self) -> Game:
        return games.load(self.name)

    def start(self) -> State:
        return self.game.start(self.players, dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])


def combinations(game: Game) -> Iterator[dict[str, Value]]:
    ranges: list[tuple[Value, ...]] = [option.choices or (False, True) for option in game.options]
    names = [option.name for option in game.options]
    every = [dict(zip(names, values)) for values in itertools.product(*ranges)]
    if len(every) <= MOST:
        yield from every
        return
    yield game.read_options()
    for name, values in zip(names, ranges):
        for value in values:
            if value != game.read_options()[name]:
                yield game.read_options({name: value})


@functools.cache
def cases() -> tuple[Case, ...]:
    """All of them. A game that cannot be loaded is one case, which fails by itself and not with the others."""
    found: list[Case] = []
    for name in ONLY or [source.name for source in games.sources() if source.entry is None]:
        try:
            game = games.load(name)
        except Exception:
            found.append(Case(name, 0, ()))
            continue
        for players in range(game.seats[0], game.seats[1] + 1):
            found += [Case(name, players, tuple(options.items())) for options in combinations(game)]
    return tuple(found)


def some_cases() -> list[Case]:
    """Plain Python is slow: there every combination of options is run with the most players only."""
    return [
        case for case in cases() if COMPILED or case in plain_cases() or case.players == case.game.seats[1]
    ]


@functools.cache
def plain_cases() -> tuple[Case, ...]:
    """The same with the default options only: for what options cannot change, or what is slow."""
    return tuple(
        case for case in cases() if not case.players or dict(case.options) == case.game.read_options()
    )


def amount(compiled: int, plain: int) -> int:
    """How much of something to do: plain Python is some forty times slower."""
    return compiled if COMPILED else plain
