"""A real table of Guildes scored on a phone: nothing is lost, everything has a way back, no connection is needed."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import looks

Visitor = Callable[..., Page]


def opened(served: Any, visitor: Visitor, lang: str = "en", width: int = 390, height: int = 844) -> Page:
    page = visitor(lang, width, height, has_touch=True, accept_downloads=True)
    page.goto(served.url + "/count")
    page.locator("[data-guild=knights]").wait_for()
    return page


def totals(page: Page, *votes: str) -> None:
    """What the players have, one after the other, as soon as the page has counted."""
    for seat, told in enumerate(votes):
        expect(page.locator(f"[data-total='{seat}']")).to_have_text(told)


def go_on(page: Page) -> None:
    page.locator("footer .main").tap()


def test_a_whole_game_from_the_first_tap_to_the_picture(
    served: Any, visitor: Visitor, tmp_path: Path
) -> None:
    page = opened(served, visitor)
    page.get_by_role("button", name="Players").tap()
    page.get_by_label("Name of player 1").fill("Ann")
    page.keyboard.press("Escape")
    page.locator("[data-guild=artisans]").tap()
    totals(page, "7")
    # A number that is typed just before one goes on counts.
    field = page.get_by_label("Ann: Artisans")
    field.fill("3")
    go_on(page)
    totals(page, "14")
    page.get_by_role("button", name="Blue").tap()
    for _ in range(3):
        page.locator("[data-guild=artisans]").tap()
    # GU-31: two level at the top share 7 + 4, rounded down.
    totals(page, "12", "5")
    expect(page.locator("section.told")).to_contain_text("they share 7 + 4 = 11 among 2")
    page.get_by_label("Ties do not count").check()
    totals(page, "7", "0")
    go_on(page)
    # The event was for that round.
    expect(page.get_by_label("Ties do not count")).not_to_be_checked()
    page.get_by_label("Dirty trick on the Knights").select_option("Blue: +1")
    expect(page.locator("[data-total='1']")).to_have_text("16")
    go_on(page)
    expect(page.get_by_role("heading", name="Blue wins with 16 votes")).to_be_visible()
    assert looks.violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").tap()
    download.value.save_as(tmp_path / "guildes.png")
    png = (tmp_path / "guildes.png").read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", png[16:24])[0] > 600
    page.get_by_role("button", name="Back to count 3").tap()
    expect(page.locator("[data-total='1']")).to_have_text("16")
    page.get_by_role("button", name="Result").tap()
    page.get_by_role("button", name="New game").tap()
    totals(page, *["0"] * 4)
    expect(page.locator(".player").first).to_contain_text("Ann")
    page.get_by_role("button", name="Undo").tap()
    expect(page.get_by_role("heading", name="Blue wins")).to_be_visible()


def test_a_reload_loses_nothing_and_undo_goes_on(served: Any, visitor: Visitor) -> None:
    page = opened(served, visitor)
    for kind in ("nobles", "nobles", "militia"):
        page.locator(f"[data-guild={kind}]").tap()
    totals(page, "15")
    page.reload()
    totals(page, "15")
    page.get_by_role("button", name="Undo").tap()
    totals(page, "12")
    page.reload()
    totals(page, "12")
    page.get_by_role("link", name="Start page").or_(page.locator("a.home")).first.tap()
    page.wait_for_url(served.url + "/")


def test_no_more_cards_than_there_are_and_no_guild_that_is_out(served: Any, visitor: Visitor) -> None:
    page = opened(served, visitor)
    page.locator("[data-guild=fishermen]").tap()
    page.get_by_label("Red: Fishermen").fill("9")
    expect(page.get_by_text("There are only 5 cards of the Fishermen.")).to_be_visible()
    page.get_by_label("Red: Fishermen").blur()
    expect(page.get_by_label("Red: Fishermen")).to_have_value("5")
    page.get_by_role("button", name="Players").tap()
    page.get_by_role("button", name="3", exact=True).tap()
    page.keyboard.press("Escape")
    expect(page.locator("[data-guild=alchemists]")).to_have_count(0)
    expect(page.get_by_label("Dirty trick on the Alchemists")).to_have_count(0)


def test_the_page_opens_and_counts_without_a_server(own_server: Any, visitor: Visitor) -> None:
    page = opened(own_server, visitor)
    expect(page.get_by_text("This page also opens without a connection.")).to_be_visible()
    page.locator("[data-guild=knights]").tap()
    totals(page, "11")
    own_server.kill()
    page.reload()
    totals(page, "11")
    page.locator("[data-guild=priests]").tap()
    totals(page, "24")
    # Another language is there too.
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("combobox").filter(has_text="Italiano").select_option(label="Italiano")
    expect(page.get_by_role("button", name="Passa al conteggio 2")).to_be_visible()


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (844, 390), (1280, 800)])
def test_it_fits(served: Any, visitor: Visitor, size: tuple[int, int]) -> None:
    page = opened(served, visitor, "fr", *size)
    page.get_by_role("button", name="Joueurs").tap()
    page.get_by_role("button", name="6", exact=True).tap()
    page.keyboard.press("Escape")
    page.locator("[data-guild=militia]").tap()
    looks.no_overflow(page)
    for _ in range(3):
        go_on(page)
    looks.no_overflow(page)
