"""A move's way into a State: text to actions, checked whole, applied whole or not at all."""

from __future__ import annotations

from backroom.engine.errors import IllegalAction, ParseError, Refusal
from backroom.engine.game import Game
from backroom.engine.state import CHANCE, State

RETRACT = "retract"


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
    check(game, state, seat, actions)
    for action in actions:
        state.apply(action, seat)
    return actions


def check(game: Game, state: State, seat: int, actions: tuple[int, ...]) -> None:
    """Raise the ``Refusal`` that these actions, as one whole move, deserve; nothing changes."""
    if len(actions) == 1:
        if actions[0] not in state.legal_actions(seat):
            raise_refusal(game, state, seat, actions)
        return
    trial = state.clone()
    try:
        for action in actions:
            trial.apply(action, seat)
    except IllegalAction:
        raise_refusal(game, state, seat, actions)
    if not actions or (seat != CHANCE and trial.mid_move(seat)):
        raise ParseError("error-move-unfinished", {"game": game.name})


def raise_refusal(game: Game, state: State, seat: int, actions: tuple[int, ...]) -> None:
    refusal: Refusal = game.part("refusals").refuse(state, seat, actions)
    raise refusal

