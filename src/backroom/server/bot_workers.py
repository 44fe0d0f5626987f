"""Where work that takes long is done: in processes of their own, so that it delays nobody's move.

Bots' thoughts, files of strangers to be read, and reviews each have such a pool. Who is next is turns.py's; what a process
can be asked is workers.py's.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from backroom.server.spawner import Spawner
from backroom.server.turns import Turns
from backroom.server.workers import Advise, Question, Think, Worker, WorkerGone, answer
from backroom.table import thinking

THREADS = 2
DEATHS = 3  # of processes, after which the server's own threads think: something is wrong with processes here


def cores() -> int:
    """How many processes can run at once here."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


class Pool:
    """``processes`` 0: threads, for tests and for games that live in one process only.

    ``spare``: so many places more than one owner can have, so that another one need not wait. The last of them is for
    another home: names cost nothing, so many of them must not be enough to take every place.
    """

    def __init__(
        self,
        processes: int,
        seconds: float,
        spawner: Spawner | None = None,
        deaths: int | None = None,
        spare: int = 1,
    ) -> None:
        self.processes = processes
        self._spawner, self._own = spawner or Spawner(), spawner is None
        self.seconds = seconds
        share = processes or THREADS
        self.turns = Turns(share + spare, share, share + spare - 1)
        self._may_die = deaths
        self._deaths = 0
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._threads: ThreadPoolExecutor | None = None

    async def ask(
        self, question: Question, owner: str, table: str = "", people: bool = True,
        progress: Callable[[int, int], None] | None = None, home: str | None = None,
    ) -> Any:  # fmt: skip
        """The answer; raises what became of it, or TimeoutError. Waiting for a turn does not count as work.

        Whoever stops waiting (cancels) stops the work: its process is ended, and the place is the next one's.
        """
        async with self.turns.turn(owner, table, people, home):
            if not self.processes or (self._may_die is not None and self._deaths > self._may_die):
                return await asyncio.wait_for(self._in_thread(question, progress), self.seconds)
            return await self._in_process(question, progress)

    async def _in_thread(self, question: Question, progress: Callable[[int, int], None] | None) -> Any:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(THREADS, "worker")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, answer, question, progress or (lambda part, whole: None)
        )

    async def _in_process(self, question: Question, progress: Callable[[int, int], None] | None) -> Any:
        child = self._idle.pop() if self._idle else await self._start()
        free = False
        try:
            async with asyncio.timeout(self.seconds):
                told = await child.ask(question, progress)
            free = True
        except WorkerGone:  # killed, out of memory
            self._deaths += 1
            raise
        except Exception as error:
            free = child.ready_after(error)
            raise
        finally:
            # One that still works on this would answer the next question with it.
            if free:
                self._idle.append(child)
            else:
                await self._end(child)
        return told

    async def _start(self) -> Worker:
        try:
            child = await self._spawner.worker()
        except WorkerGone:
            self._deaths += 1
            raise
        self._all.add(child)
        return child

    async def _end(self, child: Worker) -> None:
        self._all.discard(child)
        await child.end()

    async def close(self) -> None:
        for child in list(self._all):
            await self._end(child)
        self._idle.clear()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
        if self._own:
            await self._spawner.close()


class BotWorkers(Pool):
    """Where bots think. ``processes`` below 0: as many as the machine has cores."""

    def __init__(self, processes: int, seconds: float, spawner: Spawner | None = None) -> None:
        super().__init__(cores() if processes < 0 else processes, seconds, spawner, DEATHS, spare=2)

    async def think(
        self,
        task: thinking.Task,
        owner: str = "",
        table: str = "",
        people: bool = True,
        home: str | None = None,
    ) -> str:
        """The bot's move."""
        text = await self.ask(Think(task), owner, table, people, home=home)
        assert isinstance(text, str)
        return text

    async def advise(
        self, task: thinking.Task, owner: str, table: str, home: str | None = None
    ) -> dict[str, Any]:
        """What a coach says; in turn with everybody's bots."""
        told = await self.ask(Advise(task), owner, table, home=home)
        assert isinstance(told, dict)
        return told


def seed() -> int:
    return secrets.randbits(63)
