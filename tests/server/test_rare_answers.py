"""What a server says when it fails, waits in vain or lacks something: each answer provoked, and read in every language."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from backroom import games
from backroom.cli.base import Language, run, sentence
from backroom.engine import playout
from backroom.engine.errors import BackroomError, GameError, OptionError
from backroom.server import socket
from backroom.table import kept, starting
from backroom.words import Words, languages
from live import Live, Person
from small_game import GAME

LANGUAGES = languages()


def test_a_mistake_of_ours_is_said_and_noted(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person is told; the table goes on."""
    ann = Person(live.url, "Ann")
    table = ann.make("auction", [{"kind": "me"}, {"kind": "open"}])["table"]
    watching = ann.watch(table)
    do = live.tables.do

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(live.tables, "do", broken)
    told = watching.do("chat", seat=0, text="Hello")
    assert told["error"]["key"] == "server-mistake"
    monkeypatch.setattr(live.tables, "do", do)
    assert watching.do("chat", seat=0, text="Hello")["type"] == "done"


def test_who_says_nothing_is_not_waited_for(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    ann = Person(live.url, "Ann")
    table = ann.make("auction", [{"kind": "me"}, {"kind": "open"}])["table"]
    silent = ann.watch(table, hello=False)
    with pytest.raises(ConnectionClosed) as told:
        silent.next()
    assert told.value.rcvd is not None
    assert (told.value.rcvd.code, told.value.rcvd.reason) == (4408, "server-no-hello")
    assert all(Words(lang, strict=True).say(told.value.rcvd.reason) for lang in LANGUAGES)


def test_a_file_that_takes_too_long_to_read_is_given_up(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(*_: Any) -> None:
        raise TimeoutError

    monkeypatch.setattr(live.tables.readers, "ask", late)
    answer = Person(live.url, "Ann").http.post(live.url + "/api/v1/verify", json={"text": "{}"})
    assert answer.status_code == 400
    assert answer.json()["key"] == "server-too-slow"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_is_not_installed_any_more(lang: str) -> None:
    with pytest.raises(OptionError) as unknown:
        games.load("whist")
    told = kept.reason(unknown.value)
    assert told.key == "server-game-gone"
    assert "whist" in sentence(told, Words(lang, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_copy_of_the_store_and_a_store_without_its_driver(
    lang: str,
    tmp_path: Path,
    known_auction: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    store = tmp_path / "store.sqlite"
    with Live(store) as live:
        Person(live.url, "Ann").make("auction", [{"kind": "me"}, {"kind": "open"}])
    copy = tmp_path / "copy.sqlite"
    assert run(["backup", str(copy), "--store", str(store), "--lang", lang]) == 0
    assert copy.name in "".join(capsys.readouterr().out.split())
    monkeypatch.setattr(Language, "words", Words(lang))
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "backroom.store.postgres", raising=False)
    assert (
        run(["backup", str(tmp_path / "b"), "--store", "postgresql://nobody@127.0.0.1:1/x", "--lang", lang])
        != 0
    )
    assert "backroom[" in "".join(capsys.readouterr().err.split())


def test_rules_that_come_to_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger's game that goes on for ever is stopped, at a table and in a simulation."""
    monkeypatch.setattr(starting, "MOST_STEPS", 3)
    monkeypatch.setattr(playout, "MOST_STEPS", 3, raising=False)

    class Table:
        part = staticmethod(GAME.part)

    state = GAME.start(3)
    with pytest.raises(GameError) as told:
        starting.draw_all(Table(), state, 0, b"x" * 32)  # type: ignore[arg-type]
    assert told.value.key == "error-game-endless"
    assert isinstance(told.value, BackroomError)
