"""Main and secondary actions: MB-30 to MB-44."""

from __future__ import annotations

import itertools

import pytest

from backroom.games.mob.printed import DISTRICTS
from games.mob.positions import (
    car,
    crates,
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
    words,
)


@rule("MB-30")
def test_switch_cars() -> None:
    state = do(position(cars={"red": {"harlem": 3, "italy": 2}}), "red", "space switch 1")
    found = targets(state, "red", "switch")
    assert [text for text in found if text.startswith("harlem italy")] == [
        "harlem italy 1"
    ]  # no more than fit
    assert [text for text in found if text.startswith("harlem bronx")] == [
        f"harlem bronx {n}" for n in (1, 2, 3)
    ]
    assert not any(text.split()[0] not in ("harlem", "italy") for text in found)
    assert not any(text.startswith("italy harlem") for text in found)  # full
    assert refusal(state, "red", "switch harlem italy 2") == "MB-30-room"
    assert refusal(state, "red", "switch harlem harlem 1") == "MB-30-same"
    assert refusal(state, "red", "switch bronx harlem 1") == "MB-30-empty"
    assert refusal(state, "red", "switch italy bronx 3") == "MB-30-count"
    do(state, "red", "switch harlem bronx 2")
    assert [car(state, "red", name) for name in ("harlem", "bronx", "italy")] == [1, 2, 2]


@rule("MB-30", "MB-27")
def test_nobody_can_change_when_all_cars_are_full() -> None:
    full = {"red": dict.fromkeys(DISTRICTS, 3)}
    state = do(position(cars=full), "red", "space switch 2")
    assert words(state, "red") == {"shoot", "end"}
    assert refusal(state, "red", "switch bronx harlem 1") == "MB-30-full"
    # One seat free: only into that car, from any other.
    almost = {"red": {**dict.fromkeys(DISTRICTS, 3), "italy": 2}}
    state = do(position(cars=almost), "red", "space switch 1")
    assert targets(state, "red", "switch") == [f"{name} italy 1" for name in DISTRICTS if name != "italy"]


@rule("MB-31")
def test_drive() -> None:
    state = do(position(cars={"red": {"harlem": 3}}, men={"red": {"harlem": 1}}), "red", "space drive 1")
    assert targets(state, "red", "drive") == ["harlem 1", "harlem 2", "harlem 3"]
    assert refusal(state, "red", "drive bronx 1") == "MB-31-empty"
    do(state, "red", "drive harlem 2")
    assert (car(state, "red", "harlem"), there(state, "red", "harlem")) == (1, 3)
    short = do(position(cars={"red": {"harlem": 1}}), "red", "space drive 1")
    assert refusal(short, "red", "drive harlem 2") == "MB-31-count"


@rule("MB-32")
def test_switch_and_drive_both_or_neither() -> None:
    start = position(cars={"red": {"harlem": 2, "italy": 1}})
    state = do(start.clone(), "red", "space switch-drive 3")
    assert words(state, "red") == {"switch", "shoot", "end"}
    assert refusal(state, "red", "drive harlem 1") == "MB-32-first"
    do(state, "red", "switch harlem bronx 2")
    assert words(state, "red") == {"drive"}
    assert seen(state)["doing"]["must_drive"]
    assert seen(state)["doing"]["main_is"] == "begun"
    assert refusal(state, "red", "end") == "MB-32"
    assert refusal(state, "red", "shoot black") == "MB-32"  # the icon does not come between
    assert set(targets(state, "red", "drive")) == {"bronx 1", "bronx 2", "italy 1"}  # any car
    do(state, "red", "drive italy 1")
    assert there(state, "red", "italy") == 1
    assert words(state, "red") == {"shoot", "end"}
    assert refusal(state, "red", "drive bronx 1") == "MB-32-done"
    assert refusal(state, "red", "switch bronx harlem 1") == "MB-24-done"
    neither = do(start.clone(), "red", "space switch-drive 1", "end")
    assert car(neither, "red", "harlem") == 2
    shot_first = do(start.clone(), "red", "space switch-drive 3", "shoot black")
    do(shot_first, "chance", "die black 1")
    do(shot_first, "red", "switch harlem bronx 2", "drive bronx 2")
    assert seen(shot_first)["active"] == 1


@rule("MB-33")
def test_move_a_mole() -> None:
    state = position(places={"red": {"bronx": "harlem"}}, exposed={"red": ["italy"]})
    do(state, "red", "space mole 1")
    assert len(targets(state, "red", "mole")) == 5 * 5
    assert refusal(state, "red", "mole italy bronx") == "MB-33-gone"
    assert refusal(state, "red", "mole bronx harlem") == "MB-33-same"
    do(state, "red", "mole kitchen harlem")
    assert seen(state)["districts"][1]["moles"][0] == ["bronx", "harlem", "kitchen"]  # any number in one
    assert all(mole["hidden"] for mole in seen(state)["moles"][:6] if mole["first_in"] != "italy")


@rule("MB-34")
def test_move_a_crate() -> None:
    state = do(position(crates={"harlem": 2}), "red", "space crate 1")
    assert targets(state, "red", "crate") == [f"harlem {name}" for name in DISTRICTS if name != "harlem"]
    assert refusal(state, "red", "crate bronx harlem") == "MB-34-none"
    assert refusal(state, "red", "crate harlem harlem") == "MB-34-same"
    do(state, "red", "crate harlem bronx")
    assert (crates(state, "harlem"), crates(state, "bronx")) == (1, 1)


@rule("MB-35")
@pytest.mark.parametrize("who", ["red", "blue"])
def test_the_attorney_goes_towards_the_opponent(who: str) -> None:
    way = 1 if who == "red" else -1
    path = [-4, -3, -2, -1, 1, 2, 3, 4]  # the centre is only there at the start
    for at, then in [(0, 1), *itertools.pairwise(path)]:
        state = do(position(turn=who, attorney=way * at), who, "space attorney 1", "attorney")
        assert state.attorney == way * then
        shown = seen(state)["attorney"]
        assert shown["space"] == abs(then)
        assert shown["target"] == ((1 if who == "red" else 0) if then > 0 else (0 if who == "red" else 1))


@rule("MB-35")
def test_at_the_end_of_his_track_a_crate_is_taken() -> None:
    state = do(position(attorney=4, crates={"harlem": 2, "italy": 1}), "red", "space attorney 1")
    assert seen(state)["doing"]["takes_crate"]
    assert targets(state, "red", "attorney") == ["harlem", "italy"]
    assert refusal(state, "red", "attorney") == "MB-35-take"
    assert refusal(state, "red", "attorney bronx") == "MB-35-none"
    do(state, "red", "attorney harlem")
    assert (state.attorney, crates(state, "harlem"), state.scores()) == (4, 1, [1, 0])
    do(state, "blue", "space attorney 2")  # for blue he is not at the end
    assert refusal(state, "blue", "attorney harlem") == "MB-35-push"
    do(state, "blue", "attorney")
    assert state.attorney == 3


@rule("MB-40")
def test_add_a_crate() -> None:
    state = do(position(), "red", "space mole 3")
    assert targets(state, "red", "add") == list(DISTRICTS)
    do(state, "red", "add bronx")
    assert crates(state, "bronx") == 2
    assert seen(state)["crates_left"] == 17


@rule("MB-41")
def test_expose_a_mole() -> None:
    state = position(moles={"blue": "112233"}, places={"blue": {"brooklyn": "harlem"}})
    do(state, "red", "space mole 2", "expose brooklyn")
    mole = seen(state)["moles"][6 + 5]
    assert (mole["value"], mole["hidden"], mole["exposed"], mole["district"]) == (3, False, True, "harlem")
    assert there(state, "blue", "harlem") == 3
    assert stock(state, "blue") == 43 - 10 - 3
    assert refusal(state, "red", "expose brooklyn") == "MB-24-done"
    do(state, "red", "end")
    do(state, "blue", "space mole 1")
    assert refusal(state, "blue", "mole brooklyn bronx") == "MB-33-gone"


@rule("MB-41")
def test_only_as_many_come_as_the_stock_has() -> None:
    state = position(men={"blue": {"bronx": 42}}, warehouse={"blue": 0})
    do(state, "red", "space mole 2", "expose brooklyn")
    assert (there(state, "blue", "brooklyn"), stock(state, "blue")) == (1, 0)


@rule("MB-41")
def test_the_exposed_fight_in_the_next_shoot_out() -> None:
    state = last_turn(attorney=1, men={"red": {"brooklyn": 2}}, moles={"blue": "112233"})
    do(end_round(state), "red", "expose brooklyn")
    assert (there(state, "red", "brooklyn"), there(state, "blue", "brooklyn")) == (0, 1)
    assert seen(state)["round_end"]["lost"]["brooklyn"] == 2


@rule("MB-42")
def test_shoot() -> None:
    state = position(
        cars={"red": {"harlem": 2}, "blue": {"harlem": 3, "bronx": 1}}, men={"blue": {"harlem": 1}}
    )
    do(state, "red", "space switch 2")
    assert targets(state, "red", "shoot") == ["black", "white"]
    do(state, "red", "shoot black")
    assert seen(state)["shot"] == {"die": "black", "face": None, "district": None, "hit": None}
    assert [weight for _, weight in state.outcomes()] == [2, 2, 2]
    assert refusal(state, "red", "end") == "MB-42"
    do(state, "chance", "die black 2")
    assert seen(state)["shot"] == {"die": "black", "face": 2, "district": "harlem", "hit": 3}
    assert (car(state, "blue", "harlem"), there(state, "blue", "harlem")) == (0, 1)
    assert car(state, "red", "harlem") == 2  # never one's own
    assert stock(state, "blue") == 43 - 10 - 1 - 1
    assert words(state, "red") == {"switch", "end"}


@rule("MB-42")
def test_shooting_without_a_target_is_allowed() -> None:
    state = do(position(), "red", "space drive 3")
    assert words(state, "red") == {"shoot", "end"}
    do(state, "red", "shoot white")
    do(state, "chance", "die white 1")
    assert seen(state)["shot"]["hit"] == 0
    assert seen(state)["active"] == 1


@rule("MB-43")
def test_the_attorney_as_a_secondary_action() -> None:
    state = do(position(), "red", "space crate 2")
    assert words(state, "red") == {"crate", "attorney", "end"}
    do(state, "red", "attorney")
    assert state.attorney == 1
    assert words(state, "red") == {"crate", "end"}
    far = do(position(attorney=4), "red", "space crate 2")
    assert seen(far)["doing"]["takes_crate"]
    do(far, "red", "attorney kitchen")
    assert (far.attorney, far.scores()) == (4, [1, 0])


@rule("MB-44", "MB-51")
def test_steal_a_crate_only_as_a_bonus() -> None:
    assert refusal(do(position(), "red", "space crate 1"), "red", "steal bronx") == "MB-44"
    state = do(end_round(last_turn(attorney=4, crates={"harlem": 2})), "red", "decline")
    assert moves(state, "red") == ["steal harlem", "decline"]
    assert refusal(state, "red", "steal bronx") == "MB-44-none"
    do(state, "red", "steal harlem")
    assert (crates(state, "harlem"), state.scores()) == (1, [1, 0])
