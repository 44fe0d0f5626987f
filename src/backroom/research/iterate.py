"""Generations of the learned value (engine/appraisal.py): searches play, a network learns what they came to.

    python -m backroom.research.iterate GAME --out FOLDER --generations 3

Each generation plays games between searches that judge by the best network so far (gather.py), learns from the last few
generations' games (appraise.py), and plays a match: one search with the new network against the best at all other seats,
with equal simulations, deals shared and seats rotated. It is the best from then on only where its share of the wins is
more than fair by as much as one standard error. ``log.jsonl`` tells each generation's losses and match, ``curve.svg``
draws them. What was played stays in FOLDER, so the same command goes on where it was cut off; ``best.net`` can be tried
at once (``hard@400:values=FOLDER/best.net``) and goes into the game's folder as ``appraisal.net``. Needs the extra
``learn``.
"""

from __future__ import annotations

import argparse
import json
import shutil
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from backroom import games
from backroom.arena.match import Field, rotations
from backroom.arena.plots import learning
from backroom.arena.runners import RUNNERS, SPREADERS
from backroom.arena.stats import summary
from backroom.research import gather

LOG, BEST, CURVE, PLAN = "log.jsonl", "best.net", "curve.svg", "plan.json"


@dataclass(frozen=True)
class Plan:
    """What a run does. ``own``: the game's own network judges at first, else the fitted odds alone."""

    game: str
    seed: int = 1
    games: int = 800  # of a generation
    simulations: int = 32  # of a move in them
    noise: float = 0.04  # share of moves at random
    keep: float = 0.5  # of the choices that were thought about
    window: int = 3  # generations that are learned from
    epochs: int = 6
    first: int = 48
    second: int = 24
    rate: float = 0.003
    batch: int = 1024
    search: float = 0.85  # share of what the search came to in what is learned
    fade: float = 0.1
    match: int = 160  # games
    players: int = 0  # of the match; 0: four, or as many as the game has
    own: bool = True


def bot(plan: Plan, net: Path | None) -> str:
    """A search that judges by this network; by the odds alone without one."""
    usual = "" if plan.own else ":appraised=0"
    return f"hard@{plan.simulations}" + (f":values={net}" if net else usual)


def learned(plan: Plan, number: int, out: Path, threads: int) -> dict[str, Any]:
    """Teach a network by the last generations' games; its file is ``gen-NUMBER.net``."""
    from backroom.research import appraise  # torch, which only learning needs

    folders = [out / f"rows-{n}" for n in range(max(1, number - plan.window + 1), number + 1)]
    rows = appraise.read(plan.game, folders, appraise.FACTS, 1.0)
    net, about = appraise.learn(
        rows, (plan.first, plan.second), plan.epochs, plan.rate, min(plan.batch, max(1, len(rows) // 4)),
        plan.seed + number, plan.search, plan.fade,
    )  # fmt: skip
    about |= {"generation": number, **asdict(plan)}
    appraise.write(plan.game, out / f"gen-{number}.net", net, (plan.first, plan.second), about)
    return about


def met(plan: Plan, new: Path, best: Path | None, number: int, workers: int, on: str) -> dict[str, Any]:
    """The new one's share of the wins against the best at all other seats, with its interval."""
    game = games.load(plan.game)
    players = plan.players or min(4, game.seats[1])
    ours, theirs = bot(plan, new), bot(plan, best)
    field = Field(plan.game, {option.name: option.default for option in game.options})
    pairings = rotations(field, (ours, *[theirs] * (players - 1)), plan.match, plan.seed * 1000 + number)
    rows = summary(RUNNERS[on](pairings, gather.counted(plan.match, "games of the match"), workers))
    found = next(row for row in rows if row["player"] == ours)
    others = [row["mean_score"] for row in rows if row["player"] != ours]
    return {key: found[key] for key in ("share", "low", "high", "fair", "games")} | {
        "ahead": round(found["mean_score"] - sum(others) / len(others), 2)
    }


def wins(row: dict[str, Any]) -> bool:
    """Whether a match says more than luck easily does: more than fair by a standard error (half the interval is two)."""
    return bool(row["share"] - (row["high"] - row["low"]) / 4.0 > row["fair"])


def iterate(plan: Plan, out: Path, generations: int, workers: int, on: str = "here") -> list[dict[str, Any]]:
    """So many generations in all, from where the folder stands; what was told of each."""
    out.mkdir(parents=True, exist_ok=True)
    begun = out / PLAN
    if begun.exists() and json.loads(begun.read_text()) != asdict(plan):
        raise SystemExit(f"{begun} was begun with another plan: {begun.read_text().strip()}")
    begun.write_text(json.dumps(asdict(plan)) + "\n")
    log, best = out / LOG, out / BEST
    told = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    if len(told) >= generations:
        print(f"{len(told)} generations are there already, see {log}; --generations says how many in all")
    for number in range(len(told) + 1, generations + 1):
        began = time.perf_counter()
        teacher = best if best.exists() else None
        print(f"generation {number}: games between {bot(plan, teacher)}", flush=True)
        games_of = gather.Plan(
            plan.game, bot(plan, teacher), plan.seed * 100 + number, plan.noise, plan.keep, 0
        )
        for _ in gather.gather(games_of, out / f"rows-{number}", plan.games, workers, on):
            pass
        played = time.perf_counter()
        about = learned(plan, number, out, workers)
        taught = time.perf_counter()
        new = out / f"gen-{number}.net"
        row = met(plan, new, teacher, number, workers, on)
        kept = wins(row)
        if kept:
            shutil.copy(new, best)
        row = {"generation": number, "kept": kept, **row, "rows": about["rows"], "loss": about["log loss"],
               "loss_of_odds": about["of the odds"], "seconds": [round(x, 1) for x in
               (played - began, taught - played, time.perf_counter() - taught)]}  # fmt: skip
        told.append(row)
        with log.open("a") as file:
            file.write(json.dumps(row) + "\n")
        learning(told, out / CURVE, f"{plan.game}: generations of the learned value")
        print(json.dumps(row), flush=True)
    return told


def main(arguments: list[str] | None = None) -> int:
    reader = argparse.ArgumentParser(
        prog="python -m backroom.research.iterate", description=(__doc__ or "").split("\n")[0]
    )
    reader.add_argument("game", choices=games.names())
    reader.add_argument("--out", type=Path, required=True)
    reader.add_argument("--generations", type=int, default=3, help="in all: those that are there count")
    reader.add_argument("--workers", type=int, default=2)
    reader.add_argument(
        "--on", choices=SPREADERS, default="here", help="who plays: this machine, or a Ray cluster"
    )
    for name, field in Plan.__dataclass_fields__.items():
        if name == "own":
            reader.add_argument(
                "--odds",
                dest="own",
                action="store_false",
                help="begin with the odds alone, not the game's network",
            )
        elif name != "game":
            reader.add_argument(f"--{name}", type=type(field.default), default=field.default)
    given = vars(reader.parse_args(arguments))
    run = {name: given.pop(name) for name in ("out", "generations", "workers", "on")}
    if run["generations"] < 1 or given["games"] < 1 or given["match"] < 1 or given["simulations"] < 1:
        reader.error("generations, games, match and simulations are at least 1")
    iterate(Plan(**given), run["out"], run["generations"], run["workers"], run["on"])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
