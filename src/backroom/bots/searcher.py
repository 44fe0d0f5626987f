"""Bots that search: the engine's tree search with the game's heuristic, within a budget of seconds or of simulations."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from backroom.bots import taught
from backroom.bots.base import Bot
from backroom.bots.guidance import guidance
from backroom.bots.levels import Budget, SearchSettings, budget
from backroom.engine.errors import DataError, OptionError
from backroom.engine.game import Game
from backroom.engine.heuristic import Heuristic
from backroom.engine.kept import Kept
from backroom.engine.mixed import Mixed
from backroom.engine.odds import Odds
from backroom.engine.puct import Puct
from backroom.engine.rng import Rng
from backroom.engine.search import Search
from backroom.engine.state import State

CHUNK = 32  # simulations between two looks at the clock
SURE = 8  # visits below which the rest of a move is thought about again
MOST_NODES = 1_500_000  # of a tree, 52 bytes each
MOST_ROWS = 400_000  # of mixtures, some 170 bytes each
ACTIONS = 6  # choices of a usual decision: a search with a network makes a node for each
REST = 0.25  # share of the budget for that
NEAR, ALIKE = 0.4, 0.015  # of the visits of the best, and chances to win: what a style takes to be as good
Sense = Callable[[], Heuristic]
STRAY = 0.05  # share of sealed choices in which a search tries anything


class Thought:
    """A finished search of one seat, over one or several threads: what was tried, how often, with what result."""

    def __init__(
        self, game: Game, state: State, seat: int, seed: int, budget: Budget, settings: SearchSettings,
        ends: bool = False, sense: Sense | None = None,
    ) -> None:  # fmt: skip
        """``ends``: when the rest of the simulations cannot change the move; of the other moves less is known then.
        ``sense`` makes the heuristic of each tree; without it is the game's own.
        """
        self.searches: list[Search | Mixed] = []
        rng = Rng(seed)
        parts = max(budget.threads, settings.worlds)
        for number in range(parts):
            root = state.determinise(seat, rng, settings.sharp) if settings.worlds else state
            search = _search(game, root, seat, seed * 7919 + number, budget, parts, settings, sense)
            search.margin, search.known, search.each = (
                settings.margin,
                int(settings.worlds > 0),
                settings.each,
            )
            search.afresh, search.sharp = int(settings.afresh), int(settings.sharp)
            self.searches.append(search)
        self.ends = (
            ends and len(self.searches) == 1
        )  # trees of several threads are added up: none knows for all
        self._run(budget)

    def _run(self, budget: Budget) -> None:
        end = time.perf_counter() + budget.seconds
        whole, rest = divmod(budget.simulations, len(self.searches))
        shares = [whole + (1 if number < rest else 0) for number in range(len(self.searches))]

        def think(searches: list[Search | Mixed], shares: list[int]) -> None:
            for search, share in zip(searches, shares):
                if not budget.seconds and not self.ends:
                    search.run(share)
                    continue
                while not (share and search.simulations >= share):
                    # Also when time was up before it began: a move has to come of it.
                    search.run(min(CHUNK, share - search.simulations) if share else CHUNK)
                    if budget.seconds and time.perf_counter() >= end:
                        break
                    if self.ends and share and search.sure(share - search.simulations, SURE):
                        break

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

    def means(self) -> list[float]:
        """Each seat's mean reward over all simulations."""
        found = [0.0] * len(self.searches[0].means())
        for search in self.searches:
            for p, mean in enumerate(search.means()):
                found[p] += mean * search.simulations / self.simulations
        return found

    def go_on(self, state: State, actions: tuple[int, ...], budget: Budget) -> None:
        """Think about what comes after these actions of the seat, with what is known of it already."""
        for search in self.searches:
            assert isinstance(search, Kept)
            search.keep(state, actions)
        self._run(budget)

    def follow(self, action: int) -> None:
        """Go on to what was thought about after this action of the seat's move."""
        for search in self.searches:
            search.follow(action)


def sealed(state: State, seat: int) -> bool:
    """Whether the seat chooses while others choose too, or have chosen and cover it still."""
    return len(state.pending()) > 1 or any(state.can_retract(p) for p in range(state.players) if p != seat)


def known_as(state: State, seat: int) -> int:
    """What the seat knows, as one number: that of the world it draws by a stream that is always the same."""
    return state.determinise(seat, Rng(1)).digest() ^ seat


def mixture(policy: list[tuple[int, int, float]], stray: float) -> dict[int, float]:
    """How often each action is played where choices are sealed: as often as it was tried, less what is tried of anything."""
    tried = sum(visits for _, visits, _ in policy)
    some = stray * tried / len(policy)
    more = {action: visits - some for action, visits, _ in policy if visits > some}
    return {action: count / sum(more.values()) for action, count in more.items()}


def _search(
    game: Game, state: State, seat: int, seed: int, budget: Budget, parts: int, settings: SearchSettings,
    sense: Sense | None = None,
) -> Search | Mixed:  # fmt: skip
    """As the settings want it: for mixtures, or for the best answer."""
    if not settings.mixed:
        search = _tree(game, state, seat, seed, budget, parts, settings, sense)
        search.paranoid, search.split = int(settings.paranoid), int(settings.split)
        search.stray = STRAY
        search.matching, search.blind, search.rave = int(settings.matching), settings.blind, settings.rave
        return search
    seen = guidance(game)
    mixed = Mixed(state, seat, sensed(game, settings, sense), seed, min(_room(budget, parts, 1), MOST_ROWS))
    mixed.public = settings.public
    mixed.noise, mixed.guided = settings.noise, int(settings.guided and seen.guides)
    mixed.horizon = settings.horizon if seen.values else 0
    return mixed


def _tree(
    game: Game, state: State, seat: int, seed: int, budget: Budget, parts: int, settings: SearchSettings,
    sense: Sense | None = None,
) -> Search:  # fmt: skip
    """By the game's heuristic, or by the network where one was learned for this table and the settings want it."""
    network = taught.network(game, state.players) if settings.learned else None
    if network is not None:
        found = Puct(state, seat, network, seed, _room(budget, parts, 2 * (state.players + ACTIONS)))
        found.boldness, found.spread, found.doubt = settings.boldness, settings.spread, settings.doubt
        found.views, found.horizon, found.noise = int(settings.views), settings.ahead, settings.noise
        found.trust = settings.sight
        return found
    seen = guidance(game)
    kind = Kept if settings.kept else Search
    search = kind(
        state, seat, sensed(game, settings, sense), seed, _room(budget, parts, 4 * (state.players + 2))
    )
    search.explore, search.urgency, search.noise = settings.explore, settings.urgency, settings.noise
    search.guided = int(settings.guided and seen.guides)
    search.horizon = settings.horizon if seen.values else 0
    search.trust, search.sift, search.alone = settings.trust, settings.sift, int(settings.alone)
    return search


def sensed(game: Game, settings: SearchSettings, sense: Sense | None = None) -> Heuristic:
    """A tree's own heuristic, the game's unless told, with its learned odds or without."""
    heuristic = sense() if sense is not None else guidance(game).new()
    if isinstance(heuristic, Odds):
        if settings.values:
            try:
                heuristic.listen(Path(settings.values), game.name)
            except DataError as error:
                found = {"file": settings.values, "game": game.name, "field": error.field}
                raise OptionError("error-values", found) from None
        if not settings.appraised:
            heuristic.learned = 0
    return heuristic


def _room(budget: Budget, parts: int, each: int) -> int:
    """Nodes for a tree: a simulation makes so many. A full tree grows no more, the search goes on."""
    bounds = [budget.simulations] if budget.simulations else []
    if budget.seconds:
        bounds.append(int(40_000 * max(budget.seconds, 0.05)))
    return min(each * (min(bounds) // parts + 1) + 5_000, MOST_NODES)


class Searcher(Bot):
    """Thinks once about a whole move, then reads its actions off the tree."""

    level = "hard"
    ends = True  # a thought ends when its move is sure

    def __init__(
        self, game: Game, seed: int, given: Budget | None = None, settings: SearchSettings | None = None
    ) -> None:
        super().__init__(game, seed)
        self.budget = given or budget(self.level, game)
        self.settings = settings or game.search.settings
        if self.settings.values:  # says now what is wrong with the file, not in the middle of a game
            sensed(game, self.settings)
        self.style: Mapping[str, float] = {}
        # The last thought, the seat's actions since it began, and what the seat was to know after them (``kept``).
        self.last: tuple[Thought, tuple[int, ...], int] | None = None

    def think(self, state: State, seat: int) -> int:
        return self.decide(state, seat)[0]

    def move(self, state: State, seat: int) -> tuple[int, ...]:
        return self.decide(state, seat)

    def decide(self, state: State, seat: int) -> tuple[int, ...]:
        """A whole move (or the rest of one begun). The search determinises for itself, anew for each simulation."""
        work = state.determinise(seat, self.rng)
        now = self.budget
        actions: list[int] = []
        since: list[int] = []  # this thought began
        alone = True  # nobody chose at the same time
        thought = self._resumed(work, seat)
        while True:
            legal = work.legal_actions(seat)
            if len(legal) == 1:
                action = legal[0]
            else:
                known = thought.policy() if thought else []
                if not known or known[0][1] < SURE or known[0][0] not in legal:
                    thought, since, alone = self._thought(work, seat, now), [], True
                    now = replace(
                        self.budget,
                        simulations=max(int(self.budget.simulations * REST), min(self.budget.simulations, 1)),
                        seconds=self.budget.seconds * REST,
                    )
                    known = thought.policy()
                action = self._chosen(known, work, seat, legal)
            alone = alone and work.pending() == (seat,)
            actions.append(action)
            since.append(action)
            work.apply(action, seat)
            if not work.mid_move(seat):
                if thought and alone and self._keeps:
                    self.last = thought, tuple(since), known_as(work, seat)
                return tuple(actions)
            if thought:
                thought.follow(action)

    @property
    def _keeps(self) -> bool:
        """Whether a thought may go on at the next move: one tree, over worlds that are drawn anew."""
        one = self.budget.threads == 1 and not self.settings.worlds
        return self.settings.kept and one and not self.settings.mixed and not self.settings.learned

    def _resumed(self, state: State, seat: int) -> Thought | None:
        """The last thought gone on with, where the seat knows no more than it did after its move: nobody else has acted."""
        last, self.last = self.last, None
        if last is None or len(state.legal_actions(seat)) == 1 or known_as(state, seat) != last[2]:
            return None
        thought, actions, _ = last
        thought.go_on(state, actions, self.budget)
        return thought

    def _thought(self, state: State, seat: int, budget: Budget) -> Thought:
        seed = self.rng.below(1 << 30)
        return Thought(
            self.game, state, seat, seed, budget, self.settings, self.ends, lambda: self.sense(seat)
        )

    def sense(self, seat: int) -> Heuristic:
        """What guides and judges the playouts of this seat's thought."""
        return guidance(self.game).new(self.style)

    def _chosen(self, policy: list[tuple[int, int, float]], state: State, seat: int, legal: list[int]) -> int:
        if self.settings.mixed:
            return self._drawn(policy, legal, 0.0) if policy else legal[self.rng.below(len(legal))]
        if self.settings.matching and sealed(state, seat):
            return self._drawn(policy, legal, STRAY)
        best, most, worth = policy[0]
        if self.style:  # among what is nearly as good, what it likes
            near = [a for a, n, mean in policy if n >= NEAR * most and mean >= worth - ALIKE and a in legal]
            if len(near) > 1:
                return guidance(self.game).new(self.style).best_of(state, seat, near)
        return best

    def _drawn(self, policy: list[tuple[int, int, float]], legal: list[int], stray: float) -> int:
        """One of the mixture: what is always the same can be foreseen."""
        mixed = mixture([one for one in policy if one[0] in legal], stray)
        point = self.rng.below(1 << 30) / (1 << 30)
        for action, share in mixed.items():
            point -= share
            if point < 0.0:
                return action
        return policy[0][0]
