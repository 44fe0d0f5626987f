"""What every game's refusals are held to: a rule's id, a sentence in every language, a State that stays as it was."""

from __future__ import annotations

import re
from typing import Any

from backroom.engine.errors import BackroomError
from backroom.engine.state import State
from backroom.testing.positions import Scene
from backroom.words import LOCALE, Words, languages


def catalogue(game: str, prefix: str) -> set[str]:
    """The keys of a game's catalogue that begin so."""
    text = (LOCALE / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^({prefix}-[\w-]+) =", text, re.MULTILINE))


def said(error: BackroomError) -> None:
    """The sentence exists in every language, with all its facts."""
    for lang in languages():
        text = Words(lang, strict=True).say(error.key, **error.facts)
        assert text
        assert "{" not in text


def refuses(scene: Scene[Any], letters: str, key: str, state: State, who: str, move: str) -> None:
    """The move meets this refusal, whose rule begins with these letters; nothing has changed."""
    met = scene.refused(state, who, move)
    assert met.key == key
    assert re.fullmatch(rf"{letters}-\d\d", met.rule)
    if key.startswith("refuse"):
        assert key.startswith(f"refuse-{met.rule}")
    for lang in languages():
        assert f"rule-{met.rule}" in Words(lang, strict=True)
    said(met)
