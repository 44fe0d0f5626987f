"""Tests of a game's rules name the rules they prove: `@rule("TH-22")`.

`no_cover`: whole games, which coverage would make several times slower and in which it sees nothing new.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "games",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("games")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test proves")
