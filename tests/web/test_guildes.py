"""Guildes in a real browser: whole games with both variants, in French, two people, one device with secret hands, the page
that counts a game on a real table, and facts of one's own copy.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks

from backroom import games

Visitor = Callable[..., Page]
PRINTED = (Path(games.__file__).parent / "guildes" / "printed.toml").read_text(encoding="utf-8")
KEY = re.compile(r"\b(?:web|guildes|server|fact|refuse)-[a-z][\w-]*")


def table(page: Page, url: str, people: int, players: int, events: bool = True, tricks: bool = True) -> None:
    seats = [f"P{i + 1}" for i in range(people)] + ["bot"] * (players - people)
    hands.table(page, url, "guildes", seats, options={"events": events, "tricks": tricks})
    page.locator("[data-now]").wait_for()


def play(page: Page, seed: int, goal: int = -1, seconds: float = 120) -> int:
    return hands.click_on(page, "guildes", seed, goal, seconds)


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("lang", "players", "events", "tricks", "width", "won"),
    [
        ("en", 3, True, True, 1280, "wins|share"),
        ("fr", 6, True, True, 390, "l’emporte|se partagent"),
        ("it", 3, False, False, 1280, "vince|si dividono"),
    ],
)
def test_a_whole_game_against_bots(
    served: Any, visitor: Visitor, lang: str, players: int, events: bool, tricks: bool, width: int, won: str
) -> None:
    page = visitor(lang, width=width)
    table(page, served.url, 1, players, events, tricks)
    assert play(page, seed=5) > 20
    expect(page.locator("[data-now] h2")).to_contain_text(re.compile(won))
    looks.no_overflow(page)
    # No score contradicts another: the final bars, the players' panels.
    ends = page.locator(".final li", has_text="P1").locator(".sum").inner_text()
    own = page.locator(".panel.you .votes").text_content()
    assert own is not None
    assert re.match(r"\d+", own.strip())[0] == ends  # type: ignore[index]
    assert KEY.findall(page.locator("body").inner_text()) == []
    if lang == "en":
        assert looks.violations(page) == []


def test_a_card_is_weighed_and_may_be_changed_until_all_have_chosen(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    hands.pair(ann, ben, served.url, "guildes", bots=1)
    cards = ann.locator("[data-card]")
    cards.first.press("Enter")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    # The choice is whole: what makes it is next, and the guild's quarter shows what it would change.
    expect(ann.locator("[data-now] button.main")).to_be_focused()
    expect(ann.locator(".lane.chosen .ghost.now")).to_have_count(1)
    ann.locator("[data-now] button.main").press("Enter")
    expect(ann.locator("[data-now]")).to_have_attribute("data-now", "wait")
    # Ben knows that Ann has chosen, and not what.
    expect(ben.locator(".panel", has_text="Ann")).to_contain_text("has chosen")
    ann.locator(".hand [data-card]").nth(1).click()
    expect(ann.locator("[data-now]")).to_have_attribute("data-now", "act")
    expect(ann.locator("[data-card]").nth(1)).to_have_attribute("aria-pressed", "true")
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-card][aria-pressed=true]")).to_have_count(0)


@pytest.mark.timeout(240)
def test_two_people(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    hands.pair(ann, ben, served.url, "guildes", bots=1)
    hands.click_together([ann, ben], "guildes")
    expect(ben.locator("[data-now] h2")).to_have_text(ann.locator("[data-now] h2").inner_text())


def test_by_keyboard_alone(served: Any, visitor: Visitor) -> None:
    page = visitor(width=920, height=240)  # little to paint: the keys are what counts
    table(page, served.url, 1, 3)
    assert hands.by_keyboard(page, "guildes", seed=6, most=40) == 40
    # A card is two choices, the card and the button: the first round's cards are taken, and some are played.
    assert page.locator(".panel .tile").count() > 0


def test_density_says_how_much_the_town_tells(served: Any, visitor: Visitor) -> None:
    page = visitor()
    table(page, served.url, 1, 3)
    for density, needs, passing in (("as on the table", 0, 0), ("normal", 11, 0), ("everything", 11, 11)):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").get_by_role("button", name=density, exact=True).click()
        page.keyboard.press("Escape")
        expect(page.locator(".lane .need")).to_have_count(needs)
        expect(page.locator(".lane .passing")).to_have_count(passing)


def test_arrows_digits_and_letters_reach_every_card(served: Any, visitor: Visitor) -> None:
    page = visitor()
    table(page, served.url, 1, 3, events=False, tricks=False)
    cards = page.locator(".hand [data-card]")
    cards.first.focus()
    for i in range(1, cards.count()):
        page.keyboard.press("ArrowRight")
        expect(cards.nth(i)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("2")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-now] button.main")).to_be_focused()
    page.keyboard.press("Escape")
    cards.first.focus()
    name = cards.last.locator(".name").inner_text()
    page.keyboard.press(name[0].lower())
    focused = page.evaluate("document.activeElement.querySelector('.name').innerText")
    assert focused[0] == name[0]
    # Quarters that cannot be chosen are no stops.
    assert page.locator(".lane:not(.lit)[tabindex='0']").count() == 0


NEEDED = """() => {
    const seen = (e) => { const b = e.getBoundingClientRect();
        return b.width > 0 && b.left >= -1 && b.top >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1; };
    const all = [...document.querySelectorAll(".hand [data-card], .lane, [data-sign], .targets .tabs button, #now button")];
    return all.filter((e) => !seen(e)).map((e) => e.outerHTML.slice(0, 120));
}"""


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_a_phone_shows_all_that_a_decision_needs(
    served: Any, visitor: Visitor, width: int, height: int
) -> None:
    page = visitor("it", width=width, height=height)
    table(page, served.url, 1, 6)
    for clicks in range(0, 60, 6):
        assert play(page, seed=clicks + 1, goal=6) <= 6
        if hands.now(page) == "over":
            break
        hands.wait_for_me(page)
        assert page.evaluate(NEEDED) == []
        looks.no_overflow(page)


@pytest.mark.timeout(240)
def test_hot_seat_hides_the_hands(served: Any, visitor: Visitor) -> None:
    page = visitor()
    table(page, served.url, 2, 3)
    cover = page.get_by_role("dialog", name=re.compile("Pass the device"))
    cover.get_by_role("button").click()
    page.locator("[data-card]").first.click()
    page.locator("[data-now] button.main").click()
    expect(cover).to_be_visible()
    box = cover.bounding_box()
    assert box is not None
    assert box["width"] >= 1280
    assert box["height"] >= 800
    # From hand to hand through the cards of the first round, and back again with the next.
    assert play(page, seed=7, goal=40) == 40
    expect(page.locator("[data-now]")).not_to_have_attribute("data-now", "over")


@pytest.mark.parametrize("width", [1280, 390])
def test_a_real_table_is_counted(served: Any, visitor: Visitor, width: int) -> None:
    page = visitor(width=width)
    page.goto(served.url + "/count")
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="Count 2", exact=True).click()
    page.locator("[data-add=knights]").click()
    page.locator("[data-add=knights]").click()
    page.get_by_role("textbox", name="Blue: Knights").fill("2")
    page.get_by_role("textbox", name="Yellow: Militia").fill("3")
    page.get_by_role("textbox", name="Yellow: Militia").press("Tab")
    # GU-31: 11 and 5 are shared by two, rounded down; GU-32: 3 for each Militia.
    for seat, votes in enumerate(("8", "8", "9")):
        expect(page.locator(f"[data-sum='{seat}']")).to_have_text(votes)
    expect(page.get_by_text(re.compile("share 11 \\+ 5 = 16"))).to_be_visible()
    looks.no_overflow(page)
    page.get_by_role("button", name="Go on to count 3").click()
    expect(page.get_by_role("textbox", name="Red: Votes before")).to_have_value("8")


def test_facts_of_ones_own_copy(served: Any, visitor: Visitor, tmp_path: Path) -> None:
    # The browser's console complains of the refused file, as it should.
    page = visitor(quiet=False)
    hands.home(page, served.url)
    page.locator("article", has=page.get_by_role("heading", name="Guildes")).get_by_role("button").nth(
        1
    ).click()
    bad, good = tmp_path / "bad.toml", tmp_path / "good.toml"
    bad.write_text(PRINTED.replace("cards = 15", 'cards = "many"', 1), encoding="utf-8")
    good.write_text(PRINTED.replace("votes = 3 ", "votes = 4 ", 1), encoding="utf-8")
    file = page.locator("input[type=file]")
    file.set_input_files(bad)
    expect(page.locator("form .bad")).to_contain_text("militia")
    file.set_input_files(good)
    expect(page.get_by_text("good.toml is valid")).to_be_visible()
    page.locator("form input").first.fill("Ann")
    for select in page.locator("form .seat select").all()[1:]:
        select.select_option("random")
    page.locator("form button.main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-guild=militia] .seal")).to_have_text("4")
    # The page that counts a real table takes the same file.
    page.goto(served.url + "/count")
    page.locator("[data-add=militia]").click()
    expect(page.locator("[data-sum='0']")).to_have_text("3")
    page.locator("input[type=file]").set_input_files(good)
    expect(page.locator("[data-sum='0']")).to_have_text("4")
    # Tammany Hall takes none, and offers none.
    hands.home(page, served.url)
    page.locator("article", has_text="Tammany Hall").get_by_role("button").nth(1).click()
    expect(page.get_by_role("heading", name="A table of Tammany Hall")).to_be_visible()
    expect(page.locator("input[type=file]")).to_have_count(0)


def test_the_start_page_fits_a_phone_with_every_choice_of_guildes(served: Any, visitor: Visitor) -> None:
    page = visitor("fr", width=390)
    hands.home(page, served.url)
    page.locator("article", has=page.get_by_role("heading", name="Guildes")).get_by_role("button").nth(
        1
    ).click()
    expect(page.locator("input[type=file]")).to_be_visible()
    looks.no_overflow(page)
