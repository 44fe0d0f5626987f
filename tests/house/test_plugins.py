"""Games are plug-ins: nothing shared knows one by name, and a broken one is named, left out, and takes nothing with it."""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import backroom
import own_thread
from backroom import games, words
from backroom.cli.base import run, sentence
from backroom.engine import game as game_module
from backroom.engine.errors import GameError
from backroom.server import http
from backroom.server.app import open_tables
from backroom.server.settings import Settings
from backroom.words import Words, languages

HOME = Path(backroom.__file__).parent
ROOT = Path(__file__).resolve().parent.parent.parent
OURS = tuple(sorted(path.name for path in (HOME / "games").iterdir() if (path / "schema.py").exists()))

DECLARATION = """
from dataclasses import replace
from backroom import games
GAME = replace(games.load("mob"), name="{name}", package=__name__, {more})
"""
PART = "from backroom.games.mob.{part} import *\n"


def test_no_shared_layer_knows_a_game_by_name() -> None:
    """Only the games' own folders, in the package and in the client."""
    named = re.compile(rf"(?<![a-z])({'|'.join(OURS)})(?![a-z])", re.I)
    kinds = {".py", ".pxd", ".ts", ".svelte", ".css", ".html"}
    found = []
    for root in (HOME, ROOT / "web" / "src"):
        for path in sorted(root.rglob("*")):
            inside = path.relative_to(root).parts
            if path.suffix not in kinds or "static" in inside or (inside[0] == "games" and len(inside) > 2):
                continue
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if named.search(line):
                    found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert len(OURS) == 3
    assert found == []


def test_shared_catalogues_speak_of_no_game() -> None:
    for lang in languages():
        for part in ("engine", "bots", "server", "web", "fair"):
            keys = re.findall(
                r"^[\w-]+(?= =)", (words.LOCALE / lang / f"{part}.ftl").read_text(encoding="utf-8"), re.M
            )
            assert [key for key in keys if set(key.split("-")) & set(OURS)] == [], part


def test_the_frames_words_are_no_single_games() -> None:
    """A message of web.ftl that only one game's table says (its board, its letters) is that game's."""
    catalogue = (words.LOCALE / "en" / "web.ftl").read_text(encoding="utf-8")
    client, said = ROOT / "web" / "src", defaultdict(set)
    for path in client.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            parts = path.relative_to(client).parts
            owner = parts[1] if parts[0] == "games" and parts[1] in OURS else "frame"
            for key in re.findall(r"web-[a-z][\w-]*(?:\$\{)?", path.read_text(encoding="utf-8")):
                said[key].add(owner)
    begun = {key.removesuffix("${"): owners for key, owners in said.items() if key.endswith("${")}
    found = []
    for key in re.findall(r"^web-[\w-]+(?= =)", catalogue, re.M):
        owners = set().union(said[key], *(who for start, who in begun.items() if key.startswith(start)))
        if len(owners) == 1 and owners <= set(OURS):
            found.append(key)
    assert len(said) > 200
    assert found == []


Package = Callable[..., None]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Installs a package with a game: its files and an entry point, found as pip's would be."""
    monkeypatch.syspath_prepend(str(tmp_path))
    names: list[str] = []

    def make(
        name: str, more: str = "", langs: tuple[str, ...] = languages(), code: str = "", entry: str = "",
        file: tuple[str, str] | None = None,
    ) -> None:  # fmt: skip
        folder = tmp_path / f"pack_{name}"
        folder.mkdir()
        names.append(folder.name)
        (folder / "__init__.py").write_text(code or DECLARATION.format(name=name, more=more))
        for part in games.PARTS:
            (folder / f"{part}.py").write_text(PART.format(part=part))
        if file is not None:
            (folder / file[0]).write_text(file[1])
        for lang in langs:
            (folder / "locale" / lang).mkdir(parents=True)
            text = f"{name}-name = N\n{name}-about = A\nrules-{name}-title = T\n"
            (folder / "locale" / lang / f"{name}.ftl").write_text(text)
        about = tmp_path / f"pack_{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: pack-{name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[{games.GROUP}]\n{entry or name} = pack_{name}\n")
        fresh()

    def fresh() -> None:
        for cached in (games.sources, games._opened, games.load, game_module._module, http.game_facts):
            cached.cache_clear()

    added = list(words._ADDED)
    yield make
    words._ADDED[:] = added
    words._catalogue.cache_clear()
    fresh()
    for name in [name for name in sys.modules if name.partition(".")[0] in names]:
        del sys.modules[name]


def test_a_game_of_another_package_is_one_of_the_games(package: Package) -> None:
    package("guest")
    assert games.names() == tuple(sorted([*OURS, "guest"]))
    assert games.left_out() == ()
    assert games.load("guest").start(2).players == 2
    assert [Words(lang).say("guest-name") for lang in languages()] == ["N"] * 3


async def opened(folder: Path) -> None:
    tables = await open_tables(Settings.read({}, store=str(folder / "tables.sqlite")))
    await tables.store.close()


BROKEN = {
    "import error": ({"code": "import no_such_module"}, "error-game-import", "no_such_module"),
    "mistake": ({"code": "1 / 0"}, "error-game-import", "ZeroDivisionError"),
    "not Python": ({"code": "GAME ="}, "error-game-import", "SyntaxError"),
    "no declaration": ({"code": "x = 1"}, "error-game-declaration", "GAME"),
    "another's name": ({"entry": "other"}, "error-game-declaration", "other"),
    "bad name": ({"entry": "Bad-Name"}, "error-game-name", "Bad-Name"),
    "a name of ours": ({"entry": "mob"}, "error-game-twice", "mob"),
    "too many seats": ({"more": "seats=(2, 99), colours=tuple(map(str, range(99)))"}, "error-game-seats", "99"),
    "too many actions": ({"more": "actions=100_000"}, "error-game-actions", "100,000"),
    "too wide": ({"more": "width=5000"}, "error-game-width", "5,000"),
    "not what it declares": ({"more": "actions=200, player_actions=3"}, "error-game-state", "200"),
    "a part does not import": ({"file": ("counting.py", "import no_such_module")}, "error-game-import", "no_such_module"),
    "a story that is not Python": ({"file": ("story.py", "def steps(:")}, "error-game-import", "SyntaxError"),
    "puzzles that cannot be read": ({"file": ("puzzles.json", "{")}, "error-game-import", "truncated"),
    "a tutorial that cannot be read": ({"file": ("tutorial.toml", "x =")}, "error-game-import", "tutorial.toml"),
    "help that cannot be read": ({"file": ("help.toml", "[[section")}, "error-game-import", "help.toml"),
    "help of no rule": (
        {"file": ("help.toml", '[[section]]\nkey = "all"\nrules = ["GUEST-1"]')}, "error-game-words", "GUEST-1",
    ),
    "styles without words": ({"file": ("styles.py", 'STYLES = {"shy": {}}')}, "error-game-words", "guest-style-shy"),
    "a language lacks": ({"langs": ("en", "it")}, "error-game-words", "fr"),
    "newer contract": ({"more": "contract=99"}, "error-game-contract", "99"),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_game_is_named_and_left_out(
    what: str, package: Package, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    how, key, said = BROKEN[what]
    package("guest", **how)  # type: ignore[arg-type]
    package("sound")
    assert games.names() == tuple(sorted([*OURS, "sound"]))
    (out,) = games.left_out()
    assert isinstance(out.why, GameError)
    assert out.why.key == key
    for lang in languages():
        told = sentence(out.why, Words(lang, strict=True))
        assert said.replace(",", "") in re.sub(r"(?<=\d)\W(?=\d{3})", "", told)
    assert run(["games", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "pack-guest 1.0" in printed
    assert "pack-sound 1.0" in printed
    (shown,) = http.game_facts().left_out  # the start page
    assert (shown.package, shown.key) == ("pack-guest 1.0", key)
    own_thread.run(opened(tmp_path))
    log = map(json.loads, capsys.readouterr().err.splitlines())
    (line,) = [line for line in log if line["event"] == "game-left-out"]
    assert (line["package"], line["game"]) == ("pack-guest 1.0", str(how.get("entry", "guest")))
    assert key in line["why"]
    if key not in ("error-game-twice",):
        name = str(how.get("entry", "guest"))
        assert run(["sim", name, "--games", "1", "--lang", "en"]) == 2
        assert name in capsys.readouterr().err


def test_one_message_more_in_one_language_is_one_less_in_the_others(package: Package, tmp_path: Path) -> None:
    package("guest")
    with (tmp_path / "pack_guest" / "locale" / "it" / "guest.ftl").open("a") as file:
        file.write("guest-more = di più\n")
    (out,) = games.left_out()
    assert out.why.facts == {"game": "guest", "lang": "en", "count": 1, "key": "guest-more"}


def test_a_message_that_another_has_is_refused(package: Package, tmp_path: Path) -> None:
    """Else one game would speak with another's words: whose came first."""
    package("guest")
    package("later")
    for lang in languages():
        for name in ("guest", "later"):
            with (tmp_path / f"pack_{name}" / "locale" / lang / f"{name}.ftl").open("a") as file:
                file.write("rule-GUEST-1 = One\n")
    (out,) = games.left_out()
    assert (out.source.name, out.why.key) == ("later", "error-game-words-taken")
    assert out.why.facts["key"] == "rule-GUEST-1"
    assert "guest" in games.names()
