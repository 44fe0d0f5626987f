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

from backroom.server.turns import Turns
from backroom.server.workers import Question, Think, Worker, WorkerGone, answer
from backroom.table import thinking

THREADS = 2
DEATHS = 3  # of processes, after which the server's own threads think: something is wrong with processes here


def cores() -> int:
    """How many processes can run at once here."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


class Pool:
    """``processes`` 0: threads, for tests and for games that live in one process only.

    There is one place more than processes that one owner can have, so that another one need not wait.
    """

    def __init__(self, processes: int, seconds: float, deaths: int | None = None) -> None:
        self.processes = processes
        self.seconds = seconds
        share = processes or THREADS
        self.turns = Turns(share + 1, share)
        self._may_die = deaths
        self._deaths = 0
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._threads: ThreadPoolExecutor | None = None

    async def ask(
        self, question: Question, owner: str, table: str = "", people: bool = True,
        progress: Callable[[int, int], None] | None = None,
    ) -> Any:  # fmt: skip
        """The answer; raises what became of it, or TimeoutError. Waiting for a turn does not count as work.

        Whoever stops waiting (cancels) stops the work: its process is ended, and the place is the next one's.
        """
        async with self.turns.turn(owner, table, people):
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
        if not self._idle and len(self._all) < self.turns.places:
            # One more than is needed now: a process takes long to begin, and the next who asks should not wait for it.
            self._idle.append(await self._start())
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
        child = await Worker.start()
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


class BotWorkers(Pool):
    """Where bots think. ``processes`` below 0: as many as the machine has cores."""

    def __init__(self, processes: int, seconds: float) -> None:
        super().__init__(cores() if processes < 0 else processes, seconds, DEATHS)

    async def think(self, task: thinking.Task, owner: str = "", table: str = "", people: bool = True) -> str:
        """The bot's move."""
        text = await self.ask(Think(task), owner, table, people)
        assert isinstance(text, str)
        return text


def seed() -> int:
    return secrets.randbits(63)
