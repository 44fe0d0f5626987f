"""Every message that the code names is in the catalogues, and every message of the catalogues is named by the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import backroom
import heard
from backroom import games
from backroom.cli.show import Show
from backroom.engine.game import Game
from backroom.engine.playout import Runner
from backroom.engine.reasons import Told
from backroom.testing.cases import cases
from backroom.words import _ENTRY, LOCALE, Words

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


# --- and every message is named somewhere -------------------------------------------------------------------------------

ROOT = HOME.parent.parent
WRITTEN = [*HOME.rglob("*.py"), *HOME.rglob("*.toml"), *HOME.rglob("*.tmpl")]
CLIENT = [path for kind in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{kind}")]
#: A text with a gap: `web-theme-${name}`, f"{game}-step-{kind}". The gap may be anything that a key is made of.
GAP = re.compile(r"\$?\{[^{}]*\}")
GAPPED = re.compile(r"[`\"']([\w-]*(?:\$?\{[^{}\n]*\}[\w-]*)+)[`\"']")
REFERRED = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def patterns(code: str) -> list[re.Pattern[str]]:
    """Keys that the code puts together. A text that is nearly all gap names nothing: such code has its own check below."""
    texts = {GAP.sub("\0", text) for text in GAPPED.findall(code)}
    named = [text for text in texts if re.search(r"[a-z]{2,}-|-[a-z]{2,}", text)]
    return [re.compile(re.escape(text).replace("\0", "[\\w-]+")) for text in sorted(named)]


class Listening(Words):
    """Notes what is looked up."""

    said: set[str] = set()

    def find(self, *keys: str, default: str, **facts: object) -> str:
        self.said.update(next(([key] for key in keys if key in self), []))
        return super().find(*keys, default=default, **facts)


def members(value: object) -> Iterator[str]:
    """Members of a view that hold words: the terminal says them by `<game>-<member>-<word>`."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if isinstance(inner, str):
                yield str(name)
            yield from members(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from members(inner)


def at_the_terminal(game: Game) -> re.Pattern[str]:
    """What the terminal looks up to draw the views of a game (cli/show.py), and the words that such members may hold."""
    show = Show(game, words := Listening("en"), [f"P{seat}" for seat in range(game.seats[1])])
    worded = {"phase"}
    case = max(
        (case for case in cases() if case.name == game.name),
        key=lambda case: (case.players, str(case.options)),
    )
    state, runner, moment = case.start(), Runner(1), 0
    while not state.over:
        view = Told(game, state, next(iter(state.pending()), None))._view
        worded.update(members(view))
        if moment % 9 == 0:
            show.view(view)
        runner.advance(state)
        moment += 1
    show.view(Told(game, state, 0)._view)
    return re.compile(
        "|".join([f"{game.name}-(?:{'|'.join(sorted(worded))})-[\\w-]+", *map(re.escape, words.said)])
    )


def test_every_message_is_used() -> None:
    """A sentence that nothing can say is noise for translators, or a feature that was forgotten."""
    entries = {}
    for path in sorted((LOCALE / "en").glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        starts = list(_ENTRY.finditer(text))
        ends = [*(start.start() for start in starts[1:]), len(text)]
        entries |= {start[1]: text[start.end() : end] for start, end in zip(starts, ends)}
    code = "\n".join(path.read_text(encoding="utf-8") for path in (*WRITTEN, *CLIENT))
    literal = set(re.findall(r"[\w-]+", code))
    referred = {name for text in entries.values() for name in REFERRED.findall(text)}
    left = [key for key in entries if key not in literal and key not in referred]
    put_together = patterns(code)
    left = [key for key in left if not any(one.fullmatch(key) for one in put_together)]
    for game in (games.load(source.name) for source in games.sources() if source.entry is None):
        looked_up = at_the_terminal(game)
        left = [key for key in left if not looked_up.fullmatch(key)]
    assert left == [], f"{len(left)}: {' '.join(left)}"


# --- and some test shows it ---------------------------------------------------------------------------------------------


def test_every_message_is_shown_by_a_test() -> None:
    """What no test says is read by players first. The register says where each is shown (heard.py)."""
    known = heard.registered()
    gone = sorted({file for file in known.values() if not (ROOT / file).is_file()})
    assert gone == [], "BACKROOM_KEEP_HEARD=1 with a run of other tests that say these messages"
    missing = heard.unheard(set(known))
    assert missing == [], (
        "a run of the test that shows them with BACKROOM_KEEP_HEARD=1 writes them into tests/heard.txt"
    )
    assert sorted(set(known) - set(heard.texts())) == [], "these are in no catalogue any more"
