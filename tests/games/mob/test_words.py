"""Everything a view or a log line names has its word in every language."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.rng import Rng
from backroom.games.mob.notation import _FORMS
from backroom.games.mob.refusals import ACTIONS
from backroom.testing.cases import amount
from backroom.testing.walk import choose
from backroom.words import Words, languages
from games.mob.positions import GAME, seen

#: What the frame of a screen reads by itself.
FRAME = {
    "game", "players", "options", "you", "pending", "over", "colours",
    "moves", "forms", "can_retract", "warnings", "outcome",
}  # fmt: skip


def named(value: Any, keys: set[str], tokens: set[tuple[str, str]], key: str = "") -> None:
    """All headings and all words of a view."""
    if isinstance(value, dict):
        for name, item in value.items():
            keys.add(name)
            named(item, keys, tokens, name)
    elif isinstance(value, list):
        for item in value:
            named(item, keys, tokens, key)
    elif isinstance(value, str) and key != "move":
        tokens.add((key, value))


def all_named() -> tuple[set[str], set[tuple[str, str]]]:
    keys: set[str] = set()
    tokens: set[tuple[str, str]] = set()
    for seed in range(amount(12, 2)):
        state: Any = GAME.start(2)
        rng = Rng(seed)
        while not state.over:
            seat, action = choose(state, rng)
            state.apply(action, seat)
            if not state.over and state.mid_move(state.actor()):
                continue
            view = seen(state, "red")
            named({name: item for name, item in view.items() if name not in FRAME}, keys, tokens)
    return keys, tokens


@pytest.mark.no_cover
def test_every_heading_and_every_word_of_a_view() -> None:
    keys, tokens = all_named()
    slugs = {key.replace("_", "-") for key in keys}
    for lang in languages():
        words = Words(lang, strict=True)
        assert {slug for slug in slugs if f"mob-view-{slug}" not in words} == set(), lang
        missing = {
            (key, token)
            for key, token in tokens
            if f"mob-view-{token}" not in words and f"mob-{key}-{token}" not in words
        }
        assert missing == set(), lang


@pytest.mark.parametrize("lang", languages())
def test_every_move_has_a_menu_text(lang: str) -> None:
    words = Words(lang, strict=True)
    moves = set(_FORMS) | {"retract", "attorney-crate"}
    assert {word for word in moves - {"die"} if f"mob-do-{word}" not in words} == set()
    for action in [*ACTIONS.values(), "switch-drive"]:
        assert words.say(f"mob-action-{action}")
        assert words.say(f"mob-action-{action}-help")
