"""A move's way into a State: text to actions, checked whole, applied whole or not at all."""

from __future__ import annotations

from typing import NoReturn

from backroom.engine.errors import BackroomError, IllegalAction
from backroom.engine.game import Game
from backroom.engine.knowledge import RETRACT as RETRACT
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
    actions: tuple[int, ...] = game.part("notation").parse(state, seat, text)
    if not state.try_move(seat, actions):
        raise_refusal(game, state, seat, actions)
    return actions


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


def raise_refusal(game: Game, state: State, seat: int, actions: tuple[int, ...]) -> NoReturn:
    """Ask the game why, and raise its answer: a ``Refusal``, or ``IllegalAction`` where chance was meant."""
    reason: BackroomError = game.part("refusals").refuse(state, seat, actions)
    raise reason
