"""A finished game handed on: a browser that was never here opens the link and sees the very moment."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect
from tests.web import hands

Visitor = Callable[..., Page]


def pictured(page: Page, link: str) -> str:
    """The page behind a link, once it has its picture: whoever shares sends that in the background."""

    def look() -> str:
        text = page.request.get(link).text()
        return text if "/picture.jpg?" in text else ""

    return hands.until(page, look, "a picture")


# The document of which a picture is made: an image's address holds the whole of it.
LISTEN = """() => {
    const real = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
    Object.defineProperty(HTMLImageElement.prototype, "src", {
        ...real,
        set(value) {
            if (value.startsWith("data:image/svg+xml")) window.drawnFrom = decodeURIComponent(value.slice(value.indexOf(",") + 1));
            real.set.call(this, value);
        },
    });
}"""


@pytest.mark.parametrize("game", ["mob", "tammany", "guildes"])
def test_a_fresh_browser_opens_a_moment_of_a_private_game(served: Any, visitor: Visitor, game: str) -> None:
    page = visitor()
    made = hands.table(page, served.url, game, ["bot"] * (2 if game == "mob" else 3))
    page.locator("[data-now=over]").wait_for()
    page.get_by_role("button", name="Watch from the beginning").click()
    expect(page.locator(".replay .count b")).to_have_text("1")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".replay .count b")).to_have_text("4")
    expect(page).to_have_url(re.compile(r"[?&]at=\d+"))
    page.locator(".replay").get_by_role("button", name="Copy link").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_have_value(re.compile(r"share="))
    link = field.input_value()
    assert re.search(r"at=(\d+)", link)
    assert re.search(r"at=(\d+)", page.url)

    page.evaluate(LISTEN)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a picture").click()
    # Every sign that it draws with came along.
    drawing = page.evaluate("window.drawnFrom")
    used = re.findall(r'<use[^>]*\bhref="#([^"]+)"', drawing)
    assert len(used) > 20
    assert set(used) - set(re.findall(r'\bid="([^"]+)"', drawing)) == set()
    assert "animation: none !important" in drawing, "nothing is caught on its way"
    raw = saved.value.path().read_bytes()
    assert raw[:8] == b"\x89PNG\r\n\x1a\n"
    # A drawing, not an empty sheet.
    assert len(raw) > 20_000

    # What a program that draws previews of links finds: a picture of the right kind.
    text = pictured(page, link)
    picture = re.search(r'property="og:image" content="([^"]+)"', text)
    assert picture is not None
    answer = page.request.get(picture[1].replace("&amp;", "&"))
    assert answer.headers["content-type"] == "image/jpeg"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.body()[:3] == b"\xff\xd8\xff"
    # It is this moment's board, drawn by the screen that shares it; without the right there is none.
    assert "/picture.jpg?" in picture[1]
    assert len(answer.body()) > 15_000
    assert page.request.get(re.sub("share=[^&]*", "share=x", picture[1].replace("&amp;", "&"))).status == 404
    # A link without names has a picture of its own.
    page.get_by_role("dialog").get_by_role("checkbox").uncheck()
    expect(field).not_to_have_value(link)
    pictured(page, field.input_value())
    page.get_by_role("dialog").get_by_role("checkbox").check()
    expect(field).to_have_value(link)

    # Without the link there is no such table; with it, its moment.
    friend = visitor(quiet=False)
    friend.goto(f"{served.url}/t/{made['table']}")
    expect(friend.locator("main")).to_contain_text("no such table")
    fresh = visitor()
    fresh.goto(link)
    expect(fresh.locator(".replay .count b")).to_have_text("4")
    expect(fresh.locator("[data-caption]")).to_have_attribute(
        "data-caption",
        re.search(r"at=(\d+)", link)[1],  # type: ignore[index]
    )
    # It is a whole replay: on it goes, and the address goes along and still works.
    fresh.keyboard.press("ArrowRight")
    expect(fresh.locator(".replay .count b")).to_have_text("5")
    fresh.locator("select[data-eyes]").select_option("all")
    expect(fresh).to_have_url(re.compile(r"seen=all"))
    again = fresh.url
    assert "share=" in again
    fresh.goto("about:blank")
    fresh.goto(again)
    expect(fresh.locator(".replay .count b")).to_have_text("5")
    expect(fresh.locator("select[data-eyes]")).to_have_value("all")

    # A new link ends the old one: whoever came by that one has all that was on its way.
    fresh.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Make a new link").click()
    expect(field).not_to_have_value(link)
    late = visitor(quiet=False)
    late.goto(link)
    expect(late.locator("main")).to_contain_text("no such table")
    late.goto(field.input_value())
    expect(late.locator(".replay .count b")).to_have_text("4")
