"""Chance of the browser tests, the same in every run: a failure can be had again. BACKROOM_LUCK=2 gives other games.

The server of the tests takes what it would take from ``secrets`` from here, anew for each test (`Served.begin_test`). Each
kind of thing has a chance of its own, and what a game draws follows from its table's name alone, as what its bots think
follows from the table and its moment: which request, bot or page was quicker changes no game. Pages do the same with `PAGE`.
"""

from __future__ import annotations

import base64
import hashlib
import os
import random
import signal
from pathlib import Path
from typing import Any

LUCK = os.environ.get("BACKROOM_LUCK", "1")

# For each load of a page another stretch of the same chance, for commands have ids that no other has; and another one for
# each use of it, for which of them comes first is the machine's affair.
PAGE = """(() => {
    let load = 0;
    try { load = 1 + Number(sessionStorage.getItem("loads") ?? 0); sessionStorage.setItem("loads", load); } catch { return; }
    const chance = (use) => {
        let a = (%d + load * 7919 + use * 104729) | 0;
        return () => {
            a = (a + 0x6d2b79f5) | 0;
            let t = Math.imul(a ^ (a >>> 15), 1 | a);
            t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
            return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
        };
    };
    const filler = (next) => (array) => {
        for (let i = 0; i < array.length; i++) array[i] = Math.floor(next() * 256);
        return array;
    };
    const [ids, bits] = [filler(chance(1)), filler(chance(2))];
    Math.random = chance(0);
    crypto.getRandomValues = bits;
    const hex = (byte) => byte.toString(16).padStart(2, "0");
    crypto.randomUUID = () => [...ids(new Uint8Array(16))].map(hex).join("");
})();"""


def number(*about: object) -> int:
    """Some 31 bits that belong to these words and this run's luck."""
    words = "\n".join(map(str, (LUCK, *about)))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:4], "big") >> 1


class Luck:
    """Stands where ``secrets`` stood in one module; what it gives follows from the words in ``file``."""

    def __init__(self, file: Path, use: str) -> None:
        self.file, self.use = file, use
        self.rng = random.Random()
        self.again()

    def again(self) -> None:
        self.rng.seed(number(self.file.read_text(), self.use))

    def token_bytes(self, size: int) -> bytes:
        return self.rng.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.rng.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self.rng.randbytes(size)).rstrip(b"=").decode()


def secret(table: str) -> str:
    """A table's part of its draws."""
    return hashlib.sha256(f"{LUCK}\n{table}".encode()).hexdigest()


def repeat(file: Path) -> None:
    """In the server's process, before it serves: chance from ``file``, read again at every SIGUSR1; what has been read is
    written beside it.
    """
    from backroom.server import identity, live_table, resources, tables
    from backroom.store import sqlite
    from backroom.table import create
    from backroom.table.thinking import task

    lucks = []
    for module in (tables, resources, identity, sqlite):
        module.secrets = luck = Luck(file, module.__name__)  # type: ignore[attr-defined]
        lucks.append(luck)

    def again(*_: object) -> None:
        for luck in lucks:
            luck.again()
        file.with_suffix(".read").write_text(file.read_text())

    signal.signal(signal.SIGUSR1, again)

    def same_task(table: Any, seat: int, bot: str, seed: int) -> Any:
        return task(table, seat, bot, number(table.id, table.turn, seat))

    live_table.task = same_task
    made, rematch, plain = create.made, create.again, identity.plain_start

    def same_made(table: str, new: Any, who: str, name: str, now: int, fresh: Any, *more: Any) -> Any:
        return made(table, new, who, name, now, lambda: secret(table), *more)

    def same_rematch(table: str, old: Any, now: int, fresh: Any, links: list[str]) -> Any:
        return rematch(table, old, now, lambda: secret(table), links)

    def same_id(signer: Any, who: str, rid: str) -> str:
        """Not from ``who``: of the first requests of a page any may be the one whose cookie stays."""
        return plain(signer.token("table", rid if who != "rematch" else f"rematch {rid}")[:22])

    create.made, create.again = same_made, same_rematch
    identity.Signer.table_id = same_id  # type: ignore[method-assign]
