"""``lay 7``; chance: ``deal 3 7`` (to seat 3)."""

from __future__ import annotations

from backroom.engine.errors import ParseError
from backroom.engine.state import State
from kernel.highcard.schema import A_DEAL, A_LAY, RANKS


def parse(state: State, seat: int, text: str) -> tuple[int, ...]:
    word, *numbers = text.split()
    if word == "lay" and len(numbers) == 1:
        return (A_LAY + int(numbers[0]),)
    if word == "deal" and len(numbers) == 2:
        return (A_DEAL + int(numbers[0]) * RANKS + int(numbers[1]),)
    raise ParseError("error-move-unknown", {"move": text})


def show(state: State, seat: int, actions: tuple[int, ...]) -> str:
    (action,) = actions
    if action < A_DEAL:
        return f"lay {action - A_LAY}"
    return f"deal {(action - A_DEAL) // RANKS} {(action - A_DEAL) % RANKS}"
