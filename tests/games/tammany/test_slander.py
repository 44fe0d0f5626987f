"""Slander: TH-40 to TH-44 and the example TH-E1."""

from __future__ import annotations

from typing import Any

import pytest

from games.tammany.positions import (
    bosses,
    chips,
    do,
    election,
    hand,
    position,
    put,
    refusal,
    rule,
    targets,
    words,
)


def slander_turn(**given: Any) -> Any:
    given.setdefault("cubes", {14: "go", 8: "go", 6: "w"})
    given.setdefault(
        "bosses", {14: {"red": 1, "yellow": 2}, 8: {"red": 1, "yellow": 1, "purple": 1}, 6: {"yellow": 1}}
    )
    given.setdefault("chips", {"red": "gggo"})
    return position(**given)


@rule("TH-40")
@pytest.mark.parametrize(
    ("year", "allowed"), [(1, False), (4, False), (5, True), (8, True), (9, True), (16, True)]
)
def test_slander_from_the_second_term_on(year: int, allowed: bool) -> None:
    state = slander_turn(year=year)
    assert ("slander" in words(state, "red")) == allowed
    if not allowed:
        assert refusal(state, "red", "slander yellow 14 green") == "TH-40"


@rule("TH-40")
def test_one_slander_a_player_and_term() -> None:
    state = slander_turn(year=6, slandered=[1, 0, 0, 0, 0])
    assert "slander" not in words(state, "red")
    assert refusal(state, "red", "slander yellow 14 green") == "TH-40-done"
    state = election(5, year=8, cubes={14: "g"}, bosses={14: {"red": 1}}, slandered=[1, 1, 0, 0, 0])
    assert state.slandered == [0] * 5


@rule("TH-41")
def test_the_first_action() -> None:
    state = slander_turn()
    assert targets(state, "red", "slander") == [
        "yellow 14 green", "yellow 14 orange", "yellow 8 green", "yellow 8 orange", "purple 8 green", "purple 8 orange",
    ]  # fmt: skip
    assert refusal(state, "red", "slander yellow 6 white") == "TH-41-own"
    assert refusal(state, "red", "slander purple 14 green") == "TH-41-target"
    assert refusal(state, "red", "slander red 14 green") == "TH-40-self"
    assert refusal(state, "red", "slander yellow 14 white") == "TH-41-colour"
    stock, mine = state.stock[0], hand(state, "yellow")
    do(state, "red", "slander yellow 14 green")
    assert bosses(state, 14) == {"red": 1, "yellow": 1}
    assert hand(state, "yellow") == mine + 1
    assert chips(state, "red") == "ggo"
    assert state.stock[0] == stock + 1
    assert state.slander_chips[:4] == [2, 3, 3, 3]


@rule("TH-41")
def test_even_the_last_boss_there_goes() -> None:
    state = do(slander_turn(), "red", "slander purple 8 orange")
    assert bosses(state, 8) == {"red": 1, "yellow": 1}


@rule("TH-41")
def test_without_the_chips_there_is_no_slander() -> None:
    state = slander_turn(chips={"red": "o"})
    assert refusal(state, "red", "slander yellow 14 green") == "TH-41-favour"
    none_left = slander_turn(slander_chips={"red": 0})
    assert "slander" not in words(none_left, "red")
    assert refusal(none_left, "red", "slander yellow 14 green") == "TH-41-slander-chip"
    poor = slander_turn(chips={"red": "wb"})
    assert "slander" not in words(poor, "red")


@rule("TH-42")
def test_the_second_action() -> None:
    state = do(slander_turn(), "red", "slander yellow 14 green")
    assert targets(state, "red", "spread") == ["8"]
    stock = state.stock[0]
    do(state, "red", "spread 8")
    assert bosses(state, 8) == {"red": 1, "purple": 1}
    assert chips(state, "red") == "o"
    assert state.stock[0] == stock + 2
    assert state.slander_chips[0] == 2  # no second slander chip


@rule("TH-42")
def test_what_the_second_action_needs() -> None:
    state = do(slander_turn(), "red", "slander yellow 14 green")
    assert refusal(state, "red", "spread 2") == "TH-42-adjacent"
    assert refusal(state, "red", "spread 14") == "TH-42-adjacent"
    assert refusal(state, "red", "spread 6") == "TH-42-colour"
    assert refusal(state, "red", "spread 15") == "TH-42-colour"
    short = do(slander_turn(), "red", "slander yellow 14 orange")
    assert "spread" not in words(short, "red")
    assert refusal(short, "red", "spread 8") == "TH-42-chips"
    other = do(slander_turn(), "red", "slander purple 8 green")
    assert refusal(other, "red", "spread 14") == "TH-42-target"  # the same target, not yellow
    assert refusal(slander_turn(), "red", "spread 14") == "TH-42"


@rule("TH-43")
def test_the_second_ward_needs_an_own_boss_unless_the_table_says_otherwise() -> None:
    given: dict[str, Any] = {"bosses": {14: {"red": 1, "yellow": 2}, 8: {"yellow": 1}}}
    state = do(slander_turn(**given), "red", "slander yellow 14 green")
    assert "spread" not in words(state, "red")
    assert refusal(state, "red", "spread 8") == "TH-43"
    free = do(slander_turn(**given, options={"spread_needs_boss": False}), "red", "slander yellow 14 green")
    assert targets(free, "red", "spread") == ["8"]
    assert bosses(do(free, "red", "spread 8"), 8) == {}


@rule("TH-44")
def test_no_third_action_and_where_the_chips_go() -> None:
    given: dict[str, Any] = {
        "cubes": {14: "g", 8: "g", 5: "g"},
        "bosses": {14: {"red": 1, "yellow": 1}, 8: {"red": 1, "yellow": 1}, 5: {"red": 1, "yellow": 1}},
        "chips": {"red": "g9"},
    }
    state = do(slander_turn(**given), "red", "slander yellow 14 green", "spread 8")
    assert "spread" not in words(state, "red")
    assert refusal(state, "red", "spread 5") == "TH-44"
    assert state.stock[0] == 35 - 6  # three of nine chips are back
    # Slander chips are out of the game: no law asks where they are, they can only become fewer.
    assert state.slander_chips[:4] == [2, 3, 3, 3]
    do(state, "red", "boss 14", "boss 14", "end")
    assert state.slander_step == 0


@rule("TH-E1", "TH-42")
def test_the_example_of_the_rulebook() -> None:
    """Red slanders yellow in ward 8 with a German chip, then in 14 with two; 5 has no German, 10 does not touch 8."""
    state = position(
        5, cubes={8: "og", 14: "ow", 5: "g", 10: "o"},
        bosses={ward: {"red": 1, "yellow": 2} for ward in (8, 14, 5, 10)}, chips={"red": "ooo"},
    )  # fmt: skip
    do(state, "red", "slander yellow 8 orange")
    assert targets(state, "red", "spread") == ["14"]
    assert refusal(state, "red", "spread 5") == "TH-42-colour"
    assert refusal(state, "red", "spread 10") == "TH-42-adjacent"
    do(state, "red", "spread 14")
    assert [bosses(state, ward)["yellow"] for ward in (8, 14, 5, 10)] == [1, 1, 2, 2]
    assert chips(state, "red") == ""
    assert state.slander_chips[0] == 2


def test_a_slander_of_an_earlier_turn_cannot_spread() -> None:
    state = do(slander_turn(turn="red"), "red", "boss 14", "boss 14", "slander yellow 14 green", "end")
    assert state.turn == 1
    assert "spread" not in words(state, "yellow")
    put(state, turn=0, slandered=[1, 0, 0, 0, 0])
    assert refusal(state, "red", "spread 8") == "TH-42"
