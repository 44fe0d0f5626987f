"""Every page for everyone: no violations by axe-core, no overflow from 390 to 1280 pixels and at 200 % zoom, quick."""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect
from tests.web import hands, looks, pace
from tests.web.steps import GAMES, PLAYERS

from backroom import games
from backroom.cli.serve import start_page
from backroom.games import minutes

Visitor = Callable[..., Page]


def test_no_violations_on_any_page(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.home(page, served.url)
    assert looks.violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert looks.violations(page) == []
    page.goto(served.url + "/count")
    page.locator("[data-guild=knights]").click()
    expect(page.locator("[data-sum='0']")).to_have_text("+11")
    assert looks.violations(page) == []
    hands.table(page, served.url, "tammany", ["Ann", "open", "bot"])
    page.get_by_text("Who is playing?").wait_for()
    assert looks.violations(page) == []


# The ends are looked at where whole games are played.
def test_no_violations_at_a_table_of_tammany_hall(served: Any, visitor: Visitor) -> None:
    page = visitor()
    clock = {"kind": "live", "bank": 1800, "add": 10}
    hands.table(page, served.url, "tammany", ["Ann", "bot", "bot"], clock=clock, hints=True)
    hands.wait_for_me(page)
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog .rule").first.wait_for()
    assert looks.violations(page) == []
    page.keyboard.press("Escape")
    assert looks.violations(page) == []
    hands.play_until(page, "bid")
    assert looks.violations(page) == []


@pytest.mark.parametrize(("game", "players"), [("guildes", 6), ("mob", 2)])
def test_no_violations_at_the_other_tables(served: Any, visitor: Visitor, game: str, players: int) -> None:
    page = visitor()
    options = {"events": True, "tricks": True} if game == "guildes" else {}
    hands.table(page, served.url, game, ["Ann", *["bot"] * (players - 1)], options=options)
    page.locator("[data-now=act]").wait_for()
    assert looks.violations(page) == []
    hands.click_on(page, game, seed=2, goal=25)
    assert looks.violations(page) == []


@pytest.mark.parametrize(
    ("game", "players", "most"), [("tammany", 3, 40), ("guildes", 6, 60), ("mob", 2, 120)]
)
def test_names_hold_what_is_seen(served: Any, visitor: Visitor, game: str, players: int, most: int) -> None:
    """Whoever speaks to the page says what stands on a button: in every kind of decision that a game comes to."""
    page = visitor()
    options = {"events": True, "tricks": True} if game == "guildes" else {}
    hands.table(page, served.url, game, ["Ann", *["bot"] * (players - 1)], options=options)
    found: dict[str, list[str]] = {}
    for seed in range(1, most):
        page.locator("#now[aria-busy=false]:not([data-now=wait])").wait_for()
        if hands.now(page) == "over":
            break
        # What has half been chosen is another decision.
        ask = page.evaluate(
            "[document.querySelector('#now [data-ask]')?.dataset.ask, document.querySelectorAll('[aria-pressed=true]').length].join()"
        )
        if ask not in found:
            found[ask] = looks.violations(page, only="label-content-name-mismatch")
        hands.click_on(page, game, seed=seed, goal=1)
    assert len(found) > 3, found
    assert {ask: wrong for ask, wrong in found.items() if wrong} == {}


# 640 x 400 is a window of 1280 x 800 at 200 % zoom.
SIZES = ((390, 844), (1280, 800), (640, 400), (320, 640))


def fits(page: Page) -> None:
    for width, height in SIZES:
        looks.size(page, width, height)
        looks.no_overflow(page)


def test_no_overflow(served: Any, visitor: Visitor) -> None:
    page = visitor("fr")
    hands.home(page, served.url)
    fits(page)
    hands.table(page, served.url, "tammany", ["Ann", "open", "bot"])
    fits(page)
    clock = {"kind": "slow", "days": 3}
    hands.table(page, served.url, "tammany", ["Ann", "bot", "bot"], clock=clock, hints=True)
    hands.wait_for_me(page)
    fits(page)
    page.locator("header button").last.click()
    fits(page)
    page.keyboard.press("Escape")
    hands.play_until(page, "bid")
    fits(page)
    for game, players in (("guildes", 6), ("mob", 2)):
        hands.table(page, served.url, game, ["Ann", *["bot"] * (players - 1)])
        hands.click_on(page, game, seed=3, goal=5)
        fits(page)


def test_targets_on_a_phone(served: Any, visitor: Visitor) -> None:
    page = visitor("en", 390, 844, has_touch=True)
    hands.home(page, served.url)
    assert looks.small_targets(page) == []
    hands.against_bots(page, served.url)
    hands.wait_for_me(page)
    assert looks.small_targets(page) == []
    # A finger shows first, and does on the second touch or by the button.
    page.locator('.ward.lit[data-ward="14"]').tap()
    page.get_by_role("button", name="Place here").tap()
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    expect(page.get_by_role("log")).to_contain_text("Ann places a boss in ward 14.")


@pytest.mark.parametrize(("game", "players"), [("guildes", 6), ("mob", 2)])
def test_targets_of_the_other_tables(served: Any, visitor: Visitor, game: str, players: int) -> None:
    page = visitor("fr", 390, 844, has_touch=True)
    options = {"events": True, "tricks": True} if game == "guildes" else {}
    hands.table(page, served.url, game, ["Ann", *["bot"] * (players - 1)], options=options)
    for seed in range(8):
        page.locator("[data-now=act], [data-now=over]").wait_for()
        assert looks.small_targets(page) == [], page.locator("[data-now]").inner_text()
        hands.click_on(page, game, seed=seed + 1, goal=4)


def test_targets_of_the_count_page(served: Any, visitor: Visitor) -> None:
    page = visitor("it", 390, 844, has_touch=True)
    page.goto(served.url + "/count")
    page.get_by_role("button", name="Giocatori", exact=True).click()
    page.get_by_role("button", name="6", exact=True).click()
    assert looks.small_targets(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-guild=knights]").click()
    assert looks.small_targets(page) == []
    looks.no_overflow(page)


def test_a_tile_has_room_for_title_players_and_minutes(served: Any, visitor: Visitor) -> None:
    page = visitor()
    hands.home(page, served.url)
    page.evaluate("document.fonts.ready.then(() => 0)")
    for width in (1280, 1100, 820, 390, 360):
        looks.size(page, width, 800)
        assert looks.covered_titles(page) == [], width


@pytest.mark.parametrize("lang, said", [("en", "seconds each"), ("fr", "secondes chacune"), ("it", "secondi l’una")])
def test_the_minutes_are_those_that_were_measured(served: Any, visitor: Visitor, lang: str, said: str) -> None:
    page = visitor(lang)
    hands.home(page, served.url)
    for game in map(games.load, GAMES):
        seats = range(game.seats[0], game.seats[1] + 1)
        known = [took for players in seats if (took := minutes.known(game, players))]
        assert len(known) == len(seats), "measured for every number of players, with the rules as they are"
        least, most = min(bots for bots, _ in known), max(max(took) for took in known)
        told = page.locator(f"article[data-game={game.name}] [data-minutes]")
        expect(told).to_contain_text(f"{least}–{most} min")
        expect(told).to_have_attribute("title", re.compile(rf"\b{max(bots for bots, _ in known)}\b"))
    expect(page.locator(".how")).to_contain_text(f"{minutes.seconds()} {said}")


# A choice of what is offered, clicked; gives how long it took until the frame with the change was drawn, in ms, or null where
# nothing is offered. The same place in the list a turn later is another choice: `number` goes through them.
CHOOSE = """(number) => new Promise((done) => {
    const open = (b) => b.checkVisibility() && !b.disabled && !b.matches(".hold, .back, .ward:not(.lit), [aria-pressed=true]");
    const offered = ".ward.lit, .hand [data-card], [data-target], [data-sign], .map button, .tower button, #now button";
    const all = [...document.querySelectorAll(offered)].filter(open);
    if (!all.length) return done(null);
    const start = performance.now();
    const took = () => done(performance.now() - start);
    const late = setTimeout(() => done(-1), 60_000);
    new MutationObserver((_, watch) => { watch.disconnect(); clearTimeout(late); requestAnimationFrame(() => setTimeout(took, 0)); })
        .observe(document.querySelector(".stage"), { subtree: true, childList: true, attributes: true, characterData: true });
    all[number % all.length].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
})"""


@pytest.mark.parametrize("width, height", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_a_click_is_answered_at_once(
    served: Any, visitor: Visitor, game: str, width: int, height: int
) -> None:
    """From the click to the change on the screen under 100 ms; the page's own work for it under 50 ms; on a slower machine as
    much more as it is slower.
    """
    page = visitor(width=width, height=height)
    hands.table(page, served.url, game, ["Ann", *["bot"] * (PLAYERS[game] - 1)])
    # Time that the main thread really worked, so that a busy machine does not count.
    work = pace.Work(page)
    times: list[float] = []
    works: list[float] = []
    for number in range(40):
        if len(times) == 8 or hands.wait_for_me(page) != "act":
            break
        before = work()
        took = page.evaluate(CHOOSE, 7 * number)
        if took is None:
            page.wait_for_timeout(50)
            continue
        assert took >= 0, "a click without an answer"
        times.append(took)
        works.append(work() - before)
        page.locator("#now[aria-busy=false]").wait_for()
        looks.rests(page)
    assert len(times) == 8
    slower, crowd = work.pace(), work.crowd()
    # The quickest of eight: on a machine that does other things too the rest measures those.
    assert min(times) < 100 * crowd, (times, crowd)
    # One of the eight may have met other work of the page, as the answer to the move before.
    assert sorted(works)[-2] < 100 * slower, (works, slower)
    assert statistics.median(works) < 50 * slower, (works, slower)


def test_the_start_page_offers_what_the_address_asks_for(served: Any, visitor: Visitor) -> None:
    """`backroom play tammany --seats me,hard,greedy --option locks=sealed --lang fr` in the browser."""
    wish = {"game": "tammany", "seats": ["me", "hard", "greedy"], "options": {"locks": "sealed"}}
    page = visitor()
    page.goto(start_page(served.url, wish, "fr"))
    page.locator(".make form .seat select").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert [select.input_value() for select in page.locator(".make form .seat select").all()] == [
        "me",
        "hard",
        "greedy",
    ]
    assert "sealed" in [select.input_value() for select in page.locator(".make form .option select").all()]
    assert "#new" not in page.url
    page.goto(served.url + "/?game=mob#new=nonsense")
    page.get_by_role("heading", name="MOB").first.wait_for()
    assert len(page.locator(".make form .seat select").all()) == 2
