"""How fast the engine is, beside its peers: one run, one core, the subjects in turn, round after round.

    python bench/engine.py [--rounds 7] [--games tammany] [--only hearts] [--json] [--plot FILE.svg]

What is counted and how: docs/bench-engine.md. The peers come with `pip install -e '.[peers]'`; one that is not installed is
named in the result. Progress goes to stderr, the result to stdout.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

if __name__ == "__main__":  # run as a file: the folder above is where `bench` is
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from backroom import games
from backroom.engine.state import COMPILED
from bench import kernel, ours, peers, plot
from bench.measure import UNITS, Figure, Subject, host, interleave, pin

ROUNDS = 7
TEMPLATE = "backroom tammany 4"  # the one compared with peers that play something else
# (measure of ours, measure of the peer, more is better): what is compared with what.
COMPARED = (
    ("playouts", "driven", True),
    ("playouts", "playouts", True),
    ("playouts", "by weight", True),
    ("driven", "driven", True),
    ("by weight", "by weight", True),
    ("step", "step", False),
    ("clone", "clone", False),
)


def shown_while(subjects: list[Subject], rounds: int) -> list[Figure]:
    """The measuring itself, with a bar on stderr."""
    columns = (TextColumn("{task.description:34}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(subjects) * (rounds + 1))

        def done(subject: Subject) -> None:
            progress.update(task, advance=1, description=f"{subject.owner}: {subject.measures[0]}")

        return interleave(subjects, rounds, done)


def ratios(figures: list[Figure], mine: str, others: list[str]) -> list[dict[str, object]]:
    """How many times better ours is, by rounds: the median of the ratio within each round, and its range."""
    by_key = {(f.owner, f.measure): f for f in figures}
    rows: list[dict[str, object]] = []
    for other in others:
        for measure, against, more in COMPARED:
            a, b = by_key.get((mine, measure)), by_key.get((other, against))
            if a is None or b is None:
                continue
            times = [x / y if more else y / x for x, y in zip(a.values, b.values)]
            row: dict[str, object] = {
                "ours": mine,
                "measure": measure,
                "peer": other,
                "peer_measure": against,
            }
            rows.append(row | {"median": statistics.median(times), "low": min(times), "high": max(times)})
    return rows


def run(
    names: tuple[str, ...], rounds: int, wanted: Callable[[str], bool]
) -> tuple[dict[str, object], list[Figure]]:
    core = pin()
    mine, sizes = ours.subjects(names, wanted)
    tiny, tiny_missing = kernel.subjects(wanted)
    theirs, missing = peers.subjects(wanted)
    figures = shown_while(mine + tiny + theirs, rounds)
    unequal = [owner for owner in peers.MAKERS if owner.split()[-1] not in peers.EQUAL_WORK]
    compared = ratios(figures, TEMPLATE, unequal)
    for name in peers.EQUAL_WORK:
        compared += ratios(figures, f"backroom {name}", [f"open_spiel {name}"])
    result: dict[str, object] = {
        "bench": "engine",
        "host": host() | {"pinned_to_core": core},
        "compiled": COMPILED,
        "rounds": rounds,
        "peers": peers.versions(),
        "missing": missing | tiny_missing,
        "figures": [figure.as_dict() for figure in figures],
        "state_bytes": sizes,
        "ratios": compared,
    }
    return result, figures


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def tell(result: dict[str, object], figures: list[Figure], console: Console) -> None:
    table = Table("", "measure", "median", "lowest", "highest", "unit", title="bench engine")
    for figure in sorted(figures, key=lambda f: (list(UNITS).index(f.measure), f.owner)):
        values = (figure.median, min(figure.values), max(figure.values))
        table.add_row(figure.owner, figure.measure, *map(number, values), UNITS[figure.measure])
    console.print(table)
    against = Table(
        "ours", "measure", "peer", "measure", "times", "lowest", "highest", title="ours against peers"
    )
    for row in result["ratios"]:  # type: ignore[attr-defined]
        words = [str(row[k]) for k in ("ours", "measure", "peer", "peer_measure")]
        against.add_row(*words, *(number(row[k]) for k in ("median", "low", "high")))
    console.print(against)
    for owner, size in result["state_bytes"].items():  # type: ignore[attr-defined]
        console.print(f"{owner}: {size['to_bytes']} bytes stored, {size['object']} in memory")
    for owner, why in result["missing"].items():  # type: ignore[attr-defined]
        console.print(f"not measured: {owner} ({why})")


def caption(result: dict[str, object]) -> str:
    machine = result["host"]
    found = ", ".join(f"{name} {version}" for name, version in result["peers"].items() if version)  # type: ignore[attr-defined]
    return (
        f"{machine['cpu']}, one core, Python {machine['python']}; {found}; "  # type: ignore[index]
        f"median and range of {result['rounds']} rounds; load {machine['load']:.0f}"  # type: ignore[index]
    )


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench/engine.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", nargs="*", default=None, help="our games (all)")
    parser.add_argument("--only", default="", help="only subjects whose name contains this")
    parser.add_argument("--json", action="store_true", help="one object on stdout")
    parser.add_argument("--plot", type=Path, help="write a picture (SVG)")
    given = parser.parse_args(argv)
    names = tuple(given.games) if given.games is not None else games.names()
    if given.rounds < 1 or set(names) - set(games.names()):
        parser.error(f"--rounds of at least 1 and --games of: {', '.join(games.names())}")
    result, figures = run(names, given.rounds, lambda owner: given.only in owner)
    if given.json:
        print(json.dumps(result))
    else:
        tell(result, figures, Console() if sys.stdout.isatty() else Console(width=120))
    if given.plot is not None:
        plot.draw(figures, given.plot, caption(result))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
