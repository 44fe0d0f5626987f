"""How to play, in pictures: what a page names is there, and the figures in its pictures are the printed ones."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from backroom import games

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
TOLD = sorted(path.parent.parent.name for path in GAMES.glob("*/how/index.ts"))


def rules_of(game: str) -> set[str]:
    text = (resources.files(games.load(game).package) / "help.toml").read_text(encoding="utf-8")
    return {rule for section in tomllib.loads(text)["section"] for rule in section["rules"]}


def test_every_game_here_has_one() -> None:
    assert {"guildes", "mob", "tammany"} <= set(TOLD)


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_that_is_named_exists(game: str) -> None:
    named = re.findall(r'"([A-Z]{2}-\d+)"', (GAMES / game / "how" / "index.ts").read_text(encoding="utf-8"))
    assert len(named) > 8
    assert set(named) <= rules_of(game)


@pytest.mark.parametrize("game", TOLD)
def test_every_picture_that_is_asked_for_is_drawn(game: str) -> None:
    source = (GAMES / game / "how" / "index.ts").read_text(encoding="utf-8")
    drawn = (GAMES / game / "how" / "Picture.svelte").read_text(encoding="utf-8")
    for section, look, body in re.findall(
        r'key: "([\w-]+)",\s+look: "(\w+)",\s+steps: \[(.*?)\],\s+\}', source, re.S
    ):
        steps = re.findall(r'key: "([\w-]+)"', body)
        if look == "steps":
            assert [step for step in steps if f'of === "{section}-{step}"' not in drawn] == []
    for picture in re.findall(r': "([\w-]+)"', source[source.index("pictures") :]):
        assert f'of === "{picture}"' in drawn, picture


def test_the_votes_drawn_are_the_printed_ones() -> None:
    printed = tomllib.loads(
        (resources.files("backroom.games.guildes") / "printed.toml").read_text(encoding="utf-8")
    )
    pays = {guild["name"]: guild for guild in printed["guild"]}
    drawn = (GAMES / "guildes" / "how" / "Picture.svelte").read_text(encoding="utf-8")
    found = re.findall(r'pays\("(\w+)", (\d), \[([\d, ]+)\]\)', drawn)
    assert len(found) >= 5
    for name, count, votes in found:
        column = ("first", "second", "third")[int(count) - 1]
        assert [int(vote) for vote in votes.split(",")] == pays[name][column], (name, column)
