"""A hint for a person: the move a searching bot would make from what the seat knows, and why, in the game's terms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from backroom.bots.levels import Budget
from backroom.bots.searcher import Searcher
from backroom.engine.game import Game
from backroom.engine.rng import Rng
from backroom.engine.state import State

Reason = tuple[str, dict[str, Any]]  # a message of the catalogues and its facts


@dataclass(frozen=True)
class Hint:
    """``move`` is text that the seat can play as it stands; ``why`` may be empty."""

    move: str
    actions: tuple[int, ...]
    why: list[Reason]


def reasons(
    game: Game,
    state: State,
    seat: int,
    better: tuple[int, ...],
    played: tuple[int, ...] | None,
    seed: int = 1,
) -> list[Reason]:
    """What ``better`` does that ``played`` (None: the position as it is) does not. Looks at what the seat knows only."""
    if not game.has("explain"):
        return []
    told: list[Reason] = game.part("explain").explain(
        state.determinise(seat, Rng(seed)), seat, better, played
    )
    return told


def hint(game: Game, state: State, seat: int, budget: Budget | None = None, seed: int = 1) -> Hint:
    """What to do now. The State is not changed."""
    actions = Searcher(game, seed, budget).move(state, seat)
    text: str = game.part("notation").show(state.determinise(seat, Rng(seed)), seat, actions)
    return Hint(text, actions, reasons(game, state, seat, actions, None, seed))
