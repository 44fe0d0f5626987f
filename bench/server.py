"""How many moves a server carries, beside boardgame.io's: one run, same machine, server on one core, players on another.

    python bench/server.py [--seconds 6] [--rounds 3] [--tables 200] [--json] [--plot docs/img/bench-server.svg]
    python bench/server.py --against CHECKOUT [--seconds 4]     beside an older one, in turn (server_against.py)

Ours with durable commits (SQLite, synchronous=FULL) and real tables: once with Tammany Hall, once with a trivial game
whose messages are as long as those of the peer, which keeps everything in memory. What is measured and how:
docs/bench-server.md. The peer needs node; `npm install` in bench/server_peer fetches it. Progress goes to stderr.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from backroom.server.settings import Settings
from backroom.server.tables import Tables
from backroom.server.watching import Watcher
from backroom.store import open_store
from bench import server_against, tick
from bench.server_load import Backroom, Boardgame
from bench.server_tables import PEOPLE, cookies, fill, new_table

HERE = Path(__file__).resolve().parent
PEER = HERE / "server_peer"
PEER_SIZE = 600  # letters of the trivial game's board: with all that the peer adds, messages of about 1.2 KB
SIZE = 1120  # the same for ours
THEIRS, OURS, TAMMANY = (
    "boardgame.io (memory)",
    "Backroom, same game (durable)",
    "Backroom, Tammany Hall (durable)",
)
RATE = 1000.0  # moves a second where they come at their time


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@contextmanager
def ours(store: str, port: int, core: int = 0) -> Iterator[subprocess.Popen[bytes]]:
    words = [sys.executable, str(HERE / "tick.py"), store, str(port), str(SIZE)]
    with running(words, port, core, "/readyz") as process:
        yield process


@contextmanager
def running(
    words: list[str], port: int, core: int | None, path: str, cwd: Path | None = None
) -> Iterator[Any]:
    process = subprocess.Popen(words, cwd=cwd, stdout=subprocess.DEVNULL)
    try:
        if core is not None:
            pin(process.pid, core)
        end = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=2).read()
                break
            except urllib.error.HTTPError:
                break  # it answers, if only with "not found"
            except OSError:
                if process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"{words[0]} did not start") from None
                time.sleep(0.02)
        yield process
    finally:
        process.terminate()
        process.wait(20)


def pin(pid: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        for thread in os.listdir(f"/proc/{pid}/task"):
            os.sched_setaffinity(int(thread), {core})


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) * 1024


# ---- subjects --------------------------------------------------------------------------------------------------------


def measure_ours(
    game: str,
    tables: int,
    rate: float,
    seconds: float,
    stored: int = 0,
    look: bool = False,
    warm: float = 2.0,
) -> dict[str, Any]:
    """Moves a second of our server. ``stored``: so many tables in the store, all opened when ``look``."""
    home = Path(tempfile.mkdtemp(prefix="backroom-bench-"))
    try:
        store = str(home / "store.sqlite")
        # Where memory is measured the tables are in the middle of their game.
        names = asyncio.run(fill(store, game, max(tables, stored), moves=60 if look else 0))
        port = free_port()
        with ours(store, port) as process:
            if look:
                before = resident(process.pid)
                asyncio.run(look_at(port, names))
                opened = resident(process.pid) - before

            async def main() -> dict[str, Any]:
                load = Backroom(tables, rate)
                await load.join(port, names, cookies())
                began = cpu_seconds(process.pid)
                told: dict[str, Any] = await load.measure(warm, seconds)
                told["cpu_us_per_move"] = (cpu_seconds(process.pid) - began) / told["moves"] * 1e6
                return told

            told = asyncio.run(main())
            if look:
                told["bytes_per_open_table"] = opened / len(names)
        return told
    finally:
        shutil.rmtree(home, ignore_errors=True)


async def look_at(port: int, names: list[str]) -> None:
    """Let the server open every table."""
    cookie = cookies()[0]

    async def some(part: list[str]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for name in part:
            writer.write(
                f"GET /api/v1/tables/{name} HTTP/1.1\r\nHost: localhost\r\nCookie: backroom={cookie}\r\n\r\n".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            assert b" 200 " in head[:20], head
            length = int(head.lower().partition(b"content-length:")[2].split()[0])
            await reader.readexactly(length)
        writer.close()

    await asyncio.gather(*(some(names[n::8]) for n in range(8)))


@contextmanager
def peer(port: int) -> Iterator[Any]:
    """boardgame.io's server; None when it is not installed."""
    if shutil.which("node") is None or not (PEER / "node_modules").is_dir():
        yield None
    else:
        with running(["node", "server.cjs", str(port), str(PEER_SIZE)], port, 0, "/games", PEER) as process:
            yield process


def measure_peer(tables: int, rate: float, seconds: float) -> dict[str, Any] | None:
    """boardgame.io in memory; None when it is not installed."""
    port = free_port()
    with peer(port) as process:
        if process is None:
            return None

        # A match that nobody made is made when the first one asks for it; without a lobby it needs no credentials.
        async def main() -> dict[str, Any]:
            load = Boardgame(tables, rate)
            await load.join(port, [f"match-{n}" for n in range(tables)])
            began = cpu_seconds(process.pid)
            told: dict[str, Any] = await load.measure(2.0, seconds)
            told["cpu_us_per_move"] = (cpu_seconds(process.pid) - began) / told["moves"] * 1e6
            return told

        return asyncio.run(main())


def duel(tables: int, seconds: float) -> dict[str, dict[str, Any]]:
    """Peer and ours at the same game as fast as they go, turn by turn of a second: a machine whose speed changes by the
    minute changes it for both. Both are up all the time; who is not at turn rests.
    """
    home = Path(tempfile.mkdtemp(prefix="backroom-bench-"))
    try:
        store = str(home / "store.sqlite")
        names = asyncio.run(fill(store, "tick", tables))
        ports = free_port(), free_port()
        with ours(store, ports[0]) as we, peer(ports[1]) as they:

            async def main() -> dict[str, dict[str, Any]]:
                sides: dict[str, tuple[Any, int]] = {}
                if they is not None:
                    sides[THEIRS] = Boardgame(tables, 0.0), they.pid
                    await sides[THEIRS][0].join(ports[1], [f"match-{n}" for n in range(tables)])
                sides[OURS] = Backroom(tables, 0.0), we.pid
                await sides[OURS][0].join(ports[0], names, cookies())
                for load, _ in sides.values():
                    await load.play(2.0)
                    load.forget()
                spent = dict.fromkeys(sides, 0.0)
                moved = {name: -load.moves for name, (load, _) in sides.items()}
                for _ in range(max(1, round(seconds))):
                    for name, (load, pid) in sides.items():
                        began = cpu_seconds(pid)
                        await load.play(1.0)
                        spent[name] += cpu_seconds(pid) - began
                told = {}
                for name, (load, _) in sides.items():
                    moved[name] += load.moves
                    told[name] = await load.told() | {"cpu_us_per_move": spent[name] / moved[name] * 1e6}
                return told

            return asyncio.run(main())
    finally:
        shutil.rmtree(home, ignore_errors=True)


def measure_start(stored: int, times: int = 3) -> dict[str, float]:
    """From the command to the first answer, with so many played tables in the store: on the clock, and of processor."""
    home = Path(tempfile.mkdtemp(prefix="backroom-bench-"))
    try:
        store = str(home / "store.sqlite")
        asyncio.run(fill(store, "tammany", stored, moves=60))
        took, spent = [], []
        for _ in range(times):
            began = time.perf_counter()
            with ours(store, free_port()) as process:
                took.append(time.perf_counter() - began)
                spent.append(cpu_seconds(process.pid))
        return {
            "stored": stored,
            "seconds": statistics.median(took),
            "best_seconds": min(took),
            "cpu_seconds": statistics.median(spent),
        }
    finally:
        shutil.rmtree(home, ignore_errors=True)


def measure_opening(times: int = 40) -> dict[str, float]:
    """A finished game of five in the server: its log out of the store, the fold of it, the first message."""
    table = new_table("tammany", "y" * 22, finish=True)

    async def main(store: str) -> dict[str, float]:
        opened = await open_store(store)
        for seq, raw in enumerate(table.raw, 1):
            await opened.append(table.id, seq, raw)
        tables = Tables(Settings.read({}, store=store, log="error"), opened, bytes(32))
        took, spent = [], []
        for _ in range(times):
            tables.live_tables.clear()
            began = time.perf_counter(), time.process_time()
            live = await tables.live(table.id)
            size = len(live.state_message(Watcher(PEOPLE[0], 0, _nowhere, 1), 0))
            took.append(time.perf_counter() - began[0])
            spent.append(time.process_time() - began[1])
        await tables.end()
        return {
            "ms": statistics.median(took) * 1000,
            "best_ms": min(took) * 1000,
            "longest_ms": max(took) * 1000,
            "cpu_ms": statistics.median(spent) * 1000,
            "entries": table.seq,
            "bytes": size,
        }

    with tempfile.TemporaryDirectory(prefix="backroom-bench-") as home:
        return asyncio.run(main(str(Path(home) / "store.sqlite")))


async def _nowhere(message: Any) -> None:
    """A watcher's connection that nobody reads."""


# ---- all of it -------------------------------------------------------------------------------------------------------


def run(seconds: float, rounds: int, tables: int, stored: list[int]) -> dict[str, Any]:
    tick.install(SIZE)
    me = 1 if (os.cpu_count() or 1) > 1 else 0
    pin(os.getpid(), me)
    opening = measure_opening()
    say(f"opening a finished game: {opening}")
    out: dict[str, Any] = {
        "connections": tables * 5,
        "load_average_before": os.getloadavg()[0],
        "fastest": {},
        "paced": {},
    }
    for number in range(rounds):
        fast: dict[str, Any] = duel(tables, seconds)
        fast[TAMMANY] = measure_ours("tammany", tables, 0.0, seconds)
        paced = {
            THEIRS: measure_peer(tables, RATE, seconds),
            OURS: measure_ours("tick", tables, RATE, seconds),
            TAMMANY: measure_ours("tammany", tables, RATE, seconds),
        }
        for kind, rows in (("fastest", fast), ("paced", paced)):
            for name, told in rows.items():
                if told is not None:
                    say(f"{kind} {number + 1}/{rounds} {name}: { {k: round(v, 1) for k, v in told.items()} }")
                    out[kind].setdefault(name, []).append(told)
    if THEIRS in out["fastest"]:
        pairs = zip(out["fastest"][OURS], out["fastest"][THEIRS], strict=True)
        out["times_the_peer"] = [round(a["moves_per_second"] / b["moves_per_second"], 2) for a, b in pairs]
    out["by_stored"] = {}
    for count in stored:
        active = min(count, tables)
        told = measure_ours("tammany", active, 400.0, seconds, stored=count, look=True)
        say(f"{count} tables open, {active} active: {told}")
        out["by_stored"][count] = told
    out["start"] = [measure_start(count) for count in stored[-1:]]
    out["opening"] = opening
    out["load_average_after"] = os.getloadavg()[0]
    return out


def median(rows: list[dict[str, float]], name: str) -> float:
    return statistics.median(row[name] for row in rows)


def table_of(out: dict[str, Any]) -> str:
    rows = [f"{'':34}{'moves/s':>10}{'p99 ms':>9}{'µs cpu':>9}{'p99 at 1000/s':>15}{'bytes':>8}"]
    for name, fast in out["fastest"].items():
        paced = out["paced"].get(name, fast)
        rows.append(
            f"{name:34}{median(fast, 'moves_per_second'):10.0f}{median(fast, 'p99_ms'):9.1f}"
            f"{median(fast, 'cpu_us_per_move'):9.0f}{median(paced, 'p99_ms'):15.1f}{median(fast, 'bytes_per_message'):8.0f}"
        )
    for count, told in out["by_stored"].items():
        rows.append(
            f"{count} tables open: {told['cpu_us_per_move']:.0f} µs cpu a move, p99 {told['p99_ms']:.1f} ms, "
            f"{told.get('bytes_per_open_table', 0) / 1000:.1f} KB a table"
        )
    if "times_the_peer" in out:
        rows.append(f"same game, times the peer's moves, by round: {out['times_the_peer']}")
    rows.append(f"start with stored tables: {out['start']}; opening a finished game: {out['opening']}")
    rows.append(
        f"load average before {out['load_average_before']:.1f}, after {out['load_average_after']:.1f}"
    )
    return "\n".join(rows)


def plot(out: dict[str, Any], path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6))
    names = list(out["fastest"])
    values = [median(out["fastest"][name], "moves_per_second") for name in names]
    left.barh(names, values, color=["#999999", "#2a6f97", "#014f86"][: len(names)])
    left.set_xlabel(f"moves a second, {out['connections']} connections, server on one core")
    left.invert_yaxis()
    counts = list(out["by_stored"])
    right.plot(counts, [out["by_stored"][n]["cpu_us_per_move"] for n in counts], marker="o", color="#014f86")
    right.set_xscale("log")
    right.set_ylim(bottom=0)
    right.set_xlabel("tables open (at most 200 of them active)")
    right.set_ylabel("µs of processor a move")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--stored", default="10,100,1000,10000")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plot", type=Path)
    parser.add_argument(
        "--against", type=Path, metavar="CHECKOUT", help="compare with another checkout, in turn"
    )
    asked = parser.parse_args()
    if asked.against:
        print(json.dumps(server_against.run(asked.against, asked.seconds, asked.rounds, asked.tables)))
        return
    out = run(asked.seconds, asked.rounds, asked.tables, [int(n) for n in asked.stored.split(",") if n])
    print(json.dumps(out) if asked.json else table_of(out))
    if asked.plot:
        plot(out, asked.plot)


if __name__ == "__main__":
    main()
