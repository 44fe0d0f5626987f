"""What every table of a server process uses: the store, bots, figures, the log, work in the background.

Made once (tables.py) and handed to each live table, which knows nothing else of the process: not the other tables, not who
is connected.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Coroutine
from typing import Any

import msgspec

from backroom.engine.errors import BackroomError
from backroom.server.bot_workers import BotWorkers
from backroom.server.limits import Homes
from backroom.server.logs import Log
from backroom.server.metrics import Metrics
from backroom.server.settings import Settings
from backroom.server.spawner import Spawner
from backroom.server.timeouts import Timeouts
from backroom.store import Store, StoreAway
from backroom.table import events
from backroom.table.thinking import Task


class _Nothing:
    """Kinds of entries that nobody counts."""

    def inc(self) -> None:
        pass


class Resources:
    """See the module."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.loop = asyncio.get_running_loop()  # asking for it is a system call
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.log = Log(settings.log)
        self.spawner = Spawner()
        self.bot_workers = BotWorkers(settings.bots, settings.bot_seconds, self.spawner)
        self.homes = Homes()
        self.timeouts = Timeouts(settings.store_seconds)
        self.stopping = False
        self.kinds: Any = defaultdict(_Nothing)
        for kind in events.AnyEntry.__args__:
            self.kinds[kind] = self.metrics.entries(kind.__struct_config__.tag)
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def fresh() -> str:
        """New randomness, for chance and for links."""
        return secrets.token_hex(32)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work in the background: failures are logged, not lost."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, BackroomError):
                self.log.warning("background", key=error.key)
            else:
                self.log.crash("background", error)

    async def end_work(self) -> None:
        """No more work in the background."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table in the store."""
        try:
            async with asyncio.timeout(self.settings.store_seconds):
                return await self.store.read(table, after)
        except TimeoutError as error:
            raise StoreAway("read") from error

    async def bot_move(self, asked: Task, owner: str, table: str, people: bool) -> str:
        """The bot's answer, or a random move's when it fails: a broken bot must not stop a table."""
        began, home = time.perf_counter(), self.homes.of(owner)
        try:
            text = await self.bot_workers.think(asked, owner, table, people, home)
        except Exception as error:
            self.metrics.bot_failures.inc()
            self.log.crash("bot", error, bot=asked.bot, game=asked.game)
            text = await self.bot_workers.think(
                msgspec.structs.replace(asked, bot="random"), owner, table, people, home
            )
        self.metrics.think.observe(time.perf_counter() - began)
        return text
