"""The messages of one table: what its watchers were last sent, and what brings them up to date.

Whatever several watchers get alike is made, written and framed once. Who may get which message is asked where it is sent
(live_table.py); here is only what a given knowledge reads.
"""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.server.fast_websocket import frame
from backroom.server.steady import now_ms
from backroom.table import events, projection
from backroom.table.projection import Knower
from backroom.table.table import Table

_encoder = msgspec.json.Encoder()
Message = tuple[bytes, bytes]  # the text and its frame


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def inside(items: list[Any]) -> bytes:
    """Items of a list as JSON, without its brackets: written once, part of many messages."""
    return _encoder.encode(items)[1:-1]


class News:
    """See the module."""

    __slots__ = ("_facts", "_own", "_shared")

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Nobody watches: what they were last sent need not be kept."""
        self._facts: dict[str, Any] = {}
        # the part of the view that all share, and each knowledge's own
        self._shared: dict[str, Any] = {}
        self._own: dict[Knower, dict[str, Any]] = {}

    def of(
        self, table: Table, entry: events.AnyEntry, knowers: list[Knower], shown: list[int]
    ) -> dict[Knower, Message]:
        """The message about the entry just taken for each knowledge. ``shown``: entries that everybody may read now."""
        if self._facts and isinstance(entry, events.Move):
            changed = projection.moved_facts(table, now_ms(), self._facts)
        else:
            facts = projection.moving_facts(table, now_ms())
            changed = {name: value for name, value in facts.items() if self._facts.get(name, self) != value}
            self._facts = facts
        return self._messages(table, entry, knowers, encode(changed), shown)

    def _messages(
        self, table: Table, entry: events.AnyEntry, knowers: list[Knower], facts: bytes, shown: list[int]
    ) -> dict[Knower, Message]:
        seq = table.seq
        shared, own = projection.parts(table, knowers)
        common = inside(projection.changes(self._shared, shared)) if self._shared else b""
        lines = projection.news_lines(table, seq, entry, knowers)
        news: dict[Knower, Message] = {}
        # by line: for all who read it alike and whose own part of the view stayed as it was
        alike: dict[int, Message] = {}
        for knower in knowers:
            mine = own.get(knower)
            before = self._own.get(knower)
            same = before == mine
            line = lines[knower]
            plain = not shown and (same or mine is None)
            if plain and id(line) in alike:
                news[knower] = alike[id(line)]
                continue
            told = b'{"type":"news","seq":%d,"lines":[%b],"table":%b' % (seq, line, facts)
            if shown:
                reveal = [projection.line(table, old, knower) for old in shown]
                told += b',"reveal":' + encode(sorted(reveal, key=lambda line: (line["seat"], line["seq"])))
            if mine is not None and before is None:
                told += b',"view":%b}' % encode({**shared, **mine})
            elif mine is not None:
                patch = common
                if not same and before is not None:
                    alone = inside(projection.changes(before, mine))
                    patch = common + b"," + alone if common and alone else common or alone
                told += b',"patch":[%b]}' % patch if patch else b"}"
            else:
                told += b"}"
            message = news[knower] = told, frame(told)
            if plain:
                alike[id(line)] = message
        self._shared, self._own = shared, own
        return news

    def state(self, table: Table, who: str, knower: Knower, since: int) -> bytes:
        """Everything for one who has just come: lines after ``since``, the table, the whole view."""
        seat = None if knower == projection.ALL else knower
        facts = projection.table_facts(table, who, seat, now_ms())
        if not self._facts:
            self._facts = projection.moving_facts(table, now_ms())
        shared, own = projection.parts(table, [knower])
        view = {**shared, **own[knower]} if own else None
        self._shared = shared
        self._own |= own
        return encode(
            {
                "type": "state",
                "v": 1,
                "seq": table.seq,
                "lines": projection.lines(table, since, knower),
                "table": facts,
                "view": view,
            }
        )
