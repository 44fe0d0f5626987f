"""Chance that can be checked, and receipts of sealed choices: hashes only, the same for the table and for who verifies.

The words of docs/protocol.md ("Chance that can be checked") are the specification; a change here is a new
version there.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

HEX = 64  # hex digits of 256 bits
VERSION = 2  # of the key: with 1, bits came before their owner could have seen the promise
WHOLE = 1 << 64


def sha(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def commit(table: str, secret: str) -> str:
    """What the server shows before anyone adds bits."""
    return sha("backroom secret 1", table, secret)


def key(table: str, secret: str, bits: Sequence[str], version: int = VERSION) -> bytes:
    """The key of all draws: the server's secret and every seat's bits ("" where nobody added any)."""
    return bytes.fromhex(sha(f"backroom key {version}", table, secret, *bits))


def below(stream: bytes, number: int, total: int) -> int:
    """Draw ``number`` of the stream: 0 … total−1, each equally likely (what does not divide evenly is
    rejected).
    """
    limit = WHOLE - WHOLE % total
    attempt = 0
    while True:
        digest = hmac.digest(stream, f"{number} {attempt}".encode(), "sha256")
        drawn = int.from_bytes(digest[:8], "big")
        if drawn < limit:
            return drawn % total
        attempt += 1


def draw(stream: bytes, number: int, outcomes: Sequence[tuple[int, int]]) -> int:
    """The action drawn among (action, weight) pairs in ascending order of action."""
    place = below(stream, number, sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        place -= weight
        if place < 0:
            return action
    raise AssertionError("weights do not add up")


def receipt(table: str, seq: int, seat: int, text: str, nonce: str) -> str:
    """The hash that the owner of a sealed choice gets when it is locked."""
    return sha("backroom receipt 1", table, str(seq), str(seat), text, nonce)


def link_hash(token: str) -> str:
    """What is kept of a link: whoever reads the store cannot use it."""
    return hashlib.sha256(b"backroom link 1\n" + token.encode()).hexdigest()


def is_link(token: str, kept: str) -> bool:
    """Whether this token opens that link; takes the same time whatever is wrong."""
    return hmac.compare_digest(link_hash(token), kept)


def is_bits(text: str) -> bool:
    return len(text) == HEX and all(letter in "0123456789abcdef" for letter in text)
