"""How a game may end from here: chances of winning over guided playouts, and two moves compared on the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from backroom.bots.guidance import guidance
from backroom.engine.game import Game
from backroom.engine.rng import Rng
from backroom.engine.search import Search
from backroom.engine.state import State

ROOM = 64  # nodes of a search that grows no tree
WORLDS = 24  # drawn for a comparison where something is hidden
TRIES = 6  # redraws that all give the State itself: nothing is hidden


@dataclass(frozen=True)
class Outlook:
    """By seat: the chance to win and the mean points at the end, over so many playouts."""

    chances: list[float]
    points: list[float]
    playouts: int


def hides(state: State, seat: int) -> bool:
    """Whether there is something that this seat cannot know."""
    rng = Rng(1)
    return any(state.determinise(seat, rng) != state for _ in range(TRIES))


def win_chances(game: Game, state: State, seat: int | None, playouts: int, seed: int) -> Outlook:
    """From what a seat knows; ``seat`` None: from the State as it is, with everything hidden laid open."""
    if state.over:
        return Outlook(state.result(), [float(score) for score in state.scores()], 1)
    seen = guidance(game)
    search = Search(state, seat or 0, seen.new(), seed, ROOM)
    search.margin, search.horizon, search.guided = 0.0, 0, int(seen.guides)
    search.known = int(seat is None)
    search.look(playouts)
    return Outlook(search.outlook(), search.points(), playouts)


def compare(
    game: Game, state: State, seat: int, moves: Sequence[tuple[int, ...]], playouts: int, seed: int
) -> list[Outlook]:
    """The outlook after each of these moves of the seat, from what it knows before it: each on the same worlds."""
    rng = Rng(seed)
    worlds = WORLDS if hides(state, seat) else 1
    each = max(1, playouts // worlds)
    sums = [([0.0] * state.players, [0.0] * state.players) for _ in moves]
    for number in range(worlds):
        world = state.determinise(seat, rng)
        for (chances, points), move in zip(sums, moves):
            after = world.clone()
            for action in move:
                after.apply(action, seat)
            # The same seed for each move: as far as they lead the same way they meet the same luck.
            found = win_chances(game, after, None, each, seed * 31 + number)
            for p in range(state.players):
                chances[p] += found.chances[p] / worlds
                points[p] += found.points[p] / worlds
    return [Outlook(chances, points, each * worlds) for chances, points in sums]
