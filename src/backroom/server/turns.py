"""Whose work is done next, when there is more than the machine can do at once: everybody's in turn.

Work for people goes before work for tables without any; within each of these the homes (addresses) come in turn, in each
home its owners (guests), and each owner's tables. One owner, and all tables without people together, get at most ``share``
of the places, and one home at most ``home``: what is left is free for the next person at once, however much others have
asked for, and under however many names.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import AsyncIterator

Waiting = deque[asyncio.Future[None]]
Queue = dict[str, dict[str, dict[str, Waiting]]]  # home -> owner -> table -> who waits; the first is next


class Turns:
    """See the module. ``async with turns.turn(owner, table):`` waits for a place and holds it."""

    def __init__(self, places: int, share: int, home: int | None = None) -> None:
        self.places = places
        self.share = share
        self.home = places if home is None else home
        self.held = 0
        self._of: Counter[str] = Counter()  # places held, by owner
        self._at: Counter[str] = Counter()  # places held, by home
        self._alone = 0  # places held for tables without people
        self._people: Queue = {}
        self._others: Queue = {}

    def waiting(self, owner: str) -> int:
        """How much of an owner's work waits for its turn."""
        return sum(
            len(line)
            for queue in (self._people, self._others)
            for owners in queue.values()
            for line in owners.get(owner, {}).values()
        )

    @contextlib.asynccontextmanager
    async def turn(
        self, owner: str, table: str = "", people: bool = True, home: str | None = None
    ) -> AsyncIterator[None]:
        """``home``: where the owner is; one who is nowhere in particular is at home alone."""
        queue = self._people if people else self._others
        at = owner if home is None else home
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.setdefault(at, {}).setdefault(owner, {}).setdefault(table, deque()).append(mine)
        self._deal()
        try:
            await asyncio.shield(mine)  # whether its turn came is told by ``mine`` even then
        except asyncio.CancelledError:
            if mine.done():
                self._give(at, owner, people)  # its turn came just now, and nobody takes it
            else:
                _leave(queue, at, owner, table, mine)
            raise
        try:
            yield
        finally:
            self._give(at, owner, people)

    def _give(self, home: str, owner: str, people: bool) -> None:
        self.held -= 1
        self._alone -= not people
        for counter, name in ((self._of, owner), (self._at, home)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]
        self._deal()

    def _deal(self) -> None:
        """Free places to whoever is next."""
        while self.held < self.places:
            people, found = True, self._next(self._people)
            if found is None and self._alone < self.share:
                people, found = False, self._next(self._others)
            if found is None:
                return
            home, owner = found
            _take(self._people if people else self._others, home, owner)
            self.held += 1
            self._alone += not people
            self._of[owner] += 1
            self._at[home] += 1

    def _next(self, queue: Queue) -> tuple[str, str] | None:
        """Home and owner with the fewest places; of these the ones whose turn was longest ago."""
        best: tuple[str, str] | None = None
        for home, owners in queue.items():
            if self._at[home] >= self.home or (best is not None and self._at[home] >= self._at[best[0]]):
                continue
            may = (owner for owner in owners if self._of[owner] < self.share)
            owner = min(may, key=self._of.__getitem__, default=None)
            if owner is not None:
                best = home, owner
                if not self._at[home]:
                    break  # nobody can have fewer
        return best


def _take(queue: Queue, home: str, owner: str) -> None:
    """The owner's next table gets a place; home, owner and table go to the end of their lines."""
    owners = queue.pop(home)
    tables = owners.pop(owner)
    table = next(iter(tables))
    line = tables.pop(table)
    line.popleft().set_result(None)
    if line:
        tables[table] = line
    if tables:
        owners[owner] = tables
    if owners:
        queue[home] = owners


def _leave(queue: Queue, home: str, owner: str, table: str, mine: asyncio.Future[None]) -> None:
    owners = queue[home]
    line = owners[owner][table]
    line.remove(mine)
    if not line:
        del owners[owner][table]
    if not owners[owner]:
        del owners[owner]
    if not owners:
        del queue[home]
