"""Connections that say nothing, or not enough, cost others nothing: limits by address, times for headers and bodies."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from live import API, PLAIN, Live, Person

HALF = b"POST /api/v1/data HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Ty"
NO_BODY = (
    b"POST /api/v1/data HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 500\r\n\r\n{"
)


@contextlib.contextmanager
def half_sent(live: Live, count: int, text: bytes) -> Iterator[list[socket.socket]]:
    lines: list[socket.socket] = []
    try:
        for _ in range(count):
            one = socket.create_connection(("127.0.0.1", live.port))
            lines.append(one)
            with contextlib.suppress(OSError):
                one.sendall(text)
        yield lines
    finally:
        for one in lines:
            one.close()


def is_open(one: socket.socket) -> bool:
    one.settimeout(0.0)
    try:
        return one.recv(1000) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def until(good: object, seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not good():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("text", [b"", HALF, NO_BODY], ids=["nothing", "half a header", "half a body"])
def test_many_half_requests_of_one_address_hold_up_nobody(tmp_path: Path, text: bytes) -> None:
    with Live(tmp_path / "s.sqlite", requests_address=20) as live, half_sent(live, 120, text) as lines:
        for _ in range(5):
            began = time.monotonic()
            assert httpx.get(live.url + "/healthz", verify=PLAIN).text == "ok"
            assert time.monotonic() - began < 5
        until(lambda: sum(map(is_open, lines)) <= 20)  # whoever waited longest went first
        assert live.connections.open <= 21
        assert not any(map(is_open, lines[:90]))


@pytest.mark.parametrize(("text", "setting"), [(b"", "header"), (HALF, "header"), (NO_BODY, "body")])
def test_who_takes_too_long_is_let_go(tmp_path: Path, text: bytes, setting: str) -> None:
    times = {"header_seconds": 60.0, "body_seconds": 60.0, f"{setting}_seconds": 0.4}
    with Live(tmp_path / "s.sqlite", **times) as live, half_sent(live, 3, text) as lines:
        end = time.monotonic() + 10
        while any(map(is_open, lines)):
            assert time.monotonic() < end
            for one in lines:  # a letter now and then buys no time
                with contextlib.suppress(OSError):
                    one.send(b"a")
            time.sleep(0.05)
        until(lambda: live.connections.open == 0)
        assert not live.connections.waiting
        assert not live.connections.addresses
        assert not live.connections.peers


def test_a_whole_request_is_never_let_go_and_all_are_counted(known_auction: None, tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite", requests_address=3, header_seconds=0.5) as live:
        ann = Person(live.url, "Ann")
        table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
        watching = [ann.watch(table) for _ in range(5)]  # sockets are not HTTP's connections
        time.sleep(1.2)  # longer than headers may take
        for one in watching:
            one.catch_up()
        assert live.connections.peers == {"127.0.0.1": live.connections.open}
        for one in watching:
            one.close()
        ann.http.close()
        until(lambda: live.connections.open == 0)


def test_files_are_left_for_the_store(tmp_path: Path) -> None:
    from backroom.server.connections import RESERVE, Connections

    with Live(tmp_path / "s.sqlite", requests_address=1000) as live:
        few = Connections(live.settings, lambda address: True, RESERVE + 30)
        assert few.most == 30
        live.connections.most = 30
        with half_sent(live, 60, HALF):
            assert httpx.get(live.url + API + "/me", verify=PLAIN).status_code == 200
            assert live.connections.open <= 30
