"""`backroom serve`: tables for others; and the server behind `backroom play`, which opens the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from backroom.cli.base import Lang, Mistake, app, console, say

StoreAt = Annotated[str | None, typer.Option("--store", metavar="FILE|URL", help=say("server-help-store"))]


def home() -> Path:
    """Where one's own games are kept."""
    import os

    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "backroom"


@app.command(help=say("server-help-serve"))
def serve(
    host: Annotated[str | None, typer.Option("--host", help=say("server-help-host"))] = None,
    port: Annotated[int | None, typer.Option("--port", help=say("server-help-port"))] = None,
    store: StoreAt = None,
    origin: Annotated[str | None, typer.Option("--origin", help=say("server-help-origin"))] = None,
    lang: Lang = None,
) -> None:
    from backroom.server.run import serve as run
    from backroom.server.settings import Settings

    settings = Settings.read(host=host, port=port, store=store, origin=origin)
    check_port(settings.host, settings.port)
    run(settings, lambda real: console().print(say("server-serving", address=_address(settings, real))))


def check_port(host: str, port: int) -> None:
    """A port that somebody else has, or an address that is not ours, is bad input: said before anything is opened."""
    import socket

    try:
        family, kind, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, OverflowError) as error:
        raise Mistake(
            "house-port", host=host, port=str(port), reason=getattr(error, "strerror", None) or error
        ) from None


def _address(settings: Any, port: int) -> str:
    return settings.origin or f"http://{settings.host}:{port}"


def open_browser(game: str | None, lang: str | None) -> None:
    """A server for oneself and the page in the browser; ends with Ctrl-C."""
    import os

    from backroom.server.run import serve as run
    from backroom.server.settings import Settings
    from backroom.server.sockets import usable_port

    given: dict[str, Any] = {}
    if "BACKROOM_STORE" not in os.environ:
        home().mkdir(parents=True, exist_ok=True)
        given["store"] = str(home() / "tables.sqlite")
    settings = Settings.read(**given)
    if "BACKROOM_PORT" not in os.environ:
        settings = Settings.read(**given, port=usable_port(settings.host, settings.port))
    check_port(settings.host, settings.port)

    def started(port: int) -> None:
        query = "&".join(f"{name}={value}" for name, value in (("game", game), ("lang", lang)) if value)
        address = f"http://{settings.host}:{port}/" + (f"?{query}" if query else "")
        console().print(say("server-playing", address=address))
        if os.environ.get("BACKROOM_BROWSER") != "0":
            webbrowser.open(address)

    run(settings, started)
