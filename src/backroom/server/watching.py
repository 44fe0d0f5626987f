"""One connection that watches a table, behind an interface small enough to be served by something faster one day.

``send`` never waits: a watcher who reads slowly gets a queue of its own, and is let go when that grows too
long (it comes back with the last number it has). So no watcher can hold up a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from backroom.server.fast_websocket import FastWebSocket, frame

SAY_SECONDS = 5.0
MOST_BYTES = 1 << 20  # that wait for a slow watcher, however few messages they are
AsgiSend = Callable[[Any], Coroutine[Any, Any, None]]


@types.coroutine
def _finish(work: Coroutine[Any, Any, None], waiting_for: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that was begun by hand and now waits for ``waiting_for``."""
    while True:
        try:
            answer = yield waiting_for
        except BaseException as error:
            try:
                waiting_for = work.throw(error)
            except StopIteration:
                return
        else:
            try:
                waiting_for = work.send(answer)
            except StopIteration:
                return


def direct(send: AsgiSend) -> FastWebSocket | None:
    """Our own end of the connection behind an ASGI ``send``; None behind any other server."""
    wire = getattr(send, "__self__", None)
    return wire if isinstance(wire, FastWebSocket) else None


class Watcher:
    """``knower``: whose eyes (a seat or None). ``who``: the identity behind it."""

    __slots__ = (
        "_direct",
        "_most",
        "_queue",
        "_queued",
        "_send",
        "_task",
        "closed",
        "knower",
        "lagging",
        "who",
    )

    def __init__(self, who: str, knower: int | None, send: AsgiSend, most: int) -> None:
        self.who = who
        self.knower = knower
        self._send = send
        self._most = most
        self._direct = direct(send)
        self._queue: deque[bytes] = deque()
        self._queued = 0  # bytes
        self._task: asyncio.Task[None] | None = None
        self.closed = False
        self.lagging = False

    def send(self, data: bytes, framed: bytes | None = None) -> None:
        """Queue a message (JSON in UTF-8); most of the time it is on its way when this returns.

        ``framed``: ``frame(data)``, where the caller has it for many.
        """
        if self.closed:
            return
        to = self._direct
        if to is not None and self._task is None and to.flowing:
            self.closed = not to.write_frame(framed or frame(data))
            return
        if self._task is not None:
            self._queue.append(data)
            self._queued += len(data)
            if len(self._queue) > self._most or self._queued > MOST_BYTES:
                self.lagging = True
                self.close(4429, "server-too-many")
            return
        # Begun by hand: when the connection takes data, as it nearly always does, no task is needed.
        work = self._send({"type": "websocket.send", "text": data.decode()})
        try:
            waiting_for = work.send(None)
        except StopIteration:
            return
        except Exception:
            self.closed = True  # the connection is gone; its reader will find out
            return
        self._task = asyncio.ensure_future(self._drain(work, waiting_for))

    async def _drain(self, work: Coroutine[Any, Any, None], waiting_for: Any) -> None:
        try:
            await _finish(work, waiting_for)
            while self._queue and not self.closed:
                data = self._queue.popleft()
                self._queued -= len(data)
                await self._send({"type": "websocket.send", "text": data.decode()})
        except Exception:
            self.closed = True
        finally:
            self._task = None

    def revoke(self, code: int, reason: str) -> None:
        """The claim is gone: nothing that is still queued goes out, and the connection ends as soon as whoever is at work
        has said the answer to its last command.
        """
        self._drop()
        asyncio.get_running_loop().call_soon(self.close, code, reason)

    def _drop(self) -> None:
        self._queue.clear()
        self._queued = 0

    def close(self, code: int, reason: str) -> None:
        """End the connection from outside; what is queued is dropped."""
        if not self.closed:
            self.closed = True
            task = asyncio.ensure_future(self._say_close(code, reason))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def shut(self, code: int, reason: str) -> None:
        """End the connection and wait until that is said."""
        if not self.closed:
            self.closed = True
            await self._say_close(code, reason)

    async def _say_close(self, code: int, reason: str) -> None:
        self._drop()
        if self._task is not None:
            self._task.cancel()
        with contextlib.suppress(Exception):  # the other side may be gone already
            async with asyncio.timeout(SAY_SECONDS):
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
