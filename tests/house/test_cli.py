"""The command line: what it prints, and that bad input is one sentence, exit status 2 and nothing written."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

import heard
import own_thread
from backroom import cli
from backroom.cli.base import app, run
from backroom.words import Words

Outcome = tuple[int, str, str]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to stand in, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BACKROOM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Outcome:
        self.capsys.readouterr()
        status = own_thread.call(run, list(arguments))
        out, err = self.capsys.readouterr()
        return status, out, err

    def good(self, *arguments: str) -> str:
        status, out, err = self(*arguments)
        assert (status, err) == (0, "")
        return out

    def bad(self, *arguments: str) -> str:
        """The one sentence that bad input earns."""
        before = sorted(Path().rglob("*"))
        status, out, err = self(*arguments)
        assert status == 2
        assert out == ""
        assert err.startswith("backroom: ")
        assert err.count("\n") == 1, err
        assert "Traceback" not in err
        assert sorted(Path().rglob("*")) == before, "something was written"
        return err.removeprefix("backroom: ").strip()


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def record(shell: Shell) -> Path:
    """A whole game of three random bots."""
    shell.good(
        "sim", "tammany", "--players", "3", "--games", "1", "--seed", "5", "--record", "kept", "--json"
    )
    (path,) = Path("kept").glob("*.json")
    return path


# --- sim ---


def test_sim_prints_one_object(shell: Shell) -> None:
    told = json.loads(
        shell.good("sim", "tammany", "--players", "4", "--games", "50", "--seed", "3", "--json")
    )
    assert (told["game"], told["players"], told["games"]) == ("tammany", 4, 50)
    assert told["decisions"] > 50 * 100
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"], rel=0.05)
    assert len(told["wins"]) == len(told["mean_scores"]) == 4
    assert sum(told["wins"]) >= 50


def test_sim_is_the_same_for_the_same_seed(shell: Shell) -> None:
    def counted(seed: str) -> tuple[object, ...]:
        out = shell.good(
            "sim", "tammany", "-p", "3", "-n", "3", "-s", seed, "--seats", "greedy,random,random", "--json"
        )
        told = json.loads(out)
        return told["decisions"], told["wins"], told["mean_scores"]

    assert counted("1") == counted("1")
    assert counted("1") != counted("2")


def test_sim_in_words(shell: Shell) -> None:
    out = shell.good("sim", "tammany", "--players", "3", "--games", "5", "--lang", "fr")
    assert "victoires" in out
    assert "red" in out


# --- replay ---


def test_a_record_replays_to_its_result(shell: Shell, record: Path) -> None:
    kept = json.loads(record.read_bytes())
    told = json.loads(shell.good("replay", str(record), "--json"))
    assert told["result"] == kept["result"]
    assert told["at"] == told["lines"] == len(kept["log"])
    assert told["over"] is True


def test_a_moment_is_shown_as_a_seat_saw_it(shell: Shell, record: Path) -> None:
    told = json.loads(shell.good("replay", str(record), "--at", "30", "--seat", "yellow", "--json", "--log"))
    assert (told["at"], told["seat"], told["over"], told["result"]) == (30, 1, False, None)
    assert told["view"]["you"] == 1
    assert len(told["log"]) == 30
    out = shell.good("replay", str(record), "--at", "30", "--seat", "1", "--lang", "it", "--log")
    assert "Il registro" in out


def test_replay_shows_the_end(shell: Shell, record: Path) -> None:
    assert "The end" in shell.good("replay", str(record))


def edited(record: Path, name: str, **changes: object) -> str:
    told = json.loads(record.read_bytes())
    told.update(changes)
    Path(name).write_text(json.dumps(told))
    return name


def test_broken_records_are_refused_each_in_its_own_words(shell: Shell, record: Path) -> None:
    raw = record.read_bytes()
    Path("cut.json").write_bytes(raw[: len(raw) // 2])
    kept = json.loads(raw)
    seat_line = next(n for n, line in enumerate(kept["log"]) if line[0] != "chance")
    log = [list(line) for line in kept["log"]]
    illegal = [*log[:seat_line], [log[seat_line][0], "end"], *log[seat_line + 1 :]]
    nonsense = [*log[:seat_line], [log[seat_line][0], "castle on f9"], *log[seat_line + 1 :]]
    scores = {"scores": [99, 0, 0], "shares": [1.0, 0.0, 0.0]}
    said = [
        shell.bad("replay", "cut.json"),
        shell.bad("replay", edited(record, "newer.json", format=99)),
        shell.bad("replay", edited(record, "rules.json", rules=99)),
        shell.bad("replay", edited(record, "illegal.json", log=illegal)),
        shell.bad("replay", edited(record, "nonsense.json", log=nonsense)),
        shell.bad("replay", edited(record, "result.json", result=scores)),
        shell.bad("replay", edited(record, "short.json", log=log[:-1])),
        shell.bad("replay", edited(record, "field.json", log="none")),
        shell.bad("replay", edited(record, "game.json", game="chess")),
        shell.bad("replay", edited(record, "players.json", players=9)),
        shell.bad("replay", edited(record, "option.json", options={"dragons": True})),
        shell.bad("replay", edited(record, "seats.json", seats=["random"])),
        shell.bad("replay", edited(record, "who.json", log=[["chance", "first red"], [7, "end"]])),
        shell.bad("replay", "absent.json"),
        shell.bad("replay", str(record), "--at", "9999"),
        shell.bad("replay", str(record), "--seat", "pink"),
    ]
    assert len(set(said)) == len(said)
    assert f"Line {seat_line + 1}" in said[3]
    assert "TH-" not in said[3] or "(" in said[3]


# --- rules ---


@pytest.mark.parametrize(("lang", "word"), [("en", "Castle Garden"), ("fr", "quartier"), ("it", "quartier")])
def test_rules_are_told_in_every_language_with_their_ids(shell: Shell, lang: str, word: str) -> None:
    out = shell.good("rules", "tammany", "--lang", lang)
    assert word in out
    for rule in ("TH-01", "TH-22", "TH-36", "TH-72"):
        assert rule in out


def test_one_rule(shell: Shell) -> None:
    told = json.loads(shell.good("rules", "tammany", "th-22", "--json", "--lang", "fr"))
    assert (told["id"], told["lang"]) == ("TH-22", "fr")
    assert "TH-22" in shell.good("rules", "tammany", "TH-22")


def test_all_rules_as_data(shell: Shell) -> None:
    told = json.loads(shell.good("rules", "tammany", "--json"))
    assert [rule["id"] for rule in told["sections"][0]["rules"]][:2] == ["TH-01", "TH-02"]


# --- printed facts ---


def printed(change: str = "", by: str = "") -> str:
    import backroom

    text = (Path(backroom.__file__).parent / "games" / "tammany" / "printed.toml").read_text()
    assert change in text
    Path("mine.toml").write_text(text.replace(change, by, 1) if change else text)
    return "mine.toml"


def test_good_facts_are_called_good(shell: Shell) -> None:
    assert "mine.toml" in shell.good("data", "check", printed(), "--game", "tammany")
    told = json.loads(shell.good("data", "check", printed(), "--game", "tammany", "--json"))
    assert told == {"file": "mine.toml", "game": "tammany", "ok": True}


def test_broken_facts_are_refused(shell: Shell) -> None:
    def check(*change: str) -> str:
        return shell.bad("data", "check", printed(*change), "--game", "tammany")

    Path("not.toml").write_text("= 3")
    Path("latin.toml").write_bytes(b'name = "\xff"')
    Path("mine.toml").touch()
    said = [
        check("neighbours = [2, 3]", "neighbours = [2, 5]"),
        check("number = 17", "number = 11"),
        check("bosses = 20", "bosses = true"),
        check("bosses = 20", "giants = 20"),
        shell.bad("data", "check", "not.toml", "--game", "tammany"),
        shell.bad("data", "check", "latin.toml", "--game", "tammany"),
        shell.bad("data", "check", "absent.toml"),
        shell.bad("data", "check", printed()),
        shell.bad("data", "check", printed(), "--game", "chess"),
        shell.bad("sim", "tammany", "--data", printed()),
    ]
    assert len(set(said)) == len(said)


# --- other bad input ---


@pytest.mark.parametrize(
    "arguments",
    [
        ["sim", "chess"],
        ["sim", "tammany", "--players", "2"],
        ["sim", "tammany", "--players", "9", "--record", "new"],
        ["sim", "tammany", "--players", "three"],
        ["sim", "tammany", "--games", "0"],
        ["sim", "tammany", "--threads", "0"],
        ["sim", "tammany", "--option", "locks"],
        ["sim", "tammany", "--option", "locks=open", "--record", "new"],
        ["sim", "tammany", "--option", "dragons=yes"],
        ["sim", "tammany", "--option", "locks=sealed", "--option", "locks=sealed"],
        ["sim", "tammany", "--seats", "random,random"],
        ["sim", "tammany", "--seats", "random,random,clever"],
        ["sim", "tammany", "--seats", "random,random,me"],
        ["sim", "tammany", "--players", "4", "--seats", "random,random,random"],
        ["sim", "tammany", "--lang", "xx"],
        ["sim"],
        ["simulate"],
        ["--nonsense"],
        ["sim", "tammany", "--nonsense"],
        ["play", "--terminal"],
        ["play", "chess", "--terminal"],
        ["play", "tammany", "--terminal", "--seats", "random,random,random"],
        ["play", "tammany", "--terminal", "--load", "absent.json"],
        ["play", "tammany", "--terminal", "--load", "absent.json", "--players", "3"],
        ["rules", "chess"],
        ["rules", "tammany", "TH-99"],
        ["bench", "nothing"],
    ],
)
def test_bad_input_is_one_sentence(shell: Shell, arguments: list[str]) -> None:
    sentence = shell.bad(*arguments)
    assert sentence[-1] in ".?"


def test_a_record_folder_that_is_a_file_is_refused(shell: Shell) -> None:
    Path("taken").touch()
    assert "taken" in shell.bad("sim", "tammany", "--games", "1", "--record", "taken")


def test_a_port_that_somebody_has_is_refused(shell: Shell) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = shell.bad("serve", "--host", "127.0.0.1", "--port", port, "--store", "tables.sqlite")
        assert port in said


def test_bad_input_is_said_in_the_chosen_language(shell: Shell) -> None:
    assert "n’existe pas" in shell.bad("replay", "absent.json", "--lang", "fr")
    assert "non esiste" in shell.bad("replay", "absent.json", "--lang", "it")


def test_version_says_which_form_runs(shell: Shell) -> None:
    from backroom import __version__
    from backroom.engine.state import COMPILED

    out = shell.good("--version").splitlines()
    assert out[0] == f"backroom {__version__}"
    assert out[1].startswith("compiled" if COMPILED else "plain Python (slow): ")


def test_play_in_the_browser_takes_what_it_is_told_or_refuses_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[dict[str, object], str | None, str | None]] = []
    monkeypatch.setattr("backroom.cli.serve.open_browser", lambda *told: seen.append(told))
    shell.good("play")
    shell.good("play", "mob", "--lang", "fr")
    shell.good("play", "tammany", "--seats", "me,hard,greedy", "--option", "locks=sealed")
    shell.good("play", "guildes", "--players", "5")
    assert seen == [
        ({}, None, None),
        ({"game": "mob"}, "fr", None),
        ({"game": "tammany", "seats": ["me", "hard", "greedy"], "options": {"locks": "sealed"}}, None, None),
        ({"game": "guildes", "seats": ["me", "greedy", "greedy", "greedy", "greedy"]}, None, None),
    ]
    seen.clear()
    assert "--terminal" in shell.bad("play", "mob", "--seed", "3")
    assert "--terminal" in shell.bad("play", "--load", "there-is-none.json")
    assert "there-is-none.toml" in shell.bad("play", "mob", "--data", "there-is-none.toml")
    assert "nonsense" in shell.bad("play", "mob", "--option", "nonsense=1")
    assert "mob" in shell.bad("play", "--players", "3")
    assert "hard@400" in shell.bad("play", "mob", "--seats", "me,hard@400")
    assert seen == []


def test_the_start_page_is_told_in_the_fragment() -> None:
    from backroom.cli.serve import start_page

    assert start_page("http://h:1", {}, None) == "http://h:1/"
    assert start_page("http://h:1", {"game": "mob"}, "fr") == "http://h:1/?game=mob&lang=fr"
    page, _, told = start_page("http://h:1", {"game": "mob", "seats": ["me", "hard"]}, None).partition(
        "#new="
    )
    assert page == "http://h:1/?game=mob"
    assert json.loads(base64.urlsafe_b64decode(told + "=" * (-len(told) % 4))) == {"seats": ["me", "hard"]}


def test_sim_and_play_take_a_level_with_a_budget(shell: Shell) -> None:
    shell.good("sim", "mob", "--games", "1", "--seats", "medium@4,random", "--json")
    assert "medium@many" in shell.bad("sim", "mob", "--games", "1", "--seats", "medium@many,random")


def test_arena_keeps_its_games(shell: Shell) -> None:
    match = ["--seats", "greedy,random", "--games", "2", "--workers", "1", "--record", "kept", "--json"]
    status, _, err = shell("arena", "mob", *match)
    assert (status, err.strip()) == (0, "")
    files = sorted(Path("kept").iterdir())
    assert len(files) == 2
    for file in files:
        shell.good("replay", str(file))  # checks every line and the result


def helps(command: Any) -> Iterator[str]:
    """What a command, its options and its own commands say of themselves."""
    yield command.help or ""
    yield from (parameter.help or "" for parameter in command.params)
    for inner in getattr(command, "commands", {}).values():
        yield from helps(inner)


def test_every_command_and_every_option_says_what_it_is_for(shell: Shell) -> None:
    shell("--help")
    found = list(helps(typer.main.get_command(app)))
    assert len(found) > 80
    assert found.count("") <= 1  # the application itself
    heard.of_text(" ".join(text.split()) for text in found)


ALL_HELP = """
import sys
from backroom.cli.base import app, run, say
import typer
run(["--help"])
def all_of(command, path):
    for name, inner in getattr(command, "commands", {}).items():
        run([*path, name, "--help"])
        all_of(inner, [*path, name])
all_of(typer.main.get_command(app), [])
"""


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_help_is_in_the_readers_language_to_the_last_word(lang: str) -> None:
    """What the library writes around our sentences, too: its headings, what stands for a value, its kinds of values."""
    env = {**os.environ, "BACKROOM_LANG": lang, "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-c", ALL_HELP], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.count({"fr": "Utilisation\u00a0:", "it": "Uso:"}[lang]) > 20
    same = {"fr": {"OPTIONS", "TABLE", "TABLEAU", "URL"}, "it": {"FILE", "BOT", "TABLEAU", "URL"}}[lang]
    english = "Usage|Arguments|Options|Commands|OPTIONS|COMMAND|ARGS|GAME|FILE|DIR|NAME|VALUE|LEVEL|SEAT|BOT"
    if lang == "fr":
        english = english.replace("Arguments|Options|", "")  # as French has them
    found = set(re.findall(rf"\b(?:{english})\b|<(?:bool|int|str|float|path)>", done.stdout))
    assert found - same == set()


def test_every_place_in_the_help_has_a_word() -> None:
    """What stands for a value is looked up by name: one that no catalogue has would read as GAME."""
    english = Words("en", strict=True)
    folder = Path(cli.__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    written = [found for text in texts for found in re.findall(r'metavar=(\w*\(?)"([^"]*)"', text)]
    assert [place for how, place in written if how != "named(" and re.search("[A-Z]{2,}", place)] == []
    places = {name for _, place in written for name in re.findall("[A-Z]{2,}", place)}
    assert len(places) > 8
    assert {english.say("house-help-place", name=name.lower()) for name in places} == places
    kinds = {english.say("house-help-kind", kind=kind) for kind in ("int", "float", "str")}
    assert kinds == {"number", "word"}


def test_how_many_play_is_said_as_people_say_it(shell: Shell) -> None:
    """Not "for 2 to 2 players", and not a dash for no options."""
    assert shell.bad("play", "mob", "--players", "5") == "“MOB: Big Apple” is for 2 players, not for 5."
    assert "for 3 to 5 players, not for 7" in shell.bad("sim", "tammany", "--players", "7")
    assert shell.bad("play", "mob", "--option", "a=1").endswith("It has none.")
