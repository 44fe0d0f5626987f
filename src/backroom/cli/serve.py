"""`backroom serve`: tables for others; and the server behind `backroom play`, which opens the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from backroom.cli.base import Lang, Mistake, app, console, named, say

StoreAt = Annotated[
    str | None, typer.Option("--store", metavar=named("FILE|URL"), help=say("server-help-store"))
]


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


LONGEST = 300  # characters of an address that are shown; printed facts of one's own make it longer


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


def start_page(address: str, asked: dict[str, Any], lang: str | None) -> str:
    """The start page's address, with what it is to offer; in the fragment, where it reaches no server's log: printed facts
    of one's own can be long, and are nobody else's.
    """
    import base64
    import json

    pairs = (("game", asked.get("game")), ("lang", lang))
    query = "&".join(f"{name}={value}" for name, value in pairs if value)
    more = {name: value for name, value in asked.items() if name != "game"}
    page = f"{address}/" + (f"?{query}" if query else "")
    if more:
        page += "#new=" + base64.urlsafe_b64encode(json.dumps(more).encode()).decode().rstrip("=")
    return page


def open_browser(asked: dict[str, Any], lang: str | None, log: str | None) -> None:
    """A server for oneself and the page in the browser; ends with Ctrl-C. Says in words what a player wants to know; the
    server's own log only when it is asked for.
    """
    import os

    from backroom.server.run import serve as run
    from backroom.server.settings import Settings
    from backroom.server.sockets import usable_port

    given: dict[str, Any] = {}
    if "BACKROOM_STORE" not in os.environ:
        home().mkdir(parents=True, exist_ok=True)
        given["store"] = str(home() / "tables.sqlite")
    if log is not None or "BACKROOM_LOG" not in os.environ:
        given["log"] = log or "error"
    settings = Settings.read(**given)
    if "BACKROOM_PORT" not in os.environ:
        settings = Settings.read(**given, port=usable_port(settings.host, settings.port))
    check_port(settings.host, settings.port)

    def started(port: int) -> None:
        home_page = f"http://{settings.host}:{port}"
        address = start_page(home_page, asked, lang)
        out = console()
        # What was asked for is part of the address, also of one that is copied; only long facts stay behind the link.
        long = len(address) > LONGEST and out.is_terminal
        shown = address.partition("#")[0] if long else address
        out.print(say("server-playing", address=f"[link={address}]{shown}[/link]"), soft_wrap=True)
        out.print(say("server-playing-end"))
        out.print(
            say("server-playing-kept", store=settings.store.partition("@")[2] or settings.store),
            soft_wrap=True,
        )
        if os.environ.get("BACKROOM_BROWSER") == "0" or not webbrowser.open(address):
            if long:
                out.print(address, markup=False, soft_wrap=True)

    run(settings, started)
