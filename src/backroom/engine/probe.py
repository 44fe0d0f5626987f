"""A look at a game's rules before people meet them: a few random games by the checked methods, held to what was declared.

Compiled rules write to memory and are not watched. What would overwrite something (more seats than rows, a number of an
action that is none) or never come to an end is found here, when a game of another package is loaded, and said in a
sentence. The whole contract is for the inherited tests (backroom.testing).
"""

from __future__ import annotations

from itertools import pairwise

from backroom.engine.errors import GameError
from backroom.engine.game import Game
from backroom.engine.limits import MOST_MEMBERS
from backroom.engine.rng import Rng
from backroom.engine.schema import Field, declared
from backroom.engine.state import CHANCE, OVER, State

STEPS = 400  # actions of a game that is looked at: most are over by then


def check_schema(game: Game) -> None:
    """What schema.py and the declaration must agree on: room for all seats, and whether anything is hidden."""
    if not game.has("schema"):
        return
    schema = game.part("schema")
    room = getattr(schema, "SEATS", 0)
    if room < game.seats[1]:
        raise GameError("error-game-room", {"game": game.name, "high": game.seats[1], "room": room})
    members = getattr(schema, "Members", None)
    fields = list(declared(members, Field)) if members else []
    size = sum(field.size for _, field in fields)
    if size > MOST_MEMBERS:
        raise GameError("error-game-size", {"game": game.name, "size": size, "most": MOST_MEMBERS})
    hidden = [name for name, field in fields if field.hidden]
    if hidden and not game.hidden:
        raise GameError("error-game-hidden", {"game": game.name, "members": ", ".join(hidden)})


def probe(game: Game) -> None:
    """Begin games with the fewest and the most players; ``GameError`` at the first thing that is not as declared."""
    check_schema(game)
    for players in dict.fromkeys(game.seats):
        state, rng = game.start(players), Rng(players)
        for _ in range(STEPS):
            if state.over:
                break
            _step(game, state, rng)


def _step(game: Game, state: State, rng: Rng) -> None:
    """One random action, if the choice is one that a game may offer."""
    actor, pending = state.actor(), state.pending()
    if not (actor == CHANCE and not pending) and not (pending and actor == pending[0]):
        raise _wrong(game, state, "actor", OVER if actor < OVER else actor)
    legal = state.legal_actions(actor)
    if not legal:
        raise _wrong(game, state, "none", actor)
    if len(legal) > game.width:
        raise _wrong(game, state, "width", len(legal))
    numbers = game.actions if actor == CHANCE else game.player_actions
    for action in (legal[0], legal[-1]):
        if not 0 <= action < numbers:
            raise _wrong(game, state, "number", action)
    if any(one >= two for one, two in pairwise(legal)):
        raise _wrong(game, state, "order", actor)
    if actor == CHANCE:
        worst = min(weight for _, weight in state.outcomes())
        if worst < 1:
            raise _wrong(game, state, "weight", worst)
    state.apply(legal[rng.below(len(legal))], actor)


def _wrong(game: Game, state: State, what: str, found: int) -> GameError:
    return GameError(
        "error-game-rules", {"game": game.name, "players": state.players, "what": what, "found": found}
    )
