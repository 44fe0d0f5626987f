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


@pytest.mark.parametrize(
    ("game", "players", "lang"), [("tammany", 5, "it"), ("guildes", 6, "fr"), ("mob", 2, "fr")]
)
def test_words_fit_at_every_size(
    served: Any, visitor: Visitor, tmp_path: Path, game: str, players: int, lang: str
) -> None:
    """No page scrolls, no text is cut, covered, behind a piece or under 11 px, no word touches another, nothing hides a choice."""
    page = visitor(lang)
    whole.sit(page, served.url, game, players)
    found: list[str] = []
    for click in range(max(SAMPLE) + 1):
        ask = hands.asked(page)
        if click in SAMPLE:
            found += whole.look(page, tmp_path, f"{ask}-{click}", click, both=False, picture=False, behind=3)
        if ask == "over":
            break
        hands.click_on(page, game, seed=click, goal=1)
    assert whole.gathered(found) == []


def test_words_fit_beside_the_coach(served: Any, visitor: Visitor, tmp_path: Path) -> None:
    """A newcomer has the coach on: with what he advises the bar still asks its question whole, at every size."""
    page = visitor("it", coach=True)
    whole.sit(page, served.url, "tammany", 4)
    hands.asked(page)
    page.locator("[data-coach=idea]").wait_for()
    found = whole.look(page, tmp_path, "coach", 0, both=False, picture=False, behind=3)
    assert whole.gathered(found) == []
