"""The WebSocket of a table (docs/protocol.md), as a plain ASGI application: nothing stands between it and the server."""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from backroom.engine.errors import BackroomError
from backroom.engine.outside import MESSAGE, TooMuch, check_json
from backroom.server.caller import address_of, good_host, good_origin, headers_of, identity_of
from backroom.server.errors import bad_request, error_of
from backroom.server.limits import Bucket, Buckets
from backroom.server.live_table import LiveTable
from backroom.server.news import encode
from backroom.server.slowly import in_parts
from backroom.server.steady import now_ms
from backroom.server.tables import Tables
from backroom.server.watching import Watcher
from backroom.store import StoreAway
from backroom.table import commands, stories
from backroom.table.kept import Unplayable
from backroom.table.table import Table, TableError

HELLO_SECONDS = 10.0
ADDRESS = 10  # connections whose messages one address may send at once
STRIKES = 20  # messages that are none of this protocol, before the connection is closed


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True, frozen=True):
    v: int
    since: commands.Seq = 0
    seat: commands.SeatNumber | msgspec.UnsetType | None = msgspec.UNSET


class Look(msgspec.Struct, tag_field="type", tag="look", forbid_unknown_fields=True, frozen=True):
    seat: commands.SeatNumber | None


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, frozen=True):
    n: Annotated[int, Meta(ge=0, le=1 << 53)] = 0


_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Hello | Look | Ping | commands.AnyCommand)
_id_decoder = msgspec.json.Decoder(dict[str, Any])


class _Close(Exception):
    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason


class Sockets:
    """Takes connections for ``/api/v1/tables/T/ws``."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.open = 0
        self.addresses: Counter[str] = Counter()
        rate = tables.settings.messages_second * ADDRESS
        self.messages = Buckets(rate, rate * 3)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        tables, settings = self.tables, self.tables.settings
        await receive()  # websocket.connect
        headers = headers_of(scope)
        address = address_of(scope)
        # Accepted first, so that a browser's client can read the code and the reason.
        await send({"type": "websocket.accept"})
        full = self.open >= settings.connections or self.addresses[address] >= settings.connections_address
        refusal = None
        if not good_host(settings, headers):
            refusal = (4403, "server-bad-host")
        elif not good_origin(settings, scope, headers, needed=True):
            refusal = (4403, "server-bad-origin")
        elif full or tables.stopping or tables.requests.take(address):
            refusal = (4429, "server-too-many")
        if refusal is not None:
            await send({"type": "websocket.close", "code": refusal[0], "reason": refusal[1]})
            return
        identity = identity_of(tables.signer, headers)
        self.open += 1
        self.addresses[address] += 1
        tables.metrics.sockets.set(self.open)
        if identity is not None:
            tables.homes.note(identity.who, address)
        who = identity.who if identity else ""
        connection = _Connection(self, scope["path_params"]["table"], who, address, receive, send)
        try:
            await connection.run()
        finally:
            self.open -= 1
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            tables.metrics.sockets.set(self.open)


class _Connection:
    """One client from hello to goodbye."""

    def __init__(self, sockets: Sockets, table: str, who: str, address: str, receive: Any, send: Any) -> None:
        tables = sockets.tables
        self.tables, self.name, self.who, self.address = tables, table, who, address
        self.messages = sockets.messages
        self.receive, self.asgi_send = receive, send
        rate = tables.settings.messages_second
        self.bucket = Bucket(rate, rate * 3)
        self.strikes = 0
        self.watcher = Watcher(who, None, send, tables.settings.backlog)

    async def run(self) -> None:
        live: LiveTable | None = None
        try:
            try:
                async with asyncio.timeout(HELLO_SECONDS):
                    hello = await self._hello()
            except TimeoutError:
                raise _Close(4408, "server-no-hello") from None
            if hello is None:
                return
            live = await self._enter(hello)
            await self._listen(live)
        except _Close as close:
            await self.watcher.shut(close.code, close.reason)
        except StoreAway:
            await self.watcher.shut(4503, "server-store-away")
        finally:
            if live is not None:
                live.part(self.watcher)
            if self.watcher.lagging:
                self.tables.metrics.slow.inc()

    async def _next(self) -> Any:
        """The next message; None when the client is gone."""
        while True:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return None
            text = event.get("text")
            raw = text.encode("utf-8", "surrogatepass") if text is not None else (event.get("bytes") or b"")
            if len(raw) > self.tables.settings.message_bytes:
                raise _Close(4413, "server-too-large")
            if not self.bucket.take() or self.messages.take(self.address):
                raise _Close(4429, "server-too-many")
            try:
                # No message has an object in an object: only what looks otherwise is looked at more closely.
                if raw.count(b"{") > 1 or b"[" in raw:
                    check_json(raw, MESSAGE)
                return _decoder.decode(raw)
            except msgspec.ValidationError as error:
                self._strike(raw, str(error))
            except TooMuch as error:
                self._strike(b"", error.what)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                self._strike(b"", "json")

    def _strike(self, raw: bytes, field: str) -> None:
        """Not a message of the protocol: told, and when it happens too often the last word."""
        self.strikes += 1
        if self.strikes > STRIKES:
            raise _Close(4400, "server-bad-request")
        given: Any = None
        if raw:
            try:
                given = _id_decoder.decode(raw).get("id")
            except msgspec.MsgspecError:
                given = None
        rid = given if isinstance(given, str) and len(given) <= 64 else None
        self._refuse(rid, bad_request(field))

    def _refuse(self, rid: str | None, error: BackroomError) -> None:
        told = error_of(error)
        self.tables.metrics.refused.labels(str(told["status"])).inc()
        self.watcher.send(encode({"type": "error", "id": rid, "error": told}))

    async def _hello(self) -> Hello | None:
        message = await self._next()
        if message is None:
            return None
        if not isinstance(message, Hello) or message.v != 1:
            raise _Close(4400, "server-bad-request")
        return message

    async def _enter(self, hello: Hello) -> LiveTable:
        try:
            live = await self.tables.live(self.name)
            if not live.table.may_watch(self.who):
                await live.catch_up()  # the right may be news from another process
            await self._join(live, hello.since, hello.seat)
        except StoreAway:
            raise
        except Unplayable as error:
            told = error.told(self.who)
            raise _Close(4000 + told.status, told.key) from None
        except TableError as error:
            raise _Close(4000 + error.status, error.key) from None
        return live

    async def _join(self, live: LiveTable, since: int, seat: int | msgspec.UnsetType | None) -> None:
        """In turn with all who read (slowly.py): a long log is much to tell."""
        wanted = functools.partial(eyes, who=self.who, wanted=seat)
        if since > live.table.seq:
            await live.catch_up()  # it heard of more from another process than this one has
            since = min(since, live.table.seq)
        async with self.tables.reading.turn(self.address):
            prepared = stories.prepare(live.table, wanted(live.table), since)
            await in_parts(self.tables, self.address, prepared)
            live.join(self.watcher, since, wanted)
            await asyncio.sleep(0)

    async def _listen(self, live: LiveTable) -> None:
        while not self.watcher.closed:
            message = await self._next()
            if message is None:
                return
            if isinstance(message, commands.Move):  # nearly all are: first in line
                await self._command(live, message)
            elif isinstance(message, Ping):
                self.watcher.send(encode({"type": "pong", "n": message.n, "now": now_ms()}))
            elif isinstance(message, Hello):
                raise _Close(4400, "server-bad-request")
            elif isinstance(message, Look):
                try:
                    await self._join(live, live.table.seq, message.seat)
                except TableError as error:
                    self._refuse(None, error)
            else:
                await self._command(live, message)

    async def _command(self, live: LiveTable, command: commands.AnyCommand) -> None:
        try:
            done = await self.tables.do(live, command, self.who)
        except BackroomError as error:
            self._refuse(command.id, error)
            return
        except Exception as error:
            # A mistake of ours: noted, said, and nothing of it is in the log.
            self.tables.log.crash("command", error, table=live.table.id, command=type(command).__name__)
            self._refuse(command.id, TableError(500, "server-mistake"))
            return
        told: dict[str, Any] = {"type": "done", "id": command.id, "seq": done.seq, "again": done.again}
        if done.receipt is not None:
            told["receipt"] = done.receipt
        self.watcher.send(encode(told))


def eyes(table: Table, who: str, wanted: int | msgspec.UnsetType | None) -> int | None:
    """Whose eyes a watcher gets: the one asked for if it is theirs, else by the protocol's rule."""
    if not table.may_watch(who):
        raise TableError(404, "server-no-table")
    if wanted is not msgspec.UNSET:
        if wanted is not None and not table.knows(who, wanted):
            raise TableError(403, "server-not-yours")
        return wanted
    mine = table.seats_of(who)
    to_act = [seat for seat in table.pending() if seat in mine]
    return to_act[0] if to_act else mine[0] if mine else None
