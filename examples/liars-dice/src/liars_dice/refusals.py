"""Why a move is refused: the rule's id and the facts for a sentence."""

from __future__ import annotations

from backroom.engine.errors import BackroomError, Refusal
from backroom.engine.moves import refused_anywhere
from backroom.engine.state import CHANCE
from liars_dice.notation import COLOURS
from liars_dice.rules import LiarsDice
from liars_dice.schema import A_CHANCE, A_DOUBT, FACES


def refuse(state: LiarsDice, seat: int, actions: tuple[int, ...]) -> BackroomError:
    """The refusal of a move that is not legal here."""
    anywhere = refused_anywhere(
        state, seat, actions, over="LD-07", retract=Refusal("LD-03", variant="retract")
    )
    if anywhere is not None:
        return anywhere
    head = actions[0]
    if head >= A_CHANCE:
        return Refusal("LD-02", key="error-chance-line")
    if state.actor() == CHANCE:
        return Refusal("LD-02")
    if seat != state.turn:
        return Refusal("LD-06", {"seat": COLOURS[state.turn]}, key="error-not-your-turn")
    if head == A_DOUBT:
        return Refusal("LD-04")
    if head >= sum(state.scores()) * FACES:
        return Refusal("LD-03", {"dice": sum(state.scores())}, variant="most")
    return Refusal("LD-03", {"count": (state.bid - 1) // FACES + 1, "face": (state.bid - 1) % FACES + 1})
