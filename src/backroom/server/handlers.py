"""What every HTTP route stands on: answers as JSON, bodies read strictly, the table of the path if its reader may see it,
whose eyes are asked for, and long work given up when nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from backroom.engine.outside import BODY, read_json
from backroom.server.caller import address_of, headers_of, public_origin
from backroom.server.errors import bad_request
from backroom.server.identity import Identity
from backroom.server.live_table import LiveTable
from backroom.server.slowly import Parts, in_parts
from backroom.server.tables import Tables
from backroom.table import events, sharing
from backroom.table.kept import Unplayable
from backroom.table.projection import ALL, Knower
from backroom.table.table import Table, TableError

MOST_SEQ = 1 << 31
SHARED = 16

T = TypeVar("T")


class Answer(Response):
    """JSON by msgspec."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def _decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    if kind not in _decoders:
        _decoders[kind] = msgspec.json.Decoder(kind)
    return _decoders[kind]


async def while_waited_for(request: Request, work: Coroutine[Any, Any, T], ending: asyncio.Future[None]) -> T:
    """What ``work`` comes to; it is given up when nobody waits for the answer any more, or the server stops."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_hung_up(request))
    try:
        await asyncio.wait((task, gone, ending), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        if gone.done():
            raise ClientDisconnect
        raise TableError(503, "server-stops")
    finally:
        task.cancel()
        gone.cancel()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class Handlers:
    """Parent of the routes. ``identity`` is always there: app.py makes one for who has none."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        # finished games as strangers read them, the last few
        self.shared: dict[tuple[str, bool], Table] = {}

    async def body(self, request: Request, kind: type[T], times: int = 1) -> T:
        raw = await self.raw_body(request, times)
        try:
            read: T = read_json(raw, _decoder_of(kind), BODY)
            return read
        except msgspec.ValidationError as error:
            raise bad_request(str(error)) from None
        except msgspec.DecodeError:
            raise bad_request("json") from None

    async def raw_body(self, request: Request, times: int = 1) -> bytes:
        most = self.tables.settings.body_bytes * times
        raw = bytearray()
        async for part in request.stream():
            raw += part
            if len(raw) > most:
                raise TableError(413, "server-too-large", bytes=most)
        return bytes(raw)

    @staticmethod
    def identity(request: Request) -> Identity:
        identity: Identity = request.scope["identity"]
        return identity

    async def live(self, request: Request) -> LiveTable:
        """The table of the path, if this identity may see it."""
        who = self.identity(request).who
        try:
            live = await self.tables.live(request.path_params["table"])
        except Unplayable as error:
            raise error.told(who) from None
        if not live.table.may_watch(who):
            await live.catch_up()
            if not live.table.may_watch(who):
                raise TableError(404, "server-no-table")
        return live

    async def readable(self, request: Request) -> Table:
        """The table of the path for one who reads: as it is for its people, a finished game by its share link as
        strangers may have it.
        """
        table, names = await self.found(request)
        if names is None:
            return table
        key = (table.id, names)
        shared = self.shared.get(key)
        if shared is None or shared.seq > table.seq:
            fold = await self.tables.fold(table.id, sharing.entries_for_strangers(table, names))
            while len(self.shared) >= SHARED:
                self.shared.pop(next(iter(self.shared)))
            self.shared[key] = fold
            return await self.readable(request)  # asked again: the link may have been withdrawn meanwhile
        # What follows a game's end is little, and nearly nothing of it is for strangers.
        for raw in sharing.entries_for_strangers(table, names, shared.seq):
            shared.accept(events.decode(raw), raw)
        return shared

    async def read(self, request: Request, make: Callable[[Table, Knower], Parts[Any]], **how: Any) -> Answer:
        """The answer that ``make`` makes of the table as this reader may have it; long work in parts, and in turn
        (slowly.py). Whether the reader may have it is asked before, and again when it is sent.
        """
        await self.found(request)  # what has to be waited for is waited for before the turn
        address = address_of(request.scope)
        async with self.tables.reading.turn(address):
            try:
                table = await self.readable(request)
                knower = self.knower(request, table)
                told = await in_parts(self.tables, address, make(table, knower))
                await self.found(request)
                if self.knower(request, table) != knower:
                    raise TableError(403, "server-not-yours")
                return Answer(told, **how)
            finally:
                await asyncio.sleep(0)

    async def found(self, request: Request) -> tuple[Table, bool | None]:
        """The table of the path if this caller may read it; by a share link: whether with names, else None."""
        token = request.query_params.get("share", "")
        try:
            return (await self.live(request)).table, None
        except TableError as error:
            if not token or error.status != 404:
                raise
        try:
            table = (await self.tables.live(request.path_params["table"])).table
        except Unplayable:
            raise TableError(404, "server-no-table") from None
        names = sharing.opened_by(table, token)
        if names is None:
            raise TableError(404, "server-no-table")
        return table, names

    @staticmethod
    def number(request: Request, name: str, default: int | None = None) -> int:
        text = request.query_params.get(name)
        if text is None and default is not None:
            return default
        if text is None or not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > MOST_SEQ:
            raise bad_request(name)
        return int(text)

    def knower(self, request: Request, table: Table) -> Knower:
        """Whose eyes a reader asks for: absent = the own (only) seat, else a spectator's."""
        who = self.identity(request).who
        text = request.query_params.get("seat")
        if text is None:
            mine = table.seats_of(who)
            return mine[0] if len(mine) == 1 else None
        if text == "null":
            return None
        if text == ALL:
            if table.status != "over":
                raise TableError(403, "server-not-yours")
            return ALL
        seat = self.number(request, "seat")
        open_to_all = sharing.finished(table) and seat < table.players
        if not open_to_all and not table.knows(who, seat):
            raise TableError(403, "server-not-yours")
        return seat

    def link(self, request: Request, table: str, kind: str, token: str) -> str:
        origin = public_origin(self.tables.settings, request.scope, headers_of(request.scope))
        return f"{origin}/t/{table}#{kind}={token}"
