"""Work that strangers can cause delays nobody else: samples of the attacks in bench/attack_work.py, on real servers."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from backroom.server import spawner, workers
from backroom.server.bot_workers import Pool
from backroom.server.workers import Check, Think, WorkerFailed, WorkerGone
from backroom.table.table import TableError
from live import API, Live, Person

NESTED = b'{"a":' * 5_000


@pytest.mark.parametrize("body", [b"[" * 60_000, NESTED, b'{"game": ' * 6_000, b'"' + b'\\"' * 20_000])
def test_deep_json_is_a_bad_request_everywhere(known_auction: None, tmp_path: Path, body: bytes) -> None:
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")
        table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
        headers = {"Content-Type": "application/json"}
        for path in (
            "/tables",
            "/data",
            "/count",
            "/verify",
            "/me",
            f"/tables/{table}/do",
            f"/tables/{table}/sit",
        ):
            for method in ("POST", "PUT"):
                answer = ann.http.request(method, path, content=body, headers=headers)
                assert answer.status_code in (400, 405), (path, answer.text)


def test_a_socket_survives_deep_messages(party: Any) -> None:
    line = party.sockets[0]
    for text in ("[" * 4000, '{"x":' * 800, '{"id": "q", "x": ' + '{"a":' * 600 + "1" + "}" * 601):
        line.send(text)
        assert line.until("error")["error"]["key"] == "server-bad-request"
    line.catch_up()
    assert line.do("chat", seat=0, text="{[{[{[{[ still here ]}]}]}]}")["type"] == "done"


def test_nested_facts_of_ones_own_are_refused(tmp_path: Path) -> None:
    nested: Any = 1
    for _ in range(200):
        nested = {"a": nested}
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")
        seats = [{"kind": "me"}] * 2
        for data in (nested, {"a": None}, {"a": 1 << 70}, {"a": {"b": {"c": {"d": [[[[[[1]]]]]]}}}}):
            told = ann.post("/tables", {"game": "mob", "seats": seats, "data": data}, 400)
            assert told["key"].startswith(("data-", "error-too-much")), told
        text = "a." * 20_000 + "a = 1"
        began = time.process_time()
        assert ann.post("/data", {"game": "mob", "text": text}, 400)["key"] == "error-too-much"
        assert time.process_time() - began < 2


def test_speaking_and_taking_back_are_counted_by_person(known_auction: None, tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite", chat_minute=20, undo_minute=12) as live:
        ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
        made = ann.make("auction", [{"kind": "me"}, {"kind": "open"}])
        bob.claim(made["links"][1])
        table = made["table"]
        lines = [ann.watch(table) for _ in range(5)]
        began = time.monotonic()
        said = [lines[n % 5].do("chat", seat=0, text=f"{n}") for n in range(30)]
        passed = time.monotonic() - began
        # A burst of half a minute's, and what comes back meanwhile.
        assert 10 <= sum(one["type"] == "done" for one in said) <= min(29, 11 + passed * 20 / 60)
        assert {one["error"]["key"] for one in said if one["type"] == "error"} == {"server-too-many"}
        wish = {"type": "chat", "id": "http", "seat": 0, "text": "by another way"}
        assert ann.http.post(f"/tables/{table}/do", json=wish).status_code == 429
        assert bob.watch(table).do("chat", seat=1, text="I have not spoken yet")["type"] == "done"
        began = time.monotonic()
        back = [lines[n % 5].do("undo", seat=0, to=1) for n in range(12)]
        passed = time.monotonic() - began
        assert 5 - passed * 12 / 60 <= sum(one["error"]["key"] == "server-too-many" for one in back) <= 6


def test_a_log_has_an_end_but_the_game_goes_on_to_its_own(known_auction: None, tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite", log_entries=24) as live:
        ann = Person(live.url, "Ann")
        table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
        line = ann.watch(table)
        said = [line.do("chat", seat=0, text="x") for _ in range(30)]
        refused = [one["error"] for one in said if one["type"] == "error"]
        assert refused
        assert refused[0]["key"] == "server-log-full"
        assert line.seq == 12  # talk leaves the other half
        while line.table["status"] == "playing":
            for seat in line.table["pending"]:
                line.send({"type": "look", "seat": seat})
                line.until("state")
                one = line.move(seat, line.view["moves"][0] if line.view["moves"] else "end")
                assert one["type"] == "done", one
                line.catch_up()
        assert line.table["result"] is not None
        assert line.seq > 12


def _task(seed: int = 1) -> Think:
    from backroom import games
    from backroom.engine.rng import Rng
    from backroom.table.thinking import Task

    game = games.load("mob")
    state = game.start(2)
    while state.actor() == -1:
        state.apply(state.outcomes()[0][0], -1)
    seat = state.pending()[0]
    raw = state.determinise(seat, Rng(seed)).to_bytes()
    return Think(Task("mob", 2, {}, None, raw, seat, "random", seed))


SLOW = """
from backroom.server import workers
old = workers.answer
def answer(question, progress):
    if isinstance(question, workers.Check):
        import time; time.sleep(1000)
    return old(question, progress)
workers.answer = answer
"""


@pytest.mark.parametrize("forked", [True, False])
def test_work_that_takes_too_long_or_is_not_waited_for_is_ended(
    monkeypatch: pytest.MonkeyPatch, forked: bool
) -> None:
    """Real processes: one that hangs is killed, its place is the next one's, and nothing is left at the end."""
    if forked and not spawner.POSSIBLE:
        pytest.skip("this system does not fork")
    monkeypatch.setattr(spawner, "POSSIBLE", forked)
    for module in (workers, spawner):
        monkeypatch.setattr(module, "START", SLOW + module.START)

    async def main() -> None:
        pool = Pool(1, 150.0)
        assert isinstance(await pool.ask(_task(), "ann"), str)
        hung = asyncio.ensure_future(pool.ask(Check(b"{}"), "eve"))
        waiting = asyncio.ensure_future(pool.ask(Check(b"{}"), "eve"))
        while pool.turns.held != 1 or pool.turns.waiting("eve") != 1:
            await asyncio.sleep(0.01)
        assert isinstance(await pool.ask(_task(), "bob"), str)  # a place is left for others
        waiting.cancel()
        hung.cancel()
        await asyncio.gather(hung, waiting, return_exceptions=True)
        assert pool.turns.held == 0
        assert isinstance(await pool.ask(_task(), "eve"), str)
        pool.seconds = 0.3
        with pytest.raises(TimeoutError):
            await pool.ask(Check(b"{}"), "eve")
        pool.seconds = 150.0
        with pytest.raises((WorkerFailed, TableError)):
            await pool.ask(Think(_task().task.__class__("nothing", 2, {}, None, b"", 0, "random", 1)), "ann")
        assert isinstance(await pool.ask(_task(), "ann"), str)
        children = [child.pid for child in pool._all]
        assert children
        await pool.close()
        for pid in children:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    asyncio.run(main())


def test_an_abandoned_hint_is_not_thought_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began, ended = threading.Event(), threading.Event()

    with Live(tmp_path / "s.sqlite") as live:

        async def advise(*words: Any) -> dict[str, Any]:
            began.set()
            try:
                await asyncio.sleep(600)
            finally:
                ended.set()
            return {}

        monkeypatch.setattr(live.tables.bot_workers, "advise", advise)
        ann = Person(live.url, "Ann")
        table = ann.make("mob", [{"kind": "me"}] * 2, start=True, hints=True)["table"]
        seat = ann.get(f"/tables/{table}")["pending"][0]
        text = (
            f"GET {API}/tables/{table}/hint?bot=random&seat={seat} HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\n"
            f"Cookie: backroom={ann.cookie}\r\n\r\n"
        )
        with socket.create_connection(("127.0.0.1", live.port)) as line:
            line.sendall(text.encode())
            assert began.wait(120)
            assert not ended.is_set()
        assert ended.wait(120)


def test_a_bot_stops_thinking_when_its_table_moves_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its person takes the seat back: nobody waits for the bot any more."""
    began, ended = threading.Event(), threading.Event()
    asked: list[tuple[Any, ...]] = []

    with Live(tmp_path / "s.sqlite") as live:

        async def think(*words: Any) -> str:
            asked.append(words)
            began.set()
            try:
                await asyncio.sleep(600)
            finally:
                ended.set()
            return ""

        monkeypatch.setattr(live.tables.bot_workers, "think", think)
        ann = Person(live.url, "Ann")
        table = ann.make("mob", [{"kind": "me"}] * 2, start=True)["table"]
        line = ann.watch(table)
        seat = line.table["pending"][0]
        assert line.do("leave", seat=seat)["type"] == "done"
        assert began.wait(120)
        assert asked[0][2:] == (table, True, "127.0.0.1")
        assert line.do("back", seat=seat)["type"] == "done"
        assert ended.wait(120)


def test_long_work_does_not_hold_up_a_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits is told that the server stops."""
    with Live(tmp_path / "s.sqlite") as live:
        began = threading.Event()

        async def ask(*words: Any) -> Any:
            began.set()
            await asyncio.sleep(600)

        monkeypatch.setattr(live.tables.readers, "ask", ask)
        answers: list[Any] = []
        eve = Person(live.url, "Eve")

        def send() -> None:
            answers.append(eve.http.post("/verify", json={}).json())

        thread = threading.Thread(target=send)
        thread.start()
        assert began.wait(120)
        live.loop.call_soon_threadsafe(live.tables.begin_to_end)
        thread.join(120)
        assert answers[0]["key"] == "server-stops"


def test_a_spawner_that_dies_is_begun_anew_and_no_answer_is_anothers() -> None:
    """Whoever stops waiting for a worker leaves the line in order; after a death the next question finds a new one."""

    async def main() -> None:
        made = spawner.Spawner()
        first = await made.worker()
        given_up = asyncio.ensure_future(made.worker())
        await asyncio.sleep(0)
        given_up.cancel()
        others = await asyncio.gather(*(made.worker() for _ in range(3)))
        assert len({worker.pid for worker in (first, *others)}) == 4
        for worker in (first, *others):
            assert isinstance(await worker.ask(_task()), str)
        await others[0].end()
        with pytest.raises(ProcessLookupError):
            os.kill(others[0].pid, 0)
        assert made._process is not None
        made._process.kill()
        await made._process.wait()
        with pytest.raises(WorkerGone):
            await made.worker()
        again = await made.worker()
        assert isinstance(await again.ask(_task()), str)
        await made.close()

    asyncio.run(main())
