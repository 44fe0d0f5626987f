"""What a checked game proves, and what it does not: said exactly, no more (docs/fair-play.md gives the reasons).

A file alone shows that its draws follow from its own promise and bits. Only what a player's client kept while the game
was on (the promise that it saw, the bits it answered with, the receipts it got) shows that these are the real ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from backroom.engine.errors import RecordError
from backroom.engine.outside import RECORD, read_json

Wrong = tuple[str, dict[str, str | int]]


class Receipt(msgspec.Struct, frozen=True):
    seq: int
    hash: str


class Kept(msgspec.Struct, frozen=True):
    """What a client kept. ``bits``: by the number of the seat."""

    table: str
    commit: str
    bits: dict[str, str] = {}
    receipts: list[Receipt] = []


_READ = msgspec.json.Decoder(Kept)


def read(raw: bytes) -> Kept:
    """The file that the browser's "fair play" window saves."""
    try:
        return read_json(raw, _READ, RECORD)
    except msgspec.ValidationError as error:
        raise RecordError("error-record-field", {"reason": str(error)}) from None
    except msgspec.DecodeError as error:
        raise RecordError("error-record-json", {"reason": str(error)}) from None


class _Line(Protocol):
    kind: str
    seat: int | None
    more: bool


def order(lines: Iterable[_Line]) -> list[int]:
    """The seats whose person added bits before the start, in the order in which they did."""
    added: dict[int, None] = {}  # a file may name any number of seats
    for line in lines:
        if line.kind == "started":
            break
        if line.seat in added and line.kind in ("sat", "bot", "open", "left", "reseat") and not line.more:
            del added[line.seat]  # somebody else has the seat now
        if line.kind == "bits" and line.seat is not None and line.seat not in added:
            added[line.seat] = None
    return list(added)


@dataclass(frozen=True)
class Found:
    """A checked file's own word. ``order``: seats with bits, the last to add some last."""

    version: int
    table: str
    commit: str
    bits: Sequence[str | None]
    people: Sequence[int]
    order: Sequence[int]
    receipts: dict[int, str]


def compare(kept: Kept, found: Found) -> Iterator[Wrong]:
    """Where the file differs from what a client kept."""
    if kept.table != found.table:
        yield "verify-kept-table", {}
        return
    if kept.commit != found.commit:
        yield "verify-kept-commit", {}
    for name, bits in kept.bits.items():
        seat = int(name) if name.isdecimal() and len(name) < 4 else -1
        if not 0 <= seat < len(found.bits) or found.bits[seat] != bits:
            yield "verify-kept-bits", {"seat": name}
    for receipt in kept.receipts:
        if found.receipts.get(receipt.seq) != receipt.hash:
            yield "verify-kept-receipt", {"seq": receipt.seq}


@dataclass
class Claims:
    """Keys of sentences, all said with ``facts``."""

    proves: list[str] = field(default_factory=list)
    proves_not: list[str] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)


def claims(found: Found, kept: Kept | None, draws: int, receipts: int) -> Claims:
    """For a file in which all numbers hold and that is the one the client kept, if it kept any."""
    told = Claims(["verify-proves-rules"])
    if draws:
        told.proves.append("verify-proves-draws")
        _chosen(told, found, kept)
        told.proves_not.append("verify-not-ahead")
    if receipts:
        told.proves.append("verify-proves-receipts")
        told.proves_not.append("verify-not-sealed")
        if kept is not None and kept.receipts:
            told.proves.append("verify-proves-kept-receipts")
        else:
            told.proves_not.append("verify-not-receipts")
    told.proves_not.append("verify-not-who")
    return told


def _chosen(told: Claims, found: Found, kept: Kept | None) -> None:
    """Whether the server could have chosen the draws, and with whose help."""
    if found.version == 1:
        told.proves_not.append("verify-not-first")
        return
    lacking = [seat for seat in found.people if seat not in found.order]
    told.facts = {"missing": _seats(lacking), "count": len(lacking)}
    if not found.order:
        told.proves_not.append("verify-not-bits")
        return
    if lacking:
        told.proves_not.append("verify-not-missing")
    mine = [] if kept is None else [place for place, seat in enumerate(found.order) if str(seat) in kept.bits]
    if not mine:
        told.proves_not.append("verify-not-kept")
        return
    later = found.order[mine[-1] + 1 :]
    told.facts |= {"own": _seats([found.order[place] for place in mine]), "later": _seats(later)}
    told.proves.append("verify-proves-chosen")
    if later:
        told.proves_not.append("verify-not-later")
    told.proves_not.append("verify-not-abandoned")


def _seats(seats: Sequence[int]) -> str:
    return ", ".join(str(seat) for seat in seats)
