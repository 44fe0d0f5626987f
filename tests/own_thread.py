"""A thread of one's own for what needs an event loop of its own: the browser tests leave a running one in the thread of the
tests, and any worker may be given tests of the server after some of the browser.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Told = TypeVar("Told")


def call(function: Callable[Asked, Told], *words: Asked.args, **more: Asked.kwargs) -> Told:
    """What this function gives or raises when it is called in a thread of its own."""
    told: list[Told] = []
    raised: list[BaseException] = []

    def make() -> None:
        try:
            told.append(function(*words, **more))
        except BaseException as error:
            raised.append(error)

    # A daemon, so that a test that ran out of time does not keep the process.
    thread = threading.Thread(target=make, daemon=True)
    thread.start()
    thread.join()
    if raised:
        raise raised[0]
    return told[0]


def run(main: Coroutine[Any, Any, Told]) -> Told:
    """``asyncio.run``, whatever runs in the thread of the tests."""
    return call(asyncio.run, main)


async def others() -> None:
    """Everybody else of this loop has gone as far as they can without time passing. A short sleep is no such thing: on a
    busy machine it is over when the loop has gone round once.
    """
    for _ in range(100):
        await asyncio.sleep(0)
