"""Generations of the learned value: what a match must say for a network to be kept, and a run that goes on where it stands.

Learning itself needs torch (extra ``learn``): with it a whole small run is made, without it matches and the gate are tested.
"""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom import games
from backroom.engine.appraisal import NAME, read
from backroom.engine.numbers import write_numbers
from backroom.engine.shares import wilson
from backroom.research.iterate import LOG, PLAN, Plan, bot, iterate, main, met, wins

TINY = Plan(
    "tammany", 3, games=4, simulations=6, keep=0.6, epochs=1, first=8, second=4, match=6, players=3, window=2
)


@given(st.floats(0.0, 1.0), st.integers(2, 600))
def test_a_network_is_kept_only_where_it_wins_by_more_than_a_standard_error(share: float, count: int) -> None:
    low, high = wilson(share, count)
    row = {"share": share, "low": low, "high": high, "fair": 0.25}
    if low > 0.25:
        assert wins(row)
    if share <= 0.25:
        assert not wins(row)
    assert wins(row) == (share - (high - low) / 4.0 > 0.25)


def test_the_plan_names_the_bots_that_play() -> None:
    assert bot(TINY, None) == "hard@6"
    assert bot(replace(TINY, own=False), None) == "hard@6:appraised=0"
    assert bot(replace(TINY, own=False), Path("some/best.net")) == "hard@6:values=some/best.net"


def test_a_match_is_the_same_each_time_and_tells_the_new_one_s_share(tmp_path: Path) -> None:
    """A network against itself, from another file: what it has is luck, and the same luck each time."""
    new = tmp_path / "new.net"
    shipped = games.load("tammany").folder / NAME
    _, layers, about = read(shipped, 128)
    write_numbers(new, about, b"".join(layers))
    first, again = (met(TINY, new, shipped, 1, 1, "here") for _ in range(2))
    assert first == again
    assert first["games"] == TINY.match
    assert first["fair"] == pytest.approx(1 / 3, abs=1e-3)
    assert first["low"] <= first["share"] <= first["high"]


def test_a_folder_that_was_begun_with_another_plan_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / PLAN).write_text(json.dumps({"game": "mob"}))
    with pytest.raises(SystemExit, match="another plan"):
        iterate(TINY, tmp_path, 1, 1)
    assert not (tmp_path / LOG).exists()


@pytest.mark.parametrize(
    "words", [["--generations", "0"], ["--games", "0"], ["--match", "0"], ["--simulations", "-1"]]
)
def test_a_run_that_cannot_be_is_refused(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["mob", "--out", str(tmp_path), *words])
    assert "at least 1" in capsys.readouterr().err


if find_spec("torch"):

    def test_a_run_learns_plays_its_matches_and_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
        (first,) = iterate(TINY, tmp_path, 1, 1)
        told = iterate(TINY, tmp_path, 2, 1)
        assert told[0] == first
        assert [row["generation"] for row in told] == [1, 2]
        for row in told:
            assert row["kept"] == wins(row)
            assert row["rows"] > 50
            sizes, _, about = read(tmp_path / f"gen-{row['generation']}.net", 128)
            assert sizes == (128, 8, 4)
            assert about["made"]["generation"] == row["generation"]
        assert (tmp_path / "best.net").exists() == any(row["kept"] for row in told)
        assert "<svg" in (tmp_path / "curve.svg").read_text()
        assert [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()] == told
