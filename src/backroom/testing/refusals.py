"""What every game's refusals are held to: a rule's id, a sentence in every language, a State that stays as it was."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from backroom.engine.errors import BackroomError, DataError, IllegalAction, ParseError
from backroom.engine.game import Game
from backroom.engine.moves import play
from backroom.engine.state import CHANCE, State
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
    refusal = scene.refused(state, who, move)
    assert refusal.key == key
    assert re.fullmatch(rf"{letters}-\d\d", refusal.rule)
    if key.startswith("refuse"):
        assert key.startswith(f"refuse-{refusal.rule}")
    for lang in languages():
        assert f"rule-{refusal.rule}" in Words(lang, strict=True)
    said(refusal)


def met(kind: type[BackroomError], what: Callable[..., Any], *given: Any) -> Any:
    """The error of this kind that it raises, which can be said in every language."""
    try:
        what(*given)
    except kind as error:
        said(error)
        return error
    raise AssertionError(f"{given} was taken")


def misread(game: Game, state: State, key: str, texts: Iterable[str]) -> None:
    """None of the texts is a move of the game: this error of the catalogue, and nothing has changed."""
    before = state.to_bytes()
    for text in texts:
        assert met(ParseError, play, game, state, 0, text).key == key, text
    assert state.to_bytes() == before


def no_draw(game: Game, state: State, texts: Iterable[str]) -> None:
    """Chance, whose turn it is, draws none of these."""
    for text in texts:
        met(IllegalAction, play, game, state, CHANCE, text)


def wrong_data(read: Callable[[bytes, str], Any], text: str, key: str, field: str) -> None:
    """A file of printed facts is refused with this message, which names the field."""
    error = met(DataError, read, text.encode(), "own.toml")
    assert (error.key, error.field) == (key, field)
