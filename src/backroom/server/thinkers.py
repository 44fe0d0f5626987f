"""Where bots think: processes of their own, so that a long thought delays nobody's move."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor

from backroom.table import thinking


class Thinkers:
    """``processes`` 0: threads, for tests and for games that live in one process only."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self._pool: Executor | None = None
        self._broken = 0

    def _executor(self) -> Executor:
        if self._pool is None:
            if self.processes:
                # spawn: a fork of a process with threads and open sockets may inherit their locks.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_quiet)
            else:
                self._pool = ThreadPoolExecutor(2, "bot")
        return self._pool

    async def think(self, task: thinking.Task) -> str:
        """The bot's move; raises whatever the bot did, or TimeoutError."""
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._executor(), thinking.think, task)
        try:
            return await asyncio.wait_for(answer, self.seconds)
        except BrokenExecutor:
            # A worker died (killed, out of memory). New ones, once; then this process thinks itself.
            self._pool = None
            self._broken += 1
            if self._broken > 3:
                self.processes = 0
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _quiet() -> None:
    """Workers leave stopping to the server: Ctrl-C at the terminal reaches them too."""
    import os
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def seed() -> int:
    return secrets.randbits(63)
