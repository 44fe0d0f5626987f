"""Positions of Tammany Hall in the words of the rulebook, for tests.

A position is built by writing the State's bytes, so that it works compiled and plain alike. What is not named is worked
out, so that the laws hold: the bag has the other cubes, the stock the other chips, the hands the other bosses. Wards are
their printed numbers, seats their colours, cubes and chips letters: g(reen) w(hite) o(range) b(lue).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from backroom import games
from backroom.games.tammany.printed import printed
from backroom.games.tammany.rules import N_TURN, Tammany
from backroom.testing.positions import Scene

GAME = games.load("tammany")
SEATS = GAME.colours
OFFICES = ("none", "mayor", "deputy", "police", "council", "chairman")
LETTERS = "gwob"
NAMES = ("green", "white", "orange", "blue")
INDEX = {ward.number: w for w, ward in enumerate(printed().wards)}
ORDER = tuple(INDEX)

rule = pytest.mark.rule
SCENE = Scene("tammany", Tammany)
seat, put, do = SCENE.seat, SCENE.put, SCENE.do
moves, words, targets, refusal = SCENE.moves, SCENE.words, SCENE.targets, SCENE.refusal


def count(letters: str) -> list[int]:
    """Letters to numbers by colour: "ggw" or "g25w3"."""
    found = [0, 0, 0, 0]
    for letter, number in re.findall(r"([gwob])(\d*)", letters):
        found[LETTERS.index(letter)] += int(number or 1)
    return found


def bits(wards: Iterable[int]) -> int:
    return sum(1 << INDEX[number] for number in wards)


def position(
    players: int = 4,
    *,
    cubes: Mapping[int, str],
    bosses: Mapping[int, Mapping[str, int]] | None = None,
    chips: Mapping[str, str] | None = None,
    offices: Mapping[str, str] | None = None,
    slander_chips: Mapping[str, int] | None = None,
    points: Mapping[str, int] | None = None,
    garden: str = "gwo",
    year: int = 5,
    turn: str = "red",
    first: str | None = None,
    locked: Iterable[int] = (),
    options: Mapping[str, object] | None = None,
    **members: Any,
) -> Tammany:
    """A turn of ``turn``; wards without ``cubes`` are not in play. ``members`` are written as they are, last."""
    state: Any = GAME.start(players, options)
    seats = range(5)
    here = [[0] * 4 for _ in ORDER]
    for number, letters in cubes.items():
        here[INDEX[number]] = count(letters)
    stand = [[0] * 5 for _ in ORDER]
    for number, some in (bosses or {}).items():
        for name, n in some.items():
            stand[INDEX[number]][seat(name)] = n
    held = [count((chips or {}).get(SEATS[p], "")) for p in seats]
    office = [OFFICES.index((offices or {}).get(SEATS[p], "none")) for p in seats]
    box = [
        list(cubes) if opens > year else [0] * 4
        for opens, cubes in zip(printed().opens[players], printed().setup)
    ]
    waiting = count(garden)
    put(
        state,
        node=N_TURN,
        year=year,
        turn=seat(turn),
        first=seat(first or turn),
        cubes=here,
        bosses=stand,
        chips=held,
        garden=waiting,
        box=box,
        in_play=sum(1 << w for w in range(15) if sum(here[w])),
        many=sum(1 << w for w in range(15) if sum(here[w]) > 1),
        has=[sum(1 << w for w in range(15) if here[w][c]) for c in range(4)],
        on=[sum(1 << w for w in range(15) if stand[w][p]) for p in seats],
        bag=[
            25 - waiting[c] - sum(ward[c] for ward in here) - sum(zone[c] for zone in box) for c in range(4)
        ],
        stock=[35 - sum(held[p][c] for p in seats) for c in range(4)],
        hand=[
            19 - sum(stand[w][p] for w in range(15)) - (office[p] > 0) if p < players else 0 for p in seats
        ],
        office=office,
        office_mark=[int(office[p] > 0) for p in seats],
        mayor=office.index(1) if 1 in office else -1,
        slander_chips=[(slander_chips or {}).get(SEATS[p], 3) if p < players else 0 for p in seats],
        points=[(points or {}).get(SEATS[p], 0) for p in seats],
        locked=bits(locked),
        locks_left=2 - len(tuple(locked)),
        settle_ward=15,
    )
    put(state, **members)
    assert state.laws() == []
    made: Tammany = state
    return made


def election(players: int = 4, *, year: int = 4, **given: Any) -> Tammany:
    """The first choice of an election: the last turn of the term has just ended."""
    given.setdefault("garden", "")
    first = given.pop("first", "red")
    last = SEATS[(seat(first) - 1) % players]
    state = position(players, year=year, turn=last, first=first, place_done=1, **given)
    do(state, last, "end")
    return state


def chips(state: Tammany, who: str) -> str:
    """A seat's chips as letters: "ggw"."""
    return "".join(letter * n for letter, n in zip(LETTERS, state.chips[seat(who)]))


def cubes(state: Tammany, ward: int) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, state.cubes[INDEX[ward]]))


def bosses(state: Tammany, ward: int) -> dict[str, int]:
    return {SEATS[p]: n for p, n in enumerate(state.bosses[INDEX[ward]]) if n}


def hand(state: Tammany, who: str) -> int:
    """Bosses at hand."""
    return int(state.hand[seat(who)])


def points(state: Tammany) -> list[int]:
    return state.scores()


def winner(state: Tammany, ward: int) -> str | None:
    won = state.winner[INDEX[ward]]
    return SEATS[won] if won >= 0 else None


def office(state: Tammany, who: str) -> str:
    return OFFICES[state.office[seat(who)]]
