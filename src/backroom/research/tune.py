"""Better weights for a game's heuristic by playing many games at sight: an evolution strategy, a step for each weight.

    python -m backroom.research.tune GAME [--players 3,4] [--only reach,slope] [--steps 100] [--out FILE]

Each step draws weights around the middle, plays the same deals with all of them against the heuristic as it is now and
against the middle of a while ago (so that it does not learn to beat one player alone), and moves towards those that won
most (evolution.py). A line of JSON a step; the middle is kept in a file after every
step and goes on from there. At the end the middle plays a match against the heuristic as it is now, on other deals. Needs
numpy (extra ``research``).
"""

from __future__ import annotations

import argparse
import json
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from backroom import games
from backroom.bots.guidance import guidance
from backroom.engine.heuristic import Heuristic
from backroom.engine.state import State
from backroom.research.duel import Duel
from backroom.research.evolution import Evolution


def weights(heuristic: Heuristic) -> list[str]:
    """The names of what can be tuned: a heuristic's public numbers."""
    return [name for name in dir(heuristic) if isinstance(getattr(heuristic, name), float)]


class Tuner:
    """The middle, the steps and the games that judge them."""

    def __init__(
        self, game: str, players: list[int], kinds: list[type[Heuristic]], names: list[str], seed: int
    ) -> None:
        self.starts = [games.load(game).start(n) for n in players]
        self.kinds, self.names = kinds, names
        middle = np.array([getattr(kinds[0](), name) for name in names])
        scale = np.maximum(0.25 * np.abs(middle), 0.05)
        self.search = Evolution(middle, scale, seed)
        self.before = middle

    def made(self, values: Any, kind: type[Heuristic] | None = None) -> Heuristic:
        heuristic = (kind or self.kinds[0])()
        for name, value in zip(self.names, values):
            setattr(heuristic, name, float(value))
        return heuristic

    def judge(self, values: Any, deals: int, seed: int) -> float:
        """The mean share of wins against each of the rivals."""
        rivals = [kind() for kind in self.kinds[1:] or self.kinds] + [self.made(self.before)]
        each = [
            Duel(start, self.made(values), rival).run(deals, seed)
            for rival in rivals
            for start in self.starts
        ]
        return float(np.mean(each))

    @property
    def middle(self) -> Any:
        return self.search.middle

    def go_on(self, known: dict[str, float]) -> None:
        """From these weights, as far as they are known."""
        self.search.middle = np.array(
            [known.get(name, value) for name, value in zip(self.names, self.middle)]
        )
        self.before = self.middle.copy()

    def step(self, deals: int) -> dict[str, Any]:
        drawn = self.search.ask()
        seed = int(self.search.rng.integers(1 << 30))
        found = np.array([self.judge(values, deals, seed) for values in drawn])
        self.search.tell(found)
        if self.search.number % 15 == 0:
            self.before = self.middle.copy()
        return {
            "step": self.search.number,
            "mean": round(found.mean(), 4),
            "best": round(found.max(), 4),
            "sigma": self.search.sigma,
        }

    def told(self) -> dict[str, float]:
        return {name: round(float(value), 4) for name, value in zip(self.names, self.middle)}

    def match(self, start: State, rival: Heuristic, deals: int, seed: int) -> dict[str, Any]:
        shares = Duel(start, self.made(self.middle), rival).run(deals, seed)
        error = float(
            np.std(shares) / np.sqrt(deals)
        )  # deals are apart from each other, games of one are not
        return {
            "players": start.players,
            "games": deals * start.players,
            "share": float(np.mean(shares)),
            "error": error,
        }


def main(arguments: list[str] | None = None) -> None:
    reader = argparse.ArgumentParser(prog="python -m backroom.research.tune")
    reader.add_argument("game", choices=games.names())
    reader.add_argument("--players", default="", help="numbers of players, with commas; default: all")
    reader.add_argument("--only", default="", help="weights, with commas; default: all")
    reader.add_argument("--steps", type=int, default=100)
    reader.add_argument("--deals", type=int, default=30)
    reader.add_argument("--match", type=int, default=300)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rival", default="", help="a module with another HEURISTIC to play against")
    reader.add_argument("--out", type=Path)
    given = reader.parse_args(arguments)
    game = games.load(given.game)
    kinds = [guidance(game).kind]
    if given.rival:
        kinds.append(type(import_module(given.rival).HEURISTIC))
    names = given.only.split(",") if given.only else weights(kinds[0]())
    tables = (
        [int(n) for n in given.players.split(",")]
        if given.players
        else range(game.seats[0], game.seats[1] + 1)
    )
    tuner = Tuner(given.game, list(tables), kinds, names, given.seed)
    if given.out and given.out.exists():
        tuner.go_on(json.loads(given.out.read_text()))
    began = time.process_time()
    for _ in range(given.steps):
        row = tuner.step(given.deals) | {"seconds": round(time.process_time() - began, 1)}
        print(json.dumps(row), flush=True)
        if given.out:
            given.out.write_text(json.dumps(tuner.told(), indent=1))
    print(json.dumps({"weights": tuner.told()}))
    for start in tuner.starts:
        print(json.dumps(tuner.match(start, kinds[-1](), given.match, given.seed + 1_000_000)), flush=True)


if __name__ == "__main__":
    main()
