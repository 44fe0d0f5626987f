"""A watcher's connection: frames written straight, slow readers that hold up nobody."""

from __future__ import annotations

import asyncio
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

import own_thread
from backroom.server.fast_websocket import frame
from backroom.server.watching import MOST_BYTES, Watcher, direct
from live import Live, Person


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_frames_are_those_of_the_protocol(size: int) -> None:
    data = b"x" * size
    assert frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_the_short_way_is_taken_with_the_server_we_use(live: Live) -> None:
    """An update of uvicorn that closes it costs speed, not correctness; it should be noticed all the same."""
    ann = Person(live.url)
    table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
    socket = ann.watch(table)
    socket.catch_up()
    (watcher,) = live.tables.live_tables[table].watchers
    assert watcher._direct is not None
    socket.close()


class Slow:
    """An ASGI send that blocks until it is let go."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.got: list[Any] = []

    async def __call__(self, event: Any) -> None:
        await self.gate.wait()
        self.got.append(event)


def test_a_slow_reader_gets_everything_in_order_or_is_let_go() -> None:
    async def main() -> None:
        slow = Slow()
        assert direct(slow) is None
        watcher = Watcher("who", None, slow, most=5)
        for n in range(4):
            watcher.send(b"%d" % n)
        assert slow.got == []
        slow.gate.set()
        await own_thread.others()
        watcher.send(b"4")
        assert [event["text"] for event in slow.got] == ["0", "1", "2", "3", "4"]
        slow.gate.clear()
        for n in range(10):
            watcher.send(b"%d" % n)
        assert watcher.closed
        assert watcher.lagging
        slow.gate.set()
        await own_thread.others()
        assert slow.got[-1] == {"type": "websocket.close", "code": 4429, "reason": "server-too-many"}

    own_thread.run(main())


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes_too() -> None:
    """A few long messages are as much as many short ones: memory is what they cost."""

    async def main() -> None:
        slow = Slow()
        watcher = Watcher("who", None, slow, most=256)
        for turn in range(3):  # what was taken does not count any more
            for _ in range(4):
                watcher.send(b"x" * (MOST_BYTES // 4))
            assert not watcher.closed, turn
            slow.gate.set()
            await asyncio.sleep(0.01)
            slow.gate.clear()
        for _ in range(6):
            watcher.send(b"x" * (MOST_BYTES // 4))
        assert watcher.closed
        assert watcher.lagging
        slow.gate.set()
        await asyncio.sleep(0.01)

    own_thread.run(main())


def test_a_reader_who_stops_reading_holds_up_nobody(live: Live) -> None:
    ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
    table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True, public=True)["table"]
    deaf = bob.watch(table)  # never reads again
    (watcher,) = live.tables.live_tables[table].watchers
    # The system would keep megabytes on the way from the one to the other.
    deaf.ws.socket.setsockopt(SOL_SOCKET, SO_RCVBUF, 1)
    assert watcher._direct is not None
    watcher._direct.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 1)
    socket = ann.watch(table)
    said = 0
    while not watcher.lagging:
        assert socket.do("chat", seat=0, text="x" * 500)["type"] == "done", said
        said += 1
        assert said < 1500, "the reader is waited for without end"
    assert socket.do("chat", seat=0, text="on we go")["type"] == "done"
    socket.catch_up()
    assert socket.seq == said + 5
    assert watcher.closed
    deaf.ws.socket.close()
