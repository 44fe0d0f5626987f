"""A year and its turns: TH-20 to TH-26."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.state import CHANCE
from backroom.games.tammany.rules import N_DRAW, N_TURN
from games.tammany.positions import (
    ORDER,
    bosses,
    chips,
    cubes,
    do,
    hand,
    moves,
    position,
    refusal,
    rule,
    seat,
    targets,
    words,
)


@rule("TH-20")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_empty_castle_garden_is_filled_before_the_turn(players: int) -> None:
    state = position(players, cubes={14: "g"}, garden="", place_done=1)
    do(state, "red", "end")
    assert state.actor() == CHANCE
    assert state.to_draw == players + 2
    # Weights are what is in the bag.
    assert [weight for _, weight in state.outcomes()] == [left for left in state.bag if left]
    do(state, "chance", *["draw green"] * (players + 1))
    assert state.actor() == CHANCE
    do(state, "chance", "draw blue")
    assert state.garden == [players + 1, 0, 0, 1]
    assert state.actor() == seat("yellow")


@rule("TH-20")
def test_a_garden_with_cubes_is_not_filled() -> None:
    state = position(cubes={14: "g"}, garden="b", place_done=1)
    do(state, "red", "end")
    assert state.actor() == seat("yellow")
    assert state.garden == [0, 0, 0, 1]


@rule("TH-20")
def test_a_bag_with_fewer_cubes_gives_all_of_them_and_an_empty_one_nothing() -> None:
    nearly = position(5, cubes={14: "g25w25o25b23"}, garden="", place_done=1)
    do(nearly, "red", "end")
    assert nearly.to_draw == 2
    do(nearly, "chance", "draw blue", "draw blue")
    assert nearly.node == N_TURN
    empty = position(5, cubes={14: "g25w25o25b25"}, garden="", place_done=1)
    do(empty, "red", "end")
    assert empty.node == N_TURN
    assert words(empty, "yellow") == {"boss"}


def turn(**given: Any) -> Any:
    """A turn in which red can use an office, place and slander."""
    return position(
        cubes={14: "gg", 8: "gg"},
        bosses={14: {"red": 1, "yellow": 2}, 8: {"red": 1, "yellow": 1}},
        chips={"red": "gggg"},
        offices={"red": "deputy", "black": "mayor"},
        **given,
    )


@rule("TH-21")
def test_three_parts_in_any_order_each_at_most_once() -> None:
    parts = {
        "office": ["chip blue"],
        "place": ["boss 14", "boss 8"],
        "slander": ["slander yellow 14 green"],
    }
    for order in (
        ("office", "place", "slander"),
        ("slander", "office", "place"),
        ("place", "slander", "office"),
    ):
        state = turn()
        for part in order:
            do(state, "red", *parts[part])
        assert words(state, "red") == {"end"} | ({"spread"} if order[-1] == "slander" else set())
        assert refusal(state, "red", "chip blue") == "TH-21"
        assert refusal(state, "red", "boss 14") == "TH-22-two"
        assert refusal(state, "red", "slander yellow 14 green") == "TH-40-done"


@rule("TH-21")
def test_nothing_comes_between_the_two_pieces() -> None:
    for first in ("boss 14", "cube green 14"):
        state = turn()
        do(state, "red", first)
        assert words(state, "red") == ({"boss", "cube"} if first == "boss 14" else {"boss"})
        assert refusal(state, "red", "chip blue") == "TH-21-begun"
        assert refusal(state, "red", "slander yellow 14 green") == "TH-21-begun"
        assert refusal(state, "red", "end") == "TH-26-half"


@rule("TH-21")
def test_office_and_slander_are_never_asked_for() -> None:
    state = turn()
    do(state, "red", "boss 14", "boss 14")
    assert words(state, "red") == {"chip", "slander", "end"}
    do(state, "red", "end")
    assert state.turn == seat("yellow")
    assert state.office_done == 0


@rule("TH-22")
def test_two_bosses_in_the_same_or_different_wards() -> None:
    state = position(cubes={14: "g", 6: "w"})
    same = do(state.clone(), "red", "boss 14", "boss 14")
    assert bosses(same, 14) == {"red": 2}
    other = do(state.clone(), "red", "boss 14", "boss 6")
    assert bosses(other, 14) == bosses(other, 6) == {"red": 1}
    assert hand(other, "red") == 17
    assert refusal(other, "red", "boss 6") == "TH-22-two"


@rule("TH-22")
def test_a_boss_and_a_cube_in_either_order_with_its_chip() -> None:
    state = position(cubes={14: "g", 6: "w"}, garden="ob")
    one = do(state.clone(), "red", "boss 14", "cube orange 6")
    two = do(state.clone(), "red", "cube orange 6", "boss 14")
    assert (cubes(one, 6), bosses(one, 14), chips(one, "red")) == ("wo", {"red": 1}, "o")
    assert (one.cubes, one.bosses, one.chips) == (two.cubes, two.bosses, two.chips)
    assert one.garden == [0, 0, 0, 1]
    assert one.stock[2] == 34
    assert refusal(state, "red", "cube green 6") == "TH-22-colour"
    assert refusal(do(state, "red", "cube blue 14"), "red", "cube orange 6") == "TH-22-second-cube"
    do(state, "red", "boss 14")
    assert (cubes(state, 14), bosses(state, 14)) == ("gb", {"red": 1})


@rule("TH-22")
def test_with_castle_garden_empty_only_bosses() -> None:
    state = position(cubes={14: "g25w25o25b25"}, garden="")
    assert words(state, "red") == {"boss"}
    assert refusal(state, "red", "cube green 14") == "TH-22-empty"


@rule("TH-23")
def test_only_wards_in_play_and_not_locked_take_pieces_without_limit() -> None:
    state = position(cubes={14: "g24", 6: "w", 4: "o"}, bosses={14: {"red": 17}}, locked=(6,))
    assert targets(state, "red", "boss") == ["4", "14"]
    assert refusal(state, "red", "boss 6") == "TH-23"
    assert refusal(state, "red", "cube white 6") == "TH-23"
    do(state, "red", "boss 14", "cube green 14")
    assert bosses(state, 14) == {"red": 18}
    assert cubes(state, 14) == "g" * 25


@rule("TH-24")
@pytest.mark.parametrize("year", range(1, 17))
def test_an_election_after_the_fourth_year_of_a_term(year: int) -> None:
    state = position(5, year=year, turn="brown", first="red", cubes={14: "g"}, garden="wob", place_done=1)
    bag = list(state.bag)
    do(state, "brown", "end")
    if year in (4, 8, 12, 16):
        assert state.winner[5] == -1  # held; nobody took part
        back = [a + b for a, b in zip(bag, [0, 1, 1, 1])]
        assert back == [a + b for a, b in zip(state.bag, state.garden)]
        assert sum(state.garden) == 0
    else:
        assert state.winner[5] == -2
        assert state.year == year + 1
        assert state.turn == seat("red")
        assert state.garden == [0, 1, 1, 1]


@rule("TH-25")
def test_with_one_boss_left_a_cube_goes_with_it() -> None:
    state = position(cubes={14: "g"}, bosses={14: {"red": 18}})
    assert hand(state, "red") == 1
    do(state, "red", "boss 14")
    assert words(state, "red") == {"cube"}
    assert refusal(state, "red", "boss 14") == "TH-25"
    assert refusal(state, "red", "end") == "TH-26-half"
    do(state, "red", "cube white 14")
    assert words(state, "red") == {"end"}


@rule("TH-25")
def test_with_one_boss_and_no_cube_it_goes_alone() -> None:
    state = position(cubes={14: "g25w25o25b25"}, garden="", bosses={14: {"red": 18}})
    do(state, "red", "boss 14")
    assert words(state, "red") == {"end"}
    assert refusal(state, "red", "boss 14") == "TH-21"


@rule("TH-25")
def test_without_bosses_one_cube_with_its_chip() -> None:
    state = position(cubes={14: "g"}, bosses={14: {"red": 19}})
    assert words(state, "red") == {"cube"}
    assert refusal(state, "red", "boss 14") == "TH-25"
    do(state, "red", "cube white 14")
    assert chips(state, "red") == "w"
    assert words(state, "red") == {"end"}


@rule("TH-25")
def test_with_neither_the_part_is_skipped() -> None:
    state = position(cubes={14: "g25w25o25b25"}, garden="", bosses={14: {"red": 19}})
    assert moves(state, "red") == ["end"]
    assert refusal(state, "red", "boss 14") == "TH-25-nothing"
    assert refusal(state, "red", "cube green 14") == "TH-22-empty"
    do(state, "red", "end")
    assert state.turn == seat("yellow")


@rule("TH-26")
def test_the_turn_ends_when_the_player_says_so_and_only_after_placing() -> None:
    state = turn()
    assert refusal(state, "red", "end") == "TH-26"
    do(state, "red", "chip blue")
    assert refusal(state, "red", "end") == "TH-26"
    do(state, "red", "boss 14", "boss 14")
    assert state.turn == seat("red")
    do(state, "red", "end")
    assert state.turn == seat("yellow")


@rule("TH-26")
@pytest.mark.parametrize("other", [["chip blue"], ["boss 14", "boss 14"], ["cube green 8", "boss 14"]])
def test_another_part_after_the_first_slander_gives_up_the_second(other: list[str]) -> None:
    state = turn()
    do(state, "red", "slander yellow 14 green")
    assert targets(state, "red", "spread") == ["8"]
    do(state, "red", other[0])
    assert "spread" not in words(state, "red")
    do(state, "red", *other[1:])
    assert "spread" not in words(state, "red")
    assert refusal(state, "red", "spread 8") == "TH-26-slander"


def test_play_goes_round_from_the_first_player() -> None:
    """Clockwise; a year ends with the seat before the first player."""
    state = position(5, cubes=dict.fromkeys(ORDER, "g"), turn="black", garden="w7", year=5)
    seen = []
    for _ in range(5):
        name = ("red", "yellow", "purple", "black", "brown")[state.turn]
        seen.append((name, state.year))
        do(state, name, "boss 14", "boss 14", "end")
    assert seen == [("black", 5), ("brown", 5), ("red", 5), ("yellow", 5), ("purple", 5)]
    assert (state.turn, state.year) == (seat("black"), 6)
    assert state.node != N_DRAW
