"""Run the application under uvicorn until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Callable
from typing import Any

import uvicorn

from backroom.server.app import make_app, open_tables
from backroom.server.connections import Connections, files, protocol
from backroom.server.fast_websocket import FastWebSocket
from backroom.server.logs import Log, in_loop, only_lines
from backroom.server.settings import Settings

STOP_SECONDS = 10


class Server(uvicorn.Server):
    """Calls ``started_at`` with the real port once it listens."""

    def __init__(
        self, config: uvicorn.Config, started_at: Callable[[int], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.started_at = started_at
        self.stopping = stopping

    async def shutdown(self, sockets: Any = None) -> None:
        self.stopping()  # uvicorn waits for answers on their way; those that need long must not be waited for
        await super().shutdown(sockets)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1] if self.servers else 0
            # What lives now lives on: the collector need not look at it again (longest pause 130 -> 27 ms).
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000, 20, 100)
            self.started_at(port)

    def handle_exit(self, sig: int, frame: Any) -> None:
        super().handle_exit(sig, frame)
        # uvicorn raises what it caught once more at the end. Told to stop and stopped in order is no death by a
        # signal: the process goes on to its own end, with everything that is to be tidied up there.
        if sig == signal.SIGTERM:
            self._captured_signals.remove(sig)


def serve(settings: Settings, started_at: Callable[[int], None] = lambda port: None) -> None:
    """Serve until SIGINT or SIGTERM. Errors of the store at the start are raised before anything listens."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(settings, started_at))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed (not on Windows): less work for every message."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


async def _serve(settings: Settings, started_at: Callable[[int], None]) -> None:
    log = Log(settings.log)
    only_lines(log)
    asyncio.get_running_loop().set_exception_handler(in_loop(log))
    tables = await open_tables(settings)
    app = make_app(settings, tables)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=protocol(Connections(settings, app.trusts, files())),
        ws=FastWebSocket,
        ws_per_message_deflate=False,
        ws_max_size=max(settings.message_bytes * 4, 65536),
        access_log=False,
        log_config=None,
        proxy_headers=False,  # proxy.py reads them: trusted ones only, and the path's prefix too
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="on",
    )
    server = Server(config, started_at, tables.begin_to_end)
    tables.log.info("serving", host=settings.host, port=settings.port, store=settings.store.split(":")[0])
    await server.serve()
