# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""The tree search with a learned network: its likings say where to look first, its hopes stand at the end of the tree.

The trees, the worlds and the observers are those of ``search.py``. What differs: an action is chosen by what it has brought
and by how much the network and the game's heuristic like it (PUCT), and a leaf is worth what the network says it is: at
once, or after ``horizon`` decisions at sight.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import cython

if not cython.compiled:
    from math import exp, log, sqrt

    from backroom.engine.limits import MOST_SEATS, MOST_STEPS
    from backroom.engine.network import Network
    from backroom.engine.state import CHANCE, OVER, State

if not cython.compiled or TYPE_CHECKING:
    from backroom.engine.search import Search


class Puct(Search):
    """Not shared between threads, like its network."""

    if TYPE_CHECKING:
        prior: Any

    def __init__(self, state: State, seat: int, network: Network, seed: int, room: int = 200_000) -> None:
        self.network = network
        self.boldness = 0.3  # how much the liking counts against what was found
        self.spread = 0.1  # share of the liking that is spread evenly over all actions
        self.doubt = 0.1  # how much less than its fellows an action is worth that was never tried
        self.views = 0  # 0: all seats' hopes as the searching seat sees them; 1: each as it sees itself
        self.soft = 40.0  # of ``improve``: how much a difference in reward counts against the liking,
        self.firm = 1.0  # and more with each visit
        self.likings = bytearray(4 * room)
        if cython.compiled:
            self.prior = cython.cast(cython.p_float, cython.cast(cython.p_char, self.likings))
        else:
            self.prior = [0.0] * room
        Search.__init__(self, state, seat, network.heuristic, seed, room)
        self.trust = 0.5  # share of the liking that goes to what the game's own heuristic would do

    def node(self, key: int) -> int:
        k = Search.node(self, key)
        self.prior[k] = 0.0
        return k

    def ask(self, node: int, seat: int, n: int) -> None:
        """A node for every legal action of the seat, with the network's liking; ``slot`` knows those there are."""
        self.network.look(self.work, seat)
        self.network.weigh(self.buf, n)
        at_sight = -1
        if self.trust > 0.0:
            at_sight = self.heuristic.choose(self.work, seat, self.rng)
        for i in range(n):
            k = self.slot[self.buf[i] + MOST_SEATS]
            if k == 0:
                k = self.node(self.buf[i])
                self.sibling[k] = self.child[node]
                self.child[node] = k
                self.slot[self.buf[i] + MOST_SEATS] = k
            if self.prior[k] == 0.0:
                self.prior[k] = (1.0 - self.trust) * self.network.chances[i] + 1e-6
                if self.buf[i] == at_sight:
                    self.prior[k] += self.trust

    def choose(self, node: int, seat: int, n: int) -> int:
        """The most promising of the n legal actions in ``buf``."""
        k = self.child[node]
        while k:
            self.slot[self.key[k] + MOST_SEATS] = k
            k = self.sibling[k]
        unknown = 0
        for i in range(n):
            k = self.slot[self.buf[i] + MOST_SEATS]
            if k == 0 or self.prior[k] == 0.0:
                unknown += 1
        if (
            unknown and self.count + n + self.work.players < self.room
        ):  # each seat may need a node for the choice
            self.ask(node, seat, n)
        visits = 0
        total = 0.0
        liked = 0.0
        tried = 0.0
        for i in range(n):
            k = self.slot[self.buf[i] + MOST_SEATS]
            if k:
                liked += self.prior[k]
                if self.visits[k]:
                    visits += self.visits[k]
                    total += self.total[k]
                    tried += self.prior[k]
        if liked <= 0.0:
            liked = 1.0
        share = tried / liked
        usual = (total / visits if visits else 0.5) - self.doubt * sqrt(share)
        reach = self.boldness * sqrt(visits + 1.0)
        even = self.spread / n
        best = -1.0
        chosen = self.buf[0]
        for i in range(n):
            k = self.slot[self.buf[i] + MOST_SEATS]
            like = even
            tries = 0
            brought = usual
            if k:
                like += (1.0 - self.spread) * self.prior[k] / liked
                tries = self.visits[k]
                if tries:
                    brought = self.total[k] / tries
            score = brought + reach * like / (1.0 + tries)
            if score > best:
                best = score
                chosen = self.buf[i]
        k = self.child[node]
        while k:
            self.slot[self.key[k] + MOST_SEATS] = 0
            k = self.sibling[k]
        return chosen

    def playout(self) -> None:
        """A few decisions at sight, if so wished; then only chance goes on, to where somebody has to choose."""
        if self.horizon > 0:
            Search.playout(self)
        steps = 0
        while steps < MOST_STEPS and self.work.actor_raw() == CHANCE:
            self.chance_step()
            steps += 1

    def judge(self) -> None:
        players = self.work.players
        if self.work.actor_raw() == OVER:
            Search.judge(self)
            return
        if self.views:
            for p in range(players):
                self.network.look(self.work, p)
                self.network.judge()
                self.reward[p] = self.network.hopes[0]
            return
        self.network.look(self.work, self.seat)
        self.network.judge()
        for j in range(players):
            self.reward[(self.seat + j) % players] = self.network.hopes[j]

    def improve(self, out: Any) -> None:
        """What a learner should have liked, as chances by number of the action: the likings moved by what was found.

        After Danihelka and others, "Policy improvement by planning with Gumbel" (2022): an action never tried is taken
        to be worth what the position is.
        """
        most = 0
        visits = 0
        total = 0.0
        k = self.child[self.roots[self.seat]]
        while k:
            visits += self.visits[k]
            total += self.total[k]
            if self.visits[k] > most:
                most = self.visits[k]
            k = self.sibling[k]
        usual = total / visits if visits else 0.5
        best = -1e9
        k = self.child[self.roots[self.seat]]
        while k:
            if self.prior[k] > 0.0:
                worth = self.total[k] / self.visits[k] if self.visits[k] else usual
                score = log(self.prior[k]) + (self.soft + self.firm * most) * (worth - usual)
                out[self.key[k]] = score
                if score > best:
                    best = score
            k = self.sibling[k]
        whole = 0.0
        k = self.child[self.roots[self.seat]]
        while k:
            if self.prior[k] > 0.0:
                out[self.key[k]] = exp(out[self.key[k]] - best)
                whole += out[self.key[k]]
            k = self.sibling[k]
        k = self.child[self.roots[self.seat]]
        while k:
            if self.prior[k] > 0.0:
                out[self.key[k]] /= whole
            k = self.sibling[k]

    def improved(self) -> dict[int, float]:
        """``improve`` for Python callers."""
        out = array("f", bytes(4 * self.network.actions))
        if cython.compiled:
            self.improve(cython.address(out[0]))
        else:
            self.improve(out)
        return {action: chance for action, chance in enumerate(out) if chance > 0.0}
