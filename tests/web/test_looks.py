"""A sample of what ``python -m bench.looks`` does for whole games: kinds of decision at all sizes that tables have."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from bench import looks as whole
from playwright.sync_api import Page
from tests.web import hands

Visitor = Callable[..., Page]
# Clicks that are looked at, in a language each: the first decisions, and some when there is more on the board.
SAMPLE = (0, 1, 2, 3, 25, 50)


# Where no word touches its neighbour or its frame; the other two games have such words still (bench.looks names them).
CLOSE = ("guildes",)


@pytest.mark.parametrize(
    ("game", "players", "lang"), [("tammany", 5, "it"), ("guildes", 6, "fr"), ("mob", 2, "fr")]
)
def test_words_fit_at_every_size(
    served: Any, visitor: Visitor, tmp_path: Path, game: str, players: int, lang: str
) -> None:
    """No page scrolls, no text is cut, covered, behind a piece or under 11 px, nothing hides a choice."""
    page = visitor(lang)
    whole.sit(page, served.url, game, players)
    found: list[str] = []
    for click in range(max(SAMPLE) + 1):
        ask = hands.asked(page)
        if click in SAMPLE:
            found += whole.look(
                page, tmp_path, f"{ask}-{click}", click, both=False, picture=False, behind=3, close=game in CLOSE
            )
        if ask == "over":
            break
        hands.click_on(page, game, seed=click, goal=1)
    assert whole.gathered(found) == []
