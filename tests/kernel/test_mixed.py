"""Sealed choices as what they are: a mixture that nobody can exploit much, in a game small enough to try every answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from backroom.bots.searcher import STRAY, mixture
from backroom.engine.heuristic import Heuristic
from backroom.engine.search import Search
from backroom.engine.state import COMPILED, State

SIMULATIONS = 6000 if COMPILED else 300
Mix = dict[int, float]
Plan = Callable[[State, int], Mix]


def searched(state: State, seat: int, matching: int) -> Search:
    search = Search(state, seat, Heuristic(), 7, 4 * SIMULATIONS + 1000)
    search.guided, search.horizon, search.margin = 0, 0, 0.0
    search.matching, search.stray = matching, STRAY
    search.run(SIMULATIONS)
    return search


def mixed(state: State, seat: int) -> Mix:
    return mixture(searched(state, seat, 1).policy(), STRAY)


def most_visited(state: State, seat: int) -> Mix:
    return {searched(state, seat, 0).policy()[0][0]: 1.0}


def best_answer(state: State, seat: int, plan: Plan, known: dict[object, float]) -> float:
    """The share of the win of a seat that knows how the other mixes, and answers best in every position."""
    if state.over:
        return state.result()[seat]
    key = (*state.scores(), *state.legal_actions(0), -1, *state.legal_actions(1))
    if key not in known:
        mix = plan(state, 1 - seat)
        worth = []
        for own in state.legal_actions(seat):
            total = 0.0
            for other, chance in mix.items():
                after = state.clone()
                after.apply(own, seat)
                after.apply(other, 1 - seat)
                total += chance * best_answer(after, seat, plan, known)
            worth.append(total)
        known[key] = max(worth)
    return known[key]


if COMPILED:  # thousands of simulations in hundreds of positions

    @pytest.mark.parametrize("seat", [0, 1])
    def test_who_knows_the_mixture_gains_little_and_who_knows_the_choice_wins(
        goofspiel: State, seat: int
    ) -> None:
        """Equal play is worth a half to both. Against a choice that can be foreseen the best answer always wins."""
        assert best_answer(goofspiel, seat, most_visited, {}) == pytest.approx(1.0)
        assert best_answer(goofspiel, seat, mixed, {}) < 0.5 + 0.15

    @pytest.mark.parametrize("seat", [0, 1])
    def test_near_the_end_the_mixture_is_the_known_one(goofspiel: State, seat: int) -> None:
        """With 4 and 3 gone on both sides and nothing won, 2 and 1 are left for prizes 2 and 1: the higher is right."""
        state = goofspiel
        for card in (3, 2):
            state.apply(card, 0)
            state.apply(card, 1)
        assert state.legal_actions(seat) == [0, 1]
        assert mixed(state, seat)[1] > 0.97


def test_what_only_strays_is_left_out_of_the_mixture() -> None:
    assert mixture([(4, 60, 0.5), (2, 38, 0.5), (9, 2, 0.1)], 0.06) == pytest.approx({4: 58 / 94, 2: 36 / 94})
