"""Every page that is no table in play: nothing cut, covered, too small or too close at a desktop's and two phones' sizes;
axe-core finds nothing, by day, by night, in high contrast and in every palette. A sample of what ``python -m bench.pages``
looks at.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from bench import looks as whole
from bench import pages
from playwright.sync_api import Page, expect
from tests.web import hands, looks

Visitor = Callable[..., Page]
SIZES = ((1280, 800), (390, 844), (844, 390))
# Where a group has a page for each game or number of players, one of them stands for all here.
SAMPLE = {"making": 1, "waiting": 3, "reading": 9, "learning": 6, "lost": 3}
# Ends are looked at where whole games are played, lessons and puzzles where they are gone through.
LOOKED = ("ended", "learning")
LANGS = ("fr", "it", "en")
PAINT = """([contrast, palette]) => Object.assign(document.documentElement.dataset, { contrast, palette })"""
THEMES = (("more", "usual"), ("normal", "protan"), ("normal", "deutan"), ("normal", "tritan"))


@pytest.mark.parametrize("group", [group for group in pages.GROUPS if group not in LOOKED])
def test_every_page_fits_and_is_for_everyone(
    served: Any, visitor: Visitor, tmp_path: Path, group: str
) -> None:
    number = list(pages.GROUPS).index(group)
    # What is not there is told on the console too.
    page = visitor(LANGS[number % 3], quiet=group != "lost")
    found: list[str] = []
    for turn, (name, long) in enumerate(pages.GROUPS[group](page, served.url)):
        if turn >= SAMPLE.get(group, 9):
            break
        found += whole.look(
            page,
            tmp_path,
            name,
            turn + 1,
            both=False,
            picture=False,
            sizes=SIZES,
            behind=pages.NEVER,
            long=long,
        )
        looks.size(page, 390, 844)
        found += [f"{name}: small for a finger: {small}" for small in looks.small_targets(page)]
        looks.size(page, 1280, 800)
        found += [f"{name}: {wrong}" for wrong in looks.violations(page)]
        for theme in THEMES if turn == 0 else ():
            page.evaluate(PAINT, theme)
            found += [f"{name}: {theme}: {wrong}" for wrong in looks.violations(page, colours=True)]
        page.evaluate(PAINT, ["normal", "usual"])
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_there_is_said_in_words(served: Any, visitor: Visitor, lang: str) -> None:
    """A page of the house with the ways on, not a blank one, whatever the address asks for."""
    page = visitor(lang, quiet=False)
    for name, _ in pages.lost(page, served.url):
        told = page.locator("main [role=alert]")
        expect(told).not_to_be_empty()
        assert "web-" not in told.inner_text(), name
        expect(page.locator("main a.main")).to_have_attribute("href", "/")
        expect(page.get_by_text("chess")).to_have_count(1 if name == "lost-learn" else 0)


def test_the_server_says_so_too(served: Any, visitor: Visitor) -> None:
    """A page that is none has the status of one; what is no page is answered in a word."""
    page = visitor(quiet=False)
    answer = page.goto(served.url + "/nowhere")
    assert answer is not None
    assert answer.status == 404
    told = page.request.get(served.url + "/assets/none.js", headers={"accept": "*/*"})
    assert (told.status, told.text()) == (404, "not found")


@pytest.mark.parametrize("lang", LANGS)
def test_a_table_says_how_long_ago_it_began(served: Any, visitor: Visitor, lang: str) -> None:
    page = visitor(lang)
    hands.table(page, served.url, "mob", ["Ann", "bot"], look=False)
    page.clock.install()
    page.clock.fast_forward(3 * 3_600_000)
    hands.home(page, served.url)
    words = {"en": "begun 3 hours ago", "fr": "commencée il y a 3 heures", "it": "iniziata 3 ore fa"}
    expect(page.locator(".mine em").first).to_have_text(words[lang])


# The first of the letters that an element asks for.
FACE = "(e) => getComputedStyle(e).fontFamily.split(',')[0]"


@pytest.mark.parametrize("game", pages.GAMES)
def test_windows_have_the_look_of_their_table(served: Any, visitor: Visitor, game: str) -> None:
    """Letters and ground of a window over a table are the game's, not the machine's."""
    page = visitor()
    hands.table(page, served.url, game, ["Ann", *["bot"] * (1 if game == "mob" else 2)])
    stage = page.locator(".stage")
    page.locator("header button").last.click()
    window = page.locator("dialog[open]")
    for part in (window.locator("label").first, window.get_by_role("heading").first):
        assert part.evaluate(FACE).strip('"') not in ("system-ui", "Iowan Old Style")
    card = "(e) => getComputedStyle(e).getPropertyValue('--card')"
    assert window.evaluate(card) == stage.evaluate(card)
