"""The example package in a real browser: found on the start page, played at the table for any game, with its own board.

Beside it a package whose game does not import is installed: the page says so, and everything else works.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks
from tests.web.serving import Served

from backroom.server.pages import STATIC
from installed import Environment

Visitor = Callable[..., Page]
Press = Callable[[Page, str], None]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in an environment that has both packages."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built (make setup builds it)")
    installed = Environment(tmp_path_factory.mktemp("example"))
    site = installed.package.parent
    (site / "broken_game.py").write_text("import no_such_module\n")
    about = site / "broken_game-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[backroom.games]\nbroken = broken_game\n")
    server = Served(tmp_path_factory.mktemp("served"), python=str(installed.python))
    yield server
    server.stop()


def click(page: Page, where: str) -> None:
    page.locator(where).click()


def by_tab(page: Page, where: str) -> None:
    """Tab to it, Enter: no mouse."""
    page.locator(where).wait_for()
    for _ in range(150):
        if page.evaluate("(where) => document.activeElement.matches(where)", where):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {where}")


def a_whole_hand(page: Page, press: Press) -> None:
    """Bids until there is one to doubt, a doubt, and somebody has lost a die."""
    log = page.locator("[role=log]")  # on a phone it is a tab of its own
    for _ in range(20):
        page.locator("[data-now=act]").wait_for()
        told = len(str(log.text_content()))
        if page.locator("[data-word=doubt], [data-move=doubt]").count():
            press(page, "[data-word=doubt], [data-move=doubt]")
        else:
            press(page, "[data-word=bid]")
            press(page, '[data-word="1"]')
            looks.no_overflow(page)
            press(page, '[data-move="bid 1 2"], [data-word="2"]')
        page.wait_for_function(
            "([told, lost]) => { const log = document.querySelector('[role=log]').textContent;"
            " return log.length > told && (log.includes(lost) || document.querySelector('[data-now=act]')); }",
            arg=[told, "loses a die"],
        )
        if "loses a die" in str(log.text_content()):
            return
    raise AssertionError("no hand came to its end")


def test_a_whole_hand_by_clicks_from_the_start_page(elsewhere: Served, visitor: Visitor) -> None:
    page = visitor()
    hands.home(page, elsewhere.url)
    note = page.get_by_role("note")
    expect(note).to_contain_text("broken-game 1.0")
    expect(note).to_contain_text("no_such_module")
    expect(page.locator("article.tile")).to_have_count(4)
    page.locator("article[data-game=liars_dice]").get_by_role("button", name="Play against bots").click()
    hands.answer_names(page, "")
    page.wait_for_url("**/t/*")
    page.locator("[data-now]").wait_for()
    expect(page.locator(".own svg")).not_to_have_count(0)  # the package's own board draws dice
    looks.no_overflow(page)
    a_whole_hand(page, click)
    looks.no_overflow(page)
    assert looks.violations(page) == []


def test_a_whole_hand_by_keyboard_on_a_phone(elsewhere: Served, visitor: Visitor) -> None:
    page = visitor(width=390, height=844)
    hands.table(page, elsewhere.url, "liars_dice", ["Ann", "bot"])
    looks.no_overflow(page)
    a_whole_hand(page, by_tab)
    looks.no_overflow(page)
