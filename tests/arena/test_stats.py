"""Shares, intervals and ratings against figures worked out by hand or known from elsewhere; plots that are SVG."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from backroom.arena import plots
from backroom.arena.match import Outcome
from backroom.arena.stats import rate, summary
from backroom.engine.shares import design_effect, wilson


def outcome(seats: str, scores: tuple[int, ...], deal: int = 0) -> Outcome:
    best = max(scores)
    winners = scores.count(best)
    shares = tuple(1 / winners if score == best else 0.0 for score in scores)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(tuple(seats), deal, shares, ranks, scores, 1.0, (0.1,) * len(scores))


def test_wilson_has_the_known_values() -> None:
    # Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for hits, n, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        assert wilson(hits / n, n) == pytest.approx((low, high), abs=6e-5)


def test_alike_games_count_once() -> None:
    assert design_effect([[1.0, 1.0], [0.0, 0.0], [1.0, 1.0], [0.0, 0.0]]) == pytest.approx(8 / 3)
    assert design_effect([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]]) == 1.0
    assert design_effect([[1.0, 1.0], [1.0, 1.0]]) == 1.0


def test_a_summary_by_hand() -> None:
    rows = summary([outcome("abb", (5, 3, 1), 0), outcome("bab", (5, 5, 1), 0), outcome("bba", (1, 2, 9), 1)])
    assert [row["player"] for row in rows] == ["a", "b"]
    a, b = rows
    assert a["share"] == pytest.approx(2.5 / 3, abs=1e-4)
    assert b["share"] == pytest.approx(
        0.25 / 3, abs=1e-4
    )  # a seat's mean: two seats share half a win in three games
    assert a["mean_score"] == pytest.approx(19 / 3, abs=1e-3)
    assert a["fair"] == pytest.approx(1 / 3, abs=1e-4)
    assert a["low"] < a["share"] < a["high"]


def test_ratings_put_the_winner_first() -> None:
    rows = rate([outcome("abc", (9, 5, 1), deal) for deal in range(20)] + [outcome("bca", (5, 1, 9))])
    assert [row["player"] for row in rows] == ["a", "b", "c"]
    assert rows[0]["ordinal"] < rows[0]["mu"]


def test_nobody_is_rated_against_itself() -> None:
    assert rate([outcome("aab", (9, 5, 1))]) == []


def test_plots_are_svg_and_the_same_again(tmp_path: Path) -> None:
    games = [outcome("ab", (9, 5), 0), outcome("ba", (7, 3), 0)]
    rows = [
        {"series": "a", "budget": n, "share": 0.5, "low": 0.4, "high": 0.6, "fair": 0.25} for n in (10, 20)
    ]
    for number in (1, 2):
        plots.scores(games, tmp_path / f"scores{number}.svg", "t", "x", "y")
        plots.strength(rows, tmp_path / f"strength{number}.svg", "t", "x", "y")
    for name in ("scores", "strength"):
        assert ElementTree.parse(tmp_path / f"{name}1.svg").getroot().tag.endswith("svg")
        assert (tmp_path / f"{name}1.svg").read_bytes() == (tmp_path / f"{name}2.svg").read_bytes()
