"""What a game's ``heuristic.py`` can do for a search: guide playouts, stand for their far end, or nothing yet.

A search calls a heuristic from compiled code. One that is missing, or was written without a ``.pxd`` beside it, cannot
be heard there: the search then plays out at random, and to the end.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass

from backroom.engine.game import Game
from backroom.engine.heuristic import Heuristic
from backroom.engine.playout import Runner
from backroom.engine.rng import Rng
from backroom.engine.state import State


@dataclass(frozen=True)
class Sight:
    """A kind of heuristic, and which of its two answers can be used."""

    kind: type[Heuristic]
    guides: bool
    values: bool

    def new(self, style: Mapping[str, float] | None = None) -> Heuristic:
        """A heuristic of one's own: it has a scratch pad, so threads do not share one. A style is other weights for it."""
        made = self.kind()
        for name, weight in (style or {}).items():
            setattr(made, name, weight)
        return made


def styles(game: Game) -> dict[str, dict[str, float]]:
    """The manners of play that a game's ``styles.py`` declares, by name: weights of its heuristic."""
    found: dict[str, dict[str, float]] = game.part("styles").STYLES if game.has("styles") else {}
    return found


@functools.cache
def guidance(game: Game) -> Sight:
    """What this game's heuristic answers at a first decision."""
    found = getattr(game.part("heuristic"), "HEURISTIC", None) if game.has("heuristic") else None
    if not isinstance(found, Heuristic):
        return Sight(Heuristic, False, False)
    state = first_decision(game)
    seat = state.actor()
    guides = found.best(state, seat, Rng(1)) in state.legal_actions(seat)
    values = any(found.worth(state, p) > 0.0 for p in range(state.players))
    return Sight(type(found), guides, values)


def first_decision(game: Game, players: int | None = None) -> State:
    """A position, of the smallest table unless told, in which a seat has to choose."""
    state = game.start(players or game.seats[0])
    runner = Runner(1)
    while not state.over and (state.actor() < 0 or len(state.legal_actions()) == 1):
        runner.advance(state)
    return state
