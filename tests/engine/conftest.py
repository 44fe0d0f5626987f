"""The inherited kit: a test that asks for `case` or `plain_case` runs for every registered game."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from kit.cases import amount, plain_cases, some_cases

# The same examples in every run: a failure is there for everybody. `--hypothesis-seed` tries others.
settings.register_profile(
    "kit",
    max_examples=amount(12, 3),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("kit")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", some_cases(), ids=str)
    if "plain_case" in metafunc.fixturenames:
        metafunc.parametrize("plain_case", plain_cases(), ids=str)
