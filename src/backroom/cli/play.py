"""`backroom play [GAME]`: a table in the browser, or with --terminal a game right here."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from backroom.bots import names as bot_names
from backroom.cli.base import (
    Data,
    Lang,
    Language,
    Mistake,
    Options,
    app,
    console,
    named,
    pairs,
    say,
)
from backroom.cli.drive import PERSON, read_seats
from backroom.engine.record import Record
from backroom.games import load as load_game


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
        str | None, typer.Argument(metavar=named("GAME"), help=say("house-help-game"), show_default=False)
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", "-t", help=say("house-help-terminal"))] = False,
    players: Annotated[int | None, typer.Option("--players", "-p", help=say("house-help-players"))] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar=named("me,BOT,…"), help=say("house-help-play-seats"))
    ] = None,
    option: Options = None,
    data: Data = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help=say("house-help-seed"))] = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar=named("FILE"), help=say("house-help-load"))
    ] = None,
    log: Annotated[
        str | None, typer.Option("--log", metavar=named("LEVEL"), help=say("server-help-log"))
    ] = None,
    lang: Lang = None,
) -> None:
    if not terminal:
        for value, name in ((seed, "--seed"), (load, "--load")):
            if value is not None:
                raise Mistake("house-terminal-only", option=name)
        in_browser(wish(game, players, seats, option, data), lang, log)
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
    out.print(say("house-welcome", game=say(f"{record.game.name}-name")))
    Game(record, secrets.randbits(63) if seed is None else seed, Language.words, out).run()


def wish(
    game: str | None, players: int | None, seats: str | None, option: list[str] | None, data: Path | None
) -> dict[str, Any]:
    """What the start page is to offer: the game, and all that was said about the table, checked as for the terminal."""
    if game is None:
        if seats or option or data or players:
            from backroom.games import names

            raise Mistake("house-which-game", known=names())
        return {}
    record = new_game(game, players, seats, option, data)
    found = load_game(game)
    for name in record.seats:
        if "@" in name:  # a budget of one's own is for research; at a table bots are levels
            raise Mistake("house-no-bot", name=name, known=[PERSON, *bot_names(found, record.players)])
    asked: dict[str, Any] = {"game": game}
    if seats or players:
        asked["seats"] = [PERSON if name.split(":")[0] == PERSON else name for name in record.seats]
    if option:
        asked["options"] = {name: record.options[name] for name in pairs(option)}
    if record.data is not None:
        asked["data"] = record.data
    return asked


def in_browser(asked: dict[str, Any], lang: str | None, log: str | None) -> None:
    """Start a server of one's own and open the browser; `backroom.cli.serve` does it."""
    from backroom.cli.serve import open_browser

    open_browser(asked, lang, log)
