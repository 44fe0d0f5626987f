"""The stored games: between them every space of the action board, every bonus, every action and every ending."""

from __future__ import annotations

import functools

import pytest

from backroom import games
from backroom.engine.record import Record
from backroom.testing.records import HOME
from games.mob.write_records import WANTED, Facts, facts_of

ROWS = ("switch", "drive", "switch-drive", "mole", "crate", "attorney")
SHOWN = {
    *(f"space {row} {column}" for row in ROWS for column in (1, 2, 3)),
    *("switch", "drive", "mole", "crate", "add", "expose", "shoot", "attorney moves", "attorney takes"),
    *(
        "bonus 1 expose",
        "bonus 1 decline",
        "bonus 2 add",
        "bonus 3 expose",
        "bonus 3 add",
        "bonus 4 expose",
        "bonus 4 steal",
    ),
    *("ending crates", "ending attorney", "ending shared"),
    *(
        "load full",
        "load lost",
        "load empties",
        "sent back",
        "home",
        "start",
        "end",
        "retract",
        "opening tied",
    ),
    *("shot hits", "shot misses"),
}


@functools.cache
def facts(name: str) -> Facts:
    return facts_of(Record.from_json((HOME / "mob" / "records" / f"{name}.json").read_bytes(), games.load))


@pytest.mark.no_cover
@pytest.mark.parametrize("name", WANTED)
def test_a_stored_game_shows_what_it_is_kept_for(name: str) -> None:
    wanted, _ = WANTED[name]
    assert wanted(facts(name))


@pytest.mark.no_cover
def test_the_stored_games_show_everything() -> None:
    found: Facts = set()
    for path in (HOME / "mob" / "records").glob("*.json"):
        found |= facts(path.stem)
    assert SHOWN - found == set()
