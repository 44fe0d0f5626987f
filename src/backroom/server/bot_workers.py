"""Where bots think: processes of their own, so that a long thought delays nobody's move."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from backroom.server.workers import Think, Worker, WorkerGone
from backroom.table import thinking

THREADS = 2
DEATHS = 3  # of processes, after which the server's own threads think: something is wrong with processes here


class BotWorkers:
    """``processes`` 0: threads, for tests and for games that live in one process only."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self._turn = asyncio.Semaphore(processes or THREADS)  # whoever asked first is first
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._deaths = 0

    async def think(self, task: thinking.Task) -> str:
        """The bot's move; raises what became of the bot, or TimeoutError. Waiting for a turn is no thinking time."""
        async with self._turn:
            if self._deaths > DEATHS or not self.processes:
                return await asyncio.wait_for(self._in_thread(task), self.seconds)
            return await self._in_process(task)

    async def _in_thread(self, task: thinking.Task) -> str:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(THREADS, "bot")
        return await asyncio.get_running_loop().run_in_executor(self._threads, thinking.think, task)

    async def _in_process(self, task: thinking.Task) -> str:
        child = self._idle.pop() if self._idle else await Worker.start()
        self._all.add(child)
        answered = False
        try:
            async with asyncio.timeout(self.seconds):
                text = await child.ask(Think(task))
            answered = True
        except WorkerGone:  # killed, out of memory
            self._deaths += 1
            raise
        finally:
            # One that still thinks about this would answer the next question with it.
            if answered:
                self._idle.append(child)
            else:
                await self._end(child)
        assert isinstance(text, str)
        return text

    async def _end(self, child: Worker) -> None:
        await child.end()
        self._all.discard(child)

    async def close(self) -> None:
        for child in list(self._all):
            await self._end(child)
        self._idle.clear()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)


def seed() -> int:
    return secrets.randbits(63)
