"""What a simulation costs: microseconds of processor for one, and for drawing a world, at positions of a game at sight.

    python bench/search.py [--seed 3] [--simulations 500] [GAME …]

Every ninth decision of one game with the game's own settings, four seats (two in MOB). Processor time, so other programs
disturb it little; a busy machine still makes it larger by its caches.
"""

from __future__ import annotations

import argparse
import time

from backroom import bots, games
from backroom.bots.levels import Budget
from backroom.bots.searcher import Thought
from backroom.engine.game import Game
from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State

EVERY = 9
DRAWS = 100


def positions(game: Game, players: int, seed: int) -> list[tuple[State, int]]:
    """Every ninth choice of a game at sight that begins a move."""
    state, rng, player = game.start(players), Rng(seed), bots.make("greedy", game, 1)
    found, choices = [], 0
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.apply(draw(state, rng), CHANCE)
            continue
        if len(state.legal_actions(seat)) > 1:
            choices += 1
            if choices % EVERY == 0 and not state.mid_move(seat):
                found.append((state.clone(), seat))
        state.apply(player.think(state, seat), seat)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/search.py")
    parser.add_argument("games", nargs="*", default=list(games.names()))
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=500)
    given = parser.parse_args()
    for name in given.games:
        game = games.load(name)
        some = positions(game, min(4, game.seats[1]), given.seed)
        thinking = drawing = 0.0
        for state, seat in some:
            began = time.process_time()
            Thought(game, state, seat, 1, Budget(given.simulations), game.search.settings)
            thinking += time.process_time() - began
            rng, began = Rng(1), time.process_time()
            for _ in range(DRAWS):
                state.determinise(seat, rng)
            drawing += time.process_time() - began
        each, draws = given.simulations * len(some), DRAWS * len(some)
        print(f"{name}: {1e6 * thinking / each:.1f} µs a simulation, {1e6 * drawing / draws:.1f} µs a world")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
