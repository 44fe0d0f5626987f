"""Bots that search: the engine's tree search with the game's sense, within a budget of seconds or of simulations."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, replace

from backroom.bots.base import Bot
from backroom.engine.game import Game
from backroom.engine.search import Search
from backroom.engine.sense import Sense
from backroom.engine.state import State

CHUNK = 32  # simulations between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long to think about a move: so many simulations in all, or so many seconds."""

    simulations: int = 0
    seconds: float = 0.0
    threads: int = 1


@dataclass(frozen=True)
class Manner:
    """How to search; what won in the arena is the default (docs/bots.md)."""

    explore: float = 0.5
    urgency: float = 0.4
    noise: float = 0.15
    margin: float = 0.3
    horizon: int = 0
    guided: bool = True


def new_sense(game: Game) -> Sense:
    """A sense of one's own: it has a scratch pad, so threads do not share one."""
    sense: Sense = type(game.part("sense").SENSE)()
    return sense


class Thought:
    """A finished search of one seat, over one or several threads: what was tried, how often, with what result."""

    def __init__(self, game: Game, state: State, seat: int, seed: int, budget: Budget, manner: Manner) -> None:
        self.searches = []
        for number in range(budget.threads):
            search = Search(state, seat, new_sense(game), seed * 7919 + number, _room(budget))
            search.explore, search.urgency, search.noise = manner.explore, manner.urgency, manner.noise
            search.margin, search.horizon, search.guided = manner.margin, manner.horizon, int(manner.guided)
            self.searches.append(search)
        self._run(budget)

    def _run(self, budget: Budget) -> None:
        def think(search: Search, share: int) -> None:
            if budget.simulations:
                search.run(share)
                return
            end = time.perf_counter() + budget.seconds
            while time.perf_counter() < end:
                search.run(CHUNK)

        whole, rest = divmod(budget.simulations, budget.threads)
        shares = [whole + (1 if number < rest else 0) for number in range(budget.threads)]
        if budget.threads == 1:
            think(self.searches[0], shares[0])
            return
        workers = [threading.Thread(target=think, args=pair) for pair in zip(self.searches, shares)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    @property
    def simulations(self) -> int:
        return sum(search.simulations for search in self.searches)

    def policy(self) -> list[tuple[int, int, float]]:
        """(action, visits, mean reward), most visited first, all threads together."""
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for search in self.searches:
            for action, count, mean in search.policy():
                visits[action] = visits.get(action, 0) + count
                totals[action] = totals.get(action, 0.0) + count * mean
        found = [(action, count, totals[action] / count) for action, count in visits.items()]
        return sorted(found, key=lambda item: (-item[1], item[0]))

    def follow(self, action: int) -> None:
        """Go on to what was thought about after this action of the seat's move."""
        for search in self.searches:
            search.follow(action)


def _room(budget: Budget) -> int:
    return 60 * budget.simulations + 20_000 if budget.simulations else int(400_000 * max(budget.seconds, 0.05))


class Searcher(Bot):
    """Thinks once about a whole move, then reads its actions off the tree."""

    budget = Budget(simulations=1000)
    manner = Manner()

    def __init__(self, game: Game, seed: int, budget: Budget | None = None, manner: Manner | None = None) -> None:
        super().__init__(game, seed)
        self.budget = budget or self.budget
        self.manner = manner or self.manner

    def think(self, state: State, seat: int) -> int:
        return self.plan(state, seat)[0]

    def move(self, state: State, seat: int) -> tuple[int, ...]:
        return self.plan(state, seat)

    def plan(self, state: State, seat: int) -> tuple[int, ...]:
        """A whole move (or the rest of one begun). The search determinises for itself, anew for each simulation."""
        work = state.determinise(seat, self.rng)
        actions: list[int] = []
        thought: Thought | None = None
        while True:
            legal = work.legal_actions(seat)
            if len(legal) == 1:
                action = legal[0]
            else:
                known = thought.policy() if thought else []
                if not known or known[0][1] < 8 or known[0][0] not in legal:
                    thought = Thought(self.game, work, seat, self.rng.below(1 << 30), self.budget, self.manner)
                    known = thought.policy()
                action = known[0][0]
            actions.append(action)
            work.apply(action, seat)
            if not work.mid_move(seat):
                return tuple(actions)
            if thought:
                thought.follow(action)


def with_budget(budget: Budget, **manner: float) -> type[Searcher]:
    """A kind of searcher with a budget and a manner of its own."""
    chosen = replace(Manner(), **manner)  # type: ignore[arg-type]
    return type("Searcher", (Searcher,), {"budget": budget, "manner": chosen})
