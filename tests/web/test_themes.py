"""Themes: high contrast and colours for other eyes on every page; what is set is kept, what the system asks for is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks

Visitor = Callable[..., Page]
PALETTES = ("protan", "deutan", "tritan")

# Large letters too are held to 7:1.
ENHANCED = """async () => {
    const rests = () => !document.getAnimations().some((a) => a instanceof CSSTransition && a.playState === "running");
    do await new Promise((go) => requestAnimationFrame(() => setTimeout(go, 50))); while (!rests());
    const contrastRatio = { normal: { expected: 7 }, large: { expected: 7 } };
    axe.configure({ checks: [{ id: "color-contrast-enhanced", options: { contrastRatio } }] });
    const found = await axe.run(document, { runOnly: ["color-contrast-enhanced"], resultTypes: ["violations"] });
    return found.violations.flatMap((v) => v.nodes.map((n) => `${n.any[0]?.data?.contrastRatio} ${n.html.slice(0, 160)}`));
}"""
PAINT = """([contrast, palette]) => {
    const { dataset } = document.documentElement;
    delete dataset.contrast; delete dataset.palette;
    if (contrast) dataset.contrast = contrast;
    if (palette) dataset.palette = palette;
}"""
SEATS = """() => ["red", "yellow", "purple"].map((c) => getComputedStyle(document.querySelector("[class*=look-]"))
    .getPropertyValue(`--seat-${c}`))"""


def themed(page: Page) -> None:
    """axe-core finds nothing in any palette, and nothing below 7:1 in high contrast, by day and by night."""
    for palette in PALETTES:
        page.evaluate(PAINT, [None, palette])
        assert looks.violations(page) == [], palette
    page.evaluate(PAINT, ["more", None])
    assert looks.violations(page) == []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert page.evaluate(ENHANCED) == [], scheme
    page.evaluate(PAINT, [None, None])


def test_the_pages_in_every_theme(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.home(page, served.url)
    themed(page)
    hands.table(page, served.url, "tammany", ["Ann", "open", "bot"])
    themed(page)


@pytest.mark.parametrize(("game", "players"), [("tammany", 4), ("guildes", 5), ("mob", 2)])
def test_the_tables_in_every_theme(served: Any, visitor: Visitor, game: str, players: int) -> None:
    page = visitor()
    hands.table(page, served.url, game, ["Ann", *["bot"] * (players - 1)])
    page.locator("[data-now=act]").wait_for()
    themed(page)


def test_what_is_set_is_kept_and_reaches_the_table(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.table(page, served.url, "tammany", ["Ann", "bot", "bot"])
    page.locator("[data-now=act]").wait_for()
    usual = page.evaluate(SEATS)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="green-weak").click()
    page.get_by_role("button", name="high", exact=True).click()
    expect(page.locator("html[data-palette=deutan][data-contrast=more]")).to_have_count(1)
    seats = page.evaluate(SEATS)
    assert len(set(seats) & set(usual)) == 0
    page.reload()
    page.locator("[data-now=act]").wait_for()
    assert page.evaluate("({ ...document.documentElement.dataset })") == {
        "contrast": "more",
        "palette": "deutan",
    }
    assert page.evaluate(SEATS) == seats
    drawn = page.evaluate(
        """() => getComputedStyle(document.querySelector(".players [style*='--c']")).getPropertyValue("--c")"""
    )
    assert drawn in seats


def test_what_the_system_asks_for(served: Any, visitor: Visitor) -> None:
    page = visitor(contrast="more")
    hands.home(page, served.url)
    assert page.evaluate("document.documentElement.dataset.contrast") == "more"
    page.emulate_media(contrast="no-preference")
    # Not wait_for_function: it evaluates a string in the page, which the policy forbids.
    expect(page.locator("html:not([data-contrast])")).to_have_count(1)
