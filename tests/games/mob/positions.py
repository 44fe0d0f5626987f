"""Positions of MOB: Big Apple in the words of the rulebook, for tests.

A position is built by writing the State's bytes, so that it works compiled and plain alike. What is not named is worked
out, so that the laws hold: the stocks have the other henchmen and crates. Districts and seats go by their notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from backroom import games
from backroom.games.mob.printed import DISTRICTS, ROWS
from backroom.games.mob.rules import N_ROLL, Mob
from backroom.testing.positions import Scene

GAME = games.load("mob")
SEATS = GAME.colours
CRATES = {"bronx": 1, "harlem": 2, "kitchen": 3, "chinatown": 3, "italy": 2, "brooklyn": 1}

rule = pytest.mark.rule
SCENE = Scene("mob", Mob)
seat, put, do, seen = SCENE.seat, SCENE.put, SCENE.do, SCENE.view
moves, words, targets, refusal = SCENE.moves, SCENE.words, SCENE.targets, SCENE.refusal


def by_seat(given: Mapping[str, Any] | None, default: Any) -> list[Any]:
    return [(given or {}).get(name, default) for name in SEATS]


def by_district(given: Mapping[str, int] | None) -> list[int]:
    return [(given or {}).get(name, 0) for name in DISTRICTS]


def space_number(text: str) -> int:
    """``"drive 2"`` as the rules count it."""
    row, column = text.split()
    return ROWS.index(row) * 3 + int(column) - 1


def position(
    *,
    turn: str = "red",
    first: str | None = None,
    round: int = 1,
    attorney: int = 0,
    warehouse: Mapping[str, int] | None = None,
    cars: Mapping[str, Mapping[str, int]] | None = None,
    men: Mapping[str, Mapping[str, int]] | None = None,
    crates: Mapping[str, int] | None = None,
    won: Mapping[str, int] | None = None,
    taken: Mapping[str, str] | None = None,
    moles: Mapping[str, str] | None = None,
    places: Mapping[str, Mapping[str, str]] | None = None,
    exposed: Mapping[str, Iterable[str]] | None = None,
    data: Any = None,
    **members: Any,
) -> Mob:
    """Step 1 of a turn. ``attorney`` above 0 is on blue's side; ``moles`` are values in the districts' order; ``places``
    where those are that moved; ``taken`` spaces with their owners. ``members`` are written as they are, last.
    """
    state: Any = GAME.start(2, data=data)
    riding = [by_district(some) for some in by_seat(cars, None)]
    there = [by_district(some) for some in by_seat(men, None)]
    owner = [0] * 18
    for text, name in (taken or {}).items():
        owner[space_number(text)] = seat(name) + 1
    here = by_district(CRATES if crates is None else crates)
    boxes = by_seat(won, 0)
    have = by_seat(warehouse, 10)
    board = [sum(state.board.cost[s] for s in range(18) if owner[s] == p + 1) for p in range(2)]
    hidden = [63 - sum(1 << DISTRICTS.index(name) for name in some) for some in by_seat(exposed, ())]
    put(
        state,
        node=N_ROLL,
        turn=seat(turn),
        first=seat(first or turn),
        round=round,
        attorney=attorney,
        warehouse=have,
        cars=riding,
        men=there,
        crates=here,
        won=boxes,
        pile=30 - sum(here) - sum(boxes),
        owner=owner,
        stock=[43 - have[p] - sum(riding[p]) - sum(there[p]) - board[p] for p in range(2)],
        value=[[int(digit) for digit in text] for text in by_seat(moles, "112233")],
        put=[6, 6],
        hidden=hidden,
        place=[[DISTRICTS.index(some.get(name, name)) for name in DISTRICTS] for some in by_seat(places, {})],
    )
    put(state, **members)
    assert state.laws() == []
    made: Mob = state
    return made


def last_turn(**given: Any) -> Mob:
    """Red's last turn of a round: one henchman, one space to pay, and the round is over."""
    given.setdefault("warehouse", {"red": 1, "blue": 0})
    return position(**given)


def end_round(state: Mob) -> Mob:
    """Play the last turn: ``space mole 1`` and leave it undone."""
    do(state, "red", "space mole 1")
    if "end" in moves(state, "red"):
        do(state, "red", "end")
    return state


def car(state: Mob, who: str, district: str) -> int:
    return int(state.cars[seat(who)][DISTRICTS.index(district)])


def there(state: Mob, who: str, district: str) -> int:
    return int(state.men[seat(who)][DISTRICTS.index(district)])


def crates(state: Mob, district: str) -> int:
    return int(state.crates[DISTRICTS.index(district)])


def warehouse(state: Mob, who: str) -> int:
    return int(state.warehouse[seat(who)])


def stock(state: Mob, who: str) -> int:
    return int(state.stock[seat(who)])
