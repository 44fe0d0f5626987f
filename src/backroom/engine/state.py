# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, auto_pickle=False
"""The State every game is: what may be done now, what doing it changes. See docs/engine.md.

A game subclasses ``State`` and implements the hot methods (those with one-line docstrings below that raise here); clone,
bytes, hash, comparison, masks and checked application are written once, in this class. No random numbers, no text, no input
or output live here.
"""

from __future__ import annotations

from typing import Any, ClassVar

import cython

from backroom.engine.errors import IllegalAction

COMPILED = bool(cython.compiled)

if not cython.compiled:
    from backroom.engine.rng import Rng

    CHANCE = -1
    OVER = -2
    WIDTH = 512  # the most choices one decision may offer
    SCRATCH: list[int] = [0] * WIDTH
    HEAVY: list[int] = [0] * WIDTH

    def _zeros(shape: tuple[int, ...]) -> Any:
        if len(shape) < 2:
            return [0] * shape[0] if shape else 0
        return [_zeros(shape[1:]) for _ in range(shape[0])]

    def _copied(value: Any) -> Any:
        if not isinstance(value, list):
            return value
        return [_copied(item) for item in value] if value and isinstance(value[0], list) else value[:]

    def _flat(value: Any, into: list[int]) -> None:
        if not isinstance(value, list):
            into.append(value)
        elif value and isinstance(value[0], list):
            for item in value:
                _flat(item, into)
        else:
            into.extend(value)

    def _filled(shape: tuple[int, ...], values: Any) -> Any:
        if not shape:
            return next(values)
        return [_filled(shape[1:], values) for _ in range(shape[0])]

    def _values(state: State) -> list[int]:
        values: list[int] = []
        for name, *_ in state.FIELDS:
            _flat(getattr(state, name), values)
        return values

    def copy_block(to: State, source: State) -> None:
        for name, *_ in source.FIELDS:
            setattr(to, name, _copied(getattr(source, name)))

    def same_block(a: State, b: State) -> bool:
        return all(getattr(a, name) == getattr(b, name) for name, *_ in a.FIELDS)

    def fold_block(state: State) -> int:
        h = 1469598103934665603  # FNV-1a, by int16
        for value in _values(state):
            h = ((h ^ (value & 0xFFFF)) * 1099511628211) & 0xFFFFFFFFFFFFFFFF
        return h ^ (h >> 32)

    def mark(chosen: list[int], n: int, width: int) -> bytes:
        marks = bytearray(width)
        for i in range(n):
            marks[chosen[i]] = 1
        return bytes(marks)

    def read_block(state: State) -> bytes:
        return b"".join(value.to_bytes(2, "little", signed=True) for value in _values(state))

    def write_block(state: State, data: bytes) -> None:
        values = (int.from_bytes(data[i : i + 2], "little", signed=True) for i in range(0, len(data), 2))
        for name, *shape in state.FIELDS:
            setattr(state, name, _filled(tuple(shape), values))


class State:
    """A position of some game. All members of a game's State are int16, in the order of ``FIELDS`` and of the ``.pxd``."""

    players: int
    FIELDS: ClassVar[tuple[tuple[Any, ...], ...]] = ()  # (name, dimensions...): only read uncompiled
    LAWS: ClassVar[tuple[str, ...]] = ()  # names of the bits of lawful()
    ACTIONS: ClassVar[int] = 0

    if not cython.compiled:

        def __new__(cls, *args: Any, **kwargs: Any) -> State:
            """Uncompiled: members start as zeros, as C arrays do."""
            self = object.__new__(cls)
            for name, *shape in cls.FIELDS:
                setattr(self, name, _zeros(tuple(shape)))
            return self

    # ---- what a game implements -------------------------------------------------------------------------------------

    def block(self) -> Any:
        """Compiled: the address of the first member. Never called uncompiled."""
        return cython.NULL

    def block_length(self) -> Any:
        """Compiled: how many int16 the members are."""
        return 0

    def fresh(self) -> State:
        """A State of the same game, players and options; what its members hold means nothing: the caller writes them all."""
        raise NotImplementedError

    def who(self) -> int:
        """CHANCE, OVER or the first seat that may act."""
        return OVER

    def waiting(self) -> int:
        """The seats that may act now, as bits."""
        return 0

    def choices(self, seat: int, out: Any) -> int:
        """Write the legal actions of a seat (or chance) to ``out``, ascending; how many."""
        return 0

    def weights(self, out: Any) -> None:
        """Write the weights of chance's outcomes, in the order of ``choices``."""

    def act(self, seat: int, action: int) -> None:
        """Apply an action known to be legal."""

    def inside(self, seat: int) -> bool:
        """Whether the seat is between two actions of one move."""
        return False

    def takes_back(self, seat: int) -> bool:
        """Whether the seat may take back its part of a simultaneous choice."""
        return False

    def take_back(self, seat: int) -> None:
        """Take it back."""

    def points_of(self, seat: int) -> int:
        """The seat's points as they stand."""
        return 0

    def order_of(self, a: int, b: int) -> int:
        """At the end: above 0 where seat a is placed before seat b, 0 where they share a place."""
        return 0

    def redraw(self, seat: int, rng: Rng) -> None:
        """Draw anew what this seat (-1: a spectator) cannot know, in place."""

    def lawful(self) -> int:
        """Broken conservation laws, as bits (see ``LAWS``)."""
        return 0

    # ---- written once -----------------------------------------------------------------------------------------------

    def allowed(self, seat: int, action: int) -> bool:
        n = self.choices(seat, SCRATCH)
        for i in range(n):
            if SCRATCH[i] == action:
                return True
        return False

    def rank_of(self, seat: int) -> int:
        rank = 1
        for other in range(self.players):
            if other != seat and self.order_of(other, seat) > 0:
                rank += 1
        return rank

    def clone(self) -> State:
        """An independent copy."""
        other = self.fresh()
        copy_block(other, self)
        return other

    @property
    def over(self) -> bool:
        return self.who() == OVER

    def actor(self) -> int:
        """CHANCE, OVER or the first pending seat."""
        return self.who()

    def pending(self) -> tuple[int, ...]:
        """The seats that may act now."""
        bits = self.waiting()
        return tuple([seat for seat in range(self.players) if bits >> seat & 1])

    def waiting_for(self, seat: int) -> bool:
        """Whether this seat may act now."""
        return bool(seat >= 0 and self.waiting() >> seat & 1)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """What the seat (default: the actor) may do, ascending."""
        n = self.choices(self.who() if seat is None else self._known(seat), SCRATCH)
        return [SCRATCH[i] for i in range(n)]

    def outcomes(self) -> list[tuple[int, int]]:
        """Chance's outcomes with their weights; empty when chance does not act."""
        if self.who() != CHANCE:
            return []
        n = self.choices(CHANCE, SCRATCH)
        self.weights(HEAVY)
        return [(SCRATCH[i], HEAVY[i]) for i in range(n)]

    def mask(self, seat: int | None = None) -> bytes:
        """One byte an action of the game, 1 where it is legal."""
        n = self.choices(self.who() if seat is None else self._known(seat), SCRATCH)
        return mark(SCRATCH, n, self.ACTIONS)

    def apply(self, action: int, seat: int | None = None) -> None:
        """Apply one legal action; an illegal one raises ``IllegalAction`` and changes nothing."""
        actor = self.who() if seat is None else self._known(seat)
        if not self.allowed(actor, action):
            raise IllegalAction("error-illegal-action", {"action": action, "seat": actor})
        self.act(actor, action)

    def try_move(self, seat: int, actions: tuple[int, ...]) -> bool:
        """Apply these actions if they are exactly one whole legal move of the seat; else change nothing. Whether it was."""
        before = self.clone()
        last = len(actions) - 1
        for i in range(last + 1):
            action = actions[i]
            if self.allowed(seat, action):
                self.act(seat, action)
                if seat < 0 or self.inside(seat) == (i < last):
                    continue
            copy_block(self, before)
            return False
        return last >= 0

    def mid_move(self, seat: int) -> bool:
        """Whether the seat is between two actions of one move."""
        return self._known(seat) >= 0 and self.inside(seat)

    def can_retract(self, seat: int) -> bool:
        """Whether the seat may take back its finished part of a simultaneous choice."""
        return self._known(seat) >= 0 and self.takes_back(seat)

    def retract(self, seat: int) -> None:
        """Take it back; ``IllegalAction`` when there is nothing to take back."""
        if not self.can_retract(seat):
            raise IllegalAction("error-nothing-to-retract", {"seat": seat})
        self.take_back(seat)

    def determinise(self, seat: int, rng: Rng) -> State:
        """A State that this seat (-1: a spectator) could be in, as far as it knows."""
        other = self.clone()
        other.redraw(seat, rng)
        return other

    def scores(self) -> list[int]:
        return [self.points_of(seat) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """Places at the end, 1 = best, ties share a place."""
        if self.who() != OVER:
            raise IllegalAction("error-not-over")
        return [self.rank_of(seat) for seat in range(self.players)]

    def result(self) -> list[float]:
        """Shares of the win, adding up to 1."""
        ranks = self.ranks()
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]

    def laws(self) -> list[str]:
        """The conservation laws that are broken; [] when all hold."""
        bits = self.lawful()
        return [name for i, name in enumerate(self.LAWS) if bits >> i & 1]

    def digest(self) -> int:
        """64 bits of the whole State, the same compiled and uncompiled."""
        return fold_block(self)

    def to_bytes(self) -> bytes:
        """The members as little-endian int16; ``Game.from_bytes`` reads them."""
        return read_block(self)

    def load_bytes(self, data: bytes) -> None:
        """Take the members from ``to_bytes``; ``ValueError`` when the length is another."""
        length = len(read_block(self))
        if len(data) != length:
            raise ValueError(f"{length} bytes expected, not {len(data)}")
        write_block(self, data)

    def _known(self, seat: int) -> int:
        if seat < CHANCE or seat >= self.players:
            raise IllegalAction("error-no-such-seat", {"seat": seat, "players": self.players})
        return seat

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return self.players == other.players and same_block(self, other)

    def __hash__(self) -> int:
        return hash(fold_block(self))
