"""`backroom review FILE`: the chances through a finished game, and the moves that cost most."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from backroom.cli.base import Json, Lang, Language, Mistake, app, console, named, say
from backroom.cli.replay import read_record
from backroom.cli.show import Show
from backroom.engine.record import Record

ROWS = 16  # of the table of chances


@app.command(help=say("review-help"))
def review(
    file: Annotated[Path, typer.Argument(metavar=named("FILE"), help=say("house-help-replay-file"))],
    moves: Annotated[int, typer.Option("--moves", "-n", help=say("review-help-moves"))] = 10,
    playouts: Annotated[int, typer.Option("--playouts", help=say("review-help-playouts"))] = 120,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar=named("FILE.svg"), help=say("review-help-plot"))
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help=say("house-help-seed"))] = 1,
    workers: Annotated[int | None, typer.Option("--workers", help=say("arena-help-workers"))] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from backroom.arena import plots
    from backroom.arena.review import Effort
    from backroom.arena.review import review as look_again

    record = read_record(file)
    if record.result is None:
        raise Mistake("review-unfinished")
    for value, name in ((moves, "--moves"), (playouts, "--playouts"), (workers, "--workers")):
        if value is not None and value < 1:
            raise Mistake("house-at-least-one", option=name, value=value)
    columns = (
        TextColumn(say("review-reviewing")),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=None)
        told = look_again(
            record,
            Effort(playouts, trials=max(1, 2 * playouts // 3), retrials=8 * playouts, moves=moves),
            workers,
            lambda part, whole: progress.update(task, completed=part, total=whole),
            seed,
        )
    if plot is not None:
        names = [say("fact-seat", seat=colour) for colour in record.game.colours[: record.players]]
        words = ("review-plot-title", "review-plot-line", "review-plot-up", "review-plot-hindsight")
        title, across, up, hindsight = (say(key) for key in words)
        plots.chances(told, names, plot, (title, across, up, hindsight))
    shown = Show(record.game, Language.words, record.seats)
    for move in told["moves"]:
        for name in ("why", "why_played"):
            move[f"{name}_text"] = " ".join(shown.reason(one) for one in move[name])
        move["why_text"] = move["why_text"] or say("review-no-why")
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        tell(record, told, console())


def tell(record: Record, told: dict[str, Any], out: Console) -> None:
    shown = Show(record.game, Language.words, record.seats)
    out.print(say("review-title", game=record.game.name), style="bold")
    table = Table(title=say("review-chances"), title_justify="left")
    table.add_column(say("review-line"), justify="right")
    for seat in range(record.players):
        table.add_column(shown.seat(seat), justify="right")
    every = max(1, len(told["moments"]) // ROWS)
    picked = told["moments"][::every]
    if picked[-1] is not told["moments"][-1]:
        picked.append(told["moments"][-1])
    for moment in picked:
        cells = []
        for knew, after in zip(moment["knew"], moment["hindsight"]):
            cells.append(f"{100 * knew:.0f} %" + (f" ({100 * after:.0f} %)" if knew != after else ""))
        table.add_row(str(moment["line"]), *cells)
    out.print(table)
    if not told["moves"]:
        out.print(say("review-none", percent=1))
        return
    costly = Table(title=say("review-moves"), title_justify="left", show_lines=True)
    for key in (
        "review-line",
        "review-who",
        "review-played",
        "review-better",
        "review-cost",
        "review-why",
        "review-why-played",
    ):
        costly.add_column(say(key))
    for move in told["moves"]:
        costly.add_row(
            str(move["line"] + 1),
            shown.seat(move["seat"]),
            "\n".join(shown.told(move["played_steps"])) or move["played"],
            "\n".join(shown.told(move["better_steps"])) or move["better"],
            f"{100 * move['cost']:.0f} ± {100 * move['error']:.0f} %",
            move["why_text"],
            move["why_played_text"],
        )
    out.print(costly)
