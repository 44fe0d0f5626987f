"""Moves as text: ``bid 3 5`` (three fives), ``doubt``; chance: ``roll red 4``."""

from __future__ import annotations

from typing import Any

from backroom.engine.errors import ParseError
from backroom.engine.state import State
from liars_dice.schema import A_BID, A_DOUBT, A_ROLL, FACES, MOST

COLOURS = ("red", "blue", "yellow", "purple", "black", "brown", "green", "white", "orange", "pink")
EXPECTED = "bid COUNT FACE, doubt"


def _number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 2 or not 1 <= int(word) <= most:
        raise ParseError("parse-liars_dice-number", {"text": word, "most": most})
    return int(word)


def parse(state: State, seat: int, text: str) -> tuple[int, ...]:
    """The actions of a move. ``ParseError`` when it is none."""
    match text.lower().split():
        case ["doubt"]:
            return (A_DOUBT,)
        case ["bid", count, face]:
            return (A_BID + (_number(count, MOST) - 1) * FACES + _number(face, FACES) - 1,)
        case ["roll", colour, face] if colour in COLOURS:
            return (A_ROLL + COLOURS.index(colour) * FACES + _number(face, FACES) - 1,)
    raise ParseError("error-not-a-move", {"text": text, "expected": EXPECTED})


def show(state: State, seat: int, actions: tuple[int, ...]) -> str:
    """The text of a move; ``parse`` gives the actions back."""
    (action,) = actions
    if action == A_DOUBT:
        return "doubt"
    if action >= A_ROLL:
        return f"roll {COLOURS[(action - A_ROLL) // FACES]} {(action - A_ROLL) % FACES + 1}"
    return f"bid {(action - A_BID) // FACES + 1} {(action - A_BID) % FACES + 1}"


def moves(state: State, seat: int) -> list[str]:
    """Every legal move: at most 301."""
    return [show(state, seat, (action,)) for action in state.legal_actions(seat)]


def forms(state: State, seat: int) -> list[dict[str, Any]]:
    """All moves are listed."""
    return []
