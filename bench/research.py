"""How fast the environments for research step, beside PettingZoo's connect four in the same run.

    python bench/research.py [--rounds 5] [--count 4096] [--json] [--check]

Vector environment: random legal actions chosen and applied in compiled code, with the observation and the mask of every
decision, two threads. A decision is one action of a seat; chance's draws come with it and are not counted. Figures are
decisions a second by the wall clock, and a CPU second (of one core): only on a quiet machine is the first about twice the
second. AEC: PettingZoo's own loop (`performance_benchmark`), CPU time a step, an agent's last step included. The ratio is of
CPU seconds of one core, which favours connect four: it has only one. `--check` ends with status 1 when an aim is missed.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # run as a file: the folder above is where `bench` is
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
from rich.console import Console
from rich.table import Table

from backroom.research import VectorEnv, guildes_v1, mob_v1, tammany_v1
from bench.measure import host

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("tammany", 3, {}),
    ("tammany", 5, {}),
    ("guildes", 3, {}),
    ("guildes", 6, {"events": True, "tricks": True}),
    ("mob", 2, {}),
]
NAMED = {"tammany": tammany_v1, "guildes": guildes_v1, "mob": mob_v1}
SECONDS = 0.5
TWO_CORES = 1e6  # decisions a second
TIMES = 50  # connect four
STEP = 15.0  # µs


def label(game: str, players: int, options: dict[str, Any]) -> str:
    return f"{game}, {players} players" + (f", {', '.join(options)}" if options else "")


def vector(game: str, players: int, options: dict[str, Any], count: int) -> Callable[[], dict[str, float]]:
    env = VectorEnv(game, players, options, count=count, threads=2)
    # Games begun at once stay in step: let them drift apart, and be everywhere between the first and the last decision.
    for number in range(400):
        env.step(env.sample())
        if number % 10 == 0:
            env.restart(range(number // 10, count, 40))

    def once() -> dict[str, float]:
        steps = 0
        wall, cpu = time.perf_counter(), time.process_time()
        while time.process_time() - cpu < SECONDS:
            env.step(env.sample())
            steps += 1
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        return {"wall": steps * count / wall, "cpu": steps * count / cpu}

    return once


def aec(env: Any) -> Callable[[], dict[str, float]]:
    """The loop of PettingZoo's performance_benchmark, by CPU time."""
    env.reset(seed=1)

    def once() -> dict[str, float]:
        turns = 0
        began = time.process_time()
        while time.process_time() - began < SECONDS:
            for _ in env.agent_iter(env.num_agents):
                seen, _, termination, truncation, _ = env.last()
                done = termination or truncation
                env.step(None if done else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                turns += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
        spent = time.process_time() - began
        return {"cpu": turns / spent, "step": 1e6 * spent / turns}

    return once


def measured(rounds: int, count: int) -> dict[str, Any]:
    subjects: dict[str, Callable[[], dict[str, float]]] = {}
    for game, players, options in SETTINGS:
        name = label(game, players, options)
        subjects[f"vector {name}"] = vector(game, players, options, count)
        subjects[f"aec {name}"] = aec(NAMED[game].env(players=players, **options))
    missing = None
    try:
        from pettingzoo.classic import connect_four_v3

        subjects["connect four"] = aec(connect_four_v3.env())
    except ImportError as error:
        missing = str(error)
    found: dict[str, list[dict[str, float]]] = {name: [] for name in subjects}
    for turn in range(rounds + 1):  # the first round is thrown away
        for name, once in subjects.items():
            value = once()
            if turn:
                found[name].append(value)
    rows = []
    for game, players, options in SETTINGS:
        name = label(game, players, options)
        fast, slow = found[f"vector {name}"], found[f"aec {name}"]
        env = VectorEnv(game, players, options, count=1)
        row: dict[str, Any] = {"game": name, "numbers": env.observation_length, "actions": env.action_count}
        for measure in ("wall", "cpu"):
            row[measure] = statistics.median(value[measure] for value in fast)
        row["step"] = statistics.median(value["step"] for value in slow)
        row["times"] = None
        if missing is None:  # within a round, so that a slow minute counts against both
            four = found["connect four"]
            row["times"] = statistics.median(a["cpu"] / b["cpu"] for a, b in zip(fast, four))
        rows.append(row)
    four_rate = statistics.median(v["cpu"] for v in found["connect four"]) if missing is None else None
    return {
        "host": host(),
        "rounds": rounds,
        "count": count,
        "rows": rows,
        "connect_four": four_rate,
        "missing": missing,
    }


def show(told: dict[str, Any]) -> None:
    table = Table(title=f"{told['count']} games at once, two threads; {told['rounds']} rounds")
    heads = ("", "numbers", "actions", "M/s, two threads", "M/s a core", "× connect four", "AEC step, µs")
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left")
    for row in told["rows"]:
        times = "–" if row["times"] is None else f"{row['times']:.0f}"
        figures = (f"{row['wall'] / 1e6:.2f}", f"{row['cpu'] / 1e6:.2f}", times, f"{row['step']:.1f}")
        table.add_row(row["game"], str(row["numbers"]), str(row["actions"]), *figures)
    out = Console()
    out.print(table)
    if told["missing"]:
        out.print(f"connect four was not measured: {told['missing']}")
    else:
        out.print(f"PettingZoo connect four: {told['connect_four']:,.0f} steps a CPU second")
    out.print(told["host"])


def missed(told: dict[str, Any]) -> list[str]:
    """The aims that were not reached. Two cores are twice a core here: a busy machine gives less by the clock."""
    found = []
    for row in told["rows"]:
        if max(row["wall"], 2 * row["cpu"]) < TWO_CORES:
            found.append(f"{row['game']}: {row['wall']:.0f} decisions/s")
        if row["times"] is not None and row["times"] < TIMES:
            found.append(f"{row['game']}: {row['times']:.0f} times connect four")
        if row["step"] > STEP:
            found.append(f"{row['game']}: {row['step']:.1f} µs a step")
    return found


def main() -> int:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--count", type=int, default=4096)
    reader.add_argument("--json", action="store_true")
    reader.add_argument("--check", action="store_true")
    given = reader.parse_args()
    told = measured(given.rounds, given.count)
    if given.json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        show(told)
    wrong = missed(told) if given.check else []
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
