"""A finished game is reviewed on request: progress first, then chances and costly moves; never while it is played."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from backroom.server import spawner
from live import Live, Person

# Far less than a review is given otherwise, which tests/arena is about.
LITTLE = """
from backroom.arena import review
little = review.Effort(playouts=8, simulations=16, trials=8, retrials=40, moves=3)
review.Effort = lambda **_: little
"""


def test_a_review_of_a_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spawner, "START", LITTLE + spawner.START)
    with Live(tmp_path / "store.sqlite") as live:
        ann = Person(live.url, "Ann")
        playing = ann.make("mob", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True)["table"]
        assert ann.get(f"/tables/{playing}/review", 409)["key"] == "server-not-now"
        unplayed = ann.make("mob", [{"kind": "me"}, {"kind": "open"}])["table"]
        ann.post(f"/tables/{unplayed}/do", {"type": "close", "id": "close"})
        assert ann.get(f"/tables/{unplayed}/review", 409)["key"] == "server-not-now"

        table = ann.make("mob", [{"kind": "bot", "bot": "random"}] * 2, start=True, public=True)["table"]
        socket = ann.watch(table)
        while socket.table["status"] != "over":
            socket.next(60)
        asked = ann.get(f"/tables/{table}/review")
        assert asked["status"] == "working"
        assert asked["review"] is None
        end = time.monotonic() + 600
        while asked["status"] == "working" and time.monotonic() < end:
            time.sleep(0.1)
            asked = ann.get(f"/tables/{table}/review")
        assert asked["status"] == "done"
        assert asked["part"] == asked["whole"] > 0
        review = asked["review"]
        last = review["moments"][-1]
        shares = socket.table["result"]["shares"]
        assert last["knew"] == last["hindsight"] == shares
        assert all(0 <= chance <= 1 for moment in review["moments"] for chance in moment["knew"])
        assert all(move["played"] != move["better"] and move["cost"] > 0 for move in review["moves"])
