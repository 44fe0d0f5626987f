"""The browser client's files, and the pages that hold it: every address of a table gives the same page."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from backroom import games
from backroom.engine.game import Game

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


async def page(request: Request) -> Response:
    """The client, for / and for every table."""
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING, 200)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


# ---- what games of other packages bring along ----------------------------------------------------------------------


def brought(game: Game) -> tuple[bool, str | None]:
    """Whether a game comes from another package, and the address of the module that draws its board, if it has one."""
    if game.locale is None:
        return False, None
    module = game.folder / "client" / "board.js"
    return True, f"/games/{game.name}/client/board.js" if module.is_file() else None


async def brought_file(request: Request) -> Response:
    """A catalogue, the order of the rules, or a file of the client of such a game: nothing else of its folder."""
    game, name = request.path_params["game"], request.path_params["name"]
    if game in games.names():
        folder = games.load(game).folder
        for home in ("locale", "client"):
            path = (folder / name).resolve()
            if path.is_relative_to((folder / home).resolve()) and path.is_file():
                return FileResponse(path, headers={"Cache-Control": "no-cache"})
        if name.startswith("locale/") and name.endswith(".ftl"):
            return PlainTextResponse("")  # a part that a game does without: steps, reasons
        if name == "help.toml" and (folder / name).is_file():
            return FileResponse(folder / name, media_type="text/plain", headers={"Cache-Control": "no-cache"})
    return PlainTextResponse("not found", 404)


async def file(request: Request) -> Response:
    """A file of the client. Names that carry a hash of their content never change."""
    name = request.path_params["name"]
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return PlainTextResponse("not found", 404)
    cache = YEAR if name.startswith("assets/") else "no-cache"
    return FileResponse(path, headers={"Cache-Control": cache})
