"""Both stores under the same tests."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from services import Postgres, shared_postgres

NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from shared_postgres()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite")
    return request.getfixturevalue("postgres").database(f"store{next(NUMBERS)}")
