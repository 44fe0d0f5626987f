"""Thousands of games at once, numpy in and out: arrays, threads and seeds around the compiled rows of batch.py.

    >>> env = VectorEnv(games.names()[0], count=4, seed=1)
    >>> observations, info = env.reset()
    >>> env.sample()
    >>> observations, rewards, terminations, truncations, info = env.step(env.actions)

All arrays are written in place: copy what must outlive the next step.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from backroom import games
from backroom.bots.guidance import guidance
from backroom.engine.observe import Observer
from backroom.engine.rng import Rng
from backroom.engine.state import State
from backroom.research.batch import Worker

REWARDS = ("share", "margin")
Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int32]


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def reward_kind(reward: str) -> bool:
    """Whether it is the margin; ``ValueError`` for an unknown kind."""
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward == "margin"


class VectorEnv:
    """``count`` games of one kind. In each row one seat chooses at a time; who it is stands in ``seats``.

    A game that is over pays ``rewards`` (by seat), sets ``done`` and ``scores``, and a new one begins in its row at once:
    the observation is then the new game's first. The same seed gives the same games whatever the number of threads.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        count: int = 1024,
        seed: int = 1,
        threads: int | None = None,
        reward: str = "share",
    ) -> None:
        self.game = games.load(game)
        self.start: State = self.game.start(players or self.game.seats[0], options)
        self.players: int = self.start.players
        if count < 1:
            raise ValueError(f"count is at least 1, not {count}")
        self.count = count
        self.reward = reward
        self._made = (game, self.players, dict(options or {}), count, reward)
        margin = reward_kind(reward)
        observer: Observer = self.game.observer(self.players)
        self.layout = observer.layout()
        width = self.game.player_actions
        self.states = np.zeros((count, len(self.start.to_bytes()) // 2), np.int16)
        self.seeds = np.zeros(count, np.uint64)
        self.observations: Floats = np.zeros((count, observer.length), np.float32)
        self.masks: Bytes = np.zeros((count, width), np.uint8)
        self.seats: Ints = np.zeros(count, np.int32)
        self.actions: Ints = np.zeros(count, np.int32)
        self.rewards: Floats = np.zeros((count, self.players), np.float32)
        self.scores: Ints = np.zeros((count, self.players), np.int32)
        self.done: Bytes = np.zeros(count, np.uint8)
        self._truncated = np.zeros(count, np.bool_)
        arrays = self._arrays()
        self.threads = max(1, min(threads or cores(), count))
        self._workers = [
            Worker(
                self.start,
                self.game.observer(self.players),
                guidance(self.game).new(),
                width,
                margin,
                arrays,
            )
            for _ in range(self.threads)
        ]
        self._bounds = [count * i // self.threads for i in range(self.threads + 1)]
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self.reset(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as how it was made and what its arrays hold; the copy has arrays and threads of its own."""
        return _again, (type(self), *self._made, self.threads, self._arrays())

    def _arrays(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if isinstance(value, np.ndarray)}

    @property
    def observation_length(self) -> int:
        return int(self.observations.shape[1])

    @property
    def action_count(self) -> int:
        return int(self.masks.shape[1])

    def reset(self, seed: int | None = None) -> tuple[Floats, dict[str, Any]]:
        """New games in all rows; without a seed they go on drawing from their streams."""
        if seed is not None:
            rng = Rng(seed)
            self.seeds[:] = [rng.fork(i).state for i in range(self.count)]
        self._all(lambda worker, low, high: worker.reset(low, high))
        return self.observations, self._info()

    def restart(self, rows: npt.ArrayLike) -> None:
        """Begin a new game in these rows alone. Games that all began at once and take equally long would all end at once;
        a learner wants them apart.
        """
        for row in np.asarray(rows, np.int64).tolist():
            if not 0 <= row < self.count:
                raise IndexError(f"row {row} of {self.count}")
            self._workers[0].reset(row, row + 1)

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Floats, Floats, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """One action in every row. An illegal one raises ``ValueError``, and then no game has moved."""
        if actions is not self.actions:
            self.actions[:] = actions
        wrong = self._workers[0].refused(0, self.count)
        if wrong >= 0:
            raise ValueError(f"row {wrong}: action {self.actions[wrong]} is not legal")
        self._all(lambda worker, low, high: worker.step(low, high))
        return self.observations, self.rewards, self.done.view(np.bool_), self._truncated, self._info()

    def sample(self) -> Ints:
        """A random legal action in every row, into ``actions``."""
        self._all(lambda worker, low, high: worker.sample(low, high))
        return self.actions

    def advise(self) -> Ints:
        """What the greedy bot would do in every row, into ``actions``: an opponent, or a teacher."""
        if not guidance(self.game).guides:
            raise ValueError(f"{self.game.name} has no greedy bot in compiled code")
        self._all(lambda worker, low, high: worker.advise(low, high))
        return self.actions

    def state(self, row: int) -> State:
        """A copy of the State of a row, everything hidden included."""
        if not 0 <= row < self.count:
            raise IndexError(f"row {row} of {self.count}")
        return self._workers[0].state(row)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
            self._workers, self._bounds = self._workers[:1], [0, self.count]

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seats, "action_mask": self.masks, "scores": self.scores}

    def _all(self, work: Callable[[Worker, int, int], None]) -> None:
        rows = list(zip(self._workers, self._bounds, self._bounds[1:]))
        if self._pool is None:
            work(*rows[0])
            return
        waiting = [self._pool.submit(work, *row) for row in rows[1:]]
        work(*rows[0])
        for future in waiting:
            future.result()


def _again(
    kind: type[VectorEnv],
    game: str,
    players: int,
    options: dict[str, object],
    count: int,
    reward: str,
    threads: int,
    arrays: dict[str, Any],
) -> VectorEnv:
    env = kind(game, players, options, count=count, reward=reward, threads=threads)
    for name, value in arrays.items():
        getattr(env, name)[...] = value
    return env
