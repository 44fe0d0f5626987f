"""`backroom ratings GAME`: how strong each level is on one scale, measured, and written where the bots' cards read it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from backroom.cli.arena import show
from backroom.cli.base import (
    GameName,
    Games,
    Json,
    Lang,
    Mistake,
    Seed,
    app,
    console,
    named,
    say,
    write_bytes,
)


@app.command(help=say("ratings-help"))
def ratings(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p", help=say("arena-help-players"))] = None,
    games: Games = 100,
    seed: Seed = 1,
    divide: Annotated[int, typer.Option("--divide", metavar="N", help=say("ratings-help-divide"))] = 1,
    write: Annotated[
        Path | None, typer.Option("--write", metavar=named("FILE"), help=say("ratings-help-write"))
    ] = None,
    log: Annotated[
        Path | None, typer.Option("--log", metavar=named("FILE"), help=say("ratings-help-log"))
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", help=say("arena-help-workers"))] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help=say("arena-help-markdown"))] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from backroom.arena.rating import TIMES, measure
    from backroom.arena.runners import here
    from backroom.bots import ratings as kept
    from backroom.games import load

    found = load(game)
    for value, name in ((games, "--games"), (workers, "--workers"), (divide, "--divide")):
        if value is not None and value < 1:
            raise Mistake("house-at-least-one", option=name, value=value)
    count = players or found.seats[0]
    found.start(count)
    whole = kept.empty() if write is None or not write.exists() else _read(write)

    def so_far(table: dict[str, Any]) -> None:
        """A run that is cut off leaves what it has."""
        tables = whole["games"].setdefault(game, {}) | {str(count): table}
        whole["games"][game] = dict(sorted(tables.items(), key=lambda item: int(item[0])))
        whole["games"] = dict(sorted(whole["games"].items()))
        if write is not None:
            write_bytes(write, (json.dumps(whole, indent=1) + "\n").encode())

    columns = (
        TextColumn(say("arena-playing", game=game)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games * TIMES)
        try:
            table = measure(
                found,
                count,
                games,
                seed,
                divide,
                lambda work: here(work, lambda: progress.advance(task), workers),
                told=so_far,
                log=log,
            )
        except ValueError:
            raise Mistake("ratings-other-log", file=str(log)) from None
    if as_json:
        print(json.dumps({"game": game, "players": count} | table))
        return
    heads = [
        say(key) for key in ("arena-player", "arena-games", "arena-rating", "arena-interval", "arena-wins")
    ]
    rows = [
        [
            level,
            str(row["games"]),
            str(row["rating"]),
            f"{row['low']}–{row['high']}",
            f"{100 * row['wins']:.1f} %",
        ]
        for level, row in reversed(table["levels"].items())
    ]
    show(console(), say("arena-title", game=game, players=count), heads, rows, markdown)


def _read(path: Path) -> dict[str, Any]:
    """What was measured before stays, unless the file is another's."""
    from backroom.bots import ratings as kept

    try:
        found: dict[str, Any] = json.loads(path.read_bytes())
        if found["format"] == kept.FORMAT and isinstance(found["games"], dict):
            return found
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise Mistake("ratings-no-file", file=path)
