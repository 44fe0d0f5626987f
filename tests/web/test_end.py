"""The end of a game, and what is left of it: score, plot and seal on the stage, the replay's controls all in sight, the table's
card on the start page, one's own page, which is nobody else's.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks
from tests.web.steps import GAMES, Visitor

SIZES = ((1280, 800), (390, 844))
# Buttons of the bar that are not whole inside it and inside the window; rows that are pushed along are one's own to push.
CUT = """() => {
    const bar = document.querySelector("#now").getBoundingClientRect();
    return [...document.querySelectorAll("#now button, #now .button")].filter((b) => b.checkVisibility() && !b.closest(".jumps"))
        .filter((b) => { const r = b.getBoundingClientRect(); return r.left < bar.left - 1 || r.right > bar.right + 1 || r.top < bar.top - 1 || r.bottom > bar.bottom + 1; })
        .map((b) => b.textContent.trim() || b.getAttribute("aria-label"));
}"""

# Places of the board that the replay's caption lies over.
UNDER_CAPTION = """() => {
    const box = document.querySelector(".caption").getBoundingClientRect();
    return [...document.querySelectorAll(".under [data-place]")].filter((e) => {
        const r = e.getBoundingClientRect();
        return e.checkVisibility() && r.width && r.left < box.right && r.right > box.left && r.top < box.bottom - 1 && r.bottom > box.top;
    }).map((e) => e.dataset.place);
}"""

# How much of the board's height what lies on it takes.
FILLED = """() => {
    const board = document.querySelector("main.board");
    const boxes = [...board.querySelectorAll(".under [data-place]")].filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect());
    const tall = Math.max(...boxes.map((b) => b.bottom)) - Math.min(...boxes.map((b) => b.top));
    return boxes.length ? tall / board.getBoundingClientRect().height : 0;
}"""


# A drawn face without its size and the colour of its coat.
FACE = """(svg) => [...svg.querySelectorAll("*")].map((e) => [e.tagName, e.getAttribute("d")].join(" ")).join()"""


def seen_whole(page: Page) -> None:
    for width, height in SIZES:
        looks.size(page, width, height)
        looks.no_overflow(page)
        assert page.evaluate(CUT) == [], (width, height)
    looks.size(page, 1280, 800)


# The sentence that is told last does not lie whole in its box (MOB's end has a scene of its own).
HALF = """() => {
    const [told, box] = [".told .now", ".told"].map((what) => document.querySelector(what)?.getBoundingClientRect());
    return told && (told.top < box.top - 1 || told.bottom > box.bottom + 1);
}"""


def told_whole(page: Page) -> None:
    """The final score once more, to its end: who has won is read whole, also when the screen is turned then."""
    page.locator(".log .again").last.click()
    page.locator("[data-show=final]").wait_for()
    while page.evaluate("(({ value, max }) => value < max)(document.querySelector('#now progress'))"):
        page.keyboard.press("ArrowRight")
    for width, height in SIZES:
        looks.size(page, width, height)
        assert not page.evaluate(HALF), (width, height)
    looks.size(page, 1280, 800)
    page.keyboard.press("Escape")
    page.locator("[data-show]").wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_has_the_stage(served: Any, visitor: Visitor, game: str) -> None:
    page = visitor("fr")
    name = hands.table(page, served.url, game, ["bot"] * (2 if game == "mob" else 3))["table"]
    end = page.locator("section[data-end]")
    end.wait_for()
    scores = page.request.get(f"{served.url}/api/v1/tables/{name}").json()["result"]["scores"]
    told = [int(text) for text in end.locator("td.sum").all_inner_texts()]
    assert sorted(told) == sorted(scores)
    # Where the points came from adds up.
    for row in end.locator("tbody tr").all():
        parts = [int(text) for text in row.locator("td:not(.rank):not(.sum)").all_inner_texts()]
        assert parts, "each of our games tells it"
        assert sum(parts) == int(row.locator(".sum").inner_text())
    # Checked by this browser, and the points through the game drawn.
    expect(end.locator("[data-seal=good]")).to_be_visible()
    expect(end.locator(".plot path").first).to_have_attribute("d", re.compile(r"(L.*){10}"))
    # Each line of the plot says at its end whose it is and what it came to; below it what part of the game that was.
    tags = end.locator(".plot .tag").all_text_contents()
    assert sorted(int(tag.split()[0]) for tag in tags) == sorted(scores)
    assert any(end.locator(".plot .label").all_text_contents())
    if game == "mob":
        six(page, served.url, name)
    # Log and chat stay, and every way on is whole.
    expect(page.get_by_role("log")).to_be_visible()
    seen_whole(page)
    assert looks.violations(page) == []
    page.get_by_role("button", name="Voir le plateau").click()
    expect(end).to_have_count(0)
    for width, height in SIZES:
        looks.size(page, width, height)
        assert page.evaluate(FILLED) > 0.7, "the board is there, in all its room"
    looks.size(page, 1280, 800)
    told_whole(page)
    page.get_by_role("button", name="Le score final").click()
    expect(end).to_be_visible()
    page.get_by_role("button", name="Revoir depuis le début").click()
    page.locator(".replay").wait_for()
    seen_whole(page)
    if game == "mob":
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            assert page.evaluate(UNDER_CAPTION) == [], "every corner of the plan says something"
        page.set_viewport_size({"width": 1280, "height": 800})
    assert looks.violations(page) == []


def six(page: Page, url: str, name: str) -> None:
    """MOB's end tells what every district came to."""
    final = page.request.get(f"{url}/api/v1/tables/{name}/view").json()["view"]["final"]["districts"]
    for row in final:
        told = page.locator(f"section[data-end] .six [data-district={row['district']}]")
        expect(told.locator(".sum")).to_have_text(f"{row['total'][0]} : {row['total'][1]}")
        expect(told.locator("svg")).to_have_count(min(row["crates"], 7))
        expect(told).to_have_class(
            re.compile(f"family-{row['winner']}" if row["winner"] is not None else "^(?!.*family)")
        )


def test_a_finished_game_on_the_start_page_and_on_ones_own(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.table(page, served.url, "mob", ["Ann", "bot"])
    hands.click_on(page, "mob", seed=2)
    page.locator("[data-now=over]").wait_for()
    # One's own turns in the log begin with one's face; in lists it is the same.
    face = page.locator(".log .face svg").first
    face.wait_for()
    drawn = face.evaluate(FACE)
    hands.table(page, served.url, "tammany", ["Ann", "bot", "bot"])
    hands.home(page, served.url)
    cards = page.locator(".mine a.table")
    expect(cards).to_have_count(2)
    # Against whom, whose turn or how it ended, and the position itself.
    expect(cards.first).to_contain_text("Your turn")
    expect(cards.nth(1)).to_contain_text(re.compile("won with"))
    expect(cards.nth(1)).to_contain_text("Ann")
    expect(cards.filter(has=page.locator("[data-thumb=position]"))).to_have_count(2)
    expect(cards.nth(1).locator(".face svg")).to_have_count(2)
    assert cards.nth(1).locator(".face svg").first.evaluate(FACE) == drawn
    assert looks.violations(page) == []
    page.goto(served.url + "/me")
    expect(page.locator(".games li")).to_have_count(1)
    expect(page.locator(".sums .card")).to_contain_text("in one game")
    expect(page.locator(".met li")).to_have_count(1)
    assert looks.violations(page) == []
    for width, height in SIZES:
        looks.size(page, width, height)
        looks.no_overflow(page)
        assert looks.small_targets(page) == []
    other = visitor()
    other.goto(served.url + "/me")
    expect(other.locator("main")).to_contain_text("You have not finished a game yet.")
