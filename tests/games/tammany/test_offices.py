"""Offices and locks: TH-30 to TH-36."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.games.tammany.rules import N_TURN
from games.tammany.positions import (
    bits,
    bosses,
    chips,
    cubes,
    do,
    election,
    position,
    refusal,
    rule,
    targets,
    words,
)

SEALED = {"locks": "sealed"}


def office_turn(name: str, **given: Any) -> Any:
    given.setdefault("cubes", {14: "gg", 6: "w", 8: "ob"})
    return position(offices={"red": name}, **given)


@rule("TH-30")
def test_the_mayor_has_nothing_to_use() -> None:
    state = office_turn("mayor")
    assert words(state, "red") == {"boss", "cube"}
    for move in ("chip green", "remove green 14", "lock 14", "move green 14 6"):
        assert refusal(state, "red", move) == "TH-30"


@rule("TH-30")
def test_nobody_holds_an_office_in_the_first_term() -> None:
    state = position(year=1, cubes={14: "gg"})
    assert refusal(state, "red", "chip green") == "TH-30-term"
    vacant = position(year=5, cubes={14: "gg"})
    assert refusal(vacant, "red", "chip green") == "TH-30-none"


@rule("TH-31")
def test_the_deputy_mayor_takes_a_chip_of_any_colour() -> None:
    state = office_turn("deputy")
    assert targets(state, "red", "chip") == ["green", "white", "orange", "blue"]
    do(state, "red", "chip blue")
    assert chips(state, "red") == "b"
    assert state.stock == [35, 35, 35, 34]
    assert "chip" not in words(state, "red")
    for move, key in (("remove green 14", "TH-32"), ("lock 14", "TH-33"), ("move green 14 6", "TH-34")):
        assert refusal(state, "red", move) == key


@rule("TH-32")
def test_the_chief_of_police_returns_a_cube_but_never_a_wards_last() -> None:
    state = office_turn("police")
    assert targets(state, "red", "remove") == ["green 14", "orange 8", "blue 8"]
    assert refusal(state, "red", "remove white 6") == "TH-32-last"
    assert refusal(state, "red", "remove white 14") == "TH-32-colour"
    assert refusal(state, "red", "chip green") == "TH-31"
    bag = state.bag[0]
    do(state, "red", "remove green 14")
    assert cubes(state, 14) == "g"
    assert state.bag[0] == bag + 1
    assert "remove" not in words(state, "red")
    nowhere = office_turn("police", cubes={14: "g", 6: "w"})
    assert words(nowhere, "red") == {"boss", "cube"}
    assert refusal(nowhere, "red", "remove green 14") == "TH-32-last"
    assert refusal(nowhere, "red", "remove green 9") == "TH-15"


@rule("TH-33")
def test_the_council_president_locks_one_ward_a_year_and_two_a_term() -> None:
    state = office_turn("council", locked=(6,))
    assert state.locks_left == 1
    assert targets(state, "red", "lock") == ["14", "8"]
    assert refusal(state, "red", "lock 6") == "TH-33-locked"
    assert refusal(state, "red", "lock 9") == "TH-15"
    do(state, "red", "lock 14")
    assert state.locked == bits((6, 14))
    assert state.locks_left == 0
    assert "lock" not in words(state, "red")
    assert refusal(state, "red", "lock 8") == "TH-33-year"
    both = office_turn("council", locked=(6, 14))
    assert words(both, "red") == {"boss", "cube"}
    assert refusal(both, "red", "lock 8") == "TH-33-term"


@rule("TH-33")
def test_an_unused_lock_of_a_year_is_not_saved() -> None:
    """Two locks are left; still only one can be set in a turn, and there is one turn a year."""
    state = office_turn("council", year=7)
    assert state.locks_left == 2
    do(state, "red", "lock 14")
    assert "lock" not in words(state, "red")


@rule("TH-33")
def test_locks_go_at_the_end_of_the_election() -> None:
    state = election(
        5,
        year=8,
        cubes={1: "g", 14: "g", 6: "w"},
        bosses={1: {"red": 1}},
        locked=(6, 14),
        offices={"red": "mayor"},
    )
    assert state.locked == bits((6, 14))  # still there while the bonus is chosen
    do(state, "red", "bonus blue 1")
    assert state.locked == 0
    assert state.locks_left == 2


@rule("TH-34")
def test_the_precinct_chairman_moves_a_cube_to_a_neighbour_that_has_one() -> None:
    state = office_turn("chairman")
    assert targets(state, "red", "move") == ["green 14 6", "green 14 8", "orange 8 14", "blue 8 14"]
    assert refusal(state, "red", "move white 6 14") == "TH-34-last"
    assert refusal(state, "red", "move white 14 6") == "TH-34-colour"
    assert refusal(state, "red", "move orange 8 6") == "TH-34-adjacent"
    assert refusal(state, "red", "move green 14 15") == "TH-34-empty"
    assert refusal(state, "red", "move green 9 8") == "TH-15"
    do(state, "red", "move orange 8 14")
    assert (cubes(state, 8), cubes(state, 14)) == ("b", "ggo")
    assert chips(state, "red") == ""
    assert state.node == N_TURN
    assert "move" not in words(state, "red")
    alone = office_turn("chairman", cubes={14: "gg", 1: "w"})
    assert words(alone, "red") == {"boss", "cube"}


@rule("TH-35")
def test_a_locked_ward_takes_nothing_by_any_means() -> None:
    state = office_turn("chairman", cubes={14: "gg", 6: "ww"}, locked=(6,), bosses={6: {"red": 1}})
    assert targets(state, "red", "boss") == ["14"]
    assert refusal(state, "red", "boss 6") == "TH-23"
    assert refusal(state, "red", "cube green 6") == "TH-23"
    assert refusal(state, "red", "move green 14 6") == "TH-35"
    assert targets(state, "red", "move") == ["white 6 14"]  # by the rulebook it may lose a cube
    bonus = election(cubes={1: "g", 6: "w"}, bosses={1: {"red": 1}}, locked=(6,))
    assert {target.split()[1] for target in targets(bonus, "red", "bonus")} == {"1"}
    assert refusal(bonus, "red", "bonus green 6") == "TH-35"


@rule("TH-36")
def test_by_the_rulebook_a_lock_keeps_nothing_in() -> None:
    state = office_turn("police", cubes={14: "gg"}, locked=(14,))
    assert targets(state, "red", "remove") == ["green 14"]
    slander = position(
        cubes={14: "g"}, locked=(14,), bosses={14: {"red": 1, "yellow": 1}}, chips={"red": "g"}
    )
    do(slander, "red", "slander yellow 14 green")
    assert bosses(slander, 14) == {"red": 1}


@rule("TH-36")
@pytest.mark.parametrize(("name", "move"), [("police", "remove green 14"), ("chairman", "move green 14 6")])
def test_sealed_nothing_is_taken_or_moved_out(name: str, move: str) -> None:
    state = office_turn(name, cubes={14: "gg", 6: "ww"}, locked=(14,), options=SEALED)
    assert refusal(state, "red", move) == "TH-36"
    kinds = {"police": "remove", "chairman": "move"}
    assert [target for target in targets(state, "red", kinds[name]) if target.split()[1] == "14"] == []
    if name == "police":
        assert targets(state, "red", "remove") == ["white 6"]
    else:
        assert "move" not in words(state, "red")  # 6 could only go to 14


@rule("TH-36")
def test_sealed_nobody_is_slandered_there() -> None:
    given: dict[str, Any] = {
        "cubes": {14: "g", 8: "g"},
        "bosses": {14: {"red": 1, "yellow": 1}, 8: {"red": 1, "yellow": 1}},
        "chips": {"red": "ggg"},
        "options": SEALED,
    }
    state = position(locked=(14,), **given)
    assert targets(state, "red", "slander") == ["yellow 8 green"]
    assert refusal(state, "red", "slander yellow 14 green") == "TH-36-slander"
    do(state, "red", "slander yellow 8 green")
    assert "spread" not in words(state, "red")
    assert refusal(state, "red", "spread 14") == "TH-36-slander"
    free = position(**given)
    assert targets(do(free, "red", "slander yellow 8 green"), "red", "spread") == ["14"]
