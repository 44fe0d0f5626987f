"""Positions of Guildes in the words of the rulebook, for tests.

``deal`` plays a round's start through chance lines, with the hands one wants. ``position`` writes the State's bytes, so
that it works compiled and plain alike; what is not named of each kind is in the deck. Cards are written as
``"scholars 2 militia"``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from backroom import games
from backroom.engine.state import CHANCE
from backroom.games.guildes.counting import copies
from backroom.games.guildes.printed import EVENTS, KINDS, TRICKS
from backroom.games.guildes.rules import N_PLAY, Guildes
from backroom.testing.positions import Scene

GAME = games.load("guildes")
SEATS = GAME.colours
rule = pytest.mark.rule
SCENE = Scene("guildes", Guildes, lawful=False)  # what a seat has seen is left out of most positions
seat, put, do = SCENE.seat, SCENE.put, SCENE.do
moves, view, refusal = SCENE.moves, SCENE.view, SCENE.refused


def cards(text: str) -> list[int]:
    """Counts by kind: "scholars 2 militia" is two Scholars and a Militia card."""
    found = [0] * len(KINDS)
    words = text.split()
    for i, word in enumerate(words):
        if not word.isdigit():
            number = words[i + 1] if i + 1 < len(words) and words[i + 1].isdigit() else "1"
            found[KINDS.index(word)] += int(number)
    return found


def rows(texts: dict[str, str]) -> list[list[int]]:
    """By seat, from colours."""
    return [cards(texts.get(name, "")) for name in SEATS]


def game(players: int = 4, events: bool = False, tricks: bool = False) -> Guildes:
    state: Any = GAME.start(players, {"events": events, "tricks": tricks})
    return state  # type: ignore[no-any-return]


def position(
    players: int = 4,
    *,
    node: int = N_PLAY,
    round: int = 1,
    tableau: dict[str, str] | None = None,
    hand: dict[str, str] | None = None,
    discards: str = "",
    event: str | None = None,
    tricks: dict[str, str] | None = None,
    **members: Any,
) -> Guildes:
    """A position in a round (1, 2, 3): what lies on the table and in hands; the rest of the cards is in the deck."""
    state = game(players, events=event is not None, tricks=tricks is not None)
    laid, held, thrown = rows(tableau or {}), rows(hand or {}), cards(discards)
    deck = [
        copies(state)[k] - thrown[k] - sum(row[k] for row in laid) - sum(row[k] for row in held)
        for k in range(len(KINDS))
    ]
    assert min(deck) >= 0
    r = round - 1
    drawn = [-1, -1, -1]
    drawn[r] = EVENTS.index(event) if event else 1
    given = [[-1] * 6 for _ in range(3)]
    for name, trick in (tricks or {}).items():
        given[r][seat(name)] = TRICKS.index(trick)
    usual: dict[str, Any] = {"open": (1 << players) - 1, "size": 1, "counts": r}
    return put(
        state,
        node=node,
        round=r,
        tableau=laid,
        hand=held,
        discards=thrown,
        deck=deck,
        event=drawn,
        trick=given,
        **{**usual, **members},
    )


def trick_position(players: int = 4, **members: Any) -> Guildes:
    """Play is over and the first dirty trick is to be used or not: everyone's last card is played here."""
    tricks: dict[str, str] = members.pop("tricks")
    hand = dict(members.pop("hand", {}))
    for name in SEATS[:players]:
        hand[name] = f"{hand.get(name, '')} {members.get('last', 'militia')}".strip()
    members.pop("last", None)
    played = GAME.start(players).cards.played[players]
    state = position(players, tricks=tricks, hand=hand, step=played - 1, **members)
    for name in SEATS[:players]:
        do(state, name, "play militia")
    return state


def tableau(state: Guildes, who: str) -> dict[str, int]:
    found: dict[str, int] = view(state, None)["seats"][seat(who)]["tableau"]
    return found


def deal(state: Guildes, hands: Iterable[str], event: str = "ties", tricks: Iterable[str] = ()) -> Guildes:
    """A round's start: the hands in seat order, filled up with whatever the deck has, the event, the dirty tricks."""
    size = state.cards.dealt[state.players]
    for name, text in zip(SEATS, hands):
        wanted = cards(text)
        assert sum(wanted) <= size
        for k, number in enumerate(wanted):
            do(state, "chance", *[f"deal {name} {KINDS[k]}"] * number)
        for _ in range(size - sum(wanted)):
            state.apply(state.legal_actions(CHANCE)[0], CHANCE)
    do(state, "chance", f"event {event}")
    for name, trick in zip(SEATS, tricks):
        do(state, "chance", f"trick {name} {trick}")
    return state


def run(state: Guildes, until: int) -> Guildes:
    """Go on with the first legal action of everybody until a node is reached."""
    while state.node != until:
        state.apply(state.legal_actions()[0])
    return state
