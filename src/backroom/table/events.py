"""What a table's log is made of: one entry for each thing that happened, as JSON. The log is the only truth.

Entries hold secrets (identities, link hashes, sealed texts, the chance's secret). Nothing here is shown to
anyone: what a
watcher may know of an entry is decided in projection.py alone.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(
    msgspec.Struct, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True, kw_only=True, gc=False
):
    """``at``: ms since 1970. ``who``: the identity that asked ("" = the server). ``rid``: its request id."""

    at: int
    who: str = ""
    rid: str = ""


class ClockRule(
    msgspec.Struct, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True, frozen=True
):
    """How much time the seats have."""


class NoClock(ClockRule, tag="none", frozen=True):
    """As much as they like."""


class LiveClock(ClockRule, tag="live", frozen=True):
    """A time bank of seconds a seat, and seconds added after each move."""

    bank: int
    add: int = 0


class SlowClock(ClockRule, tag="slow", frozen=True):
    """So many days for each decision."""

    days: int


Clock = NoClock | LiveClock | SlowClock


class Place(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seat as the table was made with it. ``link``: SHA-256 of the link's token. ``bits``, ``bits_by`` (seat or
    server): only in logs of the first version of the provable chance, which cannot have followed the promise.
    """

    kind: str  # open, person, bot
    name: str = ""
    bot: str = ""
    who: str = ""
    link: str = ""
    bits: str = ""
    bits_by: str = ""
    more: list[str] = []  # the person's other devices (rematch)
    face: int = 0  # which drawn face the person has chosen; 0: the name's own


class Made(Entry, tag="made"):
    game: str
    rules: int
    players: int
    options: dict[str, bool | str]
    seats: list[Place]
    secret: str
    commit: str
    watch: str
    clock: Clock
    public: bool = False
    hints: bool = False
    data: dict[str, Any] | None = None
    before: str = ""  # the table that this one is a rematch of
    start: bool = False  # begins by itself as soon as every person's bits are there


class Sat(Entry, tag="sat"):
    """A person takes a seat; ``more``: another device of the person who has it already."""

    seat: int
    name: str
    bits: str = ""  # these two: as in Place
    bits_by: str = ""
    more: bool = False
    face: int = 0  # as in Place


class Guest(Entry, tag="guest"):
    """An identity may watch a private table."""


class Bot(Entry, tag="bot"):
    seat: int
    bot: str
    bits: str = ""  # as in Place


class Bits(Entry, tag="bits"):
    """A person's client has seen the promise ``commit`` and adds its bits to the chance."""

    seat: int
    commit: str
    bits: str


class Opened(Entry, tag="open"):
    """The host frees a seat before the start; ``link`` is its new link."""

    seat: int
    link: str


class Link(Entry, tag="link"):
    """A new link for a seat (None: for watching); the old one is dead."""

    seat: int | None
    link: str
    others: bool = False


class Invite(Entry, tag="invite"):
    """The one link of which everybody who follows it gets the next free seat; "": there is none any more. ``code``: the mark
    under which the store finds the table for whoever says the link's code.
    """

    link: str = ""
    code: str = ""


class Reseated(Entry, tag="reseat"):
    """Before the start a person goes over to a free seat, that is to another colour; or whoever sits there is moved up
    because the game begins with fewer (Fewer).
    """

    seat: int
    to: int
    name: str = ""


class Fewer(Entry, tag="fewer"):
    """The host begins with those who are there: seats from ``players`` on, all of them free, are taken away."""

    players: int


class Agreed(Entry, tag="agreed"):
    """Before the start the host changes what is played: all of it, as it is from now on."""

    options: dict[str, bool | str]
    clock: Clock = NoClock()
    hints: bool = False


class Named(Entry, tag="named"):
    """A person is called otherwise from now on, or has another face."""

    seat: int
    name: str
    face: int = 0


class Share(Entry, tag="share"):
    """A link to watch the finished game, with or without people's names, in place of the one before; "": none any more."""

    link: str = ""
    names: bool = True


class Picture(Entry, tag="picture"):
    """A picture of the finished game after entry ``to``, for links with or without names; base64 (pictures.py)."""

    names: bool
    to: int
    jpeg: str


class Started(Entry, tag="started"):
    """``chance``: the version of the key that all draws come from."""

    draws: list[str]
    chance: int = 1


class Move(Entry, tag="move"):
    """A seat's move and the draws that followed. Sealed: part of a simultaneous choice, with the nonce of its receipt."""

    seat: int
    text: str
    draws: list[str] = []
    sealed: bool = False
    nonce: str = ""
    receipt: str = ""
    replace: bool = False
    bot: str = ""
    over: bool = False  # it ended the game: to be known without the rules too


class Retract(Entry, tag="retract"):
    seat: int


class Undo(Entry, tag="undo"):
    """Back to just after entry ``to``. With consent it is the last yes, or needed nobody's."""

    seat: int
    to: int
    consent: bool = False


class Ask(Entry, tag="ask"):
    seat: int
    to: int


class Vote(Entry, tag="vote"):
    seat: int
    yes: bool


class Chat(Entry, tag="chat"):
    """``name``: who sat there then; whoever sits there later has not said it."""

    seat: int
    text: str
    name: str = ""


class Left(Entry, tag="left"):
    """A bot plays for the seat from now on. ``why``: left or clock. Before the start the seat is open again."""

    seat: int
    bot: str
    why: str
    link: str = ""


class Back(Entry, tag="back"):
    seat: int


class Closed(Entry, tag="closed"):
    """The table ends unplayed."""


class Rematch(Entry, tag="rematch"):
    table: str


AnyEntry = (
    Made
    | Sat
    | Guest
    | Bot
    | Bits
    | Opened
    | Link
    | Invite
    | Reseated
    | Fewer
    | Agreed
    | Named
    | Share
    | Picture
    | Started
    | Move
    | Retract
    | Undo
    | Ask
    | Vote
    | Chat
    | Left
    | Back
    | Closed
    | Rematch
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(raw: bytes) -> AnyEntry:
    return _decoder.decode(raw)
