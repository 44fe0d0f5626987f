"""Every page for everyone: no violations by axe-core, no overflow from 390 to 1280 pixels and at 200 % zoom, quick."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands

Visitor = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [f"{v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.timeout(240)
def test_no_violations_on_any_page(served: Any, visitor: Visitor, theme: str) -> None:
    page = visitor(color_scheme=theme)
    hands.home(page, served.url)
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    hands.make_table(page, served.url, ["me", "open", "random"])
    page.get_by_text("Who is playing?").wait_for()
    assert violations(page) == []
    hands.against_bots(page, served.url)
    hands.wait_for_me(page)
    assert violations(page) == []
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog .rule").first.wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    hands.play_until(page, "bid")
    assert violations(page) == []
    if theme == "light":
        # The end is the same page with the same colours.
        hands.play_out(page)
        assert violations(page) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800), (640, 400), (320, 640)])
def test_no_overflow(served: Any, visitor: Visitor, width: int, height: int) -> None:
    # 640 x 400 is a window of 1280 x 800 at 200 % zoom.
    page = visitor("fr", width, height)
    hands.home(page, served.url)
    hands.no_overflow(page)
    hands.against_bots(page, served.url)
    hands.wait_for_me(page)
    hands.no_overflow(page)
    page.locator("header button").last.click()
    hands.no_overflow(page)
    page.keyboard.press("Escape")
    hands.play_until(page, "bid")
    hands.no_overflow(page)


def test_targets_on_a_phone(served: Any, visitor: Visitor) -> None:
    page = visitor("en", 390, 844, has_touch=True)
    hands.home(page, served.url)
    assert hands.small_targets(page) == []
    hands.against_bots(page, served.url)
    hands.wait_for_me(page)
    assert hands.small_targets(page) == []
    page.locator('.ward.lit[data-ward="14"]').tap()
    expect(page.get_by_role("log")).to_contain_text("Ann places a boss in ward 14.")


def test_a_click_is_answered_at_once(served: Any, visitor: Visitor) -> None:
    """From the click to the change on the screen under 100 ms; the page's own work for a move under 50 ms."""
    page = visitor()
    hands.against_bots(page, served.url)
    cdp = page.context.new_cdp_session(page)
    # Time that the main thread really worked, so that a busy machine does not count.
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work() -> float:
        return next(
            m["value"] for m in cdp.send("Performance.getMetrics")["metrics"] if m["name"] == "TaskDuration"
        )

    times: list[float] = []
    works: list[float] = []
    for _ in range(30):
        if len(times) == 8 or hands.wait_for_me(page) != "act":
            break
        if page.locator(".ward.lit").count() == 0:
            page.locator("[data-now] .foot button.main").click()
            continue
        before = work()
        times.append(
            page.evaluate(
                """() => new Promise((done) => {
            const ward = document.querySelector(".ward.lit");
            const start = performance.now();
            const seen = () => requestAnimationFrame(() => done(performance.now() - start));
            new MutationObserver((_, watch) => { watch.disconnect(); seen(); })
                .observe(ward, { attributes: true, attributeFilter: ["aria-label"] });
            ward.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        })"""
            )
        )
        works.append(1000 * (work() - before))
    assert len(times) == 8
    # The quickest of eight: on a machine that does other things too the rest measures those.
    assert min(times) < 100, times
    assert statistics.median(works) < 50, works
