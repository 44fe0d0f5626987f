"""Positions of every game to try bots on, from random games with a seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.util import find_spec

from backroom import games
from backroom.engine.game import Game
from backroom.engine.playout import Runner
from backroom.engine.state import State


def sensible() -> list[str]:
    """The games that have a sense: bots can play them."""
    return [name for name in games.names() if find_spec(f"backroom.games.{name}.sense")]


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
