"""`backroom arena` and `backroom review` as a person or a program calls them."""

from __future__ import annotations

import functools
import json
from pathlib import Path

import pytest

from backroom.arena import review
from backroom.cli.base import run


def test_a_match_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status = run(
        [
            "arena",
            "tammany",
            "--seats",
            "hard@8,random,random",
            "--games",
            "3",
            "--workers",
            "1",
            "--json",
            "--plot",
            str(tmp_path),
        ]
    )
    told = json.loads(capsys.readouterr().out)
    assert status == 0
    rows = told["matches"][0]["players"]
    assert {row["player"] for row in rows} == {"hard@8", "random"}
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 1 for row in rows)
    assert (tmp_path / "bots-tammany-3-scores.svg").exists()


def test_budgets_give_a_match_each_and_a_curve(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    options = ["--games", "3", "--workers", "1", "--budgets", "2,4", "--plot", str(tmp_path), "--json"]
    assert run(["arena", "tammany", "--seats", "hard,random,random", *options]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [match["budget"] for match in told["matches"]] == [2, 4]
    assert (tmp_path / "bots-tammany-3-strength.svg").exists()


def test_a_ladder_as_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    names = "random,easy,greedy,medium@40"  # without the guard of seconds: the same games everywhere
    assert run(["arena", "tammany", "--ladder", names, "--games", "12", "--workers", "1", "--markdown"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| player |")
    assert lines[-2].startswith("| random |")


@pytest.mark.parametrize(
    "arguments",
    [
        ["tammany"],
        ["tammany", "--seats", "greedy,nobody,random"],
        ["tammany", "--seats", "greedy,random"],
        ["tammany", "--seats", "greedy,random,random", "--on", "moon"],
        ["tammany", "--seats", "greedy,random,random", "--games", "0"],
        ["tammany", "--seats", "hard,random,random", "--budgets", "few"],
        ["tammany", "--ladder", "greedy,random", "--players", "3"],
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith("backroom: ")
    assert "Traceback" not in told


def test_a_review_as_json_with_a_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How much a search thinks is no option of the command; test_review.py has its own reviews."""
    monkeypatch.setattr(review, "Effort", functools.partial(review.Effort, simulations=16))
    assert (
        run(["sim", "tammany", "--seats", "greedy,random,random", "--games", "1", "--record", str(tmp_path)])
        == 0
    )
    (file,) = tmp_path.glob("*.json")
    capsys.readouterr()
    picture = tmp_path / "chances.svg"
    options = ["--moves", "2", "--playouts", "6", "--workers", "1", "--plot", str(picture)]
    assert run(["review", str(file), "--json", *options]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == 3
    assert len(told["moves"]) <= 2
    assert picture.read_text().startswith("<?xml")


def test_an_unfinished_game_is_not_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(["sim", "tammany", "--seats", "greedy,random,random", "--games", "1", "--record", str(tmp_path)])
    (file,) = tmp_path.glob("*.json")
    raw = json.loads(file.read_text())
    raw["log"], raw["result"] = raw["log"][:40], None
    file.write_text(json.dumps(raw))
    capsys.readouterr()
    assert run(["review", str(file), "--lang", "it"]) == 2
    assert "non è finita" in capsys.readouterr().err
