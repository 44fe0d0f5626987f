"""MOB: Big Apple in a real browser: against a bot, in Italian, two people, one device with hidden moles."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands

Visitor = Callable[..., Page]
NAME = "MOB: Big Apple"

# Clicks on what is offered, inside the page, until the game is over (or until `goal` choices are made).
PLAY = """async ({ seed, goal, seconds }) => {
    let state = seed * 2654435761 >>> 0;
    const roll = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const end = performance.now() + seconds * 1000;
    let clicks = 0;
    while (performance.now() < end) {
        await new Promise((go) => setTimeout(go, 8));
        const close = document.querySelector("dialog[open] button, .pass button");
        if (close) { close.click(); continue; }
        const panel = document.querySelector("[data-now]");
        if (!panel || panel.getAttribute("aria-busy") === "true") continue;
        if (panel.dataset.now === "over") return clicks;
        if (panel.dataset.now !== "act") { if (goal > 0) return clicks; continue; }
        const lock = panel.querySelector(".grid ~ .row button.main");
        const all = [...panel.querySelectorAll("button:not(:disabled)"), ...document.querySelectorAll("button.open")];
        const open = all.filter((b) => !b.closest(".foot"));
        const fresh = open.filter((b) => b.getAttribute("aria-pressed") !== "true");
        const choices = lock ? [lock] : fresh.length ? fresh : open;
        if (!choices.length) continue;
        choices[Math.floor(roll() * choices.length)].click();
        clicks += 1;
        if (clicks === goal) return clicks;
    }
    throw new Error(`not over after ${seconds} s and ${clicks} clicks: ${document.querySelector("[data-now]")?.innerText}`);
}"""


def play(page: Page, seed: int, goal: int = -1, seconds: float = 90) -> int:
    return int(page.evaluate(PLAY, {"seed": seed, "goal": goal, "seconds": seconds}))


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("lang", "won"), [("en", "wins|shared"), ("it", "vince|condivis|divid")])
def test_a_whole_game_against_a_bot(served: Any, visitor: Visitor, lang: str, won: str) -> None:
    page = visitor(lang)
    hands.make_table(page, served.url, ["me", "random"], game=NAME)
    page.locator("[data-now]").wait_for()
    assert play(page, seed=3) > 20
    expect(page.locator("[data-now] h2")).to_contain_text(re.compile(won))
    text = page.locator("body").inner_text()
    assert not re.search(r"\b(web|mob|server|fact|refuse)-[a-z]", text), text


def test_moles_are_seen_only_while_the_key_is_held(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.make_table(page, served.url, ["me", "random"], game=NAME)
    page.get_by_role("button", name="Put them down").click()
    own = page.locator(".side:not(.far) .mole")
    expect(own).to_have_count(6)
    page.wait_for_function("document.querySelector('[data-now]').dataset.now === 'act'")
    assert {mole.inner_text() for mole in own.all()} == {"?"}
    page.keyboard.down("m")
    expect(own.first).not_to_have_text("?")
    assert sorted(mole.inner_text() for mole in own.all()) == ["1", "1", "2", "2", "3", "3"]
    assert {mole.inner_text() for mole in page.locator(".far .mole").all()} == {"?"}
    page.keyboard.up("m")
    expect(own.first).to_have_text("?")


@pytest.mark.timeout(240)
def test_two_people(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    address = hands.make_table(ann, served.url, ["me", "open"], game=NAME)
    link = ann.evaluate(
        """async (table) => (await (await fetch(`/api/v1/tables/${table}/link`, {method: "POST",
            headers: {"Content-Type": "application/json"}, body: JSON.stringify({seat: 1})})).json()).link""",
        address.split("/t/")[1].split("?")[0].split("#")[0],
    )
    ben.goto(link)
    ben.wait_for_url("**/t/*")
    ann.get_by_role("button", name=re.compile("Start|Begin")).click()
    for turn in range(400):
        for page in (ann, ben):
            if page.locator("[data-now]").count() and hands.now(page) == "act":
                play(page, seed=turn + 1, goal=1)
                page.wait_for_timeout(40)
        if ann.locator("[data-now]").count() and hands.now(ann) == "over":
            break
    assert hands.now(ann) == "over"
    expect(ben.locator("[data-now] h2")).to_have_text(ann.locator("[data-now] h2").inner_text())


@pytest.mark.timeout(240)
def test_hot_seat_keeps_the_moles_hidden(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.make_table(page, served.url, ["me", "me"], game=NAME)
    cover = page.get_by_role("dialog", name=re.compile("Pass the device"))
    lock = page.get_by_role("button", name="Put them down")
    locked = 0
    for _ in range(200):
        if cover.count():
            cover.get_by_role("button").click()
        elif locked < 2 and lock.count():
            lock.click()
            locked += 1
            expect(lock).to_have_count(0)
        elif locked == 2:
            break
        page.wait_for_timeout(50)
    assert locked == 2
    # Whoever holds the device now: no value shows, neither one's own nor the other's.
    assert {mole.inner_text() for mole in page.locator(".mole").all()} <= {"?"}
    assert play(page, seed=7) > 20
    expect(page.locator("[data-now] h2")).to_contain_text(re.compile("wins|shared"))
