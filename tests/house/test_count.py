"""`backroom count`: a game of Guildes on a real table, counted by the rules."""

from __future__ import annotations

import json

import pytest

from backroom.cli.base import run


def counted(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert run(["count", *words, "--json"]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_second_count_of_the_rulebook(capsys: pytest.CaptureFixture[str]) -> None:
    """GU-E2: two level at the top of the Artisans share 7 + 4; GU-E8: a Militia card is 3 votes."""
    told = counted(capsys, "artisans 3", "artisans 3 militia 3", "artisans 1", "--count", "2")
    assert told["votes"] == [5, 14, 0]


def test_ties_do_not_count(capsys: pytest.CaptureFixture[str]) -> None:
    """GU-E9."""
    told = counted(capsys, "artisans 3", "artisans 3", "artisans 1", "-c", "2", "--ties")
    assert told["votes"] == [0, 0, 7]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["artisans 3", "bakers 1", ""], "bakers"),
        (["artisans", "knights 1", ""], "artisans"),
        (["artisans 3", "knights 1"], "3 to 6"),
        (["artisans 3", "knights 1", "", "--count", "4"], "1, 2 or 3"),
        (["artisans 3", "knights 1", "", "--data", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_does_not_fit_is_said(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert run(["count", "--lang", "en", *words]) == 2
    assert said in capsys.readouterr().err
