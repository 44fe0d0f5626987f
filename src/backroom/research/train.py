"""Expert iteration: a small search plays itself, the network learns what the search chose and who won, the search uses it.

    python -m backroom.research.train GAME [--players N] [--generations 6] [--rows 150000] [--out DIR]

Generation 0 learns from games at sight (the game's own heuristic, with slips): likings and results. Each later one plays
games with the best network so far, learns from the last few generations' rows, and is kept when it wins its match against
the best. Progress and every match are told as lines of JSON (``log.jsonl``), and the state of the run is kept after every
generation (``run.npz``, and the rows that are still learned from): the same command goes on where it was stopped.
``best.net`` is what the bots read (bots/taught.py). Needs numpy alone (extra ``research``).
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from backroom import games
from backroom.bots import taught
from backroom.bots.guidance import guidance
from backroom.engine.game import Game
from backroom.engine.network import Network
from backroom.engine.puct import Puct
from backroom.engine.rng import Rng
from backroom.engine.state import State
from backroom.research.harvest import Harvest
from backroom.research.mlp import Mlp, Rows

ROOM = 60_000  # nodes of a small search
UNSEEN = 0.05  # share of rows that only measure


@dataclass(frozen=True)
class Plan:
    game: str
    players: int
    seed: int = 1
    generations: int = 6
    rows: int = 150_000  # of a generation
    begin: int = 400_000  # of generation 0
    window: int = 3  # generations that are learned from, besides the first
    epochs: int = 2
    first: int = 96
    second: int = 48
    rate: float = 0.002
    batch: int = 512
    simulations: int = 32
    # Rows of one game share its result: few of each, of many games, teach what a position is worth.
    taken: float = 0.02  # of generation 0's decisions, for its likings
    deep: float = 0.03
    keep: float = 0.05
    slips: float = 0.2  # of generation 0
    each: int = 8  # simulations on a world: at some tables drawing one costs more than ten simulations
    gate: int = 40  # games of a match

    def learned_from(self, number: int) -> list[int]:
        """The generations whose rows teach this one. The first one's stay: they have many more games than later ones."""
        return [n for n in range(number + 1) if n == 0 or n > number - self.window]


def tables(game: Game, players: int) -> list[State]:
    """A start for every choice of options; the usual one as often as all others together."""
    choices = [option.choices or (False, True) for option in game.options]
    names = [option.name for option in game.options]
    usual = game.start(players)
    others = [game.start(players, dict(zip(names, some))) for some in itertools.product(*choices)]
    return [*others, *[usual] * max(1, len(others) - 2)]


def drawn(state: State, rng: Rng) -> int:
    """One of chance's outcomes, by weight."""
    outcomes = [action for action, weight in state.outcomes() for _ in range(weight)]
    return outcomes[rng.below(len(outcomes))]


class School:
    """What one run has: its plan, its tables and where it writes."""

    def __init__(self, plan: Plan, out: Path) -> None:
        self.plan = plan
        self.game = games.load(plan.game)
        self.starts = tables(self.game, plan.players)
        self.out = out
        self.rng = Rng(plan.seed)
        out.mkdir(parents=True, exist_ok=True)

    def network(self, mlp: Mlp) -> Network:
        return taught.build(self.game, self.plan.players, self.plan.first, self.plan.second, mlp.layers())

    def fresh(self) -> Mlp:
        known = taught.facts(self.game, self.plan.players)
        plan = self.plan
        return Mlp(known["inputs"], plan.first, plan.second, plan.players, known["actions"], plan.seed)

    def search(self, start: State, network: Network, seed: int) -> Puct:
        found = Puct(start, 0, network, seed, ROOM)
        settings = self.game.search.settings
        found.each, found.boldness, found.spread = self.plan.each, settings.boldness, settings.spread
        found.doubt, found.views, found.trust = settings.doubt, int(settings.views), settings.sight
        found.horizon, found.noise = settings.ahead, settings.noise
        return found

    def rows(self, network: Network, count: int, teach: bool) -> Iterator[Rows]:
        """Rows of games at all tables, in turn, until there are so many."""
        plan, made, number = self.plan, 0, 0
        size = 20_000
        known = taught.facts(self.game, plan.players)
        arrays = {
            "inputs": np.zeros((size, known["inputs"]), np.float32),
            "chances": np.zeros((size, known["actions"]), np.float32),
            "rewards": np.zeros((size, plan.players), np.float32),
            "masks": np.zeros((size, known["actions"]), np.uint8),
            "seats": np.zeros(size, np.uint8),
            "thought": np.zeros(size, np.uint8),
        }
        while made < count:
            start = self.starts[number % len(self.starts)]
            teacher = guidance(self.game).new() if teach else None
            search = self.search(start, network, self.rng.below(1 << 30))
            harvest = Harvest(start, network, teacher, search, self.rng.below(1 << 30), arrays)
            harvest.simulations = plan.simulations
            harvest.deep, harvest.keep = (plan.taken, plan.keep) if teach else (plan.deep, plan.keep)
            harvest.noise = plan.slips if teach else 0.02
            filled = harvest.fill(max(1, 1500 // len(self.starts) if teach else 400 // len(self.starts)))
            number += 1
            made += filled
            yield Rows(
                arrays["inputs"][:filled].astype(np.float16),
                arrays["masks"][:filled].copy(),
                arrays["chances"][:filled].astype(np.float16),
                arrays["rewards"][:filled].copy(),
                arrays["thought"][:filled].copy(),
            )

    def match(self, new: Network, old: Network, count: int, simulations: int) -> tuple[float, int]:
        """The new one's share of wins, one seat against all others the old one's, and how many games."""
        plan, won = self.plan, 0.0
        for number in range(count):
            seat = number % plan.players
            start = self.starts[(number // plan.players) % len(self.starts)]
            rng = Rng(plan.seed * 7919 + number // plan.players)
            minds = [
                self.search(start, new if p == seat else old, self.rng.below(1 << 30))
                for p in range(plan.players)
            ]
            state = start.clone()
            while not state.over:
                actor = state.actor()
                if actor < 0:
                    state.apply(drawn(state, rng))
                    continue
                legal = state.legal_actions(actor)
                action = legal[0]
                if len(legal) > 1:
                    minds[actor].again(state, actor)
                    minds[actor].run(simulations)
                    action = minds[actor].policy()[0][0]
                state.apply(action, actor)
            won += state.result()[seat]
        return won / count, count


def train(plan: Plan, out: Path) -> list[dict[str, Any]]:
    """Run the plan to its end, from where it was stopped; what was told on the way."""
    school = School(plan, out)
    log, kept = out / "log.jsonl", out / "run.npz"
    mlp = school.fresh()
    told: list[dict[str, Any]] = []
    number = 0
    if kept.exists():
        with np.load(kept) as found:
            if json.loads(str(found["plan"])) != asdict(plan) | {"generations": 0}:
                raise SystemExit(f"{kept} was begun with another plan")
            mlp.load(found)
            number = int(found["number"])
            school.rng = Rng(int(found["stream"]))
        told = [json.loads(line) for line in log.read_text().splitlines()][:number]
    best = (
        taught.read(out / "best.net", school.game, plan.players)[0]
        if (out / "best.net").exists()
        else school.network(mlp)
    )
    while number <= plan.generations:
        began = time.process_time()
        teach = number == 0
        new = Rows.joined(list(school.rows(best, plan.begin if teach else plan.rows, teach)))
        harvested = time.process_time()
        shuffle = np.random.default_rng(plan.seed * 1000 + number)
        # Rows of one game are alike: those set aside are the last ones, of games of their own.
        unseen = np.arange(len(new)) >= len(new) * (1 - UNSEEN)
        aside = new.part(unseen)
        new.part(~unseen).save(out / f"rows-{number}.npz")
        before = mlp.losses(aside)
        mlp.learn(
            Rows.joined([Rows.read(out / f"rows-{n}.npz") for n in plan.learned_from(number)]),
            plan.epochs,
            plan.rate if number < 2 else plan.rate * 0.6,
            plan.batch,
            shuffle,
        )
        after = mlp.losses(aside)
        learned = time.process_time()
        network = school.network(mlp)
        share, count = (1.0, 0) if teach else school.match(network, best, plan.gate, plan.simulations)
        wins = share >= 1.0 / plan.players
        if wins:
            best = network
            made = asdict(plan) | {"generation": number, "log": told}
            taught.write(out / "best.net", network, school.game, made)
        row = {
            "generation": number,
            "rows": len(new),
            "losses_before": [round(x, 4) for x in before],
            "losses": [round(x, 4) for x in after],
            "share": round(share, 3),
            "games": count,
            "kept": wins,
            "seconds": [
                round(harvested - began, 1),
                round(learned - harvested, 1),
                round(time.process_time() - learned, 1),
            ],
        }
        told.append(row)
        with log.open("a") as file:
            file.write(json.dumps(row) + "\n")
        print(json.dumps(row), flush=True)
        for old in set(plan.learned_from(number)) - set(plan.learned_from(number + 1)):
            (out / f"rows-{old}.npz").unlink()
        number += 1
        mlp.save(
            kept,
            number=number,
            stream=np.uint64(school.rng.state),
            plan=json.dumps(asdict(plan) | {"generations": 0}),
        )
    return told


def main(arguments: list[str] | None = None) -> None:
    reader = argparse.ArgumentParser(
        prog="python -m backroom.research.train", description=(__doc__ or "").split("\n")[0]
    )
    reader.add_argument("game", choices=games.names())
    reader.add_argument("--players", type=int, default=0)
    reader.add_argument("--out", type=Path)
    for name, field in Plan.__dataclass_fields__.items():
        if name not in ("game", "players"):
            reader.add_argument(f"--{name}", type=type(field.default), default=field.default)
    given = vars(reader.parse_args(arguments))
    out = given.pop("out")
    given["players"] = given["players"] or games.load(given["game"]).seats[0]
    plan = Plan(**given)
    train(plan, out or Path("training") / f"{plan.game}-{plan.players}")


if __name__ == "__main__":
    main()
