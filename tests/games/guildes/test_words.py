"""Everything a view or a log line names has its word in every language."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.games.guildes.notation import _FORMS
from backroom.games.guildes.printed import EVENTS, KINDS, SEATS, TRICKS
from backroom.testing.cases import amount
from backroom.testing.walk import sampled
from backroom.words import Words, languages
from games.guildes.tables import game, view

#: What the frame of a screen reads by itself.
FRAME = {
    "game", "players", "options", "you", "pending", "over", "colours",
    "moves", "forms", "can_retract", "warnings", "outcome",
}  # fmt: skip
#: Facts of a log sentence, as a reader has them from the move and the State.
FACTS: dict[str, Any] = {
    "seat": "red", "target": "blue", "target2": "green", "card": "nobles", "card2": "militia", "guild": "knights",
    "event": "ties", "trick": "swap", "letter": "B", "passes": "left", "round": 2, "count": 3, "phase": "take",
}  # fmt: skip


def headings(value: Any, found: set[str]) -> set[str]:
    if isinstance(value, dict):
        for name, item in value.items():
            found.add(name)
            headings(item, found)
    elif isinstance(value, list):
        for item in value:
            headings(item, found)
    return found


@pytest.mark.no_cover
def test_every_heading_of_a_view() -> None:
    found: set[str] = set()
    for seed in range(amount(4, 1)):
        for state in sampled(game(4, events=True, tricks=True), seed, share=5):
            told = view(state, "red")  # type: ignore[arg-type]
            headings({name: item for name, item in told.items() if name not in FRAME}, found)
    found = {name.replace("_", "-") for name in found}
    for lang in languages():
        words = Words(lang, strict=True)
        # "left" is also a direction, so its heading is a word of the game
        assert {name for name in found if f"guildes-view-{name}" not in words} == {"left"}, lang
        assert "guildes-word-left" in words, lang


@pytest.mark.parametrize("lang", languages())
def test_every_name_and_every_move(lang: str) -> None:
    words = Words(lang, strict=True)
    for kind in KINDS:
        assert words.say(f"guildes-guild-{kind}")
        assert words.say(f"guildes-card-{kind}")
    for name in SEATS:
        assert words.say(f"guildes-seat-{name}")
    for name in EVENTS:
        assert words.say(f"guildes-event-{name}")
        assert words.say(f"guildes-event-{name}-help")
    for name in TRICKS:
        assert words.say(f"guildes-trick-{name}")
        assert words.say(f"guildes-trick-{name}-help")
    for word in _FORMS:
        if word not in ("deal", "event", "trick", "last", "back", "first", "drawn"):
            assert "{" not in words.say(f"guildes-do-{word}", **FACTS)
