"""Processes that work for the server, one question after another over a socket.

``main`` is what such a process runs: lines of JSON in, lines of JSON out. It ends when its input does, so none
outlives a server, however that one ended; and it shares no semaphores with it, so nothing is left behind either.
How one comes to be belongs to spawner.py, who may ask when to bot_workers.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from backroom.engine.errors import BackroomError
from backroom.server.logs import Log, Printed, only_lines
from backroom.table import thinking
from backroom.table.table import TableError

NICE = (
    19  # the lowest: whoever wakes to serve a move goes first, and a thought that takes longer delays nobody
)
# Where processes cannot be forked. Ctrl-C reaches children too, but is for the server, which then ends them.
START = """
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
from backroom.server.workers import main
main()
"""
LINE = 1 << 26  # bytes of the longest answer (a review of a long game)


class Think(msgspec.Struct, tag_field="ask", tag="think", frozen=True):
    """A bot's move."""

    task: thinking.Task


class Advise(msgspec.Struct, tag_field="ask", tag="advise", frozen=True):
    """What a coach says of a person's decision."""

    task: thinking.Task


class Look(msgspec.Struct, tag_field="ask", tag="review", frozen=True):
    """A review of a finished game: its log."""

    table: str
    entries: list[bytes]


class Check(msgspec.Struct, tag_field="ask", tag="verify", frozen=True):
    """Whether an exported game holds."""

    file: bytes


class ReadData(msgspec.Struct, tag_field="ask", tag="data", frozen=True):
    """Printed facts of somebody's own copy of a game: as a file (TOML), or as the tables in it."""

    game: str
    text: bytes = b""
    tables: dict[str, Any] | None = None


Question = Think | Advise | Look | Check | ReadData


class Progress(msgspec.Struct, tag_field="is", tag="progress", frozen=True):
    part: int
    whole: int


class Answer(msgspec.Struct, tag_field="is", tag="answer", frozen=True):
    told: Any


class Failed(msgspec.Struct, tag_field="is", tag="failed", frozen=True):
    """The question could not be answered; the process is ready for the next one."""

    error: str


class Refused(msgspec.Struct, tag_field="is", tag="refused", frozen=True):
    """What was to be read is wrong, and why."""

    key: str
    facts: dict[str, str | int]


class WorkerGone(Exception):
    """The process ended while it was asked."""


class WorkerFailed(Exception):
    """The process could not answer; the name of the error is in it."""


_encode = msgspec.json.Encoder().encode
_questions: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
News = Progress | Answer | Refused | Failed
_news: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


class Worker:
    """One such process, seen from the server. Whoever stops waiting for an answer must end it."""

    def __init__(
        self,
        pid: int,
        back: asyncio.StreamReader,
        to: asyncio.StreamWriter,
        end: Callable[[], Awaitable[Any]],
    ) -> None:
        self.pid = pid
        self._back, self._to, self._end = back, to, end

    @classmethod
    async def start(cls) -> Worker:
        """One without spawner.py."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", START, limit=LINE,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        assert process.stdin is not None

        async def end() -> None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

        return cls(process.pid, process.stdout, process.stdin, end)

    @staticmethod
    def ready_after(error: Exception) -> bool:
        """Whether the process waits for the next question after it told of this error."""
        return isinstance(error, WorkerFailed | TableError)

    async def ask(self, question: Question, progress: Callable[[int, int], None] | None = None) -> Any:
        """The answer; ``WorkerFailed`` when there is none, ``WorkerGone`` when the process ended."""
        try:
            self._to.write(_encode(question) + b"\n")
            await self._to.drain()
            while line := await self._back.readline():
                match _news.decode(line):
                    case Progress(part, whole):
                        if progress is not None:
                            progress(part, whole)
                    case Failed(error):
                        raise WorkerFailed(error)
                    case Refused(key, facts):
                        raise TableError(400, key, **facts)
                    case Answer(told):
                        return told
        except (OSError, msgspec.MsgspecError) as error:
            raise WorkerGone(type(error).__name__) from error
        raise WorkerGone("end of output")

    async def end(self) -> None:
        """At once, whatever it is doing; gone from the list of processes when this returns."""
        await self._end()
        self.hang_up()

    def hang_up(self) -> None:
        """It ends by itself when it has nothing more to do."""
        self._to.close()


def answer(question: Question, progress: Callable[[int, int], None]) -> Any:
    """In the child."""
    match question:
        case Think(task):
            return thinking.think(task)
        case Advise(task):
            return thinking.advise(task)
        case Check(file):
            from backroom.table.verify import verify

            return msgspec.to_builtins(verify(file))
        case ReadData(name, text, tables):
            from backroom.engine.outside import read_toml
            from backroom.table.table import load_game

            game = load_game(name)
            if game.read_data is None:
                raise TableError(400, "server-no-data", game=game.name)
            if tables is not None:
                game.own_data(tables)
                return None
            game.read_data(text, "data")
            return read_toml(text)
        case Look(table, entries):
            return _review(table, entries, progress)


def _review(table: str, entries: list[bytes], progress: Callable[[int, int], None]) -> Any:
    from backroom import games
    from backroom.arena.review import Effort, review
    from backroom.engine.record import Record
    from backroom.table.export import export
    from backroom.table.projection import ALL
    from backroom.table.table import Table

    raw = msgspec.json.encode(export(Table.fold(table, entries), ALL))
    effort = Effort(playouts=60, simulations=100, trials=40, retrials=400, moves=8)
    record = Record.from_json(raw, games.load)
    return review(record, effort, workers=1, done=progress)


def main(line: int | None = None) -> None:
    """The child: answers until its input ends. ``line``: the socket for both ways; without: standard input and output."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    out = os.fdopen(os.dup(1 if line is None else line), "wb")
    asked = sys.stdin.buffer if line is None else os.fdopen(line, "rb")
    os.dup2(2, 1)  # what a bot prints is no answer
    log = Log()
    only_lines(log)
    sys.stdout = Printed(log)

    def say(news: News) -> None:
        out.write(_encode(news) + b"\n")
        out.flush()

    with contextlib.suppress(BrokenPipeError):
        for question in asked:
            try:
                told = answer(_questions.decode(question), lambda part, whole: say(Progress(part, whole)))
            except BackroomError as error:
                say(Refused(error.key, error.facts))
            except Exception as error:
                say(Failed(type(error).__name__))
            else:
                say(Answer(told))
