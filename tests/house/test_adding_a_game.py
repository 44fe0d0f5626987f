"""The tutorial of docs/adding-a-game.md, done by a machine: every block in its order, from `backroom new-game` on.

A block says in its first line what it is: `sh` is typed, `diff` with `--- FILE` changes a file of the package, and a
language with a path is a whole file. A line that waits for a person is left out by name.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.engine.state import COMPILED

PAGE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.M | re.S)
#: Plays with a person at the keyboard; typed for by test_example.py and test_terminal.py.
LEFT_OUT = ("backroom play dicey --terminal",)


def blocks() -> Iterator[tuple[str, str, str]]:
    yield from BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def changed(text: str, patch: list[str]) -> str:
    """The lines of a patch that are there and those that take their place; they stand in the file exactly once."""
    old = "".join(line[1:] for line in patch if line[0] in " -")
    new = "".join(line[1:] for line in patch if line[0] in " +")
    assert all(line[0] in " -+" for line in patch), patch
    assert text.count(old) == 1, f"{text.count(old)} times: {old}"
    return text.replace(old, new)


class Work:
    """A folder in which the page is followed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "dicey"
        tools = folder / "bin"
        tools.mkdir()
        for name, call in (("python", ""), ("backroom", "-m backroom.cli")):
            tool = tools / name
            tool.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {call} "$@"\n')
            tool.chmod(0o755)
        self.env = {
            **os.environ,
            "BACKROOM_LANG": "en",
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(self.package / "src"),
            "BACKROOM_PURE": "0" if COMPILED else "1",
        }

    def type(self, line: str) -> str:
        done = subprocess.run(
            ["sh", "-ec", line],
            cwd=self.folder,
            env=self.env,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        return done.stdout

    def install(self) -> None:
        """What `pip install -e` leaves behind, without pip, which would change the environment of the tests."""
        about = self.package / "src" / "backroom_dicey-0.1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: backroom-dicey\nVersion: 0.1\n")
        (about / "entry_points.txt").write_text("[backroom.games]\ndicey = dicey\n")
        if COMPILED:
            self.type("cd dicey && python setup.py --quiet build_ext --inplace")


@pytest.mark.slow
@pytest.mark.timeout(900)  # some 50 seconds of one core
def test_the_page_can_be_followed(tmp_path: Path) -> None:
    work, told, seen = Work(tmp_path), {}, set()
    for kind, path, text in blocks():
        seen.add(kind)
        if kind == "sh":
            for line in text.splitlines():
                command = line.partition("  #")[0].strip()
                if command.startswith("pip install"):
                    work.install()
                elif command not in LEFT_OUT:
                    if not COMPILED:
                        command = command.replace(" && python setup.py --quiet build_ext --inplace", "")
                    told[command] = work.type(command)
        elif kind == "diff":
            head, *patch = text.splitlines(keepends=True)
            file = work.package / head.removeprefix("--- ").strip()
            file.write_text(changed(file.read_text(encoding="utf-8"), patch), encoding="utf-8")
        else:
            assert path, text
            file = work.package / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    assert {"sh", "diff", "python", "ftl", "js"} <= seen
    assert "backroom-dicey 0.1" in told["backroom games"]
    assert "DICEY-3" in told["backroom rules dicey DICEY-3 --lang fr"]
    assert "greedy" in told["backroom arena dicey --seats greedy,random --games 400"]


def test_a_change_that_does_not_fit_is_seen() -> None:
    assert changed("a\nb\nc\n", [" a\n", "-b\n", "+B\n"]) == "a\nB\nc\n"
    with pytest.raises(AssertionError, match="0 times"):
        changed("a\nb\n", ["-x\n"])
