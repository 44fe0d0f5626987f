"""Who plays the games of a match: the cores of this machine, or a Ray cluster. The same pairings give the same outcomes, in
the same order, wherever they are played.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from backroom.arena.match import Outcome, Pairing, play
from backroom.engine.errors import OptionError

Done = Callable[[], None]


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(pairings: Iterable[Pairing], done: Done, workers: int | None = None) -> list[Outcome]:
    """On this machine, one process a core; with one worker in this very process."""
    workers = workers or cores()
    found: list[Outcome] = []
    if workers == 1:
        for pairing in pairings:
            found.append(play(pairing))
            done()
        return found
    # spawn: a fork of a process that has threads (a progress bar has one) may inherit their locks.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        work = [pool.submit(play, pairing) for pairing in pairings]
        waiting: set[Future[Outcome]] = set(work)
        try:
            while waiting:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    future.result()
                    done()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        return [future.result() for future in work]


def on_ray(pairings: Iterable[Pairing], done: Done, workers: int | None = None) -> list[Outcome]:
    """On the Ray cluster that RAY_ADDRESS names, else on a local one of ``workers`` (default: all cores)."""
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
        far = ray.remote(play)
        work = [far.remote(pairing) for pairing in pairings]
        waiting = list(work)
        while waiting:
            ready, waiting = ray.wait(waiting)
            for _ in ready:
                done()
        outcomes: list[Outcome] = ray.get(work)
        return outcomes
    finally:
        if begun:
            ray.shutdown()


RUNNERS: dict[str, Callable[[Iterable[Pairing], Done, int | None], list[Outcome]]] = {
    "here": here,
    "ray": on_ray,
}
