"""The example package in a fresh environment that sees what is installed here: compiled where the engine is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "examples" / "liars-dice"


class Environment:
    """A Python of its own with the package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")], check=True)
        self.python = folder / "env" / "bin" / "python"
        (site,) = (folder / "env" / "lib").glob("python*/site-packages")
        here = sysconfig.get_path("purelib")
        (site / "what-is-here.pth").write_text(f"import site; site.addsitedir({here!r})\n")
        shutil.copytree(
            SOURCE, folder / "source", ignore=shutil.ignore_patterns("build", "*.so", "*.egg-info")
        )
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        install += [
            "--no-build-isolation",
            "--no-deps",
            "--prefix",
            str(folder / "env"),
            str(folder / "source"),
        ]
        done = subprocess.run(install, capture_output=True, text=True, cwd=folder)
        assert done.returncode == 0, done.stdout + done.stderr
        self.package = site / "liars_dice"

    def run(self, *arguments: str, typed: str = "", **env: str) -> str:
        done = subprocess.run(
            [str(self.python), *arguments],
            cwd=self.folder / "source" / "tests",
            env={**os.environ, "BACKROOM_LANG": "en", **env},
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
