"""Settings: every one is documented, bad ones are refused by name."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from backroom.engine.errors import OptionError
from backroom.server.settings import PREFIX, Settings

DOCS = Path(__file__).parents[2] / "docs" / "settings.md"


def test_the_table_in_the_docs_is_this_class() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \|$", DOCS.read_text(encoding="utf-8"), re.M)
    told = [(name, default.strip("`"), text) for name, default, text in rows]
    assert told == [
        (
            PREFIX + item.name.upper(),
            "empty" if item.default == "" else str(item.default),
            item.metadata["text"],
        )
        for item in dataclasses.fields(Settings)
    ]


def test_the_environment_is_read_and_arguments_win() -> None:
    env = {"BACKROOM_PORT": "9000", "BACKROOM_METRICS": "open"}
    assert Settings.read(env).port == 9000
    assert Settings.read(env, port=1234, host=None).port == 1234
    assert Settings.read(env).metrics == "open"


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "many"), ("PORT", "70000"), ("METRICS", "yes"), ("SECRET", "abc"), ("ORIGIN", "play.example"),
     ("BOTS", "-2"), ("STORE_SECONDS", "0"), ("MESSAGE_BYTES", "-5")],
)  # fmt: skip
def test_bad_settings_are_named(name: str, value: str) -> None:
    with pytest.raises(OptionError) as told:
        Settings.read({PREFIX + name: value})
    assert told.value.facts["name"] == PREFIX + name
    assert "abc" not in str(told.value)
