"""`backroom arena GAME`: matches between bots with rotated seats, intervals, ratings and plots."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from backroom.cli.base import (
    Data,
    GameName,
    Games,
    Json,
    Lang,
    Mistake,
    Options,
    RecordTo,
    Seed,
    app,
    console,
    named,
    pairs,
    say,
    write_bytes,
)
from backroom.engine.game import Game
from backroom.engine.record import Record

if TYPE_CHECKING:
    from backroom.arena.match import Field, Outcome


def read_names(text: str, game: Game) -> tuple[str, ...]:
    """`expert,greedy,hard@400` as names that bots can be made of."""
    from backroom import bots

    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        bots.make(name, game, 0)
    return names


def with_budgets(lineup: tuple[str, ...], budgets: str) -> list[tuple[int, tuple[str, ...]]]:
    """The line-up once for each budget, which the first player gets."""
    try:
        amounts = [int(part) for part in budgets.split(",")]
    except ValueError:
        raise Mistake("arena-budgets-form", text=budgets) from None
    level = lineup[0].partition("@")[0]
    return [(amount, (f"{level}@{amount}", *lineup[1:])) for amount in amounts]


@app.command(help=say("arena-help"))
def arena(
    game: GameName,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar=named("BOT,BOT,…"), help=say("arena-help-seats"))
    ] = None,
    ladder: Annotated[
        str | None, typer.Option("--ladder", metavar=named("BOT,BOT,…"), help=say("arena-help-ladder"))
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help=say("arena-help-players"))] = None,
    games: Games = 100,
    seed: Seed = 1,
    budgets: Annotated[
        str | None, typer.Option("--budgets", metavar="N,N,…", help=say("arena-help-budgets"))
    ] = None,
    on: Annotated[str, typer.Option("--on", metavar="here|ray", help=say("arena-help-on"))] = "here",
    workers: Annotated[int | None, typer.Option("--workers", help=say("arena-help-workers"))] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar=named("DIR"), help=say("arena-help-plot"))
    ] = None,
    record: RecordTo = None,
    option: Options = None,
    data: Data = None,
    markdown: Annotated[bool, typer.Option("--markdown", help=say("arena-help-markdown"))] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from backroom.arena import stats
    from backroom.arena.match import Field, Pairing, mixed, rotations
    from backroom.arena.runners import RUNNERS
    from backroom.cli.printed import read_own
    from backroom.games import load

    found = load(game)
    if (seats is None) == (ladder is None):
        raise Mistake("arena-seats-or-ladder")
    if on not in RUNNERS:
        raise Mistake("arena-no-runner", on=on, known=list(RUNNERS))
    for value, name in ((games, "--games"), (workers, "--workers")):
        if value is not None and value < 1:
            raise Mistake("house-at-least-one", option=name, value=value)
    _, raw = read_own(found, data)
    field = Field(game, found.read_options(pairs(option)), raw)
    names = read_names(seats if ladder is None else ladder, found)  # type: ignore[arg-type]
    count = len(names) if ladder is None else players or found.seats[0]
    if ladder is None and players not in (None, count):
        raise Mistake("house-seats-count", seats=count, players=players)
    if ladder is not None and len(set(names)) < max(count, len(names)):
        raise Mistake("arena-ladder-few", players=count)
    field.start(count)
    work: list[tuple[int, list[Pairing]]] = []
    if ladder is not None:
        work.append((0, list(mixed(field, names, count, games, seed))))
    elif budgets is not None:
        for amount, lineup in with_budgets(names, budgets):
            read_names(",".join(lineup), found)
            work.append((amount, list(rotations(field, lineup, games, seed))))
    else:
        work.append((0, list(rotations(field, names, games, seed))))

    if record is not None:
        if record.exists() and not record.is_dir():
            raise Mistake("house-no-write", file=record, reason=say("house-os-not-folder"))
        work = [(amount, [replace(pairing, keep=True) for pairing in part]) for amount, part in work]
    began = time.perf_counter()
    columns = (
        TextColumn(say("arena-playing", game=game)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    results = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=sum(len(pairings) for _, pairings in work))
        for amount, pairings in work:
            results.append((amount, RUNNERS[on](pairings, lambda: progress.advance(task), workers)))
    outcomes = [outcome for _, part in results for outcome in part]
    if record is not None:
        write_records(record, found, field, seed, outcomes)
    matches = [{"budget": amount or None, "players": stats.summary(part)} for amount, part in results]
    told: dict[str, Any] = {
        "game": game,
        "players": count,
        "seats": list(names) if ladder is None else None,
        "games": games,
        "seed": seed,
        "options": field.options,
        "on": on,
        "seconds": round(time.perf_counter() - began, 3),
        "matches": matches,
        "ratings": stats.rate(outcomes) if ladder is not None else None,
    }
    if plot is not None:
        told["plots"] = draw(plot, game, count, results, matches)
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        tell(told, console(), markdown)


def write_records(folder: Path, game: Game, field: Field, seed: int, outcomes: list[Outcome]) -> None:
    """Every game as a file that `backroom replay` shows and `backroom review` looks at."""
    for number, outcome in enumerate(outcomes):
        result: dict[str, list[Any]] = {"scores": list(outcome.scores), "shares": list(outcome.shares)}
        kept = Record(
            game,
            len(outcome.seats),
            dict(field.options),
            list(outcome.seats),
            list(outcome.log),
            result,
            field.data,
        )
        write_bytes(folder / f"{game.name}-{len(outcome.seats)}p-{seed}-{number:05d}.json", kept.to_json())


def draw(folder: Path, game: str, count: int, results: Any, matches: list[dict[str, Any]]) -> list[str]:
    """The pictures of this run; where they are."""
    from backroom.arena import plots

    made = []
    title = say("arena-title", game=game, players=count)
    path = folder / f"bots-{game}-{count}-scores.svg"
    plots.scores(results[-1][1], path, title, say("house-points"), say("arena-share-of-games"))
    made.append(str(path))
    if len(matches) > 1:
        rows = []
        for match in matches:
            own = next(r for r in match["players"] if r["player"].endswith(f"@{match['budget']}"))
            rows.append(own | {"budget": match["budget"], "series": own["player"].partition("@")[0]})
        path = folder / f"bots-{game}-{count}-strength.svg"
        plots.strength(rows, path, title, say("arena-budget"), say("arena-share-of-wins"))
        made.append(str(path))
    return made


def tell(told: dict[str, Any], out: Console, markdown: bool) -> None:
    heads = [
        say(key)
        for key in (
            "arena-player",
            "arena-games",
            "arena-wins",
            "arena-interval",
            "arena-score",
            "arena-slowest",
        )
    ]
    rated = {row["player"]: row for row in told["ratings"] or []}
    if rated:
        heads.insert(4, say("arena-rating"))
    for match in told["matches"]:
        rows = []
        for row in match["players"]:
            cells = [
                row["player"],
                str(row["games"]),
                f"{100 * row['share']:.1f} %",
                f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %",
                f"{row['mean_score']:.1f}",
                f"{row['slowest']:.2f} s",
            ]
            if rated:
                own = rated.get(row["player"])
                cells.insert(4, f"{own['mu']:.1f} ± {own['sigma']:.1f}" if own else "–")
            rows.append(cells)
        title = say("arena-title", game=told["game"], players=told["players"])
        show(out, title, heads, rows, markdown)
    out.print(say("arena-time", seconds=round(told["seconds"], 1)))


def show(
    out: Console, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], markdown: bool
) -> None:
    if markdown:
        lines = [heads, ["---"] + ["--:"] * (len(heads) - 1), *rows]
        out.print("\n".join(f"| {' | '.join(line)} |" for line in lines), soft_wrap=True, markup=False)
        return
    table = Table(title=title, title_justify="left")
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number == 0 else "right")
    for row in rows:
        table.add_row(*row)
    out.print(table)
