"""A bot of this tree against one of another checkout of the project, at equal time of the processor.

    python bench/against.py OTHER GAME [--bot hard@300] [--other hard@300] [--equal] [--games 100] [--seed 1]

One of ours sits against the other's at every other seat, seats rotated, deals shared. The other answers from its code, in
a process of its own that is told every action; the rules have to be the same (each answer names what is legal, and has to
agree). `--equal` plays two games first and sets our simulations so that a move costs both the same time of the processor.
A checkout: `git worktree add OTHER 7a8b99e && (cd OTHER && python setup.py build_ext --inplace)`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from backroom import bots, games
from backroom.arena.match import SEEDS, Field, Outcome, Pairing, ended, rotations
from backroom.arena.stats import summary
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE

ANSWERS = """
import json, sys, time
from backroom import bots, games
for line in sys.stdin:
    told = json.loads(line)
    if "start" in told:
        game = games.load(told["start"])
        state = game.start(told["players"])
        seats = {int(seat): bots.make(told["bot"], game, seed) for seat, seed in told["seeds"].items()}
    elif "seat" in told:
        for action in told["actions"]:
            state.apply(action, told["seat"])
    else:
        seat, began = told["asked"], time.process_time()
        move = seats[seat].move(state, seat)
        took = time.process_time() - began
        print(json.dumps({"move": list(move), "took": took, "legal": sorted(state.legal_actions(seat))}), flush=True)
"""
OURS, THEIRS = "ours", "theirs"


class Other:
    """The other checkout's bots."""

    def __init__(self, tree: Path) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "-c", ANSWERS],
            env={**os.environ, "PYTHONPATH": str(tree.resolve() / "src"), "BACKROOM_PURE": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tree,
        )

    def tell(self, **told: Any) -> None:
        assert self.child.stdin
        self.child.stdin.write(json.dumps(told) + "\n")
        self.child.stdin.flush()

    def ask(self, seat: int) -> dict[str, Any]:
        assert self.child.stdout
        self.tell(asked=seat)
        found: dict[str, Any] = json.loads(self.child.stdout.readline())
        return found

    def end(self) -> None:
        assert self.child.stdin
        self.child.stdin.close()
        self.child.wait()


def play(pairing: Pairing, ours: str, theirs: str, other: Other, spent: dict[str, list[float]]) -> Outcome:
    """One game, as in the arena (``arena/match.py``), with the time of each thought about more than one choice."""
    game = games.load(pairing.field.game)
    state = pairing.field.start(len(pairing.seats))
    chance, own = Rng(pairing.seed), Rng(pairing.seed).fork(1)
    seeds = [own.below(SEEDS) for _ in pairing.seats]
    players = {
        seat: bots.make(ours, game, seeds[seat]) for seat, name in enumerate(pairing.seats) if name == OURS
    }
    rest = {seat: seeds[seat] for seat in range(len(seeds)) if seat not in players}
    other.tell(start=game.name, players=len(seeds), bot=theirs, seeds=rest)
    slowest = [0.0] * len(seeds)
    began = time.perf_counter()
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            actions: tuple[int, ...] = (draw(state, chance),)
        else:
            if seat in players:
                now = time.process_time()
                actions = players[seat].move(state, seat)
                took = time.process_time() - now
            else:
                told = other.ask(seat)
                if told["legal"] != sorted(state.legal_actions(seat)):
                    raise SystemExit(f"{game.name}: the other checkout has other rules")
                actions, took = tuple(told["move"]), told["took"]
            if len(state.legal_actions(seat)) > 1:
                spent[pairing.seats[seat]].append(took)
            slowest[seat] = max(slowest[seat], took)
        other.tell(seat=seat, actions=actions)
        for action in actions:
            state.apply(action, seat)
    return ended(pairing, state, time.perf_counter() - began, slowest)


def mean(times: list[float]) -> float:
    return sum(times) / max(len(times), 1)


def equal(field: Field, lineup: tuple[str, ...], ours: str, theirs: str, other: Other, seed: int) -> str:
    """Ours with as many simulations as cost what the other's move costs: two games, each a step nearer."""
    level, _, spec = ours.partition("@")
    budget, colon, more = spec.partition(":")
    count = int(budget)
    for turn in range(2):
        spent: dict[str, list[float]] = {OURS: [], THEIRS: []}
        (pairing,) = rotations(field, lineup, 1, seed + 90_001 + turn)
        play(pairing, f"{level}@{count}{colon}{more}", theirs, other, spent)
        count = max(1, round(count * mean(spent[THEIRS]) / mean(spent[OURS])))
    return f"{level}@{count}{colon}{more}"


def match(given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """What is known after each game."""
    players = given.players or min(4, games.load(given.game).seats[1])
    field, lineup = Field(given.game, {}), (OURS, *[THEIRS] * (players - 1))
    other = Other(given.tree)
    try:
        ours = given.bot
        if given.equal:
            ours = equal(field, lineup, ours, given.other, other, given.seed)
        outcomes: list[Outcome] = []
        spent: dict[str, list[float]] = {OURS: [], THEIRS: []}
        for pairing in rotations(field, lineup, given.games, given.seed):
            outcomes.append(play(pairing, ours, given.other, other, spent))
            row = next(row for row in summary(outcomes) if row["player"] == OURS)
            yield {
                "game": given.game, "ours": ours, "theirs": given.other, "games": row["games"], "share": row["share"],
                "low": row["low"], "high": row["high"], "fair": row["fair"],
                "milliseconds": {name: round(1000 * mean(times), 3) for name, times in spent.items()},
            }  # fmt: skip
    finally:
        other.end()


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/against.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("tree", type=Path, help="the other checkout, compiled")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--bot", default="hard@300", help="of this tree")
    parser.add_argument("--other", default="hard@300", help="of the other")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument(
        "--equal", action="store_true", help="our simulations, so that both take the same time"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="what is known after each game")
    given = parser.parse_args()
    row: dict[str, Any] = {}
    for row in match(given):
        if given.log:
            given.log.write_text(json.dumps(row) + "\n")
    print(json.dumps(row))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
