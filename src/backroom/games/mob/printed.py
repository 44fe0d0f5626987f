"""Reads printed.toml, or a corrected copy of it (MB-09): dice, districts, action board, attorney's track, and checks them.

What the rulebook says for certain (43 henchmen, cars for 3, six moles, three rounds) is not here but in schema.py.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib import resources

from backroom.engine.errors import DataError
from backroom.engine.toml import Reader

DISTRICTS = ("bronx", "harlem", "kitchen", "chinatown", "italy", "brooklyn")
DICE = ("black", "white")
FACES = range(1, 7)
ROWS = ("switch", "drive", "switch-drive", "mole", "crate", "attorney")
ICONS = ("", "shoot", "add", "expose", "attorney")
BONUSES = ("expose", "add", "steal")
TRACK = 6  # the most spaces on each side of the attorney's track
PARTS = 3  # a bonus has at most so many
DEAREST = 20  # nobody ever has more henchmen in the warehouse


@dataclass(frozen=True)
class District:
    name: str
    die: str
    face: int


@dataclass(frozen=True)
class Row:
    """A row of the action board: its main action, and cost and icon of its three spaces."""

    action: str
    costs: tuple[int, ...]
    icons: tuple[str, ...]


@dataclass(frozen=True)
class Printed:
    """All printed facts; districts in the order of ``DISTRICTS``, rows as they are printed, top to bottom."""

    crates: int
    dice: tuple[tuple[int, ...], ...]
    districts: tuple[District, ...]
    rows: tuple[Row, ...]
    bonuses: tuple[tuple[str, ...], ...]


def read(raw: bytes, file: str) -> Printed:
    """The facts in a TOML file; ``DataError`` names the field that does not fit."""
    top = Reader.from_bytes(raw, file)
    top.of_game("mob")
    crates = top.whole("crates", 1, 99)
    dice = tuple(tuple(top.table("dice").list_of(die, int, 6, FACES)) for die in DICE)
    districts = tuple(_district(top.table("district").table(name), name) for name in DISTRICTS)
    rows = tuple(_row(table) for table in top.tables("row"))
    track = top.table("attorney")  # MB-07: as many spaces as have a bonus, from 1 outwards without a gap
    spaces = min(TRACK, max(1, len(track.values)))
    bonuses = tuple(_bonus(track, str(space)) for space in range(1, spaces + 1))
    top.done()
    _check_dice(districts, dice)
    _check_rows(rows)
    have = sum(district.face for district in districts)
    if have > crates:  # MB-10
        raise DataError("district", "data-mob-crates", {"have": have, "need": crates})
    return Printed(crates, dice, districts, rows, bonuses)


def _district(table: Reader, name: str) -> District:
    return District(name, table.one_of("die", DICE), table.whole("face", FACES[0], FACES[-1]))


def _row(table: Reader) -> Row:
    action = table.one_of("action", ROWS)
    costs = tuple(table.list_of("costs", int, 3, range(1, DEAREST + 1)))
    icons = tuple(table.list_of("icons", str, 3))
    table.done()
    if any(icon not in ICONS for icon in icons):
        raise table.not_one_of("icons", ICONS)
    return Row(action, costs, icons)


def _bonus(table: Reader, space: str) -> tuple[str, ...]:
    parts = tuple(table.list_of(space, str))
    if not 1 <= len(parts) <= PARTS or any(part not in BONUSES for part in parts):
        raise table.wrong(space, "parts", most=PARTS, expected=", ".join(BONUSES))
    return parts


def _check_dice(districts: tuple[District, ...], dice: tuple[tuple[int, ...], ...]) -> None:
    """Each face of a die names one district, and each district has a face that names it."""
    named: dict[tuple[str, int], str] = {}
    for district in districts:
        key = (district.die, district.face)
        field = f"district.{district.name}.face"
        if key in named:
            raise DataError(
                field, "data-mob-face-twice", {"die": key[0], "face": key[1], "district": named[key]}
            )
        if district.face not in dice[DICE.index(district.die)]:
            raise DataError(field, "data-mob-face-missing", {"die": key[0], "face": key[1]})
        named[key] = district.name
    for die, faces in zip(DICE, dice):
        for face in faces:
            if (die, face) not in named:
                raise DataError(f"dice.{die}", "data-mob-face-nowhere", {"die": die, "face": face})


def _check_rows(rows: tuple[Row, ...]) -> None:
    if len(rows) != len(ROWS):
        raise DataError("row", "data-total", {"have": len(rows), "need": len(ROWS)})
    for i, row in enumerate(rows):
        if row.action in [other.action for other in rows[:i]]:
            facts = {"value": row.action, "wanted": "choice", "expected": ", ".join(ROWS)}
            raise DataError(f"row[{i + 1}].action", "data-field-value", facts)


@functools.cache
def printed() -> Printed:
    """The facts that come with the package."""
    file = resources.files(__package__).joinpath("printed.toml")
    return read(file.read_bytes(), "printed.toml")
