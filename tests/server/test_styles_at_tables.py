"""A bot in a style at a table: named when it is seated, in every message and file that names it, and played so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from backroom import bots, games
from backroom.engine.errors import OptionError
from backroom.engine.state import CHANCE
from backroom.server.cards import describe
from backroom.table import thinking
from backroom.table.export import export
from backroom.table.thinking import Task
from backroom.table.verify import verify
from live import Live, Person

ME = {"kind": "me", "name": "Ann"}
FAIR = {"type": "start", "id": "s"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Live]:
    with Live(tmp_path / "store.sqlite") as server:
        yield server


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def test_games_tell_their_styles_where_they_tell_their_levels(house: Live) -> None:
    told = Person(house.url).get("/games")
    assert told["styled"] == list(bots.LEVELS)
    assert {game["name"]: game["styles"] for game in told["games"]} == {
        name: list(bots.styles(games.load(name))) for name in games.names()
    }
    assert any(game["styles"] for game in told["games"])
    assert set(told["styled"]) < set(told["bots"])


@pytest.mark.parametrize("name", [name for name in games.names() if bots.styles(games.load(name))])
def test_a_game_of_styled_bots_is_told_exported_and_checked(name: str, house: Live) -> None:
    """Also when the bot is put on its seat in the waiting room, and when it takes over for somebody."""
    ann, some, n = Person(house.url, "Ann"), list(bots.styles(games.load(name))), games.load(name).seats[0]
    first, last = some[0], some[-1]
    seats = [ME, bot(f"greedy~{first}"), *[bot("greedy")] * (n - 2)]
    table = str(ann.make(name, seats)["table"])
    assert [seat["bot"] for seat in ann.get(f"/tables/{table}")["seats"]][1] == f"greedy~{first}"
    eyes = ann.watch(table)
    assert eyes.do("seat", seat=1, bot=f"easy~{last}")["type"] == "done"
    line = ann.get(f"/tables/{table}/log")["lines"][-1]
    assert (line["kind"], line["bot"]) == ("bot", f"easy~{last}")
    assert eyes.table["seats"][1]["bot"] == f"easy~{last}"
    ann.add_bits(table)
    ann.post(f"/tables/{table}/do", FAIR)
    assert eyes.do("leave", seat=0, bot=f"beginner~{first}")["type"] == "done"
    while eyes.table["status"] != "over":
        eyes.next()
    lines = ann.get(f"/tables/{table}/log")["lines"]
    assert {line["bot"] for line in lines if line["kind"] == "move" and line["seat"] == 1} == {f"easy~{last}"}
    assert [line["bot"] for line in lines if line["kind"] == "left"] == [f"beginner~{first}"]
    record = ann.http.get(f"/tables/{table}/export")
    assert record.json()["seats"][1] == f"easy~{last}"
    assert verify(record.content).problems == []
    assert ann.get("/mine")["tables"][0]["seats"][1]["bot"] == f"easy~{last}"


REFUSED: dict[str, tuple[str, dict[str, Any]]] = {
    "hard~shy": (
        "error-style-unknown",
        {"style": "shy", "game": "tammany", "expected": "bold, hoarder, slanderer"},
    ),
    "hard~": (
        "error-style-unknown",
        {"style": "", "game": "tammany", "expected": "bold, hoarder, slanderer"},
    ),
    "random~bold": ("error-style-level", {"bot": "random", "expected": ", ".join(bots.LEVELS)}),
    "shy~bold": ("server-no-bot", {"bot": "shy", "expected": ", ".join(bots.names())}),
    "hard@400~bold": ("server-no-bot", {"bot": "hard@400", "expected": ", ".join(bots.names())}),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_style_that_cannot_be_is_refused_by_what_there_is(name: str, house: Live) -> None:
    key, facts = REFUSED[name]
    ann = Person(house.url, "Ann")
    seats = [ME, bot(name), bot("easy")]
    told = ann.post("/tables", {"game": "tammany", "seats": seats}, 400)
    assert (told["key"], told["facts"]) == (key, facts)
    table = str(ann.make("tammany", [ME, bot("easy~bold"), {"kind": "open"}])["table"])
    told = ann.post(f"/tables/{table}/do", {"type": "seat", "id": "b", "seat": 1, "bot": name}, 400)
    assert (told["key"], told["facts"]) == (key, facts)
    assert ann.get(f"/tables/{table}")["seats"][1]["bot"] == "easy~bold"


def test_a_bot_in_a_style_may_be_asked_for_a_hint(house: Live) -> None:
    ann = Person(house.url, "Ann")
    table = str(ann.make("mob", [ME, bot("greedy")])["table"])
    ann.add_bits(table)
    ann.post(f"/tables/{table}/do", FAIR)
    eyes = ann.watch(table)
    while 0 not in eyes.table["pending"]:
        eyes.next()
    told = ann.get(f"/tables/{table}/hint", seat=0, bot="greedy~shooter")
    moves = ann.get(f"/tables/{table}/view", seat=0)["view"]["moves"]
    assert told["text"] in moves or not moves
    told = ann.get(f"/tables/{table}/hint", 400, seat=0, bot="greedy~shy")
    assert (told["key"], told["facts"]["expected"]) == ("error-style-unknown", "driver, shooter")


def test_a_table_outlives_a_style() -> None:
    """A later version of a game may have other styles: whoever sits there in an old one plays on in the usual manner."""
    game = games.load("mob")
    state = game.start(2)
    while state.actor() == CHANCE:
        state.apply(state.legal_actions()[0])
    told = {
        name: thinking.think(Task("mob", 2, {}, None, state.to_bytes(), state.actor(), name, 3))
        for name in ("greedy", "greedy~gone")
    }
    assert told["greedy"] == told["greedy~gone"]
    with pytest.raises(OptionError):
        thinking.think(Task("mob", 2, {}, None, state.to_bytes(), state.actor(), "gone~shooter", 3))


def test_a_game_without_styles_says_so(live: Live) -> None:
    ann = Person(live.url, "Ann")
    assert {game["name"]: game["styles"] for game in ann.get("/games")["games"]}.get("auction", []) == []
    told = ann.post("/tables", {"game": "auction", "seats": [ME, bot("greedy~bold"), bot("greedy")]}, 400)
    assert (told["key"], told["facts"]) == ("error-style-none", {"game": "auction", "style": "bold"})


def test_a_begun_table_with_fewer_keeps_its_styled_bots(house: Live) -> None:
    ann = Person(house.url, "Ann")
    table = str(ann.make("guildes", [ME, {"kind": "open"}, bot("easy~spoiler"), bot("easy")])["table"])
    ann.post(f"/tables/{table}/do", {"type": "start", "id": "f", "fewer": True})
    seats = ann.get(f"/tables/{table}")["seats"]
    assert sorted(seat["bot"] or "" for seat in seats) == ["", "easy", "easy~spoiler"]


def test_who_is_seated_twice_at_one_level_has_two_names(house: Live) -> None:
    """In a style or not: a character is the level's, the second of it somebody else."""
    ann = Person(house.url, "Ann")
    seats = [bot("easy~driver"), bot("easy")]
    table = str(ann.make("mob", seats, start=True)["table"])
    eyes = ann.watch(table)
    while eyes.table["status"] != "over":
        eyes.next()
    _, told = describe(house.tables.live_tables[table].table, True)
    assert "Ma Rizzo" in told
    assert "Benny Knuckles" in told
    assert export(house.tables.live_tables[table].table, "all")["seats"] == ["easy~driver", "easy"]
