"""The figures by which MOB's heuristic values a standing: how the odds of winning follow from what stands on the board.

    python bench/fit_mob.py [--games 9000] [--seed 1]

Plays games at sight (15 % of actions at random), looks at one position in seven from both seats, and fits the log of the
odds by rounds (logistic regression; numpy is in the extra `research`). Prints ``WEIGHTS`` as they stand in
games/mob/worth.py, and the log loss on a fifth of the games that the fit has not seen, beside that of the figures
in use.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from backroom import games
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from backroom.games.mob.rules import DISTRICTS, MOLES, N_MOLES

NOISE = 0.15
LOOKED_AT = 1 / 7
RIDGE = 20.0
GRIP = 0.6  # as MobHeuristic.grip


def leads(s: Any, me: int) -> list[float]:
    """As ``MobHeuristic.look``: henchmen, cars and moles ahead in each district."""
    you = 1 - me
    lead = [s.men[me][d] - s.men[you][d] + GRIP * (s.cars[me][d] - s.cars[you][d]) for d in range(DISTRICTS)]
    hidden = [m for m in range(MOLES) if s.hidden[you] >> m & 1]
    seen = sum(s.mole(you, m) for m in range(MOLES) if m not in hidden)
    for m in range(MOLES):
        if s.hidden[me] >> m & 1:
            lead[s.place[me][m]] += s.mole(me, m)
        if m in hidden:
            lead[s.place[you][m]] -= (12 - seen) / len(hidden)
    return lead


def features(s: Any, me: int) -> list[float]:
    """What ``MobHeuristic.standing`` weighs, in its order."""
    you = 1 - me
    lead = leads(s, me)
    held = []
    for slope in (0.25, 0.5):
        sure = [math.tanh(slope * x / 2) for x in lead]
        held += [sum(t * c for t, c in zip(sure, s.crates)), sum(sure)]
    at = s.attorney if me == 0 else -s.attorney
    track = [float((at == k) - (at == -k)) for k in range(1, 5)]
    left = (s.warehouse[0] + s.warehouse[1]) / 40
    plain = [s.won[me] - s.won[you], *held, s.warehouse[me] - s.warehouse[you], s.stock[me] - s.stock[you]]
    return [*plain, *track, 1.0 if s.turn == me else -1.0, *(x * left for x in held)]


def game_at_sight(game: Any, heuristic: Any, rnd: random.Random, rng: Rng) -> Iterator[tuple[Any, float]]:
    """Positions of one game, and the share of the win that seat 0 had in the end."""
    state, seen = game.start(2), []
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            outcomes, weights = zip(*state.outcomes())
            state.apply(rnd.choices(outcomes, weights)[0])
            continue
        if not state.mid_move(seat) and state.node != N_MOLES and rnd.random() < LOOKED_AT:
            seen.append(state.clone())
        legal = state.legal_actions(seat)
        state.apply(rnd.choice(legal) if rnd.random() < NOISE else heuristic.best(state, seat, rng), seat)
    share = state.result()[0]
    for position in seen:
        yield position, share


def fit(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Newton's method for a logistic regression with a ridge."""
    w = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (y - p) - RIDGE * w
        w += np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(w)), slope)
    return w


def loss(p: np.ndarray, y: np.ndarray) -> float:
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/fit_mob.py")
    parser.add_argument("--games", type=int, default=9000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = games.load("mob")
    heuristic = game.part("heuristic").HEURISTIC
    rnd, rng = random.Random(given.seed), Rng(given.seed)
    rows: list[list[tuple[list[float], float, float]]] = [[], [], []]
    for number in range(given.games):
        for position, share in game_at_sight(game, heuristic, rnd, rng):
            for me in (0, 1):
                row = (features(position, me), share if me == 0 else 1 - share, heuristic.worth(position, me))
                rows[position.round - 1].append(row)
        if number % 100 == 99:
            print(f"\r{number + 1} of {given.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for number, some in enumerate(rows, 1):
        x, y, now = (np.array(column, float) for column in zip(*some))
        cut = len(x) * 4 // 5
        unseen = loss(1 / (1 + np.exp(-x[cut:] @ fit(x[:cut], y[:cut]))), y[cut:])
        print(
            f"# round {number}: {len(x)} positions, log loss {unseen:.4f}; in use {loss(now[cut:], y[cut:]):.4f}"
        )
        print(f"({', '.join(f'{w:.3f}' for w in fit(x, y))}),")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
