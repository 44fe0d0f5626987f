"""The house's fonts are cut to what it writes (web/scripts/subset.py): nothing that a catalogue says may be missing."""

from __future__ import annotations

import ast
import unicodedata
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Signs that are drawn by the system's fonts, or stand for something that is drawn.
SYSTEM = set("◊→✓▲♛")


def test_every_letter_of_the_catalogues_is_in_the_fonts() -> None:
    source = ast.parse((ROOT / "web/scripts/subset.py").read_text(encoding="utf-8"))
    (letters,) = [
        node.value
        for node in source.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LETTERS"
    ]
    cut = set(map(chr, eval(compile(ast.Expression(letters), "subset.py", "eval"))))
    written = {
        char
        for file in (ROOT / "src/backroom/locale").glob("*/*.ftl")
        for char in file.read_text(encoding="utf-8")
        if unicodedata.category(char) != "Cc"
    }
    assert len(written) > 80
    assert sorted(written - cut - SYSTEM) == []
    assert written >= SYSTEM
