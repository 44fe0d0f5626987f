"""Pictures of matches and reviews as SVG (matplotlib, extra ``arena``): strength against budget, scores, chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from backroom.arena.match import Outcome
from backroom.bots.ratings import ORDER
from backroom.engine.errors import OptionError

INK = ("#1b4f72", "#b03a2e", "#7d6608", "#1e8449", "#6c3483", "#515a5a")


def _figure(width: float = 7.2, height: float = 4.0, rows: int = 1) -> tuple[Any, Any]:
    try:
        import matplotlib
    except ImportError:
        raise OptionError("arena-no-plots") from None
    matplotlib.use("svg")
    # The same figures give the same file: no dates, no random ids.
    matplotlib.rcParams["svg.hashsalt"] = "backroom"
    matplotlib.rcParams["axes.spines.top"] = matplotlib.rcParams["axes.spines.right"] = False
    from matplotlib import pyplot

    return pyplot.subplots(rows, figsize=(width, height), layout="constrained")


def _keep(figure: Any, path: Path) -> None:
    from matplotlib import pyplot

    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, format="svg", metadata={"Date": None})
    pyplot.close(figure)


def strength(rows: Sequence[dict[str, Any]], path: Path, title: str, across: str, up: str) -> None:
    """Share of wins by budget. A row has budget, share, low, high, fair and ``series``, the line's name."""
    figure, axes = _figure()
    for ink, name in zip(INK * 4, dict.fromkeys(row["series"] for row in rows)):
        own = [row for row in rows if row["series"] == name]
        x = [row["budget"] for row in own]
        y = [100 * row["share"] for row in own]
        bars = [[100 * (r["share"] - r["low"]) for r in own], [100 * (r["high"] - r["share"]) for r in own]]
        axes.errorbar(x, y, yerr=bars, color=ink, marker="o", capsize=3, label=name)
    axes.axhline(100 * rows[0]["fair"], color="grey", linestyle=":", linewidth=1)
    axes.set_xscale("log", base=2)
    ticks = sorted({row["budget"] for row in rows})
    axes.set_xticks(ticks, [str(tick) for tick in ticks])
    axes.set(title=title, xlabel=across, ylabel=up, ylim=(0, 103))
    axes.legend(frameon=False)
    _keep(figure, path)


def learning(rows: Sequence[dict[str, Any]], path: Path, title: str) -> None:
    """Each generation's share of the wins against the best before it, filled where it was kept; below its log loss."""
    figure, (upper, lower) = _figure(height=5.0, rows=2)
    for row in rows:
        bars = [[100 * (row["share"] - row["low"])], [100 * (row["high"] - row["share"])]]
        face = INK[0] if row["kept"] else "white"
        upper.errorbar(
            row["generation"],
            100 * row["share"],
            yerr=bars,
            color=INK[0],
            marker="o",
            capsize=3,
            markerfacecolor=face,
        )
    upper.axhline(100 * rows[0]["fair"], color="grey", linestyle=":", linewidth=1)
    numbers = [row["generation"] for row in rows]
    upper.set(title=title, ylabel="% of the wins against the best before", ylim=(0, 103))
    lower.plot(numbers, [row["loss"] for row in rows], color=INK[1], marker="o", label="network")
    lower.plot(
        numbers, [row["loss_of_odds"] for row in rows], color="grey", linestyle=":", label="odds alone"
    )
    lower.set(xlabel="generation", ylabel="log loss, unseen games")
    lower.legend(frameon=False)
    for axes in (upper, lower):
        axes.set_xticks(numbers)
    _keep(figure, path)


def levels(tables: Mapping[str, Mapping[str, Mapping[str, int]]], path: Path, title: str, up: str) -> None:
    """Each level's rating with its interval, a colour for each table. A level's row has rating, low and high."""
    figure, axes = _figure()
    order = [level for level in ORDER if any(level in rows for rows in tables.values())]
    for number, (ink, (name, rows)) in enumerate(zip(INK * 4, tables.items())):
        own = [level for level in order if level in rows]
        x = [order.index(level) + 0.12 * (number - (len(tables) - 1) / 2) for level in own]
        y = [rows[level]["rating"] for level in own]
        bars = [
            [rows[level]["rating"] - rows[level]["low"] for level in own],
            [rows[level]["high"] - rows[level]["rating"] for level in own],
        ]
        axes.errorbar(x, y, yerr=bars, color=ink, marker="o", capsize=3, linestyle=":", label=name)
    axes.set_xticks(range(len(order)), order)
    axes.set(title=title, ylabel=up)
    axes.legend(frameon=False)
    _keep(figure, path)


def scores(outcomes: Sequence[Outcome], path: Path, title: str, across: str, up: str) -> None:
    """How often each player got how many points."""
    figure, axes = _figure()
    found: dict[str, list[int]] = {}
    for outcome in outcomes:
        for name, score in zip(outcome.seats, outcome.scores):
            found.setdefault(name, []).append(score)
    low, high = min(map(min, found.values())), max(map(max, found.values()))
    step = max(1, round((high - low) / 30))
    edges = [low - 0.5 + step * k for k in range((high - low) // step + 2)]
    for ink, (name, points) in zip(INK * 4, found.items()):
        weight = [100 / len(points)] * len(points)
        axes.hist(
            points,
            bins=edges,
            weights=weight,
            histtype="stepfilled",
            alpha=0.3,
            color=ink,
            edgecolor=ink,
            label=name,
        )
    axes.set(title=title, xlabel=across, ylabel=up)
    axes.legend(frameon=False)
    _keep(figure, path)


def chances(told: dict[str, Any], names: Sequence[str], path: Path, words: tuple[str, str, str, str]) -> None:
    """The chance of winning through the game: full lines as the seat knew it, dotted with hindsight."""
    title, across, up, hindsight = words
    figure, axes = _figure(9.0, 4.2)
    lines = [moment["line"] for moment in told["moments"]]
    for seat, (ink, name) in enumerate(zip(INK, names)):
        knew = [100 * moment["knew"][seat] for moment in told["moments"]]
        after = [100 * moment["hindsight"][seat] for moment in told["moments"]]
        axes.plot(lines, knew, color=ink, linewidth=1.6, label=name)
        axes.plot(lines, after, color=ink, linewidth=0.8, linestyle=":")
    axes.plot([], [], color="grey", linewidth=0.8, linestyle=":", label=hindsight)
    for slip in told["moves"]:
        axes.plot(slip["line"], -3, marker="v", color=INK[slip["seat"]], markersize=5, clip_on=False)
    axes.set(title=title, xlabel=across, ylabel=up, ylim=(-4, 103))
    axes.legend(frameon=False, ncols=2, fontsize="small")
    _keep(figure, path)
