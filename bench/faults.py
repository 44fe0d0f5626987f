"""What must survive, in full: 1000 servers killed under load, 100,000 messages of nonsense. Figures for docs/reliability.md.

    python bench/faults.py [--kills 1000] [--tables 8] [--answers 20] [--messages 100000] [--store postgresql://…] [--json]
                           [--at-once 1] [--log FILE]

The tests run a sample of the same code (tests/faults.py, tests/fuzz.py). Stops at the first loss with what was lost, and at
nothing else: a slow machine is waited for. With a log every finished part is written down, and the same command goes on
there. ``--store postgres`` starts a PostgreSQL of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    above = Path(__file__).resolve().parent.parent
    sys.path[:0] = [str(above), str(above / "tests")]

from faults import kill_often
from fuzz import Fuzzer
from live import Live, Person
from services import Postgres

PART = 10  # kills on one store


def kills(
    count: int, tables: int, answers: int, store: str | None, log: Path | None, at_once: int
) -> dict[str, Any]:
    """In parts, so that progress shows and one store does not grow for hours; several parts at a time, each with servers
    (and in SQLite a store) of its own.
    """
    parts = [json.loads(line) for line in log.read_text().splitlines()] if log and log.exists() else []
    done = sum(told["kills"] for told in parts)
    with ThreadPoolExecutor(at_once) as threads:
        begun = [
            threads.submit(one_part, min(PART, count - first), tables, answers, store, first)
            for first in range(done, count, PART)
        ]
        for finished in as_completed(begun):
            if (error := finished.exception()) is not None:
                threads.shutdown(cancel_futures=True)
                raise error
            parts.append(told := finished.result())
            if log:
                with log.open("a") as file:
                    file.write(json.dumps(told) + "\n")
            done += told["kills"]
            print(f"{done}/{count} killed, {told}", file=sys.stderr, flush=True)
    summed = ("kills", "tables", "acknowledged", "entries", "repeats", "seconds")
    total: dict[str, Any] = {name: sum(told.get(name, 0) for told in parts) for name in summed}
    loads = sorted(told["load"] for told in parts)
    return total | {"load": [loads[0], loads[-1]]}


def one_part(count: int, tables: int, answers: int, store: str | None, seed: int) -> dict[str, Any]:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="backroom-faults-") as home:
        where = store or str(Path(home) / "store.sqlite")
        told = asyncio.run(kill_often(where, count, tables, seed=seed, least=answers))
    return told | {"seconds": round(time.monotonic() - began), "load": round(os.getloadavg()[0], 1)}


def nonsense(count: int) -> dict[str, Any]:
    """The fuzzer on a table of Tammany Hall in play; nothing may change."""
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="backroom-faults-") as home,
        Live(Path(home) / "store.sqlite") as live,
    ):
        ann, eve = Person(live.url, "Ann"), Person(live.url, "Eve")
        me = {"kind": "me"}
        made = ann.make("tammany", [me, me, me], start=True)
        other = ann.make("tammany", [me, me, me], start=True, public=True)
        eve.claim(made["watch"])
        kept = [live.tables.live_tables[table] for table in (made["table"], other["table"])]
        before = [held.table.raw[:] for held in kept]
        # Of the own seats one that is not to act: whatever it sends must be refused.
        waiting = next(seat for seat in range(3) if seat not in kept[0].table.pending())
        fuzzer = Fuzzer(made["table"], other["table"], [eve], ann, waiting, seed=11)
        step = max(1, count // 20)
        for done in range(0, count, step):
            fuzzer.run(min(step, count - done))
            assert [held.table.raw for held in kept] == before, "a message changed a table"
            print(f"{done + step}/{count} messages", file=sys.stderr, flush=True)
        assert "server-mistake" not in fuzzer.errors
        return {
            "messages": count,
            "refused": dict(fuzzer.errors),
            "closed": {str(code): number for code, number in fuzzer.codes.items()},
            "seconds": round(time.monotonic() - began),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--answers", type=int, default=20, help="at least, between two deaths")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--store", help="the address of a PostgreSQL, or postgres; default: SQLite files")
    parser.add_argument("--at-once", type=int, default=1, help="parts of the kills at a time")
    parser.add_argument("--log", type=Path, help="a file for what is done; kills go on where it ends")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    out: dict[str, Any] = {}
    if asked.messages:
        out["nonsense"] = nonsense(asked.messages)
    if asked.kills:
        with contextlib.ExitStack() as stack:
            store = asked.store
            if store == "postgres":
                own = Postgres()
                stack.callback(own.close)
                own.start()
                store = own.database("faults")
            out["kills"] = kills(asked.kills, asked.tables, asked.answers, store, asked.log, asked.at_once)
    print(json.dumps(out) if asked.json else "\n".join(f"{name}: {told}" for name, told in out.items()))


if __name__ == "__main__":
    main()
