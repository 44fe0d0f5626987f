"""`backroom new-game NAME`: a small game that works, as a package of its own, to start from (docs/adding-a-game.md)."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.base import Lang, Mistake, app, named, say, write_bytes
from backroom.games import NAME, sources

SUFFIX = ".tmpl"
PLACE = "NAME"  # stands for the name in texts, names of files and of folders
PREFIX = "PREFIX"  # of the ids of its rules, which no other game has
#: Names of files that some systems keep for themselves.
DEVICES = re.compile(r"con|prn|aux|nul|com\d|lpt\d")


def written(folder: Traversable, to: Path, name: str) -> list[Path]:
    """The files of the package, each with its name put in."""
    found = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        target = to / item.name.replace(PLACE, name).removesuffix(SUFFIX)
        if item.is_dir():
            found += written(item, target, name)
        elif item.name.endswith(SUFFIX):
            text = item.read_text(encoding="utf-8").replace(PLACE, name).replace(PREFIX, name.upper())
            write_bytes(target, text.encode())
            found.append(target)
    return found


@app.command("new-game", help=say("house-help-new-game"))
def new_game(
    name: Annotated[str, typer.Argument(metavar=named("NAME"), help=say("house-help-new-game-name"))],
    to: Annotated[
        Path | None, typer.Option("--to", metavar=named("DIR"), help=say("house-help-new-game-to"))
    ] = None,
    lang: Lang = None,
) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Mistake("error-game-name", game=name)
    if name in {source.name for source in sources()}:
        raise Mistake("error-game-twice", game=name)
    if DEVICES.fullmatch(name) or name in sys.stdlib_module_names or find_spec(name) is not None:
        raise Mistake("house-new-game-taken", game=name)
    folder = (to or Path()) / name
    if folder.exists():
        raise Mistake("house-no-write", file=folder, reason=say("house-os-exists"))
    count = len(written(files(__name__) / "package", folder, name))
    print(say("house-new-game", count=count, folder=str(folder), game=name))
