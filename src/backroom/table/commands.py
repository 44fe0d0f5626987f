"""What people ask of a table, as the protocol writes it (docs/protocol.md, "From the client"). Read strictly."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from backroom.engine.limits import MOST_SEATS
from backroom.table.events import Clock, NoClock

Rid = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seq = Annotated[int, Meta(ge=0, le=1 << 31)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Bits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Face = Annotated[int, Meta(ge=0, le=999)]  # 0: the name's own
BotName = Annotated[str, Meta(min_length=1, max_length=64)]  # with its style: hard~bold


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, frozen=True):
    id: Rid


class Start(Command, tag="start", frozen=True):
    """``without``: though somebody's bits are missing (only once they were waited for)."""

    without: bool = False
    fewer: bool = False


class AddBits(Command, tag="bits", frozen=True):
    """``commit``: the promise that the client had seen when it drew its bits."""

    seat: SeatNumber
    commit: Bits
    bits: Bits


class PutBot(Command, tag="seat", frozen=True):
    seat: SeatNumber
    bot: BotName | None


class Move(Command, tag="move", frozen=True):
    seat: SeatNumber
    at: Seq
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    replace: bool = False


class Retract(Command, tag="retract", frozen=True):
    seat: SeatNumber


class Undo(Command, tag="undo", frozen=True):
    seat: SeatNumber
    to: Seq


class Vote(Command, tag="vote", frozen=True):
    seat: SeatNumber
    yes: bool


class Chat(Command, tag="chat", frozen=True):
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Leave(Command, tag="leave", frozen=True):
    seat: SeatNumber
    bot: BotName | None = None


class Back(Command, tag="back", frozen=True):
    seat: SeatNumber


class Reseat(Command, tag="reseat", frozen=True):
    """Before the start: over to the free seat ``to``, whose colour one likes better."""

    seat: SeatNumber
    to: SeatNumber


class Rename(Command, tag="name", frozen=True):
    seat: SeatNumber
    name: Name | None
    face: Face = 0


class Agree(Command, tag="agree", frozen=True):
    """Host, before the start: what is played, all of it."""

    options: dict[str, bool | str]
    clock: Clock = NoClock()
    hints: bool = False


class Close(Command, tag="close", frozen=True):
    pass


AnyCommand = (
    Start
    | AddBits
    | PutBot
    | Move
    | Retract
    | Undo
    | Vote
    | Chat
    | Leave
    | Back
    | Reseat
    | Rename
    | Agree
    | Close
)


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a seat of a new table is to be filled: ``kind`` is me, open or bot."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    name: Name | None = None
    bot: BotName | None = None
    face: Face | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, bool | str] = {}
    public: bool = False
    hints: bool = False
    clock: Clock = NoClock()
    bits: Bits | None = None  # of older clients; drawn before the promise was seen, so they are not used
    start: bool = False
    id: Rid | None = None
    data: dict[str, Any] | None = None
