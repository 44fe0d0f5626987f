"""Pictures that strangers' machines send: only the picture is kept, and only of the card's size."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.table.pictures import BYTES, HEIGHT, WIDTH, bare_jpeg, read
from backroom.table.table import TableError
from jpeg import BARE, END, SCAN, START, TABLES, frame, part


@given(st.binary(max_size=60), st.integers(0xE0, 0xEF), st.binary(max_size=40))
def test_what_is_no_picture_is_left_out(said: bytes, marker: int, after: bytes) -> None:
    sent = START + part(marker, said) + TABLES + part(0xFE, said) + frame() + SCAN + END + after
    assert bare_jpeg(sent) == BARE


@given(st.binary(max_size=200))
def test_other_bytes_are_refused(raw: bytes) -> None:
    for sent in (raw, START + raw, START + TABLES + raw):
        with contextlib.suppress(TableError):
            assert bare_jpeg(sent)[:2] == START


@given(st.integers(0, len(BARE) - 1))
def test_a_part_of_a_picture_is_none(length: int) -> None:
    with pytest.raises(TableError):
        bare_jpeg(BARE[:length])


def test_sizes_and_text() -> None:
    for wrong in (frame(WIDTH + 1), frame(height=HEIGHT - 1), frame() + frame()):
        with pytest.raises(TableError):
            bare_jpeg(START + TABLES + wrong + SCAN + END)
    with pytest.raises(TableError):
        bare_jpeg(BARE + bytes(BYTES))
    with pytest.raises(TableError):
        read("not base64!")
