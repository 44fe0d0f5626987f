"""The promise, people's bits and the start, over HTTP and the socket, as clients meet them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from backroom.table import commands
from backroom.table.decide import decide
from backroom.table.verify import verify
from live import Live, Person

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "first"}


def made(ann: Person, seats: list[Any], **more: Any) -> dict[str, Any]:
    """A table as it is made, before any client has answered its promise."""
    told: dict[str, Any] = ann.post("/tables", {"game": "auction", "seats": seats, **more}, 201)
    return told


def bits(commit: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": "bits", "id": f"b{seat}", "seat": seat, "commit": commit, "bits": "5a" * 32, **more}


def test_a_game_against_bots_begins_by_itself_with_the_persons_bits(live: Live) -> None:
    ann = Person(live.url, "Ann")
    told = made(ann, [ME, BOT, BOT], start=True, bits="ab" * 32)  # as older clients send them: not used
    table, commit = told["table"], told["commit"]
    socket = ann.watch(table)
    assert (socket.table["status"], socket.table["draws"]) == ("open", 0)
    assert socket.table["chance"]["commit"] == commit
    assert socket.table["chance"]["missing"] == [0]
    assert socket.do("start")["error"]["key"] == "server-bits-missing"
    other = socket.do("bits", seat=0, commit="00" * 32, bits="5a" * 32)
    assert other["error"]["key"] == "server-other-promise"
    assert socket.do("bits", seat=0, commit=commit, bits="5a" * 31)["error"]["status"] == 400
    assert socket.do("bits", rid="b", seat=0, commit=commit, bits="5a" * 32)["type"] == "done"
    socket.catch_up()
    assert socket.table["status"] == "playing"
    assert socket.table["chance"]["bits"] == ["5a" * 32, None, None]
    assert socket.do("bits", rid="b", seat=0, commit=commit, bits="5a" * 32)["again"]


def test_a_table_of_bots_alone_begins_at_once(live: Live) -> None:
    ann = Person(live.url, "Ann")
    told = made(ann, [BOT, BOT], start=True)
    assert ann.get(f"/tables/{told['table']}")["status"] in ("playing", "over")


def test_hot_seat_adds_bits_for_each_seat(live: Live) -> None:
    ann = Person(live.url, "Ann")
    told = made(ann, [ME, ME], start=True)
    for seat in (0, 1):
        assert ann.get(f"/tables/{told['table']}")["status"] == "open"
        ann.post(f"/tables/{told['table']}/do", bits(told["commit"], seat))
    assert ann.get(f"/tables/{told['table']}")["status"] == "playing"


def test_a_server_that_dies_between_the_last_bits_and_the_start_begins_later(live: Live) -> None:
    ann = Person(live.url, "Ann")
    told = made(ann, [ME, BOT], start=True)
    held = live.tables.live_tables[told["table"]]
    command = commands.AddBits(id="b", seat=0, commit=told["commit"], bits="5a" * 32)

    async def only_bits() -> None:
        """The entry without what follows it."""
        await held.do(lambda t: decide(t, command, held.table.host, t.updated, live.tables.fresh))

    asyncio.run_coroutine_threadsafe(only_bits(), live.loop).result(120)
    assert ann.get(f"/tables/{told['table']}")["status"] == "open"
    due = asyncio.run_coroutine_threadsafe(live.tables.store.due(held.table.updated, 10), live.loop).result(
        120
    )
    assert [row.table for row in due] == [told["table"]]
    asyncio.run_coroutine_threadsafe(live.tables._due(told["table"]), live.loop).result(120)
    assert ann.get(f"/tables/{told['table']}")["status"] == "playing"


def test_a_receipt_is_given_again_to_who_asks_again(party: Any) -> None:
    socket = party.sockets[1]
    wish = {"seat": 1, "at": socket.seq, "text": f"bid {socket.view['hand'][0]}"}
    first = socket.do("move", rid="same", **wish)
    again = socket.do("move", rid="same", **wish)
    assert (first["again"], again["again"]) == (False, True)
    assert first["receipt"] == again["receipt"]


def test_what_a_client_kept_proves_more_than_the_file(party: Any) -> None:
    facts = party.sockets[0].table["chance"]
    kept = {"table": party.table, "commit": facts["commit"], "bits": {"1": facts["bits"][1]}, "receipts": []}
    party.finish()
    file = json.dumps(party.people[1].get(f"/tables/{party.table}/export")).encode()
    assert "verify-not-kept" in verify(file).proves_not
    report = verify(file, json.dumps(kept).encode())
    assert "verify-proves-chosen" in report.proves
    assert (report.facts["own"], report.facts["later"]) == ("1", "2")  # Cem's bits came after Bob's
    told = party.people[0].post("/verify", json.loads(file))
    assert told["ok"]
    assert told["facts"] == {"missing": "", "count": 0}
