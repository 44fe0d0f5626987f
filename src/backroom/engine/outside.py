"""The one reader of text from outside: JSON and TOML, whoever wrote it (a request, a socket, a file).

How much there is of it is looked at first, in one pass that never goes back over what it has read: size, lines, members and
how deep they lie in each other. Only what keeps to its limits reaches a parser, so that reading costs time in proportion to
its length, and nothing that recurses can be led too deep. What a member means is for the caller to check.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from backroom.engine.errors import BackroomError

T = TypeVar("T")


@dataclass(frozen=True)
class Limits:
    """The most of each that is read. ``members``: items of lists, members of objects and tables."""

    bytes: int
    depth: int
    members: int
    lines: int = 1 << 31


MESSAGE = Limits(bytes=1 << 16, depth=4, members=64)
BODY = Limits(bytes=1 << 20, depth=12, members=4_000)
DATA = Limits(bytes=1 << 16, depth=8, members=4_000, lines=4_000)
RECORD = Limits(bytes=1 << 25, depth=16, members=1_000_000)


class TooMuch(BackroomError):
    """More than is read: ``what`` is bytes, depth, members or lines."""

    def __init__(self, what: str, most: int) -> None:
        self.what = what
        super().__init__("error-too-much", {"what": what, "most": most})


# Strings may be without an end: one that looked for it in vain would be begun again at each of its escaped quotes.
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_OPEN, _CLOSE = b"[{", b"]}"
_NO_BRACKET = bytes(set(range(256)) - set(_OPEN + _CLOSE))

_TOML = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+"{0,5}'  # up to two quotes may stand before the closing three
    r"|'''(?:[^']++|'(?!''))*+'{0,5}"
    r'|"(?:[^"\\\n]++|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+"
    r"|[\[\]{}=,.\n]",
    re.DOTALL,
)


def check_json(raw: bytes, limits: Limits) -> None:
    """``TooMuch`` when this is more than the limits allow; whether it is JSON at all is for the parser."""
    if len(raw) > limits.bytes:
        raise TooMuch("bytes", limits.bytes)
    # The usual message: so few signs that even those inside texts would not be too many.
    opened = raw.count(b"[") + raw.count(b"{")
    if opened <= limits.depth and raw.count(b",") <= limits.members:
        return
    bare = _STRING.sub(b"", raw)
    if bare.count(b",") + bare.count(b"[") + bare.count(b"{") > limits.members:
        raise TooMuch("members", limits.members)
    depth = 0
    for sign in bare.translate(None, _NO_BRACKET):
        if sign in _OPEN:
            depth += 1
            if depth > limits.depth:
                raise TooMuch("depth", limits.depth)
        else:
            depth -= 1


def read_json(raw: bytes, decoder: msgspec.json.Decoder[T], limits: Limits) -> T:
    """What the decoder makes of it; ``TooMuch``, or ``msgspec.DecodeError`` for what is no such JSON."""
    check_json(raw, limits)
    try:
        return decoder.decode(raw)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(type(error).__name__) from None


def check_toml(text: str, limits: Limits) -> None:
    """``TooMuch`` when this is more than the limits allow."""
    if len(text) > limits.bytes:
        raise TooMuch("bytes", limits.bytes)
    if text.count("\n") >= limits.lines:
        raise TooMuch("lines", limits.lines)
    depth = members = dots = 0
    for found in _TOML.finditer(text):
        sign = found[0]
        if sign == ".":
            # A dotted key is as many tables in each other; a parser walks all of them for each of its parts.
            dots += 1
            if dots >= limits.depth:
                raise TooMuch("depth", limits.depth)
            continue
        if sign in "[{":
            depth += 1
            if depth > limits.depth:
                raise TooMuch("depth", limits.depth)
        elif sign in "]}":
            depth = max(0, depth - 1)
        elif sign == "=" or sign == ",":
            members += 1
            if members > limits.members:
                raise TooMuch("members", limits.members)
        elif sign != "\n":
            continue  # a text or a remark
        dots = 0


def read_toml(raw: bytes, limits: Limits = DATA) -> dict[str, Any]:
    """The tables of a TOML text; ``TooMuch``, or ``tomllib.TOMLDecodeError`` for what is none."""
    if len(raw) > limits.bytes:
        raise TooMuch("bytes", limits.bytes)
    try:
        text = raw.decode().removeprefix("\ufeff")  # some editors put a byte-order mark first
        check_toml(text, limits)
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except (ValueError, RecursionError) as error:  # not UTF-8; a number of thousands of digits
        raise tomllib.TOMLDecodeError(str(error)) from None


def plain_toml(tables: dict[str, Any], limits: Limits = DATA) -> bytes:
    """Tables that came as JSON, as the TOML they stand for; ``TooMuch``, or ``ValueError`` where TOML has no such thing."""
    check_json(msgspec.json.encode(tables), limits)
    try:
        return msgspec.toml.encode(tables)
    except (TypeError, OverflowError, UnicodeEncodeError) as error:
        raise ValueError(str(error)) from None
