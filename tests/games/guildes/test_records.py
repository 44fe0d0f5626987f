"""The stored games show every event, every dirty trick and every ending. That they replay exactly is the kit's."""

from __future__ import annotations

import pytest

from backroom import games
from backroom.engine.record import Record
from backroom.testing.records import stored
from games.guildes.write_records import WANTED, facts_of


@pytest.mark.no_cover
def test_the_stored_games_show_everything() -> None:
    found: set[str] = set()
    for path in reversed(stored("guildes")):  # those that are kept for what they show come last by name
        found |= facts_of(Record.from_json(path.read_bytes(), games.load))
        if found >= WANTED:
            return
    assert found >= WANTED


def test_every_number_of_players_and_every_variant_is_stored() -> None:
    records = [Record.from_json(path.read_bytes(), games.load) for path in stored("guildes")]
    assert {record.players for record in records} == {3, 4, 5, 6}
    variants = {(record.options["events"], record.options["tricks"]) for record in records}
    assert variants == {(a, b) for a in (False, True) for b in (False, True)}
