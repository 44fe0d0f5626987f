"""Every refusal and every parse error of MOB: Big Apple has a position that provokes it, and a sentence in each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from backroom.games.mob import notation
from backroom.games.mob.printed import DISTRICTS
from backroom.testing.refusals import catalogue, misread, no_draw, refuses
from games.mob.positions import GAME, SCENE, do, end_round, last_turn, position

RIDING = {"red": {"harlem": 2, "italy": 3}}
FULL = {"red": dict.fromkeys(DISTRICTS, 3)}


def start() -> Any:
    return GAME.start(2)


def opening() -> Any:
    return do(do(start(), "red", "moles 1 1 2 2 3 3"), "blue", "moles 3 3 2 2 1 1")


def rolled(**given: Any) -> Any:
    return do(do(position(**given), "red", "roll"), "chance", "die black 2", "die white 3")


def at(space: str, **given: Any) -> Any:
    """Red has paid for this space."""
    return do(position(**given), "red", f"space {space}")


def bonus(attorney: int, **given: Any) -> Any:
    return end_round(last_turn(attorney=attorney, **given))


def over() -> Any:
    return end_round(last_turn(round=3))


def none_left(**given: Any) -> Any:
    return {"crates": {}, "won": {"red": 12}, **given}


#: key of the message: who does what where
PROVOKED: dict[str, tuple[Callable[[], Any], str, str]] = {
    "refuse-MB-04": (start, "red", "moles 1 1 1 2 2 3"),
    "refuse-MB-11-must": (start, "red", "roll"),
    "refuse-MB-11-done": (position, "red", "moles 1 1 2 2 3 3"),
    "refuse-MB-11-retract": (position, "red", "retract"),
    "refuse-MB-12": (opening, "red", "roll"),
    "refuse-MB-21-dice": (lambda: do(position(), "red", "roll"), "red", "load harlem"),
    "refuse-MB-21-roll": (position, "red", "load harlem"),
    "refuse-MB-21-once": (lambda: do(rolled(), "red", "load harlem"), "red", "roll"),
    "refuse-MB-21-loaded": (lambda: do(rolled(), "red", "load harlem"), "red", "load chinatown"),
    "refuse-MB-21-back": (lambda: at("mole 1"), "red", "roll"),
    "refuse-MB-21-district": (rolled, "red", "load bronx"),
    "refuse-MB-21-must": (rolled, "red", "end"),
    "refuse-MB-24-taken": (lambda: position(taken={"drive 1": "blue"}), "red", "space drive 1"),
    "refuse-MB-24-cost": (lambda: position(warehouse={"red": 2}), "red", "space drive 3"),
    "refuse-MB-24-first": (lambda: position(cars=RIDING), "red", "drive harlem 1"),
    "refuse-MB-24-must": (position, "red", "end"),
    "refuse-MB-24-paid": (lambda: at("mole 1"), "red", "space mole 2"),
    "refuse-MB-24-space": (lambda: at("mole 1"), "red", "shoot black"),
    "refuse-MB-24-done": (lambda: do(at("mole 2"), "red", "expose bronx"), "red", "expose harlem"),
    "refuse-MB-25": (position, "red", "home"),
    "refuse-MB-27-cars": (lambda: at("switch 2"), "red", "switch bronx harlem 1"),
    "refuse-MB-27-mole": (lambda: at("mole 2", exposed={"red": DISTRICTS}), "red", "mole bronx harlem"),
    "refuse-MB-27-crate": (lambda: at("crate 3", **none_left()), "red", "crate bronx harlem"),
    "refuse-MB-27-stock": (lambda: at("mole 3", crates={"bronx": 30}), "red", "add bronx"),
    "refuse-MB-27-expose": (lambda: at("mole 2", exposed={"blue": DISTRICTS}), "red", "expose bronx"),
    "refuse-MB-30-full": (lambda: at("switch 2", cars=FULL), "red", "switch bronx harlem 1"),
    "refuse-MB-30-empty": (lambda: at("switch 1", cars=RIDING), "red", "switch bronx harlem 1"),
    "refuse-MB-30-same": (lambda: at("switch 1", cars=RIDING), "red", "switch harlem harlem 1"),
    "refuse-MB-30-count": (lambda: at("switch 1", cars=RIDING), "red", "switch harlem bronx 3"),
    "refuse-MB-30-room": (lambda: at("switch 1", cars=RIDING), "red", "switch harlem italy 1"),
    "refuse-MB-31-empty": (lambda: at("drive 1", cars=RIDING), "red", "drive bronx 1"),
    "refuse-MB-31-count": (lambda: at("drive 1", cars=RIDING), "red", "drive harlem 3"),
    "refuse-MB-32": (
        lambda: do(at("switch-drive 1", cars=RIDING), "red", "switch harlem bronx 1"),
        "red",
        "end",
    ),
    "refuse-MB-32-first": (lambda: at("switch-drive 1", cars=RIDING), "red", "drive harlem 1"),
    "refuse-MB-32-done": (
        lambda: do(at("switch-drive 3", cars=RIDING), "red", "switch harlem bronx 1", "drive harlem 1"),
        "red",
        "drive bronx 1",
    ),
    "refuse-MB-33-gone": (lambda: at("mole 1", exposed={"red": ["italy"]}), "red", "mole italy bronx"),
    "refuse-MB-33-same": (lambda: at("mole 1"), "red", "mole italy italy"),
    "refuse-MB-34-none": (lambda: at("crate 1", crates={"bronx": 1}), "red", "crate harlem bronx"),
    "refuse-MB-34-same": (lambda: at("crate 1"), "red", "crate harlem harlem"),
    "refuse-MB-35-push": (lambda: at("attorney 1"), "red", "attorney harlem"),
    "refuse-MB-35-take": (lambda: at("attorney 1", attorney=4), "red", "attorney"),
    "refuse-MB-35-none": (
        lambda: at("attorney 1", attorney=4, crates={"bronx": 1}),
        "red",
        "attorney harlem",
    ),
    "refuse-MB-41-gone": (lambda: at("mole 2", exposed={"blue": ["italy"]}), "red", "expose italy"),
    "refuse-MB-42": (lambda: do(at("drive 3"), "red", "shoot black"), "red", "end"),
    "refuse-MB-44": (position, "red", "steal bronx"),
    "refuse-MB-44-none": (lambda: do(bonus(4, crates={"bronx": 1}), "red", "decline"), "red", "steal harlem"),
    "refuse-MB-51": (lambda: bonus(1), "red", "end"),
    "refuse-MB-51-none": (position, "red", "decline"),
    "refuse-MB-51-other": (lambda: bonus(1), "blue", "roll"),
    "refuse-MB-53-other": (lambda: do(bonus(1), "red", "decline"), "red", "start red"),
    "refuse-MB-53-must": (lambda: do(bonus(1), "red", "decline"), "blue", "roll"),
    "refuse-MB-53-none": (position, "red", "start red"),
    "error-game-over": (over, "red", "roll"),
    "error-chance-line": (position, "red", "die black 1"),
    "refuse-MB-11-chosen": (lambda: do(start(), "red", "moles 1 1 2 2 3 3"), "red", "roll"),
    "error-not-your-turn": (position, "blue", "roll"),
}
#: the same refusals from other sides
ALSO: list[tuple[str, Callable[[], Any], str, str]] = [
    ("refuse-MB-27-crate", lambda: at("attorney 2", attorney=4, **none_left()), "red", "attorney bronx"),
    ("refuse-MB-27-cars", lambda: at("drive 3"), "red", "drive bronx 1"),
    ("refuse-MB-21-back", lambda: at("mole 1"), "red", "load bronx"),
    ("refuse-MB-21-must", rolled, "red", "roll"),
    ("refuse-MB-24-paid", lambda: at("mole 1"), "red", "home"),
    ("refuse-MB-24-done", lambda: do(at("crate 2"), "red", "attorney"), "red", "attorney"),
    ("refuse-MB-25", lambda: do(rolled(), "red", "load harlem"), "red", "home"),
    (
        "refuse-MB-24-cost",
        lambda: do(rolled(warehouse={"red": 4}), "red", "load harlem"),
        "red",
        "space drive 2",
    ),
    (
        "refuse-MB-32",
        lambda: do(at("switch-drive 3", cars=RIDING), "red", "switch harlem bronx 1"),
        "red",
        "space mole 1",
    ),
    (
        "refuse-MB-31-count",
        lambda: do(at("switch-drive 1", cars=RIDING), "red", "switch harlem bronx 1"),
        "red",
        "drive harlem 2",
    ),
    ("refuse-MB-41-gone", lambda: bonus(1, exposed={"blue": ["italy"]}), "red", "expose italy"),
    ("refuse-MB-51", lambda: bonus(3), "red", "add bronx"),
    ("refuse-MB-11-retract", lambda: do(start(), "red", "moles 1 1 2 2 3 3"), "blue", "retract"),
    ("error-game-over", over, "red", "retract"),
    ("refuse-MB-51-other", lambda: bonus(1), "blue", "decline"),
    ("refuse-MB-11-done", position, "blue", "moles 1 1 2 2 3 3"),
]
PARSED = {
    "error-not-a-move": [
        "",
        "fly",
        "rolls",
        "die black",
        "retract now",
    ],
    "parse-mob-form": ["load", "load bronx harlem", "space drive", "roll twice", "attorney bronx harlem"],
    "parse-mob-district": [
        "load queens",
        "drive queens 1",
        "crate bronx queens",
        "attorney queens",
        "mole bronx queens",
    ],
    "parse-mob-mole": ["mole queens bronx", "expose 1"],
    "parse-mob-value": ["moles 1 1 2 2 3 4", "moles a b c d e f"],
    "parse-mob-count": ["drive bronx 4", "drive bronx 0", "switch bronx harlem x"],
    "parse-mob-die": ["shoot red", "die red 1"],
    "parse-mob-face": ["die black 7", "die black x"],
    "parse-mob-seat": ["start green"],
    "parse-mob-row": ["space fly 1"],
    "parse-mob-column": ["space drive 4"],
}


def test_every_refusal_of_the_catalogue_is_provoked() -> None:
    assert catalogue("mob", "refuse") == {key for key in PROVOKED if key.startswith("refuse")}


@pytest.mark.parametrize(
    ("key", "make", "who", "move"), [(key, *how) for key, how in PROVOKED.items()] + ALSO
)
def test_a_refusal_names_its_rule_and_changes_nothing(
    key: str, make: Callable[[], Any], who: str, move: str
) -> None:
    state = make()
    refuses(SCENE, "MB", key, state, who, move)


def test_every_parse_error_of_the_catalogue_is_provoked() -> None:
    assert catalogue("mob", "parse") == {key for key in PARSED if key.startswith("parse")}


@pytest.mark.parametrize("key", PARSED)
def test_what_is_no_move_is_a_parse_error(key: str) -> None:
    misread(GAME, position(), key, PARSED[key])


def test_chance_is_told_apart() -> None:
    no_draw(GAME, do(position(), "red", "roll"), ("roll", "die white 1", "die black 6", "retract"))


def test_case_and_spaces_do_not_matter() -> None:
    assert notation.parse(position(), 0, "  Space   Drive 2 ") == notation.parse(
        position(), 0, "space drive 2"
    )


def test_a_space_in_step_1_says_that_the_dice_are_left_alone() -> None:
    assert len(notation.parse(position(), 0, "space drive 2")) == 2
    assert len(notation.parse(do(rolled(), "red", "load harlem"), 0, "space drive 2")) == 1
