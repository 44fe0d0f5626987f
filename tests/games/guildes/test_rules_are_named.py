"""Every rule of Guildes is named by a test that proves it."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from pathlib import Path


def test_every_rule_id_is_named_by_a_test() -> None:
    help_file = resources.files("backroom.games.guildes").joinpath("help.toml").read_text(encoding="utf-8")
    ids = {rule for section in tomllib.loads(help_file)["section"] for rule in section["rules"]}
    assert len(ids) == 58
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for marks in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"GU-\w+", marks))
    assert named == ids
