"""The kit that games inherit finds out an author who forgets: the game of `backroom new-game`, spoilt one way at a time.

In plain Python, so that nothing has to be compiled; the kit is the same.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.cli.base import run
from backroom.testing.stale import stale

STORY = """
from backroom.engine.story import step

def steps(before, after, actor, texts):
    return [step("told", None, number=after.own(0))]
"""
OBSERVER = """
from backroom.engine.observe import Observer

class Careless(Observer):
    def parts(self):
        return (("numbers", self.players),)

    def write(self, state, seat, out):
        for p in range(self.players):
            out[p] = state.number[p]
        return self.players

def observer(players):
    return Careless(players)
"""
AHEAD = OBSERVER.replace("range(self.players)", "range(seat, self.players)")
DEED = (
    STORY.replace("after.own(0)", "0")
    + """
def deed(before, seat, text):
    return [step("told", seat, number=before.own(1 - seat))]
"""
)
LEAKS = ("test_twin_worlds_are_told_alike", "test_what_is_hidden_shows_in_no_view")
#: What is forgotten -> file, the words that are there, what stands there instead, tests that may find it first.
FORGOTTEN: dict[str, tuple[str, str, str, tuple[str, ...]]] = {
    "nothing": ("view.py", "state.own(p) if over else 0", "state.own(p) if over else 0", ()),
    "the view": ("view.py", "state.own(p) if over else 0", "state.own(p)", LEAKS),
    "the declaration": ("__init__.py", '"deal": Open(words=2, owner=1)', '**open_words("deal")', LEAKS),
    "who reads a line": ("__init__.py", "Open(words=2, owner=1)", "Open(words=3, owner=1)", LEAKS),
    "the steps": ("story.py", "", STORY, LEAKS),
    "what is only thought of": ("story.py", "", DEED, LEAKS),
    "the observation": ("observe.py", "", OBSERVER, LEAKS),
    "the observation of who comes after": ("observe.py", "", AHEAD, LEAKS),
    "a refusal": (
        "refusals.py",
        'Refusal("CARELESS-2", {"seat": COLOURS[state.turn]}',
        'Refusal("CARELESS-2", {"seat": COLOURS[state.turn], "has": state.own(state.turn)}',
        LEAKS,
    ),
    "an unknown move": (
        "notation.py",
        '"expected": ", ".join(WORDS)}',
        '"expected": str(state.own(0))}',
        LEAKS,
    ),
    "how a text is read": (
        "notation.py",
        "    raise ParseError(",
        """    if text == "deal" and seat >= 0:
        return (A_KEEP if state.own(1 - seat) > 3 else A_SWAP,)
    raise ParseError(""",
        LEAKS,
    ),
    "what may be done": (
        "rules.py",
        "        out[1] = A_SWAP\n        return 2\n",
        "        out[1] = A_SWAP\n        return 1 if self.number[self.players - 1] > 3 else 2\n",
        LEAKS,
    ),
    "all beliefs": (
        "rules.py",
        "if p != seat and self.number[p] > 0:",
        "if self.number[p] > NUMBERS:",
        ("test_what_is_declared_hidden_is_drawn_anew", "test_what_is_hidden_shows_in_no_view"),
    ),
    "one belief": (
        "rules.py",
        "if p != seat and self.number[p] > 0:",
        "if p != seat and p > 0 and self.number[p] > 0:",
        ("test_what_a_line_hides_the_position_hides",),
    ),
    "beliefs about who has acted": (
        "rules.py",
        "if p != seat and self.number[p] > 0:",
        "if p != seat and self.number[p] > 0 and p >= self.turn:",
        ("test_what_a_line_hides_the_position_hides",),
    ),
    "its own knowledge": (
        "rules.py",
        "if p != seat and self.number[p] > 0:",
        "if self.number[p] > 0:",
        LEAKS,
    ),
    "that it ends": (
        "rules.py",
        "self.turn += 1",
        "self.turn = (self.turn + 1) % self.players",
        ("error-game-endless", "not over after"),
    ),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("what", FORGOTTEN)
def test_who_forgets_is_found_out(what: str, tmp_path: Path) -> None:
    name, there, instead, found = FORGOTTEN[what]
    assert run(["new-game", "careless", "--to", str(tmp_path), "--lang", "en"]) == 0
    package = tmp_path / "careless"
    declaration = package / "src" / "careless" / "__init__.py"
    declaration.write_text(declaration.read_text().replace("seats=(2, schema.SEATS)", "seats=(2, 2)"))
    file = package / "src" / "careless" / name
    text = file.read_text() if there else instead
    assert there in text
    file.write_text(text.replace(there, instead) if there else text)
    about = package / "src" / "careless-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: careless\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[backroom.games]\ncareless = careless\n")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "tests/test_kit.py"],
        cwd=package,
        env={**os.environ, "BACKROOM_PURE": "1", "PYTHONPATH": str(package / "src")},
        capture_output=True,
        text=True,
    )
    told = done.stdout + done.stderr
    if found:
        assert done.returncode == 1, told
        assert any(test in told for test in found), told
    else:
        assert done.returncode == 0, told


def test_what_was_changed_and_not_compiled_is_named(tmp_path: Path) -> None:
    """A game of one file of rules, then one of phases; a heuristic does not depend on the schema."""
    (tmp_path / "rules").mkdir()
    files = [
        "schema.py",
        "rules.py",
        "rules.x.so",
        "heuristic.py",
        "heuristic.pxd",
        "heuristic.x.so",
        "view.py",
    ]
    files += ["rules/state.py", "rules/draft.py", "rules/state.x.so"]
    for name in files:
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000, 1000))

    def after(*changed: str) -> set[str]:
        for name in changed:
            os.utime(tmp_path / name, (2000, 2000))
        found = {str(one.relative_to(tmp_path)) for one in stale(tmp_path)}
        for name in changed:
            os.utime(tmp_path / name, (1000, 1000))
        return found

    assert after() == after("view.py") == after("rules/state.x.so", "rules.x.so", "rules.py") == set()
    assert after("rules.py") == {"rules.py"}
    assert after("schema.py") == {"schema.py"}
    assert after("rules/draft.py", "heuristic.pxd") == {"rules/draft.py", "heuristic.pxd"}
    assert after("schema.py", "rules.x.so", "rules/state.x.so") == set()
