"""Do the conservation laws hold? Many random games, the laws checked after every action in the compiled loop.

    python bench/laws.py [tammany ...] [--games 100000] [--players 3 4] [--options all] [--json]

Every number of players (and every combination of options with `--options all`) gets that many games, on all
cores. Exit status 1 when a law was broken, with the seed that shows it. Progress goes to stderr.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

if __name__ == "__main__":  # run as a file: the folder above is where `bench` is
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from backroom import games
from backroom.engine.errors import BackroomError
from backroom.engine.game import Game, Value
from backroom.engine.playout import Tally, check_games
from backroom.engine.state import COMPILED, State

GAMES = 100_000
CHUNK = 1000  # games a piece of work: the bar moves, and handing out work costs nothing
BROKEN = 1


def combinations(game: Game, wanted: Sequence[str]) -> Iterator[dict[str, Value]]:
    """The options to play with: `default`, `all` combinations, or the defaults with NAME=VALUE changed."""
    if list(wanted) == ["all"]:
        choices = [option.choices or (False, True) for option in game.options]
        for values in itertools.product(*choices):
            yield game.read_options(dict(zip((option.name for option in game.options), values)))
        return
    given = [pair.split("=", 1) for pair in wanted if pair != "default"]
    yield game.read_options({pair[0]: pair[-1] for pair in given})


def chunk(start: State, size: int, seed: int) -> tuple[int, Tally]:
    return seed, check_games(start, size, seed)


def check(
    game: Game, players: int, options: dict[str, Value], total: int, seed: int, progress: Progress
) -> dict[str, object]:
    """One row of the result: this many games of this game, with these players and options."""
    label = f"{game.name} {players} " + " ".join(f"{name}={value}" for name, value in options.items())
    task = progress.add_task(label, total=total)
    start = game.start(players, options)
    sizes = [min(CHUNK, total - done) for done in range(0, total, CHUNK)]
    broken: dict[str, tuple[int, int]] = {}  # law -> a seed that shows it, and within how many games
    played = decisions = 0
    began = time.perf_counter()
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        work = [pool.submit(chunk, start, size, seed * 1_000_000 + i) for i, size in enumerate(sizes)]
        for piece in as_completed(work):
            shown_by, tally = piece.result()
            played += tally.games
            decisions += tally.decisions
            for law in tally.broken:
                broken[law] = min((shown_by, tally.games), broken.get(law, (shown_by, tally.games)))
            progress.update(task, advance=tally.games)
    return {
        "game": game.name,
        "players": players,
        "options": options,
        "games": played,
        "decisions": decisions,
        "seconds": time.perf_counter() - began,
        "laws": len(start.LAWS),
        "broken": [{"law": law, "seed": a, "games": n} for law, (a, n) in sorted(broken.items())],
    }


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/laws.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="game", help="which games (all)")
    parser.add_argument("--games", type=int, default=GAMES, help="random games for each row")
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players (all)")
    parser.add_argument("--options", nargs="*", default=["default"], help="default, all, or NAME=VALUE ...")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one object on stdout")
    return parser.parse_args(argv)


def rows(given: argparse.Namespace, progress: Progress) -> Iterator[dict[str, object]]:
    for name in given.names or games.names():
        game = games.load(name)
        for players in given.players or range(game.seats[0], game.seats[1] + 1):
            for options in combinations(game, given.options):
                yield check(game, players, options, given.games, given.seed, progress)


def main(argv: list[str] | None = None) -> int:
    given = arguments(argv)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=Console(stderr=True)) as progress:
            found = list(rows(given, progress))
    except BackroomError as error:
        print(error, file=sys.stderr)
        return 2
    if given.json:
        print(json.dumps({"bench": "laws", "compiled": COMPILED, "rows": found}))
    else:
        for row in found:
            words = " ".join(f"{k}={v}" for k, v in row["options"].items())  # type: ignore[attr-defined]
            verdict = f"BROKEN: {row['broken']}" if row["broken"] else f"all {row['laws']} laws hold"
            played = f"{row['games']:,} games, {row['decisions']:,} decisions, {row['seconds']:.1f} s"
            print(f"{row['game']} {row['players']} players {words}: {played}: {verdict}")
    return BROKEN if any(row["broken"] for row in found) else 0


if __name__ == "__main__":
    raise SystemExit(main())
