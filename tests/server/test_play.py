"""People at a table over the network: from links to a verified export."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from backroom.table.verify import verify
from live import Live, Person, patch


def test_a_game_among_three(party: Any) -> None:
    party.finish()
    sockets = party.sockets
    assert [socket.table["status"] for socket in sockets] == ["over"] * 3
    assert sockets[0].table["result"] == sockets[2].table["result"]
    assert sockets[1].lines[sockets[1].seq]["over"] == sockets[1].table["result"]
    for socket in sockets:
        assert sorted(socket.lines) == list(range(1, socket.seq + 1))
        assert all(line["text"] for line in socket.lines.values() if line["kind"] == "move")
    file = party.people[2].get(f"/tables/{party.table}/export")
    report = verify(json.dumps(file).encode())
    assert report.ok
    assert report.receipts == 9
    answer = party.people[1].post("/verify", file)
    assert answer["ok"]
    assert sockets[0].table["chance"]["secret"] == file["table"]["secret"]


def test_patches_keep_the_view_right(party: Any) -> None:
    seat = party.bids()
    party.sockets[seat].move(seat, "mark 1")
    party.catch_up()
    for who, socket in enumerate(party.sockets):
        fresh = party.people[who].get(f"/tables/{party.table}/view")
        assert socket.view == fresh["view"]
        assert {name: socket.table[name] for name in fresh["table"]} == fresh["table"]


def test_after_a_lost_connection(party: Any) -> None:
    seat = party.bids()
    had = party.sockets[1].seq
    party.sockets[1].close()
    party.sockets[seat if seat != 1 else 0].do("chat", seat=seat if seat != 1 else 0, text="anyone?")
    again = party.people[1].watch(party.table, since=had)
    assert sorted(again.lines) == [had + 1]
    assert again.lines[had + 1]["text"] == "anyone?"
    assert again.seq == had + 1
    # One that claims to know more than there is gets the position and no line.
    ahead = party.people[1].watch(party.table, since=10_000)
    assert ahead.seq == had + 1
    assert ahead.lines == {}


def test_a_repeat_does_nothing_twice(party: Any) -> None:
    socket = party.sockets[0]
    first = socket.do("chat", rid="once", seat=0, text="hello")
    again = socket.do("chat", rid="once", seat=0, text="hello")
    assert (first["seq"], first["again"]) == (again["seq"], False)
    assert again["again"] is True
    other = party.people[0].post(
        f"/tables/{party.table}/do", {"type": "chat", "id": "once", "seat": 0, "text": "hello"}
    )
    assert other == {"seq": first["seq"], "again": True, "receipt": None}
    socket.catch_up()
    assert [line["text"] for line in socket.lines.values() if line["kind"] == "chat"] == ["hello"]


def test_a_new_table_asked_for_twice_is_one(live: Live) -> None:
    ann = Person(live.url, "Ann")
    command = {"id": "my table"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert ann.make("auction", seats, **command) == ann.make("auction", seats, **command)
    assert (
        Person(live.url).make("auction", seats, **command)["table"]
        != ann.make("auction", seats, **command)["table"]
    )


def test_receipts_go_to_their_owner_and_match_the_reveal(party: Any) -> None:
    from backroom.table.chance import receipt

    socket = party.sockets[2]
    text = f"bid {socket.view['hand'][0]}"
    done = socket.move(2, text)
    assert done["receipt"]["seq"] == done["seq"]
    party.sockets[0].catch_up()
    assert party.sockets[0].lines[done["seq"]]["text"] is None
    for seat in (0, 1):
        party.sockets[seat].catch_up()
        party.sockets[seat].move(seat, f"bid {party.sockets[seat].view['hand'][0]}")
    party.catch_up()
    shown = party.sockets[0].lines[done["seq"]]
    assert shown["text"] == text
    assert receipt(party.table, done["seq"], 2, text, shown["nonce"]) == done["receipt"]["hash"]


def test_undo_and_consent(party: Any) -> None:
    seat = party.bids()
    socket = party.sockets[seat]
    before = socket.seq
    socket.move(seat, "mark 2")
    socket.catch_up()
    assert socket.table["undo"] == {"free": before, "seat": seat, "ask": None}
    assert socket.do("undo", seat=seat, to=before)["type"] == "done"
    socket.catch_up()
    assert socket.view["marks"][seat] == 0
    socket.move(seat, "end")
    socket.do("undo", seat=seat, to=before)
    others = [n for n in range(3) if n != seat]
    party.catch_up()
    assert party.sockets[others[0]].table["undo"]["ask"]["wait"] == others
    for other in others:
        party.sockets[other].do("vote", seat=other, yes=True)
    party.catch_up()
    assert socket.table["pending"] == [seat]


def test_a_leaver_is_played_by_a_bot_and_comes_back(party: Any) -> None:
    party.sockets[1].do("leave", seat=1, bot="first")
    while 1 in party.sockets[0].table["pending"] or not party.sockets[0].table["seats"][1]["away"]:
        party.sockets[0].next()
    assert party.sockets[0].table["locked"] == [1]
    error = party.sockets[1].move(1, "bid 1")["error"]
    assert error["key"] == "server-not-now"
    assert party.sockets[1].do("back", seat=1)["type"] == "done"
    assert party.sockets[1].do("retract", seat=1)["type"] == "done"
    party.catch_up()
    assert party.sockets[1].view["own"] == 0


def test_a_person_and_bots_play_to_the_end(live: Live) -> None:
    ann = Person(live.url, "Ann")
    bot = {"kind": "bot", "bot": "first"}
    made = ann.make("auction", [{"kind": "me"}, bot, bot], start=True)
    socket = ann.watch(made["table"])
    while socket.table["status"] == "playing":
        if socket.table["pending"] == [0] or (0 in socket.table["pending"] and socket.view["moves"]):
            assert socket.move(0, socket.view["moves"][-1])["type"] == "done"
        else:
            socket.next()
    assert socket.table["result"]


def test_hot_seat(live: Live) -> None:
    ann = Person(live.url, "Ann")
    made = ann.make("auction", [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}], start=True)
    socket = ann.watch(made["table"])
    assert socket.table["you"] == {"seats": [0, 1], "seat": 0, "host": True}
    first = socket.view["hand"]
    socket.move(0, f"bid {first[0]}")
    socket.send({"type": "look", "seat": 1})
    socket.until("state")
    assert socket.table["you"]["seat"] == 1
    assert socket.view["hand"] != first
    socket.move(1, f"bid {socket.view['hand'][0]}")
    socket.catch_up()
    assert socket.table["locked"] == []


def test_history_shows_what_the_seat_knew(party: Any) -> None:
    socket = party.sockets[0]
    party.sockets[2].move(2, f"bid {party.sockets[2].view['hand'][0]}")
    party.catch_up()
    sealed = socket.seq
    for seat in (0, 1):
        party.sockets[seat].catch_up()
        party.sockets[seat].move(seat, f"bid {party.sockets[seat].view['hand'][0]}")
    party.catch_up()
    past = party.people[0].get(f"/tables/{party.table}/view", seq=sealed)
    assert past["view"]["chosen"] == [False, False, True]
    assert past["view"]["last"] == []
    assert past["table"]["locked"] == [2]
    party.people[0].get(f"/tables/{party.table}/view", 403, seq=sealed, seat="all")
    party.people[0].get(f"/tables/{party.table}/view", 403, seq=sealed, seat=2)
    party.people[0].get(f"/tables/{party.table}/view", 400, seq=99_999)
    many = party.people[0].get(f"/tables/{party.table}/views", seq=sealed - 1, to=99_999)
    view = many["view"]
    for n, steps in enumerate(many["patches"]):
        patch(view, steps)
        assert view == party.people[0].get(f"/tables/{party.table}/view", seq=sealed + n)["view"]
    assert sealed + n == socket.seq
    party.people[0].get(f"/tables/{party.table}/views", 403, seq=sealed, to=sealed, seat="all")
    party.people[0].get(f"/tables/{party.table}/views", 403, seq=sealed, to=sealed, seat=2)
    party.people[0].get(f"/tables/{party.table}/views", 400, seq=99_999, to=99_999)
    while party.sockets[0].table["status"] == "playing":
        pending = party.sockets[0].table["pending"]
        seat = pending[0] if len(pending) == 1 else party.bids()
        party.sockets[seat].move(seat, "end")
        party.catch_up()
    opened = party.people[0].get(f"/tables/{party.table}/view", seq=sealed, seat="all")
    assert opened["view"]["eyes"][2]["own"] > 0


def test_rematch(party: Any) -> None:
    party.people[0].post(f"/tables/{party.table}/rematch", {}, 409)
    party.finish()
    first = party.people[1].post(f"/tables/{party.table}/rematch", {})["table"]
    assert party.people[2].post(f"/tables/{party.table}/rematch", {})["table"] == first
    # It begins when everybody has come and added bits.
    assert party.people[2].watch(first).table["you"]["seats"] == [2]
    for person in party.people:
        assert person.get(f"/tables/{first}")["status"] == "open"
        person.add_bits(first)
    assert party.people[0].get(f"/tables/{first}")["status"] == "playing"
    party.sockets[0].catch_up()
    assert party.sockets[0].table["next"] == first
    assert party.people[0].get(f"/tables/{first}")["before"] == party.table


def test_lobby_and_own_tables(live: Live) -> None:
    ann, bob = Person(live.url, "Ann"), Person(live.url, "Bob")
    public = ann.make("auction", [{"kind": "me"}, {"kind": "open"}], public=True)["table"]
    private = ann.make("auction", [{"kind": "me"}, {"kind": "open"}])["table"]
    assert [table["table"] for table in bob.get("/lobby")["tables"]] == [public]
    assert bob.post(f"/tables/{public}/sit", {"seat": 1, "name": "Bob"}) == {"seat": 1}
    bob.post(f"/tables/{private}/sit", {"seat": 1}, 404)
    bob.add_bits(public)
    ann.post(f"/tables/{public}/do", {"type": "start", "id": "s"})
    (mine,) = bob.get("/mine")["tables"]
    assert (mine["status"], mine["your_turn"]) == ("playing", True)
    assert len(ann.get("/mine")["tables"]) == 2


def test_everything_is_there_after_a_restart(known_auction: None, tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    with Live(path) as live:
        ann = Person(live.url, "Ann")
        made = ann.make("auction", [{"kind": "me"}, {"kind": "me"}], start=True)
        socket = ann.watch(made["table"])
        done = socket.move(0, f"bid {socket.view['hand'][0]}")
    with Live(path) as live:
        back = Person(live.url, "Ann", cookie=ann.cookie)
        socket = back.watch(made["table"], seat=0)
        assert socket.seq == done["seq"]
        assert socket.view["own"] == socket.view["own"] > 0


def test_a_live_clock_hands_the_seat_to_a_bot(
    known_auction: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from backroom.table import clock

    monkeypatch.setattr(clock, "SECOND", 50)  # ten seconds pass in half of one
    with Live(tmp_path / "store.sqlite") as live:
        ann = Person(live.url, "Ann")
        made = ann.make("auction", [{"kind": "me"}, {"kind": "bot", "bot": "first"}], start=True,
                        clock={"kind": "live", "bank": 10})  # fmt: skip
        socket = ann.watch(made["table"])
        while not socket.table["seats"][0]["away"]:
            socket.next()
        left = next(line for line in socket.lines.values() if line["kind"] == "left")
        assert left["why"] == "clock"
        while socket.table["status"] != "over":
            socket.next()
