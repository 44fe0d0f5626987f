"""How a figure is taken: subjects measured in turn, round after round, on one core, by the CPU's own clock.

Knows nothing of what it measures. One-core figures are CPU seconds of this process: on a quiet machine they are wall
seconds, on a busy one another program's share does not count as ours. What needs two cores or a fresh process uses the wall
clock.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

SAMPLE_SECONDS = 0.25

UNITS = {
    "playouts": "decisions/s",  # random games inside the engine's own loop
    "playout games": "games/s",
    "driven": "decisions/s",  # chosen and applied from Python; chance too is uniform over its outcomes: quickest
    "by weight": "decisions/s",  # the same with chance drawn by its weights, as the compiled loop does
    "driven games": "games/s",
    "step": "µs",  # what is legal, then apply, for the actions of one game known beforehand
    "clone": "ns",
    "threads": "times",  # two threads against one, wall clock: only means something on an idle machine
    "threads by cpu": "times",  # the same from CPU seconds: what two idle cores would give
    "replay": "ms",  # a stored game from its text to its last position
    "import": "ms",  # in a fresh process, wall clock
    "load": "ms",  # the same until the games measured stand at its first position
}


@dataclass(frozen=True)
class Subject:
    """Measured once a round: ``sample()`` takes about SAMPLE_SECONDS and gives a value for each measure."""

    owner: str  # "backroom tammany 4", "open_spiel hearts"
    measures: tuple[str, ...]  # of UNITS
    sample: Callable[[], tuple[float, ...]]


@dataclass
class Figure:
    """A subject's values over the rounds."""

    owner: str
    measure: str
    values: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def as_dict(self) -> dict[str, object]:
        return {
            "owner": self.owner,
            "measure": self.measure,
            "unit": UNITS[self.measure],
            "median": self.median,
            "low": min(self.values),
            "high": max(self.values),
            "rounds": len(self.values),
        }


def interleave(subjects: list[Subject], rounds: int, done: Callable[[Subject], None]) -> list[Figure]:
    """Every subject once a round; the order is turned by one each round, so that none is always first."""
    figures = {(s.owner, measure): Figure(s.owner, measure) for s in subjects for measure in s.measures}
    for subject in subjects:  # one unrecorded sample: imports, caches, branch predictors
        subject.sample()
        done(subject)
    for turn in range(rounds):
        first = turn % max(len(subjects), 1)
        for subject in subjects[first:] + subjects[:first]:
            for measure, value in zip(subject.measures, subject.sample()):
                figures[subject.owner, measure].values.append(value)
            done(subject)
    return list(figures.values())


def rates(play: Callable[[], int], seconds: float = SAMPLE_SECONDS) -> tuple[float, float]:
    """Decisions and games a CPU second: ``play`` plays one game and says how many decisions that was.

    The clock is read after 1, 2, 4, ... games: reading it costs as much as a game of Kuhn poker.
    """
    games = decisions = 0
    batch = 1
    began = time.process_time()
    while True:
        for _ in range(batch):
            decisions += play()
        games += batch
        spent = time.process_time() - began
        if spent >= seconds:
            return decisions / spent, games / spent
        batch = min(batch * 2, max(1, int(games * (seconds - spent) / max(spent, 1e-6)) + 1))


def nanoseconds(call: Callable[[], object], seconds: float = SAMPLE_SECONDS) -> float:
    """CPU nanoseconds of one call from Python, the loop around it included."""
    batch = 1
    while True:
        began = time.process_time()
        for _ in range(batch):
            call()
        spent = time.process_time() - began
        if spent >= seconds / 2:
            return spent / batch * 1e9
        batch *= 2


def pin(core: int | None = None) -> int | None:
    """Keep this process on one core (the last one it may use); None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen


@contextmanager
def all_cores() -> Iterator[int]:
    """Every core of the machine for a while; gives how many there are."""
    cores = os.cpu_count() or 1
    if not hasattr(os, "sched_setaffinity"):
        yield cores
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(cores))
    try:
        yield len(os.sched_getaffinity(0))
    finally:
        os.sched_setaffinity(0, before)


def host() -> dict[str, object]:
    """What a figure is worth nothing without."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line
        ]
        model = names[0] if names else model
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.system(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }
