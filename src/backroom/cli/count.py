"""`backroom count`: scores a game on a real table, tableaux given as arguments or typed in one by one.

For games that have a part ``counting`` (``score``), whose votes can be counted from what lies before the players. What is
typed is asked for again when it does not fit: a slip loses nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.table import Table

from backroom import games
from backroom.cli.base import Json, Lang, Mistake, app, console, named, say, sentence
from backroom.cli.printed import read_own
from backroom.engine.errors import BackroomError, OptionError
from backroom.engine.game import Game

COUNTS = 3
HELP = "?"
T = TypeVar("T")


class Asked:
    """The answers of whoever sits at the real table."""

    def __init__(self, game: Game) -> None:
        self.game, self.counting = game, game.part("counting")
        kinds = game.part("printed").KINDS
        self.names = {kind: say(f"{game.name}-guild-{kind}") for kind in kinds}

    def ask(self, read: Callable[[str], T], key: str, /, **facts: Any) -> T | None:
        """What one types, read; None when it is nothing. What does not fit is said, and asked for again."""
        while True:
            question = say(f"{self.game.name}-count-{key}", **facts)
            line = typer.prompt(question, default="", show_default=False, prompt_suffix="\n> ")
            if not line.strip():
                return None
            if line.strip().lower() in (HELP, "help", "aide", "aiuto"):
                typer.echo(say(f"{self.game.name}-count-help", guilds=list(self.names.values())))
                continue
            try:
                return read(line)
            except BackroomError as error:
                typer.echo(sentence(error))

    def tableau(self, line: str) -> dict[str, int]:
        found: dict[str, int] = self.counting.read_tableau(line, self.names)
        return found

    def tableaux(self, before: list[dict[str, int]]) -> list[dict[str, int]]:
        """One a player; at a later count nothing typed means: as before."""
        low, high = self.game.seats
        if before:
            return [
                self.ask(self.tableau, "ask-again", number=number + 1) or old
                for number, old in enumerate(before)
            ]
        given: list[dict[str, int]] = []
        while len(given) < high:
            one = self.ask(self.tableau, "ask", number=len(given) + 1)
            if one is not None:
                given.append(one)
            elif len(given) < low:
                typer.echo(say("house-count-few", players=len(given), low=low))
            else:
                break
        return given

    def tricks(self, players: int) -> dict[str, tuple[int, int]]:
        found: dict[str, tuple[int, int]] = {}
        while one := self.ask(lambda line: self.counting.read_trick(line, players, self.names), "ask-trick"):
            found[one[0]] = one[1:]
        return found


def shown(game: Game, told: dict[str, Any], totals: list[int]) -> Table:
    table = Table(title=say(f"{game.name}-count-begins", count=told["number"]), title_justify="left")
    table.add_column("")
    for player in range(len(totals)):
        table.add_column(str(player + 1), justify="right")
    for row in told["rows"]:
        if any(row["cards"]):
            cells = [
                f"{cards} → {votes}" if cards else "" for cards, votes in zip(row["cards"], row["votes"])
            ]
            table.add_row(say(f"{game.name}-guild-{row['guild']}"), *cells)
    table.add_section()
    table.add_row(say(f"{game.name}-page-sum"), *map(str, told["votes"]), style="bold")
    if totals != told["votes"]:
        table.add_row(say(f"{game.name}-count-in-all"), *map(str, totals), style="bold")
    return table


def winners(game: Game, totals: list[int]) -> str:
    first = [number + 1 for number, votes in enumerate(totals) if votes == max(totals)]
    return say(f"{game.name}-count-won", players=first, count=len(first), votes=max(totals))


def conversation(game: Game, number: int, ties: bool, own: Any) -> None:
    """Count after count with running totals, as long as one likes."""
    asked = Asked(game)
    tableaux: list[dict[str, int]] = []
    totals: list[int] = []
    while True:
        tableaux = asked.tableaux(tableaux)
        totals = totals or [0] * len(tableaux)
        tricks = asked.tricks(len(tableaux))
        try:
            told = asked.counting.score(len(tableaux), tableaux, number, ties, own, tricks)
        except BackroomError as error:  # more cards than there are: the tableaux are gone through again
            typer.echo(sentence(error))
            continue
        totals = [a + b for a, b in zip(totals, told["votes"])]
        console().print(shown(game, told, totals))
        if number == COUNTS:
            typer.echo(winners(game, totals))
        if number == COUNTS or asked.ask(str, "go-on", count=number + 1) is not None:
            return
        number, ties = number + 1, False


@app.command(help=say("house-help-count"))
def count(
    tableaux: Annotated[
        list[str] | None, typer.Argument(metavar=named("TABLEAU"), help=say("house-help-count-tableau"))
    ] = None,
    number: Annotated[int, typer.Option("--count", "-c", help=say("house-help-count-number"))] = 1,
    ties: Annotated[bool, typer.Option("--ties", help=say("house-help-count-ties"))] = False,
    tricks: Annotated[list[str] | None, typer.Option("--trick", help=say("house-help-count-trick"))] = None,
    data: Annotated[
        Path | None, typer.Option("--data", metavar=named("FILE"), help=say("house-help-count-data"))
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
    name: Annotated[
        str | None, typer.Option("--game", "-g", metavar=named("GAME"), help=say("house-help-count-game"))
    ] = None,
) -> None:
    game = games.load(name) if name is not None else next(games.having("counting"))
    if not game.has("counting"):
        raise Mistake("house-count-not", game=game.name)
    low, high = game.seats
    if number not in range(1, COUNTS + 1):
        raise Mistake("house-count-number", value=number)
    own, _ = read_own(game, data)
    if not tableaux:
        conversation(game, number, ties, own)
        return
    if not low <= len(tableaux) <= high:
        raise OptionError("error-players", game.crowd(len(tableaux)))
    asked = Asked(game)
    marks = {
        kind: (seat, sign)
        for kind, seat, sign in (
            asked.counting.read_trick(text, len(tableaux), asked.names) for text in tricks or []
        )
    }
    told = asked.counting.score(len(tableaux), list(map(asked.tableau, tableaux)), number, ties, own, marks)
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        console().print(shown(game, told, told["votes"]))
