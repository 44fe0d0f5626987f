"""What outcomes mean: each player's share of the wins with its 95 % interval, scores, and ratings over many players.

How sure a share is, engine/shares.py says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from backroom.arena.match import Outcome
from backroom.engine.errors import OptionError
from backroom.engine.shares import design_effect, wilson


def by_deal(outcomes: Sequence[Outcome], name: str) -> list[list[float]]:
    """For each deal the player's share of the win in each game; where it has several seats, the mean of them."""
    groups: dict[int, list[float]] = {}
    for outcome in outcomes:
        own = [share for seat, share in zip(outcome.seats, outcome.shares) if seat == name]
        if own:
            groups.setdefault(outcome.deal, []).append(sum(own) / len(own))
    return list(groups.values())


def summary(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """One row a player, the strongest first."""
    rows: list[dict[str, Any]] = []
    for name in dict.fromkeys(name for outcome in outcomes for name in outcome.seats):
        groups = by_deal(outcomes, name)
        games = sum(map(len, groups))
        share = sum(map(sum, groups)) / games
        low, high = wilson(share, games / design_effect(groups))
        seats = [
            (score, rank, slow)
            for outcome in outcomes
            for seat, score, rank, slow in zip(outcome.seats, outcome.scores, outcome.ranks, outcome.slowest)
            if seat == name
        ]
        fair = sum(1 / len(o.seats) for o in outcomes if name in o.seats) / games
        rows.append(
            {
                "player": name,
                "games": games,
                "share": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "fair": round(fair, 4),
                "mean_score": round(sum(score for score, _, _ in seats) / len(seats), 3),
                "mean_rank": round(sum(rank for _, rank, _ in seats) / len(seats), 3),
                "slowest": round(max(slow for _, _, slow in seats), 3),
            }
        )
    return sorted(rows, key=lambda row: (-row["share"], row["player"]))


def rate(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """Ratings from places (Plackett-Luce, openskill), the strongest first; ``ordinal``, mu - 3 sigma, is almost sure."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise OptionError("arena-no-ratings") from None
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for outcome in outcomes:
        if len(set(outcome.seats)) < len(outcome.seats):
            continue  # a player does not meet itself
        teams = [[known.setdefault(name, model.rating(name=name))] for name in outcome.seats]
        for name, (after,) in zip(outcome.seats, model.rate(teams, ranks=[float(r) for r in outcome.ranks])):
            known[name] = after
    rows = [
        {"player": name, "mu": round(r.mu, 2), "sigma": round(r.sigma, 2), "ordinal": round(r.ordinal(), 2)}
        for name, r in known.items()
    ]
    return sorted(rows, key=lambda row: -float(row["mu"]))
