"""How the styles of a game play: strength against the usual manner, and what they do more or less often.

    python bench/styles.py [--game tammany] [--bot greedy] [--games 400] [--seed 1]

One seat of the style against the usual at all others, seats rotated, deals shared. A line of JSON for each style: its share
of the wins with the 95 % interval, and figures of its log and of the usual players' in the same games, by seat and game.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

if __name__ == "__main__":  # run as a file: the folder above is where `bench` is
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from backroom import bots, games
from backroom.arena.match import Field, Outcome, rotations
from backroom.arena.runners import here
from backroom.arena.stats import summary

TABLES = {"tammany": 4, "guildes": 4, "mob": 2}


def figures(outcomes: list[Outcome], name: str, own: bool) -> dict[str, float]:
    """How often each kind of move was made, chips by bid, kinds of cards played, and how the neighbour to the left did."""
    made: Counter[str] = Counter()
    chips = bids = kinds = seats = 0
    beside = 0.0
    for outcome in outcomes:
        for seat, player in enumerate(outcome.seats):
            if (player == name) != own:
                continue
            seats += 1
            texts = [text for who, text in outcome.log if who == seat]
            made.update(text.split()[0] for text in texts)
            offered = [text for text in texts if text.startswith("bid")]
            bids += len(offered)
            chips += sum(int(number) for text in offered for number in re.findall(r"\d+", text))
            n = len(outcome.seats)
            rest = [outcome.scores[(seat + k) % n] for k in range(2, n)]
            beside += outcome.scores[(seat + 1) % n] - sum(rest) / len(rest) if rest else 0.0
            kinds += len({text for text in texts if text.startswith("play")})
    found = {word: round(count / seats, 2) for word, count in sorted(made.items())}
    if bids:
        found["chips by bid"] = round(chips / bids, 2)
    if beside:
        found["points of the neighbour beyond the others'"] = round(beside / seats, 2)
    if kinds:
        found["kinds of cards played"] = round(kinds / seats, 2)
    return found


def measure(game: str, bot: str, style: str, count: int, seed: int, workers: int) -> dict[str, object]:
    name = f"{bot}~{style}"
    lineup = (name, *[bot] * (TABLES[game] - 1))
    pairings = (replace(one, keep=True) for one in rotations(Field(game, {}), lineup, count, seed))
    outcomes = here(pairings, lambda: None, workers)
    row = next(row for row in summary(outcomes) if row["player"] == name)
    own, usual = (figures(outcomes, name, mine) for mine in (True, False))
    words = sorted(own.keys() | usual.keys())
    told = {word: (own.get(word, 0.0), usual.get(word, 0.0)) for word in words}
    return {"game": game, "style": name} | {
        key: row[key] for key in ("games", "share", "low", "high", "fair")
    } | {"own and usual": told}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/styles.py")
    parser.add_argument("--game", default="", choices=["", *TABLES])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    for game in [given.game] if given.game else TABLES:
        for style in bots.styles(games.load(game)):
            row = measure(game, given.bot, style, given.games, given.seed, given.workers)
            print(json.dumps(row), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
