"""uvicorn's WebSocket, with a short way for what nearly every message is: one whole text frame of plain letters.

Everything else (the handshake, fragments, pings, closing, frames against the protocol, other alphabets) goes uvicorn's own
way. The short way in and out costs a quarter of it, and a move is one frame in and five out.
"""

from __future__ import annotations

import asyncio
import weakref
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this machine
    from websockets.utils import apply_mask

TEXT = 0x81  # one whole text frame
MANY = 256  # frames to write, before whoever else is ready must wait for that
WAITING = 8  # messages that wait for the application before nothing more is read


class Events:
    """What has come for the application: as much of ``asyncio.Queue`` as uvicorn uses, for one reader."""

    __slots__ = ("_loop", "_waiter", "items")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiter: asyncio.Future[None] | None = None
        self.items: deque[Any] = deque()

    def put_nowait(self, event: Any) -> None:
        self.items.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        return not self.items

    async def get(self) -> Any:
        while not self.items:
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self.items.popleft()


def size_of(data: bytes, at: int) -> tuple[int, int]:
    """Of the frame at ``at``: where its mask begins and how long its content is; (0, 0) when that cannot be told yet."""
    have = len(data) - at
    if have < 2:
        return 0, 0
    size = data[at + 1] & 0x7F
    if size < 126:
        return at + 2, size
    wide = 2 if size == 126 else 8
    if have < 2 + wide:
        return 0, 0
    return at + 2 + wide, int.from_bytes(data[at + 2 : at + 2 + wide], "big")


class Outbox:
    """Connections with something to write, until whatever is ready has been done.

    A write wakes its reader, which costs more than the rest of it; the writes of many moves, one after another, find
    the reader awake.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._wires: list[FastWebSocket] = []

    def add(self, wire: FastWebSocket) -> None:
        wires = self._wires
        wires.append(wire)
        if len(wires) == 1:
            self._loop.call_soon(self._flush, wires)
        elif len(wires) >= MANY:
            self._flush(wires)

    def _flush(self, wires: list[FastWebSocket]) -> None:
        """Write all of these. Those who were many are written before their turn comes, and it finds none of them left."""
        if wires is self._wires:
            self._wires = []
        for wire in wires:
            wire.flush()
        wires.clear()


_outboxes: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = weakref.WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """One for all connections of a server."""
    if loop not in _outboxes:
        _outboxes[loop] = Outbox(weakref.proxy(loop))
    return _outboxes[loop]


class FastWebSocket(WebSocketsSansIOProtocol):
    """One connection. uvicorn's own parser is given whole frames only, so it always stands between two of them."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.queue: Any = Events(self.loop)
        self._part = b""  # the beginning of a frame whose rest is on its way
        self._early = b""
        self._long_way = False
        self._out = b""  # frames that wait for the next flush
        self._outbox = outbox_of(self.loop)
        self.flowing = True  # the other side takes what is written
        self.ended: Callable[[], None] | None = None  # whoever counts connections

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.ended is not None:
            self.ended()

    def data_received(self, data: bytes) -> None:
        if self._long_way or not self.handshake_complete:
            if self.handshake_initiated and not self.handshake_complete:
                # Who talks before being let in is heard afterwards; the parser could not take it now.
                self._early += data
                self._stop_reading()
            else:
                super().data_received(data)
            return
        if self._part:
            data, self._part = self._part + data, b""
        at, end = 0, len(data)
        while at < end:
            mask, size = size_of(data, at)
            if not mask:
                self._part = data[at:]
                return
            if size > self.config.ws_max_size or data[at + 1] < 0x80:
                # Too long or without a mask: the parser says so, and it is the last thing that it does.
                self._long_way = True
                super().data_received(data[at:])
                return
            stop = mask + 4 + size
            if stop > end:
                self._part = data[at:]
                return
            text = self._plain(data, at, mask, stop)
            if text is None:
                super().data_received(data[at:stop])
                if self.transport.is_closing():
                    return
            else:
                self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
                if len(self.queue.items) >= WAITING:
                    self._stop_reading()
            at = stop

    async def receive(self) -> Any:
        if self._early and self.handshake_complete:
            early, self._early = self._early, b""
            self.data_received(early)
            if self.read_paused and self.queue.empty():
                self.read_paused = False
                self.transport.resume_reading()
        event = await self.queue.get()
        if self.read_paused and not self.queue.items:
            self.read_paused = False
            self.transport.resume_reading()
        return event

    def pause_writing(self) -> None:
        self.flowing = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.flowing = True
        super().resume_writing()

    def _stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _plain(self, data: bytes, at: int, mask: int, stop: int) -> bytes | None:
        """The frame's text, where the short way will do."""
        if data[at] != TEXT or self.frames or self.close_sent or self.conn.state is not OPEN:
            return None
        text: bytes = apply_mask(data[mask + 4 : stop], data[mask : mask + 4])
        return text if text.isascii() else None

    def write_frame(self, data: bytes) -> bool:
        """Send what ``frame`` made with the next flush; False when the connection is ending."""
        if self.close_sent or self.transport.is_closing():
            return False
        if self._out:
            self._out += data
        else:
            self._out = data
            self._outbox.add(self)
        return True

    def flush(self) -> None:
        if self._out:
            data, self._out = self._out, b""
            if not self.transport.is_closing():
                self.transport.write(data)

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()


def frame(data: bytes) -> bytes:
    """One whole text frame of a server: no mask, no compression (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
