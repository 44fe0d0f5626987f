"""Weights by playing: deals that are shared, the same answer for the same seed, a step that knows better from worse."""

from __future__ import annotations

import pytest

from backroom import games
from backroom.bots.guidance import guidance
from backroom.research.duel import Duel

np = pytest.importorskip("numpy")


def heuristics(name: str) -> tuple[object, object]:
    kind = guidance(games.load(name)).kind
    return kind(), kind()


@pytest.mark.parametrize("name", games.names())
def test_one_against_itself_has_its_fair_share_and_repeats_itself(name: str) -> None:
    game = games.load(name)
    players = game.seats[0]
    one, other = heuristics(name)
    duel = Duel(game.start(players), one, other)
    shares = duel.run(120, 3)
    assert shares == duel.run(120, 3)
    assert duel.decisions > 0
    assert abs(sum(shares) / len(shares) - 1 / players) < 0.12


def test_a_spoiled_weight_loses() -> None:
    game = games.load("tammany")
    one, other = heuristics("tammany")
    one.slope = -1.0  # type: ignore[attr-defined]  # leads are thought to lose wards
    shares = Duel(game.start(4), one, other).run(40, 3)
    assert sum(shares) / len(shares) < 0.15


def test_a_tuner_knows_the_weights_and_moves_them() -> None:
    from backroom.research.tune import Tuner, weights

    kind = guidance(games.load("guildes")).kind
    names = weights(kind())
    assert {"slope", "later", "denial"} <= set(names)
    tuner = Tuner("guildes", [3], [kind], ["slope", "later"], 1)
    before = tuner.told()
    row = tuner.step(2)
    assert row["step"] == 1
    assert 0.0 <= row["mean"] <= row["best"] <= 1.0
    assert tuner.told() != before
    told = tuner.match(tuner.starts[0], kind(), 2, 1)
    assert told["games"] == 6
    assert 0.0 <= told["share"] <= 1.0


def test_who_overlooks_the_best_takes_the_best_of_the_rest() -> None:
    from backroom.engine.rng import Rng
    from bots.positions import decisions

    for name in games.names():
        game = games.load(name)
        seen = guidance(game).new()
        for state, seat in list(decisions(game, game.seats[0], 5))[::20]:
            legal = state.legal_actions(seat)
            assert seen.best_of(state, seat, legal) in legal
            best = seen.best(state, seat, Rng(1))
            rest = [action for action in legal if action != best]
            if rest:
                assert seen.best_of(state, seat, rest) in rest
