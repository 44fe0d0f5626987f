"""How long one waits for the store: like ``asyncio.wait_for``, but one timer serves all who wait equally long.

Every move waits for the store, and a timer for each of them cost more than applying the move.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from backroom.store import StoreAway


class Timeouts:
    """``wait`` for something that may take long: what is not there in time fails with ``StoreAway``."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._waits: deque[tuple[float, asyncio.Future[Any]]] = deque()  # the first is due first
        self._timer: asyncio.TimerHandle | None = None

    def wait(self, future: asyncio.Future[Any]) -> asyncio.Future[Any]:
        """The same future, watched."""
        waits = self._waits
        while waits and waits[0][1].done():
            waits.popleft()
        due = self._loop.time() + self.seconds
        waits.append((due, future))
        if self._timer is None:
            self._timer = self._loop.call_at(due, self._ring)
        return future

    def _ring(self) -> None:
        now = self._loop.time()
        waits = self._waits
        while waits and (waits[0][1].done() or waits[0][0] <= now):
            future = waits.popleft()[1]
            if not future.done():
                future.set_exception(StoreAway("too slow"))
        self._timer = self._loop.call_at(waits[0][0], self._ring) if waits else None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
