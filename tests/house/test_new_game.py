"""`backroom new-game`: what it writes works, by its own tests and by the kit's; what cannot be written is said."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.cli.base import run
from backroom.engine.state import COMPILED


@pytest.mark.slow
def test_what_is_written_is_green(tmp_path: Path) -> None:
    assert run(["new-game", "dicey", "--to", str(tmp_path)]) == 0
    package = tmp_path / "dicey"
    about = package / "src" / "dicey-0.1.dist-info"  # as pip would leave it
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: backroom-dicey\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text("[backroom.games]\ndicey = dicey\n")
    if COMPILED:
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        done = subprocess.run(build, cwd=package, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=package,
        env={**os.environ, "PYTHONPATH": str(package / "src")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "there").mkdir()
    for name, said in (("Bad-Name", "Bad-Name"), ("class", "class"), ("there", "there"), ("mob", "mob")):
        assert run(["new-game", name, "--to", str(tmp_path), "--lang", "en"]) == 2
        assert said in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["there"]
