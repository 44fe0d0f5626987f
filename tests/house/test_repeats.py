"""What two games have in common stands once, in the engine, the frame or the kit: nine lines of one stand in no other.

Looks at everything that is a game's own, and at the programs under bench/. Blank lines, comments, imports and lone
punctuation do not count, white space neither. Lists of names in several tests of *one* game are not looked at.
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST = 8
#: Folders in which every folder is one game, and those in which every file stands for itself.
GAMES = ("src/backroom/games", "web/src/games", "tests/games", "examples")
SINGLE = ("bench",)
ENDINGS = {".py", ".pxd", ".ts", ".svelte", ".css", ".js"}
PASSED_OVER = re.compile(r"^(#|//|/\*|\*|<!--|from .* c?import|import |cimport |[^\w]*$|\w+,$)")


def lines(text: str) -> list[tuple[int, str]]:
    """The lines that count, with their numbers."""
    folded = ((number, " ".join(line.split())) for number, line in enumerate(text.splitlines(), 1))
    return [(number, line) for number, line in folded if not PASSED_OVER.match(line)]


def repeated(files: dict[tuple[str, str], str]) -> list[str]:
    """Runs of more than eight lines that stand in two owners' files, by (owner, path)."""
    where: dict[tuple[str, ...], list[tuple[str, str, int]]] = defaultdict(list)
    for (owner, path), text in files.items():
        told = lines(text)
        for i in range(len(told) - MOST):
            where[tuple(line for _, line in told[i : i + MOST + 1])].append((owner, path, told[i][0]))
    found = set()
    for places in where.values():
        for (owner, path, at), (other, there, line) in itertools.combinations(places, 2):
            if owner != other:
                found.add(f"{path}:{at} ~ {there}:{line}")
    return sorted(found)


def all_files() -> dict[tuple[str, str], str]:
    found = {}
    for home in (*GAMES, *SINGLE):
        for path in sorted((ROOT / home).rglob("*")):
            inside = path.relative_to(ROOT / home)
            skipped = {"node_modules", "build", "__pycache__", "dist"}.intersection(inside.parts)
            if path.suffix in ENDINGS and path.is_file() and not skipped:
                owner = inside.parts[0] if home in GAMES else str(inside)
                found[owner, f"{home}/{inside.as_posix()}"] = path.read_text(encoding="utf-8")
    return found


def test_what_games_have_in_common_stands_once() -> None:
    files = all_files()
    assert len(files) > 200
    assert repeated(files) == []


def test_a_repeat_is_found() -> None:
    """Nine lines, with other spaces, a comment and a blank line between; eight are none, and a game may be like itself."""
    nine = [f"value[{i}] = first({i}) + second[{i}]" for i in range(9)]
    spread = "\n".join([*nine[:4], "", "    # why", *(f"    {line}" for line in nine[4:])])
    plain = "\n".join(nine)
    assert repeated({("a", "a.py"): plain, ("b", "b.py"): spread}) == ["a.py:1 ~ b.py:1"]
    assert repeated({("a", "a.py"): plain, ("a", "b.py"): plain}) == []
    assert repeated({("a", "a.py"): plain, ("b", "b.py"): "\n".join(nine[:8])}) == []
