# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, auto_pickle=False
"""The State every game is: what may be done now, what doing it changes. See docs/engine.md.

A game subclasses ``State`` and implements the hot methods (the first ones below); clone, bytes, hash, comparison, masks and
checked application are written once, in this class. No random numbers, no text, no input or output live here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import cython

from backroom.engine.errors import IllegalAction

if TYPE_CHECKING:
    from backroom.engine.schema import Row

COMPILED = bool(cython.compiled)

if not cython.compiled:
    from backroom.engine.limits import MOST_CHOICES
    from backroom.engine.rng import Rng
    from backroom.engine.schema import Field, Shared, declared, fields

    CHANCE = -1
    OVER = -2
    SCRATCH: list[int] = [0] * MOST_CHOICES
    HEAVY: list[int] = [0] * MOST_CHOICES

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

    def lowest(bits: int) -> int:
        """The place of the lowest bit that is set; there is one."""
        k = 0
        while bits >> k & 1 == 0:
            k += 1
        return k

    def list_bits(bits: int, first: int, out: Row) -> int:
        """A set of things as actions: ``first`` is that of bit 0. How many there are."""
        n = 0
        while bits > 0:
            if bits & 1:
                out[n] = first
                n += 1
            bits >>= 1
            first += 1
        return n

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
            if 0 <= chosen[i] < width:
                marks[chosen[i]] = 1
        return bytes(marks)

    def read_block(state: State) -> bytes:
        return b"".join(value.to_bytes(2, "little", signed=True) for value in _values(state))

    def write_block(state: State, data: bytes) -> None:
        values = (int.from_bytes(data[i : i + 2], "little", signed=True) for i in range(0, len(data), 2))
        for name, *shape in state.FIELDS:
            setattr(state, name, _filled(tuple(shape), values))


class State:
    """A position of some game. Its members are int16, declared in the game's ``schema.py``.

    ``x_raw`` is the fast twin of ``x``: it checks nothing, takes and gives numbers and rows of numbers, and is what compiled
    loops call. A game writes the raw ones; ``x`` itself, for everybody else, is written once, here.
    """

    players: int
    FIELDS: ClassVar[tuple[tuple[Any, ...], ...]] = ()  # (name, dimensions...), from the schema
    LAWS: ClassVar[tuple[str, ...]] = ()  # names of the bits of lawful()
    ACTIONS: ClassVar[int] = 0

    if not cython.compiled:
        SHARED: ClassVar[tuple[str, ...]] = ()
        setup: Any = None  # the game, options and data it was begun with (game.py); compiled: a member of the game's class

        def __init_subclass__(cls) -> None:
            """Uncompiled: what codegen.py writes for the compiler is read from the schema here."""
            cls.FIELDS = fields(cls)
            cls.SHARED = tuple(name for name, _ in declared(cls, Shared))

        def __new__(cls, *args: Any, **kwargs: Any) -> State:
            """Uncompiled: members start as zeros, as C arrays do."""
            self = object.__new__(cls)
            for name, field in declared(cls, Field):
                setattr(self, name, field.zeros())
            return self

    # ---- what a game implements; block, block_length and fresh come from its schema ---------------------------------

    def block(self) -> Any:
        """Compiled: the address of the first member. Never called uncompiled."""
        return cython.NULL

    def block_length(self) -> Any:
        """Compiled: how many int16 the members are."""
        return 0

    def fresh(self) -> State:
        """A State of the same game, players and options; what its members hold means nothing: the caller writes them all."""
        if cython.compiled or not self.FIELDS:
            raise NotImplementedError
        new = type(self).__new__(type(self))
        new.players = self.players
        new.setup = self.setup
        for name in self.SHARED:
            setattr(new, name, getattr(self, name))
        return new

    def actor_raw(self) -> int:
        """CHANCE, OVER or the first seat that may act."""
        return OVER

    def pending_raw(self) -> int:
        """The seats that may act now, as bits."""
        return 0

    def legal_actions_raw(self, seat: int, out: Row) -> int:
        """Write the legal actions of a seat (or chance) to ``out``, ascending; how many."""
        return 0

    def weights(self, out: Row) -> None:
        """Write the weights of chance's outcomes, in the order of ``legal_actions_raw``."""

    def apply_raw(self, seat: int, action: int) -> None:
        """Apply an action known to be legal."""

    def mid_move_raw(self, seat: int) -> bool:
        """Whether the seat is between two actions of one move."""
        return False

    def can_retract_raw(self, seat: int) -> bool:
        """Whether the seat may take back its part of a simultaneous choice."""
        return False

    def retract_raw(self, seat: int) -> None:
        """Take it back."""

    def points_of(self, seat: int) -> int:
        """The seat's points as they stand."""
        return 0

    def order_of(self, a: int, b: int) -> int:
        """At the end: above 0 where seat a is placed before seat b, 0 where they share a place."""
        return 0

    def determinise_raw(self, seat: int, rng: Rng) -> None:
        """Draw anew what this seat (-1: a spectator) cannot know, in place."""

    def believe_raw(self, seat: int, rng: Rng) -> None:
        """The same by what others were seen to do: worlds in which players would have chosen so come up more often. It may
        use what the seat knows and nothing else, and finds no other worlds. A game that does not say holds all as likely.
        """
        self.determinise_raw(seat, rng)

    def laws_raw(self) -> int:
        """Broken conservation laws, as bits (see ``LAWS``)."""
        return 0

    # ---- written once -----------------------------------------------------------------------------------------------

    def allowed(self, seat: int, action: int) -> bool:
        n = self.legal_actions_raw(seat, SCRATCH)
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
        return self.actor_raw() == OVER

    def actor(self) -> int:
        """CHANCE, OVER or the first pending seat."""
        return self.actor_raw()

    def pending(self) -> tuple[int, ...]:
        """The seats that may act now."""
        bits = self.pending_raw()
        return tuple([seat for seat in range(self.players) if bits >> seat & 1])

    def is_pending(self, seat: int) -> bool:
        """Whether this seat may act now."""
        return bool(seat >= 0 and self.pending_raw() >> seat & 1)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """What the seat (default: the actor) may do, ascending."""
        n = self.legal_actions_raw(self.actor_raw() if seat is None else self._known(seat), SCRATCH)
        return [SCRATCH[i] for i in range(n)]

    def outcomes(self) -> list[tuple[int, int]]:
        """Chance's outcomes with their weights; empty when chance does not act."""
        if self.actor_raw() != CHANCE:
            return []
        n = self.legal_actions_raw(CHANCE, SCRATCH)
        self.weights(HEAVY)
        return [(SCRATCH[i], HEAVY[i]) for i in range(n)]

    def mask(self, seat: int | None = None) -> bytes:
        """One byte an action of the game, 1 where it is legal."""
        n = self.legal_actions_raw(self.actor_raw() if seat is None else self._known(seat), SCRATCH)
        return mark(SCRATCH, n, self.ACTIONS)

    def apply(self, action: int, seat: int | None = None) -> None:
        """Apply one legal action; an illegal one raises ``IllegalAction`` and changes nothing."""
        actor = self.actor_raw() if seat is None else self._known(seat)
        if not self.allowed(actor, action):
            raise IllegalAction("error-illegal-action", {"action": action, "seat": actor})
        self.apply_raw(actor, action)

    def try_move(self, seat: int, actions: tuple[int, ...]) -> bool:
        """Apply these actions if they are exactly one whole legal move of the seat; else change nothing. Whether it was."""
        before = self.clone()
        last = len(actions) - 1
        for i in range(last + 1):
            action = actions[i]
            if self.allowed(seat, action):
                self.apply_raw(seat, action)
                if seat < 0 or self.mid_move_raw(seat) == (i < last):
                    continue
            copy_block(self, before)
            return False
        return last >= 0

    def mid_move(self, seat: int) -> bool:
        """Whether the seat is between two actions of one move."""
        return self._known(seat) >= 0 and self.mid_move_raw(seat)

    def can_retract(self, seat: int) -> bool:
        """Whether the seat may take back its finished part of a simultaneous choice."""
        return self._known(seat) >= 0 and self.can_retract_raw(seat)

    def retract(self, seat: int) -> None:
        """Take it back; ``IllegalAction`` when there is nothing to take back."""
        if not self.can_retract(seat):
            raise IllegalAction("error-nothing-to-retract", {"seat": seat})
        self.retract_raw(seat)

    def determinise(self, seat: int, rng: Rng, sharp: bool = False) -> State:
        """A State that this seat (-1: a spectator) could be in, as far as it knows; ``IllegalAction`` where it could be in
        none, because the position contradicts what the seat has seen. ``sharp``: by what others were seen to do.
        """
        other = self.clone()
        if sharp:
            other.believe_raw(seat, rng)
        else:
            other.determinise_raw(seat, rng)
        if rng.lost:
            raise IllegalAction("error-contradiction", {"seat": seat})
        return other

    def scores(self) -> list[int]:
        return [self.points_of(seat) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """Places at the end, 1 = best, ties share a place."""
        if self.actor_raw() != OVER:
            raise IllegalAction("error-not-over")
        return [self.rank_of(seat) for seat in range(self.players)]

    def result(self) -> list[float]:
        """Shares of the win, adding up to 1."""
        ranks = self.ranks()
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]

    def laws(self) -> list[str]:
        """The conservation laws that are broken; [] when all hold."""
        bits = self.laws_raw()
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

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its game's name, players, options, data and bytes: another process reads it with rules of its own."""
        if self.setup is None:
            raise TypeError(
                "only a State that Game.start began can be pickled: another knows no game to be read with"
            )
        return self.setup.state, (self.players, self.to_bytes())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

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
