"""Positions of every game to try bots on, from random games with a seed."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from itertools import islice

from backroom import games
from backroom.bots import taught
from backroom.bots.guidance import guidance
from backroom.engine.game import Game
from backroom.engine.mixed import Mixed
from backroom.engine.network import Network
from backroom.engine.playout import Runner
from backroom.engine.puct import Puct
from backroom.engine.rng import Rng
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
            search.guided, search.sharp = int(guidance(found).guides), matching
            search.run(12)
            told.append([[a, n, round(v, 12)] for a, n, v in search.policy()])
            search.look(3)
            told.append([round(v, 12) for v in search.outlook() + search.points()])
        mixed = Mixed(state, seat, guidance(found).new(), 9)
        mixed.public, mixed.horizon, mixed.guided = 0.5, 12, int(guidance(found).guides)
        mixed.run(24)
        told.append([[a, n, round(v, 12)] for a, n, v in mixed.policy()])
    return told


def dreamed(game: Game, players: int, scale: int = 60) -> Network:
    """A network of random numbers: it knows nothing, but says it always the same."""
    known = taught.facts(game, players)
    first, second = 24, 16
    sizes = (
        (known["inputs"] + 1) * first,
        (first + 1) * second,
        players * (second + 1),
        known["actions"] * (second + 1),
    )
    rng = Rng(players)
    layers = tuple(
        array("h", [rng.below(2 * scale + 1) - scale for _ in range(size)]).tobytes() for size in sizes
    )
    return taught.build(game, players, first, second, layers)


def thoughts(game: str) -> list[object]:
    """What a network of random numbers says of some positions, and a small search by it."""
    found, told = games.load(game), []
    for players in found.seats:
        network = dreamed(found, players)
        for state, seat in islice(decisions(found, players, 4), 0, 60, 30):
            told.append([round(hope, 12) for hope in network.expects(state, seat)])
            told.append([[a, round(p, 12)] for a, p in network.likes(state, seat).items()])
            search = Puct(state, seat, network, 9, 2000)
            search.views, search.each = players % 2, 3
            search.run(12)
            told.append([[a, n, round(v, 12)] for a, n, v in search.policy()])
    return told


def appraised(game: str) -> list[object]:
    """How well every seat stands in some positions, for both builds to agree on."""
    found, told = games.load(game), []
    heuristic = guidance(found).new()
    for players in found.seats:
        for state, _ in islice(decisions(found, players, 6), 0, 80, 16):
            told.append([round(heuristic.worth(state, p), 12) for p in range(players)])
    return told
