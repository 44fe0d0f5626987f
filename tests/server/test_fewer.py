"""A game with those who are there: free seats go, whoever sits behind them moves up, and everything else stays as it was."""

from __future__ import annotations

from backroom.table.verify import verify
from live import Live, Person

OPEN = {"kind": "open"}


def people(live: Live, *names: str) -> list[Person]:
    return [Person(live.url, name) for name in names]


def begin(host: Person, table: str, status: int = 200) -> dict[str, object]:
    told: dict[str, object] = host.post(
        f"/tables/{table}/do", {"type": "start", "id": "s", "fewer": True}, status
    )
    return told


def test_free_seats_go_and_the_game_begins(live: Live) -> None:
    ann, bob = people(live, "Ann", "Bob")
    made = ann.make(
        "guildes", [{"kind": "me", "name": "Ann"}, OPEN, OPEN, OPEN, {"kind": "bot", "bot": "greedy"}]
    )
    table = made["table"]
    assert begin(ann, table, 409)["key"] == "server-seats-open", "two are too few for this game"
    bob.claim(made["links"][2])
    bob.add_bits(table)
    socket = bob.watch(table)
    assert begin(bob, table, 403)["key"] == "server-not-yours"
    begin(ann, table)
    facts = ann.get(f"/tables/{table}")
    # The bot moved up from the fifth seat to the second; Bob, who was third, stayed with his bits.
    assert [(seat["name"] or seat["bot"]) for seat in facts["seats"]] == ["Ann", "greedy", "Bob"]
    assert (facts["players"], facts["status"]) == (3, "playing")
    socket.catch_up()
    assert (socket.table["players"], socket.table["you"]["seats"]) == (3, [2])
    assert ann.get(f"/tables/{table}/view")["view"]["players"] == 3
    begin(ann, table)  # the answer was lost, and it is said again
    # Links to seats that are gone lead nowhere.
    cem = Person(live.url, "Cem")
    assert cem.claim(made["links"][3], 403)["key"] == "server-bad-link"
    assert ann.get("/mine")["tables"][0]["players"] == 3


def test_whoever_moved_up_answers_the_promise_anew_before_it_begins(live: Live) -> None:
    ann, bob, cem = people(live, "Ann", "Bob", "Cem")
    made = ann.make("guildes", [{"kind": "me", "name": "Ann"}, *[OPEN] * 5])
    table = made["table"]
    for person, seat in ((bob, 3), (cem, 5)):
        person.claim(made["links"][seat])
        person.add_bits(table)
    eyes = cem.watch(table)
    begin(ann, table)
    facts = ann.get(f"/tables/{table}")
    assert [seat["name"] for seat in facts["seats"]] == ["Ann", "Bob", "Cem"], "as they sat"
    assert (facts["status"], facts["chance"]["missing"]) == ("open", [1, 2])
    eyes.catch_up()
    assert eyes.table["you"]["seats"] == [2], "eyes go along with the person"
    cem.add_bits(table)
    bob.add_bits(table)
    assert ann.get(f"/tables/{table}")["status"] == "playing"


def test_whoever_has_a_colour_of_the_smaller_game_keeps_it(live: Live) -> None:
    ann, bob, cem, dan = people(live, "Ann", "Bob", "Cem", "Dan")
    made = ann.make("guildes", [OPEN, {"kind": "me", "name": "Ann"}, *[OPEN] * 4])
    table = made["table"]
    for person, seat in ((bob, 3), (cem, 4), (dan, 5)):
        person.claim(made["links"][seat])
        person.add_bits(table)
    ann.add_bits(table)
    begin(ann, table)
    facts = ann.get(f"/tables/{table}")
    # Ann and Bob had the second and the fourth of four colours; Cem and Dan had none of them.
    assert [seat["name"] for seat in facts["seats"]] == ["Cem", "Ann", "Dan", "Bob"]
    assert facts["chance"]["missing"] == [0, 2]
    moved = [line for line in ann.get(f"/tables/{table}/log")["lines"] if line["kind"] == "reseat"]
    assert [(line["name"], line["seat"], line["to"]) for line in moved] == [("Cem", 4, 0), ("Dan", 5, 2)]


def test_a_full_table_begins_as_ever_and_a_finished_one_checks(known_auction: None, live: Live) -> None:
    ann = Person(live.url, "Ann")
    seats = [{"kind": "me", "name": "Ann"}, OPEN, {"kind": "bot", "bot": "greedy"}]
    table = ann.make("auction", seats)["table"]
    begin(ann, table)
    while (now := ann.get(f"/tables/{table}"))["status"] == "playing":
        view = ann.get(f"/tables/{table}/view")
        if 0 in now["pending"]:
            wish = {
                "type": "move",
                "id": str(view["seq"]),
                "seat": 0,
                "at": view["seq"],
                "text": view["view"]["moves"][0],
            }
            ann.http.post(f"/tables/{table}/do", json=wish)
    record = ann.http.get(f"/tables/{table}/export").content
    report = verify(record)
    assert (report.ok, report.problems) == (True, [])
    full = ann.make("auction", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}])["table"]
    begin(ann, full)
    assert ann.get(f"/tables/{full}")["status"] == "playing"
