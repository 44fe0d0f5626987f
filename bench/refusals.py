"""Does every refusal cite a rule that forbids the move? Millions of illegal texts, at every moment of random games.

    python bench/refusals.py [--texts 1000000] [--seed 1] [--json]

Every combination of options and number of players of a game, in turn, always of the game with the fewest texts so far, until
so many were refused; each is held to the tables of tests/games/test_the_rule_that_forbids.py. Exit status 1 at the first
that cites another rule, with the seed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

if __name__ == "__main__":  # run as a file: the folder above is where `bench` and `tests` are
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from tests.games.test_the_rule_that_forbids import GAMES, probe

from backroom.testing.cases import cases

AHEAD = 16  # games given out at once: enough for all cores, few enough to stop soon


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--texts", type=int, default=1_000_000, help="refused texts in all (1,000,000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(argv)
    turns = {name: itertools.cycle([case for case in cases() if case.name == name]) for name in GAMES}
    seeds = itertools.count(asked.seed)
    found: Counter[str] = Counter()
    rules: dict[str, set[str]] = {}
    games = 0
    columns = (TextColumn("refused texts"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with ProcessPoolExecutor() as pool, Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=asked.texts)
        while found.total() < asked.texts:
            turn = turns[min(GAMES, key=lambda name: found[name])]
            given_out = itertools.islice(zip(turn, seeds), AHEAD)
            under_way = {pool.submit(probe, case, seed, 1): (case, seed) for case, seed in given_out}
            for done in as_completed(under_way):
                case, seed = under_way[done]
                try:
                    refusals, met = done.result()
                except AssertionError as wrong:
                    print(f"{case}, seed {seed}: {wrong}", file=sys.stderr)
                    return 1
                found[case.name] += refusals
                rules.setdefault(case.name, set()).update(met)
                games += 1
                bar.update(task, completed=found.total())
    if asked.json:
        told = {name: {"texts": found[name], "rules": sorted(rules[name])} for name in sorted(found)}
        print(json.dumps({"games": games, "texts": found.total(), "of": told}))
    else:
        print(f"{found.total():,} refused texts in {games:,} games, every one by a rule that forbids it:")
        for name in sorted(found):
            print(f"  {name}: {found[name]:,}, {len(rules[name])} rules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
