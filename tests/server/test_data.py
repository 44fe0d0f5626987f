"""Printed facts of one's own copy, and the limit of tables a guest may have."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom import games
from live import Live, Person

PRINTED = Path(games.__file__).parent / "mob" / "printed.toml"


def test_own_facts_are_checked_and_played(tmp_path: Path) -> None:
    if games.load("mob").read_data is None:
        pytest.fail("the game takes facts of one's own; this test must be told if not")
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")
        text = PRINTED.read_text(encoding="utf-8")
        data = ann.post("/data", {"game": "mob", "text": text})["data"]
        made = ann.make("mob", [{"kind": "me"}, {"kind": "me"}], data=data, start=True)
        assert ann.get(f"/tables/{made['table']}/export")["data"] == data
        assert ann.post("/data", {"game": "mob", "text": "crates = 'many'"}, 400)["status"] == 400
        ann.post("/data", {"game": "mob", "text": "= broken"}, 400)
        assert ann.post("/data", {"game": "tammany", "text": ""}, 400)["key"] == "server-no-data"
        ann.post("/tables", {"game": "mob", "seats": [{"kind": "me"}] * 2, "data": {"x": 1}}, 400)


def test_a_guest_has_so_many_tables(tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite", tables_guest=2) as live:
        ann = Person(live.url, "Ann")
        seats = [{"kind": "me"}, {"kind": "me"}]
        first = ann.make("mob", seats)["table"]
        ann.make("mob", seats)
        assert ann.post("/tables", {"game": "mob", "seats": seats}, 429)["key"] == "server-too-many-tables"
        ann.post(f"/tables/{first}/do", {"type": "close", "id": "c"})
        ann.make("mob", seats)
