"""The store in PostgreSQL: the truth for any number of server processes, which hear of each other by
LISTEN/NOTIFY.

One writer connection takes whatever waits as one ``unnest`` insert and one commit; a lost race is a
``Conflict``, as in SQLite.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import asyncpg

from backroom.store import sqlite
from backroom.store.base import (
    Conflict,
    Heard,
    Index,
    Row,
    Store,
    StoreAway,
    StoreDamaged,
    StoreNewer,
    StoreUnusable,
)

GROUP = 2000
CHANNEL = "backroom"
NOTICE = 7000  # bytes; PostgreSQL takes less than 8000 in one NOTIFY
TIMEOUT = 10.0  # seconds for one question
AGAIN = (0.05, 0.2, 0.5, 1.0)  # seconds between attempts to connect; the last one repeats
PROBE = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
LOCK = 0x6261636B  # advisory lock of the schema ("back")

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE log (table_id TEXT COLLATE "C" NOT NULL, seq INTEGER NOT NULL, entry BYTEA NOT NULL,
           PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE tables (table_id TEXT COLLATE "C" PRIMARY KEY, status TEXT NOT NULL,
           public BOOLEAN NOT NULL, made BIGINT NOT NULL, due BIGINT, summary BYTEA NOT NULL)""",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_lobby ON tables (made) WHERE public AND status <> 'over'",
        """CREATE TABLE members (who TEXT COLLATE "C" NOT NULL, made BIGINT NOT NULL,
           table_id TEXT COLLATE "C" NOT NULL, PRIMARY KEY (who, made, table_id))""",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL)",
    ),
)
VERSION = len(MIGRATIONS)

INSERT = """INSERT INTO log (table_id, seq, entry)
            SELECT n.t, n.s, n.e FROM unnest($1::text[], $2::int[], $3::bytea[]) AS n (t, s, e)
            WHERE n.s = 1 OR EXISTS (SELECT 1 FROM log l WHERE l.table_id = n.t AND l.seq = n.s - 1)
            ON CONFLICT DO NOTHING RETURNING table_id, seq"""
INDEX = """INSERT INTO tables (table_id, status, public, made, due, summary)
           SELECT * FROM unnest($1::text[], $2::text[], $3::bool[], $4::bigint[], $5::bigint[], $6::bytea[])
           ON CONFLICT (table_id) DO UPDATE SET status = excluded.status, public = excluded.public,
           due = excluded.due, summary = excluded.summary"""
MEMBERS = """INSERT INTO members SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])
             ON CONFLICT DO NOTHING"""
GONE = """DELETE FROM members m USING unnest($1::text[], $2::bigint[], $3::text[]) AS g (who, made, table_id)
          WHERE m.who = g.who AND m.made = g.made AND m.table_id = g.table_id"""
ROW = "SELECT table_id, status, due, summary FROM tables "

AWAY = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)

Item = tuple[str, int, bytes, Index | None, "asyncio.Future[None]"]


async def migrate(connection: Any, steps: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """As in sqlite.py; the advisory lock lets only one of several starting processes do it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        found = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        if found > len(steps):
            raise StoreNewer(found, len(steps))
        if found == len(steps):
            return
        for step in steps[found:]:
            for statement in step:
                await connection.execute(statement)
        await connection.execute("DELETE FROM schema_version")
        await connection.execute("INSERT INTO schema_version VALUES ($1)", len(steps))


class PostgresStore(Store):
    """See the module. ``PostgresStore.open(address)`` makes the tables when there are none."""

    shared = True

    def __init__(self, address: str, pool: Any) -> None:
        self._address = address
        self._pool = pool
        self._origin = secrets.token_hex(8)
        self._waiting: list[Item] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._writing: Any = None
        self._tasks = [asyncio.create_task(self._write(), name="store-writer")]

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(
                address, min_size=1, max_size=4, timeout=TIMEOUT, command_timeout=TIMEOUT
            )
        except (*AWAY, ValueError) as error:
            raise StoreUnusable("postgresql", str(error) or type(error).__name__) from error
        try:
            async with pool.acquire() as connection:
                await migrate(connection)
                hole = await connection.fetchrow(sqlite.HOLES)
                if hole is not None:
                    raise StoreDamaged("postgresql", f"table {hole[0]}: {hole[1]} of {hole[2]} entries")
        except BaseException:
            await pool.close()
            raise
        return cls(address, pool)

    # ---- writing -----------------------------------------------------------------------------------------

    def append(self, table: str, seq: int, entry: bytes, index: Index | None = None) -> asyncio.Future[None]:
        if self._closed:
            raise StoreAway("closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, seq, entry, index, future))
        self._wake.set()
        return future

    async def _write(self) -> None:
        while not (self._closed and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
                try:
                    await self._commit(batch)
                except AWAY as error:
                    # The commit may or may not have happened: whoever waits must read before trying again.
                    why = StoreAway(str(error) or type(error).__name__)
                    for item in batch:
                        if not item[4].done():
                            item[4].set_exception(why)
                    await self._drop_writer()

    async def _drop_writer(self) -> None:
        if self._writing is not None:
            with contextlib.suppress(Exception):
                self._writing.terminate()
            self._writing = None

    async def _commit(self, batch: list[Item]) -> None:
        if self._writing is None or self._writing.is_closed():
            self._writing = await asyncpg.connect(self._address, timeout=TIMEOUT, command_timeout=TIMEOUT)
        connection = self._writing
        async with connection.transaction():
            rows = await connection.fetch(
                INSERT, [i[0] for i in batch], [i[1] for i in batch], [i[2] for i in batch]
            )
            written = {(row[0], row[1]) for row in rows}
            # Two entries of one table in one batch: the second one's predecessor is not visible to the
            # first statement.
            for item in batch:
                if item[:2] not in written and (item[0], item[1] - 1) in written:
                    more = await connection.fetch(INSERT, [item[0]], [item[1]], [item[2]])
                    written.update((row[0], row[1]) for row in more)
            await self._write_index(
                connection, [item for item in batch if item[3] is not None and item[:2] in written]
            )
            for notice in notices(self._origin, sorted(written)):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        for table, seq, _entry, _index, future in batch:
            if not future.done():
                # Each number counts once: of two equal ones in a batch the first is written.
                if (table, seq) in written:
                    written.discard((table, seq))
                    future.set_result(None)
                else:
                    future.set_exception(Conflict(table, seq))

    async def _write_index(self, connection: Any, items: list[Item]) -> None:
        latest = {item[0]: item[3] for item in items if item[3] is not None}
        if not latest:
            return
        rows = [(t, x.status, x.public, x.made, x.due, x.summary) for t, x in sorted(latest.items())]
        await connection.execute(INDEX, *(list(column) for column in zip(*rows)))
        gone = [(who, x.made, t) for t, x in sorted(latest.items()) for who in x.gone]
        if gone:
            await connection.execute(GONE, *(list(column) for column in zip(*gone)))
        members = [(who, x.made, t) for t, x in sorted(latest.items()) for who in x.members]
        if members:
            await connection.execute(MEMBERS, *(list(column) for column in zip(*members)))

    # ---- hearing -----------------------------------------------------------------------------------------

    async def listen(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._listen(heard, lost, ready), name="store-listener"))
        await ready.wait()

    async def _listen(self, heard: Heard, lost: Callable[[], Awaitable[None]], ready: asyncio.Event) -> None:
        def notified(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            origin, news = read_notice(payload)
            if origin != self._origin:
                heard(news)

        attempt = 0
        first = True
        while not self._closed:
            gone = asyncio.Event()
            connection: Any = None
            try:
                connection = await asyncpg.connect(self._address, timeout=TIMEOUT)
                connection.add_termination_listener(lambda _c, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, notified)
                if not first:
                    await lost()  # what was said while nobody listened must be read
                first = False
                attempt = 0
                ready.set()
                while not gone.is_set():
                    try:
                        await asyncio.wait_for(gone.wait(), 15)
                    except TimeoutError:
                        await connection.execute(
                            "SELECT 1", timeout=TIMEOUT
                        )  # a dead peer shows only when spoken to
            except AWAY:
                await asyncio.sleep(AGAIN[min(attempt, len(AGAIN) - 1)])
                attempt += 1
            finally:
                if connection is not None:
                    connection.terminate()

    # ---- reading -----------------------------------------------------------------------------------------

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        if self._closed:
            raise StoreAway("closed")
        try:
            async with self._pool.acquire(timeout=TIMEOUT) as connection:
                rows: list[Any] = await connection.fetch(query, *values)
                return rows
        except AWAY as error:
            raise StoreAway(str(error) or type(error).__name__) from error

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT entry FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return [row[0] for row in await self._fetch(query, table, after)]

    async def lobby(self, limit: int) -> list[Row]:
        query = ROW + "WHERE public AND status <> 'over' ORDER BY made DESC LIMIT $1"
        return [Row(*row) for row in await self._fetch(query, limit)]

    async def of_member(self, who: str, limit: int) -> list[Row]:
        query = """SELECT t.table_id, t.status, t.due, t.summary FROM members m JOIN tables t USING (table_id)
                   WHERE m.who = $1 ORDER BY m.made DESC LIMIT $2"""
        return [Row(*row) for row in await self._fetch(query, who, limit)]

    async def due(self, now: int, limit: int) -> list[Row]:
        query = ROW + "WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2"
        return [Row(*row) for row in await self._fetch(query, now, limit)]

    async def counts(self) -> dict[str, int]:
        return {
            row[0]: row[1] for row in await self._fetch("SELECT status, count(*) FROM tables GROUP BY status")
        }

    async def tables(self) -> list[Row]:
        return [Row(*row) for row in await self._fetch(ROW + "ORDER BY made, table_id")]

    async def secret(self, name: str) -> bytes:
        await self._fetch(
            "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, secrets.token_bytes(32)
        )
        return bytes((await self._fetch("SELECT value FROM secrets WHERE name = $1", name))[0][0])

    async def backup(self, path: Path) -> int:
        """A SQLite file, so that a backup can be opened, and served, without a PostgreSQL."""
        part = path.with_name(path.name + ".part")
        part.unlink(missing_ok=True)
        sqlite.make_private(part)
        target = sqlite.connect(part)
        entries = 0
        try:
            sqlite.migrate(target)
            async with self._pool.acquire() as db, db.transaction(isolation="repeatable_read", readonly=True):
                target.execute("BEGIN")
                for name, columns in (("log", 3), ("tables", 6), ("members", 3), ("secrets", 2)):
                    insert = f"INSERT INTO {name} VALUES ({', '.join('?' * columns)})"
                    async for row in db.cursor(f"SELECT * FROM {name}", prefetch=1000):
                        target.execute(insert, tuple(row))
                        entries += name == "log"
                target.execute("COMMIT")
            target.close()
            sqlite.durable_rename(part, path)
        except AWAY as error:
            raise StoreAway(str(error)) from error
        finally:
            target.close()
            part.unlink(missing_ok=True)
        return entries

    async def ready(self) -> bool:
        try:
            # A server that only reads (a standby, a full disk) answers, but nothing could be played on it.
            await asyncio.wait_for(self._fetch(PROBE, "probe", secrets.token_bytes(8)), 2.0)
        except (TimeoutError, StoreAway):
            return False
        return True

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._wake.set()
        await asyncio.wait([self._tasks[0]], timeout=TIMEOUT)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._drop_writer()
        self._pool.terminate()


def notices(origin: str, written: Sequence[tuple[str, int]]) -> list[str]:
    """``origin table:seq table:seq …`` in pieces that NOTIFY takes."""
    told: list[str] = []
    now = origin
    for table, seq in written:
        word = f" {table}:{seq}"
        if len(now) + len(word) > NOTICE:
            told.append(now)
            now = origin
        now += word
    if now != origin:
        told.append(now)
    return told


def read_notice(payload: str) -> tuple[str, list[tuple[str, int]]]:
    """The inverse of ``notices``."""
    origin, *words = payload.split(" ")
    pairs = (word.rpartition(":") for word in words)
    return origin, [(table, int(seq)) for table, _, seq in pairs]
