"""A server with the tiny auction game, and three people."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import small_game
from backroom.server import steady
from live import Live, Person, Socket
from services import Postgres, shared_postgres
from twin_tables import NOW


@pytest.fixture
def known_auction(monkeypatch: pytest.MonkeyPatch) -> None:
    small_game.install(monkeypatch)


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, so that it cannot tell twin worlds apart."""
    monkeypatch.setattr(steady, "_wall", NOW * 1_000_000)
    monkeypatch.setattr(time, "monotonic_ns", lambda: steady._began)


@pytest.fixture
def live(known_auction: None, tmp_path: Path) -> Iterator[Live]:
    with Live(tmp_path / "store.sqlite") as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from shared_postgres()


class Party:
    """Three people at one started table."""

    def __init__(self, live: Live, **more: Any) -> None:
        self.live = live
        self.people = [Person(live.url, name) for name in ("Ann", "Bob", "Cem")]
        made = self.people[0].make("auction", [{"kind": "open"}] * 3, **more)
        self.table: str = made["table"]
        self.links: list[str] = made["links"]
        self.watch_link: str = made["watch"]
        for person, link in zip(self.people, self.links):
            person.claim(link)
        self.sockets: list[Socket] = [person.watch(self.table) for person in self.people]
        assert self.sockets[0].do("start")["type"] == "done"
        self.catch_up()

    def catch_up(self) -> None:
        for socket in self.sockets:
            socket.catch_up()

    def bids(self, place: int = 0) -> int:
        """Everyone bids a card; the seat that is to act then."""
        for seat, socket in enumerate(self.sockets):
            socket.catch_up()
            assert socket.move(seat, f"bid {socket.view['hand'][place]}")["type"] == "done"
        self.catch_up()
        (seat,) = self.sockets[0].table["pending"]
        return int(seat)

    def finish(self) -> None:
        while self.sockets[0].table["status"] == "playing":
            seat = (
                self.bids()
                if len(self.sockets[0].table["pending"]) > 1
                else self.sockets[0].table["pending"][0]
            )
            assert self.sockets[seat].move(seat, "end")["type"] == "done"
            self.catch_up()


@pytest.fixture
def party(live: Live) -> Party:
    return Party(live)
