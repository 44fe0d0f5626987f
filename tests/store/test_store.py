"""What every store promises, for SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import own_thread
from backroom.store import Conflict, Index, Store, StoreAway, StoreBusy, StoreNewer, StoreUnusable, open_store
from backroom.store import sqlite as sqlite_store
from services import Postgres


def run(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = await open_store(address)
        try:
            await work(store)
        finally:
            await store.close()

    own_thread.run(main())


def index(status: str = "open", made: int = 1, due: int | None = None, *members: str) -> Index:
    return Index(status, True, made, due, b'{"made": %d}' % made, members)


def test_entries_come_back_in_order(address: str) -> None:
    async def work(store: Store) -> None:
        for seq in range(1, 6):
            await store.append("a", seq, b"entry %d" % seq)
        await store.append("b", 1, "œuf \x00 ünïcode".encode())
        assert await store.read("a", 3) == [b"entry 4", b"entry 5"]
        assert await store.read("b") == ["œuf \x00 ünïcode".encode()]
        assert await store.read("nobody") == []

    run(address, work)


def test_a_number_is_given_once_and_leaves_no_hole(address: str) -> None:
    async def work(store: Store) -> None:
        await store.append("a", 1, b"first")
        with pytest.raises(Conflict):
            await store.append("a", 1, b"second")
        with pytest.raises(Conflict):
            await store.append("a", 3, b"hole")
        assert await store.read("a") == [b"first"]

    run(address, work)


def test_a_race_has_one_winner_and_the_group_goes_on(address: str) -> None:
    async def work(store: Store) -> None:
        asked = [store.append(f"t{n % 50}", 1, b"%d" % n, index("open", n)) for n in range(500)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 50
        assert all(answer is None or isinstance(answer, Conflict) for answer in answers)
        for table in range(50):
            (entry,) = await store.read(f"t{table}")
            assert answers[int(entry)] is None

    run(address, work)


def test_what_was_acknowledged_is_there_after_reopening(address: str) -> None:
    async def first(store: Store) -> None:
        await asyncio.gather(
            *(store.append(f"t{n}", 1, b"x", index("playing", n, n, "ann")) for n in range(100))
        )

    async def second(store: Store) -> None:
        assert await store.counts() == {"playing": 100}
        assert [row.table for row in await store.lobby(3)] == ["t99", "t98", "t97"]
        assert len(await store.of_member("ann", 1000)) == 100
        assert await store.of_member("bob", 10) == []
        assert [row.table for row in await store.due(5, 3)] == ["t0", "t1", "t2"]

    run(address, first)
    run(address, second)


def test_the_index_follows_the_log(address: str) -> None:
    async def work(store: Store) -> None:
        await store.append("a", 1, b"1", index("open", 7, 100, "ann"))
        await store.append("a", 2, b"2", index("playing", 7, None, "ann", "bob"))
        with pytest.raises(Conflict):
            await store.append("a", 2, b"late", index("over", 7, 5, "eve"))
        assert [(row.status, row.due) for row in await store.tables()] == [("playing", None)]
        assert len(await store.of_member("bob", 9)) == 1
        assert await store.of_member("eve", 9) == []
        await store.append("a", 3, b"3", index("over", 7, None))
        assert await store.lobby(9) == []

    run(address, work)


def test_secrets_are_drawn_once(address: str) -> None:
    kept: list[bytes] = []

    async def work(store: Store) -> None:
        kept.append(await store.secret("cookie"))
        assert await store.secret("other") != kept[0]

    run(address, work)
    run(address, work)
    assert kept[0] == kept[1]
    assert len(kept[0]) == 32


def test_a_backup_is_a_store(address: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def work(store: Store) -> None:
        for seq in range(1, 31):
            await store.append("a", seq, b"%d" % seq, index("open", 5, None, "ann"))
        kept = await store.secret("cookie")
        assert await store.backup(copy) == 30

        async def check(other: Store) -> None:
            assert await other.read("a") == await store.read("a")
            assert await other.secret("cookie") == kept
            assert [row.summary for row in await other.of_member("ann", 5)] == [b'{"made": 5}']

        other = await open_store(str(copy))
        await check(other)
        await other.close()

    run(address, work)
    assert not copy.with_name("copy.sqlite.part").exists()


def test_closing_writes_what_waits(address: str) -> None:
    async def main() -> None:
        store = await open_store(address)
        waiting = [store.append(f"t{n}", 1, b"x") for n in range(300)]
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 300
        with pytest.raises(StoreAway):
            await store.append("late", 1, b"x")

    own_thread.run(main())


def test_sqlite_refuses_a_newer_schema_and_leaves_it_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {sqlite_store.VERSION + 1}")
    db.commit()
    db.close()
    with pytest.raises(StoreNewer) as told:
        own_thread.run(open_store(str(path)))
    assert told.value.facts == {"found": sqlite_store.VERSION + 1, "known": sqlite_store.VERSION}
    assert sqlite3.connect(path).execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_postgres_refuses_a_newer_schema(postgres: Postgres) -> None:
    from backroom.store import postgres as pg

    address = postgres.database("newer")

    async def raise_version() -> None:
        store = await pg.PostgresStore.open(address)
        await store._fetch("UPDATE schema_version SET version = version + 1")
        await store.close()

    own_thread.run(raise_version())
    with pytest.raises(StoreNewer):
        own_thread.run(open_store(address))


def test_an_older_sqlite_schema_is_brought_up_with_its_content(tmp_path: Path) -> None:
    """A step that a later program adds is applied to a file of this one, once, and in one transaction."""
    path = tmp_path / "old.sqlite"
    db = sqlite_store.connect(path)
    sqlite_store.migrate(db)
    sqlite_store.write_rows(db, "a", 1, b"kept", index())
    later = (*sqlite_store.MIGRATIONS, ("ALTER TABLE tables ADD COLUMN note TEXT DEFAULT 'none'",))
    broken = (*later, ("CREATE TABLE more (x)", "this is no SQL"))
    with pytest.raises(sqlite3.Error):
        sqlite_store.migrate(db, broken)
    assert db.execute("PRAGMA user_version").fetchone() == (len(sqlite_store.MIGRATIONS),)
    for _ in range(2):
        sqlite_store.migrate(db, later)
    assert db.execute("SELECT note FROM tables").fetchall() == [("none",)]
    assert db.execute("SELECT entry FROM log").fetchall() == [(b"kept",)]


def test_an_older_postgres_schema_is_brought_up_by_one_of_many(postgres: Postgres) -> None:
    import asyncpg

    from backroom.store import postgres as pg

    address = postgres.database("older")
    later = (*pg.MIGRATIONS, ("ALTER TABLE tables ADD COLUMN note TEXT DEFAULT 'none'",))

    async def main() -> None:
        connections = [await asyncpg.connect(address) for _ in range(5)]
        await asyncio.gather(*(pg.migrate(connection) for connection in connections))
        await asyncio.gather(*(pg.migrate(connection, later) for connection in connections))
        assert await connections[0].fetch("SELECT version FROM schema_version") == [(len(later),)]
        for connection in connections:
            await connection.close()

    own_thread.run(main())


def test_a_file_that_is_no_store_is_told(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Boss,\n" * 500)
    with pytest.raises(StoreUnusable):
        own_thread.run(open_store(str(path)))
    with pytest.raises(StoreUnusable):
        own_thread.run(open_store("postgresql://nobody@127.0.0.1:1/none"))


def test_one_server_a_file(tmp_path: Path) -> None:
    path = str(tmp_path / "store.sqlite")

    async def work(_: Store) -> None:
        with pytest.raises(StoreBusy):
            await open_store(path)
        reader = await open_store(path, alone=False)
        await reader.close()

    run(path, work)


def test_postgres_tells_others_what_was_written(postgres: Postgres) -> None:
    address = postgres.database("notices")

    async def main() -> None:
        one, two = await open_store(address), await open_store(address)
        heard: list[tuple[str, int]] = []
        own: list[tuple[str, int]] = []
        gaps: list[int] = []

        async def lost() -> None:
            gaps.append(1)

        await one.listen(own.extend, lost)
        await two.listen(heard.extend, lost)
        await asyncio.gather(*(one.append(f"table-{n:017}", 1, b"x") for n in range(1000)))
        for _ in range(5000):
            if len(heard) == 1000:
                break
            await asyncio.sleep(0.02)
        assert sorted(heard) == [(f"table-{n:017}", 1) for n in range(1000)]
        assert own == []
        assert gaps == []
        await one.close()
        await two.close()

    own_thread.run(main())


def test_postgres_restarted_loses_nothing_acknowledged(postgres: Postgres) -> None:
    try:
        address = postgres.database("restart")

        async def main() -> None:
            store = await open_store(address)
            gaps: list[int] = []

            async def lost() -> None:
                gaps.append(1)

            await store.listen(lambda news: None, lost)
            done: set[int] = set()
            away = 0

            async def appender() -> None:
                nonlocal away
                for n in range(100_000):
                    if len(done) > 200 and away:
                        return
                    try:
                        await store.append(f"t{n}", 1, b"%d" % n)
                        done.add(n)
                    except StoreAway:
                        away += 1
                        await asyncio.sleep(0.05)

            task = asyncio.create_task(appender())
            while len(done) < 100:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(postgres.stop, 3)  # SIGQUIT: no clean shutdown
            await asyncio.sleep(0.3)
            assert not await store.ready()
            await asyncio.to_thread(postgres.start)
            await asyncio.wait_for(task, 300)
            assert away
            there = {row["table_id"] for row in await store._fetch("SELECT table_id FROM log")}
            assert {f"t{n}" for n in done} <= there
            for _ in range(2400):
                if gaps:
                    break
                await asyncio.sleep(0.05)
            assert gaps, "the listener must say that it may have missed something"
            await store.close()

        own_thread.run(main())
    finally:
        if postgres.process is None:
            postgres.start()


FULL = """
import asyncio, resource, signal, sys
from backroom.store import open_store, StoreAway

async def main():
    store = await open_store(sys.argv[1])
    await store.append("a", 1, b"first")
    # A file may not grow beyond this: what a full disk does, for this process alone.
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    seq = 1
    try:
        while seq < 5000:
            await store.append("a", seq + 1, b"x" * 2000)
            seq += 1
    except StoreAway:
        print("away", seq)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append("a", seq + 1, b"room again")
    print("back", len(await store.read("a")))
    await store.close()

asyncio.run(main())
"""


def test_a_full_disk_is_told_and_survived(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    away, back = (line.split() for line in done.stdout.splitlines())
    assert away[0] == "away"
    assert int(back[1]) == int(away[1]) + 1
    db = sqlite3.connect(path)
    assert db.execute("SELECT count(*), max(seq) FROM log").fetchone() == (int(back[1]), int(back[1]))


def test_a_store_of_the_first_schema_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    db = sqlite_store.connect(path)
    sqlite_store.migrate(db, sqlite_store.MIGRATIONS[:1])
    rows = [(f"t{n}", seq, b"%d %d" % (n, seq)) for seq in range(1, 30) for n in range(20)]
    db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
    db.close()

    async def main() -> None:
        store = await open_store(str(path))
        for n in range(20):
            assert await store.read(f"t{n}") == [b"%d %d" % (n, seq) for seq in range(1, 30)]
        with pytest.raises(Conflict):
            await store.append("t3", 29, b"again")
        await store.append("t3", 30, b"on")
        assert await store.read("t3", 28) == [b"3 29", b"on"]
        await store.close()

    own_thread.run(main())
