"""Every test here plays the tiny auction game."""

from __future__ import annotations

import pytest

import small_game
from driver import Driver


@pytest.fixture(autouse=True)
def _auction(monkeypatch: pytest.MonkeyPatch) -> None:
    small_game.install(monkeypatch)


@pytest.fixture
def driver() -> Driver:
    return Driver().start()
