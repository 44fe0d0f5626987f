"""What somebody else's game is told when it cannot be played here: each in every language, by what the loader asks of it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

import small_game
from backroom import games
from backroom.engine import probe
from backroom.engine.errors import GameError
from backroom.engine.schema import int16
from backroom.engine.state import COMPILED
from backroom.words import languages


def test_a_position_with_too_many_numbers() -> None:
    class Members:
        board = int16(probe.MOST_MEMBERS + 1)

    game = SimpleNamespace(
        name="huge", seats=(2, 2), hidden=False, has=lambda _: True,
        part=lambda _: SimpleNamespace(SEATS=2, Members=Members),
    )  # fmt: skip
    with pytest.raises(GameError) as told:
        probe.check_schema(game)  # type: ignore[arg-type]
    assert told.value.key == "error-game-size"
    assert told.value.facts["size"] == probe.MOST_MEMBERS + 1


if COMPILED:  # plain Python plays plain games

    def test_a_plain_game_beside_a_compiled_engine(monkeypatch: pytest.MonkeyPatch) -> None:
        small_game.install(monkeypatch)
        with pytest.raises(GameError) as told:
            games._check(small_game.GAME)
        assert told.value.key == "error-game-plain"


def test_words_that_are_taken(tmp_path: Path) -> None:
    """Message names are each game's own: a stranger cannot put words into the house's mouth."""
    for lang in languages():
        (tmp_path / lang).mkdir()
        needed = ["whist-name", "whist-about", "rules-whist-title", "web-error"]
        (tmp_path / lang / "whist.ftl").write_text(
            "".join(f"{key} = x\n" for key in needed), encoding="utf-8"
        )
    whist = SimpleNamespace(
        name="whist", package="backroom.engine", locale=tmp_path, options=(), has=lambda part: False
    )
    with pytest.raises(GameError) as told:
        games._check_words(whist)  # type: ignore[arg-type]
    assert told.value.key == "error-game-words-taken"
    assert told.value.facts["key"] == "web-error"
