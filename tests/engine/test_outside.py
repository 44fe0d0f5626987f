"""Text from outside: what keeps to the limits is read as ever, anything else is refused before a parser sees it, in time
that grows with its length.
"""

from __future__ import annotations

import contextlib
import time
import tomllib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.engine.errors import DataError
from backroom.engine.outside import (
    BODY,
    DATA,
    Limits,
    TooMuch,
    check_json,
    check_toml,
    plain_toml,
    read_json,
    read_toml,
)
from backroom.engine.toml import Reader
from backroom.games import load

ANY = msgspec.json.Decoder()
SMALL = Limits(bytes=4000, depth=5, members=60, lines=50)

plain = st.none() | st.booleans() | st.integers(-(1 << 53), 1 << 53) | st.text(max_size=8)
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=5),
    max_leaves=60,
)


def depth_of(value: Any) -> int:
    if not isinstance(value, list | dict):
        return 0
    return 1 + max((depth_of(v) for v in (value.values() if isinstance(value, dict) else value)), default=0)


def members_of(value: Any) -> int:
    """As the limit counts: separators between members, and the containers themselves."""
    if not isinstance(value, list | dict):
        return 0
    inner = list(value.values() if isinstance(value, dict) else value)
    return 1 + max(0, len(inner) - 1) + sum(members_of(v) for v in inner)


@settings(max_examples=200, deadline=None)
@given(values)
def test_json_is_measured_as_it_is_made(value: Any) -> None:
    """Whatever is in its texts, depth and members are found exactly (where the quick look does not settle it)."""
    raw = msgspec.json.encode(value)
    depth, members = depth_of(value), members_of(value)
    check_json(raw, Limits(1 << 20, depth, members))
    if depth > 1:
        with pytest.raises(TooMuch):
            check_json(raw, Limits(1 << 20, depth - 1, members))
    if raw.count(b",") >= members > 1:
        with pytest.raises(TooMuch):
            check_json(raw, Limits(1 << 20, depth, members - 1))


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200) | st.text('{}[]",:\\1a', max_size=80).map(str.encode))
def test_any_bytes_are_json_or_a_clear_error(raw: bytes) -> None:
    try:
        read = read_json(raw, ANY, SMALL)
    except (TooMuch, msgspec.DecodeError):
        return
    assert depth_of(read) <= SMALL.depth
    assert read == msgspec.json.decode(raw)


TABLE = st.dictionaries(
    st.text(max_size=6),
    st.recursive(
        st.booleans() | st.integers(-(1 << 60), 1 << 60) | st.text("ab.\"'\\\n[]{}=,#é", max_size=12),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
        max_leaves=20,
    ),
    max_size=8,
)


@settings(max_examples=150, deadline=None)
@given(TABLE)
def test_toml_that_is_not_too_much_is_read_as_ever(tables: dict[str, Any]) -> None:
    if depth_of(tables) > DATA.depth:
        return
    raw = plain_toml(tables)
    try:
        read = read_toml(raw)
    except TooMuch:
        assert depth_of(tables) > 2  # a table's heading names every table above it
    else:
        assert read == tables


@settings(max_examples=300, deadline=None)
@given(st.text("a.=[]{}\"'\\#,1\n ", max_size=60))
def test_any_text_is_toml_or_a_clear_error(text: str) -> None:
    """And what passes is what the parser alone would have made of it."""
    try:
        expected = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        expected = None
    try:
        assert read_toml(text.encode(), SMALL) == expected
    except TooMuch:
        pass
    except tomllib.TOMLDecodeError:
        assert expected is None


@pytest.mark.parametrize(
    "before", ["", '""', '"x"', "'x'", '"""x"""', "'''x'''", '""""x"""""', '""""""', "1.5", "# [\n"]
)
def test_nothing_hides_behind_a_text(before: str) -> None:
    """What comes after a string of any kind counts, wherever the parser would read it."""
    with pytest.raises(TooMuch):
        check_toml(f"a = [{before}, " + "[" * 30, SMALL)
    with pytest.raises(TooMuch):
        check_toml(f"x = {before}\n" + "a." * 30 + "a = 1", SMALL)


ATTACKS: dict[str, Callable[[int], str]] = {
    "dotted": lambda n: "a." * (n // 2) + "a=1",
    "heading": lambda n: "[" + "a." * (n // 2) + "a]",
    "lists": lambda n: "a=" + "[" * n,
    "tables": lambda n: "a=" + "{a=" * (n // 3),
    "escapes": lambda n: 'a="' + '\\"' * (n // 2),
    "long escapes": lambda n: 'a="""' + '\\"' * (n // 2),
    "quotes": lambda n: '"' * n,
    "literal quotes": lambda n: "a='''" + "''x" * (n // 3),
    "items": lambda n: "a=[" + "1," * (n // 2),
    "keys": lambda n: "".join(f"k{i}.b.c=1\n" for i in range(n // 12)),
    "digits": lambda n: "a=" + "1" * n,
    "lines": lambda n: "\n" * n,
    "remarks": lambda n: "#" * n,
}


@pytest.mark.parametrize("name", ATTACKS)
def test_hostile_toml_costs_little(name: str) -> None:
    """40 kB of each; before there were limits the first took 51 s."""
    raw = ATTACKS[name](40_000).encode()
    began = time.process_time()
    with contextlib.suppress(TooMuch, DataError):
        Reader.from_bytes(raw, "data")
    assert time.process_time() - began < 0.5


@pytest.mark.parametrize(
    "raw",
    [
        b"[" * 4_000_000,
        b'{"a":' * 800_000,
        b'"' + b'\\"' * 2_000_000,
        b"[" + b"1," * 2_000_000,
        b'"' * 4_000_000,
    ],
    ids=["lists", "objects", "escapes", "items", "quotes"],
)
def test_hostile_json_costs_little(raw: bytes) -> None:
    began = time.process_time()
    with pytest.raises((TooMuch, msgspec.DecodeError)):
        read_json(raw, ANY, Limits(1 << 23, BODY.depth, 500_000))
    assert time.process_time() - began < 0.5


@pytest.mark.parametrize(
    "tables", [{"x": None}, {"x": [None]}, {"x": {"y": {"z": [[[[[[[[1]]]]]]]]}}}, {"x": 1 << 80}]
)
def test_what_toml_cannot_hold_is_told(tables: dict[str, Any]) -> None:
    with pytest.raises((DataError, TooMuch)):
        load("mob").own_data(tables)
