"""Every kind of decision of Tammany Hall, met on one device that is passed around: at every size (phones upright and across,
tablets, desktops) all that it needs is in view, nothing is cut, covered or too small; axe-core has nothing to say, and no
choice is more than four presses away.

The game goes on over HTTP; the page is looked at where a kind of decision comes up for the first time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page
from tests.web import hands, looks

Visitor = Callable[..., Page]
PHONE = (390, 844)
# Each kind of decision is looked at on two phones upright and, in turn, in four of these: phones across, tablets, desktops.
PHONES = (PHONE, (360, 740))
OTHERS = ((740, 360), (1280, 800), (844, 390), (820, 1180), (1440, 900), (1180, 820), (1920, 1080))

# What a decision needs and is not in sight: its targets, the numbers that count, one's own things, the way on.
OUTSIDE = """() => {
    const choices = "#now button:not(:disabled), .ward.lit, .pick, .give, .stepper";
    const numbers = ".duel li, .duel .prize, .strip li, .strip .r2 svg, .strip .r1 b";
    const nodes = [...document.querySelectorAll(`${choices}, ${numbers}`)].filter((e) => e.checkVisibility());
    const board = document.querySelector("main.board").getBoundingClientRect();
    const bar = document.querySelector("#now").getBoundingClientRect();
    return nodes.filter((e) => {
        // Of a ward the ground counts: what is drawn in it is cut off at its border.
        const { left, right, top, bottom } = (e.querySelector(".ground") ?? e).getBoundingClientRect();
        const low = e.closest("#now") ? bar.bottom : e.closest("main.board") ? board.bottom : innerHeight;
        return left < -1 || right > innerWidth + 1 || top < -1 || (e.matches(".ward") ? top > low - 30 : bottom > low + 1);
    }).map((e) => e.getAttribute("aria-label") || e.textContent || e.getAttribute("class"));
}"""
# Pieces to be picked that a finger on their middle does not pick.
MISSED = """() => [...document.querySelectorAll(".pick")].filter((pick) => {
    const { left, top, width, height } = pick.querySelector("rect").getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-target]") !== pick;
}).map((pick) => pick.getAttribute("aria-label"))"""
PRESSES = (Path(__file__).parent / "presses.js").read_text()
# What a game of three people can hardly do without; more kinds are looked at where they come.
SURE = {"boss", "cube", "end", "bid", "appoint", "appoint-whom", "slander", "slander-pay", "over"}
OFFICES = {"chip", "remove", "move", "lock"}


def test_every_kind_of_decision(served: Any, visitor: Visitor) -> None:
    page = visitor("it", *PHONE, has_touch=True)
    seen: set[str] = set()
    met: set[str] = set()
    # A game may do without one of them: then there is another.
    for _ in range(5):
        made = hands.table(page, served.url, "tammany", ["Ann", "Bartolomeo", "Caterina"])
        for ask in decisions(page, served.url, str(made["table"]), seen, met):
            look(page, ask, len(seen))
            seen.add(ask)
        if seen >= SURE and len(seen & OFFICES) >= 2:
            break
    assert seen >= SURE, sorted(SURE - seen)
    assert len(seen & OFFICES) >= 2, sorted(seen)


def decisions(page: Page, url: str, name: str, seen: set[str], met: set[str]) -> Iterator[str]:
    """Plays on, and stops wherever a kind of decision is on the screen for the first time. ``met``: moves that have been
    offered, all in one place: those are looked at only where more is offered.
    """
    rng = random.Random(3)
    while True:
        facts = hands.facts(page, url, name)
        if facts["status"] == "over":
            painted(page, True)
            hands.caught_up(page, facts["seq"])
            page.locator("[data-now=over] [data-ask=over]").wait_for(state="attached")
            if "over" not in seen:
                yield "over"
            return
        seat = facts["pending"][0]
        told = page.request.get(f"{url}/api/v1/tables/{name}/view?seat={seat}").json()
        moves = told["view"]["moves"]
        verbs = {move.split()[0] for move in moves} or {"bid"}
        if told["view"]["phase"] == "turn" and told["view"]["turn"]["placed"]:
            verbs.discard("boss")
        if verbs - met:
            painted(page, True)
            yield from on_screen(page, told["seq"], seen)
            painted(page, False)
            met |= verbs
        if not moves:
            text = "bid nothing"
        elif "end" in moves and rng.random() < 0.6:
            text = "end"
        else:
            # Offices that nobody has held yet are given first.
            wanted = [m for m in moves if m.startswith("appoint") and not met & {verb_of(m.split()[-1])}]
            text = rng.choice(wanted or moves)
        wish = {
            "type": "move",
            "id": f"{rng.getrandbits(64):x}",
            "seat": seat,
            "at": told["seq"],
            "text": text,
        }
        done = page.request.post(f"{url}/api/v1/tables/{name}/do", data=wish)
        assert done.ok, f"{text}: {done.text()}"


def painted(page: Page, seen: bool) -> None:
    """Moves that nobody looks at are not drawn: most of such a game's time went into them."""
    page.evaluate("(how) => { document.getElementById('app').style.contentVisibility = how; }", "" if seen else "hidden")


def verb_of(office: str) -> str:
    return {"deputy": "chip", "police": "remove", "council": "lock", "chairman": "move"}.get(office, "")


def on_screen(page: Page, seq: int, seen: set[str]) -> Iterator[str]:
    """The decision that is asked after entry ``seq``, and those that are one choice away: an office, a slander, whom to give
    a plate.
    """
    asked = hands.asked(page, at=seq)
    if asked not in seen:
        yield asked
    for part in page.locator("button.part:not(:disabled):not(.now)").all():
        part.click()
        if (ask := hands.asked(page)) not in seen:
            yield ask
            yield from deeper(page, seen)
            page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    yield from deeper(page, seen)
    if asked == "boss" and (cube := page.locator("button.piece[aria-pressed=false]")).count():
        cube.first.click()
        if (ask := hands.asked(page)) not in seen:
            yield ask
        page.keyboard.press("Escape")


def deeper(page: Page, seen: set[str]) -> Iterator[str]:
    first = page.locator(".pick, button.plate")
    if not first.count() or hands.asked(page) not in ("slander", "move", "appoint"):
        return
    first.first.dispatch_event("click")
    if (ask := hands.asked(page)) not in seen:
        yield ask
    page.keyboard.press("Escape")


def look(page: Page, ask: str, number: int) -> None:
    looks.rests(page)
    if ask == "bid":
        assert page.locator(".stepper:visible").count(), "one's own bid is not in sight"
    for width, height in (*PHONES, *(OTHERS[(4 * number + turn) % len(OTHERS)] for turn in range(4))):
        looks.size(page, width, height)
        assert page.evaluate(OUTSIDE) == [], f"{ask} at {width} x {height}: not in view"
        assert page.evaluate(MISSED) == [], f"{ask} at {width} x {height}: pressed in the middle, not picked"
        assert looks.wrong(page) == [], f"{ask} at {width} x {height}"
    looks.size(page, 1280, 800)
    if number % 3 == 0 or ask in ("bid", "appoint-whom", "over"):
        assert looks.violations(page) == [], ask
    if ask not in ("over", "bid"):
        far = page.evaluate(PRESSES)
        assert far == [], f"{ask}: more than four presses away: {far}"
    looks.size(page, *PHONE)
