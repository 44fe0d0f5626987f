"""A newcomer's path in a real browser: start page, tutorial, first game; left and taken up again; and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from backroom import games
from backroom.engine import tutorial
from backroom.words import Words

from .conftest import Served

GAMES = ["tammany", "guildes", "mob"]


def shown(page: Any, key: str) -> None:
    """The lesson is there and at rest; a show on the way is passed over."""
    card = f'[data-lesson="{key}"]:not(.quiet)'
    for _ in range(40):
        if page.locator(card).count():
            return
        if page.locator("[data-show]").count():
            page.keyboard.press("Escape")
        page.wait_for_timeout(250)
    raise AssertionError(f"{key} does not come: {page.locator('[data-lesson]').all_inner_texts()}")


def point(page: Any, place: str) -> None:
    """In the middle of a place, whatever piece is drawn there."""
    box = page.locator(f'[data-place="{place}"]').first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_page_through_the_tutorial_into_a_first_game(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    page = visitor()
    page.goto(served.url)
    page.click(f'[data-game="{game}"] a[href="/learn/{game}"]')
    lessons = tutorial.tutorial_of(games.load(game)).lessons
    for number, lesson in enumerate(lessons):
        shown(page, lesson.key)
        if lesson.kind == "choose":
            page.click(f'[data-choice="{lesson.right[0]}"]')
        elif lesson.kind == "point" and page.locator(f'[data-place="{lesson.right[0]}"]').count():
            point(page, lesson.right[0])
        elif lesson.kind != "read":
            for _ in range(lesson.deeds):
                page.click(".ways .main:not([disabled])")
                page.wait_for_timeout(150)  # the answer is on its way
        if number == 2:  # left, and taken up again
            shown(page, lessons[3].key)
            page.goto(served.url)
            page.goto(f"{served.url}/learn/{game}")
    page.click(".ways .main")
    page.locator("dialog[open] input").first.fill("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_a_wrong_move_is_answered_with_its_rule(served: Served, visitor: Callable[..., Any]) -> None:
    page = visitor()
    page.goto(f"{served.url}/learn/tammany")
    shown(page, "points")
    point(page, "ward:6")
    assert Words("en").say("tammany-learn-points-ward") in page.inner_text(".answer")
    page.click(".answer .link")
    page.wait_for_selector("#rule-TH-59.asked")
    page.keyboard.press("Escape")
    point(page, "ward:14")
    shown(page, "boss")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_words_fit_and_what_is_lit_is_in_sight(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    page = visitor("fr", 390, 844)  # the longest words
    page.goto(f"{served.url}/learn/{game}")
    for lesson in tutorial.tutorial_of(games.load(game)).lessons:
        shown(page, lesson.key)
        box = page.locator("[data-lesson]").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if lesson.kind != "read":
            page.click(".ways button:nth-child(2)")


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_then_the_rules_with_search_and_links(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    page = visitor("it", 390, 844)
    rule = {"tammany": "TH-22", "guildes": "GU-31", "mob": "MB-21"}[game]
    page.goto(f"{served.url}/rules/{game}#{rule}")
    page.wait_for_selector(f"#{rule}.asked")
    assert page.locator(f"#{rule}").evaluate("n => n.getBoundingClientRect().top") < 844
    assert page.inner_text("main").index(Words("it").say(f"{game}-how-goal")) < page.inner_text("main").index(
        rule
    )
    page.fill("input[type=search]", rule)
    assert page.locator("#rules p[id]").count() >= 1
    assert page.locator("#rules p[id]").count() < 5
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
