"""The browser client's files, and the pages that hold it: every address of a table gives the same page.

A proxy may have put the server below a path; the page then says so (``data-below``), and the client makes all its addresses
with it. There is no ``<base>``, which would bend links inside a page too.
"""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from backroom import games
from backroom.engine.game import Game
from backroom.server.caller import prefix_of
from backroom.server.settings import Settings

STATIC = Path(__file__).parent / "static"
YEAR = "public, max-age=31536000, immutable"

# Nothing from elsewhere, nothing inline but attributes of drawings; no frame may hold a table.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)

SAFE = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]

MISSING = """<!doctype html><html lang="en"><title>Backroom</title>
<p>The server runs, but the browser client is not built. <code>make setup</code> builds it.</p></html>"""


def index(below: str) -> str | None:
    """The client's page for a server that people see below this path; None when there is none."""
    built = STATIC / "index.html"
    return _index(built, built.stat().st_mtime_ns, below) if built.is_file() else None


@functools.lru_cache(16)
def _index(built: Path, changed: int, below: str) -> str:
    text = built.read_text(encoding="utf-8").replace('="./', f'="{escape(below)}/')
    return text.replace("<html ", f'<html data-below="{escape(below)}" ', 1) if below else text


Answer = Callable[[Request], Awaitable[Response]]


def page(settings: Settings, status: int = 200) -> Answer:
    """The client, for / and for every table."""

    async def answer(request: Request) -> Response:
        text = index(prefix_of(settings, request.scope))
        return HTMLResponse(MISSING if text is None else text, status, headers={"Cache-Control": "no-cache"})

    return answer


# ---- what games of other packages bring along ----------------------------------------------------------------------


def brought(game: Game) -> tuple[bool, str | None]:
    """Whether a game comes from another package, and the address of the module that draws its board, if it has one."""
    if game.locale is None:
        return False, None
    module = game.folder / "client" / "board.js"
    return True, f"/games/{game.name}/client/board.js" if module.is_file() else None


def below(folder: Path, name: str) -> Path | None:
    """The file of that name in the folder or deeper; None where there is none, whatever the name is made of."""
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # too long for the system, or with a zero in it
        return None


async def brought_file(request: Request) -> Response:
    """A catalogue, the order of the rules, or a file of the client of such a game; of any game what is printed on board and
    cards, to be corrected from one's own copy. Nothing else of its folder.
    """
    game, name = request.path_params["game"], request.path_params["name"]
    if game in games.names():
        folder = games.load(game).folder
        home, _, rest = name.partition("/")
        path = below(folder / home, rest) if home in ("locale", "client") else None
        if path is not None:
            return FileResponse(path, headers={"Cache-Control": "no-cache"})
        if name.startswith("locale/") and name.endswith(".ftl"):
            return PlainTextResponse("")  # a part that a game does without: steps, reasons
        if name in ("help.toml", "printed.toml") and (folder / name).is_file():
            return FileResponse(folder / name, media_type="text/plain", headers={"Cache-Control": "no-cache"})
    return PlainTextResponse("not found", 404)


def file(settings: Settings) -> Answer:
    """A file of the client, whose name never changes if it carries a hash of its content. Where there is none, whoever wants
    a page is told so by the client.
    """
    lost = page(settings, 404)

    async def answer(request: Request) -> Response:
        name = request.path_params["name"]
        path = below(STATIC, name)
        if path is not None:
            cache = YEAR if name.startswith("assets/") else "no-cache"
            return FileResponse(path, headers={"Cache-Control": cache})
        if "text/html" in request.headers.get("accept", ""):
            return await lost(request)
        return PlainTextResponse("not found", 404)

    return answer
