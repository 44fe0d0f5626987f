"""A real server on a real port inside the test's process, and people who talk to it."""

from __future__ import annotations

import asyncio
import itertools
import json
import ssl
import threading
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from backroom.server.app import make_app, open_tables
from backroom.server.connections import Connections, files, protocol
from backroom.server.fast_websocket import FastWebSocket
from backroom.server.identity import COOKIE, Identity
from backroom.server.settings import Settings
from backroom.server.tables import Tables
from backroom.table import chance

API = "/api/v1"
# All addresses here are plain HTTP. Left to itself, httpx reads all certificates of the world for each new client.
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
GENEROUS = {
    "messages_second": 1e5, "requests_second": 1e5, "tables_minute": 1e5, "chat_minute": 1e6, "undo_minute": 1e6,
    "codes_minute": 1e6, "hint_minute": 1e6, "coach_minute": 1e6, "bots": 0, "log": "error",
    "store_seconds": 120.0, "read_seconds": 120.0, "bot_seconds": 600,
}  # fmt: skip


class Live:
    """``with Live(path) as live: …``; ``live.tables`` is the server's inside, for tests that look there."""

    tables: Tables

    def __init__(self, store: Path | str, **settings: Any) -> None:
        self.settings = Settings.read({}, store=str(store), port=0, **{**GENEROUS, **settings})
        self.ready = threading.Event()
        self.failed: BaseException | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Live:
        self.thread.start()
        assert self.ready.wait(120)
        if self.failed is not None:
            raise self.failed
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(120)
        assert not self.thread.is_alive(), "the server did not stop"

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self.failed = error
            self.ready.set()

    async def _serve(self) -> None:
        self.tables = await open_tables(self.settings)
        app = make_app(self.settings, self.tables)
        self.connections = Connections(self.settings, app.trusts, files())
        config = uvicorn.Config(
            app, host="127.0.0.1", port=0, http=protocol(self.connections), ws=FastWebSocket,
            ws_per_message_deflate=False, log_level="error",
            access_log=False, lifespan="on", timeout_graceful_shutdown=5,
        )  # fmt: skip
        self.server = uvicorn.Server(config)
        self.loop = asyncio.get_running_loop()
        task = asyncio.create_task(self.server.serve())
        while not self.server.started and not task.done():
            await asyncio.sleep(0.01)
        if not task.done():
            self.port = self.server.servers[0].sockets[0].getsockname()[1]
            self.ready.set()
        await task

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Person:
    """A guest with a cookie of its own."""

    def __init__(self, url: str, name: str = "", cookie: str | None = None) -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url + API, timeout=120, headers={"Origin": url}, verify=PLAIN)
        if cookie is None:
            self.http.get("/me")
            self.cookie = self.http.cookies.get(COOKIE) or ""
        else:
            self.cookie = cookie
            self.http.cookies.set(COOKIE, cookie)
        self.ids = itertools.count()

    @classmethod
    def known(cls, live: Live, who: str) -> Person:
        """Always the same identity, whatever the server drew."""
        return cls(live.url, who, live.tables.signer.write(Identity(who, who.title())))

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def make(self, game: str, seats: list[Any], **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.post("/tables", {"game": game, "seats": seats, **more}, 201)
        self.add_bits(made["table"])
        return made

    def add_bits(self, table: str) -> None:
        """As every client does: bits for the own seats, in answer to the promise. Always the same for the same person."""
        facts = self.get(f"/tables/{table}")
        for seat in set(facts["you"]["seats"]) & set(facts["chance"]["missing"]):
            if facts["status"] == "open":
                bits = chance.sha("bits", self.name, str(seat))
                commit = facts["chance"]["commit"]
                wish = {"type": "bits", "id": f"bits-{seat}", "seat": seat, "commit": commit, "bits": bits}
                self.post(f"/tables/{table}/do", wish)

    def claim(self, link: str, status: int = 200) -> Any:
        """Follow a link: the table is in its path, the token in its fragment."""
        path, _, fragment = link.partition("#")
        token = fragment.partition("=")[2]
        body = {"token": token, "name": self.name} if self.name else {"token": token}
        table = path.rsplit("/", 1)[1]
        claimed = self.post(f"/tables/{table}/claim", body, status)
        if status == 200:
            self.add_bits(table)
        return claimed

    def watch(self, table: str, since: int = 0, hello: bool = True, **more: Any) -> Socket:
        return Socket(self, table, since, hello, **more)


def patch(view: Any, steps: list[Any]) -> None:
    """Change a view in place, as the client does."""
    for path, *value in steps:
        place = view
        for part in path[:-1]:
            place = place[part]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]


class Socket:
    """A person's connection to a table: keeps the view and the table's facts up to date as a client does."""

    def __init__(self, person: Person, table: str, since: int, hello: bool, **more: Any) -> None:
        origin = more.pop("origin", person.url)
        cookie = more.pop("cookie", person.cookie)
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        self.person = person
        self.address = f"{person.url.replace('http', 'ws')}{API}/tables/{table}/ws"
        opening = connect(
            self.address,
            origin=origin,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=120,
        )
        self.ws: ClientConnection = opening.__enter__()
        self.raw: list[str] = []
        self.view: Any = None
        self.table: dict[str, Any] = {}
        self.lines: dict[int, dict[str, Any]] = {}
        self.seq = since
        if hello:
            self.send({"type": "hello", "v": 1, "since": since, **more})
            self.until("state")

    def send(self, message: Any) -> None:
        self.ws.send(json.dumps(message) if not isinstance(message, str | bytes) else message)

    def next(self, timeout: float = 20) -> dict[str, Any]:
        raw = self.ws.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] in ("state", "news"):
            self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            assert message["seq"] == self.seq + 1, "every number once, in order"
        self.seq = message["seq"]
        self.table |= message["table"]
        for line in [*message["lines"], *message.get("reveal", [])]:
            self.lines[line["seq"]] = line
        if "view" in message:
            self.view = message["view"]
        patch(self.view, message.get("patch", []))

    def until(self, *kinds: str, **facts: Any) -> dict[str, Any]:
        """Read on to the first message of these kinds with these members."""
        while True:
            message = self.next()
            if message["type"] in kinds and all(message.get(name) == fact for name, fact in facts.items()):
                return message

    def catch_up(self) -> None:
        """Everything that was on its way has come."""
        number = next(self.person.ids)
        self.send({"type": "ping", "n": number})
        self.until("pong", n=number)

    def do(self, kind: str, rid: str | None = None, **facts: Any) -> dict[str, Any]:
        """Send a command and read to its answer, done or error."""
        rid = rid or f"r{next(self.person.ids)}"
        self.send({"type": kind, "id": rid, **facts})
        return self.until("done", "error", id=rid)

    def move(self, seat: int, text: str, **more: Any) -> dict[str, Any]:
        return self.do("move", seat=seat, at=self.seq, text=text, **more)

    def closed(self, timeout: float = 20) -> tuple[int | None, str | None]:
        """Read to the end; the code and the reason."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                self.next(timeout)
        except ConnectionClosed as end:
            close = end.rcvd
            return (close.code, close.reason) if close else (None, None)

    def close(self) -> None:
        self.ws.close()
