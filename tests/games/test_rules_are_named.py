"""Every rule of a game is named by a test that proves it; the rulebook's worked examples (``TH-E1``) may be, too."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from backroom import games

HERE = Path(__file__).parent
EXAMPLE = re.compile(r"[A-Z]+-E\d+")


@pytest.mark.parametrize("name", games.names())
def test_every_rule_id_is_named_by_a_test(name: str) -> None:
    help_file = resources.files(games.load(name).package).joinpath("help.toml").read_text(encoding="utf-8")
    ids = {rule for section in tomllib.loads(help_file)["section"] for rule in section.get("rules", [])}
    assert ids, "the help has no rules"
    named: set[str] = set()
    for path in (HERE / name).glob("test_*.py"):
        for marks in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"[A-Z]+-\w+", marks))
    assert ids - named == set()
    assert {rule for rule in named - ids if not EXAMPLE.fullmatch(rule)} == set()
