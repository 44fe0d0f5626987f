"""Random ways through a game from Python: any pending seat may be the next to act, as at a table.

Copies are what costs most in plain Python: where States are given out one after the other, it is one object that moves on
(clone it to keep it).
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

from backroom.engine.limits import MOST_STEPS
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State
from backroom.testing.cases import Case


class Step(NamedTuple):
    """One action: who did what."""

    seat: int
    action: int


def choose(state: State, rng: Rng) -> Step:
    """A random next action: by weight for chance, of any pending seat otherwise."""
    assert state.actor() == CHANCE or state.pending(), f"nobody may act, but the actor is {state.actor()}"
    if state.actor() == CHANCE:
        outcomes = state.outcomes()
        k = rng.below(sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            if k < weight:
                return Step(CHANCE, action)
            k -= weight
    seats = state.pending()
    seat = seats[rng.below(len(seats))]
    legal = state.legal_actions(seat)
    assert legal, f"seat {seat} is to act and has no legal action"
    return Step(seat, legal[rng.below(len(legal))])


def walk(state: State, seed: int) -> Iterator[Step]:
    """Play ``state`` itself on to its end, at random; each step after it was done."""
    rng, steps = Rng(seed), 0
    while not state.over:
        step = choose(state, rng)
        state.apply(step.action, step.seat)
        steps += 1
        assert steps < MOST_STEPS, f"not over after {steps} random actions"
        yield step


def game_log(start: State, seed: int) -> list[Step]:
    """A whole random game."""
    return list(walk(start.clone(), seed))


def replay(start: State, log: list[Step]) -> State:
    """The State that a log leads to."""
    state = start.clone()
    for seat, action in log:
        state.apply(action, seat)
    return state


def sampled(start: State, seed: int, share: int) -> Iterator[State]:
    """About every ``share``-th State of one random game, and its first and last."""
    state, rng = start.clone(), Rng(seed ^ 0x5EED)
    yield state
    for _ in walk(state, seed):
        if state.over or rng.below(share) == 0:
            yield state


def choose_move(state: State, rng: Rng) -> tuple[int, tuple[int, ...]]:
    """A random whole move: of chance or of any pending seat, with all its actions."""
    seat, action = choose(state, rng)
    if seat == CHANCE:
        return seat, (action,)
    trial, actions = state.clone(), []
    while True:
        actions.append(action)
        trial.apply(action, seat)
        if not trial.mid_move(seat):
            return seat, tuple(actions)
        legal = trial.legal_actions(seat)
        action = legal[rng.below(len(legal))]


def moves(state: State, seed: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Play ``state`` itself on to its end by whole moves; each move before it is done."""
    rng = Rng(seed)
    while not state.over:
        seat, actions = choose_move(state, rng)
        yield seat, actions
        for action in actions:
            state.apply(action, seat)


@functools.cache
def game_moves(case: Case, seed: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The moves of one random game, found once for all tests."""
    return tuple(moves(case.start(), seed))


def every(case: Case, share: int) -> int:
    """Every how many moves to look: ``share`` in a long game, oftener in a short one."""
    return max(1, min(share, len(game_moves(case, 0)) // 8))


def replayed(case: Case, seed: int) -> Iterator[tuple[State, int, tuple[int, ...]]]:
    """Each of these moves with the State before it."""
    state = case.start()
    for seat, actions in game_moves(case, seed):
        yield state, seat, actions
        for action in actions:
            state.apply(action, seat)
