"""What must survive, in full: 1000 servers killed under load, 100,000 messages of nonsense. Figures for docs/reliability.md.

    python bench/faults.py [--kills 1000] [--tables 8] [--messages 100000] [--store postgresql://…] [--json]

The tests run a sample of the same code (tests/faults.py, tests/fuzz.py). Stops at the first loss with what was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    above = Path(__file__).resolve().parent.parent
    sys.path[:0] = [str(above), str(above / "tests")]

from faults import kill_often
from fuzz import Fuzzer
from live import Live, Person


def kills(count: int, tables: int, store: str | None) -> dict[str, Any]:
    """In parts, so that progress shows and one store does not grow for hours."""
    total: dict[str, Any] = {}
    began = time.monotonic()
    done = 0
    while done < count:
        part = min(50, count - done)
        with tempfile.TemporaryDirectory(prefix="backroom-faults-") as home:
            told = asyncio.run(kill_often(store or str(Path(home) / "store.sqlite"), part, tables, seed=done))
        for name, number in told.items():
            total[name] = total.get(name, 0) + number
        done += part
        print(f"{done}/{count} killed, {total}", file=sys.stderr, flush=True)
    total["seconds"] = round(time.monotonic() - began)
    return total


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
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--store", help="the address of a PostgreSQL; default: SQLite files")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    out: dict[str, Any] = {}
    if asked.messages:
        out["nonsense"] = nonsense(asked.messages)
    if asked.kills:
        out["kills"] = kills(asked.kills, asked.tables, asked.store)
    print(json.dumps(out) if asked.json else "\n".join(f"{name}: {told}" for name, told in out.items()))


if __name__ == "__main__":
    main()
