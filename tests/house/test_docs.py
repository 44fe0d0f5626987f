"""What the documents promise: examples run, links lead somewhere, commands named are commands there are."""

from __future__ import annotations

import doctest
import re
import subprocess
from pathlib import Path

import pytest

from backroom.cli import base

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failures == 0


def test_the_read_me_has_an_example() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted > 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)|<img[^>]+src=\"([^\"]+)\"", page.read_text(encoding="utf-8"))
    local = [link for pair in links for link in pair if link and "://" not in link]
    assert [link for link in local if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_named_are_there(page: Path) -> None:
    base.run(["--version"])  # loads every group of commands
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^|/bin/|&& )backroom ([a-z][a-z-]*)", text, re.M))
    assert named - set(base.commands()) == set()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert set(re.findall(r"(?:`|^)make ([a-z-]+)", text, re.M)) - targets == set()


def test_every_make_target_can_be_made() -> None:
    """A target that waits for something nobody makes is as good as none."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.+)$", text, re.M)
    assert phony
    for target in phony[1].split():
        done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
