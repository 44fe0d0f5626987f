"""The AEC environments against PettingZoo's own kit, and against the engine's result."""

from __future__ import annotations

import copy
import json
import pickle
import time
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from backroom.engine.errors import IllegalAction, OptionError
from backroom.research import guildes_v1, mob_v1, tammany_v1

SETTINGS: list[tuple[Any, dict[str, Any]]] = [
    (mob_v1, {}),
    (mob_v1, {"reward": "margin"}),
    (guildes_v1, {}),
    (guildes_v1, {"players": 6, "events": True, "tricks": True}),
    (tammany_v1, {}),
    (tammany_v1, {"players": 5, "locks": "sealed", "spread_needs_boss": False}),
]
every = pytest.mark.parametrize(
    ("named", "settings"),
    SETTINGS,
    ids=[f"{named.__name__}-{number}" for number, (named, _) in enumerate(SETTINGS)],
)


def played(env: Any, seed: int, rng: np.random.Generator) -> tuple[int, dict[str, float]]:
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        done = termination or truncation
        env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += not done
    return steps, total


@every
def test_pettingzoos_own_tests(named: Any, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # it would like agents to be called player_0 and observations to be no dict
        api_test(named.checked_env(**settings), num_cycles=300)
        api_test(named.env(**settings), num_cycles=300)
        seed_test(lambda: named.env(**settings), num_cycles=200)


@every
def test_everybody_is_paid_at_the_end_and_only_then(named: Any, settings: dict[str, Any]) -> None:
    rng = np.random.default_rng(1)
    env = named.env(**settings)
    for seed in range(3):
        steps, total = played(env, seed, rng)
        assert steps > 20
        state = env.state_now
        assert state.over
        if settings.get("reward") == "margin":
            own, other = state.scores()
            assert list(total.values()) == [own - other, other - own]
        else:
            assert list(total.values()) == pytest.approx(state.result())
        assert env.agents == []


@every
def test_observations_lie_in_their_space_and_the_mask_is_the_actors(
    named: Any, settings: dict[str, Any]
) -> None:
    env = named.env(**settings)
    env.reset(seed=5)
    rng = np.random.default_rng(2)
    for _ in range(150):
        for agent in env.agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert seen["action_mask"].any() == (agent == env.agent_selection and not env.terminations[agent])
        if all(env.terminations.values()):
            env.reset()
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))


def test_what_one_chose_in_secret_does_not_show_to_the_next() -> None:
    """MB-11: whatever the first puts down, the second observes the same."""
    seen = []
    for choose in (min, max):
        env = mob_v1.env()
        env.reset(seed=1)
        while env.agent_selection == "red":
            env.step(int(choose(np.flatnonzero(env.observe("red")["action_mask"]))))
        seen.append(env.observe("blue"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_names_carry_the_version_and_the_rules() -> None:
    env = tammany_v1.env(players=4, render_mode="ansi")
    assert (env.metadata["name"], env.metadata["rules_version"]) == ("tammany_v1", 1)
    env.reset(seed=1)
    assert json.loads(env.render())["players"] == 4
    assert tammany_v1.env().render() is None
    with pytest.raises(OptionError):
        tammany_v1.env(locks="none")
    with pytest.raises(ValueError, match="share, margin"):
        mob_v1.env(reward="chips")


def test_an_illegal_action_changes_nothing() -> None:
    env = mob_v1.env()
    env.reset(seed=1)
    before = env.state_now.to_bytes()
    for wrong in (None, -1, 52, 10_000):
        with pytest.raises(IllegalAction):
            env.step(wrong)
        assert env.state_now.to_bytes() == before


@pytest.mark.parametrize("named", [mob_v1, guildes_v1, tammany_v1], ids=lambda named: named.__name__)
def test_a_step_is_quick(named: Any) -> None:
    """Ten times the 15 µs that bench/research.py measures: this only catches what is broken, on any machine."""
    env = named.env()
    rng = np.random.default_rng(1)
    played(env, 1, rng)
    began, steps = time.process_time(), 0
    for seed in range(5):
        steps += played(env, seed, rng)[0]
    assert (time.process_time() - began) / steps < 250e-6


@every
def test_pettingzoos_benchmark_runs(
    named: Any, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its five seconds pass in a twentieth of one here; the figures are bench/research.py's."""
    real = time.monotonic
    monkeypatch.setattr(time, "time", lambda: 100 * real())
    performance_benchmark(named.env(**settings))
    told = capsys.readouterr().out
    assert "Finished performance benchmark" in told
    assert float(told.split(" turns per second")[0].split()[-1]) > 0


@every
def test_pickles_and_copies_go_on_by_themselves(named: Any, settings: dict[str, Any]) -> None:
    def on(env: Any, steps: int) -> list[Any]:
        told = []
        for _ in range(steps):
            seen, reward, termination, truncation, info = env.last()
            chosen = None if termination or truncation else int(np.flatnonzero(seen["action_mask"])[-1])
            told.append((env.agent_selection, seen["observation"].tobytes(), reward, chosen, info))
            env.step(chosen)
        return told

    env = named.env(**settings)
    env.reset(seed=4)
    on(env, 30)
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    told = [on(twin, 60) for twin in twins]
    assert told == [on(env, 60)] * 2
    assert (
        pickle.loads(pickle.dumps(named.env(**settings))).metadata == env.metadata
    )  # also before the first game
