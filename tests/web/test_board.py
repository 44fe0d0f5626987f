"""The board under the hand: closer and back by wheel, keys, fingers and by itself; its signs in words by one key."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks

from backroom.words import Words

Visitor = Callable[..., Page]
SEATS = {"tammany": ["Ann", "bot", "bot", "bot"], "guildes": ["Ann", "bot", "bot"], "mob": ["Ann", "bot"]}
SCALE = """() => {
    const sheet = document.querySelector("main.board .sheet");
    return new DOMMatrix(getComputedStyle(sheet).transform).a;
}"""
OUTSIDE = """() => {
    const frame = document.querySelector("main.board .box").getBoundingClientRect();
    return [...document.querySelectorAll("main.board .sheet :is(button:enabled, [role=button][tabindex])")]
        .filter((node) => node.checkVisibility())
        .filter((node) => {
            const r = node.getBoundingClientRect();
            return Math.max(frame.left - r.left, r.right - frame.right, frame.top - r.top, r.bottom - frame.bottom) > 2;
        })
        .map((node) => node.getAttribute("aria-label"));
}"""


def scaled(page: Page, low: float, high: float = 0) -> None:
    """Until the board has been drawn at this scale."""
    page.wait_for_function(
        f"([low, high]) => {{ const now = ({SCALE})(); return low - 0.001 <= now && now <= high + 0.001; }}",
        arg=[low, high or low],
    )


def touch(page: Page, *moves: list[tuple[float, float]], at: float = 0) -> None:
    """Real fingers: where they are put down, where they go, then they are lifted. ``at``: when, for the page's clock; else now."""
    session = page.context.new_cdp_session(page)
    when = {"timestamp": at} if at else {}
    for number, points in enumerate(moves):
        fingers = [{"x": x, "y": y, "id": one} for one, (x, y) in enumerate(points)]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers, **when})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], **when})
    session.detach()


def pinch(page: Page, x: float, y: float, apart: float) -> None:
    """Two fingers, 60 px from the middle, go to ``apart`` px from it."""
    steps = [60 + (apart - 60) * step / 6 for step in range(7)]
    touch(page, *[[(x - d, y), (x + d, y)] for d in steps])


def sits(served: Any, visitor: Visitor, game: str, **more: Any) -> Page:
    page = visitor(**more)
    hands.table(page, served.url, game, SEATS[game])
    hands.asked(page)
    return page


@pytest.mark.parametrize("game", SEATS)
def test_the_board_zooms_by_wheel_keys_fingers_and_button(served: Any, visitor: Visitor, game: str) -> None:
    page = sits(served, visitor, game, width=390, height=844, has_touch=True)
    scaled(page, 1)
    page.keyboard.press("+")
    scaled(page, 1.3, 1.5)
    page.keyboard.press("-")
    scaled(page, 1)
    box = page.locator("main.board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    scaled(page, 1.5, 9)
    page.mouse.wheel(0, 2000)
    scaled(page, 1)
    pinch(page, x, y, 120)
    scaled(page, 1.9, 2.1)
    # Never smaller than the whole board.
    pinch(page, x, y, 5)
    scaled(page, 1)
    # A double tap where there is nothing to choose.
    for expected in (2, 1):
        # A tenth of a second apart, however long it takes to say so.
        began = time.time()
        for number in range(2):
            touch(page, [(box["x"] + 3, box["y"] + box["height"] - 3)], at=began + number / 10)
        scaled(page, expected)
    page.locator("button.zoom").click()
    scaled(page, 1.1, 9)


def test_a_zoomed_board_goes_to_what_is_asked_by_itself(served: Any, visitor: Visitor) -> None:
    """A corner fills the board; the choice made, what can be chosen next is all in sight."""
    page = sits(served, visitor, "tammany")
    for _ in range(4):
        page.keyboard.press("+")
    scaled(page, 3, 9)
    assert page.evaluate(OUTSIDE)
    page.locator(".ward.lit").first.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ann places a boss")
    page.wait_for_function(f"({OUTSIDE})().length === 0")


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("game", SEATS)
def test_one_key_shows_the_legend(served: Any, visitor: Visitor, game: str, lang: str) -> None:
    page = sits(served, visitor, game, lang=lang, width=390 if lang == "it" else 1280, height=844)
    page.keyboard.press("?")
    legend = page.locator(f"dialog [data-legend={game}]")
    expect(legend.locator("dt.sign").first).to_be_visible()
    expect(legend.locator("dt.sign").nth(5)).to_be_visible()
    text = legend.inner_text()
    assert "legend-" not in text
    assert Words(lang).say("legend-key-zoom") in text
    assert [found for found in looks.wrong(page) if "legend" in found or "sign" in found] == []
    if lang == "en":
        assert looks.violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    # On a phone it is on the help tab.
    looks.size(page, 390, 844)
    page.locator(".tabs button").last.click()
    page.get_by_role("button", name=Words(lang).say("web-legend")).click()
    expect(legend).to_be_visible()
