"""Levels on one scale: every level meets its neighbours in changing company, and a rating for each is fitted to who won
(odds after Luce, between two those of Bradley and Terry: 400 points more win ten times as often at the same table).

Neighbours only: somebody who plays anyhow decides by luck who of two good players is ahead, and a scale from such tables
would be too short.

The interval comes from drawing the deals again with repetition: games of one deal are alike. A few deals that ended alike
would make that too narrow, so it is never narrower than what so many games can tell.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from backroom import bots
from backroom.arena.match import Field, Outcome, Pairing, mixed
from backroom.bots import ratings
from backroom.engine.game import Game
from backroom.engine.shares import Z

AGAIN = 200  # drawings for an interval
PART = 4  # games at the top after which what is known so far is told
TOP = ("hard", "expert")
# Games beside each of those, lower down: the less a game costs the more.
BESIDE = (
    (2, ("greedy", "medium", "hard")),
    (4, ("easy", "greedy", "medium")),
    (4, ("beginner", "easy", "greedy")),
    (2, ("random", "beginner", "easy")),
)
TIMES = 1 + sum(times for times, _ in BESIDE)
SELDOM = 0.15  # how often who thinks longest plays: at one seat of a table
APART = 500_009
POINTS = 400 / math.log(10)
Tables = dict[tuple[str, ...], tuple[float, dict[str, float]]]


def contestants(game: Game, divide: int, names: Sequence[str] = ()) -> dict[str, str]:
    """The levels to be measured and the bots that stand for them: simulations, no guard of seconds, so that they repeat
    themselves.

    Budgets are divided, but none goes below the least of the searching levels.
    """
    found: dict[str, str] = {}
    for level in names or bots.names():
        budget = bots.simulations(level, game)
        if budget:
            least = min(b for one in bots.names() if (b := bots.simulations(one, game)))
            found[level] = f"{level}@{max(budget // divide, min(least, budget))}"
        else:
            found[level] = level
    return found


def tables(outcomes: Sequence[Outcome]) -> Tables:
    """For each company how many games it played, and who won how many of them; a shared win counts by its shares."""
    found: Tables = {}
    for outcome in outcomes:
        company = tuple(sorted(outcome.seats))
        count, won = found.get(company, (0.0, {}))
        for name, share in zip(outcome.seats, outcome.shares):
            won[name] = won.get(name, 0.0) + share
        found[company] = count + 1.0, won
    return found


def draws(names: Sequence[str], anchor: str) -> Tables:
    """Everybody has drawn once with the anchor, so that no rating is infinite."""
    return {(name, anchor): (1.0, {name: 0.5, anchor: 0.5}) for name in names if name != anchor}


def fit(names: Sequence[str], played: Tables, anchor: str, rounds: int = 400) -> dict[str, float]:
    """The ratings that make what happened most likely (Hunter 2004).

    >>> found = fit(["a", "b"], {("a", "b"): (1100.0, {"a": 1000.0, "b": 100.0})}, "b")
    >>> round(found["a"] - found["b"])
    399
    """
    odds = dict.fromkeys(names, 1.0)
    every = [*played.items(), *draws(names, anchor).items()]
    wins = {name: sum(won.get(name, 0.0) for _, (_, won) in every) for name in names}
    for _ in range(rounds):
        part = dict.fromkeys(names, 0.0)
        for company, (count, _) in every:
            each = count / sum(odds[name] for name in company)
            for name in company:
                part[name] += each
        new = {name: max(wins[name], 1e-9) / part[name] for name in names}
        change = max(abs(math.log(new[name] / odds[name])) for name in names)
        odds = {name: new[name] / new[anchor] for name in names}
        if change < 1e-7:
            break
    return {name: POINTS * math.log(odds[name]) for name in names}


def spread(
    names: Sequence[str], played: Tables, points: Mapping[str, float], anchor: str
) -> dict[str, tuple[float, float]]:
    """The standard error of each rating that so many games can tell (the inverse of Fisher's information), and how much is
    known of each, as shares of one.

    Errors are counted from the mean by these shares: one of whom little is known, since it never won, says nothing about the
    others. As in ``fit``, everybody has drawn once with the anchor.

    >>> even = {("a", "b"): (100.0, {"a": 50.0, "b": 50.0})}
    >>> [round(error) for error, _ in spread(["a", "b"], even, {"a": 0.0, "b": 0.0}, "a").values()]
    [17, 17]
    """
    n = len(names)
    at = {name: i for i, name in enumerate(names)}
    facts = [[0.0] * n for _ in names]
    for company, (count, _) in [*played.items(), *draws(names, anchor).items()]:
        weights = [math.exp((points[name]) / POINTS) for name in company]
        chances: dict[str, float] = {}
        for name, weight in zip(company, weights):
            chances[name] = chances.get(name, 0.0) + weight / sum(weights)
        for a, p in chances.items():
            for b, q in chances.items():
                facts[at[a]][at[b]] += count * (p * (1 - p) if a == b else -p * q)
    whole = sum(facts[i][i] for i in range(n))
    share = [facts[i][i] / whole for i in range(n)]
    cover = _inverse([[value + 1 / n for value in row] for row in facts])
    mixed = [sum(share[j] * cover[i][j] for j in range(n)) for i in range(n)]
    middle = sum(share[i] * mixed[i] for i in range(n))
    return {
        name: (POINTS * math.sqrt(max(0.0, cover[i][i] - 2 * mixed[i] + middle)), share[i])
        for i, name in enumerate(names)
    }


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan.

    >>> _inverse([[0.0, 2.0], [4.0, 0.0]])
    [[0.0, 0.25], [0.5, 0.0]]
    """
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(n):
            if k != i:
                rows[k] = [one - rows[k][i] * other for one, other in zip(rows[k], rows[i])]
    return [row[n:] for row in rows]


def rate(outcomes: Sequence[Outcome], levels: dict[str, str], seed: int = 1) -> dict[str, dict[str, Any]]:
    """A row for each level: rating, 95 % interval, games and share of wins; the anchor's interval is that of the others'
    mean.
    """
    players = list(levels.values())
    anchor = levels[ratings.ANCHOR]
    played = tables(outcomes)
    middle = fit(players, played, anchor)
    known = spread(players, played, middle, anchor)
    deals: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.deal, []).append(outcome)
    each, dice = list(deals.values()), random.Random(seed)
    drawn: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(AGAIN):
        others = [outcome for _ in each for outcome in dice.choice(each)]
        found = fit(players, tables(others), anchor)
        shift = sum(share * (found[name] - middle[name]) for name, (_, share) in known.items())
        for name in players:
            drawn[name].append(found[name] - shift)
    told = {}
    for level, name in levels.items():
        again = sorted(drawn[name])
        least = Z * known[name][0]
        own = [share for o in outcomes for seat, share in zip(o.seats, o.shares) if seat == name]
        told[level] = {
            "rating": round(ratings.ZERO + middle[name]),
            "low": round(ratings.ZERO + min(again[round(0.025 * AGAIN)], middle[name] - least)),
            "high": round(ratings.ZERO + max(again[round(0.975 * AGAIN) - 1], middle[name] + least)),
            "games": len(own),
            "wins": round(sum(own) / max(len(own), 1), 3),
        }
    return dict(sorted(told.items(), key=lambda item: item[1]["rating"]))


def schedule(game: Game, levels: dict[str, str], players: int, count: int, seed: int) -> list[Pairing]:
    """``count`` games of the highest levels in changing company, and beside them others lower down, which cost less.

    A longer schedule begins with the shorter one, where that ends with a whole part.
    """
    field = Field(game.name, {})
    part = part_of(players)
    top = tuple(levels[level] for level in TOP if level in levels) or tuple(levels.values())
    whole = list(mixed(field, top, players, count, seed, {top[-1]: SELDOM}))
    beside = []
    for kind, (times, company) in enumerate(BESIDE):
        names = tuple(levels[level] for level in company if level in levels)
        if len(names) > 1:
            some = mixed(field, names, players, times * count, seed)
            beside.append((times, [_apart(one, kind) for one in some]))
    found: list[Pairing] = []
    for at in range(0, count, part):
        for times, pairings in beside:
            found += pairings[times * at : times * (at + part)]
        found += whole[at : at + part]
    return found


def _apart(pairing: Pairing, kind: int) -> Pairing:
    """Other deals than those of all levels: numbered from -1 down."""
    deal = -1 - len(BESIDE) * pairing.deal - kind
    return replace(pairing, deal=deal, seed=pairing.seed + (1 + kind) * APART)


def part_of(players: int) -> int:
    """Whole deals, as many as come to a part."""
    return PART - PART % players or players


def played(log: Path, pairings: Sequence[Pairing]) -> list[Outcome]:
    """The games of these pairings that a log has, from the first on; ``ValueError`` where it is of others, or no log."""
    lines = log.read_bytes().splitlines() if log.exists() else []
    try:
        found = [msgspec.json.decode(line, type=Outcome) for line in lines[: len(pairings)]]
    except msgspec.MsgspecError as error:
        raise ValueError(log) from error
    for outcome, pairing in zip(found, pairings):
        if (outcome.seats, outcome.deal) != (pairing.seats, pairing.deal):
            raise ValueError(outcome.seats)
    return found


def measure(
    game: Game,
    players: int,
    count: int,
    seed: int,
    divide: int,
    play: Callable[[Any], list[Outcome]],
    names: Sequence[str] = (),
    told: Callable[[dict[str, Any]], None] = lambda table: None,
    log: Path | None = None,
) -> dict[str, Any]:
    """What ``ratings.json`` says about a table; also after each part of the games, for a run that is cut off. With a log the
    games that it has are not played again.
    """
    levels = contestants(game, divide, names)
    pairings = schedule(game, levels, players, count, seed)
    part = part_of(players) * TIMES
    outcomes = played(log, pairings) if log is not None else []
    table: dict[str, Any] = {}
    while len(outcomes) < len(pairings) or not table:
        new = play(pairings[len(outcomes) : len(outcomes) + part])
        if log is not None:
            with log.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in new))
        outcomes += new
        table = {
            "rules": game.rules_version,
            "games": len(outcomes),
            "seed": seed,
            "divided": divide,
            "levels": rate(outcomes, levels),
        }
        told(table)
    return table
