"""Connections before they are requests: how many there may be, and how long they may take to say what they want.

A connection that waits (has not said all of its request yet, or has none) costs a file of this process, and nothing makes
its other end hurry. So each has a time by which its headers, then its body, must be there; one address has so many; and all
together leave files for the store. When there are too many, whoever has waited longest goes: a request that is
whole is always carried out. An answer is taken at whatever pace the other end has, as long as it takes some of it.
"""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from backroom.server.caller import home_of
from backroom.server.fast_websocket import FastWebSocket
from backroom.server.settings import Settings

RESERVE = 128  # files that connections leave: the store, workers' pipes, the server's own
LOOK = 0.5  # seconds between looks for those who are late
SLOWEST = 1000  # bytes a second that the other end must take of an answer


def files() -> int:
    """How many files this process may have open: as many as the system lets it ask for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


class Connections:
    """All connections of one server. ``trusts``: whose address stands for many people (a proxy)."""

    def __init__(self, settings: Settings, trusts: Callable[[str], bool], files: int) -> None:
        self.most = max(8, min(settings.connections + 4096, files - RESERVE))
        self.most_address = settings.requests_address
        self.header_seconds, self.body_seconds = settings.header_seconds, settings.body_seconds
        self.trusts = trusts
        self.open = 0
        self.addresses: Counter[str] = Counter()  # HTTP
        self.peers: Counter[str] = Counter()  # sockets too
        self.most_peer = settings.requests_address + settings.connections_address
        self.waiting: dict[Http, float] = {}  # until when; whoever has waited longest is first
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, new: Http) -> bool:
        """Whether there is room, if need be after somebody who only waits is gone."""
        many = self.addresses[new.address] >= self.most_address or self.peers[new.address] >= self.most_peer
        of_address = many and not self.trusts(new.peer)
        if of_address or self.open >= self.most:
            idle = (old for old in self.waiting if not of_address or old.address == new.address)
            oldest = next(idle, None)
            if oldest is None:
                return False
            oldest.turn_away()
        self.open += 1
        self.addresses[new.address] += 1
        self.peers[new.address] += 1
        return True

    def leave(self, old: Http) -> None:
        self.becomes_socket(old)
        self.ends(old.address)

    def becomes_socket(self, old: Http) -> None:
        self.waiting.pop(old, None)
        _less(self.addresses, old.address)

    def ends(self, address: str) -> None:
        self.open -= 1
        _less(self.peers, address)

    def wait_for(self, one: Http, seconds: float) -> None:
        self.waiting.pop(one, None)
        self.waiting[one] = one.loop.time() + seconds
        one.begin_to_wait(seconds)
        if self._timer is None:
            self._timer = one.loop.call_later(LOOK, self._look, one.loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for late in [one for one, until in self.waiting.items() if until <= now]:
            if late.takes():
                self.wait_for(late, late.seconds)
            else:
                late.turn_away()
        self._timer = loop.call_later(LOOK, self._look, loop) if self.waiting else None


def _less(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if not counter[address]:
        del counter[address]


class Http(H11Protocol):
    """uvicorn's HTTP, watched over. Made by ``protocol``."""

    doors: Connections

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.peer = ""
        self.address = ""  # what it counts as
        self._inside = False
        self._stage = ""  # what is waited for: headers, body, that an answer is taken, or nothing
        self.seconds = 0.0  # how long
        self._left = 0  # bytes of answers that were not taken when the wait began

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else "local"
        self.address = home_of(self.peer)
        self._inside = self.doors.enter(self)
        if self._inside:
            self._wait("headers", self.doors.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._inside:
            self._inside = False
            self.doors.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._inside:
            return
        super().data_received(data)
        if self._inside:
            self._see()

    def on_response_complete(self) -> None:
        self._stage = ""
        super().on_response_complete()
        if self._inside and not self.transport.is_closing():
            self._see()

    def pause_writing(self) -> None:
        """The other end has not taken yet what was written."""
        super().pause_writing()
        if self._inside:
            self._wait("answer", self.doors.body_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._inside and not self.transport.is_closing():
            self._see()

    def begin_to_wait(self, seconds: float) -> None:
        self.seconds, self._left = seconds, self.transport.get_write_buffer_size()

    def takes(self) -> bool:
        """Whether the other end has taken enough of an answer since the wait began, or all that there was."""
        taken = self._left - self.transport.get_write_buffer_size()
        return self._left > 0 and taken >= min(self._left, SLOWEST * self.seconds)

    def _see(self) -> None:
        """Where the request stands now."""
        if self.cycle is None or self.cycle.response_complete:
            # Between two requests uvicorn's own, shorter, time runs until the next one begins.
            self._wait("headers", self.doors.header_seconds)
        elif self.cycle.more_body:
            self._wait("body", self.doors.body_seconds)
        else:
            self._stage = ""
            self.doors.waiting.pop(self, None)

    def _wait(self, stage: str, seconds: float) -> None:
        if self._stage != stage:  # one time for all of it: a letter now and then does not make it longer
            self._stage = stage
            self.doors.wait_for(self, seconds)

    def turn_away(self) -> None:
        """Too late, or too many."""
        self.doors.waiting.pop(self, None)
        if self._inside:
            self._inside = False
            self.doors.leave(self)
        self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.doors.becomes_socket(self)
        self._inside = False
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, FastWebSocket)
        socket.ended = functools.partial(self.doors.ends, self.address)


def protocol(doors: Connections) -> type[Http]:
    """uvicorn makes one for each connection."""
    return type("Http", (Http,), {"doors": doors})
