"""MOB's districts as full as they get, all six at once: four moles a side, a dozen men, full cars, many crates."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from bench.looks import SIZES
from playwright.sync_api import Page
from tests.web import hands, looks
from tests.web.test_mob import KEEP

Visitor = Callable[..., Page]
WRONG = (Path(__file__).parent / "full_districts.js").read_text()
# What the server tells of the districts is more than any game has brought there. The page does not know.
FULL = """((parse) => {
    const MOLES = ["bronx", "harlem", "kitchen", "chinatown"];
    JSON.parse = (...given) => {
        const told = parse(...given);
        if (told?.view?.game === "mob") for (const [i, d] of told.view.districts.entries()) {
            Object.assign(d, { crates: 13 - i, cars: [3, 3], men: [12 - i, 4 + i], moles: [MOLES, MOLES] });
            d.least = d.men.map((n) => n + 4);
            d.most = d.men.map((n) => n + 12);
        }
        return told;
    };
})(JSON.parse);"""


def wrong(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WRONG)
    return found + looks.wrong(page, close=True)


@pytest.mark.parametrize(("lang", "density"), [("en", "expert"), ("fr", "normal"), ("it", "table")])
def test_nothing_hides_a_number_or_leaves_its_district(
    served: Any, visitor: Visitor, lang: str, density: str
) -> None:
    page = visitor(lang)
    hands.table(page, served.url, "mob", ["Ann", "bot"])
    for click in range(9):
        hands.asked(page)
        hands.click_on(page, "mob", seed=click + 1, goal=1)
    hands.asked(page)
    assert page.evaluate(WRONG) == []
    page.evaluate(KEEP, {"density": density})
    page.add_init_script(FULL)
    page.reload()
    hands.asked(page)
    assert page.locator(".dist .many").count() == 12
    for width, height in SIZES:
        looks.size(page, width, height)
        assert wrong(page) == [], (width, height)
        # One's own worths, while they are held.
        page.keyboard.down("m")
        page.locator(".half.own .moles.turned").first.wait_for()
        assert wrong(page) == [], (width, height, "held")
        page.keyboard.up("m")
