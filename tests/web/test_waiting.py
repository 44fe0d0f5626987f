"""The waiting room: a code to say aloud, bots as cards on the table, the start with those who are there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks

from backroom import bots

Visitor = Callable[..., Page]
SIZES = ((1280, 800), (1920, 1080), (820, 1180), (844, 390), (390, 844), (360, 740))


def test_a_code_is_said_aloud_and_leads_to_the_next_seat(served: Any, visitor: Visitor) -> None:
    ann, ben, cem = visitor(), visitor("fr"), visitor("it", quiet=False)
    made = hands.table(ann, served.url, "guildes", ["Ann", *["open"] * 3])
    code = ann.locator("[data-code]").inner_text()
    assert re.fullmatch(r"[a-z]+-[a-z]+-\d\d", code)
    # Typed on the start page, as people type.
    hands.home(ben, served.url)
    ben.locator("#code").fill(code.replace("-", " ").title())
    ben.keyboard.press("Enter")
    hands.answer_names(ben, "Ben")
    expect(ben).to_have_url(f"{served.url}/t/{made['table']}")
    expect(ann.locator("[data-door='1']")).to_contain_text("Ben")
    # Whoever is not the host sees who begins.
    expect(ben.locator("footer [role=status]")).to_contain_text("Encore une personne")
    hands.table(cem, served.url, "mob", ["Cem", "bot"], look=False)
    # As an address; a withdrawn one says so.
    ann.get_by_role("button", name="Disable this link").click()
    expect(ann.get_by_text("no longer gives a seat")).to_be_visible()
    expect(ann.locator("[data-code]")).to_have_count(0)
    cem.goto(f"{served.url}/t/{code}")
    expect(cem.get_by_role("alert")).to_contain_text(f"Nessun tavolo risponde a «{code}»")
    ann.on("dialog", lambda dialog: dialog.accept())
    ann.get_by_role("button", name="Copy the link").click()
    fresh = ann.locator("[data-code]").inner_text()
    assert fresh != code
    cem.goto(f"{served.url}/t/{fresh}")
    hands.answer_names(cem, "Cem")
    expect(ann.locator("[data-door='2']")).to_contain_text("Cem")
    expect(ben.locator("footer [role=status]")).to_have_text("Ann lancera la partie.")


def test_bots_lie_on_the_table_and_the_game_begins_with_those_there(served: Any, visitor: Visitor) -> None:
    page = visitor()
    made = hands.table(page, served.url, "guildes", ["Ann", *["open"] * 4])
    start = page.locator("footer button.main")
    expect(start).to_be_disabled()
    expect(page.locator("footer [role=status]")).to_have_text("2 more and you can begin.")
    # The last seat asks; the one that suits has the focus.
    page.get_by_role("button", name="A bot: Purple").click()
    cards = page.locator(".wood [data-bot]")
    expect(cards).to_have_count(len(bots.names()) + (page.locator("[data-bot=learned]").count()))
    expect(page.locator(".wood .suits")).to_have_count(1)
    expect(page.locator(".wood .suits")).to_be_focused()
    for width, height in SIZES[:2]:
        looks.size(page, width, height)
        assert looks.wrong(page) == []
        assert looks.violations(page) == []
    page.locator(".wood [data-bot=hard]").click()
    expect(page.locator("[data-door='4']")).to_contain_text("Agnes")
    expect(page.locator(".wood [data-bot]")).to_have_count(0)
    page.get_by_role("button", name="A bot: Blue").press("Enter")
    page.keyboard.press("Enter")
    # The bot behind the free seats moves up, and the game begins with three.
    expect(start).to_have_text("Begin with 3")
    start.click()
    page.locator("[data-now]").wait_for()
    facts = hands.facts(page, served.url, made["table"])
    assert (facts["players"], [seat["bot"] for seat in facts["seats"]][2]) == (3, "hard")
    expect(page.get_by_role("log")).to_contain_text("The game begins with 3")


def test_on_a_phone_whoever_suits_is_proposed_in_the_seat(served: Any, visitor: Visitor) -> None:
    page = visitor("en", 390, 844)
    hands.table(page, served.url, "tammany", ["Ann", *["open"] * 4])
    free = page.locator("[data-door='1']")
    expect(free.get_by_role("button", name="Ask to sit")).to_be_visible()
    for width, height in SIZES:
        looks.size(page, width, height)
        looks.no_overflow(page)
    looks.size(page, 390, 844)
    assert looks.small_targets(page) == []
    free.get_by_role("button", name="Others").click()
    page.locator("dialog [data-bot=expert]").click()
    expect(free).to_contain_text("Callahan")
    # The next free seat proposes somebody now.
    page.locator("[data-door='2']").get_by_role("button", name="Ask to sit").click()
    expect(page.locator("footer button.main")).to_have_text("Begin with 3")
    assert looks.violations(page) == []
    # A seat is freed again; who sits in it can be exchanged.
    free.get_by_role("button", name="Another").click()
    page.locator("dialog [data-bot=easy]").click()
    expect(free).to_contain_text("Pockets Rooney")
    free.get_by_role("button", name="Free the seat").click()
    expect(free).to_contain_text("Knows the ropes")
    expect(page.locator("footer button.main")).to_be_disabled()


# Every text that the page ever shows and that reads like the key of a message.
KEYS = """(() => {
    window.keysShown = new Set();
    const look = () => {
        for (const found of document.body?.innerText.match(/\\b(?:web|bots|tammany|guildes|mob)-[a-z]+(?:-[a-z]+)*/g) ?? [])
            window.keysShown.add(found);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})();"""


def test_no_key_is_shown_while_the_words_are_on_their_way(served: Any, visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(KEYS)
    late = []

    def later(route: Any) -> None:
        late.append(route.request.url)
        page.wait_for_timeout(700)
        route.continue_()

    page.route(re.compile(r"/assets/(?:tammany|bots)-[^/]*\.js"), later)
    hands.table(page, served.url, "tammany", ["Ann", *["open"] * 3])
    expect(page.locator("h1")).to_have_text("Tammany Hall")
    expect(page.locator("[data-code]")).to_be_visible()
    assert late, "nothing came late: the files have other names now"
    assert page.evaluate("[...window.keysShown]") == []
