"""`backroom --version`: the version, and whether the rules run compiled or as plain Python."""

from __future__ import annotations

from typing import Annotated

import typer

from backroom import PURE, __version__
from backroom.cli.base import app, say


def form() -> str:
    """Compiled, or plain Python and why."""
    from backroom.engine.state import COMPILED

    if COMPILED:
        return say("house-compiled")
    return say("house-plain-asked" if PURE else "house-plain-no-compiler")


def show_version(asked: bool) -> None:
    if asked:
        print(f"backroom {__version__}\n{form()}")
        raise typer.Exit


@app.callback(help=say("house-help-backroom"))
def backroom(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=say("house-help-version"))
    ] = False,
) -> None:
    """The options before any command."""
