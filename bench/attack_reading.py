"""Readers who ask for what is dear, and one person under many names: families for bench/attack.py."""

from __future__ import annotations

import asyncio
import http.client
import random
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bench.attack_work import Victim, ms
from bench.attacked import API, Attacked, Guest

SECRET = "ab" * 32
HOST = "eve"
ENTRIES = 2_900


def wandering_log(entries: int) -> list[bytes]:
    """A hot seat's game of Tammany Hall that goes back again and again."""
    from backroom.table import chance, commands, create, decide, events, projection
    from backroom.table.table import Table

    rng, name = random.Random(1), "m" * 22
    fresh = lambda: chance.sha(name, str(rng.random()))  # noqa: E731
    wish = commands.NewTable(game="tammany", seats=[commands.SeatWish("me", "P")] * 5)
    made = create.made(
        name, wish, HOST, "P", 1_700_000_000_000, fresh, [chance.sha(str(n)) for n in range(6)]
    )
    table = Table.fold(name, [events.encode(made)])

    def do(command: Any) -> bool:
        try:
            done = decide.decide(table, command, HOST, made.at, fresh)
        except Exception:
            return False
        assert isinstance(done, decide.Decision)
        table.accept(done.entry, done.raw, done.state)
        return True

    for seat in range(5):
        do(commands.AddBits(id=f"b{seat}", seat=seat, commit=made.commit, bits=fresh()))
    do(commands.Start(id="start"))
    for number in range(entries * 2):
        if table.status != "playing" or table.seq >= entries:
            break
        seat = table.pending()[0]
        if number % 3 == 0 and table.steps:
            to = max(table.start_seq, table.steps[-1].seq - 1)
            if do(commands.Undo(id=f"u{number}", seat=seat, to=to)):
                continue
        seen = projection.view(table, seat)
        moves = seen["moves"] if seen is not None else []
        do(commands.Move(id=f"m{number}", seat=seat, at=table.seq, text=rng.choice(moves or ["bid nothing"])))
    return table.raw


async def fill(path: Path, raws: list[bytes], tables: int) -> list[str]:
    from backroom.store import Index, open_store

    store = await open_store(str(path))
    names = [f"{n:022}" for n in range(tables)]
    for name in names:
        index = Index("playing", False, 1, None, b"{}", (HOST,))
        # Not one after another: what comes together is written together.
        writes = [
            store.append(name, seq, raw, index if seq == 1 else None) for seq, raw in enumerate(raws, 1)
        ]
        await asyncio.gather(*writes)
    await store.close()
    return names


def status_of(guest: Guest, path: str) -> int:
    """Of a request whose answer nobody reads: who looks at /healthz must not wait for that."""
    line = http.client.HTTPConnection("127.0.0.1", guest.server.port, timeout=120)
    try:
        line.request("GET", API + path, headers={"Cookie": guest.cookie})
        answer = line.getresponse()
        while answer.read(1 << 16):
            pass
        return answer.status
    finally:
        line.close()


def long_logs() -> str:
    """Logs of 2,900 entries through every seat's eyes, all cold, at once; then positions of long ago and files."""
    from backroom.server.identity import COOKIE, Identity, Signer

    raws = wandering_log(ENTRIES)
    with tempfile.TemporaryDirectory(prefix="backroom-attack-") as folder:
        names = asyncio.run(fill(Path(folder) / "store.sqlite", raws, 12))
        with Attacked(home=Path(folder), secret=SECRET, requests_second=20) as server:
            cookie = f"{COOKIE}={Signer(bytes.fromhex(SECRET)).write(Identity(HOST))}"
            guest = Guest(server, cookie=cookie)
            paths = [f"/tables/{name}/log?seat={seat}" for seat in ("null", *range(5)) for name in names]
            paths += [f"/tables/{name}/view?seq={len(raws) - 1 - n}" for n in range(3) for name in names]
            paths += [f"/tables/{name}/export?seat=0" for name in names]
            with server.pulse() as pulse, ThreadPoolExecutor(20) as people:
                statuses = list(people.map(lambda path: status_of(guest, path), paths))
    granted = statuses.count(200)
    return (
        f"{len(paths)} logs, old positions and files of {len(raws)} entries asked for at once, {granted} granted, "
        f"{statuses.count(429)} too many; {pulse}"
    )


def many_names() -> str:
    """One person under ten names, each with an expert's table and hints, from one address; another plays from another."""
    with Attacked(hint_minute=10_000) as server:
        victim = Victim(server, "hard")
        victim.waits(2)
        quiet = max(victim.waits(3))
        expert = {"kind": "bot", "bot": "expert"}
        for _ in range(10):
            eve = Guest(server, "127.0.0.2")  # all of it from there
            eve.make("tammany", [expert] * 4 + [{"kind": "me"}], start=True)
        time.sleep(1)
        with server.pulse() as pulse:
            under = max(victim.waits(3))
    held = "within" if under <= 2 * quiet + 1 else "NOT within"
    return f"another's slowest move (hard) {ms(quiet)} → {ms(under)} ({held} 2 × + 1 s); {pulse}"


FAMILIES: list[tuple[str, Callable[[], str]]] = [("long-logs", long_logs), ("many-names", many_names)]
