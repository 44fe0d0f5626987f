"""How long a table's log may grow: it is read whole by everyone who opens the table, so nobody may make it endless.

Moves always go on: a game has an end, so they do. What can be repeated without end (talk, taking back, choosing anew, links,
coming and going) stops at the limit, talk at half of it, so that a chatterer leaves the others room.
"""

from __future__ import annotations

from backroom.table import events
from backroom.table.table import Table, TableError

GUESTS = 500  # identities that may watch a private table by its link
ENDLESS = (
    events.Sat, events.Bot, events.Opened, events.Link, events.Invite, events.Reseated, events.Named,
    events.Share, events.Retract, events.Undo, events.Ask, events.Vote, events.Back,
)  # fmt: skip


def check_room(table: Table, entry: events.AnyEntry, most: int) -> None:
    """``TableError`` when this entry would be one too many."""
    match entry:
        case events.Move():
            full = entry.replace and table.seq >= most
        case events.Chat():
            full = table.seq >= most // 2
        case events.Guest():
            full = len(table.guests) >= GUESTS or table.seq >= most // 2
        case _:
            full = isinstance(entry, ENDLESS) and table.seq >= most
    if full:
        raise TableError(409, "server-log-full", most=most)
