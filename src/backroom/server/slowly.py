"""What the loop does itself for readers: one reader at a time, everybody in turn, and of each a little at once.

Positions of long ago, whole logs and files are made by the loop, as only it has the tables. Each is a generator that stops
after every few milliseconds of work, so that whatever else has come (a move, ``/healthz``) goes between. What it took is
charged to whoever asked, as if it had been so many requests: nobody reads faster than ``BACKROOM_REQUESTS_SECOND`` allows
by asking for what is dear.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from backroom.server.tables import Tables

T = TypeVar("T")
Parts = Generator[None, None, T]
REQUEST = 0.005  # seconds of the loop that count as one request


async def in_parts(tables: Tables, address: str, work: Parts[T]) -> T:
    """What ``work`` comes to; whoever calls this has a turn of ``tables.reading``."""
    spent = 0.0
    try:
        while True:
            began = time.thread_time()
            try:
                next(work)
            except StopIteration as end:
                told: T = end.value
                return told
            finally:
                spent += time.thread_time() - began
            await asyncio.sleep(0)
    finally:
        tables.requests.charge(address, spent / REQUEST)
