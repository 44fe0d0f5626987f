"""Whole games in a real browser: in each language, by keyboard alone, several people, one device, a killed server."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks
from tests.web.serving import PATIENCE

from backroom.words import Words

Visitor = Callable[..., Page]

WINS = {"en": "wins with|share the win", "fr": "gagne|partagent", "it": "vince|dividono|condividono"}


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_whole_game_against_bots(served: Any, visitor: Visitor, lang: str) -> None:
    page = visitor(lang)
    hands.against_bots(page, served.url)
    moves = hands.play_out(page, seed=len(lang))
    assert moves >= 32, "sixteen turns of at least a placement and an end"
    expect(page.locator(".final h2")).to_contain_text(re.compile(WINS[lang]))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    # No message is missing: a missing one shows as its key.
    text = page.locator("body").inner_text()
    assert not re.search(r"\b(web|tammany|server|fact|refuse)-[a-z]", text), text
    if lang == "en":
        assert looks.violations(page) == []
        # Another game with the same people.
        address = page.url
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: url != address)
        page.locator("[data-now]").wait_for()


def test_three_clicks_to_the_first_move(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.home(page, served.url)
    page.locator("article", has_text="Tammany Hall").get_by_role("button", name="Play against bots").click()
    hands.answer_names(page, "")
    page.wait_for_url("**/t/*")
    page.locator(".ward.lit").first.wait_for()
    page.locator('.ward.lit[data-ward="14"]').click()
    expect(page.get_by_role("log")).to_contain_text("Red places a boss in ward 14.")


def test_a_whole_game_by_keyboard_alone(served: Any, visitor: Visitor) -> None:
    page = visitor(width=920, height=240)  # little to paint: the keys are what counts
    hands.against_bots(page, served.url)
    moves = hands.by_keyboard(page, "tammany", seed=5)
    assert hands.now(page) == "over"
    assert moves >= 32


def _both_bid(ann: Page, ben: Page, url: str) -> None:
    """A table of Ann, Ben and a bot, at the first ward where both are asked for a bid."""
    rng = random.Random(3)
    for _ in range(5):
        name = hands.pair(ann, ben, url, "tammany", bots=1, look="nobody")
        for _ in range(600):
            asked = [p.request.get(f"{url}/api/v1/tables/{name}/view").json()["view"] for p in (ann, ben)]
            if all(view["forms"] for view in asked):
                for page in (ann, ben):
                    page.goto(f"{url}/t/{name}")
                    page.locator("[data-now=bid] button.nothing").wait_for()
                    # "Since your last turn" opens with the table, if others have moved since one's own last move.
                    if page.locator("dialog[open]").count():
                        page.keyboard.press("Escape")
                        expect(page.locator("dialog")).to_have_count(0)
                return
            if asked[0]["over"]:
                break
            hands.bots_are_done(ann, url, name)
            for page in (ann, ben):
                hands.act_once(page, url, name, rng)
    raise AssertionError("five games without a ward where both bid")


def test_two_people_and_a_bot_with_sealed_bids(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    frames: list[str] = []
    ben.on("websocket", lambda ws: ws.on("framereceived", lambda data: frames.append(str(data))))
    _both_bid(ann, ben, served.url)
    before = len(frames)
    ann.locator("[data-now] .stepper button:last-of-type").first.click()
    ann.locator("[data-now] button.main").click()
    expect(ann.get_by_role("button", name="Take the bid back")).to_be_visible()
    expect(ben.locator(".duel li", has_text="Ann").locator(".tag")).to_contain_text("sealed")
    assert not [f for f in frames[before:] if re.search(r"bid (green|white|orange|blue)", f)], (
        "Ben's browser was told Ann's bid"
    )
    # Taken back and made again (the numbers are still there), the other sees only that.
    ann.get_by_role("button", name="Take the bid back").click()
    expect(ben.locator(".duel li", has_text="Ann").locator(".tag")).to_contain_text("thinking")
    ann.locator("[data-now] button.main").click()
    expect(ann.get_by_role("button", name="Take the bid back")).to_be_visible()
    ben.locator("[data-now] button.nothing").click()
    # Revealed to both.
    for person in (ann, ben):
        expect(person.get_by_role("log")).to_contain_text(re.compile(r"Ann has \d+ votes \(.* \+ one chip\)"))


def test_hot_seat_passes_the_device(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.make_table(page, served.url, ["me", "me", "random"])
    rng = random.Random(2)
    passed = set()
    end = time.monotonic() + PATIENCE
    while len(passed) < 2 and time.monotonic() < end:
        cover = page.get_by_role("dialog", name=re.compile("Pass the device"))
        if cover.count():
            name = str(cover.get_by_role("heading").inner_text())
            # The cover hides everything: nothing of the table can be reached under it.
            box = cover.bounding_box()
            assert box is not None
            assert (box["width"], box["height"]) == (1280, 800)
            passed.add(name)
            cover.get_by_role("button").click()
            expect(cover).to_have_count(0)
        elif what := hands.offered(page):
            hands.play_one(page, rng, what)
        page.wait_for_timeout(30)
    assert len(passed) == 2, passed


def test_undo_takes_back_one_step(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.against_bots(page, served.url)
    assert hands.wait_for_me(page) == "act"
    ward = page.locator(".ward.lit").first
    number = ward.get_attribute("data-ward")
    before = page.locator(f'[data-ward="{number}"]').get_attribute("aria-label")
    ward.click()
    expect(page.locator(f'[data-ward="{number}"]')).not_to_have_attribute("aria-label", str(before))
    # The boundary is drawn: only what stands below it is taken back freely.
    expect(page.locator("[data-edge] + .entry")).to_contain_text("Ann places a boss")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(f'[data-ward="{number}"]')).to_have_attribute("aria-label", str(before))
    # The log says in words what was taken back.
    words = Words("en", strict=True)
    what = words.say("tammany-step-boss", seat="Ann", ward=number)
    expect(page.get_by_role("log")).to_contain_text(words.say("web-line-undo", name="Ann", what=what))


def test_a_refusal_shows_its_rule(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.against_bots(page, served.url)
    assert hands.wait_for_me(page) == "act"
    # Zone III is closed with three players: not lit, but it answers why.
    page.locator('[data-ward="17"]').click()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("opens only in year 9")
    toast.get_by_role("button", name="Rule TH-16").click()
    rule = page.locator("dialog .asked")
    expect(rule).to_contain_text("TH-16")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_language_changes_in_play(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.against_bots(page, served.url)
    hands.wait_for_me(page)
    page.get_by_role("button", name="Settings").click()
    page.locator("#set-lang").select_option("it")
    expect(page.locator("dialog h2")).to_have_text("Impostazioni")
    page.keyboard.press("Escape")
    expect(page.locator("[data-now]")).to_contain_text("Piazza il tuo capo")


def test_the_server_is_killed_and_comes_back(own_server: Any, visitor: Visitor) -> None:
    page = visitor(quiet=False)  # the browser itself reports the lost connection on the console
    hands.against_bots(page, own_server.url)
    assert hands.wait_for_me(page) == "act"
    page.locator(".ward.lit").first.click()
    expect(page.get_by_role("log")).to_contain_text("Ann places a boss")
    own_server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    # What is done meanwhile is kept and sent when the line is back.
    page.locator(".ward.lit").first.click()
    own_server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.get_by_role("log").get_by_text("Ann places a boss")).to_have_count(2)
    assert hands.wait_for_me(page) in ("act", "bid")


def test_two_tabs_of_one_seat_stay_in_step(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.against_bots(page, served.url)
    address = page.url
    hands.wait_for_me(page)
    other = page.context.new_page()
    other.goto(address)
    other.locator(".ward.lit").first.wait_for()
    page.locator('.ward.lit[data-ward="14"]').click()
    for tab in (page, other):
        expect(tab.get_by_role("log")).to_contain_text("Ann places a boss in ward 14.")


def test_replay_from_any_knowledge_with_a_link_to_any_moment(served: Any, visitor: Visitor) -> None:
    page = visitor()
    # Bots among themselves, at a table of this person's.
    hands.table(page, served.url, "tammany", ["bot", "bot", "bot"])
    page.locator("[data-now=over]").wait_for()
    page.get_by_role("button", name="Watch from the beginning").click()
    years = page.locator(".years")
    expect(years).to_have_attribute("aria-label", re.compile("Year 1 of 16"))
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"\?at=\d+"))
    moment = page.url
    page.get_by_role("combobox", name="View as").select_option("all")
    expect(years).to_have_attribute("aria-label", re.compile("Year 1 of 16"))
    page.get_by_role("button", name="To the end", exact=True).click()
    expect(page.locator("[data-now=over]")).to_be_visible()
    page.goto(moment)
    expect(years).to_have_attribute("aria-label", re.compile("Year 1 of 16"))
