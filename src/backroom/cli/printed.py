"""`backroom data export GAME`, `backroom data check FILE`: a game's printed facts as a file to correct, and whether one that
was corrected holds together; reading one's own copy for a game.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

from backroom.cli.base import (
    GameName,
    Json,
    Lang,
    Mistake,
    app,
    named,
    read_bytes,
    say,
    write_bytes,
)
from backroom.engine.game import Game
from backroom.engine.outside import read_toml

group = typer.Typer(no_args_is_help=True, help=say("house-help-data-group"))
app.add_typer(group, name="data")


def read_own(game: Game, path: Path | None) -> tuple[Any, dict[str, Any] | None]:
    """The printed facts of one's own copy, as the game takes them and raw for a record; no file, no facts."""
    if path is None:
        return None, None
    raw = read_bytes(path)
    if game.read_data is None:
        raise Mistake("house-data-fixed", game=game.name)
    own = game.read_data(raw, str(path))
    return own, read_toml(raw)


def which(path: Path, raw: bytes, name: str | None) -> Game:
    """The game a file belongs to: named on the command line, in the file, or by the folder it lies in."""
    from backroom.games import load, names

    try:
        inside = read_toml(raw).get("game")
    except tomllib.TOMLDecodeError as error:
        raise Mistake("house-not-toml", file=path, reason=str(error)) from None
    for guess in (
        name,
        inside,
        path.resolve().parent.name if path.resolve().parent.name in names() else None,
    ):
        if isinstance(guess, str):
            return load(guess)
    raise Mistake("house-data-which", file=path, known=names())


@group.command("export", help=say("house-help-data-export"))
def export(
    name: GameName,
    file: Annotated[
        Path | None,
        typer.Argument(metavar=named("FILE"), help=say("house-help-data-out"), show_default=False),
    ] = None,
    lang: Lang = None,
) -> None:
    from backroom.games import load

    game = load(name)
    printed = game.folder / "printed.toml"
    if game.read_data is None or not printed.is_file():
        raise Mistake("house-data-fixed", game=game.name)
    if file is None:
        sys.stdout.write(printed.read_text(encoding="utf-8"))
        return
    if file.exists():
        raise Mistake("house-data-there", file=file)
    write_bytes(file, printed.read_bytes())
    print(say("house-data-exported", file=file, game=say(f"{game.name}-name")))


@group.command("check", help=say("house-help-data-check"))
def check(
    file: Annotated[Path, typer.Argument(metavar=named("FILE"), help=say("house-help-data-file"))],
    game: Annotated[
        str | None, typer.Option("--game", "-g", metavar=named("GAME"), help=say("house-help-data-game"))
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    raw = read_bytes(file)
    found = which(file, raw, game)
    reader = found.read_data or found.part("printed").read
    reader(raw, str(file))
    if as_json:
        print(json.dumps({"file": str(file), "game": found.name, "ok": True}))
    else:
        print(say("house-data-good", file=file, game=found.name))
