"""Reviews of finished games: made once on request, in a process of its own, with progress; kept while the server runs.

What a review is belongs to arena/review.py; here it is only run beside the tables, one at a time for each guest, so that
nobody's move waits.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

from backroom.server.bot_workers import Pool
from backroom.server.spawner import Spawner
from backroom.server.workers import Look, WorkerFailed, WorkerGone
from backroom.table.table import TableError

KEPT = 200  # reviews; the oldest go first and can be made again
SECONDS = 1800.0  # longest work on one
WAITED_FOR = 60.0  # seconds after which nobody seems to wait for one that is not done


@dataclass(slots=True)
class Review:
    """How far one is. ``told`` when it is done; ``failed`` when it could not be made."""

    part: int = 0
    whole: int = 0
    told: dict[str, Any] | None = None
    failed: bool = False
    asked: float = field(default_factory=time.monotonic)  # when somebody last asked for it

    def facts(self) -> dict[str, Any]:
        status = "failed" if self.failed else "done" if self.told is not None else "working"
        return {"status": status, "part": self.part, "whole": self.whole, "review": self.told}


class Reviews:
    """All reviews of this server, by table."""

    def __init__(self, spawner: Spawner) -> None:
        self._known: dict[str, Review] = {}
        self._pool = Pool(1, SECONDS, spawner)

    def find(self, table: str) -> Review | None:
        found = self._known.get(table)
        if found is not None:
            found.asked = time.monotonic()
        return None if found is not None and found.failed else found

    def begin(self, table: str) -> Review:
        """A new one; the caller then awaits ``make`` in the background."""
        while len(self._known) >= KEPT:
            self._known.pop(next(iter(self._known)))
        self._known[table] = Review()
        return self._known[table]

    async def make(self, review: Review, question: Look, owner: str, home: str) -> None:
        def progress(part: int, whole: int) -> None:
            review.part, review.whole = part, whole

        work = asyncio.ensure_future(self._pool.ask(question, owner, progress=progress, home=home))
        try:
            while not work.done():
                left = review.asked + WAITED_FOR - time.monotonic()
                if left <= 0:
                    break
                await asyncio.wait((work,), timeout=left)
            if work.done():
                review.told = work.result()
        except (WorkerGone, WorkerFailed, TableError, TimeoutError):
            pass
        finally:
            work.cancel()
            review.failed = review.told is None

    async def close(self) -> None:
        await self._pool.close()
