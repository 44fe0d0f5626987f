"""The browser client's files, and the pages that hold it: every address of a table gives the same page."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

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


async def file(request: Request) -> Response:
    """A file of the client. Names that carry a hash of their content never change."""
    name = request.path_params["name"]
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return PlainTextResponse("not found", 404)
    cache = YEAR if name.startswith("assets/") else "no-cache"
    return FileResponse(path, headers={"Cache-Control": cache})
