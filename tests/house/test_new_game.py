"""`backroom new-game`: what cannot be written is said. That what it writes works, test_adding_a_game.py shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.cli.base import run


def test_what_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "there").mkdir()
    for name in ("Bad-Name", "class", "there", "mob", "../x", "con", "os", "backroom", "pytest", ""):
        assert run(["new-game", name, "--to", str(tmp_path), "--lang", "en"]) == 2
        assert name in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["there"]
