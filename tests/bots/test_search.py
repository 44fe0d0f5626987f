"""The search itself: repeatable with one thread and two, alike compiled and not, better the more it thinks."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from backroom import bots, games
from backroom.bots.evaluation import compare, hides, win_chances
from backroom.bots.guidance import guidance
from backroom.bots.levels import Budget, Manner
from backroom.bots.searcher import Thought
from backroom.engine.search import Search
from backroom.engine.state import COMPILED
from backroom.testing.plain import in_plain_python
from bots.positions import decisions, sensible, small


@pytest.mark.parametrize("game", sensible())
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_simulations_give_the_same_tree(game: str, threads: int) -> None:
    found = games.load(game)
    for state, seat in islice(decisions(found, found.seats[1], 2), 0, None, 40):
        budget = Budget(simulations=200, threads=threads)
        first, *others = [
            Thought(found, state, seat, 5, budget, Manner()).policy() for _ in range(1 + threads)
        ]
        assert all(other == first for other in others)
        assert sum(visits for _, visits, _ in first) == 200


if COMPILED:

    @pytest.mark.parametrize("game", sensible())
    def test_compiled_and_uncompiled_searches_agree(game: str) -> None:
        assert in_plain_python("bots.positions", f"small({game!r})") == json.loads(json.dumps(small(game)))


def test_a_full_pool_of_nodes_ends_the_tree_and_not_the_search() -> None:
    found = games.load("tammany")
    state, seat = next(decisions(found, 4, 3))
    search = Search(state, seat, guidance(found).new(), 1, 40)
    search.horizon = 10
    search.run(200)
    assert search.simulations == 200
    assert search.count <= 40


def test_chances_add_up_and_the_end_is_certain() -> None:
    found = games.load("tammany")
    some = list(decisions(found, 3, 6))
    state, _ = some[len(some) // 2]
    told = win_chances(found, state, None, 50, 1)
    assert sum(told.chances) == pytest.approx(1.0)
    from backroom.engine.playout import Runner

    Runner(1).finish(state)
    assert win_chances(found, state, None, 50, 1).chances == state.result()


def test_a_comparison_looks_at_nothing_hidden() -> None:
    from backroom.engine.rng import Rng

    found = games.load("tammany")
    for state, seat in decisions(found, 4, 6):
        if hides(state, seat):
            twin = state.determinise(seat, Rng(3))
            if twin != state:
                move = bots.make("greedy", found, 1).move(state, seat)
                assert compare(found, state, seat, [move], 48, 2) == compare(found, twin, seat, [move], 48, 2)
                return
    raise AssertionError("nothing was hidden")
