"""The sentences of Tammany Hall agree with its facts: every rule is told, its numbers are the board's."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from itertools import product
from typing import Any

import pytest

from backroom.games.tammany.printed import Printed, printed
from backroom.words import Words

LANGUAGES = ("en", "fr", "it")
RULING = {"en": "Ruling", "fr": "Décision", "it": "Decisione"}
#: Rules that are rulings, wholly or in part.
RULINGS = {
    "TH-05", "TH-06", "TH-08", "TH-16", "TH-20", "TH-21", "TH-22", "TH-25", "TH-26", "TH-35", "TH-36", "TH-40",
    "TH-41", "TH-43", "TH-56", "TH-57", "TH-58", "TH-60", "TH-61", "TH-62", "TH-63", "TH-70", "TH-72",
}  # fmt: skip
TENS = ((1, 8), (10, 16), (20, 26), (30, 36), (40, 44), (50, 63), (70, 72))
NUMBERS = [number for first, last in TENS for number in range(first, last + 1)]
WORDS: dict[str, tuple[str | int, ...]] = {
    "colour": ("green", "white", "orange", "blue"),
    "seat": ("red", "yellow", "purple", "black", "brown"),
    "target": ("red", "yellow", "purple", "black", "brown"),
    "office": ("mayor", "deputy", "police", "council", "chairman"),
    "part": ("office", "place", "slander"),
    "zone": (1, 2, 3),
}


def help_rules() -> list[str]:
    text = resources.files("backroom.games.tammany").joinpath("help.toml").read_text(encoding="utf-8")
    return [rule for section in tomllib.loads(text)["section"] for rule in section["rules"]]


def numbers(text: str) -> list[int]:
    return [int(word) for word in re.findall(r"\d+", text)]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, strict=True)


@pytest.fixture
def board() -> Printed:
    return printed()


def test_the_help_has_every_rule_once() -> None:
    rules = help_rules()
    assert sorted(rules) == sorted([*(f"TH-{n:02}" for n in NUMBERS), "TH-E1", "TH-E2", "TH-E3"])


def test_every_rule_can_be_read_and_rulings_are_marked(words: Words) -> None:
    marked = {rule for rule in help_rules() if RULING[words.lang] in words.say(f"rule-{rule}")}
    assert marked == RULINGS
    # What the printed board shows is known from descriptions of it only.
    assert {rule for rule in help_rules() if "◊" in words.say(f"rule-{rule}")} == {"TH-07", "TH-50"}


def test_options_are_named_in_their_rules(words: Words) -> None:
    assert all(name in words.say("rule-TH-36") for name in ("locks", "rulebook", "sealed"))
    assert "spread_needs_boss" in words.say("rule-TH-43")


def test_th_06_the_help_names_the_boards_neighbours(words: Words, board: Printed) -> None:
    lines = [numbers(line) for line in words.say("rule-TH-06").splitlines() if len(numbers(line)) > 2]
    told = {line[0]: tuple(line[1:]) for line in lines}
    assert told == {ward.number: tuple(sorted(ward.neighbours)) for ward in board.wards}


def test_th_07_the_help_names_the_set_up_cubes(words: Words, board: Printed) -> None:
    zones = [cube for zone in board.setup for cube in zone if cube]
    bag = [board.cubes - sum(zone[colour] for zone in board.setup) for colour in range(4)]
    assert numbers(words.say("rule-TH-07")) == zones + bag


def test_th_11_the_help_names_the_zones_wards(words: Words, board: Printed) -> None:
    told = numbers(words.say("rule-TH-11"))
    wards = [sorted(ward.number for ward in board.wards if ward.zone == zone) for zone in (1, 2, 3)]
    assert told == [*wards[0], 14, *wards[1], *wards[2]]


def test_th_12_to_th_14_the_help_names_the_years_in_which_zones_open(words: Words, board: Printed) -> None:
    for rule, players in (("TH-12", 3), ("TH-13", 4), ("TH-14", 5)):
        later = [year for year in board.opens[players] if year > 1]
        assert numbers(words.say(f"rule-{rule}")) == [players, *later]


def test_th_50_the_help_names_the_order_of_election(words: Words, board: Printed) -> None:
    assert numbers(words.say("rule-TH-50")) == [ward.number for ward in board.wards]


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("tammany-step-move", ("seat", "colour")),
        ("tammany-step-slander", ("seat", "target", "colour")),
        ("tammany-step-appoint", ("seat", "target", "office")),
        ("tammany-count-colour", ("colour",)),
        ("refuse-TH-16", ("zone",)),
        ("refuse-TH-21", ("part",)),
        ("refuse-TH-31", ("office",)),
    ],
)
def test_every_word_of_the_notation_is_translated(words: Words, key: str, names: tuple[str, ...]) -> None:
    fixed: dict[str, Any] = {"ward": 8, "ward2": 14, "year": 9, "count": 2}
    choices = product(*(WORDS[name] for name in names))
    told = [words.say(key, **fixed, **dict(zip(names, values))) for values in choices]
    assert len(set(told)) == len(told)
    assert not any(word in " ".join(told) for word in ("chairman", "{", "$"))


def test_a_players_name_stands_as_it_is(words: Words) -> None:
    assert "Ann Lee" in words.say("tammany-step-boss", seat="Ann Lee", ward=3)
