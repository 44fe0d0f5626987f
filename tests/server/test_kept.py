"""Rules change, logs break: such a table is kept, listed and exported, says so, and is never folded by wrong rules."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import small_game
from backroom.store.sqlite import SqliteStore
from backroom.table import events
from backroom.table.table import OtherRules, Table
from live import Live, Person

SEATS = [{"kind": "me"}, {"kind": "open"}]


def rules(monkeypatch: pytest.MonkeyPatch, version: int) -> None:
    small_game.install(monkeypatch, dataclasses.replace(small_game.GAME, rules_version=version))


class Played:
    """A game between Ann and Bob that was begun, and one that was played to its end, by a server that is gone."""

    def __init__(self, path: Path) -> None:
        with Live(path) as live:
            ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
            self.cookies = ann.cookie, bob.cookie
            self.table, self.over = (self.begin(ann, bob) for _ in range(2))
            sockets = ann.watch(self.over), bob.watch(self.over)
            while sockets[0].table["status"] == "playing":
                for seat, socket in enumerate(sockets):
                    socket.catch_up()
                    if seat in socket.table["pending"]:
                        hand = socket.view["hand"]
                        text = (
                            "end"
                            if len(socket.table["pending"]) == 1 and socket.view["turn"] == seat
                            else f"bid {hand[0]}"
                        )
                        assert socket.move(seat, text)["type"] == "done"
                    sockets[0].catch_up()
            one = ann.watch(self.table)
            self.card = one.view["hand"][0]
            assert one.move(0, f"bid {self.card}")["type"] == "done"
            self.lines = {seat: who.get(f"/tables/{self.over}/export") for seat, who in enumerate((ann, bob))}

    @staticmethod
    def begin(ann: Person, bob: Person) -> str:
        made = ann.make("auction", SEATS)
        bob.claim(made["links"][1])
        ann.post(f"/tables/{made['table']}/do", {"type": "start", "id": "start"})
        table: str = made["table"]
        return table

    def people(self, live: Live) -> list[Person]:
        return [Person(live.url, name, cookie) for name, cookie in zip(("Ann", "Bob"), self.cookies)]


def test_a_log_of_other_rules_is_not_folded(known_auction: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from driver import Driver

    raws = Driver().start().table.raw
    rules(monkeypatch, 2)
    with pytest.raises(OtherRules) as told:
        Table.fold("T", raws)
    assert told.value.facts == {"game": "auction", "rules": 1, "expected": 2}


def test_a_table_of_other_rules_is_kept_listed_and_exported(
    known_auction: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played = Played(tmp_path / "store.sqlite")
    rules(monkeypatch, 2)
    with Live(tmp_path / "store.sqlite") as live:
        ann, bob = played.people(live)
        eve = Person(live.url, "Eve")
        fresh = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
        listed = {told["table"]: told for told in ann.get("/mine")["tables"]}
        assert listed[fresh]["kept"] is None
        facts = {"game": "auction", "rules": 1, "expected": 2}
        for table in (played.table, played.over):
            assert listed[table]["kept"] == {"key": "server-other-rules", "facts": facts}
            assert not listed[table]["your_turn"]
            for path in ("", "/log", "/view", "/hint", "/review"):
                told = ann.get(f"/tables/{table}{path}", 409)
                assert (told["key"], told["facts"]) == ("server-other-rules", facts)
                assert eve.get(f"/tables/{table}{path}", 404)["key"] == "server-no-table"
            chat = {"type": "chat", "id": "x", "seat": 0, "text": "hm"}
            assert ann.post(f"/tables/{table}/do", chat, 409)["key"] == "server-other-rules"
            eve.get(f"/tables/{table}/export", 404)
            socket = ann.watch(table, hello=False)
            socket.send({"type": "hello", "v": 1})
            assert socket.closed() == (4409, "server-other-rules")
            stranger = eve.watch(table, hello=False)
            stranger.send({"type": "hello", "v": 1})
            assert stranger.closed() == (4404, "server-no-table")
        # What is over is open to its people, as it was.
        export = ann.get(f"/tables/{played.over}/export")
        assert export["rules"] == 1
        assert export["log"] == played.lines[0]["log"]
        assert export["table"]["secret"] == played.lines[0]["table"]["secret"] is not None
        # Of what is not over everyone gets what is their own.
        own = ann.get(f"/tables/{played.table}/export")
        assert [0, f"bid {played.card}"] in own["log"]
        for export in (
            bob.get(f"/tables/{played.table}/export"),
            bob.get(f"/tables/{played.table}/export", seat="null"),
        ):
            assert f"bid {played.card}" not in json.dumps(export)
            assert export["table"]["secret"] is None
            assert {text for kind, text in export["log"] if kind == "chance"} == {"?"}
        bob.get(f"/tables/{played.table}/export", 403, seat=0)
    rules(monkeypatch, 1)
    with Live(tmp_path / "store.sqlite") as live:  # its rules are back: it goes on
        assert played.people(live)[1].get(f"/tables/{played.table}/view")["view"]["chosen"] == [True, False]


def spoil(path: Path, table: str, seq: int, raw: bytes) -> None:
    async def main() -> None:
        store = await SqliteStore.open(path)
        await store._ask(lambda _: None)
        store._writer.execute("UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?", (raw, table, seq))
        await store.close()

    import own_thread

    own_thread.run(main())


@pytest.mark.parametrize(
    "raw",
    [
        b"\x00 not JSON",
        b'{"kind":"from the future","at":1}',
        events.encode(events.Move(at=1, seat=0, text="bid 77")),
        events.encode(events.Retract(at=1, seat=1)),
        events.encode(events.Undo(at=1, seat=0, to=0)),
    ],
)
def test_a_log_that_does_not_replay_takes_nothing_else_down(
    known_auction: None, tmp_path: Path, raw: bytes
) -> None:
    path = tmp_path / "store.sqlite"
    played = Played(path)
    spoil(path, played.table, 5, raw)
    with Live(path, log="error") as live:
        ann, bob = played.people(live)
        listed = {told["table"]: told for told in ann.get("/mine")["tables"]}
        assert listed[played.table]["kept"]["key"] == "server-log-broken"
        assert listed[played.over]["kept"] is None
        assert ann.get(f"/tables/{played.table}", 409)["key"] == "server-log-broken"
        assert ann.get(f"/tables/{played.table}/export")["table"]["lines"]
        assert ann.get(f"/tables/{played.over}/view", seat="all")["view"]
        bob.get(f"/tables/{played.table}/export", 403, seat=0)
        asyncio.run_coroutine_threadsafe(live.tables._due(played.table), live.loop).result(120)


def test_an_entry_that_another_process_wrote_and_nobody_can_read(known_auction: None, tmp_path: Path) -> None:
    with Live(tmp_path / "store.sqlite") as live:
        ann = Person(live.url, "Ann")
        table = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)["table"]
        socket = ann.watch(table)

        async def write() -> None:
            held = live.tables.live_tables[table]
            await live.tables.store.append(table, held.table.seq + 1, b'{"kind":"from the future","at":1}')
            with pytest.raises(Exception, match="server-log-broken"):
                await held.catch_up()

        asyncio.run_coroutine_threadsafe(write(), live.loop).result(120)
        assert socket.closed() == (4409, "server-log-broken")
        assert ann.get(f"/tables/{table}", 409)["key"] == "server-log-broken"
        kept: Any = ann.get("/mine")["tables"][0]["kept"]
        assert kept["key"] == "server-log-broken"


def test_a_game_whose_own_code_fails_stops_its_table_alone(
    known_auction: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its people hear why, the log has where, the record can be had, and other tables go on."""
    module = sys.modules["auction_game.view"]
    honest = module.view

    def careless(state: Any, seat: int | None) -> dict[str, Any]:
        told: dict[str, Any] = honest(state, seat)
        return told | {"share": 1 // (len(state.last) == 0)}  # divides by zero once bids are open

    monkeypatch.setattr(module, "view", careless)
    with Live(tmp_path / "store.sqlite") as live:
        ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
        tables = [Played.begin(ann, bob) for _ in range(2)]
        sockets = [who.watch(tables[0]) for who in (ann, bob)]
        for seat, socket in enumerate(sockets):
            socket.catch_up()
            card = socket.view["hand"][0]
            socket.send(
                {
                    "type": "move",
                    "id": f"m{seat}",
                    "seat": seat,
                    "at": socket.table["seq"],
                    "text": f"bid {card}",
                }
            )
        for socket in sockets:
            assert socket.closed() == (4409, "server-game-broken")
        assert ann.get(f"/tables/{tables[0]}", 409)["key"] == "server-game-broken"
        assert ann.get(f"/tables/{tables[0]}/export")["log"]
        assert ann.get(f"/tables/{tables[1]}")["status"] == "playing"
    line = next(json.loads(line) for line in capsys.readouterr().err.splitlines() if "game-broken" in line)
    assert (line["game"], line["error"]) == ("auction", "ZeroDivisionError")
