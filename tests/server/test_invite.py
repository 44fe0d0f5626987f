"""Before the start: one link for several friends, another colour, a name and a face that all see."""

from __future__ import annotations

from typing import Any

import msgspec

from live import Live, Person


def people(live: Live, *names: str) -> list[Person]:
    return [Person(live.url, name) for name in names]


def test_one_link_seats_several_friends(live: Live) -> None:
    ann, bob, cem, dan = people(live, "Ann", "Bob", "Cem", "Dan")
    table = ann.make("auction", [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])["table"]
    link = ann.post(f"/tables/{table}/invite", {})["link"]
    assert f"/t/{table}#join=" in link
    assert ann.post(f"/tables/{table}/invite", {})["link"] == link
    assert bob.claim(link)["seat"] == 1
    assert cem.claim(link)["seat"] == 2
    assert bob.claim(link)["seat"] == 1, "opened again: no second seat"
    assert dan.claim(link, 409)["key"] == "server-no-seat"
    dan.get(f"/tables/{table}", 404)  # it gives no right to watch
    assert bob.post(f"/tables/{table}/invite", {}, 403)["key"] == "server-not-yours"


def test_the_host_withdraws_it_and_keeps_seats(live: Live) -> None:
    ann, bob, cem = people(live, "Ann", "Bob", "Cem")
    table = ann.make("auction", [{"kind": "open"}] * 3)["table"]
    path = f"/tables/{table}"
    kept = ann.post(f"{path}/link", {"seat": 0})["link"]
    old = ann.post(f"{path}/invite", {})["link"]
    fresh = ann.post(f"{path}/invite", {"renew": True})["link"]
    assert bob.claim(old, 403)["key"] == "server-bad-link"
    assert bob.claim(fresh)["seat"] == 1, "the first one is kept for somebody"
    assert ann.get(path)["seats"][0]["reserved"] is True
    bob.post(f"{path}/do", {"type": "reseat", "id": "a", "seat": 1, "to": 0}, 409)
    assert ann.post(f"{path}/invite", {"withdraw": True})["link"] is None
    assert cem.claim(fresh, 403)["key"] == "server-bad-link"
    assert cem.claim(kept)["seat"] == 0
    assert ann.get(path)["seats"][0]["reserved"] is False


def test_another_colour_is_another_seat(live: Live) -> None:
    ann, bob, cem = people(live, "Ann", "Bob", "Cem")
    made = ann.make("auction", [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/tables/{made['table']}"
    bob.claim(made["links"][1])
    socket = bob.watch(made["table"])
    assert socket.table["you"]["seats"] == [1]
    assert socket.do("reseat", seat=1, to=0)["error"]["key"] == "server-seat-taken"
    assert socket.do("reseat", seat=0, to=2)["error"]["key"] == "server-not-yours"
    assert socket.do("reseat", seat=1, to=2)["type"] == "done"
    socket.catch_up()
    assert socket.table["you"] == {"seats": [2], "seat": 2, "host": False}
    facts = ann.get(path)
    assert [seat["name"] for seat in facts["seats"]] == ["Ann", None, "Bob"]
    assert facts["chance"]["missing"] == [2], "bits answer for a seat: they are due anew"
    bob.add_bits(made["table"])
    # The link that led to the third seat leads to the free one, wherever that is now; the used one to its person.
    assert cem.claim(made["links"][2])["seat"] == 1
    assert bob.claim(made["links"][1])["seat"] == 2
    ann.post(f"{path}/do", {"type": "start", "id": "s"})
    assert (
        bob.post(f"{path}/do", {"type": "reseat", "id": "b", "seat": 2, "to": 1}, 409)["key"]
        == "server-not-now"
    )


def test_a_name_and_a_face_are_the_same_everywhere(live: Live) -> None:
    ann, bob = people(live, "Ann", "Bob")
    assert bob.http.put("/me", json={"name": "Bob", "face": 7}).json() == {
        "name": "Bob",
        "lang": None,
        "face": 7,
    }
    assert bob.get("/me")["face"] == 7
    made = ann.make("auction", [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    bob.claim(made["links"][1])
    path = f"/tables/{made['table']}"
    assert (ann.get(path)["seats"][1]["name"], ann.get(path)["seats"][1]["face"]) == ("Bob", 7)
    bob.post(f"{path}/do", {"type": "name", "id": "n", "seat": 1, "name": "Bobby", "face": 9})
    listed = bob.get("/mine")["tables"][0]
    assert (listed["seats"][1]["name"], listed["seats"][1]["face"], listed["yours"]) == ("Bobby", 9, [1])
    wrong = {"type": "name", "id": "m", "seat": 1, "name": "\u0007", "face": 1}
    assert bob.post(f"{path}/do", wrong, 400)["key"] == "server-bad-request"
    assert ann.post(f"{path}/do", {**wrong, "name": "Bob"}, 403)["key"] == "server-not-yours"


def test_lists_say_whose_turn_and_how_it_ended(live: Live, party: Any) -> None:
    ann = party.people[0]
    told = ann.get("/mine")["tables"][0]
    assert told["yours"] == [0]
    assert told["pending"] == party.sockets[0].table["pending"]
    assert told["your_turn"] is (0 in told["pending"])
    party.finish()
    told = ann.get("/mine")["tables"][0]
    assert told["result"] == party.sockets[0].table["result"]
    assert "owners" not in told
    row = live.tables.live_tables[party.table].table
    assert all(who not in msgspec.json.encode(told).decode() for seat in row.seats for who in seat.owners)
