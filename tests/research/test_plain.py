"""Without a compiler the environments are slow, and the same: a new process, where nothing compiled is loaded."""

from __future__ import annotations

import os
import subprocess
import sys

PLAYED = """
from backroom import games
from backroom.engine.state import COMPILED
from backroom.research.vector import VectorEnv
for name in games.names():
    env = VectorEnv(name, count=2, seed=1, threads=1)
    for _ in range(40):
        env.sample()
        env.step(env.actions)
    print(name, env.state(0).digest(), env.state(1).digest())
print(COMPILED)
"""


def played(pure: str) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", PLAYED],
        env={**os.environ, "BACKROOM_PURE": pure},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.split("\n")[:-1]


def test_the_vector_environment_plays_the_same_games_uncompiled() -> None:
    plain = played("1")
    assert plain[-1] == "False"
    assert plain[:-1] == played("")[:-1]
