"""Nothing that strangers ask for holds up the event loop: it is looked at while attacks run, and what the loop did not do
for want of a processor is not counted.
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.attack_reading import fill, wandering_log
from bench.attack_work import undone
from bench.attacked import API, Attacked, Guest, waited

from backroom.server import spawner
from backroom.server.settings import Settings
from backroom.server.tables import Tables
from backroom.store import open_store
from backroom.table.table import PART, Table

HELD = 0.05  # seconds
pytestmark = pytest.mark.skipif(
    not Path("/proc/self/schedstat").exists(), reason="who waits for a processor is told by Linux"
)


@pytest.fixture
def server() -> Iterator[Attacked]:
    with Attacked() as attacked:
        yield attacked


def hostile_toml(server: Attacked, guest: Guest) -> None:
    for _ in range(3):
        guest.post("/data", {"game": "mob", "text": "a." * 20_000 + "a=1"})


def large_exports(server: Attacked, guest: Guest) -> None:
    file = undone(200_000)
    asked = [
        threading.Thread(target=server.ask, args=("POST", API + "/verify", file), daemon=True)
        for _ in range(3)
    ]
    for thread in asked:
        thread.start()
    for thread in asked:
        thread.join(240)


def deep_json(server: Attacked, guest: Guest) -> None:
    nested: Any = 1
    for _ in range(400):
        nested = {"a": nested}
    for body in (b'{"game": ' * 6_000, b"[" * 60_000, json.dumps({"data": nested}).encode()):
        for path in ("/tables", "/data", "/verify"):
            server.ask("POST", API + path, body, guest.cookie)


def abandoned_hints(server: Attacked, guest: Guest) -> None:
    """Twelve processes are wanted, most are ended again at once."""
    table = guest.make("tammany", [{"kind": "me"}] * 3, start=True, hints=True)
    seat = guest.get(f"/tables/{table}")[1]["pending"][0]
    for _ in range(4):
        lines = []
        for _ in range(3):
            line = socket.create_connection(("127.0.0.1", server.port))
            line.sendall(
                f"GET {API}/tables/{table}/hint?bot=expert&seat={seat} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                f"Cookie: {guest.cookie}\r\n\r\n".encode()
            )
            lines.append(line)
        time.sleep(0.1)
        for line in lines:
            line.close()


@pytest.mark.parametrize("attack", [hostile_toml, large_exports, deep_json, abandoned_hints])
def test_the_loop_is_never_held_up(server: Attacked, attack: Any) -> None:
    guest = Guest(server)
    with server.pulse() as pulse:
        attack(server, guest)
    assert pulse.count > 5
    assert pulse.missed == 0
    assert pulse.held < HELD, str(pulse)


def test_a_loop_that_is_held_up_is_found_out() -> None:
    """The measure itself: asleep counts, waiting for a processor does not."""
    before = waited("thread-self")
    began = time.monotonic()
    time.sleep(0.2)
    assert time.monotonic() - began - (waited("thread-self") - before) > 0.15


@pytest.mark.skipif(not spawner.POSSIBLE, reason="this system does not fork")
def test_no_program_is_started_while_people_play(server: Attacked) -> None:
    """Starting one stands the loop still; all workers are children of the one process that the server began with."""
    guest = Guest(server)
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    assert len(children) == 1
    guest.post("/data", {"game": "mob", "text": "a=1"})
    table = guest.make("mob", [{"kind": "bot", "bot": "random"}, {"kind": "me"}], start=True)
    end = time.monotonic() + 120
    while guest.get(f"/tables/{table}")[1]["pending"] != [1]:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert Path(f"/proc/{pid}/task/{pid}/children").read_text().split() == children
    (child,) = children
    assert len(Path(f"/proc/{child}/task/{child}/children").read_text().split()) >= 2


def test_long_logs_are_opened_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six at once: between two looks of the loop at what else has come, no more than one part of one of them is folded."""
    path = tmp_path / "store.sqlite"
    accept = Table.accept
    turns: Counter[int] = Counter()

    async def main() -> None:
        names = await fill(path, wandering_log(450), 6)
        store = await open_store(str(path))
        tables = Tables(Settings.read({}, store=str(path), log="error"), store, bytes(32))
        turn = 0

        async def look() -> None:
            nonlocal turn
            while True:
                turn += 1
                await asyncio.sleep(0)

        def accepted(self: Table, *words: Any) -> None:
            turns[turn] += 1
            accept(self, *words)

        monkeypatch.setattr(Table, "accept", accepted)
        looking = asyncio.ensure_future(look())
        live = await asyncio.gather(*(tables.live(name) for name in names))
        looking.cancel()
        assert [one.table.seq for one in live] == [450] * 6
        await tables.end()

    asyncio.run(main())
    assert sum(turns.values()) == 6 * 450
    assert max(turns.values()) <= PART
