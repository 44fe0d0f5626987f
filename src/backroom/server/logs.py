"""Structured logs: one JSON object a line on stderr. What is logged is chosen here, so that no secret slips
in.
"""

from __future__ import annotations

import logging
import sys
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


def quiet_uvicorn() -> None:
    """Its access lines hold addresses and paths; ours say what matters."""
    for name in ("uvicorn", "uvicorn.access", "uvicorn.error", "websockets"):
        logging.getLogger(name).setLevel(logging.ERROR)
