"""Every game's tutorial, played to its end on the real engine: a change of the rules that breaks a lesson fails here."""

from __future__ import annotations

import re

import pytest

from backroom import games
from backroom.cli.rules import sections
from backroom.engine import tutorial
from backroom.engine.errors import BackroomError, DataError, OptionError, RecordError
from backroom.engine.game import Game
from backroom.engine.tutorial import SEAT, Tutorial
from backroom.words import Words

GAMES = [game for game in map(games.load, games.names()) if tutorial.exists(game)]
LANGUAGES = ("en", "fr", "it")
LONGEST = 42  # words of a lesson: one idea, a card on a phone
each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def moments(found: Tutorial) -> list[tuple[int, int]]:
    return [(n, done) for n, lesson in enumerate(found.lessons) for done in range(max(1, lesson.deeds))]


def test_there_is_one_for_each_of_the_three() -> None:
    assert {game.name for game in GAMES} >= {"tammany", "guildes", "mob"}


@each
def test_the_right_moves_lead_through_all_lessons(game: Game) -> None:
    found = tutorial.tutorial_of(game)
    for number, done in moments(found):
        lesson = found.lessons[number]
        if lesson.kind == "read":
            continue
        answer = tutorial.answer(found, number, done, tutorial.expected(found, number, done))
        assert answer.right
        assert answer.told is not None
        if lesson.kind == "move":
            assert answer.told.lines[0]["seat"] == SEAT
            assert answer.told.view == tutorial.told(found, number, done + 1).view
    last = tutorial.position(found, len(found.lessons) - 1)
    assert last.over
    assert last.ranks()[SEAT] == 1


@each
def test_the_learner_is_to_act_whenever_a_move_is_asked_for(game: Game) -> None:
    found = tutorial.tutorial_of(game)
    for number, done in moments(found):
        if found.lessons[number].kind == "move":
            assert SEAT in tutorial.position(found, number, done).pending()
            view = tutorial.told(found, number, done).view
            assert view["moves"] or view["forms"]


@each
def test_every_other_move_is_answered_and_changes_nothing(game: Game) -> None:
    """Whatever is allowed is answered kindly, and every answer of a lesson can be met."""
    found = tutorial.tutorial_of(game)
    for number, lesson in enumerate(found.lessons):
        met = set()
        tried: list[tuple[int, str]] = []
        if lesson.kind == "move":
            for done in range(lesson.deeds):
                view = tutorial.told(found, number, done).view
                texts = list(view["moves"])
                for form in view["forms"]:
                    texts.append("bid nothing")
                    for name, most in form["max"].items():
                        texts += [f"{form['move']} {name} {n}" for n in range(1, most + 1)]
                tried += [(done, text) for text in texts]
        elif lesson.kind == "choose":
            tried = [(0, choice) for choice in lesson.choices]
        else:
            tried = [(0, other.what.replace("*", "17")) for other in lesson.others]
        for done, text in tried:
            before = tutorial.position(found, number, done).to_bytes()
            answer = tutorial.answer(found, number, done, text)
            assert tutorial.position(found, number, done).to_bytes() == before
            if not answer.right:
                assert answer.told is None
                assert answer.problem is None
                met.add(answer.other)
        assert {other.key for other in lesson.others} <= met, lesson.key


@each
def test_what_the_rules_forbid_is_refused_with_its_rule(game: Game) -> None:
    found = tutorial.tutorial_of(game)
    refused = 0
    words = {text.split()[0]: text for log in found.logs for seat, text in log if seat == SEAT}
    for number, done in moments(found):
        if found.lessons[number].kind != "move":
            continue
        for text in words.values():
            try:
                answer = tutorial.answer(found, number, done, text)
            except BackroomError as error:
                if hasattr(error, "rule"):
                    raise
                continue
            if answer.problem is not None:
                refused += 1
                assert not answer.right
                assert answer.rule
                for lang in LANGUAGES:
                    Words(lang, strict=True).say(answer.problem.key, **answer.problem.facts)
    assert refused > 10


@each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_its_words(game: Game, lang: str) -> None:
    words = Words(lang, strict=True)
    rules = {rule["id"] for section in sections(game, words) for rule in section["rules"]}
    for lesson in tutorial.tutorial_of(game).lessons:
        key = f"{game.name}-learn-{lesson.key}"
        assert words.say(key)
        assert 5 < len(re.findall(r"[\w’-]+", words.say(f"{key}-text"))) <= LONGEST, key
        for other in lesson.others:
            assert words.say(f"{key}-{other.key}")
            assert other.rule in rules


@each
def test_a_learner_is_told_no_secret(game: Game) -> None:
    """Lines of others carry no text, and hidden draws no card but the learner's own."""
    found = tutorial.tutorial_of(game)
    for number, done in moments(found):
        if found.lessons[number].kind == "move":
            answer = tutorial.answer(found, number, done, tutorial.expected(found, number, done))
            assert answer.told is not None
            assert all(line["text"] is None for line in answer.told.lines if line["seat"] != SEAT)


def toml(log: str, lesson: str = 'key = "a"\nlit = []') -> bytes:
    return f'players = 2\nnames = ["Vito"]\n[[lesson]]\n{lesson}\n[[game]]\nlog = """\n{log}\n"""\n'.encode()


GOOD = "1 moles 2 3 3 1 2 1\n= a\n0 moles 1 2 1 3 2 3\n-\n"


@pytest.mark.parametrize(
    ("raw", "error"),
    [
        (b"players = ", DataError),
        (toml("= a\n0 moles 9 9 9 9 9 9"), RecordError),
        (toml("= a\n0 roll"), RecordError),
        (toml("= b\n0 moles 1 2 1 3 2 3"), DataError),
        (toml("= a\nnobody moles"), DataError),
        (toml("= a\n"), DataError),
        (toml(GOOD, 'key = "a"\nlit = []\nkind = "read"'), DataError),
        (toml(GOOD, 'key = "a"\nlit = []\nkind = "song"'), DataError),
        (toml(GOOD, 'key = "a"\nlit = []\nmore = 1'), DataError),
        (toml(GOOD, 'key = "a"\nlit = [3]'), DataError),
        (toml(GOOD, 'key = "a"\nlit = []\nthen = ["x"]'), DataError),
        (toml(GOOD, 'key = "a"\nlit = []\nbegun = "moles 3 2 ? ? 2 3"'), DataError),
    ],
)
def test_a_tutorial_that_does_not_hold_together_is_refused(raw: bytes, error: type[BackroomError]) -> None:
    mob = games.load("mob")
    assert tutorial.read(mob, toml(GOOD), "good").lessons[0].stops == (1, 2)
    with pytest.raises(error):
        tutorial.read(mob, raw, "bad")


def test_moments_that_are_not_there() -> None:
    found = tutorial.tutorial_of(games.load("tammany"))
    for number, done in ((-1, 0), (99, 0), (1, -1), (1, 9)):
        with pytest.raises(OptionError):
            tutorial.told(found, number, done)
    with pytest.raises(OptionError):
        tutorial.answer(found, 1, 1, "boss 6")  # all of it is done
