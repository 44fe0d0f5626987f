"""Moves of MOB: Big Apple as text and back. Every form is listed in docs/notation-mob.md.

The first word says what is done, the rest where and with how many: ``load harlem``, ``space drive 2``,
``switch bronx harlem 1``. A text says what is meant, not whether it is allowed; the engine asks the rules.
"""

from __future__ import annotations

import functools
from typing import Any

from backroom.engine.errors import ParseError
from backroom.engine.moves import whole_moves
from backroom.games.mob.printed import DICE, DISTRICTS, ROWS
from backroom.games.mob.rules import (
    A_ADD,
    A_ATTORNEY,
    A_COUNT,
    A_DECLINE,
    A_DIE,
    A_DISTRICT,
    A_DRIVE,
    A_END,
    A_EXPOSE,
    A_FACE,
    A_MOLE,
    A_MOVE_CRATE,
    A_MOVE_MOLE,
    A_ROLL,
    A_SHOOT,
    A_SKIP,
    A_SPACE,
    A_START,
    A_STEAL,
    A_SWITCH,
    A_VALUE,
    N_ROLL,
    Mob,
)

SEATS = ("red", "blue")
THREE = ("1", "2", "3")
SIX = ("1", "2", "3", "4", "5", "6")

# What may follow a word, and the number of the action that the first of them stands for.
_KINDS: dict[str, tuple[tuple[str, ...], int]] = {
    "district": (DISTRICTS, A_DISTRICT),
    "mole": (DISTRICTS, A_MOLE),
    "value": (THREE, A_VALUE),
    "count": (THREE, A_COUNT),
    "die": (DICE, A_DIE),
    "seat": (SEATS, A_START),
    "row": (ROWS, 0),
    "column": (THREE, 0),
    "face": (SIX, 0),
}
# First word: the action it begins with (-1: none), and what follows.
_FORMS: dict[str, tuple[int, tuple[str, ...]]] = {
    "moles": (-1, ("value",) * 6),
    "roll": (A_ROLL, ()),
    "home": (A_SKIP, ()),
    "load": (-1, ("district",)),
    "space": (-1, ("row", "column")),
    "switch": (A_SWITCH, ("district", "district", "count")),
    "drive": (A_DRIVE, ("district", "count")),
    "mole": (A_MOVE_MOLE, ("mole", "district")),
    "crate": (A_MOVE_CRATE, ("district", "district")),
    "attorney": (A_ATTORNEY, ()),
    "add": (A_ADD, ("district",)),
    "expose": (A_EXPOSE, ("mole",)),
    "shoot": (A_SHOOT, ("die",)),
    "steal": (A_STEAL, ("district",)),
    "end": (A_END, ()),
    "decline": (A_DECLINE, ()),
    "start": (-1, ("seat",)),
    "die": (-1, ("die", "face")),
}
_WORDS = {head: word for word, (head, _) in _FORMS.items() if head >= 0}
#: The first words of a player's moves.
EXPECTED = ", ".join(word for word in _FORMS if word != "die")


def _known(kind: str, word: str) -> int:
    words, base = _KINDS[kind]
    if word not in words:
        raise ParseError(f"parse-mob-{kind}", {"text": word, "expected": ", ".join(words)})
    return base + words.index(word)


@functools.lru_cache(maxsize=4096)
def _actions(text: str, first_step: bool) -> tuple[int, ...]:
    """The actions of a move; in the first step of a turn, naming a space also says that the dice are left alone."""
    word, *rest = text.lower().split() or [""]
    if word not in _FORMS or (word == "die" and len(rest) != 2):
        raise ParseError("error-not-a-move", {"text": text, "expected": EXPECTED})
    head, slots = _FORMS[word]
    if word == "attorney" and rest:  # at the end of his track: a crate from a district (MB-35)
        slots = ("district",)
    if len(rest) != len(slots):
        raise ParseError("parse-mob-form", {"text": text, "word": word})
    named = tuple(_known(kind, item) for kind, item in zip(slots, rest))
    if word == "space":
        space = A_SPACE + named[0] * 3 + named[1]
        return (A_SKIP, space) if first_step else (space,)
    if word == "die":
        return (A_FACE + (named[0] - A_DIE) * 6 + named[1],)
    return named if head < 0 else (head, *named)


def parse(state: Mob, seat: int, text: str) -> tuple[int, ...]:
    """The actions of a move. ``ParseError`` when it is none."""
    return _actions(text, state.node == N_ROLL)


def show(state: Mob, seat: int, actions: tuple[int, ...]) -> str:
    """The text of a move; ``parse`` gives the actions back. Of a part of a move its words: ``drive``, ``harlem``."""
    return _show(actions, state.mid_move(seat))


@functools.lru_cache(maxsize=4096)
def _show(actions: tuple[int, ...], begun: bool) -> str:
    head = actions[0]
    if head >= A_FACE:
        return f"die {DICE[(head - A_FACE) // 6]} {(head - A_FACE) % 6 + 1}"
    if head >= A_START:
        return f"start {SEATS[head - A_START]}"
    if A_SPACE <= actions[-1] < A_ROLL:
        row, column = divmod(actions[-1] - A_SPACE, 3)
        return f"space {ROWS[row]} {column + 1}"
    if A_VALUE <= head < A_COUNT:
        return "moles " + " ".join(THREE[action - A_VALUE] for action in actions)
    if head < A_MOLE and not begun:
        return f"load {DISTRICTS[head]}"
    return " ".join(map(_named, actions))


def _named(action: int) -> str:
    if action >= A_ROLL:
        return _WORDS[action]
    if action >= A_DIE:
        return DICE[action - A_DIE]
    if action >= A_COUNT:
        return THREE[action - A_COUNT]
    return DISTRICTS[action - A_MOLE] if action >= A_MOLE else DISTRICTS[action]


def moves(state: Mob, seat: int) -> list[str]:
    """Every whole legal move of the seat as text: at most 90, where the moles are put down; none in the middle of one."""
    if state.mid_move(seat):
        return []
    return [show(state, seat, actions) for actions in whole_moves(state, seat)]


def forms(state: Mob, seat: int) -> list[dict[str, Any]]:
    """All moves are listed; none needs a form."""
    return []
