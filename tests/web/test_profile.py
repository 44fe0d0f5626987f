"""One's own page: the rating over time by eye, by keyboard and as a table; lists that can be made shorter; nothing that does not
fit, whatever the language and the number of games.
"""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import expect
from tests.web import hands, looks
from tests.web.past import many, opened, table
from tests.web.steps import Visitor

SIZES = ((1280, 800), (820, 1180), (390, 844), (844, 390), (360, 740))
# Words of the plot that reach beyond it, or stand over another.
ASTRAY = """() => {
    const frame = document.querySelector(".rating svg").getBoundingClientRect();
    const all = [...document.querySelectorAll(".rating svg text")].map((e) => [e.textContent, e.getBoundingClientRect()]);
    const out = all.filter(([, r]) => r.left < frame.left - 1 || r.right > frame.right + 1 || r.bottom > frame.bottom + 1);
    const over = all.filter(([, r], i) => all.some(([, o], j) => i < j && r.left < o.right && r.right > o.left && r.top + 2 < o.bottom - 2 && r.bottom - 2 > o.top + 2));
    return [...out, ...over].map(([text]) => text);
}"""


def test_a_rating_after_the_first_game(served: Any, visitor: Visitor) -> None:
    """A real game, as the server gives it: one line with one point, and a figure that says how rough it is."""
    page = visitor()
    hands.table(page, served.url, "mob", ["Ann", "bot"])
    hands.click_on(page, "mob", seed=2)
    page.locator("[data-now=over]").wait_for()
    page.goto(served.url + "/me")
    expect(page.locator(".rating circle")).to_have_count(1)
    expect(page.locator(".rating .told")).to_contain_text("±")
    expect(page.locator(".rating .told")).to_contain_text("a rough guess")
    # What the page of the bots says is the same.
    said = page.locator(".rating .told b").last.inner_text()
    page.goto(served.url + "/bots/mob")
    expect(page.locator("footer small")).to_contain_text(said)


def test_games_among_people_give_no_rating(served: Any, visitor: Visitor) -> None:
    page = visitor()
    opened(page, served.url, [table("mob", 1, [1, 2], people=2)])
    expect(page.locator(".figures")).to_contain_text("Your rating comes with your first finished game")
    expect(page.locator(".rating")).to_have_count(0)


def test_the_plot_by_keys_pointer_and_as_a_table(served: Any, visitor: Visitor) -> None:
    page = visitor()
    opened(page, served.url, many())
    plot = page.get_by_role("slider", name="Rating over time")
    # 48 games of three kinds, and one among two people with a bot; two people alone say nothing.
    expect(plot).to_have_attribute("aria-valuemax", "49")
    expect(plot).to_have_attribute("aria-valuenow", "49")
    expect(page.locator(".rating .line")).to_have_count(3)
    latest = plot.get_attribute("aria-valuetext") or ""
    assert "Tammany Hall" in latest and "won" in latest
    plot.focus()
    page.keyboard.press("ArrowLeft")
    expect(plot).to_have_attribute("aria-valuenow", "48")
    assert "Guildes" in (plot.get_attribute("aria-valuetext") or "")
    expect(page.locator(".rating .told")).to_contain_text("Guildes")
    page.keyboard.press("Home")
    expect(plot).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(plot).to_have_attribute("aria-valuetext", latest)
    box = plot.bounding_box()
    assert box
    page.mouse.move(box["x"] + 50, box["y"] + 60)
    expect(plot).not_to_have_attribute("aria-valuenow", "49")
    page.locator(".rating summary").click()
    expect(page.locator(".rating tbody tr")).to_have_count(49)
    expect(page.locator(".rating tbody tr").first).to_contain_text("Tammany Hall")
    assert looks.violations(page) == []


def test_the_list_of_games_can_be_made_shorter(served: Any, visitor: Visitor) -> None:
    page = visitor()
    opened(page, served.url, many())
    rows = page.locator(".games li")
    expect(rows).to_have_count(8)
    page.get_by_role("button", name="Show all 50 games").click()
    expect(rows).to_have_count(50)
    page.get_by_role("button", name="with people").click()
    expect(rows).to_have_count(2)
    page.get_by_role("group").get_by_role("button", name="Tammany Hall").click()
    expect(rows).to_have_text(["No such game."])
    page.get_by_role("button", name="everyone").click()
    page.get_by_role("group").get_by_role("button", name="MOB: Big Apple").click()
    expect(rows).to_have_count(17)
    expect(page.locator(".rating .line")).to_have_count(1)
    page.get_by_role("button", name="lost", exact=True).click()
    expect(rows).to_have_count(6)
    # Once more, and both are there again.
    page.get_by_role("button", name="lost", exact=True).click()
    expect(rows).to_have_count(17)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_it_fits_at_every_size(served: Any, visitor: Visitor, lang: str) -> None:
    page = visitor(lang)
    for tables in (many(), many()[:1]):
        opened(page, served.url, tables)
        for width, height in SIZES:
            looks.size(page, width, height)
            looks.no_overflow(page)
            assert looks.small_targets(page) == [], (width, height)
            assert page.evaluate(ASTRAY) == [], (lang, width, height)


def test_review_and_replay_have_addresses(served: Any, visitor: Visitor) -> None:
    """The list leads to a game's beginning and to its review, not only to its end."""
    page = visitor()
    hands.table(page, served.url, "mob", ["Ann", "bot"])
    hands.click_on(page, "mob", seed=2)
    page.locator("[data-now=over]").wait_for()
    page.goto(served.url + "/me")
    page.locator(".games").get_by_role("link", name="Watch").click()
    page.locator(".caption").wait_for()
    page.goto(served.url + "/me")
    page.locator(".games").get_by_role("link", name="Review").click()
    page.locator("dialog[open]").get_by_role("heading", name="Review").wait_for()
