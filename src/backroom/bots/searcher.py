"""Bots that search: the engine's tree search with the game's sense, within a budget of seconds or of simulations."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

from backroom.bots.base import Bot
from backroom.bots.guidance import guidance
from backroom.bots.levels import Budget, Manner, budget
from backroom.engine.game import Game
from backroom.engine.rng import Rng
from backroom.engine.search import Search
from backroom.engine.state import State

CHUNK = 32  # simulations between two looks at the clock
SURE = 8  # visits below which the rest of a move is thought about again
MOST_NODES = 2_000_000  # of a tree, 36 bytes each
REST = 0.25  # share of the budget for that


class Thought:
    """A finished search of one seat, over one or several threads: what was tried, how often, with what result."""

    def __init__(
        self, game: Game, state: State, seat: int, seed: int, budget: Budget, manner: Manner
    ) -> None:
        seen = guidance(game)
        self.searches = []
        rng = Rng(seed)
        parts = max(budget.threads, manner.worlds)
        for number in range(parts):
            root = state.determinise(seat, rng) if manner.worlds else state
            search = Search(root, seat, seen.new(), seed * 7919 + number, _room(budget, parts, state.players))
            search.explore, search.urgency, search.noise = manner.explore, manner.urgency, manner.noise
            search.margin, search.known = manner.margin, int(manner.worlds > 0)
            search.guided = int(manner.guided and seen.guides)
            search.horizon = manner.horizon if seen.values else 0
            search.paranoid, search.matching = int(manner.paranoid), int(manner.matching)
            search.split, search.trust = int(manner.split), manner.trust
            search.blind, search.rave = manner.blind, manner.rave
            self.searches.append(search)
        self._run(budget)

    def _run(self, budget: Budget) -> None:
        end = time.perf_counter() + budget.seconds
        whole, rest = divmod(budget.simulations, len(self.searches))
        shares = [whole + (1 if number < rest else 0) for number in range(len(self.searches))]

        def think(searches: list[Search], shares: list[int]) -> None:
            for search, share in zip(searches, shares):
                if not budget.seconds:
                    search.run(share)
                    continue
                while time.perf_counter() < end and not (share and search.simulations >= share):
                    left = share - search.simulations if share else CHUNK
                    search.run(min(CHUNK, left))

        if budget.threads == 1:
            think(self.searches, shares)
            return
        workers = [
            threading.Thread(
                target=think, args=(self.searches[i :: budget.threads], shares[i :: budget.threads])
            )
            for i in range(budget.threads)
        ]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    @property
    def simulations(self) -> int:
        return sum(search.simulations for search in self.searches)

    def policy(self) -> list[tuple[int, int, float]]:
        """(action, visits, mean reward), most visited first, all trees together."""
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


def _room(budget: Budget, parts: int, players: int) -> int:
    """Nodes for a tree: a simulation makes about one for each seat. A full tree grows no more, the search goes on."""
    bounds = [budget.simulations] if budget.simulations else []
    if budget.seconds:
        bounds.append(int(40_000 * max(budget.seconds, 0.05)))
    return min(4 * (players + 2) * (min(bounds) // parts + 1) + 5_000, MOST_NODES)


class Searcher(Bot):
    """Thinks once about a whole move, then reads its actions off the tree."""

    level = "hard"

    def __init__(
        self, game: Game, seed: int, given: Budget | None = None, manner: Manner | None = None
    ) -> None:
        super().__init__(game, seed)
        self.budget = given or budget(self.level, game)
        self.manner = manner or game.habit.manner

    def think(self, state: State, seat: int) -> int:
        return self.decide(state, seat)[0]

    def move(self, state: State, seat: int) -> tuple[int, ...]:
        return self.decide(state, seat)

    def decide(self, state: State, seat: int) -> tuple[int, ...]:
        """A whole move (or the rest of one begun). The search determinises for itself, anew for each simulation."""
        work = state.determinise(seat, self.rng)
        now = self.budget
        actions: list[int] = []
        thought: Thought | None = None
        while True:
            legal = work.legal_actions(seat)
            if len(legal) == 1:
                action = legal[0]
            else:
                known = thought.policy() if thought else []
                if not known or known[0][1] < SURE or known[0][0] not in legal:
                    thought = Thought(self.game, work, seat, self.rng.below(1 << 30), now, self.manner)
                    now = replace(
                        self.budget,
                        simulations=max(int(self.budget.simulations * REST), min(self.budget.simulations, 1)),
                        seconds=self.budget.seconds * REST,
                    )
                    known = thought.policy()
                action = known[0][0]
            actions.append(action)
            work.apply(action, seat)
            if not work.mid_move(seat):
                return tuple(actions)
            if thought:
                thought.follow(action)
