"""The ASGI application: routes, and around them what every request gets (identity, limits, origin, headers,
errors).
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from backroom import __version__, games
from backroom.engine.errors import BackroomError
from backroom.server import pages
from backroom.server.caller import (
    address_of,
    good_host,
    good_origin,
    headers_of,
    identity_of,
    is_local,
    prefix_of,
    public_origin,
)
from backroom.server.cards import Cards
from backroom.server.errors import error_of
from backroom.server.handlers import Answer
from backroom.server.http import Routes, game_facts
from backroom.server.identity import set_cookie
from backroom.server.openapi import describe
from backroom.server.proxy import Proxies
from backroom.server.routes import API, api_routes
from backroom.server.settings import Settings
from backroom.server.socket import Sockets
from backroom.server.tables import Tables
from backroom.server.turns import Turns
from backroom.store import open_store
from backroom.table.table import TableError

SOCKET = re.compile(API + r"/tables/([^/]+)/ws")
READING = ("GET", "HEAD", "OPTIONS")
PROBES = ("/healthz", "/readyz")  # asked by whatever name the one who watches over the process has for it


class Front:
    """What stands before the routes."""

    def __init__(self, app: Any, tables_of: Callable[[], Tables]) -> None:
        self.app = app
        self.tables_of = tables_of
        self.begin = Turns(1, 1)
        self._sockets: Sockets | None = None
        self.busy: Counter[str] = Counter()  # requests at a time, by address

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and (found := SOCKET.fullmatch(scope["path"])):
            # The way of every move: straight to the table, past the router and its wrappers.
            scope["path_params"] = {"table": found[1]}
            await self.sockets(self.tables_of())(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        tables = self.tables_of()
        headers = headers_of(scope)
        identity = identity_of(tables.signer, headers)
        scope["new_identity"] = identity is None
        scope["identity"] = identity or tables.signer.new()

        async def answer(event: Any) -> None:
            if event["type"] == "http.response.start":
                extra = list(pages.SAFE)
                if scope["path"].startswith(API):
                    extra.append((b"cache-control", b"no-store"))
                    if scope["new_identity"]:
                        secure = public_origin(tables.settings, scope, headers).startswith("https://")
                        below = prefix_of(tables.settings, scope)
                        value = set_cookie(tables.signer.write(scope["identity"]), secure, below)
                        extra.append((b"set-cookie", value.encode()))
                event = {**event, "headers": [*event["headers"], *extra]}
                tables.metrics.requests.labels(str(event["status"])).inc()
            await send(event)

        refusal = self._refuse(tables, scope, headers)
        if refusal is not None:
            await _error_answer(refusal, tables)(scope, receive, answer)
            return
        address = address_of(scope)
        self.busy[address] += 1
        try:
            if scope["path"].startswith(API):
                if identity is not None:
                    tables.homes.note(identity.who, address)
                # One begins at a time, whoever else asks goes between: a hundred at once hold up nobody.
                async with self.begin.turn(address):
                    await asyncio.sleep(0)
            await self.app(scope, receive, answer)
        finally:
            self.busy[address] -= 1
            if not self.busy[address]:
                del self.busy[address]

    def sockets(self, tables: Tables) -> Sockets:
        if self._sockets is None:
            self._sockets = Sockets(tables)
        return self._sockets

    def _refuse(self, tables: Tables, scope: Any, headers: dict[bytes, bytes]) -> TableError | None:
        if scope["path"] not in PROBES and not good_host(tables.settings, headers):
            return TableError(421, "server-bad-host")
        if not scope["path"].startswith(API):
            return None
        wait = tables.requests.take(address_of(scope))
        if not wait and self.busy[address_of(scope)] >= tables.settings.requests_address:
            wait = 1
        if wait:
            return TableError(429, "server-too-many", seconds=wait)
        if scope["method"] not in READING:
            if not good_origin(tables.settings, scope, headers, needed=True):
                return TableError(403, "server-bad-origin")
            kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
            if kind != b"application/json":
                # A form of a foreign page cannot send this type without asking first.
                return TableError(415, "server-not-json")
        return None


def _error_answer(error: BackroomError, tables: Tables) -> Response:
    told = error_of(error)
    tables.metrics.refused.labels(str(told["status"])).inc()
    more = {"Retry-After": str(told["facts"]["seconds"])} if "seconds" in told["facts"] else None
    return Answer(told, told["status"], headers=more)


def make_app(settings: Settings, tables: Tables | None = None) -> Any:
    """The application; it opens its store when it starts, unless tables are given (tests)."""
    holder: list[Tables] = [tables] if tables is not None else []

    def tables_of() -> Tables:
        return holder[0]

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if not holder:
            holder.append(await open_tables(settings))
            bind(app, holder[0])
        await holder[0].begin()
        yield
        await holder[0].end()

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, BackroomError)
        return _error_answer(error, tables_of())

    async def not_found(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        key = "server-no-page" if error.status_code == 404 else "server-bad-request"
        told = {"key": key, "rule": None, "facts": {"field": request.method}, "status": error.status_code}
        return Answer(told, error.status_code, headers=error.headers)

    async def gone(request: Request, error: Exception) -> Response:
        return Response(status_code=400)

    async def crashed(request: Request, error: Exception) -> Response:
        tables_of().log.crash("request", error, method=request.method, route=_route(request))
        told: dict[str, Any] = {"key": "server-mistake", "rule": None, "facts": {}, "status": 500}
        return Answer(told, 500)

    handlers: Any = {
        BackroomError: refused,
        HTTPException: not_found,
        ClientDisconnect: gone,
        Exception: crashed,
    }
    inner = Starlette(lifespan=lifespan, exception_handlers=handlers)
    if tables is not None:
        bind(inner, tables)
    front = Front(inner, tables_of)
    return Proxies(front, settings.proxies, lambda: tables_of().log.warning("proxy-not-trusted"))


def _route(request: Request) -> str:
    """The path's shape, without what is in it."""
    return request.url.path.split("/")[-1][:20] if request.path_params else request.url.path[:60]


def bind(app: Starlette, tables: Tables) -> None:
    """The routes of these tables."""
    paths = api_routes(Routes(tables))

    @functools.cache
    def description() -> bytes:
        return msgspec.json.encode(describe(paths, __version__))

    async def openapi(request: Request) -> Response:
        return Response(description(), media_type="application/json")

    async def health(request: Request) -> Response:
        return PlainTextResponse("ok")

    async def ready(request: Request) -> Response:
        good = not tables.stopping and await tables.store.ready()
        return PlainTextResponse("ready" if good else "not ready", 200 if good else 503)

    async def metrics(request: Request) -> Response:
        allowed = tables.settings.metrics == "open" or (
            tables.settings.metrics == "local" and is_local(request.scope)
        )
        if not allowed:
            raise TableError(404, "server-no-page")
        return Response(tables.metrics.text(), media_type="text/plain; version=0.0.4")

    game_facts()  # found out once, now, while nobody waits
    page, cards = pages.page(tables.settings), Cards(tables)
    app.router.routes[:] = [
        *(Route(path.path, path.handler, methods=[path.method]) for path in paths),
        Route("/healthz", health),
        Route("/readyz", ready),
        Route("/metrics", metrics),
        Route("/openapi.json", openapi),
        Route("/", page),
        Route("/t/{table}", cards.page),
        Route("/t/{table}/picture.jpg", cards.picture),
        Route("/count", page),
        Route("/me", page),
        Route("/games/{game}/{name:path}", pages.brought_file),
        *(Route(f"/{part}/{{game}}", page) for part in ("learn", "how", "rules", "puzzles", "bots")),
        Route("/puzzles/{game}/{puzzle}", page),
        Route("/{name:path}", pages.file(tables.settings)),
    ]


async def open_tables(settings: Settings) -> Tables:
    store = await open_store(settings.store)
    try:
        key = bytes.fromhex(settings.secret) if settings.secret else await store.secret("identity")
    except BaseException:
        await store.close()
        raise
    tables = Tables(settings, store, key)
    for out in games.left_out():
        tables.log.warning(
            "game-left-out", game=out.source.name, package=out.source.home, why=str(out.why)[:300]
        )
    if open_files := store.readable_by_others():
        tables.log.warning(
            "store-readable-by-others", files=[file.name for file in open_files], right="chmod 600"
        )
    return tables
