"""Hands for the browser tests: what a person does at a table, by mouse or by keyboard alone. Chooses at random from what
the screen offers, never from what it knows about rules.
"""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, expect


def home(page: Page, url: str) -> None:
    page.goto(url)
    page.locator("article").first.wait_for()


def make_table(
    page: Page, url: str, seats: list[str], *, game: str = "Tammany Hall", name: str = "Ann"
) -> str:
    """A table with these seats ("me", "open" or a bot's name), made on the start page; gives its address."""
    home(page, url)
    form = page.locator("form")
    if page.locator("article").count() > 1:
        page.locator("article", has=page.get_by_role("heading", name=game)).get_by_role("button").nth(
            1
        ).click()
    form.locator("input").first.fill(name)
    form.get_by_role("button", name=str(len(seats)), exact=True).click()
    for select, wish in zip(form.locator(".seat select").all(), seats, strict=True):
        select.select_option(wish)
    form.locator("button.main").click()
    page.wait_for_url("**/t/*")
    return page.url


def against_bots(page: Page, url: str, players: int = 3, bot: str = "random") -> str:
    address = make_table(page, url, ["me", *[bot] * (players - 1)])
    page.locator("[data-now]").wait_for()
    return address


def now(page: Page) -> str:
    return str(page.locator("[data-now]").get_attribute("data-now"))


def wait_for_me(page: Page, seconds: float = 30) -> str:
    """Until this person may do something (or the game is over); says what."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        what = offered(page)
        if what:
            return what
        page.wait_for_timeout(20)
    raise AssertionError(f"nothing to do for {seconds} s: {page.locator('[data-now]').inner_text()}")


def offered(page: Page) -> str:
    """What there is to do: "over", "close" (a window to close), "bid", "appoint", "act", or "" while others act."""
    return str(
        page.evaluate(
            """() => {
        const now = document.querySelector("[data-now]");
        if (document.querySelector("dialog[open]")) return "close";
        if (!now) return "";
        const what = now.dataset.now;
        if (what === "over") return "over";
        if (what === "bid") return now.querySelector("button.main:not(:disabled)") ? "bid" : "";
        if (what === "appoint") return now.querySelector("li button:not(:disabled)") ? "appoint" : "";
        return what === "act" && now.querySelector("button:not(:disabled)") ? "act" : "";
    }"""
        )
    )


def play_one(page: Page, rng: random.Random, what: str) -> None:
    """One whole move with the mouse."""
    try:
        if what == "close":
            page.locator("dialog[open] button").first.click(timeout=2000)
        elif what == "bid":
            for button in page.locator(".bid .stepper button:last-child").all():
                if rng.random() < 0.4 and button.is_enabled():
                    button.click(timeout=2000)
            page.locator(".bid button.main").click(timeout=2000)
        elif what == "appoint":
            buttons = page.locator("[data-now] li button:not(:disabled)").all()
            rng.choice(buttons).click(timeout=2000)
        else:
            _act(page, rng)
    except Error:
        # The table moved on between looking and clicking (a bot's move came in): look again.
        return


def _act(page: Page, rng: random.Random) -> None:
    panel = page.locator("[data-now]")
    end = panel.locator(".foot button.main")
    verbs = panel.locator(".verbs button")
    if end.count() and (verbs.count() == 0 or rng.random() < 0.7):
        end.click(timeout=2000)
        if panel.locator(".warn").count():
            end.click(timeout=2000)
        return
    if verbs.count():
        rng.choice(verbs.all()).click(timeout=2000)
    for _ in range(4):
        words = panel.locator(".words button")
        count = words.count()
        if not count:
            return
        chosen = words.nth(rng.randrange(count))
        last = panel.locator(".ask").inner_text(timeout=500)
        if panel.locator(".words.wards").count() and rng.random() < 0.5:
            # Half of the wards are picked on the board itself.
            number = str(chosen.inner_text(timeout=500)).strip()
            page.locator(f'[data-ward="{number}"]').press("Enter", timeout=2000)
        else:
            chosen.click(timeout=2000)
        page.wait_for_timeout(30)
        if not panel.locator(".ask").count() or panel.locator(".ask").inner_text(timeout=500) == last:
            return


TARGETS = (Path(__file__).parent / "targets.js").read_text()
AUTO = (Path(__file__).parent / "auto.js").read_text()


def play_out(page: Page, seed: int = 1, seconds: float = 120) -> int:
    """To the end of the game; gives the number of choices made here."""
    return int(page.evaluate(AUTO, {"seed": seed, "goal": "over", "seconds": seconds})["moves"])


def play_until(page: Page, goal: str, seed: int = 1, seconds: float = 60) -> None:
    """Until this person is offered ``goal`` ("bid", "appoint", "act")."""
    found = page.evaluate(AUTO, {"seed": seed, "goal": goal, "seconds": seconds})["what"]
    assert found == goal, f"the game ended without {goal}"


def no_overflow(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} px too wide at {page.viewport_size}: {page.url}"


def small_targets(page: Page, least: float = 40) -> list[Any]:
    """Buttons, fields and wards that a finger would miss."""
    found = page.evaluate(TARGETS, least)
    assert isinstance(found, list)
    return found


def seen(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_visible()
