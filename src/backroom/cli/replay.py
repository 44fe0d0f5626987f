"""`backroom replay FILE`: check a stored game line by line and show any moment of it as a seat saw it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from backroom.cli.base import Json, Lang, Language, Mistake, app, console, named, read_bytes, say
from backroom.cli.show import Show
from backroom.engine import knowledge
from backroom.engine.knowledge import ALL
from backroom.engine.record import Record
from backroom.engine.state import CHANCE
from backroom.engine.story import tell_record


def read_record(path: Path) -> Record:
    """A record whose every line replays and whose result is the one told; anything else is bad input."""
    from backroom.games import load

    record = Record.from_json(read_bytes(path), load)
    if record.result is None:
        record.replay()
    else:
        record.check()
    return record


def read_seat(text: str | None, record: Record) -> int | None:
    """A seat by its number or colour; None is a spectator."""
    if text is None:
        return None
    colours = list(record.game.colours[: record.players])
    if text in colours:
        return colours.index(text)
    if text.isdecimal() and int(text) < record.players:
        return int(text)
    raise Mistake("house-no-seat", seat=text, last=record.players - 1, colours=colours)


def log_table(record: Record, shown: Show, lines: int) -> Table:
    """The log as it is written, and what each line did in words. Who has the file has all of it."""
    table = Table(title=say("house-log"), title_justify="left", title_style="bold", show_header=False)
    table.add_column(justify="right", style="dim")
    number = 0
    for count, steps in tell_record(record.game, record.start(), record.log[:lines], ALL):
        seat = record.log[number][0]
        texts = [text for _, text in record.log[number : number + count]]
        number += count
        who = Text(say("house-chance"), style="dim") if seat == CHANCE else shown.seat(seat)
        table.add_row(str(number), who, ", ".join(texts), "\n".join(shown.told(steps)))
    return table


@app.command(help=say("house-help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar=named("FILE"), help=say("house-help-replay-file"))],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help=say("house-help-at"))] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar=named("SEAT"), help=say("house-help-seat"))
    ] = None,
    log: Annotated[bool, typer.Option("--log", help=say("house-help-log"))] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    record = read_record(file)
    watcher = read_seat(seat, record)
    lines = len(record.log) if at is None else at
    if not 0 <= lines <= len(record.log):
        raise Mistake("house-no-line", line=lines, last=len(record.log))
    state = record.replay(lines)
    view = knowledge.view(record.game, state, watcher)
    if as_json:
        told = {
            "game": record.game.name,
            "players": record.players,
            "options": record.options,
            "seats": record.seats,
            "lines": len(record.log),
            "at": lines,
            "seat": watcher,
            "over": state.over,
            "scores": state.scores(),
            "result": record.result if lines == len(record.log) else None,
            "view": view,
        }
        # Who has the file has the whole log: it is printed as it stands. Only the view is a seat's own.
        if log:
            told["log"] = [["chance" if s == CHANCE else s, t] for s, t in record.log[:lines]]
        print(json.dumps(told, ensure_ascii=False))
        return
    out, shown = console(), Show(record.game, Language.words, record.seats)
    out.print(
        say("house-replay-title", game=record.game.name, line=lines, last=len(record.log)), style="bold"
    )
    if log:
        out.print(log_table(record, shown, lines))
    out.print(shown.view(view))
    if state.over:
        out.print(shown.outcome(state.scores(), state.ranks()))
    else:
        out.print(Text.assemble(say("house-to-act"), " ", shown.pending(view)))
