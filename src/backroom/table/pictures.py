"""A picture of a moment of a finished game, drawn by the screen of whoever shares it and kept with the share.

A picture comes from a stranger's machine: only what makes it a picture is kept (tables, frame and scans of one JPEG of the
card's size), everything else that a file can carry is left out or refused.
"""

from __future__ import annotations

import base64

from backroom.table import events
from backroom.table.decide import Decision, not_now
from backroom.table.sharing import may_share
from backroom.table.table import Table, TableError

WIDTH, HEIGHT = 1200, 630  # what previews of links like best
BYTES = 160_000
MOST = 4  # of one game at a time
EVER = 12  # of one game, withdrawn ones too: a log is read whole by everyone who opens the table
_KEPT = {0xC0, 0xC2, 0xC4, 0xDB, 0xDD}  # frame, Huffman tables, quantisation tables, restart interval
_FRAMES = {0xC0, 0xC2}
_START, _END, _SCAN = 0xD8, 0xD9, 0xDA


def read(text: str) -> bytes:
    """The picture in this base64."""
    try:
        return bare_jpeg(base64.b64decode(text, validate=True))
    except ValueError:
        raise TableError(400, "server-bad-picture", width=WIDTH, height=HEIGHT) from None


def bare_jpeg(raw: bytes) -> bytes:
    """The picture in these bytes and nothing else; ``TableError`` when it is none, or not of the card's size."""
    if len(raw) > BYTES:
        raise TableError(413, "server-too-large", bytes=BYTES)
    bad = TableError(400, "server-bad-picture", width=WIDTH, height=HEIGHT)
    if raw[:2] != bytes((0xFF, _START)):
        raise bad
    out, at, framed, scanned = bytearray(raw[:2]), 2, False, False
    while at + 4 <= len(raw) or raw[at : at + 2] == bytes((0xFF, _END)):
        if raw[at] != 0xFF:
            raise bad
        marker = raw[at + 1]
        if marker == _END:
            if not (framed and scanned):
                raise bad
            return bytes(out) + raw[at : at + 2]
        end = at + 2 + int.from_bytes(raw[at + 2 : at + 4])
        if end <= at + 3 or end > len(raw):
            raise bad
        if marker in _FRAMES:
            height, width = (int.from_bytes(raw[at + n : at + n + 2]) for n in (5, 7))
            if framed or (width, height) != (WIDTH, HEIGHT) or raw[at + 4] != 8:
                raise bad
            framed = True
        if marker == _SCAN:
            if not framed:
                raise bad
            scanned, end = True, _after_scan(raw, end)
        elif not (marker in _KEPT or 0xE0 <= marker <= 0xEF or marker == 0xFE):
            raise bad
        if marker in _KEPT or marker == _SCAN:
            out += raw[at:end]
        at = end
    raise bad


def _after_scan(raw: bytes, at: int) -> int:
    """Where the next marker stands: in a scan 0xFF is followed by 0 or by the number of a restart."""
    while (at := raw.find(0xFF, at)) >= 0 and at + 1 < len(raw):
        if raw[at + 1] != 0 and not 0xD0 <= raw[at + 1] <= 0xD7:
            return at
        at += 2
    return len(raw)


def decide_picture(table: Table, who: str, names: bool, to: int, jpeg: bytes, now: int) -> Decision | None:
    """A picture of the moment after entry ``to``, for links with or without names; None: there is one already."""
    may_share(table, who)
    if not (table.made.public and names) and names not in table.shares:
        raise not_now(status="picture")
    if (names, to) in table.pictures:
        return None
    if not 0 < to <= table.seq or len(table.pictures) >= MOST or table.drawn >= EVER:
        raise not_now(status="picture")
    text = base64.b64encode(jpeg).decode()
    entry = events.Picture(at=max(now, table.updated), who=who, names=names, to=to, jpeg=text)
    return Decision(table.seq + 1, entry, events.encode(entry))


def picture(table: Table, names: bool, to: int) -> bytes | None:
    """The picture of a moment as links with or without names may show it."""
    found = table.pictures.get((names, to))
    entry = None if found is None else table.entry(found)
    return base64.b64decode(entry.jpeg) if isinstance(entry, events.Picture) else None
