"""Who plays the games of a match, or does other work in parts: the cores of this machine, or a Ray cluster. The same parts
give the same answers, in the same order, wherever they are done.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from backroom.arena.match import Outcome, Pairing, play
from backroom.engine.errors import OptionError

Done = Callable[[], None]
Part = TypeVar("Part")
Answer = TypeVar("Answer")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(pairings: Iterable[Pairing], done: Done, workers: int | None = None) -> list[Outcome]:
    """On this machine, one process a core; with one worker in this very process."""
    return spread(play, pairings, done, workers)


def on_ray(pairings: Iterable[Pairing], done: Done, workers: int | None = None) -> list[Outcome]:
    """On the Ray cluster that RAY_ADDRESS names, else on a local one of ``workers`` (default: all cores)."""
    return spread_on_ray(play, pairings, done, workers)


def spread(
    work: Callable[[Part], Answer], parts: Iterable[Part], done: Done, workers: int | None = None
) -> list[Answer]:
    """``here`` for any work that a process can be sent."""
    workers = workers or cores()
    found: list[Answer] = []
    if workers == 1:
        for part in parts:
            found.append(work(part))
            done()
        return found
    # spawn: a fork of a process that has threads (a progress bar has one) may inherit their locks.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        sent = [pool.submit(work, part) for part in parts]
        waiting: set[Future[Answer]] = set(sent)
        try:
            while waiting:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    future.result()
                    done()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        return [future.result() for future in sent]


def spread_on_ray(
    work: Callable[[Part], Answer], parts: Iterable[Part], done: Done, workers: int | None = None
) -> list[Answer]:
    """``on_ray`` for any work that a process can be sent."""
    try:
        import ray
    except ImportError:
        raise OptionError("arena-no-ray") from None
    begun = not ray.is_initialized()
    if begun:
        address = os.environ.get("RAY_ADDRESS")
        if address:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(
                num_cpus=workers or cores(),
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
    try:
        far = ray.remote(work)
        sent = [far.remote(part) for part in parts]
        waiting = list(sent)
        while waiting:
            ready, waiting = ray.wait(waiting)
            for _ in ready:
                done()
        answers: list[Answer] = ray.get(sent)
        return answers
    finally:
        if begun:
            ray.shutdown()


SPREADERS: dict[str, Callable[..., list[Any]]] = {"here": spread, "ray": spread_on_ray}
RUNNERS: dict[str, Callable[[Iterable[Pairing], Done, int | None], list[Outcome]]] = {
    "here": here,
    "ray": on_ray,
}
