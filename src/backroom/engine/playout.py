# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""Random games inside the compiled loop, without the GIL: for statistics, benchmarks, law checks and search."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import cython

from backroom.engine.errors import GameError

if not cython.compiled:
    from backroom.engine.limits import MOST_CHOICES, MOST_SEATS, MOST_STEPS
    from backroom.engine.rng import Rng, drawn_from, weighted_from
    from backroom.engine.state import State, copy_block

CHANCE_SEAT = -1
NOBODY = -2


class Runner:
    """Plays games to their end with random choices, uniform for seats, by weight for chance."""

    if TYPE_CHECKING:
        rng: Rng
        decisions: int
        games: int
        endless: int
        buf: list[int]
        heavy: list[int]
        wins: list[int]
        points: list[int]

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.decisions = 0
        self.games = 0
        self.endless = 0  # a game was not over after MOST_STEPS actions
        if not cython.compiled:
            self.buf = [0] * MOST_CHOICES
            self.heavy = [0] * MOST_CHOICES
            self.wins = [0] * MOST_SEATS
            self.points = [0] * MOST_SEATS

    def step(self, s: State) -> int:
        """One random action; the actor, or OVER when there was none to take."""
        seat = s.actor_raw()
        if seat == -2:
            return seat
        n = s.legal_actions_raw(seat, self.buf)
        if seat == -1:
            s.weights(self.heavy)
            k = weighted_from(self.rng, self.heavy, n)
        else:
            k = drawn_from(self.rng, n)
        s.apply_raw(seat, self.buf[k])
        return seat

    def to_end(self, s: State) -> int:
        """Play on to the end; how many actions that took."""
        n = 0
        while self.step(s) != -2:
            n += 1
            if n == MOST_STEPS:
                self.endless = 1
                break
        return n

    def checked(self, s: State) -> int:
        """Play on to the end with the laws checked after every action; the bits of those broken."""
        broken = s.laws_raw()
        n = 0
        while self.step(s) != -2:
            broken |= s.laws_raw()
            n += 1
            if n == MOST_STEPS:
                self.endless = 1
                break
        self.decisions += n
        return broken

    def tally(self, s: State) -> None:
        self.games += 1
        for seat in range(s.players):
            self.points[seat] += s.points_of(seat)
            if s.rank_of(seat) == 1:
                self.wins[seat] += 1

    def many(self, work: State, start: State, games: int) -> None:
        g = 0
        while g < games and self.endless == 0:
            copy_block(work, start)
            self.decisions += self.to_end(work)
            self.tally(work)
            g += 1

    def many_checked(self, work: State, start: State, games: int) -> int:
        g = 0
        broken = 0
        while g < games and self.endless == 0:
            copy_block(work, start)
            broken |= self.checked(work)
            self.tally(work)
            g += 1
        return broken

    def run(self, start: State, games: int) -> None:
        """``games`` random games from ``start``."""
        work = start.clone()
        if cython.compiled:
            with cython.nogil:
                self.many(work, start, games)
        else:
            self.many(work, start, games)

    def run_checked(self, start: State, games: int) -> int:
        """The same with the laws checked; the bits of those broken."""
        work = start.clone()
        if cython.compiled:
            with cython.nogil:
                broken = self.many_checked(work, start, games)
        else:
            broken = self.many_checked(work, start, games)
        return broken

    def finish(self, state: State) -> int:
        """Play this State on to its end; how many actions that took."""
        return self.to_end(state)

    def advance(self, state: State) -> int:
        """One random action on this State; the actor, OVER when nobody acts any more."""
        return self.step(state)

    def won(self, seat: int) -> int:
        return self.wins[seat]

    def scored(self, seat: int) -> int:
        return self.points[seat]


@dataclass
class Tally:
    """What a run of random games came to. ``wins`` counts a shared win for each of those who share it."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def _tally(start: State, runners: list[Runner], seconds: float) -> Tally:
    if any(runner.endless for runner in runners):
        raise GameError("error-game-endless", {"steps": MOST_STEPS, "players": start.players})
    games = sum(runner.games for runner in runners)
    return Tally(
        games,
        sum(runner.decisions for runner in runners),
        seconds,
        [sum(runner.won(seat) for runner in runners) for seat in range(start.players)],
        [sum(runner.scored(seat) for runner in runners) / max(games, 1) for seat in range(start.players)],
    )


def random_games(start: State, games: int, seed: int, threads: int = 1) -> Tally:
    """``games`` random games from ``start``, split over threads; the same seed and threads give the same games."""
    shares = [games // threads + (1 if i < games % threads else 0) for i in range(threads)]
    runners = [Runner(seed * 1_000_003 + i) for i in range(threads)]
    began = time.perf_counter()
    if threads == 1:
        runners[0].run(start, games)
    else:
        workers = [threading.Thread(target=r.run, args=(start, n)) for r, n in zip(runners, shares)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    return _tally(start, runners, time.perf_counter() - began)


def check_games(start: State, games: int, seed: int) -> Tally:
    """Random games with the conservation laws checked after every action; ``broken`` names those that did not hold."""
    runner = Runner(seed)
    began = time.perf_counter()
    bits = runner.run_checked(start, games)
    tally = _tally(start, [runner], time.perf_counter() - began)
    tally.broken = [name for i, name in enumerate(start.LAWS) if bits >> i & 1]
    return tally
