"""The whole way by keyboard alone, no mouse: start page, a name, waiting room, table, end, rematch. Where the focus is can be seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Locator, Page, expect
from tests.web import hands, looks
from tests.web.steps import Visitor

MOST = 60
# What shows where the focus is: an outline, or a shadow or border that it has only then.
SEEN = """() => {
    const node = document.activeElement;
    const style = () => { const s = getComputedStyle(node); return [s.outlineStyle + s.outlineWidth, s.boxShadow, s.borderColor].join(); };
    const now = style();
    if (getComputedStyle(node).outlineStyle !== "none") return true;
    node.blur();
    const then = style();
    node.focus();
    return now !== then;
}"""


def go(page: Page, to: Locator, key: str = "Tab") -> None:
    """Press a key until the focus is there."""
    to.wait_for()
    for _ in range(MOST):
        if to.evaluate("(node) => node === document.activeElement"):
            assert page.evaluate(SEEN), "the focus cannot be seen"
            return
        page.keyboard.press(key)
    raise AssertionError(f"the focus never came to {to}")


@pytest.mark.parametrize("width, height", [(1280, 800), (390, 844)])
def test_from_the_start_page_to_a_rematch(served: Any, visitor: Visitor, width: int, height: int) -> None:
    page = visitor("en", width, height)
    hands.home(page, served.url)
    page.locator("article[data-game=mob] .doors").wait_for()
    go(page, page.locator("article[data-game=mob]").get_by_role("button", name="With friends"))
    page.keyboard.press("Enter")
    # The form has the focus; the name is the first thing asked there.
    expect(page.locator(".make form input").first).to_be_focused()
    page.keyboard.type("Ann")
    go(page, page.locator(".make form button.main"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    # A bot for the free seat: the one that suits has the focus as soon as they are laid out.
    page.locator("[data-code]").wait_for()
    if width > 600:
        go(page, page.locator("[data-door='1']").get_by_role("button", name="A bot"))
        page.keyboard.press("Enter")
        expect(page.locator(".wood .suits")).to_be_focused()
    else:
        go(page, page.locator("[data-door='1'] button.main"))
    page.keyboard.press("Enter")
    go(page, page.locator("footer button.main"))
    expect(page.locator("footer button.main")).to_be_enabled()
    page.keyboard.press("Enter")
    page.locator("[data-now]").wait_for()
    # Some choices; whole games by keyboard have tests of their own (test_games.py).
    before = hands.facts(page, served.url, table)["turn"]
    hands.by_keyboard(page, "mob", 1, most=8)
    assert hands.facts(page, served.url, table)["turn"] > before
    rng = random.Random(1)
    while hands.facts(page, served.url, table)["status"] != "over":
        if not hands.act_once(page, served.url, table, rng):
            page.wait_for_timeout(20)
    # Shows wait for the person: Escape skips them.
    end = page.locator("section[data-end]")
    for _ in range(MOST):
        if end.count():
            break
        page.keyboard.press("Escape")
        page.wait_for_timeout(200)
    end.wait_for()
    assert looks.violations(page) == []
    go(page, page.locator("#now").get_by_role("button", name="Play again"))
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.locator("[data-now]").wait_for()
    seats = hands.facts(page, served.url, page.url.rsplit("/", 1)[1].split("?")[0])["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]
