"""MOB: Big Apple in a real browser: against a bot, in Italian, two people, one device with hidden moles."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks

Visitor = Callable[..., Page]


def play(page: Page, seed: int, goal: int = -1, seconds: float = 90) -> int:
    return hands.click_on(page, "mob", seed, goal, seconds)


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("lang", "won"), [("en", "wins|shared"), ("it", "vince|condivis|divid")])
def test_a_whole_game_against_a_bot(served: Any, visitor: Visitor, lang: str, won: str) -> None:
    page = visitor(lang)
    hands.table(page, served.url, "mob", ["Ann", "bot"])
    page.locator("[data-now]").wait_for()
    assert play(page, seed=3) > 20
    expect(page.locator("[data-now] h2")).to_contain_text(re.compile(won))
    text = page.locator("body").inner_text()
    assert not re.search(r"\b(web|mob|server|fact|refuse)-[a-z]", text), text
    if lang == "en":
        assert looks.violations(page) == []


def test_moles_are_seen_only_while_the_key_is_held(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.table(page, served.url, "mob", ["Ann", "bot"])
    lock = page.get_by_role("button", name="Put them down")
    lock.click()
    expect(lock).to_have_count(0)
    page.locator("[data-now=act]").wait_for()
    own = page.locator(".side:not(.far) .mole")
    # The bot may have begun and exposed one: five are hidden then.
    left = own.count()
    assert left in (5, 6)
    assert {mole.inner_text() for mole in own.all()} == {"?"}
    page.keyboard.down("m")
    expect(own.first).not_to_have_text("?")
    shown = Counter(mole.inner_text() for mole in own.all())
    assert shown.total() == left
    assert shown <= Counter("112233")
    assert {mole.inner_text() for mole in page.locator(".far .mole").all()} == {"?"}
    page.keyboard.up("m")
    expect(own.first).to_have_text("?")


@pytest.mark.timeout(240)
def test_two_people(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    hands.pair(ann, ben, served.url, "mob")
    hands.click_together([ann, ben], "mob")
    expect(ben.locator("[data-now] h2")).to_have_text(ann.locator("[data-now] h2").inner_text())


def test_by_keyboard_alone(served: Any, visitor: Visitor) -> None:
    page = visitor(width=920, height=240)  # little to paint: the keys are what counts
    hands.table(page, served.url, "mob", ["Ann", "bot"])
    assert hands.by_keyboard(page, "mob", seed=6, most=30) == 30
    for told in ("Ann has put down six moles.", "Ann puts henchmen on the action board"):
        expect(page.get_by_role("log")).to_contain_text(told)


@pytest.mark.timeout(240)
def test_hot_seat_keeps_the_moles_hidden(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.table(page, served.url, "mob", ["Ann", "Ben"])
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
    assert play(page, seed=7, goal=25) == 25
