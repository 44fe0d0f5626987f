"""The table of Tammany Hall: keys on the board, what a decision needs in view on a phone, letters that can be read."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks

Visitor = Callable[..., Page]

# What lies outside the window, or under the bar, although a decision needs it.
OUTSIDE = """() => {
    const wanted = ["[data-now] button:not(:disabled)", ".ward.lit", ".pick", ".duel li", ".stepper", ".strip li"];
    const nodes = wanted.flatMap((what) => [...document.querySelectorAll(what)]).filter((e) => e.checkVisibility());
    const board = document.querySelector("main.board").getBoundingClientRect();
    return nodes.filter((e) => {
        // Of a ward the ground counts: what is drawn in it is cut off at its border.
        const { left, right, top, bottom } = (e.querySelector(".ground") ?? e).getBoundingClientRect();
        const low = e.closest("main.board") ? board.bottom : innerHeight;
        return left < -1 || right > innerWidth + 1 || top < -1 || (e.matches(".ward") ? top > low - 30 : bottom > low + 1);
    }).map((e) => e.getAttribute("aria-label") || e.textContent);
}"""

# Letters on the board as they are seen: their font times every scale on the way up.
SMALL = """() => [...document.querySelectorAll("main.board text, .strip *, [data-now] *")]
    .filter((e) => e.checkVisibility() && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
    .filter((e) => !e.closest(".hidden, [clip-path]"))
    .map((e) => {
        const scale = e.getScreenCTM ? Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b) : 1;
        return [e.textContent.trim().slice(0, 20), parseFloat(getComputedStyle(e).fontSize) * scale];
    })
    .filter(([, size]) => size < 10.9)"""


def type_number(page: Page, number: str) -> None:
    """Digits that belong together: a tenth of a second apart, however long it takes to say so."""
    cdp = page.context.new_cdp_session(page)
    began = time.time()
    for count, digit in enumerate(number):
        key = {"key": digit, "code": f"Digit{digit}", "text": digit, "windowsVirtualKeyCode": 48 + int(digit)}
        for kind in ("keyDown", "keyUp"):
            cdp.send("Input.dispatchKeyEvent", {"type": kind, "timestamp": began + count / 10, **key})
    cdp.detach()


def test_the_board_by_keys(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.against_bots(page, served.url)
    assert hands.wait_for_me(page) == "act"
    type_number(page, "14")
    expect(page.locator("[data-ward='14']:focus")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-ward='6']:focus")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ann places a boss in ward 14.")
    # The next choice has the focus: the second piece on the board.
    page.locator(".ward.lit:focus").wait_for(state="attached")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_what_a_decision_needs_is_in_view(served: Any, visitor: Visitor, width: int, height: int) -> None:
    page = visitor("it", width, height, has_touch=True)
    hands.table(page, served.url, "tammany", ["Ann", *["bot"] * 4])
    for what in ("act", "bid", "act"):
        hands.play_until(page, what, seed=width)
        looks.rests(page)
        assert page.evaluate(OUTSIDE) == [], what
        assert page.evaluate(SMALL) == [], what
