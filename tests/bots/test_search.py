"""The search itself: repeatable with one thread and two, alike compiled and not, better the more it thinks."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from backroom import bots, games
from backroom.bots.manners import Budget, Manner
from backroom.bots.outlook import compare, hides, outlook
from backroom.bots.searcher import Thought
from backroom.bots.sight import sight
from backroom.engine.search import Search
from bots.positions import decisions, sensible

SMALL = """
import json, sys
sys.path.insert(0, {tests!r})
from bots.positions import decisions
from backroom import games
from backroom.bots.sight import sight
from backroom.engine.search import Search
from backroom.engine.state import COMPILED
found = games.load({game!r})
told = []
for state, seat in list(decisions(found, found.seats[0], 4))[:60:15]:
    for matching, horizon in ((0, 12), (1, 0)):
        search = Search(state, seat, sight(found).new(), 9, 2000)
        search.matching, search.horizon = matching, horizon
        search.guided = int(sight(found).guides)
        search.run(24)
        told.append([[a, n, round(v, 12)] for a, n, v in search.policy()])
        search.look(3)
        told.append([round(v, 12) for v in search.outlook() + search.points()])
print(json.dumps([COMPILED, told]))
"""


@pytest.mark.parametrize("game", sensible())
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_simulations_give_the_same_tree(game: str, threads: int) -> None:
    found = games.load(game)
    for state, seat in list(decisions(found, found.seats[1], 2))[::40]:
        budget = Budget(simulations=300, threads=threads)
        runs = [Thought(found, state, seat, 5, budget, Manner()).policy() for _ in range(3)]
        assert runs[0] == runs[1] == runs[2]
        assert sum(visits for _, visits, _ in runs[0]) == 300


@pytest.mark.parametrize("game", sensible())
def test_compiled_and_uncompiled_searches_agree(game: str) -> None:
    code = SMALL.format(tests=os.path.dirname(os.path.dirname(__file__)), game=game)
    told = []
    for pure in ("0", "1"):
        env = {**os.environ, "BACKROOM_PURE": pure}
        run = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
        )
        told.append(json.loads(run.stdout))
    assert [compiled for compiled, _ in told] == [True, False]
    assert told[0][1] == told[1][1]


def test_a_full_pool_of_nodes_ends_the_tree_and_not_the_search() -> None:
    found = games.load("tammany")
    state, seat = next(decisions(found, 4, 3))
    search = Search(state, seat, sight(found).new(), 1, 40)
    search.horizon = 10
    search.run(200)
    assert search.simulations == 200
    assert search.count <= 40


def test_chances_add_up_and_the_end_is_certain() -> None:
    found = games.load("tammany")
    some = list(decisions(found, 3, 6))
    state, _ = some[len(some) // 2]
    told = outlook(found, state, None, 50, 1)
    assert sum(told.chances) == pytest.approx(1.0)
    from backroom.engine.playout import Runner

    Runner(1).finish(state)
    assert outlook(found, state, None, 50, 1).chances == state.result()


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
