"""Where workers come from: a process that has everything imported and forks one when it is asked to.

Starting a program from the event loop stands it still until the child runs (a second and more on a busy machine), and a
new interpreter takes seconds to import what a bot needs. So one process is started with the server, before anything
listens; a worker is then a fork of it, ready at once. It hears of its work over a socket and ends, with all its workers,
when that socket does: none outlives a server, however that one ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import os
import signal
import socket
import sys
from typing import NoReturn

from backroom import games
from backroom.server import workers
from backroom.server.workers import LINE, Worker, WorkerGone

START = "from backroom.server.spawner import main; main({fd})"
ASK, END = b"worker", b"end "
POSSIBLE = hasattr(os, "fork") and hasattr(socket, "AF_UNIX") and hasattr(socket, "SOCK_SEQPACKET")


class Spawner:
    """The server's side. The process begins with the first question, or with ``begin``."""

    def __init__(self) -> None:
        self._line: socket.socket | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._asking = asyncio.Lock()

    async def begin(self) -> None:
        if self._line is not None or not POSSIBLE:
            return
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setblocking(False)
        with theirs:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", START.format(fd=theirs.fileno()),
                stdin=asyncio.subprocess.DEVNULL, pass_fds=(theirs.fileno(),),
            )  # fmt: skip
        self._line = ours

    async def worker(self) -> Worker:
        """A new one. ``WorkerGone`` when there is none to be had; the next question begins anew."""
        if not POSSIBLE:
            return await Worker.start()
        making = asyncio.ensure_future(self._make())
        try:
            return await asyncio.shield(making)
        except asyncio.CancelledError:
            making.add_done_callback(_let_go)  # nobody waits for it any more
            raise

    async def _make(self) -> Worker:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        try:
            with theirs:
                pid = await self._ask(ASK, theirs)
            reader, writer = await asyncio.open_unix_connection(sock=ours, limit=LINE)
        except BaseException:
            ours.close()
            raise
        return Worker(int(pid), reader, writer, lambda: asyncio.shield(asyncio.ensure_future(self._end(pid))))

    async def _end(self, pid: bytes) -> None:
        with contextlib.suppress(WorkerGone):  # with the spawner its workers have ended
            await self._ask(END + pid)

    async def _ask(self, question: bytes, given: socket.socket | None = None) -> bytes:
        """One question and its answer; callers are shielded, so that no answer is left for the next question."""
        async with self._asking:
            await self.begin()
            assert self._line is not None
            rights = [given.fileno()] if given is not None else []
            try:
                socket.send_fds(self._line, [question], rights)
                answer = await asyncio.get_running_loop().sock_recv(self._line, 100)
            except OSError:
                answer = b""
            if not answer:
                await self._gone()
                raise WorkerGone("spawner")
            return answer

    async def _gone(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None

    async def close(self) -> None:
        """All workers are ended, then the process that made them is gone."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            await self._process.wait()
            self._process = None


def _let_go(making: asyncio.Future[Worker]) -> None:
    if not making.cancelled() and making.exception() is None:
        making.result().hang_up()


# ---- the process ----------------------------------------------------------------------------------------------------


def main(fd: int) -> NoReturn:
    # Ctrl-C at the terminal reaches children too, but is for the server, which then ends them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = socket.socket(fileno=fd)
    line.set_inheritable(False)
    prepare()
    children: set[int] = set()
    while True:
        question, given, _, _ = socket.recv_fds(line, 100, 1)
        reap(children)
        if not question:
            break
        if question.startswith(END):
            end(int(question.removeprefix(END)), children)
            line.send(b"ended")
        elif (pid := os.fork()) == 0:
            line.close()
            work(given[0])
        else:
            os.close(given[0])
            children.add(pid)
            line.send(str(pid).encode())
    for pid in list(children):
        end(pid, children)
    os._exit(0)


def prepare() -> None:
    """What every worker needs, once for all of them."""
    for module in ("backroom.bots", "backroom.table.verify"):
        importlib.import_module(module)
    for name in games.names():
        game = games.load(name)
        for part in ("notation", "heuristic"):
            if game.has(part):
                game.part(part)
    gc.collect()
    gc.freeze()  # what is shared stays shared


def reap(children: set[int]) -> None:
    """Those that ended by themselves."""
    with contextlib.suppress(ChildProcessError):
        while (pid := os.waitpid(-1, os.WNOHANG)[0]) != 0:
            children.discard(pid)


def end(pid: int, children: set[int]) -> None:
    """At once, and gone from the list of processes when this returns. Only one's own: a number may be another's by now."""
    if pid in children:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        children.discard(pid)


def work(fd: int) -> NoReturn:
    status = 1
    try:
        workers.main(fd)
        status = 0
    finally:
        os._exit(status)
