"""A sample of what must survive: kill -9, slow and silent stores, a PostgreSQL restarted, three processes of which one
dies.
"""

from __future__ import annotations

import asyncio
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import own_thread
from backroom.server.timeouts import Timeouts
from backroom.table import events
from faults import Player, Servers, check, kill_often, make_table
from live import Live, Person
from services import Postgres


def test_kill_nine(tmp_path: Path) -> None:
    store = str(tmp_path / "store.sqlite")
    told = own_thread.run(kill_often(store, kills=5, tables=6, seed=1, longest=0.3, least=6))
    assert told["kills"] == 5
    assert told["acknowledged"] >= 30


def test_a_slow_store_acknowledges_nothing_and_loses_nothing(
    known_auction: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Live(tmp_path / "store.sqlite") as live:
        ann = Person(live.url, "Ann")
        table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
        socket = ann.watch(table)
        honest = live.tables.store.append
        written = threading.Event()

        async def make() -> Timeouts:
            return Timeouts(0.3)

        impatient = asyncio.run_coroutine_threadsafe(make(), live.loop).result(120)

        async def later(*words: Any) -> None:
            while impatient._waits:  # until nobody waits any more
                await asyncio.sleep(0.05)
            await honest(*words)
            written.set()

        def slow(*words: Any) -> asyncio.Future[None]:
            writing = asyncio.ensure_future(later(*words))
            told = asyncio.get_running_loop().create_future()
            writing.add_done_callback(lambda _: told.done() or told.set_result(None))
            return told

        monkeypatch.setattr(live.tables.store, "append", slow)
        patient = live.tables.resources.timeouts
        monkeypatch.setattr(live.tables.resources, "timeouts", impatient)
        before = socket.seq
        answer = socket.do("chat", rid="slow", seat=0, text="is this on?")
        assert answer["error"]["key"] == "server-store-away"
        assert answer["error"]["status"] == 503
        socket.catch_up()
        assert socket.seq == before, "nobody may see what is not acknowledged"
        assert written.wait(120)  # the store has written it after all
        monkeypatch.setattr(live.tables.store, "append", honest)
        monkeypatch.setattr(live.tables.resources, "timeouts", patient)
        answer = socket.do("chat", rid="slow", seat=0, text="is this on?")
        assert (answer["type"], answer["again"], answer["seq"]) == ("done", True, before + 1)
        socket.catch_up()
        assert socket.seq == before + 1


def test_a_store_that_does_not_answer(
    known_auction: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from backroom.store import StoreAway

    with Live(tmp_path / "store.sqlite") as live:
        ann = Person(live.url, "Ann")
        table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
        socket = ann.watch(table)
        honest = live.tables.store.append, live.tables.store.read

        async def never(*words: Any) -> Any:
            raise StoreAway("gone")

        def never_written(*words: Any) -> asyncio.Future[None]:
            future = asyncio.get_running_loop().create_future()
            future.set_exception(StoreAway("gone"))
            return future

        monkeypatch.setattr(live.tables.store, "append", never_written)
        monkeypatch.setattr(live.tables.store, "read", never)
        monkeypatch.setattr(live.tables.store, "lobby", never)
        for _ in range(3):
            assert socket.do("chat", rid="c", seat=0, text="x")["error"]["key"] == "server-store-away"
        assert ann.get("/lobby", 503)["key"] == "server-store-away"
        assert (
            ann.http.post("/tables", json={"game": "auction", "seats": [{"kind": "me"}] * 2}).status_code
            == 503
        )
        monkeypatch.setattr(live.tables.store, "append", honest[0])
        monkeypatch.setattr(live.tables.store, "read", honest[1])
        assert socket.do("chat", rid="c", seat=0, text="x")["again"] is False


def test_a_postgres_restarted_under_a_server(known_auction: None, postgres: Postgres) -> None:
    try:
        with Live(postgres.database("tables"), store_seconds=10) as live:
            ann = Person(live.url, "Ann")
            table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
            socket = ann.watch(table)
            acked = [socket.do("chat", rid=f"a{n}", seat=0, text="x")["seq"] for n in range(5)]
            postgres.stop(3)  # SIGQUIT: no goodbye
            assert socket.do("chat", rid="b", seat=0, text="y")["error"]["key"] == "server-store-away"
            assert ann.http.get(live.url + "/readyz").status_code == 503
            postgres.start()
            end = time.monotonic() + 120
            while (answer := socket.do("chat", rid="b", seat=0, text="y"))["type"] != "done":
                assert answer["error"]["key"] == "server-store-away"
                assert time.monotonic() < end
                time.sleep(0.2)
            assert ann.http.get(live.url + "/readyz").status_code == 200
            raws = asyncio.run_coroutine_threadsafe(live.tables.store.read(table), live.loop).result(120)
            rids = [events.decode(raw).rid for raw in raws]
            assert [rids[seq - 1] for seq in acked] == [f"a{n}" for n in range(5)]
            assert rids.count("b") == 1
            socket.close()
    finally:
        if postgres.process is None:
            postgres.start()


def test_players_of_one_table_on_different_processes(known_auction: None, postgres: Postgres) -> None:
    """Moves are heard across processes; simultaneous choices race for a number and both get in."""
    address = postgres.database("across")
    with Live(address, secret="cd" * 32) as one, Live(address, secret="cd" * 32) as two:
        ann, bob = Person(one.url, "Ann"), Person(two.url, "Bob")
        made = ann.make("auction", [{"kind": "me"}, {"kind": "open"}])
        bob.claim(made["links"][1].replace(one.url, two.url))
        ann.post(f"/tables/{made['table']}/do", {"type": "start", "id": "s"})
        here, there = ann.watch(made["table"]), bob.watch(made["table"])
        while there.view is None:
            there.next()
        for _ in range(3):
            while not (here.table["pending"] == [0, 1] == there.table["pending"]):
                (here if here.seq < there.seq or here.table["pending"] != [0, 1] else there).next()
            # Both at once, without waiting for each other.
            here.send(
                {
                    "type": "move",
                    "id": f"h{here.seq}",
                    "seat": 0,
                    "at": here.seq,
                    "text": f"bid {here.view['hand'][0]}",
                }
            )
            there.send(
                {
                    "type": "move",
                    "id": f"t{there.seq}",
                    "seat": 1,
                    "at": there.seq,
                    "text": f"bid {there.view['hand'][0]}",
                }
            )
            assert here.until("done", "error")["type"] == "done"
            assert there.until("done", "error")["type"] == "done"
            while here.table["locked"] or len(here.table["pending"]) != 1:
                here.next()
            while there.seq < here.seq:
                there.next()
            (seat,) = here.table["pending"]
            answer = (here, there)[seat].move(seat, "end")
            assert answer["type"] == "done", answer
            while here.seq != there.seq or here.table["status"] != there.table["status"]:
                (here if here.seq < there.seq else there).next()
        assert here.table["result"] == there.table["result"]
        here.close()
        there.close()


def test_three_processes_and_one_dies(postgres: Postgres) -> None:
    """Load on all; the clients of the dead one go on with the others; nothing lost, nothing twice."""
    address = postgres.database("three")

    async def main() -> None:
        servers = Servers(address)
        running, ports = zip(*(servers.start() for _ in range(3)), strict=True)
        players = [Player(n) for n in range(9)]
        for player in players:
            await make_table(ports[player.number % 3], player)
        rng = random.Random(5)

        async def play(player: Player) -> None:
            at = player.number
            while True:
                await player.play(ports[at % 3], random.Random(rng.random()))
                at += 1  # the connection broke: on to the next one
                await asyncio.sleep(0.05)

        async def all_have(counts: list[int]) -> None:
            end = time.monotonic() + 300
            while any(len(player.acked) < count for player, count in zip(players, counts)):
                assert time.monotonic() < end, "somebody does not go on"
                await asyncio.sleep(0.02)

        playing = [asyncio.create_task(play(player)) for player in players]
        await all_have([8] * 9)
        before = [len(player.acked) for player in players]
        servers.kill(running[0])
        await all_have([count + 8 for count in before])
        going_on = set(playing)
        while going_on:  # one that is just being answered does not hear it (wait_for of Python 3.11)
            for task in going_on:
                task.cancel()
            _, going_on = await asyncio.wait(going_on, timeout=0.1)
        assert [task.exception() for task in playing if not task.cancelled()] == []
        told = await check(address, players)
        assert told["acknowledged"] >= 9 * 16
        for process in running[1:]:
            process.terminate()
            process.join(120)
            assert process.exitcode is not None

    own_thread.run(main())
