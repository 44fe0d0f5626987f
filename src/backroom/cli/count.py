"""`backroom count`: scores a game of Guildes on a real table, tableaux given as arguments or typed in one by one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from backroom import games
from backroom.cli.base import Json, Lang, Mistake, app, console, say


def read_tableau(text: str, kinds: tuple[str, ...]) -> dict[str, int]:
    """`artisans 3 knights 1` as numbers by guild; `Mistake` says which word does not fit."""
    words = text.lower().split()
    found: dict[str, int] = {}
    if len(words) % 2:
        raise Mistake("house-count-form", text=text)
    for kind, number in zip(words[::2], words[1::2]):
        if kind not in kinds:
            raise Mistake("house-count-guild", text=kind, expected=", ".join(kinds))
        if not (number.isascii() and number.isdigit()) or len(number) > 2 or kind in found:
            raise Mistake("house-count-form", text=text)
        found[kind] = int(number)
    return found


@app.command(help=say("house-help-count"))
def count(
    tableaux: Annotated[
        list[str] | None, typer.Argument(metavar="TABLEAU", help=say("house-help-count-tableau"))
    ] = None,
    number: Annotated[int, typer.Option("--count", "-c", help=say("house-help-count-number"))] = 1,
    ties: Annotated[bool, typer.Option("--ties", help=say("house-help-count-ties"))] = False,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FILE", help=say("house-help-count-data"))
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    game = games.load("guildes")
    counting, printed = game.part("counting"), game.part("printed")
    if number not in (1, 2, 3):
        raise Mistake("house-count-number", value=number)
    facts: Any = None
    if data is not None:
        try:
            facts = printed.read(data.read_bytes(), data.name)
        except OSError as error:
            raise Mistake("house-no-file", file=str(data), reason=error.strerror or "") from None
    given = list(tableaux or [])
    while not tableaux and len(given) < 6:
        line = typer.prompt(say("house-count-ask", number=len(given) + 1), default="", show_default=False)
        if not line:
            break
        read_tableau(line, printed.KINDS)  # a mistake is said at once
        given.append(line)
    if not 3 <= len(given) <= 6:
        raise Mistake("house-count-players", players=len(given))
    told = counting.score(
        len(given), [read_tableau(text, printed.KINDS) for text in given], number, ties, facts
    )
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    table = Table(title=say("guildes-count-begins", count=number), title_justify="left")
    table.add_column("")
    for player in range(len(given)):
        table.add_column(str(player + 1), justify="right")
    for row in told["rows"]:
        if any(row["cards"]):
            cells = [
                f"{cards} → {votes}" if cards else "" for cards, votes in zip(row["cards"], row["votes"])
            ]
            table.add_row(say(f"guildes-guild-{row['guild']}"), *cells)
    table.add_section()
    table.add_row(say("guildes-page-sum"), *map(str, told["votes"]), style="bold")
    console().print(table)
