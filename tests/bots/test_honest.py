"""Knowledge honesty: in twin worlds, alike in all that a seat knows and different in what is hidden, a bot chooses alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from backroom import bots, games
from backroom.bots.base import Bot
from backroom.engine.game import Game
from backroom.engine.rng import Rng
from backroom.engine.state import State
from bots.positions import decisions, sensible

LEVELS = (
    "random",
    "beginner",
    "greedy",
    "easy",
    "medium",
    "hard@60",
    "expert@90",
    "expert@90:threads=2",
    "hard@64:worlds=4",
    "hard@60:matching=1",
    "hard@90:mixed=1",
    "hard@60~STYLE",
    "greedy~STYLE",
    "hard@60:split=1:trust=1",
    "hard@60:learned=1",
    "hard@60:each=4",
    "hard@60:sharp=1",
    "hard@60:sift=1",
    "hard@60:alone=1",
)
POSITIONS = 8  # a game and level


def twins(game: Game, seed: int) -> Iterator[tuple[State, State, int]]:
    """Positions with a twin that differs in what the seat cannot know."""
    found = 0
    for players in range(game.seats[0], game.seats[1] + 1):
        for number, (state, seat) in enumerate(decisions(game, players, seed)):
            twin = state.determinise(seat, Rng(number))
            if twin != state:
                yield state, twin, seat
                found += 1
                if found % POSITIONS == 0:
                    break
    assert found >= 3, "random games of this game hide too little for this test"


@pytest.mark.parametrize("game", [name for name in sensible() if games.load(name).hidden])
@pytest.mark.parametrize("level", LEVELS)
def test_twin_worlds_get_the_same_choice(game: str, level: str) -> None:
    found = games.load(game)
    if level == "medium":
        # As many simulations as it has, without its guard of seconds: two thoughts that a busy machine ends early differ.
        level = f"medium@{found.search.medium}"
    level = level.replace("STYLE", next(iter(bots.styles(found))))
    for number, (state, twin, seat) in enumerate(twins(found, 11)):
        here, there = bots.make(level, found, number), bots.make(level, found, number)
        assert here.move(state, seat) == there.move(twin, seat)
        if number % 3 == 0:
            assert here.choose(state, seat) == there.choose(twin, seat)


class Peeper(Bot):
    """Chooses by the State as it is: what the test is there to find."""

    def move(self, state: State, seat: int) -> tuple[int, ...]:
        return (state.legal_actions(seat)[state.digest() % len(state.legal_actions(seat))],)


def test_the_test_finds_a_bot_that_peeps() -> None:
    found = games.load("tammany")
    differ = [
        Peeper(found, 1).move(state, seat) != Peeper(found, 1).move(twin, seat)
        for state, twin, seat in twins(found, 11)
    ]
    assert any(differ)
