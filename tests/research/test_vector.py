"""The vector environment: the engine's games, whatever the number of threads; nothing moves on an illegal action."""

from __future__ import annotations

import copy
import multiprocessing
import pickle

import numpy as np
import pytest

from backroom.engine.playout import Runner
from backroom.engine.rng import Rng
from backroom.engine.state import State
from backroom.research import VectorEnv
from backroom.testing.cases import Case, cases, plain_cases

ARRAYS = ("states", "seeds", "observations", "masks", "seats", "rewards", "scores", "done")


def made(case: Case, **settings: object) -> VectorEnv:
    given: dict[str, object] = {"count": 3, "seed": 3, "threads": 1, **settings}
    return VectorEnv(case.name, case.players, dict(case.options), **given)  # type: ignore[arg-type]


def settled(state: State, rng: Rng) -> State:
    """Chance's draws as the environment makes them, in plain Python."""
    while state.actor() == -1:
        outcomes = state.outcomes()
        k = rng.below(sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            if k < weight:
                state.apply(action, -1)
                break
            k -= weight
    return state


@pytest.mark.parametrize("case", cases(), ids=str)
def test_rows_are_the_engines_games(case: Case) -> None:
    """Whole games, step by step: State, seat, mask, observation, rewards and the new game that follows."""
    env = made(case)
    observer = case.game.part("observe").observer(case.players)
    width = case.game.player_actions
    streams = [Rng(0) for _ in range(env.count)]
    states = []
    for i, stream in enumerate(streams):
        stream.state = Rng(3).fork(i).state
        states.append(settled(case.start(), stream))
    ended = np.zeros(env.count, int)
    while ended.min() < 1:
        for i, state in enumerate(states):
            assert env.state(i) == state
            assert env.seats[i] == state.actor()
            assert env.masks[i].tobytes() == state.mask()[:width]
            assert env.observations[i].tobytes() == bytes(observer.observe(state, state.actor()))
        actions = env.sample().copy()
        for i, (state, stream) in enumerate(zip(states, streams)):
            legal = state.legal_actions()
            assert actions[i] == legal[stream.below(len(legal))]
            state.apply(int(actions[i]), state.actor())
            settled(state, stream)
        env.step(actions)
        for i, state in enumerate(states):
            assert env.done[i] == state.over
            expected = state.result() if state.over else [0.0] * case.players
            assert env.rewards[i].tolist() == pytest.approx(expected)
            if state.over:
                assert env.scores[i].tolist() == state.scores()
                states[i] = settled(case.start(), streams[i])
        ended += env.done
    env.close()


def test_threads_change_nothing() -> None:
    case = Case("guildes", 4, (("events", True), ("tricks", True)))
    one, many = made(case, count=67), made(case, count=67, threads=3)
    for _ in range(400):
        for env in (one, many):
            env.step(env.sample())
        for name in ARRAYS:
            assert np.array_equal(getattr(one, name), getattr(many, name)), name
    assert one.done.any() or one.scores.any()
    many.close()
    many.step(many.sample())  # goes on, in this thread alone


def test_an_illegal_action_moves_nothing() -> None:
    env = made(Case("tammany", 3, ()), count=9)
    before = {name: getattr(env, name).copy() for name in ARRAYS}
    good = env.sample().copy()
    before["seeds"] = env.seeds.copy()
    for wrong in (-1, env.action_count, int(np.flatnonzero(env.masks[7] == 0)[0])):
        actions = good.copy()
        actions[7] = wrong
        with pytest.raises(ValueError, match=f"row 7: action {wrong} "):
            env.step(actions)
        for name in ARRAYS:
            assert np.array_equal(before[name], getattr(env, name))
    env.step(good)
    assert not np.array_equal(before["states"], env.states)


def test_the_margin_is_the_lead_over_the_best_other() -> None:
    env = made(Case("mob", 2, ()), count=64, reward="margin")
    seen = 0
    for _ in range(400):
        env.step(env.sample())
        for i in np.flatnonzero(env.done):
            own, other = env.scores[i]
            assert env.rewards[i].tolist() == [own - other, other - own]
            seen += 1
    assert seen > 0


def test_rows_begin_anew_one_by_one_and_seeds_repeat() -> None:
    env = made(Case("guildes", 3, ()), count=4)
    first = env.states.copy()
    for _ in range(9):
        env.step(env.advise())
    before = env.states.copy()
    env.restart([1, 3])
    assert np.array_equal(before[[0, 2]], env.states[[0, 2]])
    assert env.state(1).scores() == [0, 0, 0]
    assert env.state(1) != env.game.from_bytes(before[1].tobytes(), 3)
    env.reset(3)
    assert np.array_equal(first, env.states)
    env.reset(4)
    assert not np.array_equal(first, env.states)


def test_greedys_advice_is_legal_and_good() -> None:
    env = made(Case("tammany", 3, ()), count=48)
    won = games = 0.0
    while games < 60:
        wise = env.advise().copy()
        played = np.where(env.seats == 1, wise, env.sample())
        env.step(played)
        games += env.done.sum()
        won += env.rewards[:, 1].sum()
    assert won / games > 0.6


def test_what_makes_no_environment_is_refused() -> None:
    with pytest.raises(ValueError, match="count"):
        VectorEnv("mob", count=0)
    with pytest.raises(ValueError, match="share, margin"):
        VectorEnv("mob", count=1, reward="chips")
    env = VectorEnv("mob", count=2)
    for row in (-1, 2):
        with pytest.raises(IndexError):
            env.state(row)
        with pytest.raises(IndexError):
            env.restart([row])


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_pickles_and_copies_go_on_by_themselves(case: Case) -> None:
    """From the same place with the same games, and neither moves the other."""
    env = made(case, threads=2)
    for _ in range(40):
        env.step(env.sample())
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    before = env.states.copy()
    for twin in twins:
        assert (twin.game, twin.reward, twin.threads) == (env.game, env.reward, env.threads)
        for _ in range(40):
            twin.step(twin.sample())
    assert np.array_equal(env.states, before)
    for _ in range(40):
        env.step(env.sample())
    for twin in twins:
        assert all(np.array_equal(getattr(twin, name), getattr(env, name)) for name in ARRAYS)


def played_on(state: State) -> tuple[State, bytes]:
    """What another process makes of a State."""
    runner = Runner(7)
    for _ in range(50):
        if not state.over:
            runner.advance(state)
    return state, state.to_bytes()


def test_other_processes_take_and_give_states() -> None:
    starts = [case.start() for case in plain_cases()]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.map(played_on, starts)
    for start, (state, raw) in zip(starts, found, strict=True):
        assert state.to_bytes() == raw != start.to_bytes()
        assert played_on(start.clone()) == (state, raw)
