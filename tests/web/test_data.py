"""Printed figures of one's own copy: there to be taken and corrected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import looks

from backroom import games
from backroom.words import Words

Visitor = Callable[..., Page]


@pytest.mark.parametrize("game", ["mob", "guildes"])
def test_the_usual_figures_are_there_to_download(
    served: Any, visitor: Visitor, tmp_path: Path, game: str
) -> None:
    page = visitor(accept_downloads=True)
    page.goto(f"{served.url}/?game={game}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the usual figures").click()
    download.value.save_as(tmp_path / "usual.toml")
    assert (tmp_path / "usual.toml").read_bytes() == (games.load(game).folder / "printed.toml").read_bytes()


def opened(page: Page, url: str, game: str, lang: str = "en") -> None:
    page.goto(f"{url}/?game={game}&lang={lang}")
    page.get_by_role("button", name=Words(lang).say("web-data-form")).click()
    page.get_by_role("dialog").get_by_role("button", name=Words(lang).say("web-data-use")).wait_for()


def test_the_boards_of_mob_are_filled_in_saved_and_played_with(
    served: Any, visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor(
        quiet=False, accept_downloads=True
    )  # the console complains of the refused figures, as it should
    opened(page, served.url, "mob")
    form = page.get_by_role("dialog")
    cost = form.get_by_label("Drive, space 2: cost", exact=True)
    expect(cost).to_have_value("2")
    cost.fill("0")
    form.get_by_role("button", name="Use these figures").click()
    expect(form.get_by_role("alert")).to_contain_text("row[2].costs")
    cost.fill("5")
    form.get_by_label("Drive, space 2: icon", exact=True).select_option("attorney")
    form.get_by_role("button", name="One space more").click()
    form.get_by_role("combobox", name="Space 5").select_option("add,steal")
    assert looks.violations(page) == []
    with page.expect_download() as download:
        form.get_by_role("button", name="Save as a file").click()
    download.value.save_as(tmp_path / "own.toml")
    saved = games.load("mob").part("printed").read((tmp_path / "own.toml").read_bytes(), "own.toml")
    assert saved.rows[1].costs[1] == 5 and saved.rows[1].icons[1] == "attorney"
    assert saved.bonuses[4:] == (("add", "steal"),)
    form.get_by_role("button", name="Use these figures").click()
    expect(form).to_have_count(0)
    page.locator(".make form input").first.fill("Ann")
    page.locator(".make form button.main").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-now]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    told = page.evaluate("async (path) => (await fetch(path)).json()", f"/api/v1/tables/{table}")
    assert told["data"]["row"][1]["costs"] == [1, 5, 3]
    # Opened again, the form begins with what was used; the usual figures are one button away.
    opened(page, served.url, "mob")
    form.get_by_label("Drive, space 2: cost", exact=True).fill("7")
    form.get_by_role("button", name="Back to the usual figures").click()
    expect(form.get_by_label("Drive, space 2: cost", exact=True)).to_have_value("2")


def test_the_values_of_guildes_are_filled_in(served: Any, visitor: Visitor) -> None:
    page = visitor(quiet=False)  # the console complains of the refused figures, as it should
    opened(page, served.url, "guildes")
    form = page.get_by_role("dialog")
    form.get_by_label("Fishermen: cards").fill("6")
    form.get_by_label("Alchemists: count 3, place 4").fill("2")
    form.get_by_role("button", name="Use these figures").click()
    expect(form.get_by_role("alert")).to_contain_text("guild.cards")  # one card too many in all
    form.get_by_label("Farmers: cards").fill("5")
    form.get_by_label("Votes for each Militia card").fill("4")
    form.get_by_role("button", name="Use these figures").click()
    expect(form).to_have_count(0)
    page.locator(".make form input").first.fill("Ann")
    page.locator(".make form button.main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-guild=militia] .seal")).to_have_text("4")
    table = page.url.rsplit("/", 1)[1]
    told = page.evaluate("async (path) => (await fetch(path)).json()", f"/api/v1/tables/{table}")
    rows = {row["name"]: row for row in told["data"]["guild"]}
    assert (rows["fishermen"]["cards"], rows["fishermen"]["first"]) == (6, [6])
    assert rows["alchemists"]["third"] == [14, 6, 3, 2]


@pytest.mark.parametrize("game", ["mob", "guildes"])
@pytest.mark.parametrize("lang", ["fr", "it"])
def test_the_form_fits_a_phone(served: Any, visitor: Visitor, game: str, lang: str) -> None:
    page = visitor(lang, 390, 844)
    opened(page, served.url, game, lang)
    looks.no_overflow(page)
    wide = page.get_by_role("dialog").evaluate("node => node.scrollWidth - node.clientWidth")
    assert wide <= 1
