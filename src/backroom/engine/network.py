# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""A small learned network: what a seat knows goes in, every seat's hopes and a liking for each action come out.

Two hidden layers, all in whole numbers: the same position gives the same answer on every machine, compiled or not, and
inputs that are 0 (most of them) cost nothing. It is a ``Heuristic`` like a game's own, so playouts, batches and bots can use
it in that one's place. How it was trained, and where its numbers lie, is left to others.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import cython

if not cython.compiled:
    from math import exp

    from backroom.engine.limits import MOST_CHOICES, MOST_SEATS
    from backroom.engine.observe import Observer
    from backroom.engine.rng import Rng
    from backroom.engine.state import State

    MOST_INPUTS = 1024
    MOST_NEURONS = 256

if not cython.compiled or TYPE_CHECKING:
    from backroom.engine.heuristic import Heuristic

# Whole numbers: an input of 1 is 64, a neuron's 1 is 256, a weight's 1 is 512 (docs/bots.md).
INPUT = 64
NEURON = 256
WEIGHT = 512
SIZES = ("inputs", "first", "second", "actions")


class Network(Heuristic):
    """``layers`` are int16 in this machine's order: inputs by first and first by second, each with its biases as a last row;
    for the seats' hopes and for the actions a row an output, its bias last. Not shared between threads (``twin``).
    """

    if TYPE_CHECKING:
        from_inputs: Any
        from_first: Any
        to_values: Any
        to_actions: Any

    def __init__(
        self,
        observer: Observer,
        heuristic: Heuristic,
        sizes: tuple[int, int, int, int],
        layers: tuple[bytes, ...],
    ) -> None:
        inputs, first, second, actions = sizes
        players = observer.players
        wanted = (
            (inputs + 1) * first,
            (first + 1) * second,
            players * (second + 1),
            actions * (second + 1),
        )
        if tuple(len(layer) // 2 for layer in layers) != wanted:
            raise ValueError("layers do not fit the sizes")
        if inputs != observer.length + heuristic.noted(players) or inputs > MOST_INPUTS:
            raise ValueError("inputs do not fit the observation")
        if max(first, second) > MOST_NEURONS or players > MOST_SEATS:
            raise ValueError("too many neurons")
        self.observer = observer
        self.heuristic = heuristic
        self.layers = layers
        self.players, self.inputs, self.first, self.second, self.actions = (
            players,
            inputs,
            first,
            second,
            actions,
        )
        if cython.compiled:
            self.from_inputs = cython.cast(cython.p_short, cython.cast(cython.p_char, layers[0]))
            self.from_first = cython.cast(cython.p_short, cython.cast(cython.p_char, layers[1]))
            self.to_values = cython.cast(cython.p_short, cython.cast(cython.p_char, layers[2]))
            self.to_actions = cython.cast(cython.p_short, cython.cast(cython.p_char, layers[3]))
        else:
            self.from_inputs, self.from_first, self.to_values, self.to_actions = (
                array("h", layer) for layer in layers
            )
            self.seen = array("f", bytes(4 * MOST_INPUTS))
            self.one, self.two, self.felt = [0] * first, [0] * second, [0] * second
            self.hopes, self.chances = [0.0] * MOST_SEATS, [0.0] * MOST_CHOICES

    def twin(self, observer: Observer, heuristic: Heuristic) -> Network:
        """Another with the same numbers, for another thread."""
        return Network(observer, heuristic, (self.inputs, self.first, self.second, self.actions), self.layers)

    # ---- from a position to an answer -------------------------------------------------------------------------------

    def look(self, state: State, seat: int) -> None:
        """Take in what the seat knows."""
        i = self.observer.write(state, seat, self.seen)
        self.heuristic.notes(state, seat, self.seen, i)
        one = self.one
        w = self.from_inputs
        width = self.first
        base = self.inputs * width
        for j in range(width):
            one[j] = w[base + j] * 64
        for i in range(self.inputs):
            x = cython.cast(cython.int, self.seen[i] * 64.0 + 1024.5) - 1024
            if x != 0:
                base = i * width
                for j in range(width):
                    one[j] += x * w[base + j]
        two = self.two
        w = self.from_first
        width = self.second
        base = self.first * width
        for j in range(width):
            two[j] = w[base + j] * 256
        for i in range(self.first):
            k = one[i] >> 7
            if k > 0:
                x = k if k < 32767 else 32767
                base = i * width
                for j in range(width):
                    two[j] += x * w[base + j]
        for j in range(width):
            k = two[j] >> 9
            self.felt[j] = 0 if k < 0 else k if k < 32767 else 32767

    def out(self, w: Any, at: int) -> float:
        """One output: a dot product with the second layer."""
        felt = self.felt
        width = self.second
        total = w[at + width] * 256
        for j in range(width):
            total += felt[j] * w[at + j]
        return total / 131072.0  # type: ignore[no-any-return]

    def judge(self) -> None:
        """What each seat may hope for, the one that looked first, then clockwise: from 0 (lost) to 1 (won)."""
        for j in range(self.players):
            self.hopes[j] = 1.0 / (1.0 + exp(-self.out(self.to_values, j * (self.second + 1))))

    def weigh(self, actions: Any, n: int) -> None:
        """How likely the one that looked is to choose each of these actions."""
        best = -1e9
        for i in range(n):
            like = self.out(self.to_actions, actions[i] * (self.second + 1))
            self.chances[i] = like
            if like > best:
                best = like
        total = 0.0
        for i in range(n):
            self.chances[i] = exp(self.chances[i] - best)
            total += self.chances[i]
        for i in range(n):
            self.chances[i] /= total

    # ---- as a heuristic -------------------------------------------------------------------------------------------------

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action it likes best; where others choose in secret at the same time, one drawn by liking."""
        n = state.legal_actions_raw(seat, self.options)
        if n == 1:
            return self.options[0]
        self.look(state, seat)
        self.weigh(self.options, n)
        waiting = state.pending_raw()
        best = 0
        if waiting & (waiting - 1):
            point = rng.pick(1 << 30) / 1073741824.0
            while best < n - 1 and point >= self.chances[best]:
                point -= self.chances[best]
                best += 1
            return self.options[best]
        for i in range(1, n):
            if self.chances[i] > self.chances[best]:
                best = i
        return self.options[best]

    def value(self, state: State, seat: int) -> float:
        self.look(state, seat)
        self.judge()
        return self.hopes[0]

    # ---- for Python -------------------------------------------------------------------------------------------------

    def expects(self, state: State, seat: int) -> list[float]:
        """Every seat's hopes, by number, as this seat sees them."""
        self.look(state, seat)
        self.judge()
        n = self.players
        return [self.hopes[(p - seat + n) % n] for p in range(n)]

    def likes(self, state: State, seat: int) -> dict[int, float]:
        """How likely the seat is to choose each of its legal actions."""
        n = state.legal_actions_raw(seat, self.options)
        self.look(state, seat)
        self.weigh(self.options, n)
        return {self.options[i]: self.chances[i] for i in range(n)}

    def inputs_of(self, state: State, seat: int) -> array[float]:
        """What goes in, for a learner."""
        i = self.observer.write(state, seat, self.seen)
        self.heuristic.notes(state, seat, self.seen, i)
        return array("f", [self.seen[k] for k in range(self.inputs)])
