"""Doors that a careless host, a foreign page, a proxy or bad luck could find open: families for bench/attack.py."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import socket
import sqlite3
import stat
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.attacked import API, Attacked, Guest, NotStarted

HOSTS = (
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "10.0.0.1",
    "evil@localhost",
    "",
    "[::1",
)
ORIGINS = ("http://evil.example", "null", "https://127.0.0.1.evil.example", "http://localhost:1", "file://")
ME = {"kind": "me"}


def lines_of(errors: Path) -> tuple[int, int]:
    """How many lines a server said, and how many of them are no JSON."""
    said = errors.read_text(errors="replace").splitlines()
    bad = 0
    for line in said:
        try:
            json.loads(line)
        except ValueError:
            bad += 1
    return len(said), bad


def foreign_names() -> str:
    """DNS rebinding and foreign pages: by Host, by Origin, by HTTP and by socket."""
    tried = opened = 0
    with Attacked() as server:
        guest = Guest(server)
        table = guest.make("mob", [ME, ME], start=True)
        for host in HOSTS:
            for path in ("/", "/api/v1/games", f"{API}/tables/{table}", "/openapi.json"):
                tried += 1
                opened += server.ask("GET", path, None, guest.cookie, Host=host)[0] == 200
        for origin in ORIGINS:
            for path, body in (("/tables", {"game": "mob", "seats": [ME, ME]}), (f"/tables/{table}/do", {})):
                tried += 1
                status = server.ask("POST", API + path, body, guest.cookie, Origin=origin)[0]
                opened += status in (200, 201, 400, 409)  # it was read at all
            tried += 1
            opened += _socket_opens(server, guest, table, origin)
    return f"{opened} of {tried} requests under a foreign name or from a foreign page were listened to"


def _socket_opens(server: Attacked, guest: Guest, table: str, origin: str) -> bool:
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    address = f"{server.url.replace('http', 'ws')}{API}/tables/{table}/ws"
    try:
        with connect(address, additional_headers={"Cookie": guest.cookie}, origin=origin) as line:  # type: ignore[arg-type]
            line.send('{"type": "hello", "v": 1}')
            return '"state"' in str(line.recv(10))[:40]
    except (WebSocketException, OSError):
        return False


def open_files() -> str:
    """A host whose files everybody may read unless somebody sees to it."""
    before = os.umask(0)
    try:
        with tempfile.TemporaryDirectory(prefix="backroom-attack-") as folder:
            home = Path(folder)
            with Attacked(home=home, log="warning") as server:
                Guest(server).make("mob", [ME, ME])
                files = [file for file in home.iterdir() if file.name.startswith("store")]
                readable = sum(bool(stat.S_IMODE(file.stat().st_mode) & 0o077) for file in files)
            (home / "store.sqlite").chmod(0o644)
            with Attacked(home=home, log="warning") as server:
                said = "store-readable-by-others" in server.errors.read_text()
    finally:
        os.umask(before)
    told = "says" if said else "does NOT say"
    return f"{readable} of {len(files)} files of the store readable by others; a start {told} it"


def undo_of_the_absent() -> str:
    """An opponent is away; the other asks to take back what chance has answered."""
    undone = asked = 0
    with Attacked(undo_minute=10_000) as server:
        for _ in range(10):
            ann, bob = Guest(server), Guest(server)
            _, made, _ = ann.post("/tables", {"game": "mob", "seats": [ME, {"kind": "open"}]})
            table = made["table"]
            token = made["links"][1].partition("=")[2]
            assert bob.post(f"/tables/{table}/claim", {"token": token})[0] == 200
            for guest, seat in ((ann, 0), (bob, 1)):
                facts = guest.get(f"/tables/{table}")[1]
                if "missing" in facts["chance"]:
                    guest.do(table, "bits", seat=seat, commit=facts["chance"]["commit"], bits="ab" * 32)
            assert ann.do(table, "start")[0] == 200
            for _ in range(6):
                seq = ann.get(f"/tables/{table}")[1]["seq"]
                for guest, seat in ((ann, 0), (bob, 1)):
                    moves = guest.get(f"/tables/{table}/view?seat={seat}")[1]["view"]["moves"]
                    if moves:
                        guest.do(table, "move", seat=seat, at=seq, text=moves[0])
                        break
            bob.do(table, "leave", seat=1, bot="random")
            seq = ann.get(f"/tables/{table}")[1]["seq"]
            start = next(
                line["seq"]
                for line in ann.get(f"/tables/{table}/log")[1]["lines"]
                if line["kind"] == "started"
            )
            ann.do(table, "undo", seat=0, to=start)
            time.sleep(0.1)
            lines = ann.get(f"/tables/{table}/log?after={seq - 1}")[1]["lines"]
            asked += 1
            undone += any(line["kind"] == "undo" for line in lines)
    return f"{undone} of {asked} undos across chance were carried out without the absent opponent"


def forged_headers() -> str:
    """A stranger who says to be somebody else each time, and asks for the metrics."""
    with Attacked(requests_second=20, metrics="local") as server:
        granted = 0
        for n in range(400):
            status, _, _ = server.ask("GET", API + "/games", X_Forwarded_For=f"9.9.{n // 250}.{n % 250}")
            granted += status == 200
        metrics = [
            server.ask("GET", "/metrics", **more)[0]
            for more in (
                {"X_Forwarded_For": "127.0.0.1"},
                {"Forwarded": "for=127.0.0.1"},
                {"X_Forwarded_Host": "x"},
            )
        ]
        prefix = server.ask("GET", "/", X_Forwarded_Prefix="/evil", X_Forwarded_Proto="https")[1]
    moved = b"/evil" in (prefix if isinstance(prefix, bytes) else b"")
    with Attacked() as server:
        default = server.ask("GET", "/metrics")[0]
    return (
        f"{granted} of 400 requests under forged addresses granted; /metrics {default}, through a proxy {metrics}; "
        f"a forged prefix {'IS' if moved else 'is not'} in the page"
    )


def _spoil(store: Path, table: str, seq: int, change: Callable[[bytes], bytes]) -> None:
    db = sqlite3.connect(store)
    (raw,) = db.execute("SELECT entry FROM log WHERE table_id = ? AND seq = ?", (table, seq)).fetchone()
    db.execute("UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?", (change(raw), table, seq))
    db.commit()
    db.close()


def strange_logs() -> str:
    """Tables of another version of the rules, and logs that do not replay, beside a good one of the same person."""
    told = []
    with tempfile.TemporaryDirectory(prefix="backroom-attack-") as folder:
        home = Path(folder)
        with Attacked(home=home) as server:
            guest = Guest(server)
            tables = [guest.make("mob", [ME, ME], start=True) for _ in range(3)]
            seq = guest.get(f"/tables/{tables[0]}")[1]["seq"]
        _spoil(home / "store.sqlite", tables[0], 1, lambda raw: raw.replace(b'"rules":1', b'"rules":0'))
        _spoil(home / "store.sqlite", tables[1], seq, lambda raw: b'{"kind":"from the future","at":1}')
        with Attacked(home=home) as server:
            guest = Guest(server, cookie=guest.cookie)
            status, mine, _ = guest.get("/mine")
            listed = {one["table"]: one.get("kept") for one in mine["tables"]} if status == 200 else {}
            for name, table in zip(("other rules", "broken", "good"), tables, strict=True):
                kept = listed.get(table)
                told.append(
                    f"{name}: {'listed' if table in listed else 'NOT listed'}, "
                    f"{kept['key'] if kept else 'playable'}, opened {guest.get(f'/tables/{table}')[0]}, "
                    f"export {guest.get(f'/tables/{table}/export')[0]}"
                )
    return "; ".join(told)


def disk_full() -> str:
    """Files may not grow: what is refused is seen by nobody, and readiness says so."""
    with Attacked() as server:
        guest = Guest(server)
        table = guest.make("mob", [ME, ME], start=True)
        ready = server.ask("GET", "/readyz")[0]
        size = max(file.stat().st_size for file in server.home.iterdir())
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size // 2, resource.RLIM_INFINITY))
        seq = guest.get(f"/tables/{table}")[1]["seq"]
        refused = seen = 0
        for n in range(30):
            status = guest.do(table, "chat", seat=0, text=f"{n} " * 200)[0]
            refused += status == 503
            if status == 503:
                seen += len(guest.get(f"/tables/{table}/log?after={seq}")[1]["lines"]) > n + 1 - refused
        time.sleep(1.1)
        full = server.ask("GET", "/readyz")[0]
        resource.prlimit(
            server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        )
        end, again = time.monotonic() + 30, 0
        while again != 200 and time.monotonic() < end:
            time.sleep(0.5)
            again = server.ask("GET", "/readyz")[0]
        after = guest.do(table, "chat", seat=0, text="there is room again")[0]
    return (
        f"readyz {ready}, with a full disk {full}, then {again}; {refused} of 30 refused, {seen} times more was shown than "
        f"written; afterwards {after}"
    )


def clock_jumps() -> str:
    """The wall clock is set two hours on while a person with a minute left thinks."""
    with Attacked(jumps=True) as server:
        guest = Guest(server)
        seats = [ME, ME]
        clock = {"kind": "live", "bank": 60, "add": 1}
        table = guest.make("mob", seats, start=True, clock=clock)
        server.process.send_signal(signal.SIGUSR1)
        time.sleep(18)  # somebody looks at all clocks every 15 s
        facts = guest.get(f"/tables/{table}")[1]
        lost = sum(seat["away"] for seat in facts["seats"])
    return f"{lost} of 2 seats lost to a clock that jumped two hours; left {facts['clock'].get('left')} ms of 60,000"


def damaged_store() -> str:
    """Broken pages, and a hole in a log: found before anything is served."""
    found = []
    for name in ("broken page", "hole"):
        with tempfile.TemporaryDirectory(prefix="backroom-attack-") as folder:
            home = Path(folder)
            with Attacked(home=home) as server:
                guest = Guest(server)
                for _ in range(12):
                    guest.make("mob", [ME, ME], start=True)
            store = home / "store.sqlite"
            if name == "hole":
                db = sqlite3.connect(store)
                db.execute("DELETE FROM log WHERE seq = 2 AND table_id = (SELECT min(table_id) FROM log)")
                db.commit()
                db.close()
            else:
                raw = bytearray(store.read_bytes())
                raw[len(raw) // 2 : len(raw) // 2 + 4096] = b"\xff" * 4096
                store.write_bytes(bytes(raw))
            try:
                with Attacked(home=home):
                    found.append(f"{name}: served all the same")
            except NotStarted:
                found.append(f"{name}: refused at the start")
    return "; ".join(found)


def only_json() -> str:
    """Nonsense on the wire and on the command line of HTTP: everything the server says is a line of JSON."""
    with Attacked(log="debug") as server:
        guest = Guest(server)
        table = guest.make("mob", [{"kind": "bot", "bot": "random"}, ME], start=True)
        for text in (
            b"\x16\x03\x01\x02\x00\x01\x00",
            b"GET / HTTP/9.9\r\n\r\n",
            b"\r\n" * 50,
            b"GET " + b"/" * 99_999,
        ):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(text)
                line.settimeout(1)
                with contextlib.suppress(OSError):
                    line.recv(1000)
        for path in ("/%00", "/t/..%2f..%2fetc", f"{API}/tables/{table}/view?seq=%f0%28", "/api/v1/nothing"):
            server.ask("GET", path)
        server.ask("POST", API + "/verify", b"\xff" * 1000)
        server.stop()
        count, bad = lines_of(server.errors)
    return f"{bad} of {count} lines on stderr are no JSON"


def long_log() -> str:
    """Names changed and seats given up without end."""
    with Attacked(log_entries=300, chat_minute=1e6) as server:
        guest = Guest(server)
        table = guest.make("mob", [ME, ME], start=True)
        statuses: dict[int, int] = {}
        for n in range(600):
            kind: dict[str, Any] = (
                {"kind": "name", "seat": 0, "name": f"N{n}"}
                if n % 3
                else {"kind": "chat", "seat": 0, "text": "x"}
            )
            status = guest.do(table, kind.pop("kind"), **kind)[0]
            statuses[status] = statuses.get(status, 0) + 1
        seq = guest.get(f"/tables/{table}")[1]["seq"]
    return f"{seq} entries after 600 tries at a limit of 300: {statuses}"


FAMILIES = [
    ("foreign-names", foreign_names),
    ("open-files", open_files),
    ("undo-of-the-absent", undo_of_the_absent),
    ("forged-headers", forged_headers),
    ("strange-logs", strange_logs),
    ("disk-full", disk_full),
    ("clock-jumps", clock_jumps),
    ("damaged-store", damaged_store),
    ("only-json", only_json),
    ("long-log", long_log),
]
