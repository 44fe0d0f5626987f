"""What a State is made of, declared once: members, printed facts, constants, numbers of actions.

A game's ``schema.py`` says it in plain Python. Uncompiled, ``State`` reads the declarations when the class is made; for the
compiled form ``codegen.py`` writes Cython's from the same ones when the package is built; mypy sees the types as they
stand here. Nothing of it is written a second time. This module imports nothing that is compiled.

    WARDS = 15                          # a constant: any name in capitals with an int

    _node = counter()
    N_DRAW = _node()                    # 0
    N_TURN = _node()                    # 1

    _number = counter()
    A_WARD = _number(WARDS)             # 0, and 15 numbers from there
    A_END = _number()                   # 15
    A_ALL = _number.total               # 16

    class Board(Facts):                 # what is printed: the same for all States of a game
        adjacent = int16(WARDS)

    class Members:                      # of the State; all are int16, in this order
        board = shared(Board)           # not part of the position: every copy has the same one
        year = int16()
        cubes = int16(WARDS, 4)
        bids = int16(5, hidden=True)    # not readable from outside the rules
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from math import prod
from typing import Any, TypeVar, overload

Kind = TypeVar("Kind")
Method = TypeVar("Method")

Row = list[int]  # a row of int16 that a method is given to read or write: compiled, an int16_t*


class Field:
    """The declaration of a member: its dimensions, and whether only the rules may read it."""

    __slots__ = ("hidden", "shape")

    def __init__(self, shape: tuple[int, ...], hidden: bool) -> None:
        self.shape = shape
        self.hidden = hidden

    @property
    def size(self) -> int:
        return prod(self.shape)

    def zeros(self) -> Any:
        return zeros(self.shape)


class Shared:
    """The declaration of what all States of a game have in common: facts or an option."""

    __slots__ = ("kind",)

    def __init__(self, kind: type) -> None:
        self.kind = kind


@overload
def int16(*, hidden: bool = False) -> int: ...
@overload
def int16(one: int, /, *, hidden: bool = False) -> list[int]: ...
@overload
def int16(one: int, two: int, /, *, hidden: bool = False) -> list[list[int]]: ...
@overload
def int16(one: int, two: int, three: int, /, *, hidden: bool = False) -> list[list[list[int]]]: ...
def int16(*shape: int, hidden: bool = False) -> Any:
    """A member: a number from -32768 to 32767, or an array of them with these dimensions."""
    if len(shape) > 3 or any(size < 1 for size in shape):
        raise ValueError(f"int16 takes up to three dimensions of at least 1, not {shape}")
    return Field(shape, hidden)


def shared(kind: type[Kind]) -> Kind:
    """What every copy of a State has the same: a ``Facts``, ``bool``, ``int`` or ``object``."""
    return Shared(kind)  # type: ignore[return-value]


class counter:
    """Numbers one after the other: ``number()`` is the next one, ``number(n)`` the first of the next n."""

    def __init__(self) -> None:
        self.total = 0

    def __call__(self, n: int = 1) -> int:
        if n < 1:
            raise ValueError(f"a kind of action has at least one number, not {n}")
        self.total += n
        return self.total - n


def c_types(**kinds: type) -> Callable[[Method], Method]:
    """The types of local variables that the compiler would not guess: ``@c_types(n=int)`` where n counts comparisons."""
    return lambda method: method


def for_python(method: Method) -> Method:
    """Marks a method of the rules that is for readers in Python, though its types would do for C."""
    return method


# ---- reading the declarations -------------------------------------------------------------------------------------------


def declared(kind: type, what: type[Kind]) -> Iterator[tuple[str, Kind]]:
    """(name, declaration) of a class and its parents, in the order in which they are written."""
    for parent in reversed(kind.__mro__):
        for name, value in vars(parent).items():
            if isinstance(value, what):
                yield name, value


def fields(kind: type) -> tuple[tuple[Any, ...], ...]:
    """(name, dimensions …) of every member."""
    return tuple((name, *field.shape) for name, field in declared(kind, Field))


def zeros(shape: tuple[int, ...]) -> Any:
    if len(shape) < 2:
        return [0] * shape[0] if shape else 0
    return [zeros(shape[1:]) for _ in range(shape[0])]


def copied(value: Any) -> Any:
    if not isinstance(value, (list, tuple)):
        return value
    return [copied(item) for item in value]


class Struct:
    """A record that methods of the rules hand on among themselves. Compiled it is a C struct, here an object of zeros."""

    def __init__(self) -> None:
        for name, field in declared(type(self), Field):
            setattr(self, name, field.zeros())


class Facts:
    """What is printed, as the rules need it. Made with ``Board(adjacent=[…], …)``; what is not given is 0."""

    def __init__(self, **given: Any) -> None:
        known = dict(itertools.chain(declared(type(self), Field), declared(type(self), Shared)))
        for name in given:
            if name not in known:
                raise TypeError(f"{type(self).__name__} has no fact {name!r}")
        for name, field in declared(type(self), Field):
            setattr(self, name, copied(given[name]) if name in given else field.zeros())
        for name, _ in declared(type(self), Shared):
            setattr(self, name, given.get(name))
