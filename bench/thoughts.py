"""The longest thoughts of a level: seconds of processor for whole moves, at positions of a game at sight.

    python bench/thoughts.py [--bot hard] [--every 50] [--seed 1]

Without the guard of seconds, so that a busy machine does not cut a thought short: simulations alone end it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

if __name__ == "__main__":  # run as a file: the folder above is where `bench` is
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from backroom import bots, games
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE

TABLES: tuple[tuple[str, int, dict[str, bool | str]], ...] = (
    ("tammany", 4, {}),
    ("tammany", 5, {}),
    ("guildes", 4, {}),
    ("guildes", 6, {"events": True, "tricks": True}),
    ("mob", 2, {}),
)


def thoughts(
    game: str, players: int, options: dict[str, bool | str], bot: str, every: int, seed: int
) -> list[float]:
    """Seconds of each thought, at every so manieth choice of the game."""
    found = games.load(game)
    state, chance = found.start(players, options), Rng(seed)
    sight = bots.make("greedy", found, seed)
    thinker = bots.make(f"{bot}@{bots.simulations(bot, found)}", found, seed)
    told, choices = [], 0
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.apply(draw(state, chance), CHANCE)
            continue
        if len(state.legal_actions(seat)) > 1:
            choices += 1
            if choices % every == every // 2:
                began = time.process_time()
                thinker.move(state, seat)
                told.append(time.process_time() - began)
        for action in sight.move(state, seat):
            state.apply(action, seat)
    return told


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/thoughts.py")
    parser.add_argument("--bot", default="hard", choices=["medium", "hard", "expert"])
    parser.add_argument("--every", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game, players, options in TABLES:
        told = thoughts(game, players, options, given.bot, given.every, given.seed)
        row = {"game": game, "players": players, "options": options, "bot": given.bot, "moves": len(told)}
        row |= {"mean": round(sum(told) / max(len(told), 1), 3), "longest": round(max(told, default=0.0), 3)}
        print(json.dumps(row), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
