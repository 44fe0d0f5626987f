"""Whose work is done next, when there is more than the machine can do at once: everybody's in turn.

Work for people goes before work for tables without any; within each of these the owners come in turn, and each owner's
tables in turn. One owner, and all tables without people together, get at most ``share`` of the places: what is left is free
for the next person at once, however much others have asked for.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import AsyncIterator

Waiting = deque[asyncio.Future[None]]


class Turns:
    """See the module. ``async with turns.turn(owner, table):`` waits for a place and holds it."""

    def __init__(self, places: int, share: int) -> None:
        self.places = places
        self.share = share
        self.held = 0
        self._of: Counter[str] = Counter()  # places held, by owner
        self._alone = 0  # places held for tables without people
        self._people: dict[str, dict[str, Waiting]] = {}  # owner -> table -> who waits; the first is next
        self._others: dict[str, dict[str, Waiting]] = {}

    def waiting(self, owner: str) -> int:
        """How much of an owner's work waits for its turn."""
        return sum(
            len(line) for queue in (self._people, self._others) for line in queue.get(owner, {}).values()
        )

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, table: str = "", people: bool = True) -> AsyncIterator[None]:
        queue = self._people if people else self._others
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.setdefault(owner, {}).setdefault(table, deque()).append(mine)
        self._deal()
        try:
            await asyncio.shield(mine)  # whether its turn came is told by ``mine`` even then
        except asyncio.CancelledError:
            if mine.done():
                self._give(owner, people)  # its turn came just now, and nobody takes it
            else:
                self._leave(queue, owner, table, mine)
            raise
        try:
            yield
        finally:
            self._give(owner, people)

    def _give(self, owner: str, people: bool) -> None:
        self.held -= 1
        self._alone -= not people
        self._of[owner] -= 1
        if not self._of[owner]:
            del self._of[owner]
        self._deal()

    def _deal(self) -> None:
        """Free places to whoever is next."""
        while self.held < self.places:
            people, owner = True, self._next(self._people)
            if owner is None and self._alone < self.share:
                people, owner = False, self._next(self._others)
            if owner is None:
                return
            self._take(self._people if people else self._others, owner)
            self.held += 1
            self._alone += not people
            self._of[owner] += 1

    def _next(self, queue: dict[str, dict[str, Waiting]]) -> str | None:
        """Whoever holds the fewest places; of these the one whose turn was longest ago."""
        owners = (owner for owner in queue if self._of[owner] < self.share)
        return min(owners, key=self._of.__getitem__, default=None)

    @staticmethod
    def _take(queue: dict[str, dict[str, Waiting]], owner: str) -> None:
        """The owner's next table gets a place; both go to the end of their lines."""
        tables = queue.pop(owner)
        table = next(iter(tables))
        line = tables.pop(table)
        line.popleft().set_result(None)
        if line:
            tables[table] = line
        if tables:
            queue[owner] = tables

    @staticmethod
    def _leave(
        queue: dict[str, dict[str, Waiting]], owner: str, table: str, mine: asyncio.Future[None]
    ) -> None:
        line = queue[owner][table]
        line.remove(mine)
        if not line:
            del queue[owner][table]
        if not queue[owner]:
            del queue[owner]
