"""Moves of Tammany Hall as text and back. Every form is listed in docs/notation.md.

The first word says what is done, the rest where and with what: ``boss 14``, ``cube green 5``, ``bid green 2 white 1``.
A text says what is meant, not whether it is allowed; the engine asks the rules.
"""

from __future__ import annotations

import functools
from typing import Any

from backroom.engine.errors import ParseError
from backroom.engine.moves import whole_moves
from backroom.games.tammany import refusals
from backroom.games.tammany.printed import COLOURS, printed
from backroom.games.tammany.rules import (
    A_BID,
    A_BOSS,
    A_COLOUR,
    A_CUBE,
    A_DRAW,
    A_END,
    A_FIRST,
    A_OFFICE,
    A_SEAT,
    A_SETTLE,
    A_SLANDER,
    A_SPREAD,
    A_USE,
    A_WARD,
    N_BID,
    N_BONUS_CHIP,
    Tammany,
)

SEATS = ("red", "yellow", "purple", "black", "brown")
OFFICES = ("deputy", "police", "council", "chairman")
NUMBERS = tuple(ward.number for ward in printed().wards)

# What follows the first word, and the actions it stands for. `chip` is an office or a bonus: see parse().
_FORMS: dict[str, tuple[str, ...]] = {
    "boss": ("ward",),
    "cube": ("colour", "ward"),
    "chip": ("colour",),
    "remove": ("colour", "ward"),
    "lock": ("ward",),
    "move": ("colour", "ward", "ward"),
    "slander": ("seat", "ward", "colour"),
    "spread": ("ward",),
    "end": (),
    "bonus": ("colour", "ward"),
    "appoint": ("seat", "office"),
    "first": ("seat",),
    "settle": ("colour", "ward"),
    "draw": ("colour",),
}
_CHANCE = ("first", "settle", "draw")
#: The first words of a player's moves.
EXPECTED = ", ".join([*(word for word in _FORMS if word not in _CHANCE), "bid"])
_HEADS = {
    A_BOSS: "boss",
    A_CUBE: "cube",
    A_USE: "use",
    A_SLANDER: "slander",
    A_SPREAD: "spread",
    A_END: "end",
}
_BASE = {"ward": A_WARD, "colour": A_COLOUR, "seat": A_SEAT, "office": A_OFFICE}


def _known(kind: str, word: str, players: int) -> int:
    """The action that a word stands for."""
    words: tuple[Any, ...]
    if kind == "ward":
        words = tuple(map(str, NUMBERS))
    elif kind == "colour":
        words = COLOURS
    elif kind == "seat":
        words = SEATS[:players]
    else:
        words = OFFICES if word != "mayor" else (*OFFICES, "mayor")
    if word not in words:
        raise ParseError(f"parse-tammany-{kind}", {"text": word, "expected": ", ".join(words)})
    return _BASE[kind] + words.index(word)


@functools.lru_cache(maxsize=8192)
def _actions(text: str, players: int, bonus: bool) -> tuple[int, ...]:
    """The actions of a move that is not a bid; they do not depend on the position but for ``bonus`` (a chip is won)."""
    word, *rest = text.lower().split() or [""]
    slots = _FORMS.get(word)
    if slots is None or (word in _CHANCE and len(rest) != len(slots)):
        raise ParseError("error-not-a-move", {"text": text, "expected": EXPECTED})
    if len(rest) != len(slots):
        raise ParseError("parse-tammany-form", {"text": text, "word": word})
    named = tuple(_known(kind, item, players) for kind, item in zip(slots, rest))
    if word == "boss":
        return (A_BOSS, *named)
    if word == "cube":
        return (A_CUBE, *named)
    if word == "chip":
        return named if bonus else (A_USE, *named)
    if word == "remove":
        return (A_USE, named[1], named[0])
    if word == "lock":
        return (A_USE, *named)
    if word == "move":
        return (A_USE, named[1], named[0], named[2])
    if word == "slander":
        return (A_SLANDER, *named)
    if word == "spread":
        return (A_SPREAD, *named)
    if word == "end":
        return (A_END,)
    if word == "first":
        return (A_FIRST + named[0] - A_SEAT,)
    if word == "settle":
        return (A_SETTLE + (named[1] - A_WARD) * 4 + named[0] - A_COLOUR,)
    if word == "draw":
        return (A_DRAW + named[0] - A_COLOUR,)
    return named  # bonus, appoint


@functools.lru_cache(maxsize=8192)  # those who ask do not change it
def read_bid(text: str) -> dict[int, int]:
    """A bid by colour from its text; ``bid nothing`` is {}."""
    words = text.lower().split()[1:]
    bid: dict[int, int] = {}
    if words == ["nothing"]:
        return bid
    if not words or len(words) % 2:
        raise ParseError("parse-tammany-form", {"text": text, "word": "bid"})
    for name, number in zip(words[::2], words[1::2]):
        colour = _known("colour", name, 5) - A_COLOUR
        if not (number.isascii() and number.isdigit()) or len(number) > 3:
            raise ParseError("parse-tammany-number", {"text": number})
        if colour in bid:
            raise ParseError("parse-tammany-colour-twice", {"colour": name})
        bid[colour] = int(number)
    return bid


def bid_colours(state: Tammany, seat: int) -> list[int]:
    """The colours of which the seat may bid at the ward at the polls, in the order in which they are asked."""
    chips, has, poll = state.chips[seat], state.has, state.poll  # each read makes a list of a whole C array
    return [c for c in range(4) if chips[c] > 0 and has[c] >> poll & 1]


def parse(state: Tammany, seat: int, text: str) -> tuple[int, ...]:
    """The actions of a move. ``ParseError`` when it is none; a bid of what cannot be bid is refused here already."""
    if text.lower().split(maxsplit=1)[:1] == ["bid"]:
        bid = read_bid(text)
        if state.node != N_BID or not 0 <= seat < state.players or not state.is_pending(seat):
            raise refusals.refuse(state, seat, (A_BID,))
        refusals.check_bid(state, seat, bid)
        return tuple([A_BID + bid.get(c, 0) for c in bid_colours(state, seat)])
    return _actions(text, state.players, state.node == N_BONUS_CHIP)


def show(state: Tammany, seat: int, actions: tuple[int, ...]) -> str:
    """The text of a move; ``parse`` gives the actions back. Of a part of a move its words: ``use``, ``14``."""
    head = actions[0]
    if head >= A_FIRST:
        return _show_chance(head)
    begun = state.mid_move(seat)
    if A_BID <= head < A_BOSS:
        colours = bid_colours(state, seat)
        if begun:
            colours = [c for c in colours if c >= state.bid_step[seat]]
        bid = [(c, a - A_BID) for c, a in zip(colours, actions) if a > A_BID]
        return "bid " + (" ".join(f"{COLOURS[c]} {n}" for c, n in bid) or "nothing")
    return _show_move(actions, begun, state.node == N_BONUS_CHIP)


@functools.lru_cache(maxsize=8192)
def _show_move(actions: tuple[int, ...], begun: bool, chip: bool) -> str:
    """``chip``: the colour of a bonus is chosen, which is a whole move and not the part of one."""
    if begun or (len(actions) == 1 and actions[0] < A_SEAT and not chip):
        return " ".join(map(_named, actions))
    return _show_named(actions)


@functools.lru_cache(maxsize=1024)
def _show_chance(action: int) -> str:
    if action >= A_DRAW:
        return f"draw {COLOURS[action - A_DRAW]}"
    if action >= A_SETTLE:
        return f"settle {COLOURS[(action - A_SETTLE) % 4]} {NUMBERS[(action - A_SETTLE) // 4]}"
    return f"first {SEATS[action - A_FIRST]}"


def _named(action: int) -> str:
    if action >= A_BOSS:
        return _HEADS[action]
    if action >= A_OFFICE:
        return OFFICES[action - A_OFFICE]
    if action >= A_SEAT:
        return SEATS[action - A_SEAT]
    return COLOURS[action - A_COLOUR] if action >= A_COLOUR else str(NUMBERS[action])


def _show_named(actions: tuple[int, ...]) -> str:
    head = actions[0]
    named: tuple[int, ...]
    if head == A_USE and len(actions) > 1:  # the order of the parts tells the office
        if len(actions) == 2:
            word, named = ("lock" if actions[1] < A_COLOUR else "chip"), actions[1:]
        elif len(actions) == 3:
            word, named = "remove", (actions[2], actions[1])
        else:
            word, named = "move", (actions[2], actions[1], actions[3])
    elif head >= A_BOSS:
        word, named = _HEADS[head], actions[1:]
    elif head >= A_SEAT:
        word, named = "appoint", actions
    else:
        word, named = ("chip" if len(actions) == 1 else "bonus"), actions
    return " ".join((word, *map(_named, named)))


def moves(state: Tammany, seat: int) -> list[str]:
    """Every whole legal move of the seat as text; none while it bids (see ``forms``)."""
    if state.node == N_BID:
        return []
    begun, chip = state.mid_move(seat), state.node == N_BONUS_CHIP
    return [_show_move(actions, begun, chip) for actions in whole_moves(state, seat)]


def forms(state: Tammany, seat: int) -> list[dict[str, Any]]:
    """A bid as a form: the most chips of each colour."""
    if state.node != N_BID or seat < 0 or not state.is_pending(seat):
        return []
    return [{"move": "bid", "max": {COLOURS[c]: state.chips[seat][c] for c in bid_colours(state, seat)}}]
