"""`backroom count`: scores a game on a real table, tableaux given as arguments or typed in one by one.

For games that have a part ``counting`` (``score``), whose votes can be counted from what lies before the players.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from backroom import games
from backroom.cli.base import Json, Lang, Mistake, app, console, say
from backroom.engine.errors import OptionError


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
    name: Annotated[
        str | None, typer.Option("--game", "-g", metavar="GAME", help=say("house-help-count-game"))
    ] = None,
) -> None:
    game = games.load(name) if name is not None else next(games.having("counting"))
    if not game.has("counting"):
        raise Mistake("house-count-not", game=game.name)
    counting, printed = game.part("counting"), game.part("printed")
    low, high = game.seats
    if number not in (1, 2, 3):
        raise Mistake("house-count-number", value=number)
    facts: Any = None
    if data is not None:
        try:
            facts = printed.read(data.read_bytes(), data.name)
        except OSError as error:
            raise Mistake("house-no-file", file=str(data), reason=error.strerror or "") from None
    given = list(tableaux or [])
    while not tableaux and len(given) < high:
        line = typer.prompt(
            say(f"{game.name}-count-ask", number=len(given) + 1), default="", show_default=False
        )
        if not line:
            break
        counting.read_tableau(line)  # a mistake is said at once
        given.append(line)
    if not low <= len(given) <= high:
        facts_of: dict[str, str | int] = {"game": game.name, "players": len(given), "low": low, "high": high}
        raise OptionError("error-players", facts_of)
    told = counting.score(len(given), [counting.read_tableau(text) for text in given], number, ties, facts)
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    table = Table(title=say(f"{game.name}-count-begins", count=number), title_justify="left")
    table.add_column("")
    for player in range(len(given)):
        table.add_column(str(player + 1), justify="right")
    for row in told["rows"]:
        if any(row["cards"]):
            cells = [
                f"{cards} → {votes}" if cards else "" for cards, votes in zip(row["cards"], row["votes"])
            ]
            table.add_row(say(f"{game.name}-guild-{row['guild']}"), *cells)
    table.add_section()
    table.add_row(say(f"{game.name}-page-sum"), *map(str, told["votes"]), style="bold")
    console().print(table)
