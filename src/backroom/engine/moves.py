"""A move's way into a State: text to actions, checked whole, applied whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from backroom.engine.errors import BackroomError, IllegalAction, Refusal
from backroom.engine.game import Game
from backroom.engine.knowledge import RETRACT as RETRACT
from backroom.engine.knowledge import known
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State


def play(game: Game, state: State, seat: int, text: str) -> tuple[int, ...]:
    """Apply the move ``text`` of a seat (or of ``CHANCE``) to ``state``; the actions it was.

    ``ParseError`` when it is no move of this game, ``Refusal`` with the rule's id when a rule forbids it, both with nothing
    changed. The text ``retract`` takes back one's part of a simultaneous choice and gives ().
    """
    if text == RETRACT:
        try:
            state.retract(seat)
        except IllegalAction:
            raise_refusal(game, state, seat, ())
        return ()
    actions: tuple[int, ...] = game.part("notation").parse(_seen(game, state, seat), seat, text)
    if not state.try_move(seat, actions):
        raise_refusal(game, state, seat, actions)
    return actions


def draw(state: State, rng: Rng) -> int:
    """One of chance's outcomes, by weight."""
    outcomes = state.outcomes()
    k = rng.below(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        if k < weight:
            return action
        k -= weight
    raise AssertionError("weights add up")


def whole_moves(state: State, seat: int) -> list[tuple[int, ...]]:
    """Every whole legal move of a seat (or chance) as actions, in ascending order."""
    found: list[tuple[int, ...]] = []

    def go_on(state: State, begun: tuple[int, ...]) -> None:
        for action in state.legal_actions(seat):
            after = state.clone()
            after.apply(action, seat)
            if seat != CHANCE and after.mid_move(seat):
                go_on(after, (*begun, action))
            else:
                found.append((*begun, action))

    go_on(state, ())
    return found


def refused_anywhere(
    state: State, seat: int, actions: tuple[int, ...], over: str, retract: Refusal
) -> BackroomError | None:
    """What no game allows: to act for chance, or after the end (by the rule ``over``), or to take back (no actions) what
    cannot be taken back. None where the game itself has to say why.
    """
    if seat == CHANCE:
        return IllegalAction("error-illegal-action", {"action": actions[0] if actions else -1})
    if state.over:
        return Refusal(over, key="error-game-over")
    return None if actions else retract


def own_choices(
    notation: Any, state: State, seat: int | None, warnings: Callable[..., Any]
) -> dict[str, Any]:
    """The part of a seat's own view that every game has; for a spectator the same members, empty."""
    own: dict[str, Any] = {"you": seat, "moves": [], "forms": [], "can_retract": False, "warnings": []}
    if seat is not None:
        own["can_retract"] = state.can_retract(seat)
        if state.is_pending(seat):
            own["moves"] = notation.moves(state, seat)
            own["forms"] = notation.forms(state, seat)
            own["warnings"] = warnings(state, seat)
    return own


def raise_refusal(game: Game, state: State, seat: int, actions: tuple[int, ...]) -> NoReturn:
    """Ask the game why, and raise its answer: a ``Refusal``, or ``IllegalAction`` where chance was meant."""
    reason: BackroomError = game.part("refusals").refuse(_seen(game, state, seat), seat, actions)
    raise reason


def _seen(game: Game, state: State, seat: int) -> State:
    """The State by which a seat's text is read, and refused: as it may know it. Chance's own lines are for nobody."""
    return state if seat == CHANCE else known(game, state, seat)
