"""The short way through a WebSocket is the long way, only shorter: whatever comes, in whatever pieces."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

import own_thread
from backroom.server.fast_websocket import WAITING, FastWebSocket

ASK = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST = 300  # bytes of a message
TEXTS = st.one_of(st.text("abc{}", max_size=8), st.text(max_size=8), st.just("x" * 130))
WHOLE = st.builds(lambda text: Frame(Opcode.TEXT, text.encode()).serialize(mask=True), TEXTS)
PIECES = st.builds(
    lambda one, two: (
        Frame(Opcode.TEXT, one.encode(), fin=False).serialize(mask=True)
        + Frame(Opcode.CONT, two.encode()).serialize(mask=True)
    ),
    TEXTS,
    TEXTS,
)
OTHERS = st.sampled_from(
    [
        Frame(Opcode.BINARY, b"\x00\xff").serialize(mask=True),
        Frame(Opcode.PING, b"p").serialize(mask=True),
        Frame(Opcode.PONG, b"q").serialize(mask=True),
    ]
)
# What ends a connection, each followed by more than is left to hear.
ENDS = st.sampled_from(
    [
        b"",
        Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
        Frame(Opcode.CONT, b"rest").serialize(mask=True),
        Frame(Opcode.TEXT, b"open", fin=False).serialize(mask=True)
        + Frame(Opcode.TEXT, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        Frame(Opcode.TEXT, b"y" * (MOST + 1)).serialize(mask=True),
        Frame(Opcode.TEXT, b"bare").serialize(mask=False),
        bytes((0xC1, 0x81, 0, 0, 0, 0)) + b"x",
        bytes((0x83, 0x80, 0, 0, 0, 0)),
        bytes((0x81, 0xFF)) + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0begin",
        bytes((0x89, 0xFE, 1, 0)) + bytes(4 + 256),
    ]
)


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closing = False
        self.paused = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        assert not self.closing
        self.written += data

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


async def heard(kind: Any, chunks: list[bytes], early: bool) -> tuple[list[Any], bytes, bool]:
    """What the application hears, what is written, and whether the connection is closed."""
    events: list[Any] = []
    accept = asyncio.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        if early:
            await accept.wait()
        await send({"type": "websocket.accept"})
        while True:
            event = await receive()
            events.append(event)
            if event["type"] == "websocket.disconnect":
                return

    config = uvicorn.Config(
        app, ws_max_size=MOST, ws_per_message_deflate=False, log_config=None, lifespan="off"
    )
    config.load()
    wire = kind(config=config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop())
    transport = Transport()
    wire.connection_made(transport)
    wire.data_received(ASK)
    for _ in range(3):
        await asyncio.sleep(0)
    for number, chunk in enumerate(chunks):
        if transport.closing:
            break
        wire.data_received(chunk)
        if early and number == 0:
            accept.set()
        for _ in range(3):
            await asyncio.sleep(0)
    accept.set()
    for _ in range(5):
        await asyncio.sleep(0)
    closed = transport.closing
    wire.connection_lost(None)
    for _ in range(3):
        await asyncio.sleep(0)
    body = transport.written.partition(b"\r\n\r\n")[2]
    return [plain(event) for event in events], body, closed


def plain(event: Any) -> Any:
    """Text as its bytes: the application takes both."""
    if event["type"] == "websocket.receive":
        text = event.get("text")
        return text.encode() if text is not None else event["bytes"]
    return event


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.one_of(WHOLE, WHOLE, PIECES, OTHERS), max_size=8),
    ENDS,
    st.lists(st.integers(0, 400), max_size=6),
    st.booleans(),
)
def test_the_short_way_is_the_long_way(frames: list[bytes], end: bytes, cuts: list[int], early: bool) -> None:
    stream = b"".join(frames) + end
    places = sorted({cut for cut in cuts if cut < len(stream)} | {0})
    chunks = [stream[start:stop] for start, stop in zip(places, [*places[1:], len(stream)], strict=True)]
    chunks = [chunk for chunk in chunks if chunk]

    # Frame by frame: given a mistake and good frames before it in one piece, uvicorn forgets those.
    async def both() -> tuple[Any, Any]:
        return await heard(WebSocketsSansIOProtocol, [*frames, end], False), await heard(
            FastWebSocket, chunks, early
        )

    long, short = own_thread.run(both())
    assert short == long


def test_who_sends_faster_than_the_application_hears_is_not_read() -> None:
    async def main() -> None:
        config = uvicorn.Config(lambda *_: None, log_config=None, lifespan="off")
        config.load()
        wire = FastWebSocket(
            config=config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop()
        )
        transport = Transport()
        wire.connection_made(transport)  # type: ignore[arg-type]
        wire.handshake_complete = True
        wire.conn.state = wire.conn.state.OPEN
        one = Frame(Opcode.TEXT, b"more").serialize(mask=True)
        for _ in range(WAITING - 1):
            wire.data_received(one)
        assert not transport.paused
        wire.data_received(one)
        assert transport.paused
        for _ in range(WAITING):
            assert transport.paused
            assert (await wire.receive())["bytes"] == b"more"  # type: ignore[typeddict-item]
        assert not transport.paused

    own_thread.run(main())
