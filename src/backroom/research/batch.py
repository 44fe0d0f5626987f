# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""Many games at once, stepped in compiled code without the GIL: what one thread does to its share of the rows.

A game is one row of ``states`` (a State's members) and one of ``seeds`` (its stream of chance), so that what happens in a
game depends on its row alone, not on how many threads there are. Arrays and threads are vector.py's business.
"""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from backroom.engine.heuristic import Heuristic
    from backroom.engine.limits import MOST_CHOICES
    from backroom.engine.observe import Observer
    from backroom.engine.rng import Rng, drawn_from, weighted_from
    from backroom.engine.state import State, copy_block, read_block


class Worker:
    """Steps rows ``low`` to ``high`` of the arrays it is given. Each thread has one of its own."""

    def __init__(
        self,
        start: State,
        observer: Observer,
        heuristic: Heuristic,
        width: int,
        margin: bool,
        arrays: dict[str, Any],
    ) -> None:
        self.start = start
        self.work = start.clone()
        self.observer = observer
        self.heuristic = heuristic
        self.rng = Rng(0)
        self.width = width  # actions of seats are below this
        self.margin = margin
        self.states = arrays["states"]
        self.seeds = arrays["seeds"]
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.seats = arrays["seats"]
        self.actions = arrays["actions"]
        self.rewards = arrays["rewards"]
        self.scores = arrays["scores"]
        self.done = arrays["done"]
        if not cython.compiled:
            self.buf = [0] * MOST_CHOICES
            self.heavy = [0] * MOST_CHOICES

    # ---- one row ----------------------------------------------------------------------------------------------------

    def load(self, i: int) -> None:
        if cython.compiled:
            memcpy(self.work.block(), cython.address(self.states[i, 0]), self.work.block_length() * 2)  # type: ignore[name-defined]  # noqa: F821
            self.rng.state = self.seeds[i]
        else:
            self.work.load_bytes(self.states[i].tobytes())
            self.rng.state = int(self.seeds[i])

    def keep(self, i: int) -> None:
        if cython.compiled:
            memcpy(cython.address(self.states[i, 0]), self.work.block(), self.work.block_length() * 2)  # type: ignore[name-defined]  # noqa: F821
        else:
            self.states[i] = memoryview(read_block(self.work)).cast("h")
        self.seeds[i] = self.rng.state

    def settle(self) -> None:
        """Chance draws until a seat has to choose, or the game is over."""
        while self.work.actor_raw() == -1:
            n = self.work.legal_actions_raw(-1, self.buf)
            self.work.weights(self.heavy)
            self.work.apply_raw(-1, self.buf[weighted_from(self.rng, self.heavy, n)])

    def begin(self) -> None:
        copy_block(self.work, self.start)
        self.settle()

    def show(self, i: int) -> None:
        """Who is to choose, from what, and what it knows. Of several at once the first: nothing of its choice shows to the
        next one, for each sees only its own.
        """
        seat = self.work.actor_raw()
        self.seats[i] = seat
        n = self.work.legal_actions_raw(seat, self.buf)
        if cython.compiled:
            memset(cython.address(self.masks[i, 0]), 0, self.width)  # type: ignore[name-defined]  # noqa: F821
            for j in range(n):
                self.masks[i, self.buf[j]] = 1
            self.observer.write(self.work, seat, cython.address(self.observations[i, 0]))
        else:
            self.masks[i] = 0
            for j in range(n):
                self.masks[i, self.buf[j]] = 1
            self.observer.write(self.work, seat, self.observations[i])

    def pay(self, i: int) -> None:
        """Rewards of a game that is over: shares of the win, or points ahead of the best other."""
        winners = 0
        for p in range(self.work.players):
            self.scores[i, p] = self.work.points_of(p)
            if self.work.rank_of(p) == 1:
                winners += 1
        for p in range(self.work.players):
            if self.margin:
                best = -32768
                for q in range(self.work.players):
                    if q != p and self.scores[i, q] > best:
                        best = self.scores[i, q]
                self.rewards[i, p] = self.scores[i, p] - best
            else:
                self.rewards[i, p] = 1.0 / winners if self.work.rank_of(p) == 1 else 0.0

    # ---- many -------------------------------------------------------------------------------------------------------

    def reset_rows(self, low: int, high: int) -> None:
        for i in range(low, high):
            self.rng.state = cython.cast(cython.ulonglong, self.seeds[i])
            self.begin()
            self.keep(i)
            self.show(i)
            self.done[i] = 0
            for p in range(self.work.players):
                self.rewards[i, p] = 0.0
                self.scores[i, p] = 0

    def step_rows(self, low: int, high: int) -> None:
        for i in range(low, high):
            self.load(i)
            # A number of C, or of Python: numpy's own would stay in the State, which could not be written as bytes.
            self.work.apply_raw(
                cython.cast(cython.int, self.seats[i]), cython.cast(cython.int, self.actions[i])
            )
            self.settle()
            if self.work.actor_raw() == -2:
                self.pay(i)
                self.done[i] = 1
                self.begin()
            elif self.done[i]:
                self.done[i] = 0
                for p in range(self.work.players):
                    self.rewards[i, p] = 0.0
            self.keep(i)
            self.show(i)

    def sample_rows(self, low: int, high: int) -> None:
        """A uniform legal action, from the game's own stream."""
        for i in range(low, high):
            n = 0
            for a in range(self.width):
                if self.masks[i, a]:
                    self.buf[n] = a
                    n += 1
            self.rng.state = cython.cast(cython.ulonglong, self.seeds[i])
            self.actions[i] = self.buf[drawn_from(self.rng, n)]
            self.seeds[i] = self.rng.state

    def advise_rows(self, low: int, high: int) -> None:
        for i in range(low, high):
            self.load(i)
            self.actions[i] = self.heuristic.choose(self.work, self.seats[i], self.rng)
            self.seeds[i] = self.rng.state

    def refused_row(self, low: int, high: int) -> int:
        for i in range(low, high):
            action = self.actions[i]
            if action < 0 or action >= self.width or self.masks[i, action] == 0:
                return i
        return -1

    # ---- for Python -------------------------------------------------------------------------------------------------

    def reset(self, low: int, high: int) -> None:
        """Begin a new game in each row, from its seed."""
        if cython.compiled:
            with cython.nogil:
                self.reset_rows(low, high)
        else:
            self.reset_rows(low, high)

    def step(self, low: int, high: int) -> None:
        """Apply each row's action, let chance draw, and begin anew where the game is over. Actions must be legal."""
        if cython.compiled:
            with cython.nogil:
                self.step_rows(low, high)
        else:
            self.step_rows(low, high)

    def sample(self, low: int, high: int) -> None:
        """Write a random legal action to each row."""
        if cython.compiled:
            with cython.nogil:
                self.sample_rows(low, high)
        else:
            self.sample_rows(low, high)

    def advise(self, low: int, high: int) -> None:
        """Write the action to each row that the greedy bot likes best."""
        if cython.compiled:
            with cython.nogil:
                self.advise_rows(low, high)
        else:
            self.advise_rows(low, high)

    def refused(self, low: int, high: int) -> int:
        """The first row whose action is not legal; -1: none."""
        return self.refused_row(low, high)

    def state(self, i: int) -> State:
        """A copy of a row's State."""
        self.load(i)
        return self.work.clone()
