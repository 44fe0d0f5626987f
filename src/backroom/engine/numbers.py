"""Files of learned numbers: one line of JSON (what they are for, and how they were made), then int16, compressed."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from itertools import accumulate
from pathlib import Path
from typing import Any

from backroom.engine.errors import DataError

LARGEST = 4_000_000  # bytes of a file's numbers: more is not one of ours


def write_numbers(path: Path, about: dict[str, Any], numbers: bytes) -> None:
    """Write a file in one go: a reader sees the old one or the new one. ``numbers`` are in this machine's order."""
    told = array("h", numbers)
    if sys.byteorder == "big":
        told.byteswap()
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_bytes(json.dumps(about).encode() + b"\n" + zlib.compress(told.tobytes(), 9))
    new.replace(path)


def read_numbers(path: Path) -> tuple[dict[str, Any], array[int]]:
    """What a file says of itself, and its numbers; ``DataError`` when it is damaged."""
    try:
        head, _, packed = path.read_bytes().partition(b"\n")
        about = json.loads(head)
        numbers = array("h", zlib.decompressobj().decompress(packed, LARGEST))
        if sys.byteorder == "big":
            numbers.byteswap()
        if not isinstance(about, dict):
            raise ValueError
    except (OSError, ValueError, zlib.error):
        raise DataError("file", "error-lesson", {"file": path.name}) from None
    return about, numbers


def cut(numbers: array[int], lengths: tuple[int, ...]) -> tuple[bytes, ...]:
    """The layers of so many numbers each, one after another."""
    ends = list(accumulate(lengths))
    return tuple(numbers[end - length : end].tobytes() for end, length in zip(ends, lengths))
