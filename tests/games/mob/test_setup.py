"""Components, board and set-up: MB-01 to MB-12."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.state import CHANCE
from backroom.games.mob.printed import DISTRICTS, printed
from games.mob.positions import (
    CRATES,
    GAME,
    crates,
    do,
    end_round,
    last_turn,
    moves,
    position,
    put,
    refusal,
    rule,
    seen,
    stock,
    targets,
    there,
    warehouse,
    words,
)

NAMED = {
    ("black", 1): "bronx",
    ("black", 2): "harlem",
    ("black", 3): "kitchen",
    ("white", 3): "chinatown",
    ("white", 2): "italy",
    ("white", 1): "brooklyn",
}


def start() -> Any:
    return GAME.start(2)


def opening() -> Any:
    return do(do(start(), "red", "moles 1 1 2 2 3 3"), "blue", "moles 3 3 2 2 1 1")


@rule("MB-01")
def test_each_face_of_a_die_names_a_district() -> None:
    assert {(d.die, d.face): d.name for d in printed().districts} == NAMED
    assert printed().dice == ((1, 1, 2, 2, 3, 3),) * 2
    for (die, face), district in NAMED.items():
        other = "white" if die == "black" else "black"
        state = do(position(), "red", "roll")
        for name in ("black", "white"):
            do(state, "chance", f"die {name} {face if name == die else 1}")
        do(state, "red", f"load {district}")
        assert seen(state)["seats"][0]["riding"] == 1, (die, other)


@rule("MB-01")
def test_the_three_faces_of_a_die_are_alike() -> None:
    state = do(position(), "red", "roll")
    assert [weight for _, weight in state.outcomes()] == [2, 2, 2]
    do(state, "chance", "die black 3")
    assert [weight for _, weight in state.outcomes()] == [2, 2, 2]
    assert seen(state)["dice"] == {"black": 3, "white": None}


@rule("MB-02", "MB-20")
def test_43_henchmen_of_which_20_are_taken() -> None:
    state = opening()
    assert [stock(state, name) for name in ("red", "blue")] == [43, 43]
    do(state, "chance", "die black 3", "die white 3", "die black 1", "die white 1")
    assert [stock(state, name) for name in ("red", "blue")] == [23, 23]
    assert [warehouse(state, name) for name in ("red", "blue")] == [20, 20]


@rule("MB-03", "MB-10")
def test_crates_of_the_set_up() -> None:
    state = start()
    assert {name: crates(state, name) for name in DISTRICTS} == CRATES
    assert seen(state)["crates_left"] == 30 - 12
    assert seen(state)["attorney"]["target"] is None
    assert seen(state)["attorney"]["space"] == 0


@rule("MB-04")
def test_six_moles_two_of_each_value() -> None:
    state = start()
    assert len(moves(state, "red")) == 90  # 6! / (2! 2! 2!)
    assert {"".join(sorted(text.split(" ", 1)[1])).strip() for text in moves(state, "red")} == {"112233"}
    assert refusal(state, "red", "moles 1 1 1 2 2 3") == "MB-04"
    assert refusal(state, "red", "moles 3 3 3 2 2 1") == "MB-04"


@rule("MB-05")
def test_a_car_for_every_district_with_three_seats() -> None:
    state = position(cars={"red": dict.fromkeys(DISTRICTS, 2)})
    do(state, "red", "roll")
    do(state, "chance", "die black 3", "die white 3")
    do(state, "red", "load kitchen")
    assert [district["cars"] for district in seen(state)["districts"]] == [[2, 0]] * 2 + [[3, 0]] + [
        [2, 0]
    ] * 3


COSTS = {
    "switch": [1, 2, 3],
    "drive": [1, 2, 3],
    "switch-drive": [2, 3, 4],
    "mole": [1, 2, 3],
    "crate": [2, 4, 4],
    "attorney": [2, 3, 4],
}
ICONS = {
    "switch": [None, "shoot", "add"],
    "drive": [None, "expose", "shoot"],
    "switch-drive": [None, None, "shoot"],
    "mole": [None, "expose", "add"],
    "crate": [None, "attorney", "expose"],
    "attorney": [None, "shoot", "add"],
}
MAIN_WORD = {"switch-drive": "switch"}


@rule("MB-06")
@pytest.mark.parametrize("row", COSTS)
@pytest.mark.parametrize("column", [1, 2, 3])
def test_every_space_of_the_action_board(row: str, column: int) -> None:
    state = position(cars={"red": {"harlem": 1}})
    do(state, "red", f"space {row} {column}")
    assert warehouse(state, "red") == 10 - COSTS[row][column - 1]
    icon = ICONS[row][column - 1]
    wanted = {MAIN_WORD.get(row, row), "end"} | ({icon} if icon else set())
    assert words(state, "red") == wanted
    shown = next(one for one in seen(state)["rows"] if one["action"] == row)["spaces"][column - 1]
    assert shown == {"column": column, "cost": COSTS[row][column - 1], "icon": icon, "owner": 0}
    assert seen(state)["doing"]["row"] == row
    assert seen(state)["doing"]["icon"] == icon


@rule("MB-07", "MB-51")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
@pytest.mark.parametrize("side", [1, -1])
def test_the_bonus_of_every_space_of_the_track(space: int, side: int) -> None:
    parts = [["expose"], ["add"], ["expose", "add"], ["expose", "steal"]][space - 1]
    state = end_round(last_turn(attorney=side * space))
    who = "red" if side > 0 else "blue"  # he is on the other one's side
    assert seen(state)["attorney"]["winner"] == (0 if side > 0 else 1)
    for number, part in enumerate(parts):
        assert seen(state)["bonus"] == {"seat": 0 if side > 0 else 1, "parts": parts, "part": number + 1}
        assert words(state, who) == {part, "decline"}
        do(state, who, f"{part} kitchen")
    assert seen(state)["phase"] == "start"


@rule("MB-08")
def test_a_mole_keeps_its_name_when_it_moves() -> None:
    state = do(position(moles={"red": "123123"}), "red", "space mole 1", "mole harlem brooklyn")
    assert seen(state)["districts"][5]["moles"][0] == ["harlem", "brooklyn"]
    do(state, "blue", "space drive 2")
    assert "harlem" in targets(state, "blue", "expose")
    do(state, "blue", "expose harlem")
    assert there(state, "red", "brooklyn") == 2
    assert there(state, "red", "harlem") == 0


@rule("MB-11")
def test_moles_are_put_down_in_secret_and_at_the_same_time() -> None:
    state = start()
    assert state.pending() == (0, 1)
    do(state, "blue", "moles 3 3 2 2 1 1")
    assert state.pending() == (0,)
    assert seen(state, "red")["your_moles"] is None
    assert seen(state, "blue")["your_moles"]["bronx"] == 3
    assert [one["choice"] for one in seen(state, "red")["seats"]] == ["thinking", "locked"]
    assert all(mole["value"] is None for mole in seen(state, "red")["moles"])
    assert all(district["moles"] == [[], []] for district in seen(state, "red")["districts"])
    do(state, "red", "moles 1 2 3 1 2 3")
    assert seen(state)["phase"] == "opening"
    assert [district["moles"] for district in seen(state)["districts"]] == [
        [[name], [name]] for name in DISTRICTS
    ]


@rule("MB-11")
def test_moles_can_be_taken_back_until_the_other_is_done() -> None:
    state = do(start(), "red", "moles 1 1 2 2 3 3")
    before = start()
    assert seen(state, "red")["can_retract"]
    assert not seen(state, "blue")["can_retract"]
    assert refusal(state, "blue", "retract") == "MB-11-retract"
    assert refusal(state, "red", "moles 1 1 2 2 3 3") == "MB-11-chosen"
    do(state, "red", "retract")
    assert state == before
    do(state, "red", "moles 3 3 2 2 1 1")
    do(state, "blue", "moles 1 1 2 2 3 3")
    assert refusal(state, "red", "retract") == "MB-11-retract"
    assert [state.mole(0, m) for m in range(6)] == [3, 3, 2, 2, 1, 1]


@rule("MB-12")
@pytest.mark.parametrize(("rolls", "starts"), [((3, 2, 2, 2), 0), ((1, 2, 3, 1), 1)])
def test_the_higher_sum_starts(rolls: tuple[int, ...], starts: int) -> None:
    state = opening()
    assert state.actor() == CHANCE
    for die, face in zip(("black", "white") * 2, rolls):
        do(state, "chance", f"die {die} {face}")
    assert state.actor() == starts
    assert state.first == starts
    assert seen(state)["opening"] == {"black": list(rolls[::2]), "white": list(rolls[1::2]), "tied": False}


@rule("MB-12")
def test_a_tie_is_rolled_again() -> None:
    state = opening()
    do(state, "chance", "die black 3", "die white 1", "die black 2", "die white 2")
    assert state.actor() == CHANCE
    assert seen(state)["opening"]["tied"]
    do(state, "chance", "die black 1")
    assert seen(state)["opening"] == {"black": [1, 0], "white": [0, 0], "tied": False}
    do(state, "chance", "die white 1", "die black 1", "die white 2")
    assert state.actor() == 1


def test_put_writes_what_it_says() -> None:
    assert put(position(), round=2).round == 2
