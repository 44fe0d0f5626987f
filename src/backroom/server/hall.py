"""All tables of one server process: those in memory, how they get there, and what goes on behind them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from backroom.engine.errors import BackroomError
from backroom.server.identity import Identity, Signer, plain_start
from backroom.server.logs import Log
from backroom.server.metrics import Metrics
from backroom.server.patience import Patience
from backroom.server.reviews import Reviews
from backroom.server.room import Done, Room, now_ms
from backroom.server.settings import Settings
from backroom.server.thinkers import Thinkers
from backroom.store import Conflict, Index, Row, Store, StoreAway
from backroom.table import chance, entries, lines, making, wishes
from backroom.table.plan import plan, plan_rematch
from backroom.table.table import Table, TableError
from backroom.table.thinking import Task

SWEEP = 15.0  # seconds between looks at what is due and what is idle
DUE_AT_ONCE = 200
JUST_USED = 5.0  # seconds in which whoever asked for a room is still on the way to it
ID = 22


class Hall:
    """See the module."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        self.loop = asyncio.get_running_loop()  # asking for it is a system call
        self.settings = settings
        self.store = store
        self.signer = Signer(key)
        self.metrics = Metrics()
        self.log = Log(settings.log)
        self.thinkers = Thinkers(settings.bots, settings.bot_seconds)
        self.reviews = Reviews()
        self.patience = Patience(settings.store_seconds)
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self.kinds: Any = defaultdict(_Nothing)
        for kind in entries.AnyEntry.__args__:
            self.kinds[kind] = self.metrics.entries(kind.__struct_config__.tag)
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def fresh() -> str:
        return secrets.token_hex(32)

    async def begin(self) -> None:
        await self.store.listen(self._heard, self._lost)
        self.spawn(self._sweep())

    async def end(self) -> None:
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            async with room.lock:  # an entry on its way is written to its end
                for watcher in list(room.watchers):
                    watcher.close(1012, "server-stops")
        await self.thinkers.close()
        await self.reviews.close()
        self.patience.close()
        await self.store.close()
        self.log.info("stopped")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work in the background: failures are logged, not lost."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, BackroomError):
                self.log.warning("background", key=error.key)
            else:
                self.log.crash("background", error)

    # ---- rooms -------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        try:
            async with asyncio.timeout(self.settings.store_seconds):
                return await self.store.read(table, after)
        except TimeoutError as error:
            raise StoreAway("read") from error

    async def room(self, table: str) -> Room:
        """The table in memory, read when it is not there; ``TableError`` when there is none."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.monotonic()
            return room
        if len(table) != ID:
            raise TableError(404, "server-no-table")
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.ensure_future(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        raws = await self.read(table)
        if not raws:
            raise TableError(404, "server-no-table")
        if len(self.rooms) >= self.settings.rooms:
            self._forget(JUST_USED, len(self.rooms) // 10)
        if table in self.rooms:  # it was made while this was reading
            return self.rooms[table]
        room = self.rooms[table] = Room(self, Table.fold(table, raws))
        self.metrics.rooms.set(len(self.rooms))
        return room

    def _forget(self, idle: float, most: int) -> None:
        """Let go of rooms that nobody has looked at for so long; the store has everything."""
        before = time.monotonic() - idle
        gone = []
        for name, room in self.rooms.items():
            if (
                not room.watchers
                and room.used < before
                and not room.lock.locked()
                and not room.table.bots_to_move()
            ):
                gone.append(name)
                if len(gone) >= most:
                    break
        for name in gone:
            self.rooms.pop(name).close()
        self.metrics.rooms.set(len(self.rooms))

    # ---- making tables -----------------------------------------------------------------------------------

    def links(self, table: str, seats: int) -> list[str]:
        """The tokens of a table's first links, one a seat and one for watching."""
        return [self.signer.token("link", table, str(n)) for n in range(seats)] + [
            self.signer.token("watch", table)
        ]

    async def make(self, new: wishes.NewTable, identity: Identity) -> tuple[Room, list[str]]:
        table = (
            self.signer.table_id(identity.who, new.id) if new.id else plain_start(secrets.token_urlsafe(16))
        )
        tokens = self.links(table, len(new.seats))
        hashes = [chance.link_hash(token) for token in tokens]
        entry = making.made(table, new, identity.who, identity.name, now_ms(), self.fresh, hashes)
        room = await self._write_first(table, entry)
        if new.start:
            start = wishes.Start(id="start")
            await room.do(lambda t: plan(t, start, identity.who, now_ms(), self.fresh))
        return room, tokens

    async def _write_first(self, table: str, entry: entries.Made) -> Room:
        """Seq 1 of a table; when it is there already, that one is meant."""
        raw = entries.encode(entry)
        made = Table.fold(table, [raw])
        summary = _summary(made)
        index = Index(made.status, entry.public, entry.at, made.due(), summary, made.members())
        try:
            await self.patience.wait(self.store.append(table, 1, raw, index))
        except Conflict:
            return await self.room(table)
        self.kinds[entries.Made].inc()
        if table in self.rooms:
            return self.rooms[table]
        room = self.rooms[table] = Room(self, made)
        self.metrics.rooms.set(len(self.rooms))
        return room

    async def rematch(self, room: Room, who: str) -> str:
        async with room.lock:
            old = room.table
            if old.next and old.seats_of(who):
                return old.next
            plan_rematch(old, who, "", now_ms())  # may it be at all?
            table = self.signer.table_id("rematch", old.id)
            hashes = [chance.link_hash(token) for token in self.links(table, old.players)]
            entry = making.again(table, old, now_ms(), self.fresh, hashes)
        second = await self._write_first(table, entry)
        await room.do(lambda t: None if t.next else plan_rematch(t, who, table, now_ms()))
        start = wishes.Start(id="start")
        host = second.table.host
        await second.do(lambda t: plan(t, start, host, now_ms(), self.fresh) if t.status == "open" else None)
        return room.table.next or table

    async def do(self, room: Room, wish: wishes.AnyWish, who: str) -> Done:
        """A person's command."""
        if isinstance(wish, wishes.Move) and wish.at > room.table.seq:
            await room.catch_up()  # it answers what this process has not heard of yet
        done = await room.do(lambda table: plan(table, wish, who, now_ms(), self.fresh))
        assert done is not None
        return done

    async def bot_move(self, asked: Task) -> str:
        """The bot's answer, or a random move's when it fails: a broken bot must not stop a table."""
        began = time.perf_counter()
        try:
            text = await self.thinkers.think(asked)
        except Exception as error:
            self.metrics.bot_failures.inc()
            self.log.crash("bot", error, bot=asked.bot, game=asked.game)
            text = await self.thinkers.think(msgspec.structs.replace(asked, bot="random"))
        self.metrics.think.observe(time.perf_counter() - began)
        return text

    # ---- behind the tables -------------------------------------------------------------------------------

    def _heard(self, news: Sequence[tuple[str, int]]) -> None:
        """Another process wrote."""
        for table, seq in news:
            room = self.rooms.get(table)
            if room is not None and (room.table.seq < seq or room.lock.locked()):
                self.spawn(room.catch_up())

    async def _lost(self) -> None:
        """Something may have been said while nobody listened."""
        for room in list(self.rooms.values()):
            self.spawn(room.catch_up())

    async def _sweep(self) -> None:
        while True:
            try:
                rows: list[Row] = await self.store.due(now_ms(), DUE_AT_ONCE)
                for row in rows:
                    await self._due(row.table)
            except StoreAway as error:
                self.log.warning("store-away", why=str(error)[:200])
            self._forget(self.settings.idle_seconds, 10_000)
            await asyncio.sleep(SWEEP)

    async def _due(self, table: str) -> None:
        try:
            room = await self.room(table)
            await room.alarm()
        except BackroomError as error:
            self.log.warning("due", table=table, key=error.key)
        except Exception as error:
            self.log.crash("due", error, table=table)


class _Nothing:
    def inc(self) -> None:
        pass


def _summary(table: Table) -> bytes:
    return msgspec.json.encode(lines.summary(table))
