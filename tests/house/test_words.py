"""The catalogues: the same messages with the same variables in every language, and a reader that hides no gap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from backroom import words
from backroom.words import LOCALE, MissingWord, Words

LANGUAGES = ("en", "fr", "it")
PARTS = sorted({path.name for path in LOCALE.glob("*/*.ftl")})


class Variables(Visitor):  # type: ignore[misc]
    """The variables of a message and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@lru_cache
def read(path: Path) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise AssertionError(f"{path}: not Fluent: {entry.content!r}: {entry.annotations[0].message}")
        # Terms are a language's own: one may need a term (for a case, a gender) that another does not.
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


@lru_cache
def catalogue(folder: Path) -> dict[str, Variables]:
    return {key: seen for path in folder.glob("*.ftl") for key, seen in read(path).items()}


def needed(folder: Path, key: str) -> frozenset[str]:
    """All facts a message wants: its own, and those of the messages it refers to, which share its facts."""
    seen = catalogue(folder)[key]
    return frozenset(seen.names).union(*(needed(folder, other) for other in seen.messages))


def entries(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    for key in read(path):
        yield key, needed(path.parent, key)


def test_there_are_three_languages_english_first() -> None:
    assert words.languages() == LANGUAGES


@pytest.mark.parametrize("part", PARTS)
def test_every_part_has_the_same_messages_and_variables_in_every_language(part: str) -> None:
    lacking = [lang for lang in LANGUAGES if not (LOCALE / lang / part).exists()]
    assert lacking == [], f"{part} is not there in {lacking}"
    found = {lang: dict(entries(LOCALE / lang / part)) for lang in LANGUAGES}
    for lang in LANGUAGES[1:]:
        assert sorted(found[lang]) == sorted(found["en"]), f"{lang}/{part} and en/{part} have other messages"
        for key, names in found["en"].items():
            assert found[lang][key] == names, f"{key}: {lang} and en use other variables"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    homes: dict[str, list[str]] = {}
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        for key, _ in entries(path):
            homes.setdefault(key, []).append(path.name)
    assert {key: files for key, files in homes.items() if len(files) > 1} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    say = Words(lang, strict=True).say
    for path in (LOCALE / lang).glob("*.ftl"):
        for key, names in entries(path):
            assert say(key, **dict.fromkeys(names, 3)).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_are_cut_where_they_begin(lang: str) -> None:
    """A message is cut out of its catalogue and parsed when it is first said. One that is cut in two would give a key
    that the whole does not have; one that is not found, would lack.
    """
    whole = {key for path in (LOCALE / lang).glob("*.ftl") for key in read(path)}
    assert {key for key in words._catalogue(lang).texts if not key.startswith("-")} == whole


def test_a_missing_message_raises_in_tests_and_is_told_otherwise() -> None:
    with pytest.raises(MissingWord):
        Words("fr", strict=True).say("no-such-message")
    assert Words("fr", strict=False).say("no-such-message", ward=3) == "no-such-message (ward 3)"


def test_a_missing_fact_raises_in_tests() -> None:
    with pytest.raises(MissingWord):
        Words("en", strict=True).say("house-no-file")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'xx' is not one of en, fr, it"):
        Words("xx")


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BACKROOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert words.preferred() == "en"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert words.preferred() == "it"
    monkeypatch.setenv("BACKROOM_LANG", "fr")
    assert words.preferred() == "fr"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_read_a_games_title_and_not_the_name_that_programs_use(lang: str) -> None:
    """Messages that anybody may read say NAME($game); what only who writes a game reads may say the name itself."""
    written = Words(lang, strict=True)
    facts = {"low": 2, "high": 2, "span": 0, "players": 3}
    assert "MOB: Big Apple" in written.say("error-players", game="mob", **facts)
    assert not re.search(r"2 ?(to|à|–) ?2", written.say("error-players", game="mob", **facts))
    assert "none-such" in written.say("error-players", game="none-such", **facts)  # a game that is not there
    bare = re.compile(r"\{ \$game \}")
    plain = {
        key: line
        for key, line in re.findall(r"^([\w-]+) = (.*)$", words.source(lang), re.M)
        if bare.search(line) and not key.startswith("error-game-")
    }
    # What one types.
    assert set(plain) <= {"house-new-game", "house-new-game-taken", "learn-next-game"}
