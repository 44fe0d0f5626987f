"""Waiting for the store: who waits too long is told so, who was in time is left alone, and being cancelled stays that."""

from __future__ import annotations

import asyncio

import own_thread
from backroom.server.timeouts import Timeouts
from backroom.store import StoreAway


async def wait_for(timeouts: Timeouts, seconds: float) -> str:
    loop = asyncio.get_running_loop()
    future = loop.create_future()
    loop.call_later(seconds, lambda: future.done() or future.set_result(None))
    try:
        await timeouts.wait(future)
    except StoreAway:
        return "late"
    # Lost timeouts must not reach into what the task does next.
    await asyncio.sleep(1.2)
    return "in time"


def test_each_waits_for_itself() -> None:
    async def main() -> None:
        timeouts = Timeouts(1.0)
        told = await asyncio.gather(*(wait_for(timeouts, seconds) for seconds in (0, 60, 0.01, 60, 0)))
        assert told == ["in time", "late", "in time", "late", "in time"]
        assert await wait_for(timeouts, 60) == "late", "the timer starts again after a pause"
        timeouts.close()

    own_thread.run(main())


def test_being_cancelled_is_not_losing_patience() -> None:
    async def main() -> None:
        timeouts = Timeouts(60)
        task = asyncio.create_task(wait_for(timeouts, 60))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()
        timeouts.close()

    own_thread.run(main())
