"""A finished game for strangers: who may hand out a link to it, what such a link opens, and what is left out of it.

The link opens this game and nothing else: no seat, no talk, no way to the rematch, and nothing at all before the end.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from backroom.table import chance, events
from backroom.table.decide import Decision, not_now
from backroom.table.table import Table, TableError

TokenOf = Callable[[int], str]  # the token of the link that entry so-and-so gives; always the same one


def finished(table: Table) -> bool:
    """Played to its end, so that everything about it is open; a table closed unplayed is not."""
    return table.status == "over" and table.result is not None


def may_share(table: Table, who: str) -> None:
    if who != table.host and not table.seats_of(who):
        raise TableError(403, "server-not-yours")
    if not finished(table):
        raise not_now(status=table.status)


def known_token(table: Table, names: bool, token_of: TokenOf) -> str | None:
    """The link that is there already, if it can still be told."""
    seq, kept = table.shares.get(names, (0, ""))
    token = token_of(seq)
    return token if chance.is_link(token, kept) else None


def decide_share(table: Table, who: str, names: bool, token_of: TokenOf | None, now: int) -> Decision:
    """A new link in place of the old one; ``token_of`` None: every link to this game is dead from now on."""
    may_share(table, who)
    seq = table.seq + 1
    link = "" if token_of is None else chance.link_hash(token_of(seq))
    entry = events.Share(at=max(now, table.updated), who=who, link=link, names=names)
    return Decision(seq, entry, events.encode(entry))


def opened_by(table: Table, token: str) -> bool | None:
    """Whether the game that this token opens is told with names; None: it opens nothing."""
    if not token or not finished(table):
        return None
    # Both are compared, so that the time tells nothing.
    found = [names for names, (_, kept) in table.shares.items() if chance.is_link(token, kept)]
    return found[0] if found else None


def entries_for_strangers(table: Table, names: bool, after: int = 0) -> list[bytes]:
    """The log without what was said at the table, without the way to the next one and, if wished, without people's names:
    the fold of it is the same game. What is left out is not in it at all, so no reader of it can let it slip.
    """
    return [_without(raw, names) for raw in table.raw[after:]]


def _without(raw: bytes, names: bool) -> bytes:
    entry = events.decode(raw)
    match entry:
        case events.Chat() | events.Rematch() | events.Share() | events.Picture():
            return events.encode(events.Share(at=entry.at))
        case events.Made() if not names:
            seats = [msgspec.structs.replace(place, name="", face=0) for place in entry.seats]
            return events.encode(msgspec.structs.replace(entry, seats=seats))
        case events.Sat() | events.Named() if not names:
            return events.encode(msgspec.structs.replace(entry, name="", face=0))
        case events.Reseated() if not names:
            return events.encode(msgspec.structs.replace(entry, name=""))
    return raw
