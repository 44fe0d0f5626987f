"""Attacks on chance: servers that cheat in each way that tests/cheats.py knows, many times over, and what a check finds.
`python -m bench.attack` runs the families with all others; this file alone runs these.

    python bench/attack_chance.py
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

if __name__ == "__main__" or "cheats" not in sys.modules:
    above = Path(__file__).resolve().parent.parent
    sys.path[:0] = [str(above), str(above / "tests")]

import pytest

import cheats
import small_game

TIMES = 50
TABLES = 400  # tables for the rates


def _with_auction(work: Callable[[], str]) -> str:
    """The tiny game of the tests stands for all: what is attacked here knows no rules."""
    patch = pytest.MonkeyPatch()
    small_game.install(patch)
    try:
        return work()
    finally:
        patch.undo()


def each_kind() -> str:
    """Every cheat so many times: caught every time where it is to be caught, never claimed where it is not."""

    def work() -> str:
        caught = unclaimed = 0
        for cheat in cheats.CHEATS.values():
            for n in range(TIMES):
                report = cheat.play(f"bench {n}").check(True)
                if cheat.kept is not None:
                    assert cheat.kept in {key for key, _ in report.problems}, cheat
                    caught += 1
                else:
                    assert report.ok, cheat
                    assert cheat.unsaid in report.proves_not, cheat
                    unclaimed += 1
        kinds = sum(cheat.kept is not None for cheat in cheats.CHEATS.values())
        return (
            f"{kinds} kinds caught {caught} of {caught} times with what the player kept; "
            f"{len(cheats.CHEATS) - kinds} kinds said not to be excluded, {unclaimed} of {unclaimed} times"
        )

    return _with_auction(work)


def tries() -> str:
    """A chosen set-up by trying secrets: what 176 tries bought from the first version, and what they buy now."""

    def work() -> str:
        began = time.monotonic()
        first = sum(cheats.first_version(f"rate {n}").got for n in range(TIMES))
        second = sum(cheats.many_secrets(f"rate {n}").got for n in range(TABLES))
        luck = sum(cheats.lucky(f"rate {n}") for n in range(TABLES))
        return (
            f"wanted set-up with {cheats.TRIES} tries: first version {first} of {TIMES}, now {second} of {TABLES}, "
            f"honest tables {luck} of {TABLES} ({time.monotonic() - began:.0f} s)"
        )

    return _with_auction(work)


FAMILIES: list[tuple[str, Callable[[], str]]] = [
    ("chance: cheats of each kind", each_kind),
    ("chance: a chosen set-up by tries", tries),
]

if __name__ == "__main__":
    for name, family in FAMILIES:
        print(f"{name}: {family()}", flush=True)
