"""How long one waits for the store: like ``asyncio.timeout``, but one timer serves all who wait equally long.

Every move waits for the store, and a timer for each of them cost more than applying the move.
"""

from __future__ import annotations

import asyncio
from collections import deque


class _Wait:
    __slots__ = ("due", "late", "task", "wanted")

    def __init__(self, task: asyncio.Task[object], due: float) -> None:
        self.task: asyncio.Task[object] | None = task
        self.due = due
        self.late = False
        self.wanted = task.cancelling()


class Patience:
    """``begin`` before waiting, ``end`` after it: a task that waits longer is cancelled."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._waits: deque[_Wait] = deque()  # the first is due first: all wait equally long
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> _Wait:
        task = asyncio.current_task()
        assert task is not None
        loop = asyncio.get_running_loop()
        waits = self._waits
        while waits and waits[0].task is None:
            waits.popleft()
        wait = _Wait(task, loop.time() + self.seconds)
        waits.append(wait)
        if self._timer is None:
            self._timer = loop.call_at(wait.due, self._ring)
        return wait

    def end(self, wait: _Wait, error: BaseException | None) -> bool:
        """Whether this error is the lost patience, and nobody else wanted the task to end."""
        task, wait.task = wait.task, None
        if not wait.late or task is None:
            return False
        return task.uncancel() <= wait.wanted and isinstance(error, asyncio.CancelledError)

    def _ring(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        waits = self._waits
        while waits and (waits[0].task is None or waits[0].due <= now):
            wait = waits.popleft()
            if wait.task is not None:
                wait.late = True
                wait.task.cancel()
        self._timer = loop.call_at(waits[0].due, self._ring) if waits else None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
