"""A round and its turns: MB-20 to MB-27, and the loading example."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.games.mob.printed import DISTRICTS
from backroom.games.mob.rules import N_START
from games.mob.positions import (
    car,
    do,
    end_round,
    last_turn,
    moves,
    position,
    refusal,
    rule,
    seen,
    stock,
    targets,
    there,
    warehouse,
    words,
)

ALL = [
    f"{row} {n}"
    for row in ("switch", "drive", "switch-drive", "mole", "crate", "attorney")
    for n in (1, 2, 3)
]


def rolled(black: int, white: int, **given: Any) -> Any:
    state = do(position(**given), "red", "roll")
    return do(state, "chance", f"die black {black}", f"die white {white}")


@rule("MB-20")
def test_turns_alternate_until_one_is_done_and_the_other_goes_on_alone() -> None:
    state = position(warehouse={"red": 1, "blue": 3})
    do(state, "red", "space switch 1")
    assert warehouse(state, "red") == 0
    assert seen(state)["seats"][0]["done"]
    do(state, "blue", "space drive 1")
    assert seen(state)["active"] == 1
    do(state, "blue", "space mole 1", "end")
    assert seen(state)["active"] == 1
    assert refusal(state, "red", "roll") == "error-not-your-turn"
    do(state, "blue", "roll")
    do(state, "chance", "die black 1", "die white 1")
    do(state, "blue", "load bronx")
    assert state.round == 2


@rule("MB-20")
def test_a_small_stock_gives_what_it_has() -> None:
    state = end_round(last_turn(men={"red": {"bronx": 30}, "blue": {"harlem": 40}}))
    assert state.round == 2
    assert [warehouse(state, name) for name in ("red", "blue")] == [13, 3]
    assert [stock(state, name) for name in ("red", "blue")] == [0, 0]


@rule("MB-20")
def test_who_gets_no_henchmen_is_done_for_the_round() -> None:
    state = end_round(last_turn(first="blue", men={"blue": {"harlem": 43}}))
    assert state.round == 2
    assert state.first == 1
    assert seen(state)["active"] == 0  # blue started, but has nobody
    # Without henchmen on either side the round is over as it begins.
    both = last_turn(men={"red": {"bronx": 42}, "blue": {"harlem": 43}}, attorney=1, round=2)
    do(end_round(both), "red", "decline")
    do(both, "blue", "start blue")
    assert seen(both)["active"] == 0  # the one henchman came back from the action board
    both = position(
        men={"red": {"bronx": 43}, "blue": {"harlem": 43}},
        warehouse={"red": 0, "blue": 0},
        turn="blue",
        attorney=1,
        node=N_START,
    )
    do(both, "blue", "start red")
    assert seen(both)["phase"] == "bonus"


@rule("MB-E1", "MB-21")
def test_the_loading_example() -> None:
    """Black 2 and white 3: two henchmen for the white-3 district, or three for the black-2 district."""
    state = rolled(2, 3)
    assert moves(state, "red") == ["load harlem", "load chinatown"]
    readings = {one["district"]: one for one in seen(state)["readings"]}
    assert (readings["chinatown"]["leave"], readings["harlem"]["leave"]) == (2, 3)
    assert car(do(state.clone(), "red", "load chinatown"), "red", "chinatown") == 2
    assert car(do(state, "red", "load harlem"), "red", "harlem") == 3


@rule("MB-21")
def test_step_1_is_optional_and_comes_first() -> None:
    state = position()
    assert words(state, "red") == {"roll", "space"}
    do(state, "red", "space mole 1")
    assert refusal(state, "red", "roll") == "MB-21-back"
    assert refusal(state, "red", "load bronx") == "MB-21-back"


@rule("MB-21")
def test_a_roll_must_be_used_and_is_made_once() -> None:
    state = rolled(1, 2)
    assert words(state, "red") == {"load"}
    assert refusal(state, "red", "space mole 1") == "MB-21-must"
    do(state, "red", "load bronx")
    assert words(state, "red") == {"space"}
    assert refusal(state, "red", "roll") == "MB-21-once"


@rule("MB-22")
def test_all_must_go_and_what_does_not_fit_is_lost() -> None:
    state = rolled(3, 2, cars={"red": {"kitchen": 2, "italy": 3}})
    assert seen(state)["readings"] == [
        {"move": "load kitchen", "die": "black", "district": "kitchen", "says": 2, "leave": 2, "fit": 1, "lost": 1, "car": 3,
         "left": 8},
        {"move": "load italy", "die": "white", "district": "italy", "says": 3, "leave": 3, "fit": 0, "lost": 3, "car": 3,
         "left": 7},
    ]  # fmt: skip
    full = do(state.clone(), "red", "load italy")
    assert (warehouse(full, "red"), car(full, "red", "italy")) == (7, 3)
    assert stock(full, "red") == 43 - 10 - 5 + 3
    do(state, "red", "load kitchen")
    assert (warehouse(state, "red"), car(state, "red", "kitchen")) == (8, 3)


@rule("MB-22", "MB-23")
def test_with_fewer_all_of_them_go_and_step_2_is_skipped() -> None:
    state = rolled(3, 3, warehouse={"red": 2, "blue": 5})
    assert {one["leave"] for one in seen(state)["readings"]} == {2}
    do(state, "red", "load kitchen")
    assert car(state, "red", "kitchen") == 2
    assert seen(state)["active"] == 1
    assert seen(state)["seats"][0]["done"]


@rule("MB-24")
def test_a_space_is_paid_even_if_nothing_can_be_done() -> None:
    state = do(position(), "red", "space switch 1")  # nobody sits in a car
    assert warehouse(state, "red") == 9
    assert seen(state)["active"] == 1


@rule("MB-24")
def test_free_spaces_that_can_be_paid() -> None:
    state = position(warehouse={"red": 2}, taken={"switch 1": "blue", "mole 2": "red"})
    free = targets(state, "red", "space")
    assert free == ["switch 2", "drive 1", "drive 2", "switch-drive 1", "mole 1", "crate 1", "attorney 1"]
    assert refusal(state, "red", "space switch 1") == "MB-24-taken"
    assert refusal(state, "red", "space mole 2") == "MB-24-taken"
    assert refusal(state, "red", "space drive 3") == "MB-24-cost"


@rule("MB-24")
def test_actions_in_either_order_both_one_or_none() -> None:
    one = do(position(cars={"red": {"harlem": 2}}), "red", "space drive 2", "drive harlem 2")
    assert words(one, "red") == {"expose", "end"}
    assert refusal(one, "red", "drive harlem 1") == "MB-24-done"
    do(one, "red", "expose bronx")
    assert seen(one)["active"] == 1
    other = do(position(cars={"red": {"harlem": 2}}), "red", "space drive 2", "expose bronx")
    assert words(other, "red") == {"drive", "end"}
    assert refusal(other, "red", "expose harlem") == "MB-24-done"
    do(other, "red", "drive harlem 1")
    assert seen(other)["active"] == 1
    none = do(position(cars={"red": {"harlem": 2}}), "red", "space drive 2")
    assert seen(none, "red")["warnings"] == [
        {"key": "mob-warning-undone", "facts": {"action": "drive"}},
        {"key": "mob-warning-undone", "facts": {"action": "expose"}},
    ]
    do(none, "red", "end")
    assert (car(none, "red", "harlem"), seen(none)["active"]) == (2, 1)


@rule("MB-24", "MB-27")
def test_what_one_action_does_can_make_the_other_possible() -> None:
    """The attorney can go no further and no district has a crate: nothing to take, until one is added."""
    state = position(attorney=4, crates={}, won={"blue": 12})
    do(state, "red", "space attorney 3")
    assert words(state, "red") == {"add", "end"}
    assert seen(state)["doing"]["main_is"] == "none"
    assert seen(state)["doing"]["icon_is"] == "open"
    do(state, "red", "add italy")
    assert moves(state, "red") == ["attorney italy", "end"]
    do(state, "red", "attorney italy")
    assert state.scores() == [1, 12]


@rule("MB-25")
def test_who_can_pay_for_nothing_is_done_after_loading() -> None:
    taken = dict.fromkeys(["switch 1", "drive 1", "mole 1"], "blue")
    state = rolled(1, 1, warehouse={"red": 2, "blue": 4}, taken=taken)
    do(state, "red", "load bronx")
    assert (warehouse(state, "red"), car(state, "red", "bronx")) == (0, 1)
    assert stock(state, "red") == 43 - 1
    assert seen(state)["active"] == 1


@rule("MB-25")
def test_who_can_pay_for_nothing_may_roll_or_go_home() -> None:
    taken = dict.fromkeys(["switch 1", "drive 1", "mole 1"], "blue")
    state = position(warehouse={"red": 1, "blue": 4}, taken=taken)
    assert moves(state, "red") == ["roll", "home"]
    do(state, "red", "home")
    assert (warehouse(state, "red"), stock(state, "red")) == (0, 43)
    assert refusal(position(), "red", "home") == "MB-25"


@rule("MB-25")
def test_no_space_is_free() -> None:
    taken = {text: ("red", "blue")[number % 2] for number, text in enumerate(ALL)}
    state = position(warehouse={"red": 5, "blue": 0}, taken=taken)
    assert moves(state, "red") == ["roll", "home"]
    do(state, "red", "home")
    assert state.round == 2


@rule("MB-26")
def test_henchmen_on_the_action_board_stay_to_the_end_of_the_round() -> None:
    state = do(position(warehouse={"red": 8, "blue": 2}), "red", "space mole 3", "end")
    do(state, "blue", "space drive 2", "end")
    assert [one["on_board"] for one in seen(state)["seats"]] == [3, 2]
    do(state, "red", "space crate 3", "end")
    assert [one["on_board"] for one in seen(state)["seats"]] == [7, 2]
    do(state, "red", "space switch 1")
    assert [one["on_board"] for one in seen(state)["seats"]] == [0, 0]


@rule("MB-26")
def test_henchmen_in_cars_are_not_in_the_district() -> None:
    state = position(cars={"red": {"harlem": 3}}, men={"red": {"harlem": 1}})
    assert seen(state)["districts"][1]["cars"] == [3, 0]
    assert seen(state)["districts"][1]["men"] == [1, 0]
    assert there(state, "red", "harlem") == 1


@rule("MB-27")
def test_what_cannot_be_done_is_passed_over() -> None:
    everyone = dict.fromkeys(["red", "blue"], DISTRICTS)
    for space in ("switch 1", "drive 1", "switch-drive 1"):  # cars empty
        assert seen(do(position(), "red", f"space {space}"))["active"] == 1
    state = do(position(exposed=everyone), "red", "space mole 2")  # no hidden mole on either side
    assert seen(state)["active"] == 1
    state = do(position(crates={}, won={"red": 12}), "red", "space crate 1")  # no crate on any district
    assert seen(state)["active"] == 1
    state = position(crates={"bronx": 30})  # none in stock
    do(state, "red", "space attorney 3")
    assert words(state, "red") == {"attorney", "end"}
    do(state, "red", "attorney")
    assert seen(state)["active"] == 1
    assert (
        refusal(do(position(crates={"bronx": 30}), "red", "space attorney 3"), "red", "add bronx")
        == "MB-27-stock"
    )


@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_taken_space_stays_taken_for_both(column: int) -> None:
    state = do(position(), "red", f"space mole {column}", "end")
    assert refusal(state, "blue", f"space mole {column}") == "MB-24-taken"
