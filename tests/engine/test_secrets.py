"""One seam for secrets, for every game; and a game that forgets is found out."""

from __future__ import annotations

from dataclasses import replace

import pytest

import small_game
from backroom.testing.cases import Case
from backroom.testing.secrecy import *  # noqa: F403
from backroom.testing.secrets import engine_leaks, table_leaks
from backroom.testing.twin_worlds import KINDS, make, watchers
from backroom.testing.walk import game_moves


@pytest.mark.parametrize("forgot", ["", *small_game.FORGETFUL])
def test_a_game_that_forgets_a_secret_is_found_out(forgot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An author who lets the view, the steps, a refusal or the declaration tell others' cards; and one who does not."""
    game = small_game.FORGETFUL[forgot] if forgot else small_game.HONEST
    small_game.install(monkeypatch, game)
    found: set[str] = set()
    for watcher in watchers(2):
        for seed in range(2 * KINDS):
            twins = make(game, 2, game.read_options(), watcher, seed, 20)
            found |= engine_leaks(twins) | table_leaks(twins, monkeypatch)
    if forgot in ("", "text"):
        assert found == (
            set() if not forgot else {"text", "steps", "steps through the seam", "log", "export"}
        )
    else:
        # Its own code tells what it should not; but through the seam it only has a guess to tell.
        told = {"steps": {"steps", "deed"}, "refusal": {"how a text is read, or refused"}}.get(
            forgot, {forgot}
        )
        assert found == told


@pytest.mark.parametrize("kind", [small_game.Auction, small_game.Peeking])
def test_a_quiet_move_that_peeks_is_found_out(
    kind: type[small_game.Auction], monkeypatch: pytest.MonkeyPatch
) -> None:
    small_game.install(
        monkeypatch, replace(small_game.GAME, make=lambda players, options, data: kind(players))
    )  # type: ignore[arg-type, return-value]
    game_moves.cache_clear()
    case = Case("auction", 2, (("marks", True),))
    if kind is small_game.Auction:
        test_a_quiet_move_shows_its_maker_nothing_new(case)  # noqa: F405
    else:
        with pytest.raises(AssertionError, match="quiet"):
            test_a_quiet_move_shows_its_maker_nothing_new(case)  # noqa: F405
    game_moves.cache_clear()
