"""The search itself: repeatable with one thread and two, alike compiled and not, better the more it thinks."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from backroom import bots, games
from backroom.bots.evaluation import compare, hides, win_chances
from backroom.bots.guidance import guidance
from backroom.bots.levels import Budget, SearchSettings
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
            Thought(found, state, seat, 5, budget, SearchSettings()).policy() for _ in range(1 + threads)
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


@pytest.mark.parametrize("game", sensible())
def test_a_thought_ends_when_the_rest_of_it_cannot_change_the_move(game: str) -> None:
    """The same moves as by the whole budget, some of them sooner."""
    found = games.load(game)
    budget = Budget(simulations=300)
    saved = 0
    for state, seat in list(decisions(found, found.seats[0], 6))[::11]:
        moves = []
        for ends in (False, True):
            bot = bots.Searcher(found, 3, budget)
            bot.ends = ends
            moves.append(bot.move(state, seat))
        assert moves[0] == moves[1]
        saved += Thought(found, state, seat, 3, budget, found.search.settings, ends=True).simulations < 300
    assert saved > 0
