"""Tables that cannot be played on here: made with other rules than this program's, or with a log that does not replay.

Nothing of them is folded by rules that are not theirs. Who sits where, who may watch and what was said is known without
rules, so such a table is kept, listed and exported, and says why it stands still. What its seats may know of each other is
not known without rules: until its end an export holds a seat's own moves and nothing else that could be secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from backroom.engine.errors import OptionError
from backroom.engine.game import Game
from backroom.engine.knowledge import ALL, HIDDEN, Knower
from backroom.engine.state import State
from backroom.table import events
from backroom.table.export import file_of
from backroom.table.projection import line
from backroom.table.table import GameBroken, OtherRules, Table, TableError, load_game

NO_RULES: Any = None  # in place of a Game


class Kept(Table):
    """A log without its rules: seats and their claims, no position. ``why`` it stands still is for its people."""

    __slots__ = ("why",)

    def __init__(self, table: str, why: TableError) -> None:
        super().__init__(table)
        self.why = why

    @classmethod
    def keep(cls, table: str, raws: Sequence[bytes], why: TableError) -> Kept:
        self = cls(table, why)
        for raw in raws:
            try:
                self.accept(events.decode(raw), raw)
            except Exception:  # from here on nobody knows what it says; what was before counts
                break
        return self

    def _load(self, entry: events.Made) -> Game:
        return NO_RULES  # type: ignore[no-any-return]

    def may_watch(self, who: str) -> bool:
        return bool(self.raw) and super().may_watch(who)  # not even its first entry can be read: nobody's

    def due(self) -> int | None:
        return None

    def _started(self, entry: events.Started, state: State | None) -> None:
        self.status = "playing"
        self.start_seq = self.turn = self.seq
        self.chance = entry.chance
        self.people = tuple(n for n, seat in enumerate(self.seats) if seat.kind == "person")

    def _step(self, entry: events.Move | events.Retract, state: State | None) -> None:
        self.status = "over" if isinstance(entry, events.Move) and entry.over else self.status

    def _undo(self, entry: events.Undo, state: State | None) -> None:
        """A position there is none to go back to."""


class Unplayable(TableError):
    """There is such a table, but only as kept. To everybody who may not see it: there is none."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        super().__init__(404, "server-no-table")

    def told(self, who: str) -> TableError:
        return self.kept.why if self.kept.may_watch(who) else self


def reason(error: Exception) -> TableError:
    """Why a log did not fold, as its people are told."""
    match error:
        case OtherRules() | GameBroken():
            return error
        case OptionError(key="error-game-unknown"):
            return TableError(409, "server-game-gone", game=error.facts["game"])
        case _:
            return TableError(409, "server-log-broken")


def kept_why(game: str, rules: int | None) -> TableError | None:
    """Why a table of this game and version would only be kept; None when it would not, as far as that tells."""
    try:
        here = load_game(game).rules_version
    except OptionError as error:
        return reason(error)
    return None if rules in (None, here) else OtherRules(game, rules or 0, here)


def export_kept(kept: Kept, knower: Knower) -> dict[str, Any]:
    """The record, as the log has it, for a program that has its rules."""
    if kept.status == "over":
        knower = ALL
    return file_of(kept, [_line(kept, seq, knower) for seq in range(1, kept.seq + 1)], kept.status == "over")


def _line(kept: Kept, seq: int, knower: Knower) -> dict[str, Any]:
    entry = kept.entry(seq)
    everything = knower == ALL
    told: dict[str, Any]
    match entry:
        case events.Started():
            told = {"seq": seq, "at": entry.at, "kind": "started", "seat": None}
            told["chance"] = entry.draws if everything else [HIDDEN] * len(entry.draws)
        case events.Move():
            own = everything or entry.seat == knower
            told = {"seq": seq, "at": entry.at, "kind": "move", "seat": entry.seat, "sealed": entry.sealed}
            told |= {"text": entry.text if own else None, "bot": entry.bot or None}
            told["chance"] = entry.draws if everything else [HIDDEN] * len(entry.draws)
            if entry.replace:
                told["replace"] = True
            if entry.sealed and everything:
                told |= {"receipt": entry.receipt, "nonce": entry.nonce}
        case events.Retract():
            told = {"seq": seq, "at": entry.at, "kind": "retract", "seat": entry.seat}
        case _:
            told = line(kept, seq, knower, entry)
    return told
