"""MOB: who should start a round (MB-53), asked of greedy: each answer against "I do", all other moves at sight.

    python bench/start_mob.py [--games 3000] [--seed 1]

A line of JSON for each answer: its share of wins with the 95 % interval; seats change after every game.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from backroom import bots, games
from backroom.cli.drive import SEEDS, chance_line
from backroom.engine.rng import Rng
from backroom.engine.shares import wilson
from backroom.engine.state import CHANCE, State
from backroom.games.mob.schema import A_START, N_START

Answer = Callable[[int], bool]  # does one want to start this round (2 or 3) oneself?
ANSWERS: dict[str, Answer] = {
    "the other, in both rounds": lambda round: False,
    "I in round 2, the other in round 3": lambda round: round == 2,
    "the other in round 2, I in round 3": lambda round: round == 3,
}


def one_game(seed: int, answers: tuple[Answer, Answer]) -> State:
    game, rng = games.load("mob"), Rng(seed)
    players = [bots.make("greedy", game, rng.below(SEEDS)) for _ in range(2)]
    state = game.start(players=2)
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            chance_line(game, state, rng)
        elif state.node == N_START:  # type: ignore[attr-defined]  # MOB's own
            mine = answers[seat](state.round)  # type: ignore[attr-defined]
            state.apply(A_START + (seat if mine else 1 - seat))
        else:
            state.apply(players[seat].think(state, seat))
    return state


def share(answer: Answer, count: int, seed: int) -> float:
    """Its share of wins against whoever always starts."""
    wins = 0.0
    for number in range(count):
        seat = number % 2
        pair = (answer, lambda round: True)
        ranks = one_game(seed * 1_000_003 + number // 2, pair if seat == 0 else pair[::-1]).ranks()
        wins += 0.5 if ranks[0] == ranks[1] else ranks[seat] < ranks[1 - seat]
    return wins / count


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/start_mob.py")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for told, answer in ANSWERS.items():
        found = share(answer, given.games, given.seed)
        low, high = wilson(found, given.games)
        row = {"answer": told, "games": given.games, "share": round(found, 3)}
        print(json.dumps(row | {"low": round(low, 3), "high": round(high, 3)}), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
