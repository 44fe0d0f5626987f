"""One seam for secrets, for every game; and a game that forgets is found out."""

from __future__ import annotations

import pytest

import auction
from backroom.testing.secrecy import *  # noqa: F403
from backroom.testing.secrets import engine_leaks, table_leaks
from backroom.testing.twin_worlds import KINDS, make, watchers


@pytest.mark.parametrize("forgot", ["", *auction.FORGETFUL])
def test_a_game_that_forgets_a_secret_is_found_out(forgot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An author who lets the view, the steps or the declaration tell others' cards; and one who does not."""
    game = auction.FORGETFUL[forgot] if forgot else auction.HONEST
    auction.install(monkeypatch, game)
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
        assert found == {forgot}
