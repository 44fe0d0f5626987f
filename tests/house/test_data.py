"""Printed facts of one's own copy as a file: written to be corrected, read with patience, refused in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom import games
from backroom.cli.base import run
from backroom.engine.errors import DataError
from backroom.engine.toml import Reader
from backroom.words import Words, languages

OWN = [name for name in games.names() if games.load(name).read_data is not None]
#: What only a programmer reads: types, ranges, signs for "so many of".
CODE = re.compile(r"\bint\b|\bstr\b|range\(|None|×|…|\{")


@pytest.mark.parametrize("name", OWN)
def test_what_is_exported_is_good_and_never_overwrites(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.toml"
    assert run(["data", "export", name, str(file), "--lang", "en"]) == 0
    assert "backroom data check" in capsys.readouterr().out
    assert run(["data", "check", str(file)]) == 0  # the file says whose it is
    file.write_text("mine")
    assert run(["data", "export", name, str(file)]) == 2
    assert file.read_text() == "mine"
    capsys.readouterr()
    assert run(["data", "export", name]) == 0
    assert games.load(name).part("printed").read(capsys.readouterr().out.encode(), "own") == (
        games.load(name).part("printed").printed()
    )


def test_a_game_without_such_a_file_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    fixed = next(name for name in games.names() if games.load(name).read_data is None)
    assert run(["data", "export", fixed]) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b"crates = 3\nrow = = 1", "own.toml\u00a0: la ligne 2 est illisible à partir du caractère 7."),
        (b"crates = [1", "own.toml\u00a0: texte illisible."),
        (b"\xff\xfe", "own.toml\u00a0: texte illisible."),
    ],
)
def test_what_is_no_toml_is_told_by_its_place_in_the_readers_language(raw: bytes, told: str) -> None:
    read = games.load("mob").read_data
    assert read is not None
    with pytest.raises(DataError) as caught:
        read(raw, "own.toml")
    assert Words("fr").say(caught.value.key, **caught.value.facts) == told


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("other", ["mob", "guildes", "tammany"])
def test_a_file_of_another_game_is_called_that(name: str, other: str) -> None:
    """And a byte-order mark before it is nothing."""
    read = games.load(name).read_data
    raw = b"\xef\xbb\xbf" + (games.load(other).folder / "printed.toml").read_bytes()
    raw = (
        raw
        if b"\ngame = " in raw
        else b'game = "' + other.encode() + b'"\n' + raw.removeprefix(b"\xef\xbb\xbf")
    )
    assert read is not None
    if name == other:
        assert read(raw, "own.toml") == games.load(name).part("printed").printed()
        return
    with pytest.raises(DataError) as caught:
        read(raw, "own.toml")
    assert caught.value.key == "data-other-game"
    for lang in languages():
        words = Words(lang, strict=True)
        told = words.say(caught.value.key, **caught.value.facts)
        assert words.say(f"{other}-name") in told
        assert words.say(f"{name}-name") in told


VALUES = st.recursive(
    st.integers(-50, 50) | st.booleans() | st.text("abc", max_size=4),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("xyz", min_size=1, max_size=2), inner)
    ),
    max_leaves=6,
)


@given(VALUES, st.sampled_from(["whole", "one_of", "text", "flag", "numbers", "texts", "table", "tables"]))
def test_whatever_a_field_holds_the_error_says_what_was_expected(value: object, asked: str) -> None:
    reader = Reader({"field": value})
    ask = {
        "whole": lambda: reader.whole("field", 3, 9),
        "one_of": lambda: reader.one_of("field", ("", "left", "right")),
        "text": lambda: reader.text("field"),
        "flag": lambda: reader.flag("field"),
        "numbers": lambda: reader.list_of("field", int, 3, range(1, 21)),
        "texts": lambda: reader.list_of("field", str, 2),
        "table": lambda: reader.table("field"),
        "tables": lambda: reader.tables("field"),
    }[asked]
    try:
        ask()
    except DataError as error:
        for lang in languages():
            said = Words(lang, strict=True).say(error.key, **error.facts | {"value": "?"})
            assert not CODE.search(said), said
            assert len(said) > len("field: ?") + 20
