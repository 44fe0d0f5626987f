"""A fuzzer for the WebSocket: everything a client should not send. Nothing of it may change a table or break a server."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from websockets.exceptions import ConnectionClosed

from live import Person, Socket

TEXTS = (
    "", " ", "bid", "bid 99", "bid -1", "boss 14", "retract", "deal 0 1", "prize 3", "end end", "\x00", "🎲" * 40, "é\u202e",
    "bid nothing nothing", "a" * 499, "a" * 501, "%s%n", "' OR 1=1 --", "{}", "\ud800", "NaN", "bid 1e9", "boss ١٤",
)  # fmt: skip
KINDS = (
    "hello",
    "look",
    "start",
    "bits",
    "seat",
    "move",
    "retract",
    "undo",
    "vote",
    "leave",
    "back",
    "close",
    "chat",
    "",
    "MOVE",
)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    15,
    16,
    2**31,
    2**63,
    2**70,
    1.5,
    "0",
    "",
    [],
    {},
    [[]],
    "x" * 70,
)
RAW: tuple[Any, ...] = (
    "", "{", "[]", "null", "true", "0", '"hello"', "{}", '{"type": 5}', '{"type": "move"}', "\x00\x01", "{" * 3000,
    "[" * 3000,
    '{"type": "ping", "n": 99999999999999999999999}', '{"type":"ping","type":"close","id":"x"}', b"", b"\xff\xfe", b"{}",
    '{"a":' * 600 + "1" + "}" * 600, "x" * 4097, "x" * 60000, b"\x00" * 5000, '{"type":"ping","n":1e400}',
)  # fmt: skip


class Fuzzer:
    """Sends as people who may not act (``strangers``) and as one who may, but only what the rules refuse."""

    def __init__(
        self, table: str, other: str, strangers: list[Person], player: Person, seat: int, seed: int
    ) -> None:
        self.table, self.other = table, other
        self.strangers, self.player, self.seat = strangers, player, seat
        self.random = random.Random(seed)
        self.sockets: dict[int, Socket] = {}
        self.codes: Counter[Any] = Counter()
        self.errors: Counter[str] = Counter()
        self.used: dict[bool, list[Any]] = {
            True: [],
            False: [],
        }  # a stranger's leave would be the player's right

    def message(self, mine: bool) -> Any:
        pick = self.random
        if pick.random() < 0.25:
            return pick.choice(RAW)
        if self.used[mine] and pick.random() < 0.1:
            return pick.choice(self.used[mine])  # a replay
        kind = "move" if mine else pick.choice(KINDS)
        facts: dict[str, Any] = {"type": kind, "id": f"f{pick.randrange(10**6)}", "seat": pick.randrange(4)}
        if mine:
            # The own seat, but a move that cannot be: out of turn, stale or no move at all.
            facts |= {"seat": self.seat, "at": pick.choice([0, 1, 2**31]), "text": pick.choice(TEXTS)}
        elif kind in ("move", "chat"):
            facts |= {"at": pick.randrange(50), "text": pick.choice(TEXTS)}
        elif kind == "bits":
            facts |= {
                "commit": pick.choice(["00" * 32, "0", ""]),
                "bits": pick.choice(["5a" * 32, "5A" * 32]),
            }
        elif kind == "undo":
            facts["to"] = pick.randrange(60)
        elif kind == "vote":
            facts["yes"] = True
        elif kind in ("start", "close"):
            del facts["seat"]
        if pick.random() < 0.4:
            more = [*facts, "extra", "replace", "bot", "v", "since"]
            facts[pick.choice(more)] = pick.choice(ODD)
        if mine and facts.get("type") != "move":
            facts["type"] = "move"
        if mine and facts.get("seat") != self.seat:
            facts["seat"] = self.seat
        return json.dumps(facts)

    def socket(self, number: int) -> Socket:
        if number not in self.sockets:
            person = ([*self.strangers, self.player])[number]
            where = self.table if self.random.random() < 0.9 else self.other
            self.sockets[number] = person.watch(where if number < len(self.strangers) else self.table)
        return self.sockets[number]

    def run(self, count: int) -> None:
        """Send so many; every answer is an error below 500, a pong, a repeat, or the end of the connection."""
        for _ in range(count):
            number = self.random.randrange(len(self.strangers) + 1)
            mine = number == len(self.strangers)
            raw = self.message(mine)
            try:
                socket = self.socket(number)
                socket.send(raw)
                if self.random.random() < 0.1:
                    socket.catch_up()
                self.read(socket)
            except ConnectionClosed as end:
                self.codes[end.rcvd.code if end.rcvd else None] += 1
                del self.sockets[number]
                continue
            if isinstance(raw, str) and len(self.used[mine]) < 200:
                self.used[mine].append(raw)
        for socket in self.sockets.values():
            try:
                socket.catch_up()
            except ConnectionClosed as end:
                self.codes[end.rcvd.code if end.rcvd else None] += 1
            self.read(socket)

    def read(self, socket: Socket) -> None:
        for raw in socket.raw:
            message = json.loads(raw)
            if message["type"] == "error":
                assert message["error"]["status"] < 500, message
                self.errors[message["error"]["key"]] += 1
            else:
                assert message["type"] in ("state", "news", "presence", "pong"), message
        socket.raw.clear()
