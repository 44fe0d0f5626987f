"""The store in one SQLite file: WAL, synchronous=FULL, one writer thread that commits whatever is waiting as one group.

For one server process; a second one is refused by the file's lock. Several processes: postgres.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import queue
import secrets
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from backroom.store.base import (
    Conflict,
    Heard,
    Index,
    Row,
    Store,
    StoreAway,
    StoreBusy,
    StoreDamaged,
    StoreNewer,
    StoreUnusable,
)

T = TypeVar("T")

GROUP = 2000  # the most entries of one commit: keeps the first of them from waiting for the last
ROWS = 100  # of one statement
BUSY_MS = 5000
PROBE = "probe"  # the name of the row that is written to see whether one can; no table has it
PROBE_SECONDS = 1.0
LARGE = 1 << 28  # bytes: above that the indexes are not compared with their rows at every start

# Version n of the schema is what the first n steps make. A step is never changed once it is out; new ones
# follow it.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry BLOB NOT NULL,
           PRIMARY KEY (table_id, seq)) WITHOUT ROWID""",
        """CREATE TABLE tables (table_id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL,
           made INTEGER NOT NULL, due INTEGER, summary BLOB NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_lobby ON tables (made) WHERE public AND status <> 'over'",
        """CREATE TABLE members (who TEXT NOT NULL, made INTEGER NOT NULL, table_id TEXT NOT NULL,
           PRIMARY KEY (who, made, table_id)) WITHOUT ROWID""",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    ),
    # Entries in the order in which they came: kept by table and number, every one of them made SQLite move its neighbours
    # about, and a commit wrote twice as many pages.
    (
        "ALTER TABLE log RENAME TO old_log",
        "CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry BLOB NOT NULL)",
        "INSERT INTO log (table_id, seq, entry) SELECT table_id, seq, entry FROM old_log ORDER BY table_id, seq",
        "DROP TABLE old_log",
        "CREATE UNIQUE INDEX log_seq ON log (table_id, seq)",
    ),
)
VERSION = len(MIGRATIONS)

INSERT = """INSERT INTO log (table_id, seq, entry) SELECT ?1, ?2, ?3
            WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND seq = ?2 - 1)"""
INDEX = """INSERT INTO tables (table_id, status, public, made, due, summary) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (table_id) DO UPDATE SET status = excluded.status, public = excluded.public,
           due = excluded.due, summary = excluded.summary"""
HOLES = "SELECT table_id, count(*), max(seq) FROM log GROUP BY table_id HAVING count(*) <> max(seq) LIMIT 1"
ROW = "SELECT table_id, status, due, summary FROM tables "


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    """A connection that waits for nobody's autocommit: transactions are begun by hand."""
    if read_only:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None,
                                     check_same_thread=False)  # fmt: skip
    else:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    return connection


def make_private(path: Path) -> None:
    """A new file is its owner's alone; SQLite gives the files beside it (-wal, -shm) the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def readable_by_others(path: Path) -> list[Path]:
    """The files of a store that more than their owner may read or write. None on systems without such rights."""
    if os.name != "posix":
        return []
    beside = [path.with_name(path.name + end) for end in ("", "-wal", "-shm", ".lock")]
    return [file for file in beside if file.exists() and file.stat().st_mode & 0o077]


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Find damage before anybody plays on it: broken pages, indexes that do not fit, logs with holes."""
    how = "quick_check" if path.stat().st_size > LARGE else "integrity_check"
    found = [row[0] for row in connection.execute(f"PRAGMA {how}(3)")]
    if found != ["ok"]:
        raise StoreDamaged(str(path), "; ".join(str(line) for line in found)[:300])
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'log'").fetchone():
        hole = connection.execute(HOLES).fetchone()
        if hole is not None:
            raise StoreDamaged(str(path), f"table {hole[0]}: {hole[1]} of {hole[2]} entries")


def migrate(connection: sqlite3.Connection, steps: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Bring the file to this program's schema in one transaction; refuse a newer one and touch nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found > len(steps):
            raise StoreNewer(found, len(steps))
        for step in steps[found:]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def write_rows(
    connection: sqlite3.Connection, table: str, seq: int, entry: bytes, index: Index | None
) -> None:
    """One entry and its index inside an open transaction."""
    try:
        done = connection.execute(INSERT, (table, seq, entry)).rowcount
    except sqlite3.IntegrityError:
        done = 0
    if done != 1:
        raise Conflict(table, seq)
    if index is not None:
        write_index(connection, table, index)


def write_index(connection: sqlite3.Connection, table: str, index: Index) -> None:
    row = (table, index.status, index.public, index.made, index.due, index.summary)
    connection.execute(INDEX, row)
    for who in index.gone:
        gone = (who, index.made, table)
        connection.execute("DELETE FROM members WHERE who = ? AND made = ? AND table_id = ?", gone)
    for who in index.members:
        connection.execute("INSERT OR IGNORE INTO members VALUES (?, ?, ?)", (who, index.made, table))


class _Append:
    """An entry on its way to the writer thread."""

    __slots__ = ("entry", "failed", "future", "index", "seq", "table")

    def __init__(self, table: str, seq: int, entry: bytes, index: Index | None, future: asyncio.Future[None]):
        self.table, self.seq, self.entry, self.index, self.future = table, seq, entry, index, future
        self.failed: Exception | None = None


@functools.lru_cache(maxsize=ROWS)
def insert_of(rows: int) -> str:
    """``INSERT`` for so many entries at once."""
    values = ", ".join(["(?, ?, ?)"] * rows)
    return f"""INSERT INTO log (table_id, seq, entry) SELECT n.column1, n.column2, n.column3 FROM (VALUES {values}) n
               WHERE n.column2 = 1 OR EXISTS (SELECT 1 FROM log l WHERE l.table_id = n.column1 AND l.seq = n.column2 - 1)"""


def write_all(connection: sqlite3.Connection, batch: Sequence[_Append]) -> bool:
    """All entries inside an open transaction, in as few statements as can be; False when not all could be written.

    Between statements the writer thread waits for the interpreter, which the event loop seldom lets go of when it is busy.
    """
    try:
        for start in range(0, len(batch), ROWS):
            part = batch[start : start + ROWS]
            values = [value for item in part for value in (item.table, item.seq, item.entry)]
            if connection.execute(insert_of(len(part)), values).rowcount != len(part):
                return False
    except sqlite3.IntegrityError:
        return False
    for item in batch:
        if item.index is not None:
            write_index(connection, item.table, item.index)
    return True


class SqliteStore(Store):
    """See the module. ``SqliteStore.open(path)`` makes the file when there is none."""

    def __init__(self, path: Path, writer: sqlite3.Connection, lock: int) -> None:
        self.path = path
        self._writer = writer
        self._lock = lock
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Append] = []  # for the next group
        self._called = False  # to hand it over
        self._quiet = asyncio.Event()  # no group is on its way
        self._quiet.set()
        self._queue: queue.SimpleQueue[list[_Append] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._reader = connect(path, read_only=True)
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()
        self._closed = False
        self._probe: asyncio.Future[None] | None = None  # the last look at whether it can write
        self._probed = 0.0

    @classmethod
    async def open(cls, path: Path, alone: bool = True) -> SqliteStore:
        """``alone``: refuse when another server has the file; command line readers do without."""
        lock = _lock_file(path) if alone else -1
        try:
            make_private(path)
            writer = connect(path)
            writer.execute("PRAGMA journal_mode = WAL")
            writer.execute("PRAGMA synchronous = FULL")
            writer.execute("PRAGMA wal_autocheckpoint = 4000")
            if alone:
                check(writer, path)
            migrate(writer)
        except sqlite3.DatabaseError as error:
            _unlock(lock)
            damaged = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT
            raise (StoreDamaged if damaged else StoreUnusable)(str(path), str(error)) from error
        except OSError as error:
            _unlock(lock)
            raise StoreUnusable(str(path), error.strerror or str(error)) from error
        except BaseException:
            _unlock(lock)
            raise
        return cls(path, writer, lock)

    # ---- writing -----------------------------------------------------------------------------------------

    def append(self, table: str, seq: int, entry: bytes, index: Index | None = None) -> asyncio.Future[None]:
        if self._closed:
            raise StoreAway("closed")
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(_Append(table, seq, entry, index, future))
        if not self._called and self._quiet.is_set():
            # Not at once: whoever else is ready now comes into the same group.
            self._called = True
            self._loop.call_soon(self._hand_over)
        return future

    def _hand_over(self) -> None:
        """Give the writer thread what waits, unless it is at work: then it gets all of it afterwards."""
        self._called = False
        if self._waiting and self._quiet.is_set():
            self._quiet.clear()
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            self._queue.put(group)

    def _written(self, group: list[_Append]) -> None:
        self._quiet.set()
        self._hand_over()
        for item in group:
            if not item.future.done():
                if item.failed is None:
                    item.future.set_result(None)
                else:
                    item.future.set_exception(item.failed)

    def _write(self) -> None:
        """The writer thread: commit a group as one, tell the loop."""
        while (group := self._queue.get()) is not None:
            self._commit(group)
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(self._written, group)

    def _commit(self, group: list[_Append]) -> None:
        writer, batch = self._writer, group
        try:
            writer.execute("BEGIN IMMEDIATE")
            if any(item.table == PROBE for item in batch):
                writer.execute("REPLACE INTO secrets VALUES (?, randomblob(8))", (PROBE,))
                batch = [item for item in batch if item.table != PROBE]
            if not write_all(writer, batch):
                # Somebody was late in this group: one by one, to know who.
                writer.execute("ROLLBACK")
                writer.execute("BEGIN IMMEDIATE")
                for item in batch:
                    try:
                        write_rows(writer, item.table, item.seq, item.entry, item.index)
                    except Conflict as error:
                        item.failed = error
            writer.execute("COMMIT")
        except sqlite3.Error as error:
            # A full disk or a failing one: nothing of this group counts.
            with contextlib.suppress(sqlite3.Error):
                if writer.in_transaction:
                    writer.execute("ROLLBACK")
            for item in group:
                item.failed = StoreAway(str(error))

    # ---- reading -----------------------------------------------------------------------------------------

    async def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            try:
                return question(self._reader)
            except sqlite3.Error as error:
                raise StoreAway(str(error)) from error

        if self._closed:
            raise StoreAway("closed")
        return await self._loop.run_in_executor(self._readers, run)

    async def _rows(self, rest: str, values: Sequence[Any] = ()) -> list[Row]:
        return await self._ask(lambda db: [Row(*row) for row in db.execute(ROW + rest, values)])

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT entry FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
        return await self._ask(lambda db: [row[0] for row in db.execute(query, (table, after))])

    async def lobby(self, limit: int) -> list[Row]:
        return await self._rows("WHERE public AND status <> 'over' ORDER BY made DESC LIMIT ?", (limit,))

    async def of_member(self, who: str, limit: int) -> list[Row]:
        query = """SELECT t.table_id, t.status, t.due, t.summary FROM members m JOIN tables t USING (table_id)
                   WHERE m.who = ? ORDER BY m.made DESC LIMIT ?"""
        return await self._ask(lambda db: [Row(*row) for row in db.execute(query, (who, limit))])

    async def due(self, now: int, limit: int) -> list[Row]:
        return await self._rows("WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?", (now, limit))

    async def counts(self) -> dict[str, int]:
        query = "SELECT status, count(*) FROM tables GROUP BY status"
        return await self._ask(lambda db: dict(db.execute(query).fetchall()))

    async def tables(self) -> list[Row]:
        return await self._rows("ORDER BY made, table_id")

    async def secret(self, name: str) -> bytes:
        def draw() -> bytes:
            fresh = secrets.token_bytes(32)
            writer = connect(self.path)  # rare, and the writer thread's connection is its own
            try:
                writer.execute("PRAGMA synchronous = FULL")
                writer.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, fresh))
                (kept,) = writer.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
            finally:
                writer.close()
            return bytes(kept)

        return await self._ask(lambda _: draw())

    async def backup(self, path: Path) -> int:
        return await self._ask(lambda db: copy_file(db, path))

    async def listen(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        """One process has nobody to listen to."""

    def readable_by_others(self) -> list[Path]:
        return readable_by_others(self.path)

    async def ready(self) -> bool:
        """A small group of its own goes the way of all entries; one a second, however often it is asked."""
        if self._closed or not self._thread.is_alive():
            return False
        if self._probe is None or (self._probe.done() and self._loop.time() - self._probed > PROBE_SECONDS):
            self._probed = self._loop.time()
            self._probe = self._loop.create_future()
            self._probe.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._waiting.append(_Append(PROBE, 0, b"", None, self._probe))
            self._hand_over()
        try:
            await asyncio.wait_for(asyncio.shield(self._probe), PROBE_SECONDS * 2)
        except (StoreAway, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        while self._thread.is_alive() and (self._waiting or not self._quiet.is_set()):
            self._hand_over()
            await self._quiet.wait()
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._readers.shutdown()
        self._reader.close()
        self._writer.close()
        _unlock(self._lock)


def copy_file(source: sqlite3.Connection, path: Path) -> int:
    """A consistent copy of an open store, complete or not there at all: written beside, then renamed."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    target = sqlite3.connect(part, isolation_level=None)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
        (entries,) = target.execute("SELECT count(*) FROM log").fetchone()
        target.close()
        durable_rename(part, path)
    finally:
        target.close()
        part.unlink(missing_ok=True)
    return int(entries)


def durable_rename(part: Path, path: Path) -> None:
    for name, flags in ((part, os.O_RDWR), (path.parent, os.O_RDONLY)):
        if name == path.parent:
            part.rename(path)
        handle = os.open(name, flags)
        os.fsync(handle)
        os.close(handle)


def _lock_file(path: Path) -> int:
    """One server a file: two would each believe in their own memory of a table."""
    try:
        import fcntl
    except ImportError:  # no such lock on this system; the log's unique numbers still guard it
        return -1
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreUnusable(str(path), error.strerror or str(error)) from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        raise StoreBusy(str(path)) from error
    return handle


def _unlock(handle: int) -> None:
    if handle >= 0:
        os.close(handle)
