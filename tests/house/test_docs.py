"""What the documents promise: examples run, links lead somewhere, commands named are commands there are."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from backroom.cli import base

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*/*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failures == 0


def test_the_read_me_has_an_example() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted > 3


BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.M | re.S)
FOLLOWED = ROOT / "docs" / "adding-a-game.md"  # from its first block to its last by test_adding_a_game.py


def blocks(*kinds: str) -> list[Any]:
    """The code of all pages, by the language that stands at its head."""
    return [
        pytest.param(text, id=f"{page.name}:{number}")
        for page in PAGES
        if page != FOLLOWED
        for number, (kind, text) in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), 1)
        if kind in kinds
    ]


def test_every_block_says_what_it_is() -> None:
    """A language that is run below; `text` is a drawing."""
    assert len(blocks("python", "json", "sh")) > 10
    known = ("python", "json", "sh", "text")
    assert len(blocks(*known)) == sum(
        len(BLOCK.findall(page.read_text(encoding="utf-8"))) for page in PAGES if page != FOLLOWED
    )


@pytest.mark.parametrize("text", [block for block in blocks("python") if ">>>" not in block.values[0]])
def test_code_without_a_prompt_runs_too(text: str) -> None:
    if "pyspiel" in text:
        pytest.importorskip("pyspiel", reason="no OpenSpiel here (make test EXTRAS=dev,ray,research)")
    exec(compile(text, "<page>", "exec"), {"__name__": "page"})


@pytest.mark.parametrize("text", blocks("json"))
def test_messages_are_json(text: str) -> None:
    assert isinstance(json.loads(text), dict)


def typed(text: str) -> Iterator[list[str]]:
    for line in text.splitlines():
        for part in re.split(r" && | \|\| |; ", line.partition("  #")[0]):
            yield shlex.split(part)


@pytest.mark.parametrize("text", blocks("sh"))
def test_what_is_to_be_typed_is_understood(text: str) -> None:
    """Commands with all their options, by the reader that would read them; scripts by the options they name."""
    base.run(["--version"])
    for command, *words in filter(None, typed(text)):
        name = Path(command).name
        if name == "backroom":
            group = typer.main.get_command(base.app)
            known = group.get_command(typer.Context(group), words[0])  # type: ignore[attr-defined]
            known.make_context(words[0], words[1:]).close()
        elif name == "make":
            assert re.search(rf"^{words[0]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
        elif name == "pip":
            extras = re.findall(r"backroom\[(\w+)\]", " ".join(words))
            have = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
            assert extras
            assert set(extras) <= set(have)
        else:
            assert name == "python", command
            module = words[1] if words[0] == "-m" else ""
            file = ROOT / "src" / f"{module.replace('.', '/')}.py" if module else ROOT / words[0]
            source = file.read_text(encoding="utf-8")
            for option in (word for word in words if word.startswith("--")):
                assert f'"{option}"' in source or f'"{option.strip("-")}":' in source, f"{file.name} {option}"


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
