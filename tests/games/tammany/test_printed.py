"""printed.toml is checked when read: each way in which it can be broken has its own error that names the place."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from backroom.engine.errors import DataError
from backroom.games.tammany.printed import Printed, printed, read
from backroom.testing.refusals import wrong_data

TEXT = resources.files("backroom.games.tammany").joinpath("printed.toml").read_text(encoding="utf-8")


def ward(number: int) -> str:
    """The table of a ward, as it stands in the file."""
    found = re.search(rf"\[\[ward\]\]\nnumber = {number}\n(?:.+\n)+", TEXT)
    assert found
    return found[0]


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_the_printed_facts_are_read() -> None:
    assert read(TEXT.encode(), "printed.toml") == printed()
    assert isinstance(printed(), Printed)
    assert len(printed().wards) == 15


BROKEN = {
    "not toml": ("cubes = = 3", "data-unreadable", ""),
    "cut short": (TEXT[:-20], "data-unreadable", ""),
    "a field missing": (changed("cubes = 25", ""), "data-field-missing", "cubes"),
    "a field too many": ("more = 1\n" + TEXT, "data-field-unknown", "more"),
    "a field too many in a ward": (changed("number = 9\n", "number = 9\nname = 1\n"), "data-field-unknown", "ward[7].name"),
    "a number that is none": (changed("cubes = 25", 'cubes = "25"'), "data-field-value", "cubes"),
    "a truth for a number": (changed("cubes = 25", "cubes = true"), "data-field-value", "cubes"),
    "a number out of range": (changed("locks = 2", "locks = 0"), "data-field-value", "locks"),
    "other colours": (changed('"blue"]', '"pink"]'), "data-field-value", "colours"),
    "a list too short": (changed("3 = [1, 5, 9]", "3 = [1, 5]"), "data-field-value", "opens.3"),
    "a year too late": (changed("3 = [1, 5, 9]", "3 = [1, 5, 17]"), "data-field-value", "opens.3"),
    "no years at all": (changed("[opens]", "[closes]"), "data-field-missing", "opens"),
    "a number of players too many": (changed("5 = [1, 1, 1]", "5 = [1, 1, 1]\n6 = []"), "data-field-unknown", "opens.6"),
    "an unknown special": (changed('special = "bonus cube"', 'special = "bonus"'), "data-field-value", "ward[1].special"),
    "a zone too many": (changed("zone = 3", "zone = 4"), "data-field-value", "ward[12].zone"),
    "wards that are no tables": (re.sub(r"(?s)\[\[ward\]\].*", "", "ward = [1]\n" + TEXT), "data-field-value", "ward"),
    "a missing ward": (changed(ward(11), ""), "data-ward-missing", "ward"),
    "a ward twice": (changed(ward(11), ward(11) * 2), "data-ward-twice", "ward 11"),
    "a ward 12": (changed(ward(11), ward(11) + '\n[[ward]]\nnumber = 12\nzone = 3\nspecial = ""\nneighbours = []\n'),
                  "data-field-value", "ward 12.number"),
    "asymmetric neighbours": (changed("neighbours = [8, 15]", "neighbours = [8, 14, 15]"),
                              "data-neighbours-asymmetric", "ward 9.neighbours"),
    "an unknown neighbour": (changed("neighbours = [8, 15]", "neighbours = [8, 12, 15]"),
                             "data-neighbours-unknown", "ward 9.neighbours"),
    "a ward its own neighbour": (changed("neighbours = [8, 15]", "neighbours = [8, 9, 15]"),
                                 "data-neighbours-unknown", "ward 9.neighbours"),
    "set-up cubes that do not fill the wards": (changed("2 = [2, 2, 1, 0]", "2 = [2, 2, 2, 0]"), "data-total", "setup.2"),
    "zones out of order": (changed(ward(9), "").rstrip() + "\n\n" + ward(9), "data-field-value", "ward.zone"),
    "no Tammany Hall": (changed('special = "tammany hall"', 'special = ""'), "data-total", "ward.special"),
}  # fmt: skip


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_file_names_the_place(how: str) -> None:
    wrong_data(read, *BROKEN[how])


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(DataError) as caught:
        read(b"\xff\xfe", "printed.toml")
    assert caught.value.key == "data-unreadable"
    assert caught.value.facts["file"] == "printed.toml"
