"""Structured logs: one JSON object a line on stderr. What is logged is chosen here, so that no secret slips in."""

from __future__ import annotations

import io
import logging
import sys
import threading
import time
import traceback
from typing import Any

import msgspec

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


class Log:
    """``log.info("started", port=8000)``. Facts are named by the caller: never a cookie, token, text or
    address.
    """

    def __init__(self, level: str = "info") -> None:
        self.level = LEVELS[level]

    def _write(self, level: str, event: str, facts: dict[str, Any]) -> None:
        if LEVELS[level] >= self.level:
            now = time.time()
            stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(now)) + f".{int(now % 1 * 1000):03}Z"
            line = msgspec.json.encode({"time": stamp, "level": level, "event": event, **facts})
            sys.stderr.write(line.decode() + "\n")
            sys.stderr.flush()

    def debug(self, event: str, **facts: Any) -> None:
        self._write("debug", event, facts)

    def info(self, event: str, **facts: Any) -> None:
        self._write("info", event, facts)

    def warning(self, event: str, **facts: Any) -> None:
        self._write("warning", event, facts)

    def error(self, event: str, **facts: Any) -> None:
        self._write("error", event, facts)

    def crash(self, event: str, error: BaseException, **facts: Any) -> None:
        """A mistake of ours: where it happened, not what was in the variables."""
        frames = traceback.extract_tb(error.__traceback__)[-6:]
        where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
        self._write("error", event, {**facts, "error": type(error).__name__, "where": where})


class _Lines(logging.Handler):
    """What libraries log, as lines of ours. Their sentences can hold addresses and paths: only their place is kept."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self.log.crash("library", error, logger=record.name)
        elif record.levelno >= logging.ERROR:
            self.log.error("library", logger=record.name, line=record.lineno)
        else:
            self.log.warning("library", logger=record.name, line=record.lineno)


class Printed(io.TextIOBase):
    """What somebody prints, as lines of ours: in worker processes, whose standard output is for answers."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.begun = ""

    def write(self, text: str) -> int:
        *lines, self.begun = (self.begun + text).split("\n")
        for line in lines:
            self.log.info("printed", text=line[:500])
        return len(text)


def only_lines(log: Log) -> None:
    """From now on everything on stderr is such a line: libraries' logs, warnings, and what nobody caught in any thread."""
    root = logging.getLogger()
    root.handlers[:] = [_Lines(log)]
    for name in ("uvicorn", "uvicorn.access", "uvicorn.error", "websockets"):
        logger = logging.getLogger(name)
        logger.setLevel(logging.ERROR)  # its access lines hold addresses and paths; ours say what matters
        logger.handlers.clear()
        logger.propagate = True
    logging.captureWarnings(True)

    def uncaught(kind: type[BaseException], error: BaseException, trace: Any) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            log.crash("uncaught", error.with_traceback(trace))

    def in_thread(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            log.crash("thread", args.exc_value.with_traceback(args.exc_traceback))

    def unraisable(args: Any) -> None:
        if args.exc_value is not None:
            log.crash("unraisable", args.exc_value)

    sys.excepthook, threading.excepthook, sys.unraisablehook = uncaught, in_thread, unraisable


def in_loop(log: Log) -> Any:
    """For ``loop.set_exception_handler``."""

    def handler(loop: Any, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None:
            log.crash("loop", error)
        else:
            log.error("loop", why=str(context.get("message", ""))[:200])

    return handler
