"""One game being played: the fold of a table's log. No input or output, no clock, no randomness of its own.

``Table.fold(id, raws)`` reads a whole log; ``accept`` takes one more entry. Which entry a command becomes, and
whether it may, is decide.py; who sits where is seating.py; what others see of it is projection.py.
"""

from __future__ import annotations

import copy
import functools
import importlib
from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Any

import msgspec

from backroom import games
from backroom.engine.errors import BackroomError
from backroom.engine.game import Game
from backroom.engine.knowledge import Knower, Sight, quiet
from backroom.engine.moves import play
from backroom.engine.record import result_of
from backroom.engine.state import State
from backroom.table import chance, events
from backroom.table.clock import Clocks
from backroom.table.seating import OfSeats, Seating
from backroom.table.steps import Asked, Step, free_undo, undo_target

CHANCE = -1
PART = 100  # entries that are folded at once, where others wait
IDLE = 3 * 86_400_000  # ms that a table may wait for its start
BOT_GRACE = 5_000  # ms after which somebody else must think for a bot whose process is gone


def load_game(name: str) -> Game:
    return games.load(name)


@functools.cache
def part_of(package: str, name: str) -> Any:
    """A game's module, found once: moves ask for them all the time."""
    return importlib.import_module(f"{package}.{name}")


class TableError(BackroomError):
    """The table says no (not the rules): ``status`` is the protocol's number for it."""

    def __init__(self, status: int, key: str, /, **facts: str | int) -> None:
        self.status = status
        super().__init__(key, facts)


class OtherRules(TableError):
    """The log was made with a version of the rules that this program does not have: it is not folded by another one."""

    def __init__(self, game: str, rules: int, expected: int) -> None:
        super().__init__(409, "server-other-rules", game=game, rules=rules, expected=expected)


class GameBroken(TableError):
    """The game's own code failed (an exception in a view, say): the mistake is neither the table's nor a person's."""

    def __init__(self, game: str) -> None:
        super().__init__(409, "server-game-broken", game=game)


class Table(Seating):
    """See the module."""

    __slots__ = (
        "_sight", "asked", "befores", "chance", "clocks", "drawn", "draws", "game", "hidden", "history", "id", "key", "next",
        "people", "pictures", "raw", "result", "rids", "sealed", "shares", "start_seq", "state", "status", "steps", "told",
        "turn", "updated",
    )  # fmt: skip

    def __init__(self, table: str) -> None:
        super().__init__()
        self.id = table
        self.raw: list[bytes] = []
        self.rids: dict[int, int] = {}  # hash of (who, request id) -> seq
        self.status = "none"
        self.shares: dict[bool, tuple[int, str]] = {}  # with names or without -> entry and hash of its link
        self.pictures: dict[tuple[bool, int], int] = {}  # with names or without, the moment -> its entry
        self.drawn = 0  # pictures so far
        self.state: State | None = None
        self.steps: list[Step] = []
        # While a whole log is read: the States after the start and after each of ``steps``, so that an undo in it
        # costs nothing. A table that lives on keeps none (thousands of tables, hundreds of States each).
        self.history: list[State] | None = None
        # The States before the last entry that the rules know, or before each of a simultaneous choice not yet followed
        # by another entry: from them its steps are told (stories.py).
        self.befores: dict[int, Sight] = {}
        self.told: dict[
            int, dict[Knower, msgspec.Raw]
        ] = {}  # the steps of those entries, as far as they are told
        self._sight: Sight | None = None
        self.sealed: dict[int, int] = {}  # seat -> seq of its choice, while the others are still choosing
        self.hidden: dict[int, int] = {}  # seq -> seat of sealed choices that were never shown
        self.draws = 0
        self.key = b""
        self.chance = chance.VERSION
        self.people: tuple[int, ...] = ()  # the seats that people had when the draws began
        self.turn = 0
        self.start_seq = 0
        self.asked: Asked | None = None
        self.next = ""
        self.updated = 0
        self.result: dict[str, list[Any]] | None = None

    @classmethod
    def fold(cls, table: str, raws: Iterable[bytes]) -> Table:
        folding = cls.folding(table, raws)
        while True:
            try:
                next(folding)
            except StopIteration as end:
                told: Table = end.value
                return told

    @classmethod
    def folding(cls, table: str, raws: Iterable[bytes]) -> Generator[None, None, Table]:
        """``fold``, a part at a time: a long log takes longer than others should wait."""
        self = cls(table)
        self.history = []
        for number, raw in enumerate(raws, 1):
            self.accept(events.decode(raw), raw)
            if number % PART == 0:
                yield
        self.history = None
        return self

    # ---- what is asked of a table ------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.raw)

    def part(self, name: str) -> Any:
        return part_of(self.game.package, name)

    def entry(self, seq: int) -> events.AnyEntry:
        return events.decode(self.raw[seq - 1])

    @property
    def sight(self) -> Sight:
        """The State with what watchers may know of it."""
        assert self.state is not None
        if self._sight is None or self._sight.state is not self.state:
            self._sight = Sight(self.game, self.state)
        return self._sight

    def pending(self) -> tuple[int, ...]:
        return self.state.pending() if self.state is not None and self.status == "playing" else ()

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.pending() if self.seats[seat].kind == "bot"]

    def answered(self, who: str, rid: str) -> int | None:
        """The entry that this request of this identity became, if it was heard before."""
        seq = self.rids.get(hash((who, rid))) if rid else None
        if seq is None:
            return None
        entry = self.entry(seq)
        return seq if entry.who == who and entry.rid == rid else None

    def due(self) -> int | None:
        """When somebody must look at this table though nobody asks."""
        if self.status == "open":
            return self.updated if self.ready() else self.updated + IDLE
        if self.status != "playing":
            return None
        if self.bots_to_move():
            return self.updated + BOT_GRACE
        return self.clocks.deadline()

    def free_undo(self, seat: int) -> int | None:
        return free_undo(self.steps, seat, self.start_seq)

    def undo_target(self, to: int) -> int:
        return undo_target(self.steps, to, self.start_seq)

    def bits(self) -> list[str]:
        """What the seats add to the chance; from version 2 on only what people sent after the promise."""
        first = self.chance == 1
        return [seat.bits if first or seat.bits_by == "person" else "" for seat in self.seats]

    def missing(self) -> list[int]:
        """The people whose bits are not there; after the start: for good."""
        people = (
            self.people if self.start_seq else [n for n, s in enumerate(self.seats) if s.kind == "person"]
        )
        return [n for n in people if self.seats[n].bits_by != "person"] if self.chance > 1 else []

    def ready(self) -> bool:
        """Whether a table that begins by itself has everything for it."""
        full = self.status == "open" and self.begins and all(seat.kind != "open" for seat in self.seats)
        return full and not self.missing()

    def past(self, seq: int) -> Generator[None, None, Table]:
        """The table as it was just after entry ``seq``, read in parts."""
        return Table.folding(self.id, self.raw[:seq])

    def rebuild(self, steps: list[Step]) -> State:
        """The State after the start and these steps."""
        state = self.begin()
        started = self.entry(self.start_seq)
        assert isinstance(started, events.Started)
        self.play_draws(state, started.draws)
        for step in steps:
            self.play_step(state, self.entry(step.seq))
        return state

    def after(self, entry: events.AnyEntry, raw: bytes, state: State | None = None) -> Table:
        """What this table would be with one more entry. This one stays as it is: what it holds is durable."""
        fork = Table(self.id)
        for name in (*Seating.__slots__, *Table.__slots__):
            if hasattr(self, name):
                value = getattr(self, name)
                setattr(fork, name, copy.copy(value) if isinstance(value, list | dict | set) else value)
        if not isinstance(entry, events.Move):  # a move leaves who sits where as it is
            fork.seats = [replace(seat) for seat in self.seats]
        fork.clocks = copy.copy(self.clocks)
        fork.clocks.left = [*self.clocks.left]
        if self.asked is not None:
            fork.asked = replace(self.asked, yes=set(self.asked.yes))
        fork.accept(entry, raw, state)
        return fork

    # ---- taking entries ----------------------------------------------------------------------------------

    def begin(self) -> State:
        facts = self.game.own_data(self.made.data)
        return self.game.start(self.players, self.made.options, facts)

    def play_draws(self, state: State, draws: list[str]) -> None:
        for text in draws:
            play(self.game, state, CHANCE, text)

    def play_seat(self, state: State, entry: events.Move | events.Retract) -> None:
        """The seat's part of an entry."""
        if isinstance(entry, events.Retract) or entry.replace:
            state.retract(entry.seat)
        if isinstance(entry, events.Move):
            play(self.game, state, entry.seat, entry.text)

    def play_step(self, state: State, entry: events.AnyEntry) -> None:
        """The part of an entry that the rules know: a move with its draws, or a choice taken back."""
        if isinstance(entry, events.Move | events.Retract):
            self.play_seat(state, entry)
        if isinstance(entry, events.Move):
            self.play_draws(state, entry.draws)

    def accept(self, entry: events.AnyEntry, raw: bytes, state: State | None = None) -> None:
        """One more entry. ``state``: the State after it, when the caller has it already."""
        self.raw.append(raw)
        if entry.rid:
            self.rids[hash((entry.who, entry.rid))] = len(self.raw)
        self.updated = entry.at
        if isinstance(entry, events.Move):  # nearly all are: first in line
            self._step(entry, state)
            return
        match entry:
            case events.Made():
                self._made(entry)
            case events.Invite():
                self.invite, self.code = (self.seq, entry.link), entry.code
            case events.Reseated():
                self.reseat(entry)
            case events.Fewer():
                self.cut(entry)
                self.clocks = Clocks(self.made.clock, entry.players)
            case events.Agreed():
                self.agree(entry)
                self.clocks = Clocks(entry.clock, self.players)
            case events.Started():
                self._started(entry, state)
            case events.Retract():
                self._step(entry, state)
            case events.Undo():
                self._undo(entry, state)
            case events.Ask():
                self.asked = Asked(entry.seat, entry.to, self.same_people(entry.seat))
            case events.Vote():
                if self.asked is not None:
                    self.asked = None if not entry.yes else self.asked
                    if self.asked is not None:
                        self.asked.yes |= self.same_people(entry.seat)
            case events.Share():
                self._share(entry)
            case events.Picture():
                self.pictures[entry.names, entry.to] = self.seq
                self.drawn += 1
            case events.Closed():
                self.status, self.code = "over", ""
            case events.Rematch():
                self.next = entry.table
            case events.Chat():
                pass
            case _:
                self._seated(entry)

    def _load(self, entry: events.Made) -> Game:
        """The game, if its rules are those of the log."""
        game = load_game(entry.game)
        if entry.rules != game.rules_version:
            raise OtherRules(entry.game, entry.rules, game.rules_version)
        return game

    def _made(self, entry: events.Made) -> None:
        self.set_out(entry)
        self.game = self._load(entry)
        self.status = "open"
        self.clocks = Clocks(entry.clock, entry.players)

    def _seated(self, entry: OfSeats) -> None:
        if not self.seated(entry, self.status == "open"):
            return
        if isinstance(entry, events.Back):
            self.clocks.refill(entry.seat)
        self.asked = None
        self._run_clocks(entry.at)

    def _share(self, entry: events.Share) -> None:
        if entry.link:
            self.shares[entry.names] = self.seq, entry.link
        else:
            self.shares, self.pictures = {}, {}

    def _run_clocks(self, at: int, moved: int | None = None) -> None:
        if self.clocks.ticking:
            thinking = [seat for seat in self.pending() if self.seats[seat].kind == "person"]
            alone = sum(seat.kind == "person" for seat in self.seats) == 1
            bot = self.seats[moved].kind == "bot" if alone and moved is not None else None
            self.clocks.turn(at, thinking, moved, bot)

    def _started(self, entry: events.Started, state: State | None) -> None:
        self.status, self.code = "playing", ""
        self.start_seq = self.turn = self.seq
        self.chance = entry.chance
        self.people = tuple(n for n, seat in enumerate(self.seats) if seat.kind == "person")
        self.key = chance.key(self.id, self.made.secret, self.bits(), entry.chance)
        self.draws = len(entry.draws)
        self.befores, self.told = {self.seq: Sight(self.game, self.begin())}, {}
        if state is None:
            state = self.begin()
            self.play_draws(state, entry.draws)
        self.state = state
        if self.history is not None:
            self.history = [state]
        self._run_clocks(entry.at)
        self._finish()

    def _step(self, entry: events.Move | events.Retract, state: State | None) -> None:
        assert self.state is not None
        before, seq, seat = self.state, len(self.raw), entry.seat
        if not self.sealed:
            self.befores, self.told = {}, {}
        self.befores[seq] = self.sight
        if state is None:
            state = before.clone()
            self.play_step(state, entry)
        self.state = state
        still_open = self.is_open(state)
        if isinstance(entry, events.Move):
            sealed, moved = entry.sealed, seat
            self.draws += len(entry.draws)
            # A move that turned up what its seat did not know stays, too.
            final = (
                sealed or bool(entry.draws) or state.pending() != (seat,) or not quiet(self.game, entry.text)
            )
            if sealed:
                self.sealed[seat] = seq
                self.hidden[seq] = seat
        else:
            sealed, moved, final = True, None, True
            self.sealed.pop(seat, None)
        self.steps.append(Step(seq, seat, sealed, still_open, final))
        if self.history is not None:
            self.history.append(state)
        if not still_open and self.sealed:
            for shown in self.sealed.values():
                self.hidden.pop(shown, None)
            self.sealed = {}
        # Another's sealed choice, or its retraction, makes nobody's move stale; anything else does.
        if moved is not None and not (sealed and still_open):
            self.turn = seq
        self.asked = None
        if self.clocks.ticking:
            self._run_clocks(entry.at, moved)
        if state.over:
            self._finish()

    def is_open(self, state: State) -> bool:
        """Whether a simultaneous choice waits: somebody has chosen and could still change it."""
        if self.game.simultaneous:
            for seat in range(len(self.seats)):
                if state.can_retract(seat):
                    return True
        return False

    def _undo(self, entry: events.Undo, state: State | None) -> None:
        while self.steps and self.steps[-1].seq > entry.to:
            self.steps.pop()
        if self.history:
            del self.history[len(self.steps) + 1 :]
            state = self.history[-1]
        self.state = self.rebuild(self.steps) if state is None else state
        self.sealed = {}
        self.befores, self.told = {}, {}
        self.turn = self.seq
        self.asked = None
        self._run_clocks(entry.at)

    def _finish(self) -> None:
        assert self.state is not None
        if self.state.over:
            self.status = "over"
            self.result = {**result_of(self.state), "ranks": self.state.ranks()}
            self.hidden = {}
