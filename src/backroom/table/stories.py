"""What entries of a table's log did, as steps for its watchers (engine/story.py), written once for each knowledge.

Steps of an entry never change while a game goes on: they tell what a watcher could know when it was made. (Once the game is
over everything is open, and so are the steps.) News need the States around the last entry only, which a table has; whoever
opens a whole log gets it from a ``History``, which reads the log once, goes on where it stopped, and is kept for the few
logs that were opened last.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Iterable

import msgspec

from backroom.engine.knowledge import ALL, Knower, Sight, open_to_all
from backroom.engine.moves import RETRACT, play
from backroom.engine.state import CHANCE
from backroom.engine.story import Known, Line, Segment, Step, knows, segments, tell
from backroom.table import events
from backroom.table.table import Table

KEPT = 64  # histories in memory, each of one table for one knowledge
PART = 100  # entries of a history that are read at once, where others wait
_encoder = msgspec.json.Encoder()
NOTHING = msgspec.Raw(b"[]")


def lines_of(entry: events.AnyEntry) -> list[Line]:
    """What an entry let the rules do, line by line."""
    if isinstance(entry, events.Move):  # nearly all are: first in line
        lines = [(entry.seat, RETRACT)] if entry.replace else []
        lines.append((entry.seat, entry.text))
        if entry.draws:
            lines += [(CHANCE, text) for text in entry.draws]
        return lines
    if isinstance(entry, events.Retract):
        return [(entry.seat, RETRACT)]
    return [(CHANCE, text) for text in entry.draws] if isinstance(entry, events.Started) else []


def _known(table: Table, entry: events.AnyEntry, parts: list[Segment], knower: Knower) -> list[Known]:
    sealed = isinstance(entry, events.Move) and entry.sealed
    return knows(table.game, parts, knower, sealed)


def _told(table: Table, known: list[Known]) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(tell(table.game, known)))


def open_lines(table: Table, entry: events.AnyEntry, lines: list[Line]) -> bool:
    """Whether everybody reads the whole of what an entry let the rules do."""
    if isinstance(entry, events.Move) and entry.sealed:
        return False
    game = table.game
    if not game.hidden:
        return True
    for _, text in lines:
        if not open_to_all(game, text):
            return False
    return True


def of_open_move(table: Table, seq: int, lines: list[Line]) -> list[Step] | None:
    """The steps of the last entry, a single line that hid nothing in a position without secrets: so most are, and everybody
    is told the same. None: it is not of that kind.
    """
    before, after = table.befores[seq], table.sight
    if len(lines) != 1 or before.secrets() or after.secrets():
        return None
    actor, text = lines[0]
    return tell(table.game, [Known(actor, (text,), before.state, after.state)])


def of_last(
    table: Table,
    seq: int,
    entry: events.AnyEntry,
    knowers: Iterable[Knower],
    lines: list[Line] | None = None,
    opened: bool | None = None,
) -> dict[Knower, msgspec.Raw]:
    """The steps of an entry whose States the table still has (``Table.befores``), for each knowledge.

    Watchers who know the same share what is written. ``lines`` and ``opened``: ``lines_of`` and ``open_lines``, if the
    caller has them.
    """
    told: dict[Knower, msgspec.Raw] = table.told.setdefault(seq, {})
    missing = [knower for knower in knowers if knower not in told]
    if not missing:
        return told
    after = table.sight if seq == max(table.befores) else None
    if lines is None:
        lines = lines_of(entry)
    if opened is None:
        opened = open_lines(table, entry, lines)
    parts = segments(table.game, table.befores[seq], lines, after)
    if opened and not any(part.before.secrets() or part.after.secrets() for part in parts):
        # Nothing about it is hidden from anybody: so most entries are, and all is made once.
        known = [Known(part.actor, part.texts, part.before.state, part.after.state) for part in parts]
        told.update(dict.fromkeys(missing, _told(table, known)))
        return told
    made: list[tuple[list[Known], msgspec.Raw]] = []
    for knower in missing:
        mine = _known(table, entry, parts, knower)
        for known, raw in made:
            if known == mine:
                told[knower] = raw
                break
        else:
            told[knower] = _told(table, mine)
            made.append((mine, told[knower]))
    return told


class History:
    """The steps of a whole log for one knowledge."""

    def __init__(self, table: Table, knower: Knower) -> None:
        self.table, self.knower = table, knower
        self.told: dict[int, msgspec.Raw] = {}
        self._seq = 0
        self._counted: list[int] = []  # entries that count, after undos
        self._state: Sight | None = None
        # After each entry of what is being read: an undo may lead back there.
        self._states: dict[int, Sight] = {}

    def read(self) -> dict[int, msgspec.Raw]:
        """Steps by entry, up to the last one."""
        while not self.read_on(self.table.seq):
            pass
        return self.told

    def read_on(self, most: int) -> bool:
        """So many entries more; whether that was all."""
        table, states = self.table, self._states
        for seq in range(self._seq + 1, min(self._seq + most, table.seq) + 1):
            entry = table.entry(seq)
            if isinstance(entry, events.Undo):
                while len(self._counted) > 1 and self._counted[-1] > entry.to:
                    self._counted.pop()
                self._state = states.get(self._counted[-1]) or self._rebuild()
                states[self._counted[-1]] = self._state
            elif isinstance(entry, events.Started | events.Move | events.Retract):
                before = Sight(table.game, table.begin()) if self._state is None else self._state
                parts = segments(table.game, before, lines_of(entry))
                known = _known(table, entry, parts, self.knower)
                self.told[seq] = _told(table, known)
                self._state = states[seq] = parts[-1].after if parts else before
                self._counted.append(seq)
            self._seq = seq
        if self._seq < table.seq:
            return False
        self._states = {}
        return True

    def _rebuild(self) -> Sight:
        state = self.table.begin()
        for seq in self._counted:
            for actor, text in lines_of(self.table.entry(seq)):
                play(self.table.game, state, actor, text)
        return Sight(self.table.game, state)


_kept: OrderedDict[tuple[int, Knower], History] = OrderedDict()


def history(table: Table, knower: Knower) -> History:
    """The history of a table for one knowledge; it may have to read on."""
    key = (id(table), knower)
    found = _kept.get(key)
    if found is None or found.table is not table:
        found = _kept[key] = History(table, knower)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    return found


def prepare(table: Table, knower: Knower, after: int = 0) -> Generator[None, None, None]:
    """Read what the lines after ``after`` will need, a part at a time: a long log takes longer than others should wait."""
    while after + 1 < min(table.befores, default=table.seq + 1):
        if history(table, ALL if table.status == "over" else knower).read_on(PART):
            return
        yield


def raw_steps(table: Table, seq: int, entry: events.AnyEntry, knower: Knower) -> msgspec.Raw:
    """The steps of an entry for one knowledge, as JSON."""
    if table.status == "over":
        knower = ALL
    if seq in table.befores:
        return of_last(table, seq, entry, [knower])[knower]
    return history(table, knower).read().get(seq, NOTHING)


def steps(table: Table, seq: int, knower: Knower) -> list[Step]:
    """The steps of an entry for one knowledge."""
    told: list[Step] = msgspec.json.decode(raw_steps(table, seq, table.entry(seq), knower))
    return told
