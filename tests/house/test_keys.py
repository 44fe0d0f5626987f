"""Every message that the code names is in the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import backroom
from backroom.words import Words

HOME = Path(backroom.__file__).parent
#: Calls whose texts of this form are message keys: errors of every kind, and those who say something.
CALLS = {
    "say",
    "tell",
    "Mistake",
    "BackroomError",
    "ParseError",
    "IllegalAction",
    "RecordError",
    "OptionError",
    "DataError",
}
KEY = re.compile(r"[a-z]+(-[A-Za-z0-9_]+)+")
#: First words of keys: a text of this form anywhere in the code is a key.
KINDS = {"error", "house", "server", "refuse", "parse"}


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def keys(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and called(node) in CALLS:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    if KEY.fullmatch(argument.value):
                        yield node.lineno, argument.value
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            if node.value.split("-")[0] in KINDS:
                yield node.lineno, node.value


def test_every_message_named_in_the_code_is_in_the_catalogues() -> None:
    words = Words("en")
    found = [(path, line, key) for path in sorted(HOME.rglob("*.py")) for line, key in keys(path)]
    assert len(found) > 100
    missing = [f"{path.relative_to(HOME)}:{line}: {key}" for path, line, key in found if key not in words]
    assert sorted(set(missing)) == []


def test_every_message_of_the_house_is_used() -> None:
    """A sentence that nobody says any more is noise for translators."""
    from backroom.words import LOCALE

    code = "\n".join(path.read_text(encoding="utf-8") for path in (HOME / "cli").rglob("*.py"))
    written = re.findall(
        r"^(house-[a-z-]+) =", (LOCALE / "en" / "house.ftl").read_text(encoding="utf-8"), re.M
    )
    # house-os-… is put together from the system's error.
    unused = [key for key in written if f'"{key}"' not in code and f"'{key}'" not in code]
    assert [key for key in unused if not key.startswith("house-os-")] == []
