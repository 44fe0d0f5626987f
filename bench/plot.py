"""The picture of bench/engine.py: decisions a second and the cost of a copy, ours and the peers'."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from bench.measure import Figure

OURS, INSIDE, DRIVEN = "#9a3324", "#b98b3e", "#3e6a8a"


def bars(axes: Any, rows: list[tuple[str, Figure]], colours: list[str], title: str) -> None:
    medians = [figure.median for _, figure in rows]
    low = [figure.median - min(figure.values) for _, figure in rows]
    high = [max(figure.values) - figure.median for _, figure in rows]
    places = range(len(rows))
    axes.barh(places, medians, xerr=[low, high], color=colours, ecolor="#333333", capsize=2, height=0.7)
    axes.set_yticks(places, [label for label, _ in rows], fontsize=8)
    axes.invert_yaxis()
    axes.set_xscale("log")
    axes.set_title(title, fontsize=10, loc="left")
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
    for place, value, up in zip(places, medians, high):
        axes.text((value + up) * 1.15, place, short(value), va="center", fontsize=7)
    axes.margins(x=0.18, y=0.02)


def short(value: float) -> str:
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g} {letter}"
    return f"{value:.3g}"


def draw(figures: list[Figure], path: Path, caption: str) -> None:
    """Write the picture; needs matplotlib (the `peers` extra)."""
    matplotlib = importlib.import_module("matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.fonttype"] = "none"  # letters stay letters: smaller, and a search finds them
    matplotlib.rcParams["svg.hashsalt"] = "backroom"  # the same figures give the same file
    pyplot = importlib.import_module("matplotlib.pyplot")

    def picked(measures: tuple[str, ...], largest_first: bool) -> tuple[list[tuple[str, Figure]], list[str]]:
        rows = [
            (f"{f.owner}, in the engine's loop" if f.measure == "playouts" else f.owner, f)
            for f in figures
            if f.measure in measures
        ]
        rows.sort(key=lambda row: row[1].median, reverse=largest_first)
        colours = [
            OURS if f.owner.startswith("backroom") else INSIDE if f.measure == "playouts" else DRIVEN
            for _, f in rows
        ]
        return rows, colours

    speed, speed_colours = picked(("playouts", "driven"), True)
    copies, copy_colours = picked(("clone",), False)
    height = 0.24 * (len(speed) + len(copies)) + 1.8
    figure, (top, bottom) = pyplot.subplots(
        2, 1, figsize=(8, height), height_ratios=[len(speed), max(len(copies), 1)], layout="constrained"
    )
    bars(top, speed, speed_colours, "random games: decisions a second (CPU), more is better")
    bars(bottom, copies, copy_colours, "a copy of the position: nanoseconds, less is better")
    figure.text(0.01, 0.0, caption, fontsize=7, color="#555555", va="bottom")
    figure.get_layout_engine().set(rect=(0, 0.03, 1, 0.97))
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
