"""Work that strangers can cause: hostile texts, endless thinking, half-sent requests, endless logs."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
import statistics
import threading
import time
from typing import Any

from bench.attacked import API, Attacked, Guest

DEEP = b'{"game": ' * 20_000


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms" if seconds < 2 else f"{seconds:.1f} s"


def hostile_toml() -> str:
    text = "a." * 20_000 + "a=1"
    with Attacked() as server, server.pulse() as pulse:
        status, _, took = server.ask("POST", API + "/data", {"game": "mob", "text": text})
        again = server.ask("POST", API + "/data", {"game": "mob", "text": text})[2]
    return f"40 kB of a.a.a…=1 at POST /data: {status} after {ms(took)}, then {ms(again)}; {pulse}"


def undone(size: int) -> bytes:
    """An export that goes back to its middle again and again."""
    from backroom import bots, games

    game = games.load("tammany")
    state = game.start(4)
    lines: list[dict[str, Any]] = [{"seq": 1, "kind": "made", "seat": None}]
    show = game.part("notation").show
    bot = bots.make("random", game, 1)

    def draws() -> list[str]:
        texts = []
        while state.actor() == -1:
            action = state.outcomes()[0][0]
            texts.append(show(state, -1, (action,)))
            state.apply(action, -1)
        return texts

    lines.append({"seq": 2, "kind": "started", "seat": None, "chance": draws()})
    while not state.over and len(lines) < 150:
        seat = state.pending()[0]
        before = state.clone()
        actions = []
        while True:
            action = bot.choose(state, seat)
            state.apply(action, seat)
            actions.append(action)
            if state.over or not state.mid_move(seat):
                break
        text = show(before, seat, tuple(actions))
        lines.append({"seq": len(lines) + 1, "kind": "move", "seat": seat, "text": text, "chance": draws()})
    last = len(lines)
    table = {
        "format": 1, "version": 2, "table": "t" * 22, "commit": "0" * 64, "secret": "0" * 64, "people": [],
        "bits": [None] * 4, "bits_by": [None] * 4, "lines": lines,
    }  # fmt: skip
    file = {"format": 1, "game": "tammany", "rules": game.rules_version, "players": 4, "options": {}, "seats": ["x"] * 4,
            "log": [], "result": None, "table": table}  # fmt: skip
    while len(json.dumps(file)) < size:
        for _ in range(100):
            lines.append({"seq": len(lines) + 1, "kind": "undo", "seat": 0, "to": last})
    return json.dumps(file).encode()


def many_undos() -> str:
    file = undone(149_000)
    with Attacked() as server:
        server.ask("POST", API + "/verify", b"{}")  # a worker is there
        with server.pulse() as pulse:
            status, _, took = server.ask("POST", API + "/verify", file)
    return f"{len(file) // 1000} kB with many undos at POST /verify: {status} after {ms(took)}; {pulse}"


def six_large() -> str:
    file = undone(900_000)
    with Attacked() as server, server.pulse() as pulse:
        for _ in range(6):
            threading.Thread(target=server.ask, args=("POST", API + "/verify", file), daemon=True).start()
        time.sleep(1.0)
        pulse.over.set()
        told = str(pulse)
        stopped = server.stop(120)
    return f"six exports of {len(file) // 1000} kB at once: {told}; a stop takes {ms(stopped)}"


def deep_json() -> str:
    statuses: dict[str, int] = {}
    with Attacked() as server, server.pulse() as pulse:
        guest = Guest(server)
        table = guest.make("mob", [{"kind": "me"}, {"kind": "me"}])
        nested: Any = 1
        for _ in range(400):
            nested = {"a": nested}
        own = json.dumps({"game": "mob", "seats": [{"kind": "me"}] * 2, "data": nested}).encode()
        for name, path, body in (
            ("tables", "/tables", DEEP), ("data in a table", "/tables", own), ("data", "/data", DEEP[:60_000]),
            ("verify", "/verify", b"[" * 1_000_000), ("do", f"/tables/{table}/do", b'{"type":' * 8000),
        ):  # fmt: skip
            statuses[name] = server.ask("POST", API + path, body, guest.cookie)[0]
        alive = _socket_survives(server, guest, table)
    told = ", ".join(f"{name} {status}" for name, status in statuses.items())
    return f"deep JSON: {told}, socket {'lives on' if alive else 'is killed'}; {pulse}"


def _socket_survives(server: Attacked, guest: Guest, table: str) -> bool:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    address = f"{server.url.replace('http', 'ws')}{API}/tables/{table}/ws"
    try:
        with connect(address, additional_headers={"Cookie": guest.cookie}, origin=server.url) as line:  # type: ignore[arg-type]
            line.send('{"type": "hello", "v": 1}')
            line.send('{"type": "ping", "n": 1, "x": ' + "[" * 3900 + "}")
            line.send('{"id": "x", "x": ' + '{"a":' * 600 + "1" + "}" * 600 + "}")
            line.send('{"type": "ping", "n": 7}')
            while True:
                told = json.loads(line.recv(10))
                if told["type"] == "pong" and told["n"] == 7:
                    return True
    except (ConnectionClosed, TimeoutError, OSError):
        return False


class Victim:
    """Somebody who only wants to play against two bots; how long each move of theirs takes, in seconds."""

    def __init__(self, server: Attacked, level: str) -> None:
        self.guest = Guest(server)
        self.level = level

    def waits(self, tables: int, most: float = 60.0) -> list[float]:
        found: list[float] = []
        seats = [{"kind": "bot", "bot": self.level}] * 2 + [{"kind": "me"}]
        for number in range(tables * 5):  # now and then the person begins, and no bot has moved
            if number >= tables and found:
                break
            table = self.guest.make("tammany", seats, start=True)
            end = time.monotonic() + most
            while True:
                facts = self.guest.get(f"/tables/{table}")[1]
                if facts["status"] == "playing" and facts["pending"] == [2]:
                    break
                if time.monotonic() > end:
                    return [*found, most]
                time.sleep(0.02)
            lines = self.guest.get(f"/tables/{table}/log")[1]["lines"]
            found += [
                (line["at"] - before["at"]) / 1000
                for before, line in itertools.pairwise(lines)
                if line["kind"] == "move" and line["bot"]
            ]
        return found


def _thinking(server: Attacked, attack: Any) -> str:
    quick, slow = Victim(server, "hard"), Victim(server, "expert")
    quick.waits(2)  # workers are there
    quiet = [max(victim.waits(3)) for victim in (quick, slow)]
    with server.pulse() as pulse:
        attack()
        under = [max(victim.waits(3)) for victim in (quick, slow)]
    held = all(after <= 2 * before + 1 for before, after in zip(quiet, under, strict=True))
    parts = [
        f"{name} {ms(before)} → {ms(after)}"
        for name, before, after in zip(("hard", "expert"), quiet, under, strict=True)
    ]
    return f"another's bots, slowest move: {', '.join(parts)} ({'within' if held else 'NOT within'} 2 × + 1 s); {pulse}"


def expert_tables() -> str:
    with Attacked() as server:
        eve = Guest(server)

        def attack() -> None:
            for _ in range(10):
                eve.make("tammany", [{"kind": "bot", "bot": "expert"}] * 4, start=True)
            time.sleep(1)

        return f"ten all-expert tables: {_thinking(server, attack)}"


def abandoned_hints() -> str:
    with Attacked() as server:
        eve = Guest(server)
        table = eve.make("tammany", [{"kind": "me"}] * 3, start=True, hints=True)
        seat = eve.get(f"/tables/{table}")[1]["pending"][0]
        text = (
            f"GET {API}/tables/{table}/hint?bot=expert&seat={seat} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Cookie: {eve.cookie}\r\n\r\n"
        ).encode()

        def attack() -> None:
            lines = []
            for _ in range(60):
                line = socket.create_connection(("127.0.0.1", server.port))
                line.sendall(text)
                lines.append(line)
            time.sleep(0.5)
            for line in lines:
                line.close()

        return f"sixty hints asked for and abandoned: {_thinking(server, attack)}"


def half_requests() -> str:
    """1,100 connections that never say all, to a server that may have 1,024 files."""
    half = b"POST /api/v1/data HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Ty"
    lines: list[socket.socket] = []
    with Attacked(files=1024) as server:
        guest = Guest(server)
        try:
            for _ in range(1100):
                with contextlib.suppress(OSError):
                    line = socket.create_connection(("127.0.0.1", server.port), timeout=2)
                    lines.append(line)
                    line.sendall(half)
            with server.pulse() as pulse:
                made = server.ask(
                    "POST", API + "/tables", {"game": "mob", "seats": [{"kind": "me"}] * 2}, guest.cookie, 10
                )
                time.sleep(1)
                pulse.over.set()
        finally:
            for line in lines:
                line.close()
        alive = server.process.poll() is None
    answer = f"{made[0]} after {ms(made[2])}" if made[0] else "no answer in 10 s"
    return f"1,100 half-sent requests: a new table is {answer}, {pulse}, process {'lives' if alive else 'is gone'}"


def chatter() -> str:
    """One person on twenty connections."""
    from websockets.sync.client import connect

    with Attacked() as server:
        guest = Guest(server)
        table = guest.make("mob", [{"kind": "me"}] * 2, start=True)
        address = f"{server.url.replace('http', 'ws')}{API}/tables/{table}/ws"
        before = guest.get(f"/tables/{table}")[1]["seq"]
        with contextlib.ExitStack() as stack:
            lines = [
                stack.enter_context(
                    connect(
                        address,
                        additional_headers={"Cookie": guest.cookie},
                        origin=server.url,  # type: ignore[arg-type]
                        ping_interval=None,
                        close_timeout=0.2,
                        max_queue=None,
                    )
                )
                for _ in range(20)
            ]
            for line in lines:
                line.send('{"type": "hello", "v": 1}')
            for number in range(50):
                for place, line in enumerate(lines):
                    with contextlib.suppress(Exception):
                        line.send(
                            json.dumps({"type": "chat", "id": f"c{place}-{number}", "seat": 0, "text": "x"})
                        )
            time.sleep(2)
        written = guest.get(f"/tables/{table}")[1]["seq"] - before
    return f"a thousand chat lines over twenty sockets of one person: {written} written"


def moments() -> str:
    """Opening moments of a game that goes back often, and of one that does not."""
    with Attacked(undo_minute=100_000) as server, server.pulse() as pulse:
        guest = Guest(server)
        told = []
        for undos, most in ((0, 160), (200, 700)):
            table = guest.make("tammany", [{"kind": "me"}] * 3, start=True)
            done, end = _play(guest, table, undos, most)
            took = [guest.get(f"/tables/{table}/view?seq={end - 1 - n}")[2] for n in range(20)]
            told.append(f"{end} entries with {done} undos {ms(statistics.median(took))}")
    return f"a moment of {', of '.join(told)}; {pulse}"


def _play(guest: Guest, table: str, undos: int, most: int) -> tuple[int, int]:
    """How many undos were made, and how many entries there are then."""
    done = 0
    while True:
        seen = guest.get(f"/tables/{table}/view?seat=null")[1]
        seq, facts = seen["seq"], seen["table"]
        if facts["status"] != "playing" or seq >= most:
            return done, seq
        seat = facts["pending"][0]
        if done < undos and seq > 40 and seq % 3 == 0:
            status = guest.do(table, "undo", seat=seat, to=seq - 2)[0]
            done += status == 200
            if status == 200:
                continue
        moves = guest.get(f"/tables/{table}/view?seat={seat}")[1]["view"]["moves"]
        if guest.do(table, "move", seat=seat, at=seq, text=moves[0])[0] != 200:
            return done, seq


FAMILIES = [
    ("hostile-toml", hostile_toml),
    ("many-undos", many_undos),
    ("six-large", six_large),
    ("deep-json", deep_json),
    ("expert-tables", expert_tables),
    ("abandoned-hints", abandoned_hints),
    ("half-requests", half_requests),
    ("chatter", chatter),
    ("moments", moments),
]
