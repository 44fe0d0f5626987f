# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""Whole games for a learner, in compiled code without the GIL: what was known, what a search would have chosen, who won.

With a teacher (a game's own heuristic) its choices are what is to be liked; else a part of the decisions (``deep``) is
thought about by a small search, and the others are drawn from the network's likings. What is made of the rows is train.py's.
"""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from backroom.engine.heuristic import Heuristic
    from backroom.engine.limits import MOST_CHOICES
    from backroom.engine.network import Network
    from backroom.engine.puct import Puct
    from backroom.engine.rng import Rng, weighted_from
    from backroom.engine.state import State, copy_block


class Harvest:
    """Fills the rows of the arrays it is given, game by game. Each thread has one of its own."""

    def __init__(
        self,
        start: State,
        network: Network,
        teacher: Heuristic | None,
        search: Puct,
        seed: int,
        arrays: dict[str, Any],
    ) -> None:
        self.start = start
        self.work = start.clone()
        self.network = network
        self.teacher = teacher
        self.search = search
        self.rng = Rng(seed)
        self.deep = 0.25  # share of decisions that are thought about
        self.keep = 0.2  # share of the others that are kept, for the result alone
        self.noise = 0.03  # share of actions at random
        self.simulations = 32
        self.games = 0
        self.inputs = arrays["inputs"]
        self.chances = arrays["chances"]
        self.rewards = arrays["rewards"]
        self.masks = arrays["masks"]
        self.seats = arrays["seats"]
        self.thought = arrays["thought"]
        self.room = len(arrays["inputs"])
        if not cython.compiled:
            self.buf = [0] * MOST_CHOICES
            self.heavy = [0] * MOST_CHOICES

    def often(self, share: float) -> bool:
        return self.rng.pick(1000000) < share * 1000000.0

    def settle(self) -> None:
        """Chance draws until a seat has to choose, or the game is over."""
        while self.work.actor_raw() == -1:
            n = self.work.legal_actions_raw(-1, self.buf)
            self.work.weights(self.heavy)
            self.work.apply_raw(-1, self.buf[weighted_from(self.rng, self.heavy, n)])

    def note(self, row: int, seat: int, n: int) -> None:
        """What the seat knows and what it may do."""
        if cython.compiled:
            out = cython.address(self.inputs[row, 0])
        else:
            out = self.inputs[row]
        i = self.network.observer.write(self.work, seat, out)
        self.network.heuristic.notes(self.work, seat, out, i)
        for i in range(self.network.actions):
            self.masks[row, i] = 0
            self.chances[row, i] = 0.0
        for i in range(n):
            self.masks[row, self.buf[i]] = 1
        self.seats[row] = seat

    def drawn(self, row: int, seat: int, n: int) -> int:
        """One of the actions, by the chances in a row."""
        point = self.rng.pick(1 << 30) / 1073741824.0
        for i in range(n):
            point -= self.chances[row, self.buf[i]]
            if point < 0.0:
                return self.buf[i]
        return self.buf[n - 1]

    def decide(self, row: int, seat: int, n: int) -> int:
        """A decision that is to be learned from; its row is written."""
        self.note(row, seat, n)
        self.thought[row] = 1
        if self.teacher is not None:
            action = self.teacher.choose(self.work, seat, self.rng)
            self.chances[row, action] = 1.0
            return action
        self.search.turn_to(self.work, seat)
        self.search.many(self.simulations)
        if cython.compiled:
            self.search.improve(cython.address(self.chances[row, 0]))
        else:
            self.search.improve(self.chances[row])
        return self.drawn(row, seat, n)

    def game(self, row: int) -> int:
        """One game; the first row that is free after it."""
        copy_block(self.work, self.start)
        first = row
        while True:
            self.settle()
            seat = self.work.actor_raw()
            if seat == -2:
                break
            n = self.work.legal_actions_raw(seat, self.buf)
            action = self.buf[0]
            if n > 1:
                if row < self.room and self.often(self.deep):
                    action = self.decide(row, seat, n)
                    row += 1
                elif row < self.room and self.often(self.keep):
                    # As any seat sees it: a search asks at the end of its tree whoever's turn it is there.
                    self.note(row, self.rng.pick(self.work.players), n)
                    self.thought[row] = 0
                    row += 1
                    action = -1
                else:
                    action = -1
                if self.often(self.noise):
                    action = self.buf[self.rng.pick(n)]
                elif action < 0 and self.teacher is not None:
                    action = self.teacher.choose(self.work, seat, self.rng)
                elif action < 0:
                    self.network.look(self.work, seat)
                    self.network.weigh(self.buf, n)
                    # squared: what it likes little it seldom does
                    whole = 0.0
                    for i in range(n):
                        chance = self.network.chances[i]
                        self.network.chances[i] = chance * chance
                        whole += chance * chance
                    point = whole * self.rng.pick(1 << 30) / 1073741824.0
                    i = 0
                    while i < n - 1 and point >= self.network.chances[i]:
                        point -= self.network.chances[i]
                        i += 1
                    action = self.buf[i]
            self.work.apply_raw(seat, action)
        copy_block(self.search.work, self.work)
        self.search.judge()
        for i in range(first, row):
            for p in range(self.work.players):
                # as the network tells it: the one that looks first, then clockwise
                self.rewards[i, p] = self.search.reward[(self.seats[i] + p) % self.work.players]
        self.games += 1
        return row

    def fill(self, games: int) -> int:
        """Play so many games, or until the rows are full; how many rows are filled."""
        row = 0
        number = 0
        if cython.compiled:
            with cython.nogil:
                while number < games and row < self.room:
                    row = self.game(row)
                    number += 1
        else:
            while number < games and row < self.room:
                row = self.game(row)
                number += 1
        return row
