"""A file fits on a few screens: no module of Python and none of the client is longer than a person reads in one go.

Tests, catalogues and data are not counted. What is still longer is listed with how long it may be.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST = 450
#: Files that are still too long, each with what it may have: to be split, then to leave this list.
LONGER: dict[str, int] = {}


def lengths() -> dict[str, int]:
    found = [
        *ROOT.glob("src/backroom/**/*.py"),
        *ROOT.glob("bench/*.py"),
        *ROOT.glob("examples/*/src/**/*.py"),
        *(path for path in ROOT.glob("web/src/**/*") if path.suffix in (".ts", ".svelte", ".css")),
    ]
    return {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in found
    }


def test_no_file_is_longer_than_a_few_screens() -> None:
    found = lengths()
    assert len(found) > 200
    assert {name: n for name, n in found.items() if n > LONGER.get(name, MOST)} == {}
