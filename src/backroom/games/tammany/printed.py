"""Reads printed.toml, the facts on the board and in the box, and checks that they hold together."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from importlib import resources
from typing import Any

from backroom.engine.errors import DataError
from backroom.engine.toml import Reader

WARD_NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 17)  # TH-06: there are no wards 12 and 16
SPECIALS = ("", "bonus cube", "bonus chip", "tammany hall")
COLOURS = ("green", "white", "orange", "blue")


@dataclass(frozen=True)
class Ward:
    number: int
    zone: int
    special: str
    neighbours: tuple[int, ...]


@dataclass(frozen=True)
class Printed:
    """All printed facts, wards in election order."""

    cubes: int
    chips: int
    bosses: int
    slanders: int
    locks: int
    opens: dict[int, tuple[int, ...]]
    setup: tuple[tuple[int, ...], ...]
    wards: tuple[Ward, ...]


def read(raw: bytes, file: str) -> Printed:
    """The facts in a TOML file; ``DataError`` names the field that does not fit."""
    top = Reader.from_bytes(raw, file)
    top.of_game("tammany")
    if top.list_of("colours", str) != list(COLOURS):
        raise top.not_one_of("colours", COLOURS)
    counts = {name: top.whole(name, 1, 100) for name in ("cubes", "chips", "bosses", "slanders", "locks")}
    opens = {n: tuple(top.table("opens").list_of(str(n), int, 3, range(1, 17))) for n in (3, 4, 5)}
    setup = tuple(tuple(top.table("setup").list_of(str(zone), int, 4, range(26))) for zone in (1, 2, 3))
    wards = tuple(_ward(table) for table in top.tables("ward"))
    top.done()
    _check_wards(wards)
    for zone in (1, 2, 3):
        have, need = sum(setup[zone - 1]), sum(ward.zone == zone for ward in wards)
        if have != need:  # TH-11: one cube a ward
            raise DataError(f"setup.{zone}", "data-total", {"have": have, "need": need})
    return Printed(opens=opens, setup=setup, wards=wards, **counts)


def _ward(table: Reader) -> Ward:
    ward = Ward(
        table.whole("number", 1, 17),
        table.whole("zone", 1, 3),
        table.one_of("special", SPECIALS),
        tuple(table.list_of("neighbours", int)),
    )
    table.done()
    return ward


def _check_wards(wards: tuple[Ward, ...]) -> None:
    by_number: dict[int, Ward] = {}
    for ward in wards:
        if ward.number in by_number:
            raise DataError(f"ward {ward.number}", "data-ward-twice", {"ward": ward.number})
        by_number[ward.number] = ward
    for number in WARD_NUMBERS:
        if number not in by_number:
            raise DataError("ward", "data-ward-missing", {"ward": number})
    for ward in wards:
        field = f"ward {ward.number}.neighbours"
        if ward.number not in WARD_NUMBERS:
            facts: dict[str, Any] = {
                "value": ward.number,
                "wanted": "choice",
                "expected": ", ".join(map(str, WARD_NUMBERS)),
            }
            raise DataError(f"ward {ward.number}.number", "data-field-value", facts)
        for other in ward.neighbours:
            if other not in by_number or other == ward.number:
                raise DataError(field, "data-neighbours-unknown", {"ward": ward.number, "ward2": other})
            if ward.number not in by_number[other].neighbours:  # TH-06
                raise DataError(field, "data-neighbours-asymmetric", {"ward": ward.number, "ward2": other})
    zones = [ward.zone for ward in wards]
    if zones != sorted(zones):
        raise DataError(
            "ward.zone", "data-field-value", {"value": str(zones), "wanted": "choice", "expected": "1, 2, 3"}
        )
    halls = [w for w, ward in enumerate(wards) if ward.special == "tammany hall"]
    if halls != [5]:  # the rules know it as the last ward of zone I
        raise DataError("ward.special", "data-total", {"have": len(halls), "need": 1})


@functools.cache
def printed() -> Printed:
    """The facts that come with the package."""
    file = resources.files(__package__).joinpath("printed.toml")
    return read(file.read_bytes(), "printed.toml")
