"""No colour is forgotten: what is said of cubes and chips holds for each of the four."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.state import CHANCE
from games.tammany.positions import (
    LETTERS,
    NAMES,
    SEATS,
    bosses,
    chips,
    cubes,
    do,
    election,
    position,
    rule,
    seat,
    targets,
    winner,
    words,
)

pytestmark = pytest.mark.parametrize(("letter", "name"), list(zip(LETTERS, NAMES)))


def others(letter: str, number: int) -> str:
    """So many of each other colour."""
    return "".join(f"{other}{number}" for other in LETTERS if other != letter)


@rule("TH-20", "TH-22")
def test_a_garden_with_one_cube_is_not_empty(letter: str, name: str) -> None:
    state = position(cubes={14: "g"}, garden=letter, place_done=1)
    do(state, "red", "end")
    assert state.actor() == seat("yellow")
    assert targets(state, "yellow", "cube") == [f"{name} 14"]
    do(state, "yellow", f"cube {name} 14")
    assert chips(state, "yellow") == letter
    assert words(state, "yellow") == {"boss"}
    do(state, "yellow", "boss 14", "end")
    assert state.actor() == CHANCE


@rule("TH-20")
def test_a_bag_with_one_cube_is_drawn(letter: str, name: str) -> None:
    state = position(5, cubes={14: others(letter, 25) + f"{letter}24"}, garden="", place_done=1)
    do(state, "red", "end")
    assert state.to_draw == 1
    assert [weight for _, weight in state.outcomes()] == [1]
    do(state, "chance", f"draw {name}")
    assert state.actor() == seat("yellow")


@rule("TH-24")
def test_the_garden_goes_back_before_an_election(letter: str, name: str) -> None:
    state = election(cubes={14: "g"}, garden=f"{letter}3")
    c = LETTERS.index(letter)
    assert (
        state.garden[c] + state.bag[c] + sum(row[c] for row in state.cubes) + sum(row[c] for row in state.box)
        == 25
    )


@rule("TH-05", "TH-31", "TH-57")
def test_a_stock_of_one_colour_can_be_chosen_from(letter: str, name: str) -> None:
    given: dict[str, Any] = {"cubes": {4: "g"}, "chips": {"black": others(letter, 35)}}
    deputy = position(offices={"red": "deputy"}, **given)
    assert targets(deputy, "red", "chip") == [name]
    assert chips(do(deputy, "red", f"chip {name}"), "red") == letter
    bonus = election(bosses={4: {"red": 1}}, **given)
    assert targets(bonus, "red", "chip") == [name]


@rule("TH-57")
def test_a_bag_of_one_colour_gives_a_bonus_cube(letter: str, name: str) -> None:
    full = {1: others(letter, 25) + letter}
    state = election(5, cubes=full, bosses={1: {"red": 1}})
    assert targets(state, "red", "bonus") == [f"{name} 1"]
    do(state, "red", f"bonus {name} 1")
    assert cubes(state, 1).count(letter) == 2


@rule("TH-32", "TH-34")
def test_police_and_chairman_move_every_colour(letter: str, name: str) -> None:
    state = position(cubes={14: letter * 2, 6: "g"}, offices={"red": "police"})
    assert targets(state, "red", "remove") == [f"{name} 14"]
    bag = state.bag[LETTERS.index(letter)]
    do(state, "red", f"remove {name} 14")
    assert state.bag[LETTERS.index(letter)] == bag + 1
    state = position(cubes={14: letter * 2, 6: "g"}, offices={"red": "chairman"})
    do(state, "red", f"move {name} 14 6")
    assert sorted(cubes(state, 6)) == sorted("g" + letter)


@rule("TH-41", "TH-42")
def test_slander_is_paid_in_every_colour(letter: str, name: str) -> None:
    state = position(
        cubes={14: letter, 8: letter}, bosses={ward: {"red": 1, "yellow": 1} for ward in (14, 8)}, chips={"red": letter * 3}
    )  # fmt: skip
    do(state, "red", f"slander yellow 14 {name}", "spread 8")
    assert chips(state, "red") == ""
    assert bosses(state, 14) == bosses(state, 8) == {"red": 1}


@rule("TH-52", "TH-54")
def test_bids_of_every_colour_are_votes(letter: str, name: str) -> None:
    state = election(
        cubes={14: letter},
        bosses={14: {"red": 1, "yellow": 2}},
        chips={"red": letter * 2 + others(letter, 3)},
    )
    do(state, "red", f"bid {name} 2")
    assert winner(state, 14) == "red"
    assert state.stock[LETTERS.index(letter)] == 35 - 3  # the bid is back, three are the leader's


@rule("TH-58", "TH-60")
def test_leaders_and_chips_of_every_colour(letter: str, name: str) -> None:
    state = election(3, cubes={14: letter, 6: others(letter, 1)}, bosses={14: {"purple": 1}})
    assert chips(state, "purple") == letter * 3
    # A tie of wards is broken by chips of whatever colour.
    tied = election(3, cubes={14: "g"}, chips={"yellow": letter})
    assert SEATS[tied.mayor] == "yellow"
    assert tied.mayor_step == 1


@rule("TH-70")
def test_the_most_chips_of_every_colour_score(letter: str, name: str) -> None:
    state = election(
        3, year=16, cubes={14: "g"}, slander_chips=dict.fromkeys(SEATS[:3], 0), chips={"red": letter * 2}
    )
    assert state.scores() == [2 + 3, 0, 0]
