"""The example package in a fresh environment: its own tests, terminal, arena, vector environment, compiled and plain.

The environment sees what is installed here, and the package is built against it: compiled where the engine is, else plain.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from installed import Environment

VECTOR = """
import numpy as np
from backroom.research import VectorEnv
env = VectorEnv("liars_dice", count=8, players=10, seed=1)
seen, info = env.reset()
ended = 0
for _ in range(2000):
    env.sample()
    seen, rewards, over, cut, info = env.step(env.actions)
    ended += int(over.sum())
assert np.isfinite(seen).all() and seen.shape[0] == 8
print(ended)
"""

RANDOM = """
from backroom import games
from backroom.engine.playout import random_games
tally = random_games(games.load("liars_dice").start(10), 5, seed=3)
print(tally.decisions, tally.wins, tally.scores)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("example"))


@pytest.mark.slow
def test_it_is_one_of_the_games_compiled_and_plain(installed: Environment) -> None:
    assert list(installed.package.glob("rules.*.so"))
    for pure in ("0", "1"):
        told = json.loads(installed.run("-m", "backroom.cli", "games", "--json", BACKROOM_PURE=pure))
        assert told["left_out"] == []
        assert {
            "name": "liars_dice",
            "package": "backroom-liars-dice 1.0",
            "seats": [2, 10],
            "rules": 1,
        } in told["games"]


@pytest.mark.slow
def test_it_plays_the_same_compiled_and_plain(installed: Environment) -> None:
    compiled, plain = (installed.run("-c", RANDOM, BACKROOM_PURE=pure) for pure in ("0", "1"))
    assert compiled == plain


@pytest.mark.slow
def test_its_own_tests_and_the_inherited_kit(installed: Environment) -> None:
    installed.run("-m", "pytest", "-q", "-x", str(installed.folder / "source" / "tests"))


@pytest.mark.slow
def test_the_wire_keeps_its_secrets(installed: Environment) -> None:
    """The twin worlds over real connections know no game by name: this one's are compared as it is, once it is installed."""
    wire = Path(__file__).resolve().parents[1] / "server" / "test_secrets.py"
    assert "1 passed" in installed.run("-m", "pytest", "-p", "no:xdist", "-rA", str(wire), "-k", "liars_dice")


@pytest.mark.slow
def test_terminal_arena_vector_and_rules(installed: Environment) -> None:
    arena = installed.run(
        "-m",
        "backroom.cli",
        "arena",
        "liars_dice",
        "--seats",
        "greedy,random,random",
        "--games",
        "30",
        "--json",
    )
    assert "greedy" in arena
    assert int(installed.run("-c", VECTOR)) > 0
    assert "LD-03" in installed.run("-m", "backroom.cli", "rules", "liars_dice", "--lang", "it")
    seats = ["--seats", "me,greedy"]
    screen = installed.run(
        "-m", "backroom.cli", "play", "liars_dice", "--terminal", *seats, typed="1\n" * 3 + "quit\n\n"
    )
    assert "your dice" in screen
