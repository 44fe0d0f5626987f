"""Connections that say nothing, or not enough, cost others nothing: limits by address, times for headers and bodies."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from backroom.server import http, pages
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


def until(good: object, seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not good():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("text", [b"", HALF, NO_BODY], ids=["nothing", "half a header", "half a body"])
def test_many_half_requests_of_one_address_hold_up_nobody(tmp_path: Path, text: bytes) -> None:
    with (
        Live(tmp_path / "s.sqlite", requests_address=20, header_seconds=600.0) as live,
        half_sent(live, 120, text) as lines,
    ):
        for _ in range(5):
            began = time.monotonic()
            assert httpx.get(live.url + "/healthz", verify=PLAIN, timeout=120).text == "ok"
            assert time.monotonic() - began < 120  # not as long as those may take
        until(lambda: sum(map(is_open, lines)) <= 20)  # whoever waited longest went first
        assert live.connections.open <= 21
        assert not any(map(is_open, lines[:90]))


@pytest.mark.parametrize(("text", "setting"), [(b"", "header"), (HALF, "header"), (NO_BODY, "body")])
def test_who_takes_too_long_is_let_go(tmp_path: Path, text: bytes, setting: str) -> None:
    times = {"header_seconds": 60.0, "body_seconds": 60.0, f"{setting}_seconds": 0.4}
    with Live(tmp_path / "s.sqlite", **times) as live, half_sent(live, 3, text) as lines:
        end = time.monotonic() + 120
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


BIG = 24_000_000  # bytes: more than the system keeps on the way
ANSWERS = {"in parts": "/assets/big", "at once": API + "/games"}


@pytest.fixture
def big(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    """A server with a large file and a large answer, whose times are short."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "assets" / "big").write_bytes(b"x" * BIG)
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    monkeypatch.setattr(http, "game_facts", lambda: "x" * BIG)
    with Live(tmp_path / "s.sqlite", header_seconds=1.5, body_seconds=1.5) as live:
        yield live


def ask_for(live: Live, path: str, then: str) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", live.port))
    one.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: {then}\r\n\r\n".encode())
    return one


@pytest.mark.parametrize("then", ["close", "keep-alive"])
@pytest.mark.parametrize("how", list(ANSWERS))
def test_who_takes_nothing_of_an_answer_is_let_go(big: Live, how: str, then: str) -> None:
    with ask_for(big, ANSWERS[how], then):
        until(lambda: big.connections.open == 1)
        until(lambda: big.connections.open == 0)
        assert not big.connections.waiting


@pytest.mark.parametrize("then", ["close", "keep-alive"])
@pytest.mark.parametrize("how", list(ANSWERS))
def test_who_takes_an_answer_slowly_gets_all_of_it(big: Live, how: str, then: str) -> None:
    """As on a bad line: it takes many times as long as a request may take, and never stands still for that long."""
    with ask_for(big, ANSWERS[how], then) as one:
        one.settimeout(20)
        got, began = 0, time.monotonic()
        while got <= BIG and (part := one.recv(200_000)):
            got += len(part)
            time.sleep(0.04)
        assert got > BIG
        assert time.monotonic() - began > 3


def test_files_are_left_for_the_store(tmp_path: Path) -> None:
    from backroom.server.connections import RESERVE, Connections

    with Live(tmp_path / "s.sqlite", requests_address=1000) as live:
        few = Connections(live.settings, lambda address: True, RESERVE + 30)
        assert few.most == 30
        live.connections.most = 30
        with half_sent(live, 60, HALF):
            assert httpx.get(live.url + API + "/me", verify=PLAIN).status_code == 200
            assert live.connections.open <= 30
