"""The page where opponents are chosen: characters in the order of their strength, one that suits, a table in one click."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from backroom import bots, games
from backroom.bots import ratings
from backroom.server.http import game_facts
from backroom.words import Words

from .conftest import Served

GAMES = ["tammany", "guildes", "mob"]


def round_half_up(value: float) -> int:
    """As JavaScript rounds."""
    return math.floor(value + 0.5)


@pytest.mark.parametrize(("game", "lang"), [("tammany", "en"), ("guildes", "fr"), ("mob", "it")])
def test_bots_are_characters_and_a_newcomer_is_told_who_suits(
    served: Served, visitor: Callable[..., Any], game: str, lang: str
) -> None:
    page = visitor(lang)
    page.goto(served.url)
    page.click(f'[data-game="{game}"] a[href="/bots/{game}"]')
    expect(page.locator(".suits")).to_have_count(1)
    shown = [card.get_attribute("data-bot") for card in page.locator("[data-bot]").all()]
    assert set(shown) >= set(bots.LEVELS) and "random" not in shown
    measured = ratings.known(games.load(game), 2 if game == "mob" else 4)
    measured.pop("random", None)  # only to measure against
    if measured:
        levels = [bot for bot in shown if bot in measured]
        assert levels == list(measured), "weakest first, as far as it was measured"
        for bot, one in measured.items():
            card = page.locator(f'[data-bot="{bot}"]')
            expect(card).to_contain_text(f"{one.rating} ± {round_half_up((one.high - one.low) / 2)}")
    else:
        assert shown[:6] == ["beginner", "easy", "greedy", "medium", "hard", "expert"]
    words = Words(lang)
    for bot in bots.LEVELS:
        card = page.locator(f'[data-bot="{bot}"]')
        expect(card).to_contain_text(words.say(f"{game}-bot-{bot}"))
        expect(card).to_contain_text(words.say(f"bot-manner-{bot}"))
        expect(card.locator("svg")).to_have_count(1)
    # Asked to sit until there are enough; then a game with them begins.
    start = page.locator("footer button.main")
    expect(start).to_be_disabled()
    page.locator('[data-bot="easy"] button').click()
    if start.is_disabled():
        page.locator("footer button").first.click()
    start.click()
    page.locator("dialog[open] input").first.fill("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    name = page.url.split("/t/")[1]
    seats = page.request.get(f"{served.url}/api/v1/tables/{name}").json()["seats"]
    assert seats[1]["bot"] == "easy"
    assert len(seats) == games.load(game).seats[0]


def test_on_a_phone_nothing_is_wider_than_it(served: Served, visitor: Callable[..., Any]) -> None:
    page = visitor("fr", 390, 844)
    page.goto(f"{served.url}/bots/tammany")
    page.wait_for_selector("[data-bot]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_ratings_are_told_as_they_were_measured() -> None:
    for facts in game_facts().games:
        for players, levels in facts.ratings.items():
            known = ratings.known(games.load(facts.name), int(players))
            assert list(levels) == list(known), "weakest first"
            for level, told in levels.items():
                assert (told.rating, told.low, told.high) == (
                    known[level].rating,
                    known[level].low,
                    known[level].high,
                )
                assert told.low <= told.rating <= told.high
