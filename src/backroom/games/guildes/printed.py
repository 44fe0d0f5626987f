"""Reads printed.toml, the facts on the cards, and checks that they hold together (GU-08).

An owner's corrected copy is read by the same function; what does not fit is named by its field.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib import resources

from backroom.engine.errors import DataError
from backroom.engine.toml import Reader

GUILDS = (
    "fishermen",
    "farmers",
    "artisans",
    "scholars",
    "merchants",
    "burghers",
    "knights",
    "nobles",
    "priests",
    "alchemists",
)
KINDS = (*GUILDS, "militia")
EVENTS = ("fewer", "ties", "turns", "redistribution", "pairs", "facedown")
TRICKS = (
    "protection",
    "swap",
    "sacrifice",
    "draw",
    "exchange",
    "knights",
    "nobles",
    "priests",
    "alchemists",
)
LETTERS = "ABCDEFGHI"
SEATS = ("red", "blue", "yellow", "green", "purple", "orange")
CARDS = 110  # GU-01
THIRD_PLACES = {"fishermen": 2, "burghers": 2, "alchemists": 4}  # GU-30: all others three
SHORT_MILITIA = 3  # GU-10: with three players these and the alchemists are taken out ...
SHORT_NEED = 90  # ... and three rounds of ten cards each are dealt


@dataclass(frozen=True)
class Guild:
    name: str
    cards: int
    counts: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # values by count and place


@dataclass(frozen=True)
class Printed:
    """All printed facts, guilds in the order of the counting card."""

    militia_cards: int
    militia_votes: int
    guilds: tuple[Guild, ...]
    directions: tuple[int, ...]  # by event: 1 left, -1 right
    letters: tuple[str, ...]  # by trick


def read(raw: bytes, file: str) -> Printed:
    """The facts in a TOML file; ``DataError`` names the field that does not fit."""
    top = Reader.from_bytes(raw, file)
    top.of_game("guildes")
    militia = top.table("militia")
    militia_cards = militia.whole("cards", SHORT_MILITIA, 30)
    militia_votes = militia.whole("votes", 0, 20)
    guilds = tuple(_guild(table, name) for table, name in zip(_rows(top, "guild", GUILDS), GUILDS))
    directions = tuple(_direction(table, name) for table, name in zip(_rows(top, "event", EVENTS), EVENTS))
    letters: list[str] = []
    for table, name in zip(_rows(top, "trick", TRICKS), TRICKS):
        table.one_of("name", (name,))
        letter = table.one_of("letter", tuple(LETTERS))
        if letter in letters:
            raise DataError(table.field("letter"), "data-guildes-letter-twice", {"letter": letter})
        letters.append(letter)
        table.done()
    top.done()
    total = militia_cards + sum(guild.cards for guild in guilds)
    if total != CARDS:
        raise DataError("guild.cards", "data-total", {"have": total, "need": CARDS})
    short = total - guilds[-1].cards - SHORT_MILITIA
    if short < SHORT_NEED:
        raise DataError("guild[10].cards", "data-total", {"have": short, "need": SHORT_NEED})
    return Printed(militia_cards, militia_votes, guilds, directions, tuple(letters))


def _rows(top: Reader, name: str, wanted: tuple[str, ...]) -> list[Reader]:
    rows = top.tables(name)
    if len(rows) != len(wanted):
        raise DataError(name, "data-total", {"have": len(rows), "need": len(wanted)})
    return rows


def _guild(table: Reader, name: str) -> Guild:
    table.one_of("name", (name,))
    cards = table.whole("cards", 1, 30)
    counts = (
        _values(table, "first", 1),
        _values(table, "second", 2),
        _values(table, "third", THIRD_PLACES.get(name, 3)),
    )
    if counts[0][0] != cards:
        facts: dict[str, str | int] = {"guild": name, "have": counts[0][0], "need": cards}
        raise DataError(table.field("first"), "data-guildes-copies", facts)
    table.done()
    return Guild(name, cards, counts)


def _values(table: Reader, name: str, places: int) -> tuple[int, ...]:
    """What a count pays by place: so many places, none better than the one before."""
    values = table.list_of(name, int, places, range(31))
    if values != sorted(values, reverse=True):
        raise table.wrong(name, "falling", count=places)
    return tuple(values)


def _direction(table: Reader, name: str) -> int:
    table.one_of("name", (name,))
    passes = table.one_of("passes", ("left", "right"))
    table.done()
    return 1 if passes == "left" else -1


@functools.cache
def printed() -> Printed:
    """The facts that come with the package."""
    file = resources.files(__package__).joinpath("printed.toml")
    return read(file.read_bytes(), "printed.toml")
