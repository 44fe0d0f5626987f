"""Levels on one scale: every level meets the others in changing company, and a rating for each is fitted to who placed
ahead of whom (Bradley and Terry's odds, 400 points a factor of ten; equal places count half to either).

The interval comes from drawing the deals again with repetition: games of one deal are alike, and so are the pairs of one
game.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

from backroom import bots
from backroom.arena.match import Outcome
from backroom.bots import ratings
from backroom.engine.game import Game

AGAIN = 200  # drawings for an interval
PART = 12  # games after which what is known so far is told
POINTS = 400 / math.log(10)
Pairs = dict[tuple[str, str], float]


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


def ahead(outcomes: Sequence[Outcome]) -> Pairs:
    """How often the first of two placed ahead of the second."""
    won: Pairs = {}
    for outcome in outcomes:
        for i, one in enumerate(outcome.seats):
            for j, two in enumerate(outcome.seats):
                if one != two and outcome.ranks[i] <= outcome.ranks[j]:
                    share = 1.0 if outcome.ranks[i] < outcome.ranks[j] else 0.5
                    won[one, two] = won.get((one, two), 0.0) + share
    return won


def fit(names: Sequence[str], won: Pairs, anchor: str, rounds: int = 400) -> dict[str, float]:
    """The ratings that make what happened most likely. Everybody has drawn once with the anchor, so that none is infinite.

    >>> found = fit(["a", "b"], {("a", "b"): 1000, ("b", "a"): 100}, "b")
    >>> round(found["a"] - found["b"])
    399
    """
    odds = dict.fromkeys(names, 1.0)
    wins = {name: sum(won.get((name, other), 0.0) for other in names) + 0.5 for name in names}
    met = {(a, b): won.get((a, b), 0.0) + won.get((b, a), 0.0) for a in names for b in names if a != b}
    for name in names:
        if name != anchor:
            met[name, anchor] += 1.0
            met[anchor, name] += 1.0
            wins[anchor] += 0.5
    wins[anchor] -= 0.5
    for _ in range(rounds):
        new = {a: wins[a] / sum(met[a, b] / (odds[a] + odds[b]) for b in names if b != a) for a in names}
        change = max(abs(math.log(new[name] / odds[name])) for name in names)
        odds = {name: new[name] / new[anchor] for name in names}
        if change < 1e-7:
            break
    return {name: POINTS * math.log(odds[name]) for name in names}


def rate(outcomes: Sequence[Outcome], levels: dict[str, str], seed: int = 1) -> dict[str, dict[str, Any]]:
    """A row for each level: rating, 95 % interval, games and share of wins; the anchor's interval is that of the others'
    mean.
    """
    players = list(levels.values())
    anchor = levels[ratings.ANCHOR]
    middle = fit(players, ahead(outcomes), anchor)
    deals: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.deal, []).append(outcome)
    each, dice = list(deals.values()), random.Random(seed)
    drawn: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(AGAIN):
        again = [outcome for _ in each for outcome in dice.choice(each)]
        found = fit(players, ahead(again), anchor)
        shift = sum(found.values()) / len(found) - sum(middle.values()) / len(middle)
        for name in players:
            drawn[name].append(found[name] - shift)
    told = {}
    for level, name in levels.items():
        spread = sorted(drawn[name])
        own = [share for o in outcomes for seat, share in zip(o.seats, o.shares) if seat == name]
        told[level] = {
            "rating": round(ratings.ZERO + middle[name]),
            "low": round(ratings.ZERO + min(spread[round(0.025 * AGAIN)], middle[name])),
            "high": round(ratings.ZERO + max(spread[round(0.975 * AGAIN) - 1], middle[name])),
            "games": len(own),
            "wins": round(sum(own) / max(len(own), 1), 3),
        }
    return dict(sorted(told.items(), key=lambda item: item[1]["rating"]))


def often(game: Game, levels: dict[str, str]) -> dict[str, float]:
    """How often each plays: a level that thinks longer than hard as much less often as the root of it, so that a run's hours
    go where they tell most.
    """
    usual = bots.simulations("hard", game)
    longer = {name: max(1.0, (bots.simulations(level, game) or 0) / usual) for level, name in levels.items()}
    return {name: 1 / math.sqrt(times) for name, times in longer.items()}


def measure(
    game: Game,
    players: int,
    count: int,
    seed: int,
    divide: int,
    play: Callable[[Any], list[Outcome]],
    names: Sequence[str] = (),
    told: Callable[[dict[str, Any]], None] = lambda table: None,
) -> dict[str, Any]:
    """What ``ratings.json`` says about a table; also after each part of the games, for a run that is cut off."""
    from backroom.arena.match import Field, mixed

    levels = contestants(game, divide, names)
    who = tuple(levels.values())
    pairings = list(mixed(Field(game.name, {}), who, players, count, seed, often(game, levels)))
    part = PART - PART % players or players
    outcomes: list[Outcome] = []
    table: dict[str, Any] = {}
    while len(outcomes) < count:
        outcomes += play(pairings[len(outcomes) : len(outcomes) + part])
        table = {
            "rules": game.rules_version,
            "games": len(outcomes),
            "seed": seed,
            "divided": divide,
            "levels": rate(outcomes, levels),
        }
        told(table)
    return table
