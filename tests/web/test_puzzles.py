"""Puzzles in a real browser: a move on the game's own table, a wrong one answered, the solution shown, what is solved kept."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Route, expect
from tests.web import looks

from backroom import games
from backroom.engine import puzzles
from backroom.engine.moves import whole_moves
from backroom.words import Words

from .conftest import Served
from .hands import KEYS

GAMES = ["tammany", "guildes", "mob"]


def try_any(page: Any, game: str, rng: random.Random, until: str) -> None:
    """Choices at random on the table until the page says so."""
    for _ in range(250):
        if page.locator(until).count():
            return
        try:
            found = page.evaluate(KEYS, {"game": game, "roll": rng.random(), "seconds": 5})
        except Error:
            continue  # nothing is offered: the answer has come
        if found["what"] == "close":
            page.keyboard.press("Escape")
        elif page.locator("[data-goal]").count():
            with contextlib.suppress(Error):  # it may go just now
                page.locator("[data-goal]").first.dispatch_event("click", timeout=1000)
        page.wait_for_timeout(60)
    raise AssertionError(f"{until} does not come")


def solution(page: Any, inside: str = "") -> None:
    """Where to look, then two moves of which one is best, and only then the solution."""
    more = page.locator(f"{inside} [data-puzzle] [data-puzzle-more]")
    hints = page.locator(f"{inside} [data-puzzle] .hint")
    for number in (1, 2):
        more.click()
        expect(hints).to_have_count(number)
        assert page.locator("[data-puzzle][data-over]").count() == 0
    expect(hints.last.locator("li")).to_have_count(2)
    more.click()
    page.wait_for_selector('[data-puzzle][data-over="shown"]')


@pytest.mark.parametrize("game", GAMES)
def test_hints_say_where_to_look_then_two_moves(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    """The first names no move; one of the two of the second is the best; both are framed on the board."""
    page = visitor("it")
    one = puzzles.puzzles_of(games.load(game))[3]
    page.goto(f"{served.url}/puzzles/{game}/{one.found.id}")
    card = page.locator("[data-puzzle]")
    expect(card.get_by_role("button", name=Words("it").say("puzzle-show"))).to_be_disabled()
    card.get_by_role("button", name=Words("it").say("puzzle-hint-first")).click()
    look = puzzles.told(one).look(one.found.move)
    expect(card.locator(".hint")).to_have_text(Words("it").say(look["key"], **look["facts"]))
    assert page.locator("[data-coach=good]").count() == 0
    card.get_by_role("button", name=Words("it").say("puzzle-hint-second")).click()
    expect(card.locator(".hint li")).to_have_count(2)
    page.locator("[data-coach=good]").first.wait_for()
    card.get_by_role("button", name=Words("it").say("puzzle-show")).click()
    page.wait_for_selector('[data-puzzle][data-over="shown"]')


@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_page_a_try_and_the_solution(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    page = visitor()
    page.goto(served.url)
    page.click(f'[data-game="{game}"] a[href="/puzzles/{game}"]')
    page.wait_for_selector("[data-puzzle]")
    expect(page.locator("[data-puzzle]")).to_contain_text(Words("en").say("puzzle-day"))
    try_any(page, game, random.Random(1), "[data-puzzle] .wrong, [data-puzzle][data-over]")
    if not page.locator("[data-puzzle][data-over]").count():
        solution(page)
        expect(page.locator("[data-puzzle]")).to_contain_text(Words("en").say("puzzle-streak", days=0))
    assert page.locator("[data-puzzle] .best").inner_text()
    page.get_by_role("link", name=Words("en").say("puzzle-next")).click()
    page.wait_for_selector("[data-puzzle]:not([data-over])")


@pytest.mark.parametrize("game", GAMES)
def test_one_is_solved_by_choosing_on_the_table_and_stays_solved(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    every = puzzles.puzzles_of(games.load(game))
    few = [one for one in every if one.found.kind != "bid"]  # a bid is made with a stepper, not one choice
    one = min(few, key=lambda one: len(whole_moves(one.position(), one.found.seat)))
    page = visitor()

    def today(route: Route) -> None:
        """This one is the day's, and the two days before were solved."""
        answer = route.fetch()
        told = {**answer.json(), "today": one.found.id}
        route.fulfill(response=answer, body=json.dumps(told))

    page.route(re.compile(rf"/api/v1/puzzles/{game}$"), today)
    page.goto(served.url)
    page.evaluate(
        """() => {
            const day = Math.floor(Date.now() / 86400000);
            localStorage.puzzles = JSON.stringify({ solved: {}, days: [day - 2, day - 1] });
        }"""
    )
    page.goto(f"{served.url}/puzzles/{game}")
    page.wait_for_selector(f'[data-puzzle="{one.found.id}"]')
    expect(page.locator("[data-puzzle]")).to_contain_text(Words("en").say("puzzle-streak", days=2))
    try_any(page, game, random.Random(2), "[data-puzzle][data-over]")
    expect(page.locator("[data-puzzle]")).to_contain_text(Words("en").say("puzzle-solved"))
    expect(page.locator("[data-puzzle]")).to_contain_text(Words("en").say("puzzle-streak", days=3))
    page.reload()
    page.wait_for_selector("[data-puzzle]")
    expect(page.locator('nav a[aria-current="page"].solved')).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_answer_fits(served: Served, visitor: Callable[..., Any], game: str) -> None:
    page = visitor("fr", 390, 844)
    page.goto(f"{served.url}/puzzles/{game}")
    page.wait_for_selector("[data-now]")
    # What only a screen reader says too: no message's key, and French marks with their space.
    assert re.findall(rf"\b{game}-[a-z-]+|\w; ", page.locator("body").inner_text()) == []
    try_any(page, game, random.Random(3), ".float [data-puzzle]")
    if not page.locator("[data-puzzle][data-over]").count():
        solution(page, ".float")
    looks.rests(page)
    box = page.locator(".float").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
