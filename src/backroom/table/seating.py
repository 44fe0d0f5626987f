"""Who sits where at a table, who may look on, and which links lead there: the part of a table's log that the rules of its
game know nothing of.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from backroom.table import events

OfSeats = (
    events.Sat
    | events.Bot
    | events.Bits
    | events.Opened
    | events.Link
    | events.Left
    | events.Back
    | events.Guest
    | events.Named
)


@dataclass(slots=True)
class Seat:
    """Who plays a seat. ``owners``: the identities of its person (more than one: several devices)."""

    kind: str = "open"  # open, person, bot
    name: str = ""
    bot: str = ""
    owners: tuple[str, ...] = ()
    link: str = ""
    bits: str = ""
    bits_by: str = ""  # person: after the promise (Bits); seat, server: as the first version had them
    since: int = 0  # when it was last taken
    face: int = 0
    reserved: bool = False  # the host has asked for a link to just this seat

    @property
    def away(self) -> bool:
        """A person's seat that a bot plays for now."""
        return self.kind == "bot" and bool(self.owners)


class Seating:
    """The seats of a table and those around it."""

    __slots__ = ("begins", "code", "guests", "host", "invite", "made", "seats", "used", "watch")

    made: events.Made

    def __init__(self) -> None:
        self.host = ""
        self.watch = ""
        self.invite: tuple[int, str] = 0, ""  # entry and hash of the link to the next free seat
        self.code = ""  # the mark of that link's code, while the table waits
        self.used: dict[str, int] = {}  # hash of a seat's link that is used up -> that seat
        self.guests: set[str] = set()
        self.begins = False  # by itself, as soon as no seat is open and every person's bits are there
        self.seats: list[Seat] = []

    @property
    def players(self) -> int:
        return len(self.seats)

    def seats_of(self, who: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if who in seat.owners] if who else []

    def may_watch(self, who: str) -> bool:
        return self.made.public or who == self.host or who in self.guests or bool(self.seats_of(who))

    def knows(self, who: str, seat: int | None) -> bool:
        """Whether this identity may look through that seat's eyes (None: a spectator's)."""
        return (
            self.may_watch(who)
            if seat is None
            else 0 <= seat < self.players and who in self.seats[seat].owners
        )

    def members(self) -> tuple[str, ...]:
        """Under which names the store's index finds the table: its people, and its code while friends may come by it."""
        found = [self.host, *(who for seat in self.seats for who in seat.owners)]
        return tuple(dict.fromkeys([*found, self.code] if self.code else found))

    def voters(self) -> list[int]:
        """The seats whose consent counts: people's, also of those who are away. Bots agree."""
        return [n for n, seat in enumerate(self.seats) if seat.owners]

    def same_people(self, seat: int) -> set[int]:
        """The seats that answer with this one: those of the same person."""
        owners = set(self.seats[seat].owners)
        return {n for n, other in enumerate(self.seats) if owners & set(other.owners)} | {seat}

    # ---- taking entries ----------------------------------------------------------------------------------

    def set_out(self, entry: events.Made) -> None:
        """The seats as the table was made with them."""
        self.made = entry
        self.host, self.watch, self.begins = entry.who, entry.watch, entry.start
        for p in entry.seats:
            owners = (p.who, *p.more) if p.who else ()
            # A link leads to a seat that nobody has: whose seat it is from the start needs none.
            link = p.link if p.kind == "open" else ""
            seat = Seat(p.kind, p.name, p.bot, owners, link, p.bits, p.bits_by, entry.at, p.face)
            self.seats.append(seat)

    def reseat(self, entry: events.Reseated) -> None:
        """The person and the free seat change places, each with its link. Bits were a seat's answer: they are due anew."""
        seat, to = entry.seat, entry.to
        self.seats[seat], self.seats[to] = self.seats[to], self.seats[seat]
        moved = self.seats[to]
        moved.bits, moved.bits_by, moved.since = "", "", entry.at
        places = {seat: to, to: seat}
        self.used = {link: places.get(place, place) for link, place in self.used.items()}

    def cut(self, entry: events.Fewer) -> None:
        """The seats that are left; links to the others lead nowhere."""
        del self.seats[entry.players :]
        self.used = {link: place for link, place in self.used.items() if place < entry.players}
        self.begins = True

    def agree(self, entry: events.Agreed) -> None:
        """What is played is another thing; the log keeps what it was."""
        new = {"options": entry.options, "clock": entry.clock, "hints": entry.hints}
        self.made = msgspec.structs.replace(self.made, **new)

    def seated(self, entry: OfSeats, waiting: bool) -> bool:
        """Somebody comes, goes or is called otherwise, before the start (``waiting``) or after it; whether that changes who
        plays.
        """
        if isinstance(entry, events.Guest):
            self.guests.add(entry.who)
            return False
        if isinstance(entry, events.Link) and entry.seat is None:
            self.watch = entry.link
            self.guests = set() if entry.others else self.guests
            return False
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        match entry:
            case events.Sat():
                if seat.link:
                    self.used[seat.link] = entry.seat
                seat.link = ""
                seat.kind = seat.kind if entry.more else "person"
                seat.owners = (*seat.owners, entry.who) if entry.more else (entry.who,)
                seat.name = seat.name if entry.more else entry.name
                if not entry.more:
                    seat.bits, seat.bits_by, seat.since = entry.bits, entry.bits_by, entry.at
                    seat.face, seat.reserved = entry.face, False
            case events.Named():
                seat.name, seat.face = entry.name, entry.face
                return False
            case events.Bits():
                seat.bits, seat.bits_by = entry.bits, "person"
                return False
            case events.Bot():
                self.seats[entry.seat] = Seat("bot", bot=entry.bot, bits=entry.bits, bits_by="server")
            case events.Opened():
                self.seats[entry.seat] = Seat("open", link=entry.link)
            case events.Link():
                seat.link = entry.link
                seat.reserved = bool(entry.link) and seat.kind == "open"
                if entry.others and entry.who in seat.owners:
                    seat.owners = (entry.who,)
            case events.Left():
                if waiting:
                    self.seats[entry.seat] = Seat("open", link=entry.link)
                else:
                    seat.kind, seat.bot = "bot", entry.bot
            case events.Back():
                seat.kind, seat.bot = "person", ""
        return True
