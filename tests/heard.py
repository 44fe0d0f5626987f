"""Which messages of the catalogues the tests have heard, in Python, in the browser and in the client's own tests.

heard.txt is the register: every message stands under the test file that shows it, and house/test_keys.py fails on one that
stands nowhere, or under a file that is gone. A run with BACKROOM_KEEP_HEARD=1 writes down what it hears for the first time:

    BACKROOM_KEEP_HEARD=1 .venv/bin/python -m pytest tests/web/test_count.py

A message that no test says is no message yet: it gets a test that shows it, or it goes.

A whole run (`.ci/run`) hears all of it again. What then nobody says is listed in build/unheard.txt, and said where the
register names a test without browser and server, which should say the same every time.
Errors that a test provokes are said where they are made (`of_error`), and fail the test if a fact is missing.
`said` is called by the wrapped `Words.say`; pages collect their own (`LISTEN`, `of_page`); vitest writes its own into a
file (web/tests/heard.ts).
"""

from __future__ import annotations

import os
import re
import textwrap
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from backroom import words
from backroom.engine.errors import BackroomError, RecordError
from backroom.table import verify

ROOT = Path(__file__).resolve().parent.parent
REGISTER = ROOT / "tests" / "heard.txt"
#: Where a message is rather looked for: tests that say the same in every run before those that may meet another moment.
PLACES = ("games", "kernel", "engine", "house", "table", "arena", "bots", "research", "store")
UNITS = "tests/web/test_units.py"  # runs the client's own tests

SAID: defaultdict[str, set[str]] = defaultdict(set)  # message: files of the tests that said it
#: Tests that read the catalogues themselves, message by message: what they say is heard by nobody.
READERS = ("test_words.py", "test_style.py", "test_composed.py", "test_keys.py")
READ: set[tuple[str | None, str, frozenset[str]]] = (
    set()
)  # errors that were read: test file, message, names of facts
UNSAID: list[str] = []  # sentences of the running test that lack a fact
here: str | None = None  # the test file that is running; None: what is said counts for nobody

#: Run in every page before its own scripts: what the client says (words.svelte.ts) is kept over loads of the tab.
LISTEN = """(() => {
    let kept = new Set();
    try { kept = new Set(JSON.parse(sessionStorage.getItem("heard") ?? "[]")); } catch {}
    globalThis.heard = (key) => kept.add(key);
    globalThis.heard.all = () => [...kept];
    addEventListener("pagehide", () => { try { sessionStorage.setItem("heard", JSON.stringify([...kept])); } catch {} });
})();"""


def listen() -> None:
    """From here on every sentence of this process counts."""
    say = words.Words.say

    def said(self: words.Words, key: str, /, **facts: Any) -> str:
        if here is not None:
            SAID[key].add(here)
        return say(self, key, **facts)

    words.Words.say = said  # type: ignore[method-assign]
    make = BackroomError.__init__

    def made(self: BackroomError, *given: Any, **named: Any) -> None:
        make(self, *given, **named)
        of_error(self)

    BackroomError.__init__ = made  # type: ignore[method-assign]
    check = verify.verify

    def checked(*given: Any) -> verify.Report:
        of_report(report := check(*given))
        return report

    verify.verify = checked


def of_error(error: BackroomError) -> None:
    """What is refused in a test is read in every language with the facts that it has: a server sends no more than these.
    Only a file that does not replay is told with a reason, which whoever says it has from the cause.
    """
    known = here, error.key, frozenset(error.facts)
    if here is None or known in READ or error.key not in words.Words():
        return
    READ.add(known)
    facts = {**({"reason": "?"} if isinstance(error, RecordError) else {}), **error.facts}
    everywhere(error.key, facts)


def of_report(report: verify.Report) -> None:
    """What a check of a finished game finds, as `backroom verify` tells it."""
    counted = {"draws": report.draws, "receipts": report.receipts, "moves": report.moves}
    told = [("verify-good", counted), *((key, report.facts) for key in (*report.proves, *report.proves_not))]
    for key, facts in [*report.problems, *(told if report.ok else [])]:
        everywhere(key, facts)


def everywhere(key: str, facts: Mapping[str, Any]) -> None:
    """Says it in every language."""
    for lang in words.languages():
        try:
            words.Words(lang, strict=True).say(key, **facts)
        except words.MissingWord as wrong:
            UNSAID.append(str(wrong))


def now(path: Path | None) -> None:
    """Whose sentences these are."""
    global here
    ours = path is not None and path.name not in READERS and path.is_relative_to(ROOT)
    here = path.relative_to(ROOT).as_posix() if path is not None and ours else None


def add(said: dict[str, list[str]]) -> None:
    """What a worker of xdist heard."""
    for key, files in said.items():
        SAID[key].update(files)


def of_page(page: Any) -> None:
    """What a page has said so far."""
    try:
        said = page.evaluate("globalThis.heard?.all() ?? []")
    except Exception:  # a page that is gone, or was never opened, has nothing to tell
        return
    if here is not None:
        add({key: [here] for key in said})


def of_text(shown: Iterable[str]) -> None:
    """Whole texts that a test saw, and that were put into words before it began (help)."""
    keys = {" ".join(text.split()): key for key, text in texts().items()}
    if here is not None:
        add({keys[text]: [here] for text in shown if text in keys})


def of_file(path: Path) -> None:
    if path.is_file():
        add({key: [UNITS] for key in path.read_text(encoding="utf-8").split()})


def file() -> Path:
    """Where other processes of this run (vitest) write down what they said."""
    return Path(os.environ["BACKROOM_HEARD"])


def texts() -> dict[str, str]:
    """Our messages and terms with what stands behind their names."""
    found: dict[str, str] = {}
    for path in sorted((words.LOCALE / words.FALLBACK).glob("*.ftl")):
        entries = list(words._ENTRY.finditer(whole := path.read_text(encoding="utf-8")))
        ends = [*(entry.start() for entry in entries[1:]), len(whole)]
        found |= {entry[1]: whole[entry.end() : end] for entry, end in zip(entries, ends)}
    return found


def unheard(said: set[str]) -> list[str]:
    """Messages of ours that nobody said, nor a message that was said refers to."""
    text = texts()
    reached: set[str] = set()
    todo = [key for key in said if key in text]
    while todo:
        key = todo.pop()
        if key not in reached:
            reached.add(key)
            todo += [name for name in re.findall(r"\{\s*(-?[a-z][\w-]*)", text[key]) if name in text]
    return sorted(key for key in text if key not in reached and not key.startswith("-"))


# --- the register ---------------------------------------------------------------------------------------------------------


def sure(file: str) -> bool:
    """Whether a test file says the same in every run."""
    return file == UNITS or file.split("/")[1] in PLACES


def registered() -> dict[str, str]:
    """Every message of the register with its test file."""
    found, file = {}, ""
    for line in REGISTER.read_text(encoding="utf-8").splitlines() if REGISTER.is_file() else []:
        if not line.startswith(" "):
            file = line
        found.update(dict.fromkeys(line.split() if line.startswith(" ") else [], file))
    return found


def _rank(file: str) -> tuple[bool, int, str]:
    place = file.split("/")[1]
    return not sure(file), PLACES.index(place) if place in PLACES else len(PLACES), file


def keep() -> None:
    """Writes down what was heard for the first time, or now in a surer place; what is gone is taken out."""
    known = registered()
    ours: defaultdict[str, list[str]] = defaultdict(list)
    for key in sorted(texts()):
        files = {*SAID.get(key, ()), *([known[key]] if key in known else [])}
        files = {file for file in files if (ROOT / file).is_file()}
        if files and not key.startswith("-"):
            best = min(files, key=_rank)
            stays = known.get(key) in files and sure(known[key]) == sure(best)
            ours[known[key] if stays else best].append(key)
    parts = [f"{file}\n{_lines(ours[file])}\n" for file in sorted(ours)]
    REGISTER.write_text("".join(parts), encoding="utf-8")


def _lines(keys: list[str]) -> str:
    indent = " " * 4
    return textwrap.fill(
        " ".join(keys), 116, initial_indent=indent, subsequent_indent=indent,
        break_on_hyphens=False, break_long_words=False,
    )  # fmt: skip


def lost(never: list[str]) -> list[str]:
    """Of what a whole run never said: what the register's sure tests should have."""
    known = registered()
    return [key for key in never if key in known and sure(known[key])]
