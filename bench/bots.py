"""How strong the bots are and how fast they simulate: the figures that they promise, with intervals.

    python bench/bots.py [--games 100] [--only mob] [--seed 1] [--scale 5] [--workers 2] [--json] [--check]

Matches: hard against greedies, expert against hards, twice the budget against once (seats rotated, deals shared). Speed:
full-length random simulations a CPU second on one core, and how much two threads bring (wall clock: on a quiet machine).
Levels play with their simulations and without their guard of seconds, so that a busy machine does not weaken them; the
longest thought is told beside. `--scale` divides the budgets of matches among levels: a full one takes hours. `--check` ends
with status 1 when a figure is surely, by its interval, below its aim.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # run as a file: the folder above is where `bench` is
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from backroom import games
from backroom.arena.match import Field, rotations
from backroom.arena.runners import here
from backroom.arena.stats import summary
from backroom.bots.guidance import first_decision, guidance
from backroom.engine.playout import random_games
from backroom.engine.search import Search
from bench.measure import host

TABLES = {"tammany": 4, "guildes": 4, "mob": 2}
PROMISED = {"tammany": 0.45, "guildes": 0.45, "mob": 0.80}  # hard against greedies
GREEDY = {
    "tammany": 0.60,
    "guildes": 0.60,
    "mob": 0.90,
}  # greedy against randoms, 1000 games (they take seconds)
SIMULATIONS = 20_000  # a second, Tammany Hall of four on one core
THREADS = 1.8  # times, two against one


def matches(name: str, scale: int) -> list[tuple[str, tuple[str, ...], float]]:
    """(what, line-up, what the first player's share must reach) of a game."""
    others = TABLES[name] - 1
    known = games.load(name).search
    hard = f"hard@{known.hard}"
    small, large, double = (f"hard@{n // scale}" for n in (known.hard, known.expert, 2 * known.hard))
    fair = 1 / TABLES[name]
    return [
        ("greedy against randoms", ("greedy", *["random"] * others), GREEDY[name]),
        ("hard against greedies", (hard, *["greedy"] * others), PROMISED[name]),
        ("expert against hards", (large, *[small] * others), fair),
        ("twice hard against hards", (double, *[small] * others), fair),
    ]


def strength(
    name: str, what: str, lineup: tuple[str, ...], aim: float, count: int, seed: int, workers: int
) -> dict[str, Any]:
    columns = (TextColumn(f"{name}: {what}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    began = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        count = max(count, 1000) if lineup[0] == "greedy" else count
        task = progress.add_task("", total=count)
        outcomes = here(
            rotations(Field(name, {}), lineup, count, seed), lambda: progress.advance(task), workers
        )
    row = next(row for row in summary(outcomes) if row["player"] == lineup[0])
    surely_below = row["high"] < aim
    return row | {
        "game": name,
        "what": what,
        "aim": aim,
        "reached": not surely_below and row["share"] >= aim,
        "surely_below": surely_below,
        "seconds": round(time.perf_counter() - began, 1),
    }


def speed() -> dict[str, Any]:
    """Full-length random simulations of Tammany Hall for four: as plain games, and inside the search."""
    game = games.load("tammany")
    start = game.start(4)
    random_games(start, 500, 1)
    plain, searched, twice = [], [], []
    for turn in range(5):
        began = time.process_time()
        random_games(start, 4000, turn)
        plain.append(4000 / (time.process_time() - began))
        state = first_decision(game, 4)
        search = Search(state, state.actor(), guidance(game).new(), turn, 400_000)
        search.guided, search.horizon = 0, 0
        began = time.process_time()
        search.run(4000)
        searched.append(4000 / (time.process_time() - began))
        one = random_games(start, 8000, turn, threads=1).seconds
        two = random_games(start, 8000, turn, threads=2).seconds
        twice.append(one / two)
    return {
        "simulations_per_second": round(sorted(plain)[2]),
        "search_simulations_per_second": round(sorted(searched)[2]),
        "two_threads": round(sorted(twice)[2], 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/bots.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--only", default="", help="only matches whose game and description contain this; 'speed'"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    told: dict[str, Any] = {"bench": "bots", "host": host(), "matches": []}
    if given.only in "speed":
        told["speed"] = speed()
    for name in TABLES:
        for what, lineup, aim in matches(name, given.scale):
            if given.only in f"{name}: {what}":
                row = strength(name, what, lineup, aim, given.games, given.seed, given.workers)
                told["matches"].append(row)
                print(json.dumps(row), file=sys.stderr, flush=True)
    if given.json:
        print(json.dumps(told))
    else:
        tell(told)
    return 1 if given.check and any(row["surely_below"] for row in told["matches"]) else 0


def tell(told: dict[str, Any]) -> None:
    table = Table(
        "game", "match", "games", "share", "95 % interval", "aim", "longest thought", title="bench bots"
    )
    for row in told["matches"]:
        table.add_row(
            row["game"],
            row["what"],
            str(row["games"]),
            f"{100 * row['share']:.1f} %",
            f"{100 * row['low']:.1f} to {100 * row['high']:.1f} %",
            f"{100 * row['aim']:.0f} %",
            f"{row['slowest']:.2f} s",
        )
    console = Console() if sys.stdout.isatty() else Console(width=120)
    console.print(table)
    if "speed" in told:
        rates = told["speed"]
        console.print(
            f"random simulations of Tammany Hall for four, one core: {rates['simulations_per_second']:,} a second "
            f"(aim {SIMULATIONS:,}), inside the search {rates['search_simulations_per_second']:,}; "
            f"two threads: {rates['two_threads']} times (aim {THREADS})"
        )


if __name__ == "__main__":
    raise SystemExit(main())
