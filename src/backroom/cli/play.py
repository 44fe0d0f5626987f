"""`backroom play [GAME]`: a table in the browser, or with --terminal a game right here."""

from __future__ import annotations

import importlib.util
import secrets
from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.base import Data, House, Lang, Mistake, Options, app, console, pairs, say
from backroom.cli.drive import PERSON, read_seats
from backroom.engine.record import Record


def new_game(
    game: str, players: int | None, seats: str | None, option: list[str] | None, data: Path | None
) -> Record:
    """The record of a game about to begin; everything asked for is checked here."""
    from backroom.cli.printed import read_own
    from backroom.games import load

    found = load(game)
    names = read_seats(seats, players, found, person=True)
    own, raw = read_own(found, data)
    found.start(len(names), pairs(option), own)
    return Record(found, len(names), found.read_options(pairs(option)), names, data=raw)


def saved_game(path: Path, game: str | None) -> Record:
    """A saved game to go on with."""
    from backroom.cli.replay import read_record

    record = read_record(path)
    if game is not None and record.game.name != game:
        raise Mistake("house-load-other", file=path, game=game, found=record.game.name)
    if record.result is not None:
        raise Mistake("house-load-over", file=path)
    read_seats(",".join(record.seats), None, record.game, person=True)
    return record


@app.command(help=say("house-help-play"))
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=say("house-help-game"), show_default=False)
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", "-t", help=say("house-help-terminal"))] = False,
    players: Annotated[int | None, typer.Option("--players", "-p", help=say("house-help-players"))] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="me,BOT,…", help=say("house-help-play-seats"))
    ] = None,
    option: Options = None,
    data: Data = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help=say("house-help-seed"))] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help=say("house-help-load"))] = None,
    lang: Lang = None,
) -> None:
    if not terminal:
        in_browser(game, lang)
        return
    from backroom.cli.terminal import Game

    if load is not None:
        if seats or option or data or players:
            raise Mistake("house-load-alone")
        record = saved_game(load, game)
    elif game is None:
        from backroom.games import names

        raise Mistake("house-which-game", known=names())
    else:
        record = new_game(game, players, seats, option, data)
    if not any(name.split(":")[0] == PERSON for name in record.seats):
        raise Mistake("house-nobody", person=PERSON)
    out = console()
    out.print(say("house-welcome", game=record.game.name))
    Game(record, secrets.randbits(63) if seed is None else seed, House.words, out).run()


def in_browser(game: str | None, lang: str | None) -> None:
    """Start a server of one's own and open the browser; `backroom.cli.serve` does it."""
    if game is not None:
        from backroom.games import load

        load(game)
    if importlib.util.find_spec("backroom.cli.serve") is None:
        raise Mistake("house-no-server")
    from backroom.cli.serve import open_browser  # type: ignore[import-not-found, unused-ignore]

    open_browser(game, lang)
