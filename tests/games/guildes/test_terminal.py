"""Guildes at the terminal: nobody reads another's cards in the log (GU-70, GU-74)."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from backroom.cli.terminal import Game
from backroom.engine.record import Record
from backroom.words import Words
from games.guildes.tables import GAME


@pytest.mark.no_cover
def test_the_log_at_the_terminal_keeps_the_others_cards_back() -> None:
    screen = io.StringIO()
    typed = iter(["1", "1", "log", "quit", ""])
    record = Record(GAME, 3, GAME.read_options(), ["me", "random", "random"])
    Game(record, 7, Words("en", strict=True), Console(file=screen, width=200), lambda _: next(typed)).run()
    text = screen.getvalue()
    assert "Everyone is dealt 10 cards." in text
    taken = re.findall(r"(\w+) takes an? (\w+)", text)
    assert any(name == "Red" for name, _ in taken)
    assert not [name for name, _ in taken if name in ("Blue", "Yellow")]
