"""Positions of every game to try bots on, from random games with a seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from backroom import games
from backroom.bots.guidance import guidance
from backroom.engine.game import Game
from backroom.engine.playout import Runner
from backroom.engine.search import Search
from backroom.engine.state import State


def sensible() -> list[str]:
    """The games that have a heuristic: bots can play them."""
    return [game.name for game in games.having("heuristic")]


def decisions(
    game: Game, players: int, seed: int, options: Mapping[str, object] | None = None
) -> Iterator[tuple[State, int]]:
    """Every moment of a random game at which a seat begins a move with a choice; each pending seat by itself."""
    state = game.start(players, options)
    runner = Runner(seed)
    while not state.over:
        for seat in state.pending():
            if not state.mid_move(seat) and len(state.legal_actions(seat)) > 1:
                yield state.clone(), seat
        runner.advance(state)


def small(game: str) -> list[object]:
    """What small searches of one game come to, for both builds to agree on."""
    found, told = games.load(game), []
    for state, seat in islice(decisions(found, found.seats[0], 4), 0, 60, 15):
        for matching, horizon in ((0, 12), (1, 0)):
            search = Search(state, seat, guidance(found).new(), 9, 2000)
            search.matching, search.horizon = matching, horizon
            search.guided = int(guidance(found).guides)
            search.run(12)
            told.append([[a, n, round(v, 12)] for a, n, v in search.policy()])
            search.look(3)
            told.append([round(v, 12) for v in search.outlook() + search.points()])
    return told
