"""Sentences that a person rarely meets: each by what makes the command line, or a terminal, say it; in every language."""

from __future__ import annotations

import base64
import errno
import io
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import small_game
from backroom import games
from backroom.arena import plots, runners, stats
from backroom.bots import puzzling
from backroom.cli import base, bench, review, version
from backroom.cli.base import Language, run
from backroom.cli.puzzles import told_cost
from backroom.cli.show import Show
from backroom.engine import puzzles
from backroom.engine.errors import BackroomError
from backroom.engine.playout import Runner
from backroom.engine.reasons import Told
from backroom.testing.cases import cases
from backroom.words import LOCALE, Words, keys, languages

LANGUAGES = languages()


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BACKROOM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shared_headings_stand_where_a_game_has_none(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own games name nearly all of their members; what others forget is still told in the reader's language."""
    small_game.install(monkeypatch)
    words = Words(lang, strict=True)
    show = Show(games.load("auction"), words, ["Ann", "Bob", "Cem"])
    shared = sorted(key for key in keys(LOCALE / lang) if key.startswith("view-"))
    assert len(shared) > 10
    for key in shared:
        assert show.label(key.removeprefix("view-")) == words.say(key)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("module", "call"),
    [
        ("matplotlib", lambda: plots._figure()),
        ("openskill.models", lambda: stats.rate([])),
        ("ray", lambda: runners.on_ray([], lambda *_: None)),
    ],
)
def test_what_is_not_installed_is_named(
    module: str, call: Any, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(BackroomError) as told:
        call()
    assert "backroom[" in base.sentence(told.value, Words(lang, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_system_s_troubles_are_said(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "words", Words(lang, strict=True))
    numbers = ("ENOENT", "EACCES", "EISDIR", "ENOTDIR", "ENOSPC", "EEXIST", "EROFS")
    said = {base._reason(OSError(getattr(errno, name), "!")) for name in numbers}
    assert len(said) == len(numbers)
    assert "!" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_which_form_runs_and_why(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from backroom.engine import state

    monkeypatch.setattr(Language, "words", Words(lang, strict=True))
    said = set()
    for compiled, pure in ((True, False), (False, True), (False, False)):
        monkeypatch.setattr(state, "COMPILED", compiled)
        monkeypatch.setattr(version, "PURE", pure)
        said.add(version.form())
    assert len(said) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_at_the_terminal(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a move that cost something, and with none."""
    monkeypatch.setattr(Language, "words", words := Words(lang, strict=True))
    game = games.load("tammany")
    record = base_record(game)
    moment = {"line": 1, "knew": [0.5, 0.3, 0.2], "hindsight": [0.4, 0.4, 0.2]}
    move = {
        "line": 3, "seat": 1, "played": "end", "better": "boss 5", "played_steps": [], "better_steps": [],
        "cost": 0.2, "error": 0.01, "why_text": "Why.", "why_played_text": "Why not.",
    }  # fmt: skip
    for moves in ([move], []):
        screen = io.StringIO()
        told = {"moments": [moment, {**moment, "line": 2}], "moves": moves}
        review.tell(record, told, Console(file=screen, width=160))
        assert words.say("review-chances") in " ".join(screen.getvalue().split())
        assert ("boss 5" in screen.getvalue()) == bool(moves)


def base_record(game: Any) -> Any:
    from backroom.engine.record import Record

    return Record(game, 3, game.read_options(), ["greedy", "random", "random"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_puzzles_are_made_and_checked(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search itself is test_puzzles.py's."""
    monkeypatch.setattr(puzzling, "collect", lambda *_: iter(()))
    monkeypatch.setattr(puzzling, "holds", lambda *_: True)
    assert run(["puzzles", "make", "mob", "--out", "made.json", "--lang", lang]) == 0
    assert "made.json" in capsys.readouterr().out
    first = puzzles.puzzles_of(games.load("mob"))[0].found.id
    assert run(["puzzles", "check", "mob", "--id", first, "--lang", lang]) == 0
    assert Words(lang).say("puzzle-checked", count=1) in capsys.readouterr().out
    monkeypatch.setattr(puzzling, "holds", lambda *_: False)
    assert run(["puzzles", "check", "mob", "--id", first, "--lang", lang]) == 2
    assert first in capsys.readouterr().err
    assert told_cost(Words(lang, strict=True), None) != told_cost(Words(lang, strict=True), 9)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_shown(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("show\n"))
    one = puzzles.puzzles_of(games.load("mob"))[0].found
    assert run(["puzzle", "mob", one.id, "--lang", lang]) == 0
    assert Words(lang).say("puzzle-shown", move=one.move) in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_saved_games_that_cannot_be_gone_on_with(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["sim", "tammany", "--players", "3", "--games", "1", "--record", "kept"]) == 0
    (file,) = Path("kept").glob("*.json")
    capsys.readouterr()
    for more in (["mob"], []):
        assert run(["play", *more, "--load", str(file), "--terminal", "--lang", lang]) == 2
        assert file.name in capsys.readouterr().err
    assert run(["count", "--game", "mob", "--lang", lang]) == 2
    assert "MOB: Big Apple" in capsys.readouterr().err
    monkeypatch.setattr(bench, "FOLDER", Path("no-bench"))
    assert run(["bench", "any", "--lang", lang]) == 2
    assert "no-bench" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n\n"))
    assert run(["play", "tammany", "--seats", "me,random,random", "--terminal", "--lang", lang]) == 0
    assert "Tammany Hall" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_says_where_it_is(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("BACKROOM_BROWSER", "0")
    monkeypatch.setattr("backroom.server.run.serve", lambda settings, started: started(8123))
    assert run(["play", "mob", "--lang", lang]) == 0
    assert ":8123/" in (told := capsys.readouterr().out)
    assert "tables.sqlite" in told
    # What is asked for is in the address that is shown: one may copy it to another browser.
    assert f":8123/?game=mob&lang={lang}" in told
    assert run(["play", "mob", "--seats", "me,hard", "--lang", lang]) == 0
    (address,) = [word for word in capsys.readouterr().out.split() if "#new=" in word]
    assert json.loads(base64.urlsafe_b64decode(address.partition("#new=")[2] + "==")) == {
        "seats": ["me", "hard"]
    }
    assert run(["serve", "--host", "127.0.0.1", "--port", "0", "--store", "x.sqlite", "--lang", lang]) == 0
    assert ":8123" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["tammany", "guildes", "mob"])
def test_views_of_games_with_all_options(name: str, lang: str) -> None:
    """Every kind of moment that a game with everything in it comes to."""
    words = Words(lang, strict=True)
    case = max(
        (case for case in cases() if case.name == name), key=lambda case: (case.players, str(case.options))
    )
    show = Show(case.game, words, [f"P{seat}" for seat in range(case.players)])
    for seed in (1 + LANGUAGES.index(lang), 11 + LANGUAGES.index(lang)):
        state, runner, met = case.start(), Runner(seed), Counter[str]()
        while not state.over:
            view = Told(case.game, state, next(iter(state.pending()), None))._view
            met[view["phase"]] += 1
            if met[view["phase"]] % 16 == 1:
                assert show.view(view)
            runner.advance(state)
        assert show.view(Told(case.game, state, 0)._view)
        assert len(met) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_without_lessons_puzzles_or_rules(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    small_game.install(monkeypatch)
    for game in ("guildes", "mob"):
        assert run(["rules", game, "--lang", lang]) == 0
    capsys.readouterr()
    for module in ("engine.tutorial", "engine.puzzles", "cli.rules"):
        monkeypatch.setattr(f"backroom.{module}.files", lambda _: tmp_path)
    for command, game in (("learn", "auction"), ("puzzle", "auction"), ("rules", "mob")):
        assert run([command, game, "--lang", lang]) == 2
        title = Words(lang).find(f"{game}-name", default=game)
        assert title in capsys.readouterr().err
    assert run(["games", "too", "many", "--lang", lang]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "key", "facts"),
    [
        (["data", "check", "a.toml", "b.toml"], "house-extra", {"text": "b.toml"}),
        (["sim", "mob", "--games"], "house-needs-value", {"option": "--games"}),
        (["sim", "mob", "--games", "many"], "house-not-whole", {}),
    ],
)
def test_what_the_command_line_cannot_read_is_said_in_one_language(
    lang: str, given: list[str], key: str, facts: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The library's own complaints are English; nobody reads them inside a French sentence."""
    assert run([*given[:2], "--lang", lang, *given[2:]]) == 2
    assert Words(lang, strict=True).say(key, **facts).rstrip(".") in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_that_do_not_fit(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "words", words := Words(lang, strict=True))
    assert base._unfit("Input should be a valid number, unable to parse.") == words.say("house-not-number")
    assert base._unfit("Something else.") == "Something else"
    odd = base.typer.TyperException("Something else.")
    assert "Something else" in base.usage(odd)
