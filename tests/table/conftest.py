"""Every test here plays the tiny auction game."""

from __future__ import annotations

import pytest

import auction
from driver import Driver


@pytest.fixture(autouse=True)
def _auction(monkeypatch: pytest.MonkeyPatch) -> None:
    auction.install(monkeypatch)


@pytest.fixture
def driver() -> Driver:
    return Driver().start()
