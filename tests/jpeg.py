"""The smallest JPEG of the size of a link's picture, and its parts."""

from __future__ import annotations

from backroom.table.pictures import HEIGHT, WIDTH


def part(marker: int, body: bytes) -> bytes:
    return bytes((0xFF, marker)) + (len(body) + 2).to_bytes(2) + body


def frame(width: int = WIDTH, height: int = HEIGHT) -> bytes:
    return part(0xC0, b"\x08" + height.to_bytes(2) + width.to_bytes(2) + b"\x01\x01\x11\x00")


TABLES = part(0xDB, b"\x00" + bytes(64))
SCAN = part(0xDA, b"\x01\x01\x00\x00\x3f\x00") + b"\x12\xff\x00\x34\xff\xd0\x56"
START, END = b"\xff\xd8", b"\xff\xd9"
BARE = START + TABLES + frame() + SCAN + END
