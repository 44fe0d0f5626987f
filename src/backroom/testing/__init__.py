"""The kit that every game's tests inherit, here and in other packages; needs pytest and hypothesis.

A package that brings a game has in its ``tests/conftest.py``

    from backroom.testing import inherit

    pytest_generate_tests = inherit("NAME")

and in a test module ``from backroom.testing.kit import *``: the contract of States, moves as text, secrets of views, steps,
logs and exports, for every number of players and every option. ``positions.Scene`` writes positions for tests of its rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def inherit(*names: str) -> Callable[[pytest.Metafunc], None]:
    """The hook that runs the kit over these games; without names over those of this package."""
    from hypothesis import HealthCheck, settings

    from backroom.testing import cases, stale

    cases.ONLY[:] = names
    # The same examples in every run: a failure is there for everybody. `--hypothesis-seed` tries others.
    settings.register_profile(
        "kit",
        max_examples=cases.amount(12, 3),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("kit")

    unsaid = list(names)

    def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
        stale.warn(*unsaid)
        unsaid.clear()
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", cases.some_cases(), ids=str)
        if "plain_case" in metafunc.fixturenames:
            metafunc.parametrize("plain_case", cases.plain_cases(), ids=str)

    return pytest_generate_tests
