"""Games between searches, kept for a learner: every choice that was thought about, what the search found, and how it ended.

    python -m backroom.research.gather GAME --out FOLDER --games 2000 --bot hard@120

Games go through all tables that the game has (players and options in turn) unless told. Rows are as the search saw them: the
position is one that the seat could be in. What is in a position is read from it later (appraise.py), so features can change
without playing again. A folder holds one file for each hundred games; the same command goes on where it was cut off.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from backroom import bots, games
from backroom.bots.searcher import Searcher
from backroom.engine.game import Game
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State

CHUNK = 100  # games in a file
MOST = 24  # actions of a policy that are kept: the most visited


def tables(game: Game, players: int = 0) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every combination of options; those with the usual options come as often as the rest
    together.
    """
    usual = {option.name: option.default for option in game.options}
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
    mean: list[float] = field(default_factory=list)  # of the position, as its seat's search saw it
    shares: list[list[float]] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)

    def add(self, state: State, seat: int, policy: list[tuple[int, int, float]]) -> None:
        best = policy[:MOST] + [(-1, 0, 0.0)] * (MOST - len(policy))
        visits = sum(count for _, count, _ in policy)
        self.blocks.append(state.to_bytes())
        self.seats.append(seat)
        self.actions.append([action for action, _, _ in best])
        self.visits.append([count for _, count, _ in best])
        self.mean.append(sum(count * mean for _, count, mean in policy) / max(visits, 1))

    def save(self, path: Path) -> None:
        wide = max(len(block) for block in self.blocks)
        blocks = np.zeros((len(self.blocks), wide), np.uint8)
        for row, block in enumerate(self.blocks):
            blocks[row, : len(block)] = np.frombuffer(block, np.uint8)
        new = path.with_suffix(".new.npz")
        np.savez_compressed(
            new, blocks=blocks, lengths=np.array([len(block) for block in self.blocks], np.int32),
            seats=np.array(self.seats, np.int8), table=np.array(self.table, np.int16), number=np.array(self.number, np.int32),
            actions=np.array(self.actions, np.int16), visits=np.array(self.visits, np.int32),
            mean=np.array(self.mean, np.float32), shares=np.array(self.shares, np.float32),
            points=np.array(self.points, np.int16),
        )  # fmt: skip
        new.replace(path)


class Watched(Searcher):
    """A searcher whose choices are written down."""

    kept: Kept

    def _chosen(self, policy: list[tuple[int, int, float]], state: State, seat: int, legal: list[int]) -> int:
        if sum(visits for _, visits, _ in policy) >= self.least:
            self.kept.add(state, seat, policy)
        return super()._chosen(policy, state, seat, legal)

    @property
    def least(self) -> int:
        """Visits below which nothing is learned from a choice: it comes late in a move, from a tree of another."""
        return max(self.budget.simulations // 8, 8)


def played(job: tuple[str, int, int, str, float, int]) -> Kept:
    """The rows of one game."""
    name, number, seed, bot, noise, players = job
    game = games.load(name)
    some = tables(game, players)
    which = number % len(some)
    state = game.start(*some[which])
    rnd, chance = random.Random(f"{seed} {number}"), Rng(seed * 1_000_003 + number)
    kept, seats = Kept(), []
    spec = bot.partition("@")[2]
    for _ in range(state.players):
        seats.append(Watched(game, rnd.randrange(1 << 30), *bots.read_spec(spec, game.search.settings)))
        seats[-1].kept = kept
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


def gather(
    name: str, folder: Path, count: int, bot: str, seed: int, noise: float, players: int, workers: int
) -> Iterator[int]:
    """Play and keep; after each file how many games are there."""
    folder.mkdir(parents=True, exist_ok=True)
    with multiprocessing.Pool(workers) as pool:
        for first in range(0, count, CHUNK):
            path = folder / f"{seed}-{first:06}.npz"
            if path.exists():
                continue
            jobs = [
                (name, number, seed, bot, noise, players) for number in range(first, min(first + CHUNK, count))
            ]
            join(list(pool.imap_unordered(played, jobs))).save(path)
            yield jobs[-1][1] + 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="backroom.research.gather")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="hard@120", help="a searching bot with its budget")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--noise", type=float, default=0.04, help="share of moves at random")
    parser.add_argument("--players", type=int, default=0, help="0: all tables in turn")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    for there in gather(
        given.game, given.out, given.games, given.bot, given.seed, given.noise, given.players, given.workers
    ):
        print(f"{there} of {given.games} games", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
