"""A finished game handed on by a link: whoever has it may watch that game, and nothing else; never while it is played."""

from __future__ import annotations

import html
import json
import re
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from backroom.server.cards import character
from backroom.server.pages import STATIC
from backroom.table import events
from backroom.table.sharing import entries_for_strangers
from backroom.table.table import Table
from backroom.words import Words
from live import PLAIN, Live, Person

READ: dict[str, dict[str, Any]] = {
    "": {},
    "/log": {},
    "/view": {},
    "/views": {"seq": 2, "to": 5},
    "/export": {},
}


def token_of(link: str) -> str:
    return link.partition("?share=")[2]


def read(person: Person, table: str, token: str | None, status: int = 200) -> list[Any]:
    """Everything that can be read of a table."""
    share = {} if token is None else {"share": token}
    return [person.get(f"/tables/{table}{path}", status, **query, **share) for path, query in READ.items()]


def finished(live: Live, party: Any) -> tuple[Any, Person, str]:
    party.sockets[0].do("chat", seat=0, text="Bob cheats")
    party.catch_up()
    party.finish()
    link = party.people[1].post(f"/tables/{party.table}/share", {})["link"]
    return party, Person(live.url, "Dee"), link


def test_whoever_has_the_link_watches_the_finished_game(live: Live, party: Any) -> None:
    party, dee, link = finished(live, party)
    assert link.startswith(f"{live.url}/t/{party.table}?share=")
    # without the link all is as before: there is no such table
    for answer in read(dee, party.table, None, 404):
        assert answer["key"] == "server-no-table"
    table, log, view, views, export = read(dee, party.table, token_of(link))
    assert table["shared"] is True
    assert table["you"] == {"seats": [], "seat": None, "host": False}
    assert table["result"]["ranks"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", "Cem"]
    assert [line["seq"] for line in log["lines"]] == list(range(1, log["seq"] + 1))
    assert all(line["text"] for line in log["lines"] if line["kind"] == "move")
    assert view["view"] is not None
    assert len(views["patches"]) == 3
    own = party.people[0].get(f"/tables/{party.table}/view", seat="all")["view"]
    assert dee.get(f"/tables/{party.table}/view", seat="all", share=token_of(link))["view"] == own
    assert export["result"] == party.people[0].get(f"/tables/{party.table}/export")["result"]
    assert dee.post("/verify", export)["ok"] is True
    # everybody's eyes, once all is open
    for seat in ("0", "1", "2", "all", "null"):
        query = {"seq": 12, "seat": seat, "share": token_of(link)}
        assert dee.get(f"/tables/{party.table}/view", 200, **query)["view"] is not None
    dee.get(f"/tables/{party.table}/view", 403, seat="3", share=token_of(link))


def test_the_link_gives_no_seat_no_talk_and_no_way_on(live: Live, party: Any) -> None:
    party, dee, link = finished(live, party)
    party.people[0].post(f"/tables/{party.table}/rematch", {})
    token = token_of(link)
    told = json.dumps(read(dee, party.table, token))
    assert "Bob cheats" not in told
    assert party.people[0].get(f"/tables/{party.table}")["next"] not in told
    for path, body in (
        ("claim", {"token": token}),
        ("share", {}),
        ("link", {"seat": None}),
        ("sit", {"seat": 0}),
        ("rematch", {}),
        ("do", {"type": "chat", "id": "x", "seat": 0, "text": "hello"}),
    ):
        status = 403 if path == "claim" else 404
        dee.post(f"/tables/{party.table}/{path}?share={token}", body, status)
    with pytest.raises((ConnectionClosed, AssertionError)):
        dee.watch(party.table)
    # neither does the token of this game open another one
    other = type(party)(live)
    other.finish()
    read(dee, other.table, token, 404)


def test_names_are_left_out_if_wished(live: Live, party: Any) -> None:
    party, dee, link = finished(live, party)
    hidden = party.people[0].post(f"/tables/{party.table}/share", {"names": False})["link"]
    assert token_of(hidden) != token_of(link)
    answers = read(dee, party.table, token_of(hidden))
    told = json.dumps(answers)
    assert not any(name in told for name in ("Ann", "Bob", "Cem"))
    assert [seat["name"] for seat in answers[0]["seats"]] == [None] * 3
    assert dee.post("/verify", answers[4])["ok"] is True
    # both links live side by side
    assert "Ann" in json.dumps(read(dee, party.table, token_of(link)))


def test_asked_again_it_is_the_same_link_until_a_new_one_is_wished(live: Live, party: Any) -> None:
    party, dee, link = finished(live, party)
    entries = party.people[0].get(f"/tables/{party.table}")["seq"]
    for person in party.people:
        assert person.post(f"/tables/{party.table}/share", {})["link"] == link
    assert party.people[0].get(f"/tables/{party.table}")["seq"] == entries
    new = party.people[2].post(f"/tables/{party.table}/share", {"renew": True})["link"]
    read(dee, party.table, token_of(link), 404)
    read(dee, party.table, token_of(new))
    hidden = party.people[0].post(f"/tables/{party.table}/share", {"names": False})["link"]
    assert party.people[0].post(f"/tables/{party.table}/share", {"withdraw": True}) == {"link": None}
    for dead in (link, new, hidden):
        read(dee, party.table, token_of(dead), 404)
    assert party.people[0].post(f"/tables/{party.table}/share", {})["link"] not in (link, new)


def test_a_running_game_is_never_shared(live: Live, party: Any) -> None:
    assert party.people[0].post(f"/tables/{party.table}/share", {}, 409)["key"] == "server-not-now"
    # not even by the token that its link will have once it is over
    dee = Person(live.url, "Dee")
    for seq in range(1, 40):
        token = live.tables.signer.token("share", party.table, str(seq))
        dee.get(f"/tables/{party.table}", 404, share=token)
    # whose game it is not has nothing to hand on
    party.finish()
    dee.post(f"/tables/{party.table}/share", {}, 404)
    watcher = Person(live.url, "Eve")
    watcher.claim(party.watch_link)
    assert watcher.post(f"/tables/{party.table}/share", {}, 403)["key"] == "server-not-yours"
    read(dee, party.table, "", 404)


def test_a_table_closed_unplayed_has_nothing_to_share(live: Live) -> None:
    ann = Person(live.url, "Ann")
    table = ann.make("auction", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["table"]
    ann.post(f"/tables/{table}/do", {"type": "close", "id": "close"})
    ann.post(f"/tables/{table}/share", {}, 409)


def test_a_public_game_needs_no_token(live: Live, party: Any) -> None:
    party = type(party)(live, public=True)
    party.finish()
    link = party.people[0].post(f"/tables/{party.table}/share", {})["link"]
    assert link == f"{live.url}/t/{party.table}"
    dee = Person(live.url, "Dee")
    assert read(dee, party.table, None)[0]["shared"] is False


def test_what_is_left_out_is_not_in_it_at_all(live: Live, party: Any) -> None:
    party, _dee, _link = finished(live, party)
    table = live.tables.live_tables[party.table].table
    named, nameless = (Table.fold(table.id, entries_for_strangers(table, names)) for names in (True, False))
    for copy in (named, nameless):
        assert copy.seq == table.seq
        assert copy.result == table.result
        assert not copy.shares
        assert not copy.next
        assert not any(isinstance(events.decode(raw), events.Chat) for raw in copy.raw)
    assert [seat.name for seat in named.seats] == [seat.name for seat in table.seats]
    assert not any(b"Ann" in raw or b"Bob" in raw for raw in nameless.raw)


def test_talk_after_the_end_does_not_make_strangers_read_the_whole_log_again(
    live: Live, party: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, dee, link = finished(live, party)
    folds: list[str] = []
    honest = live.tables.fold

    async def fold(table: str, raws: list[bytes]) -> Table:
        folds.append(table)
        return await honest(table, raws)

    monkeypatch.setattr(live.tables, "fold", fold)
    for number in range(3):
        assert party.sockets[0].do("chat", seat=0, text=f"well played {number}")["type"] == "done"
        log = dee.get(f"/tables/{party.table}/log", share=token_of(link))
        assert log["seq"] == live.tables.live_tables[party.table].table.seq
        assert log["lines"][-1]["kind"] == "share"
        assert "well played" not in str(log)
    assert folds == [party.table]


def test_bots_are_called_on_the_card_as_at_the_table() -> None:
    """The second of a level by a name of its own, a person's seat not at all; of a level too often there, nothing."""
    seats = [
        SimpleNamespace(name=name, bot=bot) for name, bot in ((None, "easy"), ("Ann", "easy"), (None, None))
    ]
    table: Any = SimpleNamespace(made=SimpleNamespace(game="mob"), seats=[*seats, seats[0], seats[0]])
    words = Words("en")
    found = [character(words, table, seat) for seat in (0, 2, 3, 4)]
    assert found == [words.say("mob-bot-easy"), "", words.say("mob-bot-easy-more"), ""]


HOSTILE = "\"><script>alert(1)</script>&amp;'<!--"


def tags(link: str) -> dict[str, str]:
    """The Open Graph tags of a page, as a program reads them that draws a preview: without a cookie."""
    text = httpx.get(link, verify=PLAIN).raise_for_status().text
    assert text.count("<script") == text.count('<script type="module"')
    found = re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"<>]*)" />', text)
    return {name: html.unescape(value) for name, value in found}


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the browser client is not built")
def test_the_page_of_a_shared_game_says_who_won(
    live: Live, party: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "say", _say(Words.say))
    address = f"{live.url}/t/{party.table}"
    assert tags(address) == {}
    party, _dee, link = finished(live, party)
    assert tags(address) == tags(f"{address}?share=wrong") == tags(f"{live.url}/t/nosuchtable") == {}
    told = tags(f"{link}&at=12")
    assert told["og:url"] == f"{link}&at=12"
    winner = party.sockets[0].table["result"]["ranks"].index(1)
    assert ("Ann", "Bob", "Cem")[winner] in told["og:description"]
    hidden = party.people[0].post(f"/tables/{party.table}/share", {"names": False})["link"]
    assert not re.search("Ann|Bob|Cem", str(tags(hidden)))
    party.people[0].post(f"/tables/{party.table}/share", {"withdraw": True})
    assert tags(link) == tags(hidden) == {}


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the browser client is not built")
def test_names_in_the_page_are_text(live: Live, party: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "say", _say(Words.say))
    party, _dee, link = finished(live, party)
    for seat in live.tables.live_tables[party.table].table.seats:
        seat.name = HOSTILE
    assert HOSTILE in tags(link)["og:description"]
    # nor is anything else of the address
    assert tags(link + '&at="><script>')["og:title"]


def _say(say: Any) -> Any:
    """The tests' little game has no name in the catalogues."""
    return lambda self, key, **facts: "Auction" if key == "auction-name" else say(self, key, **facts)
