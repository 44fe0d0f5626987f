"""Every refusal and every parse error of Tammany Hall has a position that provokes it, and a sentence in each language."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable

import pytest

from backroom.games.tammany import notation, refusals
from backroom.games.tammany.rules import Tammany
from backroom.testing.refusals import catalogue, misread, no_draw, refuses
from backroom.words import Words, languages
from games.tammany.positions import GAME, SCENE, do, election, position

ALL_CUBES = "g25w25o25b25"


def turn(**given: object) -> Tammany:
    given.setdefault("cubes", {14: "gg", 6: "w", 8: "gb", 10: "o"})
    given.setdefault("bosses", {14: {"red": 1, "yellow": 2}, 8: {"yellow": 1}, 6: {"purple": 1}})
    given.setdefault("chips", {"red": "ggg"})
    return position(5, **given)  # type: ignore[arg-type]


def begun(office: str = "deputy") -> Tammany:
    return do(turn(offices={"red": office}), "red", "boss 14")


def slandered(**given: object) -> Tammany:
    return do(turn(**given), "red", "slander yellow 14 green")


def bids(**given: object) -> Tammany:
    given.setdefault("chips", {"red": "ggo", "yellow": "g"})
    return election(
        5, cubes={14: "g", 6: "w"}, bosses={14: {"red": 1, "yellow": 1, "purple": 1}}, **given
    )  # fmt: skip


def bonus(ward: int, **given: object) -> Tammany:
    given.setdefault("cubes", {ward: "g", 14: "g"})
    return election(5, bosses={ward: {"red": 1}}, **given)


def appointing() -> Tammany:
    return election(5, cubes={14: "g"}, bosses={14: {"red": 1}})


Make = Callable[[], Tammany]
#: key of the message: who does what where
PROVOKED: dict[str, tuple[Make, str, str]] = {
    "refuse-TH-05": (lambda: turn(offices={"red": "deputy"}, chips={"brown": "g35"}), "red", "chip green"),
    "refuse-TH-05-bag": (lambda: bonus(1, cubes={1: "g25"}), "red", "bonus green 1"),
    "refuse-TH-10": (lambda: GAME.start(3), "red", "boss 14"),
    "refuse-TH-11": (lambda: do(GAME.start(3), "chance", "first red"), "red", "boss 14"),
    "refuse-TH-15": (turn, "red", "boss 17"),
    "refuse-TH-16": (lambda: position(3, year=1, cubes={14: "g"}), "red", "boss 17"),
    "refuse-TH-20": (lambda: do(turn(garden="", place_done=1), "red", "end"), "yellow", "boss 14"),
    "refuse-TH-21": (lambda: turn(offices={"red": "deputy"}, office_done=1), "red", "chip green"),
    "refuse-TH-21-begun": (begun, "red", "chip green"),
    "refuse-TH-21-phase": (bids, "red", "boss 14"),
    "refuse-TH-22-two": (lambda: do(begun(), "red", "boss 14"), "red", "boss 14"),
    "refuse-TH-22-second-cube": (lambda: do(turn(), "red", "cube green 14"), "red", "cube white 14"),
    "refuse-TH-22-colour": (turn, "red", "cube blue 14"),
    "refuse-TH-22-empty": (lambda: turn(garden="", cubes={14: ALL_CUBES}), "red", "cube blue 14"),
    "refuse-TH-23": (lambda: turn(locked=(14,)), "red", "boss 14"),
    "refuse-TH-25": (lambda: turn(bosses={14: {"red": 19}}), "red", "boss 14"),
    "refuse-TH-25-nothing": (
        lambda: turn(bosses={14: {"red": 19}}, garden="", cubes={14: ALL_CUBES}), "red", "boss 14",
    ),
    "refuse-TH-26": (turn, "red", "end"),
    "refuse-TH-26-half": (begun, "red", "end"),
    "refuse-TH-26-slander": (lambda: do(slandered(), "red", "boss 14", "boss 14"), "red", "spread 8"),
    "refuse-TH-30": (lambda: turn(offices={"red": "mayor"}), "red", "lock 14"),
    "refuse-TH-30-term": (lambda: turn(year=3), "red", "lock 14"),
    "refuse-TH-30-none": (turn, "red", "lock 14"),
    "refuse-TH-31": (lambda: turn(offices={"red": "police"}), "red", "chip green"),
    "refuse-TH-32": (lambda: turn(offices={"red": "deputy"}), "red", "remove green 14"),
    "refuse-TH-32-last": (lambda: turn(offices={"red": "police"}), "red", "remove white 6"),
    "refuse-TH-32-colour": (lambda: turn(offices={"red": "police"}), "red", "remove white 14"),
    "refuse-TH-33": (lambda: turn(offices={"red": "deputy"}), "red", "lock 14"),
    "refuse-TH-33-term": (lambda: turn(offices={"red": "council"}, locked=(8, 6)), "red", "lock 14"),
    "refuse-TH-33-year": (lambda: turn(offices={"red": "council"}, office_done=1), "red", "lock 14"),
    "refuse-TH-33-locked": (lambda: turn(offices={"red": "council"}, locked=(14,)), "red", "lock 14"),
    "refuse-TH-34": (lambda: turn(offices={"red": "deputy"}), "red", "move green 14 6"),
    "refuse-TH-34-last": (lambda: turn(offices={"red": "chairman"}), "red", "move white 6 14"),
    "refuse-TH-34-colour": (lambda: turn(offices={"red": "chairman"}), "red", "move white 14 6"),
    "refuse-TH-34-adjacent": (lambda: turn(offices={"red": "chairman"}), "red", "move green 8 6"),
    "refuse-TH-34-empty": (lambda: turn(offices={"red": "chairman"}), "red", "move green 14 17"),
    "refuse-TH-35": (lambda: turn(offices={"red": "chairman"}, locked=(6,)), "red", "move green 14 6"),
    "refuse-TH-36": (
        lambda: turn(offices={"red": "police"}, locked=(14,), options={"locks": "sealed"}), "red", "remove green 14",
    ),
    "refuse-TH-36-slander": (
        lambda: turn(locked=(14,), options={"locks": "sealed"}), "red", "slander yellow 14 green",
    ),
    "refuse-TH-40": (lambda: turn(year=4), "red", "slander yellow 14 green"),
    "refuse-TH-40-done": (slandered, "red", "slander yellow 14 green"),
    "refuse-TH-41-own": (turn, "red", "slander purple 6 white"),
    "refuse-TH-41-target": (turn, "red", "slander black 14 green"),
    "refuse-TH-40-self": (turn, "red", "slander red 14 green"),
    "refuse-TH-41-slander-chip": (lambda: turn(slander_chips={"red": 0}), "red", "slander yellow 14 green"),
    "refuse-TH-41-favour": (lambda: turn(chips={}), "red", "slander yellow 14 green"),
    "refuse-TH-41-colour": (turn, "red", "slander yellow 14 white"),
    "refuse-TH-42": (turn, "red", "spread 8"),
    "refuse-TH-42-adjacent": (slandered, "red", "spread 4"),
    "refuse-TH-42-chips": (lambda: slandered(chips={"red": "gg"}), "red", "spread 8"),
    "refuse-TH-42-colour": (slandered, "red", "spread 6"),
    "refuse-TH-42-target": (lambda: slandered(bosses={14: {"red": 1, "yellow": 1}}), "red", "spread 8"),
    "refuse-TH-43": (slandered, "red", "spread 8"),
    "refuse-TH-44": (
        lambda: do(slandered(options={"spread_needs_boss": False}), "red", "spread 8"), "red", "spread 14",
    ),
    "refuse-TH-50": (turn, "red", "bid green 1"),
    "refuse-TH-51": (bids, "black", "bid green 1"),
    "refuse-TH-52-colour": (bids, "red", "bid orange 1"),
    "refuse-TH-52-chips": (bids, "red", "bid green 9"),
    "refuse-TH-63-done": (lambda: do(bids(), "red", "bid nothing"), "red", "bid green 1"),
    "refuse-TH-56": (bids, "purple", "bid nothing"),
    "refuse-TH-57": (turn, "red", "bonus green 14"),
    "refuse-TH-57-cube": (lambda: bonus(1), "red", "chip green"),
    "refuse-TH-57-chip": (lambda: bonus(4), "red", "bonus green 14"),
    "refuse-TH-57-must": (lambda: bonus(4), "red", "end"),
    "refuse-TH-57-winner": (lambda: bonus(4), "yellow", "chip green"),
    "refuse-TH-61": (turn, "red", "appoint yellow police"),
    "refuse-TH-61-mayor": (appointing, "yellow", "appoint purple police"),
    "refuse-TH-61-taken": (lambda: do(appointing(), "red", "appoint black police"), "red", "appoint brown police"),
    "refuse-TH-61-seat": (lambda: do(appointing(), "red", "appoint black police"), "red", "appoint black deputy"),
    "refuse-TH-61-self": (appointing, "red", "appoint red police"),
    "refuse-TH-61-office": (appointing, "red", "appoint black mayor"),
    "refuse-TH-61-must": (appointing, "red", "boss 14"),
    "refuse-TH-63": (bids, "red", "retract"),
    "error-not-your-turn": (turn, "yellow", "boss 14"),
    "error-game-over": (lambda: election(5, year=16, cubes={14: "g"}), "red", "boss 14"),
    "error-chance-line": (turn, "red", "draw green"),
}  # fmt: skip

PARSED = {
    "error-not-a-move": [
        "",
        "dance",
        "bidx orange 1",
        "bidding",
        "settle 14",
        "draw",
        "retract now",
    ],
    "parse-tammany-form": ["boss", "boss 14 14", "end now", "bid", "bid green", "bid green 1 white", "BID"],
    "parse-tammany-ward": ["boss 12", "boss 16", "cube green x", "lock -1", "move green 14 99"],
    "parse-tammany-colour": ["cube pink 14", "bid pink 1", "slander yellow 14 red"],
    "parse-tammany-seat": ["slander green 14 green", "appoint nobody police"],
    "parse-tammany-office": ["appoint yellow king"],
    "parse-tammany-number": ["bid green -1", "bid green x", "bid green 1.5", "bid green ٣", "bid green 1000"],
    "parse-tammany-colour-twice": ["bid green 1 green 2"],
}


def test_every_refusal_of_the_catalogue_is_provoked() -> None:
    assert catalogue("tammany", "refuse") == {key for key in PROVOKED if key.startswith("refuse")}


@pytest.mark.parametrize("key", PROVOKED)
def test_a_refusal_names_its_rule_and_changes_nothing(key: str) -> None:
    make, who, move = PROVOKED[key]
    state = make()
    refuses(SCENE, "TH", key, state, who, move)


@pytest.mark.parametrize("lang", languages())
def test_the_rule_of_a_refusal_is_in_the_rules_help(lang: str) -> None:
    words = Words(lang, strict=True)
    for key in PROVOKED:
        for rule_id in re.findall(r"TH-\d\d", key):
            assert f"rule-{rule_id}" in words


def test_every_parse_error_of_the_catalogue_is_provoked() -> None:
    assert catalogue("tammany", "parse") == {key for key in PARSED if key.startswith("parse")}


@pytest.mark.parametrize("key", PARSED)
def test_what_is_no_move_is_a_parse_error(key: str) -> None:
    for state in (turn(), bids()):
        misread(GAME, state, key, PARSED[key])


def test_chance_is_told_apart() -> None:
    state = do(turn(garden="", place_done=1), "red", "end")
    no_draw(GAME, state, ("boss 14", "end", "first red", "retract"))


def test_case_and_spaces_do_not_matter() -> None:
    assert notation.parse(turn(), 0, "  Boss   14 ") == notation.parse(turn(), 0, "boss 14")
    assert notation.parse(bids(), 0, "BID  Green 1") == notation.parse(bids(), 0, "bid green 1")


def test_every_key_in_the_source_is_one_that_is_provoked() -> None:
    """Refusal("TH-22", variant="two") and the like: what the code can say, the table above makes it say."""
    found = set()
    for module in (refusals, notation):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"(error|parse-tammany)-[a-z-]*[a-z]", node.value):
                    found.add(node.value)
    assert found - set(PROVOKED) - set(PARSED) <= {"error-illegal-action"}
