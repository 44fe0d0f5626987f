"""What the kit runs over: every game, with every number of players and every combination of options."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from backroom import games
from backroom.engine.game import Game, Value
from backroom.engine.state import COMPILED, State

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


def cases() -> list[Case]:
    return [
        Case(name, players, tuple(options.items()))
        for name in games.names()
        for players in range(games.load(name).seats[0], games.load(name).seats[1] + 1)
        for options in combinations(games.load(name))
    ]


def plain_cases() -> list[Case]:
    """The same with the default options only: for what options cannot change, or what is slow."""
    return [case for case in cases() if dict(case.options) == case.game.read_options()]


def amount(compiled: int, plain: int) -> int:
    """How much of something to do: plain Python is some forty times slower."""
    return compiled if COMPILED else plain
