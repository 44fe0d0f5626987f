"""`backroom learn GAME`: lessons at the terminal, by a person whose typing is a list."""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

import backroom
from backroom import games
from backroom.cli.learn import Learner
from backroom.engine import tutorial
from backroom.words import Words


def learn(game: str, typed: Iterable[str], lang: str = "en", start: int = 0) -> tuple[bool, str]:
    lines, screen = iter(typed), io.StringIO()
    out = Console(file=screen, width=100, highlight=False)
    found = tutorial.tutorial_of(games.load(game))
    done = Learner(found, Words(lang, strict=True), out, lambda _: next(lines)).run(start)
    return done, " ".join(screen.getvalue().split())


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["tammany", "guildes", "mob"])
def test_show_leads_to_the_end(game: str, lang: str) -> None:
    deeds = sum(lesson.deeds for lesson in tutorial.tutorial_of(games.load(game)).lessons)
    done, screen = learn(game, ["show"] * deeds, lang)
    assert done
    assert f"backroom play {game} --terminal" in screen


def test_a_wrong_move_is_answered_with_its_rule_and_one_may_leave() -> None:
    typed = ["ward:6", "ward:14", "boss 5", "boss 14", "sing", "?", "look", "boss 6", "back", "skip", "quit"]
    done, screen = learn("tammany", typed)
    assert not done
    assert "--from 3" in screen
    assert "(TH-59)" in screen
    assert "(TH-16)" in screen
    assert "(TH-22)" in screen
    assert "choose ward 6" in screen


@pytest.mark.parametrize("game", ["tammany", "guildes", "mob"])
def test_every_other_move_of_every_lesson_is_answered_in_its_own_words_with_a_rule(game: str) -> None:
    found, words = tutorial.tutorial_of(games.load(game)), Words("it", strict=True)
    notation, tried = found.game.part("notation"), 0
    for number, lesson in enumerate(found.lessons):
        for done in range(lesson.deeds):
            texts = list(lesson.choices)
            if lesson.kind == "move":
                state = tutorial.position(found, number, done)
                bids = ["bid nothing", "bid green 1", "bid green 2"] if notation.forms(state, 0) else []
                texts = [*notation.moves(state, 0), *bids]
            for text in texts:
                told = tutorial.answer(found, number, done, text)
                if told.right or told.problem is not None:  # a refusal says its rule itself
                    continue
                tried += 1
                assert told.rule, (lesson.key, text)
                assert told.other, (lesson.key, text)
                assert words.say(f"{game}-learn-{lesson.key}-{told.other}")
    assert tried > 30


def test_going_on_where_one_left() -> None:
    done, screen = learn("guildes", ["13", "4", "quit"], start=5)
    assert not done
    assert "(GU-31)" in screen
    assert "The last card counts" in screen


def test_what_lies_there_already_and_the_sum_are_told() -> None:
    moles = tutorial.tutorial_of(games.load("mob")).lessons[1]
    done, screen = learn("mob", ["moles 1 2 3 1 2 3", "quit"], start=1)
    assert not done
    assert moles.begun in screen
    assert "(MB-11)" in screen
    _, screen = learn("tammany", ["quit"], "fr", start=3)
    assert Words("fr").say("tammany-learn-favour-sum") in screen


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["tammany", "guildes", "mob"])
def test_a_slow_reader_is_through_in_ten_minutes(game: str, lang: str) -> None:
    """100 words a minute, everything read that is not an answer to a slip, ten seconds to each deed, three to each
    line that is played before the learner's eyes.
    """
    found, words = tutorial.tutorial_of(games.load(game)), Words(lang, strict=True)
    text = (Path(backroom.__file__).parent / "locale" / lang / f"{game}-learn.ftl").read_text()
    slips = {f"{game}-learn-{lesson.key}-{other.key}" for lesson in found.lessons for other in lesson.others}
    keys = set(re.findall(rf"^({game}-learn-[\w-]+) =", text, re.MULTILINE)) - slips
    read = sum(len(words.say(key).split()) for key in keys)
    watched = 0
    for lesson, after in itertools.pairwise(found.lessons):
        ends = after.stops[0] if after.log == lesson.log else lesson.stops[-1]
        lines = ends - lesson.stops[0]
        watched += lines if lines <= tutorial.FAR else 0
    deeds = sum(lesson.deeds for lesson in found.lessons)
    minutes = read / 100 + deeds * 10 / 60 + watched * 3 / 60
    assert read > 150
    assert minutes <= 10
