"""The coach in a real browser: on for a newcomer against bots, what is asked, a good move with its pins, a warning that
keeps a slip back once a turn, an answer to "why not?", off by its switch; in three languages and on a phone.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, expect

from . import hands, looks

Visitor = Callable[..., Page]
SEATS = {"tammany": 3, "guildes": 4, "mob": 2}
LOOK = os.environ.get("BACKROOM_COACH_LOOK")  # a folder for pictures


def picture(page: Page, name: str) -> None:
    if LOOK:
        page.screenshot(path=f"{LOOK}/{name}.png")


def sit(page: Page, url: str, game: str) -> None:
    hands.table(page, url, game, ["Ann", *["bot"] * (SEATS[game] - 1)])
    page.locator('[data-coach="idea"]').wait_for()


@pytest.mark.parametrize(("game", "lang"), [("tammany", "en"), ("guildes", "fr"), ("mob", "it")])
def test_a_newcomer_is_told_what_is_asked_and_shown_a_good_move(
    served: Any, visitor: Visitor, game: str, lang: str
) -> None:
    page = visitor(lang=lang, coach=True)
    sit(page, served.url, game)
    bar = page.locator('[data-coach="idea"]')
    assert not re.search(r"[a-z]+-coach-[a-z]", bar.inner_text())
    assert re.search(r"\d", bar.locator(".why").first.inner_text()), "a reason has its numbers"
    expect(bar.locator(".asks")).not_to_be_empty()
    page.locator("[data-pin], [data-coach=good]").first.wait_for()
    for number in range(1, bar.locator(".why").count() + 1):
        page.locator(f'[data-pin="{number}"]').first.wait_for()  # every reason stands on the board
    picture(page, f"{game}-{lang}")
    # Off by its switch, and it stays off.
    page.locator("header button[aria-pressed=true] path[d^='M9 18']").click()
    expect(bar).to_have_count(0)
    page.reload()
    page.locator("[data-now]").wait_for()
    expect(page.locator("[data-coach]")).to_have_count(0)


def test_who_has_finished_a_game_has_the_coach_when_asked(served: Any, visitor: Visitor) -> None:
    page = visitor(coach=True)
    page.goto(served.url)
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.backroom);
            localStorage.backroom = JSON.stringify({ ...kept, finished: true });
        }"""
    )
    hands.table(page, served.url, "mob", ["Ann", "bot"])
    page.locator("[data-now]").wait_for()
    switch = page.locator("header button[aria-pressed]", has=page.locator("path[d^='M9 18']"))
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-coach]")).to_have_count(0)
    switch.click()
    page.locator("[data-coach]").first.wait_for()
    page.reload()
    page.locator("[data-coach]").first.wait_for()


@pytest.mark.parametrize("game", SEATS)
def test_on_a_phone_the_coach_leaves_board_and_bar_in_sight(served: Any, visitor: Visitor, game: str) -> None:
    page = visitor(lang="fr", width=390, height=844, coach=True)
    sit(page, served.url, game)
    picture(page, f"{game}-phone")
    looks.rests(page)
    boxes = {
        name: page.locator(name).first.bounding_box() for name in (".coach", "#now", "main.board", "nav.tabs")
    }
    for name, box in boxes.items():
        assert box is not None, name
        assert box["x"] >= 0, name
        assert box["x"] + box["width"] <= 390, name
        assert box["y"] + box["height"] <= 844, name
    assert boxes["main.board"]["height"] >= 300
    assert boxes[".coach"]["y"] + boxes[".coach"]["height"] <= boxes["#now"]["y"] + 1
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390


@pytest.mark.parametrize("game", SEATS)
def test_what_is_advised_is_played_by_a_button(served: Any, visitor: Visitor, game: str) -> None:
    """For a whole first round: every reason has its pin, and no number of the advice covers the one it marks."""
    page = visitor(coach=True)
    sit(page, served.url, game)
    rng = random.Random(6)
    played = 0
    for _ in range(40):
        hands.wait_for_me(page)
        before = moves(page, served.url)
        # A decision that is none has no advice.
        page.locator('[data-coach="idea"], [data-coach="quiet"]').first.wait_for()
        idea = page.locator('[data-coach="idea"]')
        if not idea.count():
            hands.play_one(page, rng, hands.wait_for_me(page))
            page.locator("#now[aria-busy=false]").wait_for()
            continue
        for number in range(1, idea.locator(".why").count() + 1):
            page.locator(f'[data-pin="{number}"]').first.wait_for()
        page.locator("[data-coach-play]").click()
        hands.until(page, lambda: moves(page, served.url) > before, "the move is made")
        played += 1
        if played == 5:
            return
    raise AssertionError("five moves were never advised")


def every_move_costs(page: Page) -> None:
    """The server's own advice, but every move is held to be a slip: what the page does about one is looked at."""

    def answer(route: Route) -> None:
        try:
            response = route.fetch()
        except Error:  # the decision is over, and nobody waits for advice about it
            return
        told = response.json()
        told["costly"] = dict.fromkeys(told["chances"], 0.21)
        route.fulfill(response=response, body=json.dumps(told))

    page.route(re.compile(r"/coach\?seat="), answer)


def let_go(page: Page) -> None:
    """Advice that is still asked for when a test is over is no mistake: its route goes before the page does."""
    page.unroute_all(behavior="ignoreErrors")


def choose(page: Page, until: str) -> None:
    """Clicks on until the coach speaks up; a bounded number of them."""
    rng = random.Random(4)
    said = page.locator(until)
    for _ in range(24):
        if said.count():
            return
        what = hands.wait_for_me(page)
        # Advice that is late holds up nobody: here it is waited for, however busy the machine is.
        if not said.count():
            page.locator('[data-coach="idea"]').or_(said).first.wait_for()
        if said.count():
            return
        hands.play_one(page, rng, what)
        page.locator("#now[aria-busy=false]").wait_for()
    raise AssertionError("the coach says nothing")


def moves(page: Page, url: str) -> int:
    name = page.url.split("/t/")[1].split("?")[0]
    lines = page.request.get(f"{url}/api/v1/tables/{name}/log").json()["lines"]
    return sum(1 for line in lines if line["kind"] == "move" and line["seat"] == 0)


def test_a_slip_is_kept_back_once_a_turn(served: Any, visitor: Visitor) -> None:
    page = visitor(coach=True)
    every_move_costs(page)
    sit(page, served.url, "tammany")
    before = moves(page, served.url)
    choose(page, '[data-coach="warning"]')
    warning = page.locator('[data-coach="warning"]')
    expect(warning).to_contain_text("21%")
    expect(warning).to_contain_text("Better:")
    picture(page, "warning")
    assert moves(page, served.url) == before, "nothing was sent"
    expect(warning.get_by_role("button", name="Choose again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    assert moves(page, served.url) == before
    # The second time of the turn it goes its way.
    rng = random.Random(5)
    for _ in range(24):
        assert warning.count() == 0
        hands.play_one(page, rng, hands.wait_for_me(page))
        page.locator("#now[aria-busy=false]").wait_for()
        if moves(page, served.url) > before:
            break
    assert moves(page, served.url) > before
    let_go(page)


def test_a_warned_person_may_go_on(served: Any, visitor: Visitor) -> None:
    page = visitor(coach=True)
    every_move_costs(page)
    sit(page, served.url, "tammany")
    before = moves(page, served.url)
    choose(page, '[data-coach="warning"]')
    page.get_by_role("button", name="Play it anyway").click()
    expect(page.locator('[data-coach="warning"]')).to_have_count(0)
    hands.until(page, lambda: moves(page, served.url) > before, "the move is made")
    assert moves(page, served.url) == before + 1
    let_go(page)


def test_why_not_is_answered_about_the_move_that_is_pointed_at(served: Any, visitor: Visitor) -> None:
    page = visitor(coach=True)
    sit(page, served.url, "tammany")
    before = moves(page, served.url)
    page.keyboard.press("w")
    choose(page, '[data-coach="answer"]')
    answer = page.locator('[data-coach="answer"]')
    expect(answer).to_contain_text("Why not “")
    expect(answer.locator(".why").first).to_contain_text(re.compile(r"\d|one"))
    picture(page, "why-not")
    assert moves(page, served.url) == before
    answer.get_by_role("button", name="Choose again").click()
    expect(answer).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "clicks"),
    [("guildes", ["button.stack >> nth=2", "#now button.main"]), ("mob", ["#now button.go", "#now button.go"])],
)
def test_why_not_is_answered_beside_what_the_coach_would_do(
    served: Any, visitor: Visitor, game: str, clicks: list[str]
) -> None:
    page = visitor(coach=True)
    sit(page, served.url, game)
    before = moves(page, served.url)
    page.keyboard.press("w")
    for one in clicks:
        page.locator(one).first.click()
    answer = page.locator('[data-coach="answer"]')
    expect(answer).to_contain_text("Why not “")
    expect(answer.locator(".why").first).to_contain_text(re.compile(r"\d"))
    assert moves(page, served.url) == before, "it is talked about, not made"


def test_why_not_is_asked_by_pointing_and_a_key_or_by_holding(served: Any, visitor: Visitor) -> None:
    page = visitor(coach=True)
    sit(page, served.url, "tammany")
    before = moves(page, served.url)
    ward = page.locator(".ward.lit").last
    box = ward.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.keyboard.press("w")
    answer = page.locator('[data-coach="answer"]')
    expect(answer).to_contain_text("Why not “")
    assert moves(page, served.url) == before, "it is talked about, not made"
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    # A finger that is held does the same; one that is let go at once makes its choice as ever.
    hold = """([x, y]) => {
        const at = document.elementFromPoint(x, y);
        const tell = (name) => at.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: "touch", clientX: x, clientY: y }));
        tell("pointerdown");
        setTimeout(() => tell("pointerup"), 900);
    }"""
    page.evaluate(hold, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    page.locator('[data-coach="answer"], [data-coach="idea"] .head:has-text("explained")').first.wait_for()
    assert moves(page, served.url) == before


def test_a_late_coach_holds_up_nobody(served: Any, visitor: Visitor) -> None:
    """The advice never comes: moves are made as if there were no coach."""
    page = visitor(coach=True)
    page.route(re.compile(r"/coach\?seat="), lambda route: None)
    hands.table(page, served.url, "tammany", ["Ann", "bot", "bot"])
    page.locator('[data-coach="asks"]').wait_for()
    before = moves(page, served.url)
    rng = random.Random(3)
    for _ in range(24):
        hands.play_one(page, rng, hands.wait_for_me(page))
        page.locator("#now[aria-busy=false]").wait_for()
        if moves(page, served.url) > before:
            return
    raise AssertionError("no move was made")


def test_between_people_there_is_no_coach_unless_hints_were_agreed_on(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(coach=True), visitor(coach=True)
    hands.pair(ann, ben, served.url, "mob")
    ann.locator("[data-now]").wait_for()
    expect(ann.locator("[data-coach]")).to_have_count(0)
    name = ann.url.split("/t/")[1]
    for path in ("coach", "why", "hint"):
        assert ann.request.get(f"{served.url}/api/v1/tables/{name}/{path}?seat=0").status == 409
