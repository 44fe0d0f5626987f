"""Players for the server's benchmark: a thousand WebSockets in one process, spoken by hand so that the load costs little.

Two dialects of one game: Backroom's protocol (docs/protocol.md) and boardgame.io's (socket.io 4). A table's player to move
sends; when the update has come back to the mover and to all others of the table, the next one moves.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

decode = msgspec.json.Decoder().decode


class FastWebSocket(asyncio.Protocol):
    """A WebSocket client, as little of it as servers need: text frames, no masks worth the name."""

    def __init__(
        self, path: str, host: str, headers: str, heard: Callable[[FastWebSocket, bytes], None]
    ) -> None:
        self.head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.head += (
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
        )
        self.head += f"Origin: http://{host}\r\n{headers}\r\n"
        self.heard = heard
        self.buffer = b""
        self.open = False
        self.bytes = 0
        self.messages = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.head.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            top, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = buffer
                return
            assert b" 101 " in top[:20], top[:200]
            self.open = True
            buffer = rest
            self.heard(self, b"")
        at, end = 0, len(buffer)
        while end - at >= 2:
            size = buffer[at + 1] & 127
            start = at + 2
            if size == 126:
                if end - at < 4:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
                start = at + 4
            elif size == 127:
                if end - at < 10:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
                start = at + 10
            if end - start < size:
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.bytes += size
                self.messages += 1
                self.heard(self, buffer[start : start + size])
            elif kind == 9:
                self._frame(138, buffer[start : start + size])
            at = start + size
        self.buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        self._frame(129, text)

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes((kind, 128 | size)) if size < 126 else bytes((kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros is a mask


class Game:
    """One table with its players. ``pace``: seconds between moves, 0 = as fast as it goes."""

    def __init__(self, load: Load, number: int) -> None:
        self.load, self.number = load, number
        self.wires: list[FastWebSocket] = []
        self.waiting = 0
        self.sent_at = 0.0
        self.ready = 0

    def moved(self) -> None:
        """Everybody has seen the move."""
        self.load.next(self)

    def seen(self, mover: bool) -> None:
        if mover:
            self.load.took.append(time.perf_counter() - self.sent_at)
            self.load.moves += 1
        self.waiting -= 1
        if self.waiting == 0:
            self.moved()


class Load:
    """All tables; counts moves and times while ``measuring``."""

    def __init__(self, tables: int, rate: float) -> None:
        self.tables = tables
        self.rate = rate
        self.took: list[float] = []
        self.moves = 0  # all of them, also while it warms up
        self.games: list[Game] = []
        self.stop = False
        self.resting: list[Game] | None = []  # tables whose next move waits; None while they play
        self.passed = 0.0  # seconds of play that were measured
        self.rng = random.Random(1)
        self.loop = asyncio.get_running_loop()

    def next(self, game: Game) -> None:
        if self.stop:
            return
        if self.resting is not None:
            self.resting.append(game)
        elif self.rate:
            # Open load: the table's next move has its time, whether or not the last one was quick.
            period = self.tables / self.rate
            delay = max(0.0, game.sent_at + period * self.rng.uniform(0.5, 1.5) - time.perf_counter())
            self.loop.call_later(delay, self.send, game)
        else:
            self.send(game)

    def send(self, game: Game) -> None:
        raise NotImplementedError

    async def measure(self, warm: float, seconds: float) -> dict[str, float]:
        """Play for so long and tell."""
        await self.play(warm)
        self.forget()
        await self.play(seconds)
        return await self.told()

    async def play(self, seconds: float) -> None:
        """Let all tables play on for so long, then rest."""
        waiting, self.resting = self.resting if self.moves else self.games, None
        began = time.perf_counter()
        for game in waiting or ():
            game.sent_at = time.perf_counter()
            self.next(game)
        await asyncio.sleep(seconds)
        self.resting = []
        while not self.rate and any(game.waiting for game in self.games):
            await asyncio.sleep(0.002)  # what is on its way comes in: the server is as busy as before
        self.passed += time.perf_counter() - began

    def forget(self) -> None:
        """What was played so far was to warm up."""
        self.took.clear()
        self.passed = 0.0
        wires = [wire for game in self.games for wire in game.wires]
        self.before = sum(wire.bytes for wire in wires), sum(wire.messages for wire in wires)

    async def told(self) -> dict[str, float]:
        self.stop = True
        await asyncio.sleep(0.3)
        took = sorted(self.took)
        wires = [wire for game in self.games for wire in game.wires]
        after = sum(wire.bytes for wire in wires), sum(wire.messages for wire in wires)
        for wire in wires:
            wire.transport.abort()
        if not took:
            raise RuntimeError(
                "no move came back: all games were over, or nobody answered; take more tables or less time"
            )
        return {
            "moves": self.moves,
            "moves_per_second": len(took) / self.passed,
            "p50_ms": took[len(took) // 2] * 1000,
            "p99_ms": took[int(len(took) * 0.99)] * 1000,
            "longest_ms": took[-1] * 1000,
            "bytes_per_message": (after[0] - self.before[0]) / max(1, after[1] - self.before[1]),
        }


class Backroom(Load):
    """Ours. ``cookies[table][seat]``: the identity that has the seat."""

    async def join(self, port: int, tables: list[str], cookies: list[str]) -> None:
        host = f"127.0.0.1:{port}"
        for number, table in enumerate(tables[: self.tables]):
            game = Game(self, number)
            self.games.append(game)
            self.state.append({})
            for seat, cookie in enumerate(cookies):
                heard = self._hear(game, seat)
                path = f"/api/v1/tables/{table}/ws"
                _, wire = await self.loop.create_connection(
                    lambda p=path, c=cookie, h=heard: FastWebSocket(p, host, f"Cookie: backroom={c}\r\n", h),
                    "127.0.0.1",
                    port,
                )
                game.wires.append(wire)
        end = time.monotonic() + 60
        while any(game.ready < len(cookies) for game in self.games):
            assert time.monotonic() < end, "not everybody came in"
            await asyncio.sleep(0.05)

    def __init__(self, tables: int, rate: float) -> None:
        super().__init__(tables, rate)
        self.state: list[dict[str, Any]] = []  # by table: pending, seq, moves by seat

    def _hear(self, game: Game, seat: int) -> Callable[[FastWebSocket, bytes], None]:
        def heard(wire: FastWebSocket, data: bytes) -> None:
            known = self.state[game.number]
            if not data:
                wire.send(b'{"type":"hello","v":1,"seat":%d}' % seat)
                return
            message = decode(data)
            kind = message["type"]
            if kind == "news":
                known["seq"] = message["seq"]
                table = message["table"]
                if "pending" in table:
                    known["pending"] = table["pending"]
                if "status" in table:
                    known["status"] = table["status"]
                for path, *value in message.get("patch", ()):
                    if path[0] == "moves":
                        known[seat] = value[0] if len(path) == 1 else known[seat]
                        if len(path) == 2:
                            known[seat][path[1]] = value[0]
                if game.waiting > 0:
                    game.seen(seat == known["mover"])
            elif kind == "state":
                known["seq"] = message["seq"]
                known["pending"] = message["table"]["pending"]
                known["status"] = message["table"]["status"]
                known[seat] = message["view"]["moves"]
                game.ready += 1
            elif kind == "error":
                raise RuntimeError(data.decode())

        return heard

    def send(self, game: Game) -> None:
        known = self.state[game.number]
        if self.stop or known["status"] == "over":
            return
        seat = known["mover"] = known["pending"][0]
        text = self.rng.choice(known[seat]) if known[seat] else "bid nothing"
        game.waiting = len(game.wires)
        game.sent_at = time.perf_counter()
        wish = b'{"type":"move","id":"m%d","seat":%d,"at":%d,"text":"%s"}'
        game.wires[seat].send(wish % (known["seq"], seat, known["seq"], text.encode()))


class Boardgame(Load):
    """The peer: socket.io 4 over a WebSocket, one client a seat."""

    async def join(self, port: int, matches: list[str]) -> None:
        host = f"127.0.0.1:{port}"
        self.matches = matches
        self.ids: list[int] = []
        for number, _ in enumerate(matches):
            game = Game(self, number)
            self.games.append(game)
            self.ids.append(0)
            for seat in range(5):
                heard = self._hear(game, seat)
                _, wire = await self.loop.create_connection(
                    lambda h=heard: FastWebSocket("/socket.io/?EIO=4&transport=websocket", host, "", h),
                    "127.0.0.1",
                    port,
                )
                game.wires.append(wire)
        end = time.monotonic() + 60
        while any(game.ready < 5 for game in self.games):
            assert time.monotonic() < end, "not everybody came in"
            await asyncio.sleep(0.05)

    def _hear(self, game: Game, seat: int) -> Callable[[FastWebSocket, bytes], None]:
        match = self.matches[game.number]

        def heard(wire: FastWebSocket, data: bytes) -> None:
            if data[:1] == b"0":
                wire.send(b"40/tick,")
            elif data[:2] == b"40":
                sync = f'42/tick,["sync","{match}","{seat}",null,5]'
                wire.send(sync.encode())
            elif data == b"2":
                wire.send(b"3")
            elif data[:2] == b"42":
                message = decode(data[data.index(b"[") :])
                if message[0] == "sync":
                    game.ready += 1
                elif message[0] == "update":
                    self.ids[game.number] = message[2]["_stateID"]
                    if game.waiting > 0:
                        game.seen(seat == game.mover)  # type: ignore[attr-defined]

        return heard

    def send(self, game: Game) -> None:
        if self.stop:
            return
        number = self.ids[game.number]
        match = self.matches[game.number]
        # maxMoves ends the turn in the same update, which counts twice.
        seat = game.mover = (getattr(game, "mover", -1) + 1) % 5  # type: ignore[attr-defined]
        game.waiting = 5
        game.sent_at = time.perf_counter()
        action = f'{{"type":"MAKE_MOVE","payload":{{"type":"tick","args":[],"playerID":"{seat}","credentials":null}}}}'
        game.wires[seat].send(f'42/tick,["update",{action},{number},"{match}","{seat}"]'.encode())
