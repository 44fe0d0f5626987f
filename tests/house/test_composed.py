"""Sentences with other words in them, as they are read: what the catalogues hide, where every part alone is right.

“da { mob-fact-die }” is Italian, “il dado nero” is, and “da il dado nero” is not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from backroom.words import LOCALE, Words, elided

LANGUAGES = ("en", "fr", "it")
NUMBERS = (2, 0, 1, 5)


class Parts(Visitor):  # type: ignore[misc]
    """What a message is made of: facts, other messages, and the words that a fact may be."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.choices.setdefault(node.selector.id.name, set()).update(keys - {"one", "other"})
        self.generic_visit(node)


@lru_cache
def parts(lang: str) -> dict[str, Parts]:
    found = {}
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Parts()
                found[entry.id.name].visit(entry)
    return found


def wanted(lang: str, key: str) -> tuple[set[str], dict[str, set[str]]]:
    """All facts of a message and of those it refers to, with the words that each may be."""
    own = parts(lang)[key]
    facts, choices = set(own.facts), {fact: set(words) for fact, words in own.choices.items()}
    for other in own.messages:
        more, theirs = wanted(lang, other)
        facts |= more
        for fact, words in theirs.items():
            choices.setdefault(fact, set()).update(words)
    return facts, choices


@lru_cache
def composed(lang: str) -> tuple[tuple[str, str], ...]:
    """Every message that refers to others, with each of its facts in turn as it may be, the others as they first are."""

    def said() -> Iterator[tuple[str, str]]:
        say = Words(lang, strict=True).say
        for key, own in parts(lang).items():
            if not own.messages:
                continue
            facts, choices = wanted(lang, key)
            may_be = {fact: sorted(choices.get(fact) or ()) or NUMBERS for fact in sorted(facts)}
            first = {fact: values[0] for fact, values in may_be.items()}
            for fact, values in may_be.items():
                for value in values:
                    yield key, say(key, **{**first, fact: value})

    return tuple(dict.fromkeys(said()))


def breaches(lang: str, form: str) -> list[str]:
    found = re.compile(form)
    return [f"{key}: {text}" for key, text in composed(lang) if found.search(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_begins_with_a_capital_wherever_it_begins(lang: str) -> None:
    """“the black die names this district.”, “… two cards. a Noble stays here.”"""
    assert len(composed(lang)) > 2000
    begins = [f"{key}: {text}" for key, text in composed(lang) if re.match(r"[a-zà-ÿ].*\.$", text)]
    assert begins == []
    assert breaches(lang, r"[a-zà-ÿ)]\. [a-zà-ÿ]") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_mark_or_space_is_left_over(lang: str) -> None:
    assert breaches(lang, r"  |\s[,.)](?!toml)|\(\s|,,|;;|\.\.|: ?:|[;:,]\.") == []


def test_italian_prepositions_join_their_articles() -> None:
    assert breaches("it", r"\b([Dd]i|[Dd]a|[Aa]|[Ii]n|[Ss]u) (il|lo|la|l’|i|gli|le)\b") == []


def test_italian_articles_fit_the_word_that_follows() -> None:
    assert (
        breaches(
            "it", r"\b([Aa]i|[Dd]ei|[Dd]ai|[Nn]ei|[Ss]ui|i|[Ii]l|[Dd]el|[Aa]l|[Dd]al) (?=[AEIOUaeiou]\w)"
        )
        == []
    )
    assert (
        breaches("it", r"\b([Uu]n|[Ii]l|i|[Dd]el|[Dd]ei|[Aa]l|[Aa]i) (?=[Zz]|[Gg]n|[Ss][bcdfgklmnpqrtv])")
        == []
    )


def test_french_prepositions_join_their_articles() -> None:
    assert breaches("fr", r"\b[Dd]e les?\b(?! (dire|faire))|\bà les?\b") == []


def test_french_words_are_elided_before_a_vowel() -> None:
    assert (
        breaches(
            "fr", r"\b([Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e) (?=[aeiouâàéèêîôûAEIOUÂÀÉÈÊÎÔÛ])(?!onz|oui)"
        )
        == []
    )
    assert elided("La voiture de Anna, que Orange attend") == "La voiture d’Anna, qu’Orange attend"
    assert elided("Le tour de **Odile** et de Hugo, de Rouge") == "Le tour d’**Odile** et de Hugo, de Rouge"
    french = Words("fr", strict=True).say
    assert french("web-away-seat", name="Anna") == "Un robot joue pour Anna."
    assert french("web-line-left-clock", name="Odile", bot="easy").startswith("Le temps d’Odile est écoulé")


def test_english_articles_fit_the_word_that_follows() -> None:
    assert breaches("en", r"\b[Aa] (?=[aeiouAEIOU])(?!one\b|uni|us)") == []
    assert breaches("en", r"\b[Aa]n (?=[bcdfgjklmnpqrstvwxyzBCDFGJKLMNPQRSTVWXYZ])") == []
