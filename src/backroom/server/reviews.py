"""Reviews of finished games: made once on request, in a process of its own, with progress; kept while the server runs.

What a review is belongs to arena/review.py; here it is only run beside the tables, one at a
time, so that nobody's move waits.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from backroom.server.workers import Look, Worker, WorkerFailed, WorkerGone

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
        self._child: Worker | None = None

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
        def progress(part: int, whole: int) -> None:
            review.part, review.whole = part, whole

        async with self._turn:
            child = self._child = await Worker.start()
            try:
                review.told = await child.ask(Look(record), progress)
            except (WorkerGone, WorkerFailed):
                review.failed = True
            finally:
                await self.close()

    async def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            await child.end()
