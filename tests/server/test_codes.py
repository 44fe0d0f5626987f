"""A table's code: words to say aloud that lead where its link leads, as long as that is out; nobody finds one by trying."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from backroom.server import inviting
from backroom.server.code_words import ADJECTIVES, NOUNS
from live import Live, Person

OPEN = {"kind": "open"}


def people(live: Live, *names: str) -> list[Person]:
    return [Person(live.url, name) for name in names]


def table_of(ann: Person, seats: int = 3) -> tuple[str, dict[str, Any]]:
    table = str(ann.make("auction", [{"kind": "me", "name": "Ann"}, *[OPEN] * (seats - 1)])["table"])
    return table, ann.post(f"/tables/{table}/invite", {})


def test_a_code_leads_where_the_link_leads(live: Live) -> None:
    ann, bob, cem, dan = people(live, "Ann", "Bob", "Cem", "Dan")
    table, told = table_of(ann)
    adjective, noun, number = told["code"].split("-")
    assert (adjective in ADJECTIVES, noun in NOUNS, int(number) in inviting.NUMBERS) == (True, True, True)
    assert ann.post(f"/tables/{table}/invite", {}) == told, "asked again it is the same"
    link = bob.post("/code", {"code": told["code"]})["link"]
    assert link == told["link"]
    assert bob.claim(link)["seat"] == 1
    # As people type it.
    typed = f"  {adjective.upper()} {noun} –{number} "
    assert cem.claim(cem.post("/code", {"code": typed})["link"])["seat"] == 2
    # Used up as the link is: every seat is taken, and whoever has one finds it again.
    assert dan.post("/code", {"code": told["code"]}, 409)["key"] == "server-no-seat"
    assert cem.claim(cem.post("/code", {"code": told["code"]})["link"])["seat"] == 2


def test_a_seat_kept_for_somebody_is_not_for_codes(live: Live) -> None:
    ann, bob = people(live, "Ann", "Bob")
    table, told = table_of(ann)
    for seat in (1, 2):
        ann.post(f"/tables/{table}/link", {"seat": seat})
    assert bob.post("/code", {"code": told["code"]}, 409)["key"] == "server-no-seat"


def test_a_code_goes_with_its_link_and_with_the_start(live: Live) -> None:
    ann, bob = people(live, "Ann", "Bob")
    table, old = table_of(ann)
    fresh = ann.post(f"/tables/{table}/invite", {"renew": True})
    assert fresh["code"] != old["code"]
    gone = bob.post("/code", {"code": old["code"]}, 404)
    assert (gone["key"], gone["facts"]) == ("server-no-code", {"code": old["code"]})
    assert ann.post(f"/tables/{table}/invite", {"withdraw": True}) == {"link": None, "code": None}
    assert bob.post("/code", {"code": fresh["code"]}, 404)["key"] == "server-no-code"
    begun, told = table_of(ann)
    for seat in (1, 2):
        ann.post(f"/tables/{begun}/do", {"type": "seat", "id": f"b{seat}", "seat": seat, "bot": "greedy"})
    ann.post(f"/tables/{begun}/do", {"type": "start", "id": "s"})
    assert bob.post("/code", {"code": told["code"]}, 404)["key"] == "server-no-code"
    closed, told = table_of(ann)
    ann.post(f"/tables/{closed}/do", {"type": "close", "id": "c"})
    assert bob.post("/code", {"code": told["code"]}, 404)["key"] == "server-no-code"


def test_a_code_outlives_the_process(known_auction: None, tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite") as live:
        ann = Person(live.url, "Ann")
        _, told = table_of(ann)
    with Live(tmp_path / "s.sqlite") as live:
        bob = Person(live.url, "Bob")
        link = bob.post("/code", {"code": told["code"]})["link"]
        assert link.split("/t/")[1] == told["link"].split("/t/")[1]


def test_trying_codes_is_bounded_for_an_address(known_auction: None, tmp_path: Path) -> None:
    with Live(tmp_path / "s.sqlite", codes_minute=1) as live:
        ann = Person(live.url, "Ann")
        _, told = table_of(ann)
        # A new identity for every try: it is the address that counts.
        for number in range(inviting.BURST):
            assert (
                Person(live.url).post("/code", {"code": f"no-such-{number + 10}"}, 404)["key"]
                == "server-no-code"
            )
        refused = Person(live.url).post("/code", {"code": told["code"]}, 429)
        assert refused["key"] == "server-too-many-codes"
        assert 0 < refused["facts"]["seconds"] <= 60


def test_trying_codes_is_bounded_for_all_addresses_together(
    known_auction: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses = (f"10.0.{n // 250}.{n % 250}" for n in range(100_000))
    monkeypatch.setattr(inviting, "ALL", 3)
    monkeypatch.setattr(inviting, "address_of", lambda scope: next(addresses))
    with Live(tmp_path / "s.sqlite", codes_minute=1) as live:
        ann = Person(live.url, "Ann")
        _, told = table_of(ann)
        # Right ones cost nobody anything.
        for _ in range(10):
            ann.post("/code", {"code": told["code"]})
        answers = [ann.http.post("/code", json={"code": f"no-such-{n}"}).status_code for n in range(10)]
        assert answers == [404] * 3 + [429] * 7


def test_two_tables_never_share_a_code(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["quiet-lamp-42", "quiet-lamp-42", "quiet-lamp-42", "tame-banjo-62"])
    known: dict[str, str] = {}
    monkeypatch.setattr(
        inviting,
        "spell",
        lambda token: known[token] if token in known else known.setdefault(token, next(drawn)),
    )
    ann, bob = people(live, "Ann", "Bob")
    _, first = table_of(ann)
    assert first["code"] == "quiet-lamp-42"
    # The first page goes on showing its code: the second table draws until it has another one.
    table, second = table_of(ann)
    assert second["code"] == "tame-banjo-62"
    assert bob.post("/code", {"code": "quiet-lamp-42"})["link"] == first["link"]
    assert bob.post("/code", {"code": "tame-banjo-62"})["link"] == second["link"]
    assert ann.post(f"/tables/{table}/invite", {}) == second, "asked again it is the same"


def test_where_no_code_is_free_the_link_is_enough(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inviting, "spell", lambda token: "quiet-lamp-42")
    ann, bob, cem = people(live, "Ann", "Bob", "Cem")
    table, first = table_of(ann)
    _, second = table_of(ann)
    assert second["code"] is None
    assert bob.claim(second["link"])["seat"] == 1
    # Its mark is not left behind: the code is the first one's as before.
    assert cem.claim(cem.post("/code", {"code": "quiet-lamp-42"})["link"])["table"] == table
    assert ann.post(f"/tables/{table}/invite", {}) == first


@pytest.mark.parametrize("typed", ["", "-", "a" * 64, "quiet-lamp-", "42", "é", "quiet-lamp-42-42", "\u0000"])
def test_what_is_no_code_leads_nowhere(live: Live, typed: str) -> None:
    assert Person(live.url).post("/code", {"code": typed}, 404)["key"] == "server-no-code"
    assert Person(live.url).post("/code", {"code": typed + "x" * 65}, 400)["key"] == "server-bad-request"


def _slip(a: str, b: str) -> bool:
    """Whether one letter more, less or another makes ``b`` of ``a``."""
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) <= 1
    short, long = sorted((a, b), key=len)
    return len(long) - len(short) == 1 and any(long[:n] + long[n + 1 :] == short for n in range(len(long)))


def test_words_are_short_and_no_slip_makes_another() -> None:
    words = [*ADJECTIVES, *NOUNS]
    assert len(ADJECTIVES) == len(NOUNS) == 256
    assert all(word.isascii() and word.islower() and 3 <= len(word) <= 7 for word in words)
    assert [pair for pair in combinations(words, 2) if _slip(*pair)] == []
    codes = {inviting.spell(chr(65 + n % 26) * 16 + chr(65 + n // 26) * 16) for n in range(26)}
    assert len(codes) == 26
    # No code is as long as a table's id: an address is one or the other.
    assert max(map(len, ADJECTIVES)) + max(map(len, NOUNS)) + len("--99") < 22
