"""Reviews of finished games: made once on request, in a process of its own, with progress; kept while the server runs.

What a review is belongs to arena/review.py; here it is only run beside the tables, one at a
time, so that nobody's move waits.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

KEPT = 200  # reviews; the oldest go first and can be made again


@dataclass(slots=True)
class Review:
    """How far one is. ``told`` when it is done; ``failed`` when it could not be made."""

    part: int = 0
    whole: int = 0
    told: dict[str, Any] | None = None
    failed: bool = False

    def facts(self) -> dict[str, Any]:
        status = "failed" if self.failed else "done" if self.told is not None else "working"
        return {"status": status, "part": self.part, "whole": self.whole, "review": self.told}


class Reviews:
    """All reviews of this server, by table."""

    def __init__(self) -> None:
        self._known: dict[str, Review] = {}
        self._turn = asyncio.Semaphore(1)
        self._child: multiprocessing.process.BaseProcess | None = None

    def find(self, table: str) -> Review | None:
        found = self._known.get(table)
        return None if found is not None and found.failed else found

    def begin(self, table: str) -> Review:
        """A new one; the caller then awaits ``make`` in the background."""
        while len(self._known) >= KEPT:
            self._known.pop(next(iter(self._known)))
        self._known[table] = Review()
        return self._known[table]

    async def make(self, review: Review, record: bytes) -> None:
        async with self._turn:
            context = multiprocessing.get_context("spawn")
            here, there = context.Pipe(duplex=False)
            self._child = context.Process(target=work, args=(there, record), daemon=True)
            self._child.start()
            there.close()
            try:
                while review.told is None:
                    news = await asyncio.to_thread(here.recv)
                    if isinstance(news, dict):
                        review.told = news
                    else:
                        review.part, review.whole = news
            except EOFError:  # the process died
                review.failed = True
            finally:
                self.close()
                here.close()

    def close(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child.join()
            self._child = None


def work(there: Connection, record: bytes) -> None:
    """In the child: the review, its progress first."""
    from backroom import games
    from backroom.arena.review import Effort, review
    from backroom.engine.record import Record

    os.nice(10)
    told = review(
        Record.from_json(record, games.load),
        Effort(playouts=60, simulations=100, trials=40, retrials=400, moves=8),
        workers=1,
        done=lambda part, whole: there.send((part, whole)),
    )
    there.send(told)
