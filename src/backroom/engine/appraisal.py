# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""A small learned network that says how well one seat stands, from its facts: two numbers, for the win and for the lead.

The same network looks at each seat in turn, so one serves every number of players and every option (odds.py puts its answers
together). Two hidden layers, all in whole numbers: the same facts give the same answer on every machine, compiled or not.
Its numbers lie in a game's folder, made by research/appraise.py.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cython

from backroom.engine.errors import DataError
from backroom.engine.numbers import cut, read_numbers

if not cython.compiled:
    from array import array

    from backroom.engine.limits import MOST_FACTS

    MOST_UNITS = 64

# Whole numbers: a fact of 1 is 64 (at most 8), a unit's 1 is 256 (at most 32), a weight's 1 is 512 (at most 4): no sum of
# products is beyond 32 bits.
FACT, UNIT, WEIGHT = 64, 256, 512
WIDEST = 4  # the largest weight
FORMAT = 1
NAME = "appraisal.net"  # in a game's folder


class Appraiser:
    """``layers`` are int16 in this machine's order: a row for each unit of the first layer, of the second, and for the two
    answers, each row with its bias at the end. Not shared between threads.
    """

    if TYPE_CHECKING:
        to_first: Any
        to_second: Any
        to_answers: Any
        given: Any

    def __init__(self, sizes: tuple[int, int, int], layers: tuple[bytes, ...]) -> None:
        facts, first, second = sizes
        wanted = ((facts + 1) * first, (first + 1) * second, 2 * (second + 1))
        if tuple(len(layer) // 2 for layer in layers) != wanted:
            raise ValueError("layers do not fit the sizes")
        if facts > MOST_FACTS or max(first, second) > MOST_UNITS:
            raise ValueError("too many facts or units")
        self.facts, self.first, self.second = facts, first, second
        self.layers = layers
        if cython.compiled:
            self.to_first = cython.cast(cython.p_short, cython.cast(cython.p_char, layers[0]))
            self.to_second = cython.cast(cython.p_short, cython.cast(cython.p_char, layers[1]))
            self.to_answers = cython.cast(cython.p_short, cython.cast(cython.p_char, layers[2]))
        else:
            self.to_first, self.to_second, self.to_answers = (array("h", layer) for layer in layers)
            self.seen, self.one, self.two = [0] * MOST_FACTS, [0] * MOST_UNITS, [0] * MOST_UNITS
        self.win = 0.0
        self.lead = 0.0

    def dot(self, x: Any, w: Any, at: int, width: int) -> int:
        total = 0
        for i in range(width):
            total += x[i] * w[at + i]
        return total

    def look(self, facts: Any) -> None:
        """Take in a seat's facts; ``win`` and ``lead`` answer."""
        for i in range(self.facts):
            x = facts[i]
            x = -8.0 if x < -8.0 else 8.0 if x > 8.0 else x
            self.seen[i] = cython.cast(cython.int, x * 64.0 + 1024.5) - 1024
        width = self.facts
        for j in range(self.first):
            at = j * (width + 1)
            k = (self.dot(self.seen, self.to_first, at, width) + self.to_first[at + width] * 64) >> 7
            self.one[j] = 0 if k < 0 else k if k < 8191 else 8191
        width = self.first
        for j in range(self.second):
            at = j * (width + 1)
            k = (self.dot(self.one, self.to_second, at, width) + self.to_second[at + width] * 256) >> 9
            self.two[j] = 0 if k < 0 else k if k < 8191 else 8191
        width = self.second
        self.win = (self.dot(self.two, self.to_answers, 0, width) + self.to_answers[width] * 256) / 131072.0
        at = width + 1
        self.lead = (
            self.dot(self.two, self.to_answers, at, width) + self.to_answers[at + width] * 256
        ) / 131072.0

    def answers(self, facts: list[float]) -> tuple[float, float]:
        """``look`` for Python callers."""
        if len(facts) != self.facts:
            raise ValueError(f"{self.facts} facts, not {len(facts)}")
        self.look_at(facts)
        return self.win, self.lead

    def look_at(self, facts: list[float]) -> None:
        if cython.compiled:
            for i in range(self.facts):
                self.given[i] = facts[i]
            self.look(self.given)
        else:
            self.look(facts)


@functools.cache
def read(path: Path, facts: int) -> tuple[tuple[int, int, int], tuple[bytes, ...], dict[str, Any]]:
    """Sizes, layers and what the file says of itself; ``DataError`` when it is damaged or was made for other facts."""

    def refuse(what: str) -> DataError:
        return DataError(what, "error-lesson", {"file": path.name})

    about, numbers = read_numbers(path)
    if about.get("format") != FORMAT:
        raise refuse("format")
    if about.get("facts") != facts:
        raise refuse("facts")
    first, second = about.get("first"), about.get("second")
    if not (isinstance(first, int) and isinstance(second, int) and first > 0 and second > 0):
        raise refuse("first")
    lengths = ((facts + 1) * first, (first + 1) * second, 2 * (second + 1))
    if sum(lengths) != len(numbers):
        raise refuse("length")
    return (facts, first, second), cut(numbers, lengths), about


def appraiser(folder: Path, facts: int) -> Appraiser | None:
    """One of one's own with the numbers in a game's folder; None where nothing was learned."""
    path = folder / NAME
    if not path.exists():
        return None
    sizes, layers, _ = read(path, facts)
    return Appraiser(sizes, layers)
