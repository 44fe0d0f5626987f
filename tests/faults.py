"""What must survive: servers killed without warning under load, one after another. A sample in the tests, all of it in
bench.

Servers are real processes on a real store (forked from one that has everything imported, so that a thousand of them do not
take all day). People play whole tables and write down what was acknowledged; after each death the log is read and compared.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import signal
import socket
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.web.serving import free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from backroom.server.identity import COOKIE, Identity, Signer
from backroom.store import open_store
from backroom.table import events
from backroom.table.table import Table

SECRET = "ab" * 32
PATIENCE = 3600.0  # seconds: the machine may be busy, or the run be put to sleep; nothing here measures time
GONE = (ConnectionClosed, InvalidHandshake, OSError, asyncio.TimeoutError, EOFError)


def _serve(store: str, port: int) -> None:
    from backroom.server.run import serve
    from backroom.server.settings import Settings

    wide = {
        "messages_second": 1e6,
        "requests_second": 1e6,
        "tables_minute": 1e6,
        "chat_minute": 1e6,
        "requests_address": 10**6,
        "log_entries": 10**6,
        "connections_address": 10**6,
    }
    serve(Settings.read({}, store=store, port=port, secret=SECRET, bots=0, log="error", **wide))


class Servers:
    """Starts servers and kills them."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(
            [
                "backroom.server.run",
                *(f"backroom.games.{game}.view" for game in ("tammany", "guildes", "mob")),
                "backroom.bots",
                "backroom.store.sqlite",
                "backroom.store.postgres",
                "uvloop",
                "uvicorn.lifespan.on",
            ]
        )

    def start(self) -> tuple[Any, int]:
        """A server that listens, and its port. One that ends before it does (somebody was quicker to take the port, a
        database has not noticed yet that the last one is dead) is started again.
        """
        end = time.monotonic() + PATIENCE
        while True:
            port = free_port()
            process = self.context.Process(target=_serve, args=(self.store, port), daemon=True)
            process.start()
            while process.is_alive():
                assert time.monotonic() < end, "no server starts"
                try:
                    socket.create_connection(("127.0.0.1", port), 0.5).close()
                    return process, port
                except OSError:
                    time.sleep(0.01)
            assert time.monotonic() < end, "no server starts"
            time.sleep(0.2)

    @staticmethod
    def kill(process: Any) -> None:
        os.kill(process.pid, signal.SIGKILL)
        process.join(120)


@dataclass
class Player:
    """One identity that plays all seats of one table, and what it was told."""

    number: int
    table: str = ""
    acked: dict[str, int] = field(default_factory=dict)
    wish: dict[str, Any] | None = None  # sent and not answered yet: sent again after a death
    count: int = 0
    repeats: int = 0
    over: bool = True  # the game is: it is time for another one

    @property
    def cookie(self) -> str:
        return Signer(bytes.fromhex(SECRET)).write(Identity(f"player-{self.number:04}"))

    async def keep_on(self, port: int, rng: random.Random, dead: asyncio.Event) -> None:
        """Until the server is dead: a connection may end before that, where the machine was away for long."""
        while not dead.is_set() and not self.over:
            await self.play(port, rng)
            await asyncio.sleep(0.05)

    async def play(self, port: int, rng: random.Random) -> None:
        """Until the connection breaks, or the game is over."""
        address = f"ws://127.0.0.1:{port}/api/v1/tables/{self.table}/ws"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        try:
            async with connect(address, additional_headers=headers, compression=None, max_size=None) as ws:
                await ws.send('{"type": "hello", "v": 1, "since": 0}')
                state = await self._until(ws, "state")
                if self.wish is not None:
                    # Perhaps it was heard before the death, perhaps not; either way the position must be asked anew.
                    await self._send(ws)
                    await ws.send(json.dumps({"type": "look", "seat": state["table"]["you"]["seat"]}))
                    state = await self._until(ws, "state")
                while True:
                    if state["table"]["status"] == "over":
                        self.over = True
                        return
                    seat = state["table"]["pending"][0]
                    if state["table"]["you"]["seat"] != seat:
                        await ws.send(json.dumps({"type": "look", "seat": seat}))
                        state = await self._until(ws, "state")
                        continue
                    self._decide(state, seat, rng)
                    await self._send(ws)
                    await ws.send(json.dumps({"type": "look", "seat": seat}))
                    state = await self._until(ws, "state")
        except GONE:
            return

    def _decide(self, state: dict[str, Any], seat: int, rng: random.Random) -> None:
        self.count += 1
        rid = f"w{self.count}"
        if rng.random() < 0.2:
            self.wish = {"type": "chat", "id": rid, "seat": seat, "text": f"word {self.count}"}
            return
        moves = state["view"]["moves"] or ["bid nothing"]
        self.wish = {"type": "move", "id": rid, "seat": seat, "at": state["seq"], "text": rng.choice(moves)}

    async def _send(self, ws: ClientConnection) -> None:
        """Send the wish and wait for its answer."""
        assert self.wish is not None
        await ws.send(json.dumps(self.wish))
        answer = await self._until(ws, "done", "error")
        if answer["type"] == "done":
            self.acked[self.wish["id"]] = answer["seq"]
            self.repeats += answer["again"]
        else:
            # After a death the position may have been asked anew; anything but that is a fault.
            assert answer["error"]["key"] in ("server-stale", "server-store-away"), answer
        self.wish = None

    @staticmethod
    async def _until(ws: ClientConnection, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(ws.recv(), PATIENCE))
            if message["type"] in kinds:
                return message


async def make_table(port: int, player: Player) -> None:
    """A started Tammany Hall table whose three seats are all this player's."""
    body = {
        "game": "tammany",
        "seats": [{"kind": "me"}] * 3,
        "start": True,
        "id": f"table-{time.monotonic_ns()}",
    }
    answer = await insist(port, "/api/v1/tables", body, player.cookie)
    player.table = answer["table"]
    for seat in range(3):
        wish = {
            "type": "bits",
            "id": f"bits-{seat}",
            "seat": seat,
            "commit": answer["commit"],
            "bits": "5a" * 32,
        }
        await insist(port, f"/api/v1/tables/{player.table}/do", wish, player.cookie)
    player.acked, player.wish, player.repeats, player.over = {}, None, 0, False


async def insist(port: int, path: str, body: Any, cookie: str) -> Any:
    """Ask until the store has time for it: every such request has an id, so it is carried out once."""
    end = time.monotonic() + PATIENCE
    while True:
        status, answer = await request(port, "POST", path, body, cookie)
        if status < 300:
            return answer
        assert status == 503, answer
        assert time.monotonic() < end, answer
        await asyncio.sleep(1)


async def request(port: int, method: str, path: str, body: Any, cookie: str) -> tuple[int, Any]:
    """One HTTP request on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    raw = json.dumps(body).encode() if body is not None else b""
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nCookie: {COOKIE}={cookie}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(raw)}\r\n\r\n"
    writer.write(head.encode() + raw)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    return int(top.split()[1]), json.loads(rest)


async def check(store: str, players: list[Player]) -> Counter[str]:
    """Everything acknowledged is in the log under its number, every table folds, no request is there twice."""
    found: Counter[str] = Counter()
    opened = await open_store(store, alone=False)
    try:
        for player in players:
            raws = await opened.read(player.table)
            table = Table.fold(player.table, raws)
            rids = [entry.rid for entry in map(events.decode, raws) if entry.rid]
            assert len(rids) == len(set(rids)), "a request was carried out twice"
            for rid, seq in player.acked.items():
                assert seq <= table.seq, f"acknowledged entry {seq} of {player.table} is lost"
                assert table.entry(seq).rid == rid, f"entry {seq} of {player.table} is another one"
            found["acknowledged"] += len(player.acked)
            found["entries"] += table.seq
            found["tables"] += 1
            found["repeats"] += player.repeats
    finally:
        await opened.close()
    return found


async def kill_often(
    store: str,
    kills: int,
    tables: int,
    seed: int,
    longest: float = 0.5,
    least: int = 0,
) -> dict[str, Any]:
    """So many times: load, kill -9 at a random moment (of so many seconds, after ``least`` answers), read the log, start
    again. Whose game is over begins another one.
    """
    rng = random.Random(seed)
    servers = Servers(store)
    players = [Player(n) for n in range(tables)]
    total: Counter[str] = Counter()
    for _ in range(kills):
        process, port = servers.start()
        for player in players:
            if player.over:
                if player.table:
                    total += await check(store, [player])
                await make_table(port, player)
        dead = asyncio.Event()
        playing = [
            asyncio.create_task(player.keep_on(port, random.Random(rng.random()), dead)) for player in players
        ]
        wanted, end = sum(len(player.acked) for player in players) + least, time.monotonic() + PATIENCE
        while sum(len(player.acked) for player in players) < wanted and not all(p.over for p in players):
            assert time.monotonic() < end, "the server does not answer"
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0.05, longest))
        dead.set()
        servers.kill(process)
        await asyncio.gather(*playing)
        await check(store, players)
        total["kills"] += 1
    total += await check(store, players)
    return dict(total)
