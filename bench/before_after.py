"""Two checkouts of this repository, both compiled, measured in turn: is one of them slower?

    python bench/before_after.py ../old . --rounds 7

Each round starts one process for each checkout and case, in an order that turns, and takes CPU seconds; the figures are
medians over the rounds, the ratio is the median of the rounds' own ratios, so that a slow minute counts against both.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

CASES = (
    *(f"playouts {game}" for game in ("tammany 4", "guildes 4", "guildes-all 6", "mob 2")),
    *(f"search {game}" for game in ("tammany 4", "guildes 4", "mob 2")),
    *(f"vector {game}" for game in ("tammany 4", "guildes 4", "mob 2")),
)
PROBE = """
import importlib, sys, time
from backroom import games
kind, name, players = sys.argv[1:]
options = {"events": "true", "tricks": "true"} if name.endswith("-all") else {}
game = games.load(name.partition("-")[0])
start = game.start(int(players), options)
def timed(work, first):
    n = first
    while True:
        began = time.process_time()
        done = work(n)
        took = time.process_time() - began
        if took > 0.7:
            print(done / took)
            return
        n *= 2
if kind == "playouts":
    from backroom.engine.playout import random_games
    timed(lambda n: random_games(start, n, 1).decisions, 500)
elif kind == "search":
    from backroom.engine.playout import Runner
    from backroom.engine.search import Search
    runner = Runner(5)
    for _ in range(60):
        runner.advance(start)
    while start.actor() < 0:
        runner.advance(start)
    try:
        sense = game.part("heuristic").HEURISTIC
    except ModuleNotFoundError:
        sense = game.part("sense").SENSE
    def run(n):
        Search(start, start.actor(), sense, 7).run(n)
        return n
    timed(run, 500)
else:
    from backroom.research.vector import VectorEnv
    def run(n):
        env = VectorEnv(game.name, int(players), count=256, threads=1, seed=3)
        for _ in range(n):
            env.step(env.sample())
        return n * 256
    timed(run, 200)
"""


def one(tree: Path, case: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *case.split()],
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "BACKROOM_PURE": "0"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tree,
    )
    if done.returncode:
        raise SystemExit(f"{tree}: {case}\n{done.stderr}")
    return float(done.stdout)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("before", type=Path)
    reader.add_argument("after", type=Path)
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--only", default="", help="cases that contain this")
    asked = reader.parse_args()
    trees = (asked.before.resolve(), asked.after.resolve())
    found = {}
    for case in (case for case in CASES if asked.only in case):
        pairs = []
        for turn in range(asked.rounds):
            first = turn % 2
            rates = {first: one(trees[first], case)}
            rates[1 - first] = one(trees[1 - first], case)
            pairs.append((rates[0], rates[1]))
        before, after = (statistics.median(side) for side in zip(*pairs))
        ratio = statistics.median(b / a for a, b in pairs)
        found[case] = {"before": round(before), "after": round(after), "ratio": round(ratio, 3)}
        print(f"{case:24} {before:14,.0f} {after:14,.0f}  x{ratio:.3f}", file=sys.stderr, flush=True)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
