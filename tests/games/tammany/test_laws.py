"""The laws see what they are for: each is broken once, alone."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from games.tammany.positions import INDEX, position, put, rule


def whole() -> Any:
    return position(cubes={14: "ggw", 6: "w"}, bosses={14: {"red": 2}}, chips={"red": "gg"}, locked=(6,))


@rule("TH-01", "TH-02", "TH-03")
@pytest.mark.parametrize(
    ("members", "law"),
    [
        ({"bag": [0, 0, 0, 0]}, "25 cubes a colour"),
        ({"garden": [1, 1, 1, 1]}, "25 cubes a colour"),
        ({"stock": [35, 35, 35, 35]}, "35 chips a colour"),
        ({"hand": [18, 19, 19, 19, 0]}, "20 bosses a player"),
        ({"office_mark": [1, 0, 0, 0, 0]}, "20 bosses a player"),
        ({"leader_mark": [1, 0, 0, 0]}, "20 bosses a player"),
        ({"points": [0, -1, 0, 0, 0]}, "nothing below zero"),
        ({"slander_chips": [3, 3, -1, 3, 0]}, "nothing below zero"),
        ({"has": [0, 0, 0, 0]}, "the books agree"),
        ({"in_play": 0}, "the books agree"),
        ({"many": 0}, "the books agree"),
        ({"on": [0, 0, 0, 0, 0]}, "the books agree"),
        ({"locks_left": 2}, "two locks"),
        ({"locked": 0}, "two locks"),
    ],
)
def test_a_broken_law_is_named(members: dict[str, Any], law: str) -> None:
    state = whole()
    assert state.laws() == []
    put(state, **members)
    assert state.laws() == [law]


def test_less_than_nothing_in_a_ward() -> None:
    state = whole()
    cubes = [list(row) for row in state.cubes]
    cubes[INDEX[14]][1] -= 2
    bag = list(state.bag)
    bag[1] += 2
    put(state, cubes=cubes, bag=bag)
    assert "nothing below zero" in state.laws()


def test_chance_has_no_choice_while_a_seat_acts() -> None:
    assert whole().legal_actions(CHANCE) == []
    assert whole().outcomes() == []


def test_outside_a_bid_nothing_is_hidden() -> None:
    """Everything is open but sealed bids: what a bag will give and where a zone's cubes go is not drawn yet."""
    for seat in range(-1, 4):
        assert whole().determinise(seat, Rng(1)) == whole()
