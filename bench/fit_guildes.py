"""The figures by which Guildes' heuristic values a standing: how the odds of winning follow from what a seat has.

    python bench/fit_guildes.py [--games 6000] [--seed 1] [--write]

Plays games at sight of three to six, every third with events and tricks (5 % of actions at random), looks at one decision in
24, and fits the odds of the seats against each other by rounds (a softmax over the seats, a ridge; numpy is in the extra
`research`). Prints ``ODDS`` as they stand in games/guildes/weights.py, and the log loss on a fifth of the games that the fit
has not seen beside that of the figures in use and of an even guess. With ``--write`` they are put there.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

from backroom import games
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE

NOISE = 0.05
LOOKED_AT = 1 / 24
RIDGE = 3.0
FACTS, SEATS, ROUNDS = 10, 6, 3
FILE = Path(__file__).resolve().parent.parent / "src/backroom/games/guildes/weights.py"
TOLD = '''"""Odds of winning, fitted to played games (bench/fit_guildes.py): a row for each round's beginning and end, a
column a fact (worth.py).
"""

ODDS = (
{rows}
)
'''


def harvest(count: int, seed: int) -> tuple[list[Any], list[Any], list[Any], list[int]]:
    """Facts by seat, when, shares of the win, and which game, of positions in games at sight."""
    game = games.load("guildes")
    heuristic = game.part("heuristic").HEURISTIC
    rnd, rng = random.Random(seed), Rng(seed)
    facts, when, shares, which = [], [], [], []
    for number in range(count):
        more = number % 3 == 2
        state = game.start(3 + number // 3 % 4, {"events": more, "tricks": more})
        first = len(facts)
        while not state.over:
            seat = state.actor()
            if seat == CHANCE:
                state.apply(draw(state, rng), CHANCE)
                continue
            if rnd.random() < LOOKED_AT and not state.mid_move(seat):
                own = np.zeros((SEATS, FACTS))
                own[: state.players] = heuristic.facts_of(state)
                facts.append(own)
                when.append(
                    (
                        state.round,
                        heuristic.past_of(state),
                        [heuristic.worth(state, p) for p in range(state.players)],
                    )
                )
            legal = state.legal_actions(seat)
            chosen = rnd.choice(legal) if rnd.random() < NOISE else heuristic.best(state, seat, rng)
            state.apply(chosen, seat)
        result = list(state.result()) + [0.0] * (SEATS - state.players)
        shares += [result] * (len(facts) - first)
        which += [number] * (len(facts) - first)
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
    parser = argparse.ArgumentParser(prog="bench/fit_guildes.py")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    facts, when, shares, which = harvest(given.games, given.seed)
    x, y, number = np.array(facts), np.array(shares), np.array(which)
    round_ = np.array([one[0] for one in when])
    gone = np.array([one[1] for one in when])
    now = np.array([one[2] + [0.0] * (SEATS - len(one[2])) for one in when])
    seats = np.array([[p < len(one[2]) for p in range(SEATS)] for one in when])
    known = number % 5 != 0
    rows = []
    for part in range(ROUNDS):
        mine = round_ == part
        both = np.concatenate([x * (1 - gone)[:, None, None], x * gone[:, None, None]], axis=2)
        w = fit(both[mine & known], y[mine & known], seats[mine & known])
        test = mine & ~known
        even = seats[test] / seats[test].sum(1, keepdims=True)
        print(
            f"# round {part + 1}: {mine.sum()} positions, loss {loss(chances(w, both[test], seats[test]), y[test]):.4f}; "
            f"in use {loss(now[test], y[test]):.4f}; even {loss(even, y[test]):.4f}"
        )
        w = fit(both[mine], y[mine], seats[mine])
        rows += [w[:FACTS], w[FACTS:]]
    lines = "\n".join(f"    ({', '.join(f'{v:.3f}' for v in row)})," for row in rows)
    print(lines)
    if given.write:
        FILE.write_text(TOLD.format(rows=lines))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
