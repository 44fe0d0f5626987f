"""Layers import only to the left: engine <- games <- bots <- table <- store, arena <- server, research, cli."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import backroom

HOME = Path(backroom.__file__).parent
#: What each layer may import besides itself. `words` reads files only and stands to the left of all.
LAYERS: dict[str, set[str]] = {
    "words": set(),
    "engine": set(),
    "games": {"engine", "words"},
    "bots": {"engine", "games"},
}
LAYERS["table"] = {"engine", "games", "bots", "words"}
LEFT = {"engine", "games", "bots", "table", "words"}
LAYERS |= {"store": LEFT, "arena": LEFT}
LAYERS["research"] = LEFT - {"table"} | {"arena"}  # what has learned has to win its matches
LAYERS["testing"] = LEFT  # what tests of games inherit, in other packages too
LAYERS["server"] = LEFT | {"store", "arena"}  # a finished game is reviewed on request
LAYERS["cli"] = LEFT | {"store", "server", "arena"}


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """The modules a file names in import statements, wherever they stand, with the line."""
    package = ["backroom", *path.relative_to(HOME).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def cimports(path: Path) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        parts = line.split()
        if len(parts) > 1 and parts[0] in ("from", "cimport"):
            yield number, parts[1].removeprefix("cython.cimports.")


def wrong(path: Path) -> Iterator[str]:
    parts = path.relative_to(HOME).parts
    layer = parts[0].removesuffix(path.suffix)
    allowed = LAYERS[layer] | {layer}
    for line, name in cimports(path) if path.suffix == ".pxd" else imports(path):
        names = name.removeprefix("cython.cimports.").split(".")
        if names[0] != "backroom" or len(names) == 1 or names[1].startswith("__") or names[1] == "PURE":
            continue
        if names[1] not in allowed:
            yield f"{'/'.join(parts)}:{line}: {layer} imports {name}"
        # One game knows nothing of another.
        elif layer == "games" and len(parts) > 2 and names[1] == "games" and len(names) > 2:
            if (HOME / "games" / names[2]).is_dir() and names[2] != parts[1]:
                yield f"{'/'.join(parts)}:{line}: game {parts[1]} imports game {names[2]}"


def test_layers_look_only_to_the_left() -> None:
    files = [p for p in HOME.rglob("*.py") if p != HOME / "__init__.py"] + list(HOME.rglob("*.pxd"))
    assert len(files) > 10
    assert [line for path in sorted(files) for line in wrong(path)] == []


def test_every_layer_has_its_place() -> None:
    layers = {p.name for p in HOME.iterdir() if p.is_dir() and any(p.rglob("*.py"))}
    assert layers <= set(LAYERS)


@pytest.mark.parametrize(
    ("home", "text"),
    [
        ("engine/x.py", "from backroom.games import load"),
        ("games/tammany/x.py", "def f():\n    import backroom.bots"),
        ("bots/x.py", "from backroom import server"),
        ("table/x.py", "from ..store import sqlite"),
    ],
)
def test_the_test_sees_a_look_to_the_right(
    home: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "HOME", tmp_path)
    path = tmp_path / home
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert len(list(wrong(path))) == 1
