"""What is played may be changed by the host while friends wait: everybody sees it, and the game that begins is that one."""

from __future__ import annotations

import itertools
from typing import Any

from backroom.table.verify import verify
from live import Live, Person

OPEN = {"kind": "open"}
WITH = {"events": True, "tricks": True}
NUMBERS = itertools.count()


def table_of(ann: Person, **more: Any) -> str:
    return str(ann.make("guildes", [{"kind": "me", "name": "Ann"}, OPEN, OPEN], **more)["table"])


def agree(who: Person, table: str, status: int = 200, **what: Any) -> dict[str, Any]:
    wish = {"type": "agree", "id": f"agree {next(NUMBERS)}", **what}
    told: dict[str, Any] = who.post(f"/tables/{table}/do", wish, status)
    return told


def test_who_waits_sees_the_change_and_the_game_is_played_so(live: Live) -> None:
    ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
    table = table_of(ann)
    bob.claim(ann.post(f"/tables/{table}/invite", {})["link"])
    socket = bob.watch(table)
    before = socket.table["options"]
    assert before != {**before, **WITH}
    clock = {"kind": "slow", "days": 2}
    agree(ann, table, options=WITH, clock=clock, hints=True)
    socket.catch_up()
    assert (socket.table["options"], socket.table["clock"], socket.table["hints"]) == (WITH, clock, True)
    line = ann.get(f"/tables/{table}/log")["lines"][-1]
    assert (line["kind"], line["options"]) == ("agreed", WITH)
    ann.post(f"/tables/{table}/do", {"type": "seat", "id": "b", "seat": 2, "bot": "greedy"})
    ann.add_bits(table)
    bob.add_bits(table)
    ann.post(f"/tables/{table}/do", {"type": "start", "id": "s"})
    facts = ann.get(f"/tables/{table}")
    assert (facts["status"], facts["options"], facts["clock"]["kind"]) == ("playing", WITH, "slow")
    assert ann.get(f"/tables/{table}/view")["view"]["event"] is not None
    assert ann.get(f"/tables/{table}/export")["options"] == WITH
    # Once it is played it stays as it is.
    assert agree(ann, table, 409, options=before)["key"] == "server-not-now"


def test_only_the_host_changes_it_and_only_into_what_can_be_played(live: Live) -> None:
    ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
    table = table_of(ann)
    bob.claim(ann.post(f"/tables/{table}/invite", {})["link"])
    options = ann.get(f"/tables/{table}")["options"]
    assert agree(bob, table, 403, options=WITH)["key"] == "server-not-yours"
    assert agree(ann, table, 400, options={"events": "sometimes"})["key"] == "error-option-value"
    assert agree(ann, table, 400, options={"weather": True})["key"] == "error-option-unknown"
    assert agree(ann, table, 400, options=WITH, clock={"kind": "live", "bank": 1})["facts"] == {
        "field": "clock"
    }
    assert ann.get(f"/tables/{table}")["options"] == options


def test_the_record_and_its_check_know_what_was_agreed(live: Live) -> None:
    ann = Person(live.url, "Ann")
    table = str(ann.make("guildes", [{"kind": "bot", "bot": "greedy"}, OPEN, OPEN])["table"])
    agree(ann, table, options=WITH)
    for seat in (1, 2):
        ann.post(f"/tables/{table}/do", {"type": "seat", "id": f"b{seat}", "seat": seat, "bot": "greedy"})
    ann.post(f"/tables/{table}/do", {"type": "start", "id": "s"})
    eyes = ann.watch(table)
    while eyes.table["status"] != "over":
        eyes.next()
    record = ann.http.get(f"/tables/{table}/export")
    assert record.json()["options"] == WITH
    report = verify(record.content)
    assert (report.ok, report.problems) == (True, [])
