"""All tables of one server process: those in memory, how they get there, and what goes on behind them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from backroom.engine.errors import BackroomError
from backroom.server.bot_workers import Pool
from backroom.server.identity import Identity, Signer, plain_start
from backroom.server.limits import Buckets
from backroom.server.live_table import Done, LiveTable
from backroom.server.resources import Resources
from backroom.server.reviews import Reviews
from backroom.server.settings import Settings
from backroom.server.steady import now_ms
from backroom.server.turns import Turns
from backroom.server.workers import Check, ReadData, WorkerFailed, WorkerGone
from backroom.store import Conflict, Index, Row, Store, StoreAway
from backroom.table import chance, commands, create, events, projection
from backroom.table.decide import decide, decide_begin, decide_fewer, decide_rematch
from backroom.table.kept import Kept, Unplayable, reason
from backroom.table.table import PART, Table, TableError

SWEEP = 15.0  # seconds between looks at what is due and what is idle
DUE_AT_ONCE = 200
JUST_USED = 5.0  # seconds in which whoever asked for a live table is still on the way to it
ID = 22
TALK = (commands.Chat, commands.Rename, commands.Reseat)
UNDO = (commands.Undo, commands.Vote)
BEFORE = (commands.AddBits, commands.PutBot)  # what a table's start may wait for
READERS = 1  # processes for the files of one address at a time
FILES_WAITING = 4  # of one address


class Tables:
    """See the module."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        uses = self.resources = Resources(settings, store)
        self.settings, self.store = settings, store
        self.metrics, self.log, self.timeouts = uses.metrics, uses.log, uses.timeouts
        self.spawner, self.bot_workers, self.homes = uses.spawner, uses.bot_workers, uses.homes
        self.spawn = uses.spawn
        self.signer = Signer(key)
        readers = min(settings.bots, READERS) if settings.bots >= 0 else READERS
        self.readers = Pool(readers, settings.read_seconds, self.spawner)
        self.reviews = Reviews(self.spawner)
        self.chats = Buckets(settings.chat_minute / 60, settings.chat_minute / 2)
        self.undos = Buckets(settings.undo_minute / 60, settings.undo_minute / 2)
        # What the loop does itself for readers: one at a time, everybody in turn, a little of it at once (slowly.py).
        self.reading = Turns(1, 1)
        self.requests = Buckets(settings.requests_second, settings.requests_second * 5)
        self.live_tables: dict[str, LiveTable] = {}
        self.unplayable: dict[str, TableError] = {}  # tables that are kept, and why
        self.ending: asyncio.Future[None] = uses.loop.create_future()
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._folding = asyncio.Lock()  # one long log at a time

    @property
    def stopping(self) -> bool:
        return self.resources.stopping

    def fresh(self) -> str:
        return self.resources.fresh()

    async def begin(self) -> None:
        if self.settings.bots:
            await self.spawner.begin()  # now, while nobody waits: later it would keep everybody waiting
        await self.store.listen(self._heard, self._lost)
        self.spawn(self._sweep())

    def begin_to_end(self) -> None:
        """No more long work: whoever waits for some is told that the server stops."""
        self.resources.stopping = True
        if not self.ending.done():
            self.ending.set_result(None)

    async def end(self) -> None:
        self.begin_to_end()
        await self.resources.end_work()
        for live in self.live_tables.values():
            async with live.lock:  # an entry on its way is written to its end
                for watcher in list(live.watchers):
                    watcher.close(1012, "server-stops")
        for pool in (self.bot_workers, self.readers, self.reviews):
            await pool.close()
        await self.spawner.close()
        self.timeouts.close()
        await self.store.close()
        self.log.info("stopped")

    # ---- tables in memory -------------------------------------------------------------------------------------------

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
        raws = await self.resources.read(table)
        if not raws:
            raise TableError(404, "server-no-table")
        if len(self.live_tables) >= self.settings.live_tables:
            self._forget(JUST_USED, len(self.live_tables) // 10)
        if table in self.live_tables:  # it was made while this was reading
            return self.live_tables[table]
        if table not in self.unplayable:
            try:
                folded = await self.fold(table, raws)
            except Exception as error:
                self.give_up(table, error)
        if table in self.unplayable:
            raise Unplayable(Kept.keep(table, raws, self.unplayable[table]))
        if table in self.live_tables:  # it was made meanwhile
            return self.live_tables[table]
        live = self.live_tables[table] = LiveTable(self.resources, self.give_up, folded)
        if self.store.shared and len(raws) > PART:  # while it was folded nobody listened for it
            self.spawn(live.catch_up())
        self.metrics.live_tables.set(len(self.live_tables))
        return live

    async def fold(self, table: str, raws: list[bytes]) -> Table:
        """Long logs one after another and in parts, so that whatever else has come goes between."""
        if len(raws) <= PART:
            return Table.fold(table, raws)
        async with self._folding:
            folding = Table.folding(table, raws)
            while True:
                try:
                    next(folding)
                except StopIteration as end:
                    folded: Table = end.value
                    break
                await asyncio.sleep(0)
            await asyncio.sleep(0)  # the next log's first part does not follow on this one's last
        return folded

    def give_up(self, table: str, error: Exception) -> TableError:
        """This log cannot be folded here, or its game cannot tell of it: remembered and said, once."""
        why = self.unplayable[table] = reason(error)
        live = self.live_tables.pop(table, None)
        if live is not None:
            live.close()
            for watcher in live.watchers:
                watcher.revoke(4000 + why.status, why.key)
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
        made = (identity.who, identity.name, now_ms(), self.fresh, hashes, identity.face)
        entry = create.made(table, new, *made)
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
        self.resources.kinds[events.Made].inc()
        if table in self.live_tables:
            return self.live_tables[table]
        live = self.live_tables[table] = LiveTable(self.resources, self.give_up, made)
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
        if isinstance(command, commands.Move):
            if command.at > live.table.seq:
                await live.catch_up()  # it answers what this process has not heard of yet
        elif isinstance(command, TALK):
            self._not_too_often(self.chats, who)
        elif isinstance(command, UNDO):
            self._not_too_often(self.undos, who)
        if isinstance(command, commands.Start) and command.fewer:
            return await self._start_with_fewer(live, command, who)
        done = await live.do(lambda table: decide(table, command, who, now_ms(), self.fresh))
        assert done is not None
        if isinstance(command, BEFORE):
            await self.begin_when_ready(live)
        return done

    async def _start_with_fewer(self, live: LiveTable, command: commands.Start, who: str) -> Done:
        """Free seats go, entry by entry; the game then begins as soon as everybody's bits are there. Said again it finds
        that done.
        """
        while await live.do(lambda table: decide_fewer(table, who, now_ms())):
            pass
        if live.table.begins:
            await self.begin_when_ready(live)
            return Done(live.table.seq, False)
        done = await live.do(lambda table: decide(table, command, who, now_ms(), self.fresh))
        assert done is not None
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


def _summary(table: Table) -> bytes:
    return msgspec.json.encode(projection.summary(table))
