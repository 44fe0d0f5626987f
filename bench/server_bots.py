"""Whether bots that think delay other tables: p99 of a move without and with 20 bots (hard) thinking, one after the other.

    python bench/server_bots.py [--bots 20] [--processes 2] [--rate 300] [--seconds 8] [--rounds 3] [--json]

People play Tammany Hall on their own tables at a steady rate; on as many other tables as ``--bots`` says only bots play.
Nothing is bound to a core: bot_workers, server, store and players share the machine as they would anywhere.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import server, server_tables, tick
from bench.server_load import Backroom

BOT = "hard"


def make_bot_tables(port: int, count: int) -> None:
    """Tables where a bot is always to move."""
    for number in range(count):
        body = {
            "game": "tammany",
            "seats": [{"kind": "bot", "bot": BOT}] * 3,
            "start": True,
            "id": f"bots-{number}",
        }
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/v1/tables",
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": f"backroom={server_tables.cookies()[0]}"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            assert answer.status == 201


def thoughts(port: int) -> int:
    """How many moves the bots have found so far."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        for line in answer.read().decode().splitlines():
            if line.startswith("backroom_think_seconds_count"):
                return int(float(line.split()[-1]))
    raise RuntimeError("the server counts no thoughts")


def measure(tables: int, rate: float, seconds: float, bots: int, processes: int) -> dict[str, Any]:
    home = Path(tempfile.mkdtemp(prefix="backroom-bench-"))
    try:
        store = str(home / "store.sqlite")
        names = asyncio.run(server_tables.fill(store, "tammany", tables))
        port = server.free_port()
        words = [sys.executable, str(server.HERE / "tick.py"), store, str(port), "600", str(processes)]
        with server.running(words, port, None, "/readyz"):
            make_bot_tables(port, bots)

            async def main() -> dict[str, Any]:
                load = Backroom(tables, rate)
                await load.join(port, names, server_tables.cookies())
                before = thoughts(port)
                told: dict[str, Any] = await load.measure(2.0, seconds)
                told["bot_moves"] = thoughts(port) - before
                return told

            return asyncio.run(main())
    finally:
        shutil.rmtree(home, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", type=int, default=20)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    tick.install(600)
    out: dict[str, list[dict[str, Any]]] = {"without": [], "with": []}
    load = [os.getloadavg()[0]]
    for _ in range(asked.rounds):
        for kind, bots in (("without", 0), ("with", asked.bots)):
            told = measure(asked.tables, asked.rate, asked.seconds, bots, asked.processes)
            server.say(f"{kind} bots: { ({name: round(value, 1) for name, value in told.items()}) }")
            out[kind].append(told)
    load.append(os.getloadavg()[0])
    if asked.json:
        print(json.dumps({**out, "load_average": load}))
        return
    for kind, rows in out.items():
        middle = {name: statistics.median(row[name] for row in rows) for name in rows[0]}
        print(
            f"{kind:8} {asked.bots if kind == 'with' else 0:3} bots thinking: p50 {middle['p50_ms']:.1f} ms, "
            f"p99 {middle['p99_ms']:.1f} ms at {middle['moves_per_second']:.0f} moves/s; "
            f"the bots made {middle['bot_moves']:.0f} moves"
        )
    print(f"load average before {load[0]:.1f}, after {load[1]:.1f}")


if __name__ == "__main__":
    main()
