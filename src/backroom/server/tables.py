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
from backroom.server.bot_workers import BotWorkers, Pool
from backroom.server.identity import Identity, Signer, plain_start
from backroom.server.limits import Buckets
from backroom.server.live_table import Done, LiveTable
from backroom.server.logs import Log
from backroom.server.metrics import Metrics
from backroom.server.reviews import Reviews
from backroom.server.settings import Settings
from backroom.server.steady import now_ms
from backroom.server.timeouts import Timeouts
from backroom.server.workers import Check, ReadData, WorkerFailed, WorkerGone
from backroom.store import Conflict, Index, Row, Store, StoreAway
from backroom.table import chance, commands, create, events, projection
from backroom.table.decide import decide, decide_begin, decide_rematch
from backroom.table.kept import Kept, Unplayable, reason
from backroom.table.table import Table, TableError
from backroom.table.thinking import Task

SWEEP = 15.0  # seconds between looks at what is due and what is idle
DUE_AT_ONCE = 200
JUST_USED = 5.0  # seconds in which whoever asked for a live table is still on the way to it
ID = 22
BEFORE = (commands.AddBits, commands.PutBot)  # what a table's start may wait for
READERS = 1  # processes for the files of one address at a time
FILES_WAITING = 4  # of one address


class Tables:
    """See the module."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        self.loop = asyncio.get_running_loop()  # asking for it is a system call
        self.settings = settings
        self.store = store
        self.signer = Signer(key)
        self.metrics = Metrics()
        self.log = Log(settings.log)
        self.bot_workers = BotWorkers(settings.bots, settings.bot_seconds)
        self.readers = Pool(
            min(settings.bots, READERS) if settings.bots >= 0 else READERS, settings.read_seconds
        )
        self.reviews = Reviews()
        self.chats = Buckets(settings.chat_minute / 60, settings.chat_minute / 2)
        self.undos = Buckets(settings.undo_minute / 60, settings.undo_minute / 2)
        self.timeouts = Timeouts(settings.store_seconds)
        self.live_tables: dict[str, LiveTable] = {}
        self.unplayable: dict[str, TableError] = {}  # tables that are kept, and why
        self.stopping = False
        self.ending: asyncio.Future[None] = self.loop.create_future()
        self.kinds: Any = defaultdict(_Nothing)
        for kind in events.AnyEntry.__args__:
            self.kinds[kind] = self.metrics.entries(kind.__struct_config__.tag)
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def fresh() -> str:
        return secrets.token_hex(32)

    async def begin(self) -> None:
        await self.store.listen(self._heard, self._lost)
        self.spawn(self._sweep())

    def begin_to_end(self) -> None:
        """No more long work: whoever waits for some is told that the server stops."""
        self.stopping = True
        if not self.ending.done():
            self.ending.set_result(None)

    async def end(self) -> None:
        self.begin_to_end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.live_tables.values():
            async with live.lock:  # an entry on its way is written to its end
                for watcher in list(live.watchers):
                    watcher.close(1012, "server-stops")
        for pool in (self.bot_workers, self.readers, self.reviews):
            await pool.close()
        self.timeouts.close()
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

    # ---- tables in memory -------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        try:
            async with asyncio.timeout(self.settings.store_seconds):
                return await self.store.read(table, after)
        except TimeoutError as error:
            raise StoreAway("read") from error

    async def live(self, table: str) -> LiveTable:
        """The table in memory, read when it is not there; ``TableError`` when there is none."""
        live = self.live_tables.get(table)
        if live is not None:
            live.used = time.monotonic()
            return live
        if len(table) != ID:
            raise TableError(404, "server-no-table")
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.ensure_future(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> LiveTable:
        raws = await self.read(table)
        if not raws:
            raise TableError(404, "server-no-table")
        if len(self.live_tables) >= self.settings.live_tables:
            self._forget(JUST_USED, len(self.live_tables) // 10)
        if table in self.live_tables:  # it was made while this was reading
            return self.live_tables[table]
        if table not in self.unplayable:
            try:
                folded = Table.fold(table, raws)
            except Exception as error:
                self.give_up(table, error)
        if table in self.unplayable:
            raise Unplayable(Kept.keep(table, raws, self.unplayable[table]))
        live = self.live_tables[table] = LiveTable(self, folded)
        self.metrics.live_tables.set(len(self.live_tables))
        return live

    def give_up(self, table: str, error: Exception) -> TableError:
        """This log cannot be folded here: remembered and said, once."""
        why = self.unplayable[table] = reason(error)
        live = self.live_tables.pop(table, None)
        if live is not None:
            live.close()
            for watcher in live.watchers:
                watcher.close(4000 + why.status, why.key)
        if why.key == "server-log-broken":
            self.log.crash("log-broken", error, table=table)
        else:
            self.log.warning("table-kept", table=table, key=why.key)
        return why

    def _forget(self, idle: float, most: int) -> None:
        """Let go of tables that nobody has looked at for so long; the store has everything."""
        before = time.monotonic() - idle
        gone = []
        for name, live in self.live_tables.items():
            if (
                not live.watchers
                and live.used < before
                and not live.lock.locked()
                and not live.table.bots_to_move()
            ):
                gone.append(name)
                if len(gone) >= most:
                    break
        for name in gone:
            self.live_tables.pop(name).close()
        self.metrics.live_tables.set(len(self.live_tables))

    # ---- making tables -----------------------------------------------------------------------------------

    def links(self, table: str, seats: int) -> list[str]:
        """The tokens of a table's first links, one a seat and one for watching."""
        return [self.signer.token("link", table, str(n)) for n in range(seats)] + [
            self.signer.token("watch", table)
        ]

    async def make(self, new: commands.NewTable, identity: Identity) -> tuple[LiveTable, list[str]]:
        table = (
            self.signer.table_id(identity.who, new.id) if new.id else plain_start(secrets.token_urlsafe(16))
        )
        tokens = self.links(table, len(new.seats))
        hashes = [chance.link_hash(token) for token in tokens]
        entry = create.made(table, new, identity.who, identity.name, now_ms(), self.fresh, hashes)
        live = await self._write_first(table, entry)
        await self.begin_when_ready(live)
        return live, tokens

    async def begin_when_ready(self, live: LiveTable) -> None:
        """The start of a table that begins by itself. Should this process die before, the sweep finds it due."""
        if live.table.ready():
            await live.do(lambda table: decide_begin(table, now_ms()))

    async def _write_first(self, table: str, entry: events.Made) -> LiveTable:
        """Seq 1 of a table; when it is there already, that one is meant."""
        raw = events.encode(entry)
        made = Table.fold(table, [raw])
        summary = _summary(made)
        index = Index(made.status, entry.public, entry.at, made.due(), summary, made.members())
        try:
            await self.timeouts.wait(self.store.append(table, 1, raw, index))
        except Conflict:
            return await self.live(table)
        self.kinds[events.Made].inc()
        if table in self.live_tables:
            return self.live_tables[table]
        live = self.live_tables[table] = LiveTable(self, made)
        self.metrics.live_tables.set(len(self.live_tables))
        return live

    async def rematch(self, live: LiveTable, who: str) -> str:
        old = live.table
        if old.next and old.seats_of(who):
            return old.next
        decide_rematch(old, who, "", now_ms())  # may it be at all?
        table = self.signer.table_id("rematch", old.id)
        hashes = [chance.link_hash(token) for token in self.links(table, old.players)]
        entry = create.again(table, old, now_ms(), self.fresh, hashes)
        second = await self._write_first(table, entry)
        await live.do(lambda t: None if t.next else decide_rematch(t, who, table, now_ms()))
        await self.begin_when_ready(second)
        return live.table.next or table

    async def do(self, live: LiveTable, command: commands.AnyCommand, who: str) -> Done:
        """A person's command. How often one may speak or take back is counted by person: connections are for free."""
        if isinstance(command, commands.Chat):
            self._not_too_often(self.chats, who)
        elif isinstance(command, commands.Undo | commands.Vote):
            self._not_too_often(self.undos, who)
        if isinstance(command, commands.Move) and command.at > live.table.seq:
            await live.catch_up()  # it answers what this process has not heard of yet
        done = await live.do(lambda table: decide(table, command, who, now_ms(), self.fresh))
        assert done is not None
        if isinstance(command, BEFORE):
            await self.begin_when_ready(live)
        return done

    @staticmethod
    def _not_too_often(buckets: Buckets, who: str) -> None:
        wait = buckets.take(who)
        if wait:
            raise TableError(429, "server-too-many", seconds=wait)

    async def read_file(self, question: Check | ReadData, address: str) -> Any:
        """What a worker makes of a stranger's text; ``TableError`` says what is wrong with it."""
        if self.readers.turns.waiting(address) >= FILES_WAITING:
            raise TableError(429, "server-too-many", seconds=int(self.settings.read_seconds))
        try:
            return await self.readers.ask(question, address)
        except TimeoutError:
            raise TableError(400, "server-too-slow", seconds=int(self.settings.read_seconds)) from None
        except (WorkerGone, WorkerFailed) as error:
            self.log.crash("reading", error)
            raise TableError(400, "server-bad-request", field="text") from None

    async def bot_move(self, asked: Task, owner: str, table: str, people: bool) -> str:
        """The bot's answer, or a random move's when it fails: a broken bot must not stop a table."""
        began = time.perf_counter()
        try:
            text = await self.bot_workers.think(asked, owner, table, people)
        except Exception as error:
            self.metrics.bot_failures.inc()
            self.log.crash("bot", error, bot=asked.bot, game=asked.game)
            text = await self.bot_workers.think(
                msgspec.structs.replace(asked, bot="random"), owner, table, people
            )
        self.metrics.think.observe(time.perf_counter() - began)
        return text

    # ---- behind the tables -------------------------------------------------------------------------------

    def _heard(self, news: Sequence[tuple[str, int]]) -> None:
        """Another process wrote."""
        for table, seq in news:
            live = self.live_tables.get(table)
            if live is not None and (live.table.seq < seq or live.lock.locked()):
                self.spawn(live.catch_up())

    async def _lost(self) -> None:
        """Something may have been said while nobody listened."""
        for live in list(self.live_tables.values()):
            self.spawn(live.catch_up())

    async def _sweep(self) -> None:
        while True:
            try:
                rows: list[Row] = await self.store.due(now_ms(), DUE_AT_ONCE + len(self.unplayable))
                for row in rows:
                    await self._due(row.table)
            except StoreAway as error:
                self.log.warning("store-away", why=str(error)[:200])
            self._forget(self.settings.idle_seconds, 10_000)
            await asyncio.sleep(SWEEP)

    async def _due(self, table: str) -> None:
        if table in self.unplayable:
            return
        try:
            live = await self.live(table)
            await live.alarm()
        except BackroomError as error:
            self.log.warning("due", table=table, key=error.key)
        except Exception as error:
            self.log.crash("due", error, table=table)


class _Nothing:
    def inc(self) -> None:
        pass


def _summary(table: Table) -> bytes:
    return msgspec.json.encode(projection.summary(table))
