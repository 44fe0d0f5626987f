"""A newcomer's path in a real browser: start page, tutorial, first game; left and taken up again; and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web import hands, looks

from backroom import games
from backroom.engine import tutorial
from backroom.words import Words

from .conftest import Served

GAMES = ["tammany", "guildes", "mob"]


def shown(page: Any, key: str) -> None:
    """The lesson is there and at rest; a show on the way is passed over."""
    card = f'[data-lesson="{key}"]:not(.quiet)'

    def there() -> bool:
        if page.locator(card).count():
            return True
        if page.locator("[data-show]").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(200)
        return False

    hands.until(page, there, f"lesson {key}")


def point(page: Any, place: str) -> None:
    """In the middle of a place, whatever piece is drawn there."""
    box = page.locator(f'[data-place="{place}"]').first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_page_through_the_tutorial_into_a_first_game(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    page = visitor(coach=True)  # as a newcomer has it
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
        if number == 2:  # left, and taken up again
            shown(page, lessons[3].key)
            page.goto(served.url)
            page.goto(f"{served.url}/learn/{game}")
    page.click(".ways .main")
    page.locator("dialog[open] input").first.fill("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    # The first game has the coach beside it: what is asked, a good move with its reason, and where it is on the board.
    idea = page.locator('[data-coach="idea"]')
    idea.wait_for()
    assert any(sign.isdigit() for sign in idea.locator(".why").first.inner_text())
    page.locator("[data-pin], [data-coach=good]").first.wait_for()
    seats = page.request.get(f"{served.url}/api/v1/tables/{page.url.split('/t/')[1]}").json()["seats"]
    assert [seat["kind"] for seat in seats].count("bot") == len(seats) - 1


def test_a_wrong_move_is_answered_where_it_was_tried_with_its_rule(
    served: Served, visitor: Callable[..., Any]
) -> None:
    page = visitor()
    page.goto(f"{served.url}/learn/tammany")
    shown(page, "points")
    point(page, "ward:6")
    expect(page.locator(".answer")).to_contain_text(Words("en").say("tammany-learn-points-ward"))
    looks.rests(page)
    tried, said = (page.locator(one).bounding_box() for one in ('[data-place="ward:6"]', ".answer"))
    gaps = [  # between the two boxes, along and across
        max(said[at] - (tried[at] + tried[size]), tried[at] - (said[at] + said[size]), 0)
        for at, size in (("x", "width"), ("y", "height"))
    ]
    assert max(gaps) < 60, "the answer stands where it was tried"
    page.click(".answer .link")
    page.wait_for_selector("#rule-TH-59.asked")
    page.keyboard.press("Escape")
    page.click(".answer button.small")
    expect(page.locator(".answer")).to_have_count(0)
    # After a second one the way out is offered.
    assert page.locator(".ways.offer").count() == 0
    point(page, "ward:7")
    page.wait_for_selector(".ways.offer")
    point(page, "ward:14")
    shown(page, "boss")


# The worst covered of what is lit: how much of it lies under the lesson's box.
COVERED = """() => {
    const card = document.querySelector("[data-lesson]").getBoundingClientRect();
    const over = (r) => Math.max(0, Math.min(card.right, r.right) - Math.max(card.left, r.left))
        * Math.max(0, Math.min(card.bottom, r.bottom) - Math.max(card.top, r.top));
    return Math.max(0, ...[...document.querySelectorAll("[data-lit]")]
        .map((lit) => lit.getBoundingClientRect())
        .map((r) => over(r) / (r.width * r.height)));
}"""


def covered(page: Any, lit: tuple[str, ...]) -> float:
    """With these places lit, all of them."""
    if lit:
        page.wait_for_function(
            """(lit) => [...document.querySelectorAll("[data-lit]")].map((one) => one.dataset.lit).join() === lit""",
            arg=",".join(lit),
        )
    looks.rests(page)  # the box has found its place
    return float(page.evaluate(COVERED))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_stands_beside_what_it_lights_and_covers_none_of_it(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    """On a desktop; with a line from the one to the other. The bar says what is asked, never that somebody else is to act."""
    page = visitor()
    page.goto(f"{served.url}/learn/{game}")
    for lesson in tutorial.tutorial_of(games.load(game)).lessons:
        shown(page, lesson.key)
        for lit in (lesson.lit, lesson.then) if lesson.then else (lesson.lit,):
            if lit is lesson.then:
                page.click(
                    ".ways .main:not([disabled])"
                )  # the first move is shown; the second has its own light
            assert covered(page, lit) < 0.05, f"{lesson.key}: {lit}"
        if lesson.kind != "move":
            expect(page.locator("#now")).to_contain_text(Words("en").say(f"{game}-learn-{lesson.key}"))
        if lesson.kind != "read":
            page.click(".ways button:nth-child(2):not([disabled])")


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_head_tells_the_minutes_left_and_leads_to_how_to_play(
    served: Served, visitor: Callable[..., Any], lang: str
) -> None:
    page, words = visitor(lang), Words(lang)
    page.goto(f"{served.url}/learn/mob")
    shown(page, "crates")
    expect(page.locator("header")).to_contain_text(words.say("learn-minutes", minutes=10))
    lessons = tutorial.tutorial_of(games.load("mob")).lessons
    for lesson in lessons[:-1]:
        shown(page, lesson.key)
        page.click(".ways button:nth-child(2):not([disabled])")
    shown(page, lessons[-1].key)
    expect(page.locator("header")).to_contain_text(words.say("learn-minutes", minutes=1))
    page.locator("header").get_by_role("link", name=words.say("how-title")).click()
    page.wait_for_selector("ol.steps li")
    looks.size(page, 390, 844)
    page.goto(f"{served.url}/learn/mob")  # on a phone the lesson's own box tells it
    shown(page, lessons[-1].key)
    expect(page.locator("[data-lesson]")).to_contain_text(words.say("learn-minutes", minutes=1))


def test_back_goes_to_the_step_before_by_its_name(served: Served, visitor: Callable[..., Any]) -> None:
    page = visitor()
    page.goto(f"{served.url}/learn/mob")
    shown(page, "crates")
    page.click(".ways button:nth-child(2)")
    shown(page, "moles")
    back = page.locator(".ways button").first
    expect(back).to_contain_text(Words("en").say("mob-learn-crates"))
    back.click()
    shown(page, "crates")


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_has_a_picture_for_every_step(
    served: Served, visitor: Callable[..., Any], game: str, lang: str
) -> None:
    page = visitor(lang, 390, 844)
    page.goto(f"{served.url}/how/{game}")
    page.wait_for_selector("ol.steps li")
    assert page.locator("ol.steps li").count() >= 7
    for step in page.locator("ol.steps li").all():
        drawn = step.locator(".picture svg")
        assert drawn.count() > 0, step.inner_text()
    assert page.locator("ol.advice li").count() >= 4
    assert f"{game}-how" not in page.inner_text("main"), "a message is missing"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    # Every rule it names is on the same page, and a click goes there.
    link = page.locator("ol.steps a.id").first
    link.click()
    page.wait_for_selector(f"#{link.inner_text()}.asked")


def test_a_ruling_stands_marked_at_the_end_of_its_rule(served: Served, visitor: Callable[..., Any]) -> None:
    page = visitor()
    page.goto(f"{served.url}/rules/tammany#TH-57")
    ruled = page.locator("#TH-57 .ruled")
    ruled.wait_for()
    assert ruled.inner_text().startswith("Ruling")
    assert page.inner_text("#TH-57").rstrip().endswith(ruled.inner_text().rstrip())


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_words_fit_and_what_is_lit_is_in_sight(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    page = visitor("fr", 390, 844)  # the longest words
    page.goto(f"{served.url}/learn/{game}")
    for lesson in tutorial.tutorial_of(games.load(game)).lessons:
        shown(page, lesson.key)
        looks.rests(page)
        box = page.locator("[data-lesson]").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        for lit in (lesson.lit, lesson.then) if lesson.then else (lesson.lit,):
            if lit is lesson.then:
                page.click(".ways .main:not([disabled])")
            assert covered(page, lit) < 0.25, f"{lesson.key}: {lit}"
        if lesson.kind == "choose":  # at the thumb, all of it in sight
            answers = [one.bounding_box() for one in page.locator("#now [data-choice]").all()]
            assert len(answers) == len(lesson.choices)
            assert all(one["x"] + one["width"] <= 390 and one["y"] + one["height"] <= 844 for one in answers)
        if lesson.kind != "read":
            page.click(".ways button:nth-child(2):not([disabled])")


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_then_the_rules_with_search_and_links(
    served: Served, visitor: Callable[..., Any], game: str
) -> None:
    page = visitor("it", 390, 844)
    rule = {"tammany": "TH-22", "guildes": "GU-31", "mob": "MB-21"}[game]
    page.goto(f"{served.url}/rules/{game}#{rule}")
    page.wait_for_selector(f"#{rule}.asked")
    page.wait_for_function(
        "(rule) => document.getElementById(rule).getBoundingClientRect().top < 844", arg=rule
    )
    assert page.inner_text("main").index(Words("it").say(f"{game}-how-goal")) < page.inner_text("main").index(
        rule
    )
    page.fill("input[type=search]", rule)
    page.wait_for_function(
        "() => [1, 2, 3, 4].includes(document.querySelectorAll('#rules .text[id]').length)"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    # A link to a rule that the search has taken away brings it back.
    page.fill("input[type=search]", "zzzz")
    page.wait_for_selector(f"#{rule}", state="detached")
    assert page.inner_text("#rules [role=status]") == Words("it").say("web-rules-none", text="zzzz")
    page.evaluate("(rule) => { location.hash = 'how'; location.hash = rule; }", rule)
    page.wait_for_selector(f"#{rule}.asked")


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_no_button_of_a_newcomers_pages_is_too_small_for_its_words(
    served: Served, visitor: Callable[..., Any], lang: str
) -> None:
    """On a phone and on a desktop: start page, opponents, how to play, puzzle."""
    page = visitor(lang, 390, 844)
    for width in (390, 1280):
        looks.size(page, width, 844)
        for path, there in (
            ("/", "[data-game] .doors"),
            ("/bots/mob", "[data-bot]"),
            ("/how/mob", "ol.steps"),
            ("/puzzles/mob", "[data-now], .house, main"),
        ):
            page.goto(served.url + path)
            page.locator(there).first.wait_for()
            page.evaluate("document.fonts.ready.then(() => 0)")
            looks.rests(page)
            spilt = page.evaluate(
                """() => [...document.querySelectorAll("button, .button")]
                    .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth + 1 && one.innerText.trim())
                    .map((one) => one.innerText)"""
            )
            assert spilt == [], f"{path} at {width}"
