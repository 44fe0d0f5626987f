# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""A search that can go on at the seat's next move with what it has found: the rest of its trees is given back."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import cython

if not cython.compiled:
    from backroom.engine.state import State, copy_block

if not cython.compiled or TYPE_CHECKING:
    from backroom.engine.search import Search


class Kept(Search):
    """Not shared between threads."""

    def shift(self, k: int, to: int) -> None:
        """A node in another place; what it points to is seen to by ``prune``."""
        self.key[to] = self.key[k]
        self.visits[to] = self.visits[k]
        self.offered[to] = self.offered[k]
        self.total[to] = self.total[k]
        self.regret[to] = self.regret[k]
        self.later[to] = self.later[k]
        self.late_total[to] = self.late_total[k]

    def prune(self, fate: Any) -> None:
        """Only what lies below the nodes that are marked in ``fate`` stays, moved together. A node's children are younger
        than it, so they come after it; afterwards ``fate`` is where each has gone.
        """
        for k in range(1, self.count):
            if fate[k]:
                below = self.child[k]
                while below:
                    fate[below] = 1
                    below = self.sibling[below]
        count = 1
        for k in range(1, self.count):
            if fate[k]:
                fate[k] = count
                count += 1
        for k in range(1, self.count):
            to = fate[k]
            if to:
                below = fate[self.child[k]]
                beside = fate[self.sibling[k]]
                self.shift(k, to)
                self.child[to] = below
                self.sibling[to] = beside
        self.count = count

    def keep(self, state: State, actions: tuple[int, ...]) -> int:
        """Go on from after these actions of the searching seat, which all have seen and after which nothing else has
        happened; how many simulations have been there.
        """
        players = self.root.players
        stay = [self.roots[p] for p in range(players)]
        for action in actions:
            stay = [self.find(node, action) if node else 0 for node in stay]
        fate = array("i", bytes(4 * self.count))
        for node in stay:
            if node:
                fate[node] = 1
        if cython.compiled:
            self.prune(cython.address(fate[0]))
        else:
            self.prune(fate)
        copy_block(self.root, state)
        self.forget()
        self.simulations = 0
        visits = 0
        for p in range(players):
            self.brought[p] = 0.0
            if stay[p]:
                self.roots[p] = fate[stay[p]]
                self.sibling[self.roots[p]] = 0
            else:
                self.roots[p] = self.node(0)
        self.at = self.roots[self.seat]
        k = self.child[self.at]
        while k:
            visits += self.visits[k]
            k = self.sibling[k]
        return visits
