"""Games between searches, kept for a learner: every choice that was thought about, what the search found, and how it ended.

    python -m backroom.research.gather GAME --out FOLDER --games 2000 --bot hard@120

Games go through all tables that the game has (players and options in turn) unless told. Rows are as the search saw them: the
position is one that the seat could be in. What is in a position is read from it later (appraise.py), so features can change
without playing again. A folder holds one file for each two hundred games; the same command goes on where it was cut off.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from backroom import bots, games
from backroom.arena.runners import SPREADERS, Done
from backroom.bots.levels import Budget
from backroom.bots.searcher import Searcher, Thought
from backroom.engine.game import Game
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State

CHUNK = 200  # games in a file
MOST = 24  # actions of a policy that are kept: the most visited


def tables(game: Game, players: int = 0) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every combination of options; those with the usual options come as often as the rest
    together.
    """
    usual: dict[str, Any] = {option.name: option.default for option in game.options}
    values = [option.choices or (False, True) for option in game.options]
    others = [found for one in product(*values) if (found := dict(zip(usual, one))) != usual]
    some = range(game.seats[0], game.seats[1] + 1) if players == 0 else [players]
    return [(n, options) for other in others or [usual] for options in (usual, other) for n in some]


@dataclass
class Kept:
    """The rows of some games. ``table`` and ``number`` say of which."""

    blocks: list[bytes] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    table: list[int] = field(default_factory=list)
    number: list[int] = field(default_factory=list)
    actions: list[list[int]] = field(default_factory=list)  # the most visited
    visits: list[list[int]] = field(default_factory=list)
    means: list[list[float]] = field(default_factory=list)  # every seat's reward in that search
    shares: list[list[float]] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)

    def add(self, state: State, seat: int, policy: list[tuple[int, int, float]], means: list[float]) -> None:
        best = policy[:MOST] + [(-1, 0, 0.0)] * (MOST - len(policy))
        self.blocks.append(state.to_bytes())
        self.seats.append(seat)
        self.actions.append([action for action, _, _ in best])
        self.visits.append([count for _, count, _ in best])
        self.means.append(means)

    def save(self, path: Path) -> None:
        wide = max(len(block) for block in self.blocks)
        blocks = np.zeros((len(self.blocks), wide), np.uint8)
        for row, block in enumerate(self.blocks):
            blocks[row, : len(block)] = np.frombuffer(block, np.uint8)
        new = path.with_suffix(".new.npz")
        np.savez_compressed(
            new, blocks=blocks, lengths=np.array([len(block) for block in self.blocks], np.int32),
            seats=np.array(self.seats, np.int8), table=np.array(self.table, np.int16),
            number=np.array(self.number, np.int32), actions=np.array(self.actions, np.int16),
            visits=np.array(self.visits, np.int32),
            means=np.array(self.means, np.float32), shares=np.array(self.shares, np.float32),
            points=np.array(self.points, np.int16),
        )  # fmt: skip
        new.replace(path)


class Watched(Searcher):
    """A searcher of whose thoughts some are written down."""

    kept: Kept
    often: float
    most: int  # seats of the largest table
    draw: random.Random

    def _thought(self, state: State, seat: int, budget: Budget) -> Thought:
        found = super()._thought(state, seat, budget)
        if budget.simulations == self.budget.simulations and self.draw.random() < self.often:
            means = found.means()
            self.kept.add(state, seat, found.policy(), means + [0.0] * (self.most - len(means)))
        return found


@dataclass(frozen=True)
class Plan:
    """What is played and kept."""

    game: str
    bot: str
    seed: int
    noise: float  # share of moves at random
    keep: float  # of the choices that were thought about
    players: int  # 0: all tables in turn


def played(job: tuple[Plan, int]) -> Kept:
    """The rows of one game."""
    plan, number = job
    name, seed, noise, players = plan.game, plan.seed, plan.noise, plan.players
    game = games.load(name)
    some = tables(game, players)
    which = number % len(some)
    state = game.start(*some[which])
    rnd, chance = random.Random(f"{seed} {number}"), Rng(seed * 1_000_003 + number)
    kept, seats = Kept(), []
    spec = plan.bot.partition("@")[2]
    for _ in range(state.players):
        made = Watched(game, rnd.randrange(1 << 30), *bots.read_spec(spec, game.search.settings))
        made.kept, made.often, made.most, made.draw = kept, plan.keep, game.seats[1], rnd
        seats.append(made)
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.apply(draw(state, chance), CHANCE)
            continue
        if rnd.random() < noise:
            state.apply(rnd.choice(state.legal_actions(seat)), seat)
            continue
        for action in seats[seat].move(state, seat):
            state.apply(action, seat)
    most = game.seats[1]
    shares = list(state.result()) + [0.0] * (most - state.players)
    points = list(state.scores()) + [0] * (most - state.players)
    rows = len(kept.blocks)
    kept.table, kept.number = [which] * rows, [number] * rows
    kept.shares, kept.points = [shares] * rows, [points] * rows
    return kept


def join(some: list[Kept]) -> Kept:
    whole = Kept()
    for one in some:
        for name in vars(whole):
            getattr(whole, name).extend(getattr(one, name))
    return whole


def gather(plan: Plan, folder: Path, count: int, workers: int, on: str = "here") -> Iterator[int]:
    """Play and keep; after each file how many games are there."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, count, CHUNK):
        path = folder / f"{plan.seed}-{first:06}.npz"
        if path.exists():
            continue
        jobs = [(plan, number) for number in range(first, min(first + CHUNK, count))]
        join(SPREADERS[on](played, jobs, counted(len(jobs), "games of this file"), workers)).save(path)
        yield jobs[-1][1] + 1


def counted(whole: int, what: str) -> Done:
    """Tells on one line how many of them are done."""
    there = 0

    def one_more() -> None:
        nonlocal there
        there += 1
        end = "\n" if there == whole else ""
        print(f"\r{there} of {whole} {what}", end=end, file=sys.stderr, flush=True)

    return one_more


def main() -> int:
    parser = argparse.ArgumentParser(prog="backroom.research.gather")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="hard@120", help="a searching bot with its budget")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--noise", type=float, default=0.04, help="share of moves at random")
    parser.add_argument("--keep", type=float, default=0.15, help="share of the thoughts that are kept")
    parser.add_argument("--players", type=int, default=0, help="0: all tables in turn")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--on", choices=SPREADERS, default="here", help="who plays: this machine, or a Ray cluster"
    )
    given = parser.parse_args()
    plan = Plan(given.game, given.bot, given.seed, given.noise, given.keep, given.players)
    for there in gather(plan, given.out, given.games, given.workers, given.on):
        print(f"{there} of {given.games} games", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
