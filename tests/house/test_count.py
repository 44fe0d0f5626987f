"""`backroom count`: a game of Guildes on a real table, counted by the rules."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys

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


def test_dirty_tricks_and_any_order_of_words(capsys: pytest.CaptureFixture[str]) -> None:
    """GU-57: one more where there was none counts as one; less than none is none."""
    told = counted(
        capsys, "3 artisans, knights 1", "2 knights", "", "--trick", "1 knights +1", "--trick", "3 nobles -1"
    )
    rows = {row["guild"]: row["cards"] for row in told["rows"]}  # type: ignore[attr-defined]
    assert (rows["artisans"], rows["knights"], rows["nobles"]) == ([3, 0, 0], [2, 2, 0], [0, 0, 0])
    assert told["votes"] == [7 + 5, 5, 0]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", "3 artisans, 2 érudits, CHEVALIERS 1"),
        ("fr", "erudits 2 artisans 3 1 knights"),
        ("it", "3 artigiani 2 studiosi 1 cavalieri"),
        ("it", "3 artigiani, 2 studiosi, 1 cavaliere"),
        ("fr", "3 artisans, 2 érudits, 1 chevalier"),
        ("en", "3 artisans, 2 scholars, 1 knight"),
        ("en", "3 art, 2 scholar, 1 knight"),
        ("fr", "3 artisan 2 érudit 1 chevalier"),
        ("it", "artigiano 3 studioso 2 cavaliere 1"),
    ],
)
def test_guilds_are_read_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], lang: str, words: str
) -> None:
    assert counted(capsys, words, "", "", "--lang", lang)["votes"] == [7 + 8 + 11, 0, 0]


def typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, lang: str = "en"
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert run(["count", "--lang", lang]) == 0
    return capsys.readouterr().out


def test_a_slip_loses_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What does not fit is asked for again; three counts with running totals, and who won."""
    first = ["3 artisans", "2 bakers", "2 knights", "", "1 militia", "", "9 knights +1", "", ""]
    second = ["", "", "3 artisans", "", ""]
    third = ["", "", "", "1 knights +1", ""]
    out = typed(monkeypatch, capsys, *first, *second, *third)
    assert all(said in out for said in ("bakers", "at least 3 are needed", "9 knights +1"))
    totals = [line.split("│")[2:5] for line in out.splitlines() if "Votes in all" in line]
    assert [int(cell) for cell in totals[-1]] == [7 + 5 + 5 + 5, 33, 3 + 5 + 5]
    assert "Player 2 wins with 33 votes." in out


def test_more_cards_than_exist_are_gone_through_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = typed(
        monkeypatch,
        capsys,
        "4 pêcheurs",
        "2 pêcheurs",
        "1 nobles",
        "",
        "",
        "",
        "1 pêcheurs",
        "",
        "",
        "fin",
        lang="fr",
    )
    assert all(said in out for said in ("mais il n’y en a que 5", "4 → 5"))


def test_help_is_in_the_language_asked_for() -> None:
    command = [sys.executable, "-m", "backroom.cli", "count", "--help"]
    environment = os.environ | {"BACKROOM_LANG": "en"}
    for words, *said in (
        ([], "in person", "(default: 1)", "Show this help"),
        (["--lang", "fr"], "vraie table", "(par défaut : 1)", "Afficher cette aide"),
        (["--lang=it"], "dal vivo", "(predefinito: 1)", "Mostra questo aiuto", "Opzioni"),
    ):
        done = subprocess.run([*command, *words], capture_output=True, text=True, check=True, env=environment)
        shown = " ".join(done.stdout.split())
        assert [one for one in said if one not in shown] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["artisans 3", "bakers 1", ""], "bakers"),
        (["artisans", "knights 1", ""], "artisans"),
        (["artisans 3 2", "knights 1", ""], "in pairs"),
        (["artisans 3 artisans 2", "knights 1", ""], "only once"),
        (["artisans 3", "artisans 3", "artisans 2"], "only 7"),
        (["alchemists 1", "", ""], "only 0"),
        (["", "", "", "--trick", "1 militia +1"], "1 militia +1"),
        (["artisans 3", "knights 1"], "3 to 6"),
        (["artisans 3", "knights 1", "", "--count", "4"], "1, 2 or 3"),
        (["artisans 3", "knights 1", "", "--data", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_does_not_fit_is_said(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert run(["count", "--lang", "en", *words]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "word", "guild"),
    [("en", "?", "Fishermen"), ("fr", "aide", "Pêcheurs"), ("it", "aiuto", "Pescatori")],
)
def test_help_is_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, word: str, guild: str
) -> None:
    """A count left at its first question has lost nothing, and helped."""
    lines = [word, "1 militia", "", "", "", "", "stop"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    run(["count", "--lang", lang])
    assert guild in capsys.readouterr().out
