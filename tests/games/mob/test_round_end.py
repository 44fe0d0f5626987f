"""The end of a round and of the game: MB-50 to MB-61."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.games.mob.printed import DISTRICTS
from games.mob.positions import (
    car,
    do,
    end_round,
    last_turn,
    moves,
    refusal,
    rule,
    seen,
    stock,
    there,
    warehouse,
    words,
)


@rule("MB-50")
def test_all_cars_drive() -> None:
    state = last_turn(
        attorney=1, cars={"red": {"harlem": 3, "italy": 1}, "blue": {"bronx": 2}}, men={"red": {"harlem": 1}}
    )
    end_round(state)
    assert seen(state)["phase"] == "bonus"
    assert [car(state, name, d) for name in ("red", "blue") for d in DISTRICTS] == [0] * 12
    assert (there(state, "red", "harlem"), there(state, "red", "italy"), there(state, "blue", "bronx")) == (
        4,
        1,
        2,
    )
    assert seen(state)["round_end"]["round"] == 1
    assert seen(state)["round_end"]["drove"]["harlem"] == [3, 0]
    assert seen(state)["round_end"]["lost"] is None


@rule("MB-51")
def test_each_part_of_the_bonus_may_be_declined() -> None:
    state = end_round(last_turn(attorney=3))
    assert seen(state, "red")["warnings"] == [{"key": "mob-warning-bonus", "facts": {"action": "expose"}}]
    assert refusal(state, "blue", "expose bronx") == "MB-51-other"
    do(state, "red", "decline", "decline")
    assert seen(state)["phase"] == "start"
    assert all(mole["hidden"] for mole in seen(state)["moles"])


@rule("MB-51", "MB-27")
def test_parts_of_the_bonus_that_cannot_be_done_are_passed_over() -> None:
    state = end_round(last_turn(attorney=4, exposed={"blue": DISTRICTS}))
    assert words(state, "red") == {"steal", "decline"}
    state = end_round(last_turn(attorney=4, exposed={"blue": DISTRICTS}, crates={}, won={"red": 12}))
    assert seen(state)["phase"] == "start"
    state = end_round(last_turn(attorney=2, crates={"bronx": 30}))
    assert seen(state)["phase"] == "start"


@rule("MB-51")
def test_at_the_centre_nobody_has_a_bonus() -> None:
    state = end_round(last_turn())
    assert state.round == 2
    assert seen(state)["phase"] == "roll"


@rule("MB-51")
def test_the_bonus_comes_after_the_third_round_too() -> None:
    state = end_round(last_turn(attorney=-4, round=3, men={"red": {"kitchen": 9}}))
    assert seen(state)["phase"] == "bonus"
    do(state, "blue", "decline", "steal kitchen")
    assert state.over
    assert state.scores()[1] >= 1


@rule("MB-52")
def test_shoot_out() -> None:
    state = last_turn(
        men={"red": {"harlem": 5, "italy": 2, "bronx": 3}, "blue": {"harlem": 3, "italy": 2, "kitchen": 4}}
    )
    end_round(state)
    assert [(there(state, "red", d), there(state, "blue", d)) for d in DISTRICTS] == [
        (3, 0), (2, 0), (0, 4), (0, 0), (0, 0), (0, 0),
    ]  # fmt: skip
    assert seen(state)["round_end"]["lost"] == {**dict.fromkeys(DISTRICTS, 0), "harlem": 3, "italy": 2}
    assert all(mole["hidden"] for mole in seen(state)["moles"])  # moles take no part
    assert stock(state, "blue") == 43 - 4 - 20


@rule("MB-53")
def test_the_action_board_is_cleared_and_henchmen_are_taken_again() -> None:
    state = end_round(last_turn(taken={"drive 3": "blue", "attorney 3": "red"}))
    assert state.round == 2
    assert [warehouse(state, name) for name in ("red", "blue")] == [20, 20]
    assert [stock(state, name) for name in ("red", "blue")] == [23, 23]
    assert all(space["owner"] is None for row in seen(state)["rows"] for space in row["spaces"])


@rule("MB-53")
@pytest.mark.parametrize(("attorney", "who", "other"), [(1, "blue", "red"), (-1, "red", "blue")])
@pytest.mark.parametrize("starts", ["red", "blue"])
def test_who_is_in_his_sights_says_who_starts(attorney: int, who: str, other: str, starts: str) -> None:
    state = end_round(last_turn(attorney=attorney))
    do(state, other, "decline")
    assert moves(state, who) == ["start red", "start blue"]
    assert refusal(state, who, "roll") == "MB-53-must"
    assert warehouse(state, who) == 20  # MB-20 comes before
    do(state, who, f"start {starts}")
    assert seen(state)["active"] == ("red", "blue").index(starts)
    assert seen(state)["first"] == ("red", "blue").index(starts)
    assert state.attorney == attorney  # he stays where he is


@rule("MB-53")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_at_the_centre_who_started_starts_again(first: str) -> None:
    state = end_round(last_turn(first=first))
    assert (state.round, seen(state)["active"]) == (2, ("red", "blue").index(first))


def ended(**given: Any) -> Any:
    given.setdefault("exposed", {"red": DISTRICTS, "blue": DISTRICTS})
    state = end_round(last_turn(round=3, **given))
    if seen(state)["phase"] == "bonus":
        do(state, ("red", "blue")[seen(state)["bonus"]["seat"]], "decline")
    assert state.over
    return state


@rule("MB-60")
def test_moles_count_and_the_higher_number_takes_the_crates() -> None:
    state = ended(
        moles={"red": "112233", "blue": "332211"},
        exposed={"red": ["brooklyn"], "blue": ["bronx"]},
        men={"red": {"kitchen": 1}, "blue": {"italy": 2, "brooklyn": 5}},
        won={"red": 1},
    )
    count = {row["district"]: row for row in seen(state)["final"]["districts"]}
    assert {name: tuple(row["total"]) for name, row in count.items()} == {
        "bronx": (1, 0), "harlem": (1, 3), "kitchen": (3, 2), "chinatown": (2, 2), "italy": (3, 3), "brooklyn": (0, 6),
    }  # fmt: skip
    assert [row["winner"] for row in count.values()] == [0, 1, 0, None, None, 1]
    assert [row["crates"] for row in count.values()] == [1, 2, 3, 3, 2, 1]
    assert state.scores() == [1 + 1 + 3, 2 + 1]
    assert seen(state)["final"]["before"] == [1, 0]
    assert [mole["value"] for mole in seen(state)["moles"]] == [1, 1, 2, 2, 3, 3, 3, 3, 2, 2, 1, 1]
    assert seen(state)["districts"][2]["least"] == seen(state)["districts"][2]["most"] == [3, 2]
    assert count["kitchen"]["moles"] == [2, 2]
    assert state.laws() == []


@rule("MB-61")
def test_most_crates_win() -> None:
    state = ended(men={"red": {"harlem": 1}, "blue": {"bronx": 1}}, attorney=-1)
    assert state.scores() == [2, 1]
    assert state.result() == [1.0, 0.0]
    assert state.ranks() == [1, 2]
    assert seen(state)["final"]["by"] == "crates"


@rule("MB-61")
@pytest.mark.parametrize(("attorney", "ranks"), [(1, [1, 2]), (3, [1, 2]), (-1, [2, 1]), (-4, [2, 1])])
def test_a_tie_goes_to_who_is_not_in_his_sights(attorney: int, ranks: list[int]) -> None:
    state = ended(
        men={"red": {"harlem": 1}, "blue": {"italy": 1}}, attorney=attorney, crates={"harlem": 2, "italy": 2}
    )
    if state.scores()[0] == state.scores()[1]:
        assert state.ranks() == ranks
        assert state.result() == [1.0 if rank == 1 else 0.0 for rank in ranks]
        assert seen(state)["final"]["by"] == "attorney"
    else:
        pytest.fail("not a tie")


@rule("MB-61")
def test_at_the_centre_a_tie_is_a_shared_win() -> None:
    state = ended(men={"red": {"harlem": 1}, "blue": {"italy": 1}})
    assert state.scores() == [2, 2]
    assert state.ranks() == [1, 1]
    assert state.result() == [0.5, 0.5]
    assert seen(state)["final"]["by"] == "shared"
    assert seen(state)["outcome"] == {"scores": [2, 2], "ranks": [1, 1], "shares": [0.5, 0.5]}


def test_nobody_acts_when_it_is_over() -> None:
    state = ended()
    assert state.pending() == ()
    assert state.legal_actions(0) == []
    assert refusal(state, "red", "roll") == "error-game-over"
