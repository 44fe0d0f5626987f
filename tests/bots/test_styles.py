"""Styles: other weights of a game's heuristic, which play differently and are nearly as strong."""

from __future__ import annotations

from itertools import islice

import pytest

from backroom import bots, games
from backroom.bots.guidance import guidance
from backroom.engine.errors import OptionError
from backroom.engine.state import COMPILED
from backroom.research.duel import Duel
from bots.positions import decisions, sensible

STYLES = [(game, style) for game in sensible() for style in bots.styles(games.load(game))]


@pytest.mark.parametrize(("game", "style"), STYLES)
def test_a_style_changes_weights_that_there_are(game: str, style: str) -> None:
    found = games.load(game)
    usual, own = guidance(found).new(), guidance(found).new(bots.styles(found)[style])
    for name, weight in bots.styles(found)[style].items():
        assert getattr(own, name) == weight != getattr(usual, name)


@pytest.mark.parametrize(("game", "style"), STYLES)
def test_a_style_chooses_otherwise_now_and_then(game: str, style: str) -> None:
    found = games.load(game)
    some = [one for seed in (5, 6, 7) for one in decisions(found, found.seats[0], seed)]
    differ = [
        bots.make(f"greedy~{style}", found, 1).move(state, seat)
        != bots.make("greedy", found, 1).move(state, seat)
        for state, seat in some
    ]
    assert 0 < sum(differ) < 0.5 * len(differ)


@pytest.mark.parametrize("game", sensible())
def test_a_search_in_a_style_takes_what_it_likes_of_what_is_as_good(game: str) -> None:
    found = games.load(game)
    differ = 0
    for style in bots.styles(found):
        for state, seat in islice(decisions(found, found.seats[0], 5), 0, None, 3):
            own = bots.make(f"hard@60~{style}", found, 1).move(state, seat)
            assert own == bots.make(f"hard@60~{style}", found, 1).move(state, seat), (
                "the same by the same seed"
            )
            differ += own != bots.make("hard@60", found, 1).move(state, seat)
    assert differ > 0


@pytest.mark.skipif(not COMPILED, reason="hundreds of games")
@pytest.mark.parametrize(("game", "style"), STYLES)
def test_at_sight_a_style_is_nearly_as_strong(game: str, style: str) -> None:
    found = games.load(game)
    seen, players = guidance(found), min(4, found.seats[1])
    shares = Duel(found.start(players), seen.new(bots.styles(found)[style]), seen.new()).run(100, 9)
    assert 0.6 / players < sum(shares) / len(shares) < 1.4 / players


def test_a_style_that_no_game_has_is_refused() -> None:
    for name in ("hard~shy", "greedy~", "random~bold", "hard@x~bold"):
        with pytest.raises(OptionError):
            bots.make(name, games.load("tammany"), 1)
