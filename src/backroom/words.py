"""Every word a person reads: the Fluent catalogues in `locale/<lang>/`, all parts of a language being one
catalogue.

`Words("fr").say("error-not-your-turn", seat="red")` gives the sentence; what a language lacks is said in
English. Which sentence to say, and when, is for others. A missing message is a mistake of ours: with
BACKROOM_STRICT_WORDS=1 (the tests) it raises `MissingWord`, otherwise the reader gets the key with its facts, which is
better than nothing.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

LOCALE = Path(__file__).parent / "locale"
_ADDED: list[Path] = []  # catalogues that games of other packages bring along: of the same form
FALLBACK = "en"


class MissingWord(KeyError):
    """A message that is in no catalogue, or one that was given too few facts."""


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, English first."""
    found = sorted(path.name for path in LOCALE.iterdir() if path.is_dir() and any(path.glob("*.ftl")))
    return tuple(sorted(found, key=lambda lang: (lang != FALLBACK, lang)))


def source(lang: str) -> str:
    """All parts of a language as one Fluent text, for readers with a Fluent of their own (the browser)."""
    folders = [LOCALE, *_ADDED]  # ours first: a message that two have is ours
    files = [path for folder in folders for path in sorted((folder / lang).glob("*.ftl"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def add(folder: Path) -> None:
    """Catalogues of another package, ``<folder>/<lang>/*.ftl``."""
    if folder not in _ADDED:
        _ADDED.append(folder)
        _catalogue.cache_clear()


def keys(folder: Path) -> set[str]:
    """The messages of a language's folder, by name."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    return {key for key in _ENTRY.findall(text) if not key.startswith("-")}


def known(but: Path) -> set[str]:
    """The messages that there are without those of one folder: another catalogue cannot have them too."""
    folders = [LOCALE, *(folder for folder in _ADDED if folder != but)]
    return set().union(*(keys(folder / FALLBACK) for folder in folders))


def preferred() -> str:
    """The language of the person's environment (BACKROOM_LANG, then LC_ALL, LC_MESSAGES, LANG), else English."""
    for name in ("BACKROOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2].lower()
        if lang in languages():
            return lang
    return FALLBACK


# Only an entry begins a line with its name and an equals sign; whatever belongs to it is indented or in braces.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M | re.A)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*", re.A)


class _Catalogue:
    """All messages of a language. Each is parsed when it is first said: all at once would take as long as the rest of
    a command's start.
    """

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        # Isolating marks (U+2068, U+2069) are for mixed directions of writing; terminals show them as boxes.
        self.bundle = FluentBundle([lang], use_isolating=False, functions={"NAME": self.name})
        text = source(lang)
        starts = list(_ENTRY.finditer(text))
        ends = [*(start.start() for start in starts[1:]), len(text)]
        self.texts: dict[str, str] = {}
        for start, end in zip(starts, ends):
            self.texts.setdefault(start[1], text[start.start() : end])
        self.read: set[str] = set()

    def message(self, key: str) -> Any:
        """The message of this key, or None."""
        if key not in self.read and key in self.texts:
            self._parse(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def name(self, game: Any) -> Any:
        """``NAME($game)`` in a catalogue: a game's title, of the name by which programs know it."""
        message = self.message(f"{game}-name")
        return str(game if message is None else self.bundle.format_pattern(message.value)[0])

    def _parse(self, key: str) -> None:
        """A message with all that it may refer to."""
        from fluent.runtime import FluentResource

        names = [key]
        wanted: dict[str, str] = {}
        while names:
            name = names.pop()
            if name in self.texts and name not in self.read and name not in wanted:
                wanted[name] = self.texts[name]
                names += _NAME.findall(wanted[name])
        self.bundle.add_resource(FluentResource("\n".join(wanted.values())))
        self.read.update(wanted)


@lru_cache(maxsize=8)
def _catalogue(lang: str) -> _Catalogue:
    return _Catalogue(lang)


def plain(fact: Any) -> str | int | float:
    """A fact as Fluent takes it: numbers and texts as they are, several as a list with commas."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, str | int | float):
        return fact
    if isinstance(fact, Iterable):
        return ", ".join(str(plain(item)) for item in fact)
    return "none" if fact is None else str(fact)


#: French before a name with a vowel, which no catalogue can foresee: “de Anna”, “que Orange”.
_ELIDED = re.compile(r"\b([Dd]|[Qq]u)e (?=(?:\*\*)?[AEIOUÀÂÉÈÊËÎÏÔÖÛÜ])")


def elided(text: str) -> str:
    """“d’Anna”, “qu’Orange”."""
    return _ELIDED.sub(r"\1’", text)


class Words:
    """The sentences of one language."""

    def __init__(self, lang: str = FALLBACK, strict: bool | None = None) -> None:
        if lang not in languages():
            raise ValueError(f"{lang!r} is not one of {', '.join(languages())}")
        self.lang = lang
        self.strict = os.environ.get("BACKROOM_STRICT_WORDS") == "1" if strict is None else strict

    def __contains__(self, key: str) -> bool:
        return any(_catalogue(lang).message(key) is not None for lang in {self.lang, FALLBACK})

    def say(self, key: str, /, **facts: Any) -> str:
        """The sentence of this key with these facts."""
        given = {name: plain(fact) for name, fact in facts.items()}
        for lang in dict.fromkeys((self.lang, FALLBACK)):
            catalogue = _catalogue(lang)
            message = catalogue.message(key)
            if message is None or message.value is None:
                continue
            text, errors = catalogue.bundle.format_pattern(message.value, given)
            if errors and self.strict:
                raise MissingWord(f"{key} ({lang}): {'; '.join(map(str, errors))}")
            return elided(str(text)) if lang == "fr" else str(text)
        if self.strict:
            raise MissingWord(key)
        told = ", ".join(f"{name} {fact}" for name, fact in given.items())
        return f"{key} ({told})" if told else key

    def find(self, *keys: str, default: str, **facts: Any) -> str:
        """The first of these messages that can be said with these facts, else `default`."""
        for key in keys:
            if key in self:
                try:
                    return Words(self.lang, strict=True).say(key, **facts)
                except MissingWord:
                    continue
        return default
