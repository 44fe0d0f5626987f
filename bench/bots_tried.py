"""What was tried in the search, each against the settings that are in use: two seats of each at a table of four.

    python bench/bots_tried.py [--game tammany] [--games 100] [--budget 100] [--only paranoid] [--workers 1]

A line of JSON for each variant as it is done: the share of wins of its two seats together (50 % is as good) with the 95 %
interval. Games of two players are played one against one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

if __name__ == "__main__":  # run as a file: the folder above is where `bench` is
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from backroom import games
from backroom.arena.match import Field, rotations
from backroom.arena.runners import here
from backroom.engine.shares import design_effect, wilson

VARIANTS = {
    "paranoid": "paranoid=1",
    "regret matching at sealed choices": "matching=1",
    "mixtures at every choice": "mixed=1",
    "the tree kept for the next move": "kept=1",
    "8 trees, one world each": "worlds=8",
    "no guidance": "guided=0",
    "value after 10 decisions": "horizon=10",
    "value after 20 decisions": "horizon=20",
    "value after 80 decisions": "horizon=80",
    "play to the end": "horizon=0",
    "no noise in playouts": "noise=0",
    "noise 30 %": "noise=0.3",
    "wins only, no margin": "margin=0",
    "explore 0.25": "explore=0.25",
    "explore 1.0": "explore=1.0",
    "urgency 0.2": "urgency=0.2",
    "urgency 0.8": "urgency=0.8",
    "a bonus for the heuristic's choice (trust 1)": "trust=1",
    "others do not know my secrets, in 30 % of simulations": "blind=0.3",
    "RAVE, equal at 50 visits": "rave=50",
    "RAVE, equal at 500 visits": "rave=500",
}


def against_usual(
    game: str, budget: int, variant: str, count: int, seed: int, workers: int
) -> dict[str, object]:
    """The variant's share of wins over ``count`` games."""
    new, usual = f"hard@{budget}:{variant}", f"hard@{budget}"
    lineup = (new, usual) * (2 if games.load(game).seats[1] > 2 else 1)
    began = time.perf_counter()
    outcomes = here(rotations(Field(game, {}), lineup, count, seed), lambda: None, workers)
    groups: dict[int, list[float]] = {}
    for outcome in outcomes:
        own = sum(share for name, share in zip(outcome.seats, outcome.shares) if name == new)
        groups.setdefault(outcome.deal, []).append(own)
    shares = [share for group in groups.values() for share in group]
    share = sum(shares) / len(shares)
    low, high = wilson(share, len(shares) / design_effect(list(groups.values())))
    return {
        "game": game,
        "variant": variant,
        "budget": budget,
        "games": len(shares),
        "share": round(share, 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "seconds": round(time.perf_counter() - began, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/bots_tried.py")
    parser.add_argument("--game", default="tammany", choices=games.names())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--budget", type=int, default=100)
    parser.add_argument("--only", default="", help="only variants whose description contains this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    for told, variant in VARIANTS.items():
        if given.only in told:
            row = against_usual(given.game, given.budget, variant, given.games, given.seed, given.workers)
            print(json.dumps({"tried": told} | row), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
