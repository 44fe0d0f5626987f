"""Moves of Guildes as text and back. Every form is listed in docs/notation-guildes.md.

The first word says what is done, the rest with which cards and whom: ``take scholars``, ``play nobles``, ``swap red knights
blue militia``. A text says what is meant, not whether it is allowed; the engine asks the rules.
"""

from __future__ import annotations

import functools
from typing import Any

from backroom.engine.errors import ParseError, Refusal
from backroom.engine.moves import whole_moves
from backroom.games.guildes.printed import EVENTS, KINDS, SEATS, TRICKS
from backroom.games.guildes.rules import (
    A_ASIDE,
    A_BACK,
    A_CARD,
    A_DEAL,
    A_DECLINE,
    A_DRAW,
    A_DRAWN,
    A_EVENT,
    A_EXCHANGE,
    A_FIRST,
    A_KEEP,
    A_LAST,
    A_MINUS,
    A_PLAY,
    A_PLUS,
    A_PROTECT,
    A_SACRIFICE,
    A_SEAT,
    A_SWAP,
    A_TAKE,
    A_TRICK,
    FACEDOWN,
    N_PLAY,
    N_TRICK,
    N_TURN,
    Guildes,
)

# What follows the first word. A play may have a second card (GU-44): see _actions().
_FORMS: dict[str, tuple[str, ...]] = {
    "take": ("card",),
    "play": ("card",),
    "lay": ("card",),
    "aside": ("card",),
    "keep": ("card",),
    "protect": (),
    "swap": ("seat", "card", "seat", "card"),
    "sacrifice": ("card", "seat", "card"),
    "draw": (),
    "exchange": ("card", "card"),
    "plus": ("seat",),
    "minus": ("seat",),
    "decline": (),
    "deal": ("seat", "card"),
    "event": ("event",),
    "trick": ("seat", "trick"),
    "last": (),
    "back": ("seat", "card"),
    "first": ("seat",),
    "drawn": ("seat", "card"),
}
_CARDS = {"take": A_TAKE, "play": A_PLAY, "lay": A_PLAY, "aside": A_ASIDE, "keep": A_KEEP}
_HEADS = {
    "protect": A_PROTECT,
    "swap": A_SWAP,
    "sacrifice": A_SACRIFICE,
    "draw": A_DRAW,
    "exchange": A_EXCHANGE,
    "plus": A_PLUS,
    "minus": A_MINUS,
    "decline": A_DECLINE,
}
_WORDS = {head: word for word, head in _HEADS.items()}
_CHANCE = {"deal": (A_DEAL, 11), "trick": (A_TRICK, 9), "back": (A_BACK, 11), "drawn": (A_DRAWN, 11)}
#: The first words of a player's moves.
EXPECTED = ", ".join(
    word for word in _FORMS if word not in _CHANCE and word not in ("event", "last", "first")
)
HIDDEN = "?"


def _known(slot: str, word: str, players: int) -> int:
    """The place of a word among those of its kind."""
    words = {"card": KINDS, "seat": SEATS[:players], "event": EVENTS, "trick": TRICKS}[slot]
    if word not in words:
        raise ParseError(f"parse-guildes-{slot}", {"text": word, "expected": ", ".join(words)})
    return words.index(word)


@functools.lru_cache(maxsize=8192)
def _actions(text: str, players: int) -> tuple[int, ...]:
    word, *rest = text.lower().split() or [""]
    slots = _FORMS.get(word)
    if slots and word in ("play", "lay") and len(rest) == 2:
        slots = ("card", "card")
    if slots is None or (len(rest) != len(slots) and word not in EXPECTED.split(", ")):
        raise ParseError("error-not-a-move", {"text": text, "expected": EXPECTED})
    if len(rest) != len(slots):
        raise ParseError("parse-guildes-form", {"text": text, "word": word})
    named = [_known(slot, item, players) for slot, item in zip(slots, rest)]
    if word in _CARDS:
        return tuple(_CARDS[word] + kind for kind in sorted(named))
    if word == "event":
        return (A_EVENT + named[0],)
    if word == "last":
        return (A_LAST,)
    if word == "first":
        return (A_FIRST + named[0],)
    if word in _CHANCE:
        base, width = _CHANCE[word]
        return (base + named[0] * width + named[1],)
    if word == "swap" and named[0] > named[2]:  # GU-53: an exchange has no direction
        named = named[2:] + named[:2]
    return (_HEADS[word], *((A_SEAT if slot == "seat" else A_CARD) + n for slot, n in zip(slots, named)))


def parse(state: Guildes, seat: int, text: str) -> tuple[int, ...]:
    """The actions of a move; ``ParseError`` when it is none. A card laid face down in another round is refused here already:
    its actions would be those of a card played.
    """
    actions = _actions(text, state.players)
    if A_PLAY <= actions[0] < A_ASIDE and 0 <= seat < state.players and state.is_pending(seat):
        if state.node in (N_PLAY, N_TURN) and not faces_down(state) and text.split()[0].lower() == "lay":
            raise Refusal("GU-45", variant="up")
    return actions


def faces_down(state: Guildes) -> bool:
    """GU-45: what is played now stays down until the next card; in the log it is laid, not played."""
    return state.events and state.event[state.round] == FACEDOWN


def show(state: Guildes, seat: int, actions: tuple[int, ...]) -> str:
    """The text of a move; ``parse`` gives the actions back. Of a part of a move its words: ``swap``, ``red``."""
    return _show(actions, A_PLAY <= actions[0] < A_ASIDE and faces_down(state))


def _named(action: int) -> str:
    if action >= A_PROTECT:
        return _WORDS[action]
    return SEATS[action - A_SEAT] if action >= A_SEAT else KINDS[action - A_CARD]


@functools.lru_cache(maxsize=8192)
def _show(actions: tuple[int, ...], down: bool) -> str:
    head = actions[0]
    if head >= A_DEAL:
        return _show_chance(head)
    if head >= A_CARD:
        return " ".join(map(_named, actions))
    word = "take" if head < A_PLAY else "play" if head < A_ASIDE else "aside" if head < A_KEEP else "keep"
    return " ".join(("lay" if down else word, *(KINDS[action - _CARDS[word]] for action in actions)))


def _show_chance(action: int) -> str:
    if action == A_LAST:
        return "last"
    if A_FIRST <= action < A_DRAWN:
        return f"first {SEATS[action - A_FIRST]}"
    if A_EVENT <= action < A_TRICK:
        return f"event {EVENTS[action - A_EVENT]}"
    if A_TRICK <= action < A_LAST:
        return f"trick {SEATS[(action - A_TRICK) // 9]} {TRICKS[(action - A_TRICK) % 9]}"
    word, base = ("deal", A_DEAL) if action < A_EVENT else ("back", A_BACK)
    if action >= A_DRAWN:
        word, base = "drawn", A_DRAWN
    return f"{word} {SEATS[(action - base) // 11]} {KINDS[(action - base) % 11]}"


def moves(state: Guildes, seat: int) -> list[str]:
    """Every whole legal move of the seat as text; an exchange between two players is a form (see ``forms``)."""
    if seat < 0 or not state.is_pending(seat) or state.mid_move(seat):
        return []
    if state.node == N_TRICK and A_SWAP in state.legal_actions(seat):
        return ["decline"]
    if state.node == N_PLAY and state.size == 1:
        return [show(state, seat, (action,)) for action in state.legal_actions(seat)]
    return [show(state, seat, actions) for actions in whole_moves(state, seat)]


def forms(state: Guildes, seat: int) -> list[dict[str, Any]]:
    """The exchange between two players (GU-53), over a thousand moves with six: two seats, a card of each."""
    if seat < 0 or not state.is_pending(seat) or state.node != N_TRICK:
        return []
    if A_SWAP not in state.legal_actions(seat):
        return []
    tableau, shielded = state.tableau, state.shielded
    cards = {
        SEATS[p]: [kind for k, kind in enumerate(KINDS) if tableau[p][k]]
        for p in range(state.players)
        if not shielded >> p & 1
    }
    return [{"move": "swap", "max": {}, "cards": {name: held for name, held in cards.items() if held}}]
