"""Guildes in a real browser: whole games with both variants, in French, two people, one device with secret hands, and
facts of one's own copy.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks

from backroom import games
from backroom.words import Words

Visitor = Callable[..., Page]
PRINTED = (Path(games.__file__).parent / "guildes" / "printed.toml").read_text(encoding="utf-8")
BOTH = {"events": True, "tricks": True}
CHOICES = (
    ".hand [data-card]:not(:disabled):not([aria-pressed=true]):visible, [data-target]:visible, "
    "[data-sign]:not([aria-pressed=true]):visible"
)
KEY = re.compile(r"\b(?:web|guildes|server|fact|refuse)-[a-z][\w-]*")


def table(page: Page, url: str, people: int, players: int, events: bool = True, tricks: bool = True) -> None:
    seats = [f"P{i + 1}" for i in range(people)] + ["bot"] * (players - people)
    hands.table(page, url, "guildes", seats, options={"events": events, "tricks": tricks})
    page.locator("[data-now]").wait_for()


def play(page: Page, seed: int, goal: int = -1) -> int:
    return hands.click_on(page, "guildes", seed, goal)


@pytest.mark.parametrize(
    ("lang", "players", "events", "tricks", "width", "won"),
    [
        ("en", 3, True, True, 1280, "wins|share"),
        ("fr", 6, True, True, 390, "l’emporte|se partagent"),
        ("it", 3, False, False, 1280, "vince|condividono"),
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
    ends = page.locator(".final li", has_text="P1").locator(".sum").text_content()
    own = page.locator(".panel.you .votes").text_content()
    assert own is not None
    assert re.match(r"\d+", own.strip())[0] == ends  # type: ignore[index]
    assert KEY.findall(page.locator("body").inner_text()) == []
    # A game is finished: from now on the coach comes only when asked (test_coach.py).
    assert page.evaluate("JSON.parse(localStorage.backroom).finished") is True
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


def test_two_people(served: Any, visitor: Visitor) -> None:
    ann, ben = visitor(), visitor()
    hands.pair(ann, ben, served.url, "guildes", bots=1)
    hands.click_together([ann, ben], "guildes")
    expect(ben.locator("[data-now] h2")).to_have_text(ann.locator("[data-now] h2").inner_text())


def test_a_whole_game_by_keyboard_alone(served: Any, visitor: Visitor) -> None:
    page = visitor(width=920, height=240)  # little to paint: the keys are what counts
    table(page, served.url, 1, 6)
    # A card is two choices, the card and the button; a trick up to four.
    assert 60 < hands.by_keyboard(page, "guildes", seed=6, most=200) < 200
    expect(page.locator("[data-now]")).to_have_attribute("data-now", "over")


def test_four_presses_reach_every_choice(served: Any, visitor: Visitor) -> None:
    """Arrows by geometry, digits, letters: from where the focus is after a move, to any card or target and its button, in
    every kind of decision with each of its choices; and Tab stops at nothing that cannot be chosen.
    """
    page = visitor()
    tricks = 0
    for kind in tricked(page, served.url):
        hands.asked(page)
        page.keyboard.press("Escape")
        for choice in range(3):
            far = page.evaluate(FAR)
            assert far == [], f"{kind}, choice {choice + 1}: {far}"
            assert page.evaluate(IDLE) == [], f"{kind}, choice {choice + 1}"
            offered = page.locator(CHOICES)
            if page.locator("#now button.main:not(:disabled)").count() or not offered.count():
                break
            offered.first.click()
        tricks += kind.startswith("trick")
        if tricks >= 5:
            break
    assert tricks >= 4


# What Tab stops at on the board although it cannot be chosen.
IDLE = """() => [...document.querySelectorAll("main.board :is(button, [tabindex], a)")]
    .filter((e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility())
    .filter((e) => !e.matches(".hand [data-card], .lane.lit, [data-target], [data-sign], .tabs button, .kept, .see"))
    .map((e) => e.outerHTML.slice(0, 120))"""
# Choices of the board that take more than four presses of arrows, digits or letters from the first one that an arrow gives.
FAR = """() => {
    const press = (key) => (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const board = ".hand [data-card]:not(:disabled), [data-target], [data-sign]";
    const all = [...document.querySelectorAll(board)].filter((e) => e.checkVisibility());
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    const called = (e) => e.dataset.sign?.split(" ")[1] ?? e.innerText.trim(); // a sign has its player's letter
    const letters = new Set(all.map((e) => called(e).toLowerCase()[0]).filter((c) => /\\p{L}/u.test(c ?? "")));
    // A digit takes a card of the hand; among the tableaux it goes to a player's.
    const digits = all.some((e) => e.dataset.target) ? ["1", "2", "3", "4", "5", "6"] : [];
    document.activeElement.blur();
    press("ArrowRight");
    const near = new Map([[document.activeElement, 1]]);
    let edge = [document.activeElement];
    for (let times = 2; times <= 4; times++) {
        const next = [];
        for (const from of edge) for (const key of [...keys, ...digits, ...letters]) {
            from.focus();
            press(key);
            const at = document.activeElement;
            if (!near.has(at)) { near.set(at, times); next.push(at); }
        }
        edge = next;
    }
    return all.filter((e) => !near.has(e)).map((e) => e.outerHTML.slice(0, 120));
}"""


def test_density_says_how_much_the_town_tells(served: Any, visitor: Visitor) -> None:
    page = visitor()
    table(page, served.url, 1, 3)
    for density, needs, passing in (("as on the table", 0, 0), ("normal", 11, 0), ("everything", 11, 11)):
        page.get_by_role("button", name="Settings").click()
        shown = page.get_by_role("group", name=Words("en").say("web-density"))
        shown.get_by_role("button", name=density, exact=True).click()
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
    page.wait_for_function(
        "(letter) => document.activeElement.querySelector('.name')?.innerText[0] === letter", arg=name[0]
    )
    # Quarters that cannot be chosen are no stops.
    expect(page.locator(".lane:not(.lit)[tabindex='0']")).to_have_count(0)


# What a decision needs and is not wholly on the screen: all targets, every guild's numbers, the way on; one's own trick and
# everybody's votes, wherever this size has them.
NEEDED = """() => {
    const seen = (e) => { const b = e.getBoundingClientRect();
        return b.width > 0 && b.left >= -1 && b.top >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1; };
    const some = [...document.querySelectorAll(".targets .tabs button, [data-target]")].filter((e) => e.checkVisibility());
    // Once a choice has begun, a phone's bar has the way back in place of what else one could do.
    const bar = [...document.querySelectorAll("#now button")]
        .filter((e) => e.checkVisibility() || !e.parentElement.querySelector(":scope > .back"));
    const all = [...document.querySelectorAll(".hand [data-card], .lane, .lane .need, [data-sign]"), ...bar, ...some];
    if (document.querySelector(".targets") && !document.querySelector("[data-sign]") && !some.length) return ["no target"];
    const wrong = all.filter((e) => !seen(e)).map((e) => e.outerHTML.slice(0, 120));
    const somewhere = (what, ...places) => {
        const lists = places.map((place) => [...document.querySelectorAll(place)]);
        if (!lists.some((list) => list.length && list.every(seen))) wrong.push(what);
    };
    somewhere("votes", ".stand .one", ".strip .one", ".panel .votes");
    somewhere("own trick", ".strip .trick", ".desk [data-place^=trick]", ".panel.you .trick", ".hand .trick");
    return wrong;
}"""
PHONE = (390, 844)
# Each kind of decision is looked at on two phones upright and in two of these: phones across, tablets, desktops.
PHONES = (PHONE, (360, 740))
OTHERS = ((740, 360), (1280, 800), (844, 390), (820, 1180), (1440, 900), (1180, 820), (1920, 1080))
# A game with both variants can hardly do without these; more kinds are looked at where they come.
SURE = {"take", "play"}


def tricked(page: Page, url: str, most: int = 30) -> Iterator[str]:
    """Tables of one person, each stopped where a kind of decision is asked for the first time; gives that kind. Moves are
    made over HTTP at random: the way there is not what is looked at.
    """
    rng = random.Random(11)
    seen: set[str] = set()
    for _ in range(most):
        made = hands.table(page, url, "guildes", ["Ann", "bot", "bot", "bot"], look=False, options=BOTH)
        for _ in range(400):
            # All that bots have to say is said: nothing of it comes while one looks.
            hands.bots_are_done(page, url, made["table"])
            told = page.request.get(f"{url}/api/v1/tables/{made['table']}/view").json()
            view = told["view"]
            if view["over"]:
                break
            own = view["seats"][view["you"]]["trick"]["name"]
            event = view["event"]["name"] if view["event"] else ""
            kind = f"trick {own}" if view["phase"] == "trick" else f"{view['phase']} {event}"
            if view["phase"] == "take":
                kind = "take"
            useful = view["forms"] or [move for move in view["moves"] if move != "decline"]
            if kind not in seen and useful:
                seen.add(kind)
                page.goto(f"{url}/t/{made['table']}")
                hands.caught_up(page, told["seq"])
                yield kind
                break
            text = hands.swap(view["forms"], rng) or rng.choice(useful or view["moves"])
            wish = {
                "type": "move",
                "id": f"{rng.getrandbits(64):x}",
                "seat": 0,
                "at": told["seq"],
                "text": text,
            }
            done = page.request.post(f"{url}/api/v1/tables/{made['table']}/do", data=wish)
            assert done.ok, done.text()


def looked_at(page: Page, what: str, number: int) -> None:
    for width, height in (*PHONES, *(OTHERS[(2 * number + turn) % len(OTHERS)] for turn in range(2))):
        looks.size(page, width, height)
        assert page.evaluate(NEEDED) == [], f"{what} at {width} x {height}: not in view"
        assert looks.wrong(page, close=True) == [], f"{what} at {width} x {height}"
    looks.size(page, *PHONE)


def test_every_size_shows_all_that_every_kind_of_decision_needs(served: Any, visitor: Visitor) -> None:
    """Events and tricks, each with all its choices: in view, whole and legible on phones, tablets and desktops."""
    page = visitor("it", *PHONE, has_touch=True)
    kinds = set()
    for number, kind in enumerate(tricked(page, served.url)):
        kinds.add(kind)
        hands.asked(page)
        looked_at(page, kind, number)
        for step in range(4):
            choice = page.locator(CHOICES).first
            if page.locator("#now button.main:not(:disabled)").count() or not choice.count():
                break
            choice.tap()
            looked_at(page, f"{kind}, choice {step + 1}", number + step)
        if len(kinds) >= 14:
            break
    assert {kind.split()[0] for kind in kinds} >= SURE
    assert len([kind for kind in kinds if kind.startswith("trick")]) >= 4


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
    expect(page.locator(".make form .bad")).to_contain_text("militia")
    file.set_input_files(good)
    expect(page.get_by_text("good.toml is valid")).to_be_visible()
    page.locator(".make form input").first.fill("Ann")
    for select in page.locator(".make form .seat select").all()[1:]:
        select.select_option("random")
    page.locator(".make form button.main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-guild=militia] .seal")).to_have_text("4")
    # The page that counts a real table takes the same file.
    page.goto(served.url + "/count")
    page.locator("[data-guild=militia]").click()
    expect(page.locator("[data-total='0']")).to_have_text("3")
    page.get_by_role("button", name="Players").click()
    page.locator("input[type=file]").set_input_files(good)
    page.keyboard.press("Escape")
    expect(page.locator("[data-total='0']")).to_have_text("4")
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
