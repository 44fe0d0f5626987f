"""The figures by which a game's heuristic values a standing: how the odds of winning follow from what a seat has.

    python bench/fit_odds.py GAME [--games 6000] [--seed 1] [--bot greedy] [--workers 2] [--write]

For games whose heuristic is an ``Odds`` (engine/odds.py): Tammany Hall and Guildes. Plays games of a bot (at sight unless
told: ``--bot hard@60`` learns from games of searches) with a few actions
at random, looks at one decision in so many (``FITS``), and fits the odds of the seats against each other by parts of the
game (a softmax over the seats, a ridge; numpy is in the extra `research`). Prints ``ODDS`` as they stand in
games/GAME/weights.py, and the log loss on a fifth of the games that the fit has not seen beside that of the figures in use
and of an even guess. With ``--write`` they are put there.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from backroom import bots, games
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE

RIDGE = 3.0
HOME = Path(__file__).resolve().parent.parent / "src/backroom/games"
TOLD = '''"""Odds of winning, fitted to played games (bench/fit_odds.py): a row for each {part}'s beginning and end, a column
a fact (worth.py).
"""

ODDS = (
{rows}
)
'''


@dataclass(frozen=True)
class Fit:
    """How a game's positions are gathered."""

    part: str  # what the rows of ``ODDS`` go by
    noise: float  # actions at random
    looked_at: float  # of all decisions
    start: Callable[[int], tuple[int, dict[str, Any]]]  # players and options of the games, in turn


def guildes(number: int) -> tuple[int, dict[str, Any]]:
    """Three to six, every third with events and tricks."""
    more = number % 3 == 2
    return 3 + number // 3 % 4, {"events": more, "tricks": more}


def tammany(number: int) -> tuple[int, dict[str, Any]]:
    return 3 + number % 3, {}


FITS = {"guildes": Fit("round", 0.05, 1 / 24, guildes), "tammany": Fit("term", 0.08, 1 / 40, tammany)}


Position = tuple[list[list[float]], tuple[int, float, list[float]]]


def played(job: tuple[str, int, int, str]) -> tuple[list[Position], list[float]]:
    """Positions of one game: facts by seat, when and what the odds in use say; and the shares of the win."""
    name, number, seed, bot = job
    game, how = games.load(name), FITS[name]
    heuristic, most = game.part("heuristic").HEURISTIC, game.seats[1]
    state = game.start(*how.start(number))
    rnd, rng = random.Random(f"{seed} {number}"), Rng(seed * 1_000_003 + number)
    seats = [bots.make(bot, game, rnd.randrange(1 << 30)) for _ in range(state.players)]
    found: list[Position] = []
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.apply(draw(state, rng), CHANCE)
            continue
        if rnd.random() < how.looked_at and not state.mid_move(seat):
            rows = heuristic.facts_of(state)
            worth = [heuristic.worth(state, p) for p in range(state.players)]
            facts = rows + [[0.0] * len(rows[0])] * (most - state.players)
            found.append((facts, (*heuristic.when(state), worth)))
        if rnd.random() < how.noise:
            state.apply(rnd.choice(state.legal_actions(seat)), seat)
            continue
        for action in seats[seat].move(state, seat):
            state.apply(action, seat)
    return found, list(state.result()) + [0.0] * (most - state.players)


def harvest(
    name: str, count: int, seed: int, bot: str, workers: int
) -> tuple[list[Any], list[Any], list[Any], list[int]]:
    """Facts by seat, when, shares of the win, and which game, of positions in a bot's games."""
    facts, when, shares, which = [], [], [], []
    with multiprocessing.Pool(workers) as pool:
        jobs = [(name, number, seed, bot) for number in range(count)]
        for number, (found, result) in enumerate(pool.imap(played, jobs, 8)):
            for rows, at in found:
                facts.append(rows)
                when.append(at)
                shares.append(result)
                which.append(number)
            if number % 100 == 99:
                print(f"\r{number + 1} of {count} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return facts, when, shares, which


def chances(w: Any, x: Any, seats: Any) -> Any:
    odds = np.where(seats, x @ w, -1e9)
    odds = np.exp(odds - odds.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def fit(x: Any, y: Any, seats: Any) -> Any:
    """Newton's method for a softmax over the seats with a ridge."""
    w = np.zeros(x.shape[2])
    for _ in range(12):
        p = chances(w, x, seats)
        mean = np.einsum("ns,nsk->nk", p, x)
        slope = np.einsum("ns,nsk->k", y - p, x) - RIDGE * w
        bend = np.einsum("ns,nsk,nsl->kl", p, x, x) - mean.T @ mean
        w += np.linalg.solve(bend + RIDGE * np.eye(len(w)), slope)
    return w


def loss(p: Any, y: Any) -> float:
    return float(-(y * np.log(np.clip(p, 1e-6, 1.0))).sum(1).mean())


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/fit_odds.py")
    parser.add_argument("game", choices=sorted(FITS))
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    facts, when, shares, which = harvest(given.game, given.games, given.seed, given.bot, given.workers)
    x, y, number = np.array(facts), np.array(shares), np.array(which)
    part = np.array([one[0] for one in when])
    gone = np.array([one[1] for one in when])
    width = y.shape[1]
    now = np.array([one[2] + [0.0] * (width - len(one[2])) for one in when])
    seats = np.array([[p < len(one[2]) for p in range(width)] for one in when])
    known = number % 5 != 0
    both = np.concatenate([x * (1 - gone)[:, None, None], x * gone[:, None, None]], axis=2)
    rows = []
    for one in range(part.max() + 1):
        mine = part == one
        w = fit(both[mine & known], y[mine & known], seats[mine & known])
        test = mine & ~known
        even = seats[test] / seats[test].sum(1, keepdims=True)
        print(
            f"# {FITS[given.game].part} {one + 1}: {mine.sum()} positions, "
            f"log loss {loss(chances(w, both[test], seats[test]), y[test]):.4f}; "
            f"in use {loss(now[test], y[test]):.4f}; even {loss(even, y[test]):.4f}"
        )
        w = fit(both[mine], y[mine], seats[mine])
        rows += [w[: x.shape[2]], w[x.shape[2] :]]
    lines = "\n".join(f"    ({', '.join(f'{v:.3f}' for v in row)})," for row in rows)
    print(lines)
    if given.write:
        told = TOLD.format(part=FITS[given.game].part, rows=lines)
        (HOME / given.game / "weights.py").write_text(told)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
