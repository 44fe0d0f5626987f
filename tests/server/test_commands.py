"""The commands around a server, as a person runs them: serve, play, backup, export, verify."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

import own_thread
from backroom.cli.base import run as run_here
from live import PLAIN, Person
from services import free_port

RUN = [sys.executable, "-m", "backroom.cli"]


def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*RUN, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "BACKROOM_LANG": "en", **env},
    )


@contextmanager
def serving(*words: str, **env: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that was told to start; its address as it says it."""
    process = subprocess.Popen(
        [*RUN, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "BACKROOM_LANG": "en", "BACKROOM_LOG": "error", **env},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://" in line, line + (process.stderr.read() if process.stderr else "")
        yield process, "http://" + line.partition("http://")[2].split()[0].rstrip("/")
    finally:
        process.terminate()
        process.wait(120)


@dataclass(frozen=True)
class Played:
    """What a server left behind: its store, a copy made while it ran, a finished game of bots and a table in play."""

    store: Path
    copy: Path
    over: str
    open: str


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    store = tmp_path_factory.mktemp("commands") / "store.sqlite"
    copy = store.with_name("copy.sqlite")
    with serving("serve", "--port", str(free_port()), "--store", str(store)) as (process, url):
        ann = Person(url, "Ann")
        bots: list[Any] = [{"kind": "bot", "bot": "random"}] * 3
        over = ann.make("tammany", bots, start=True, public=True)["table"]
        open_table = ann.make("tammany", [{"kind": "me"}] * 3, start=True)["table"]
        socket = ann.watch(over)
        while socket.table["status"] != "over":
            socket.next(60)
        done = run("backup", str(copy), BACKROOM_STORE=str(store))
        assert done.returncode == 0, done.stderr
        # A graceful stop says goodbye to who is connected, and writes everything.
        process.send_signal(signal.SIGTERM)
        assert socket.closed()[0] in (1001, 1012)
        process.wait(120)
    return Played(store, copy, over, open_table)


Shell = Callable[..., tuple[int, str]]


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A command in the test's own process, which has everything imported: its status and all that it printed."""
    monkeypatch.setenv("BACKROOM_LANG", "en")

    def here(*words: str) -> tuple[int, str]:
        capsys.readouterr()
        status = own_thread.call(run_here, list(words))
        out, err = capsys.readouterr()
        return status, out + err

    return here


def test_a_game_of_bots_is_exported_replayed_and_verified(
    played: Played, shell: Shell, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    assert shell("export", "--store", str(played.store), "--to", str(file), "--", played.over)[0] == 0
    # Once as people run it, status and all.
    good = run("verify", str(file))
    assert good.returncode == 0, good.stdout + good.stderr
    assert "It does not prove" in good.stdout
    told = json.loads(shell("verify", "--json", str(file))[1])
    assert told["ok"]
    assert told["draws"] > 30  # sixteen years; chance has drawn 45 to 75 times in 1500 games
    assert shell("replay", str(file))[0] == 0
    lie = json.loads(file.read_text())
    line = next(one for one in lie["table"]["lines"] if one["kind"] == "move" and one["chance"])
    line["chance"][0] = "draw blue" if line["chance"][0] != "draw blue" else "draw green"
    file.write_text(json.dumps(lie))
    status, bad = shell("verify", str(file))
    assert status == 1
    assert "draw" in bad


def test_backup_while_a_server_runs(played: Played, shell: Shell) -> None:
    status, first = shell("export", "--store", str(played.store), "--", played.over)
    assert status == 0
    assert (status, first) == shell("export", "--store", str(played.copy), "--", played.over)
    assert len(first) > 1000
    assert '"secret": null' in shell("export", "--store", str(played.copy), "--", played.open)[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["serve", "--port", "99999"], "BACKROOM_PORT cannot be"),
        (["serve", "--origin", "play.example"], "BACKROOM_ORIGIN cannot be"),
        (["serve", "--store", "postgresql://nobody@127.0.0.1:1/none"], "cannot be used"),
        (["serve", "--store", "/nowhere/at/all/s.sqlite", "--port", "x"], ""),
        (["export", "nothing", "--store", "{store}"], "There is no table nothing"),
        (["export", "{over}", "--store", "{store}", "--seat", "9"], "There is no seat 9"),
        (["export", "x", "--store", "/nowhere.sqlite"], "There is no store"),
        (["backup", "{store}", "--store", "{store}"], "already there"),
        (["backup", "/nowhere/b.sqlite", "--store", "{store}"], "folder"),
        (["verify", "/nowhere.json"], "nowhere.json"),
        (["verify", "{store}"], ""),
    ],
)
def test_bad_input_is_one_sentence(
    played: Played,
    words: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BACKROOM_LANG", "en")
    asked = [word.format(store=played.store, over=played.over) for word in words]
    status = own_thread.call(run_here, asked)
    out, err = capsys.readouterr()
    assert status == 2, out
    assert told in err
    assert len(err.strip().splitlines()) == 1, err


def test_play_opens_a_table_for_oneself(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path), "BACKROOM_BROWSER": "0", "BACKROOM_PORT": str(free_port())}
    with serving("play", "tammany", **env) as (_, url):
        assert httpx.get(url.partition("/?")[0] + "/api/v1/games", verify=PLAIN).status_code == 200
    assert (tmp_path / "backroom" / "tables.sqlite").exists()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are looked up in /proc")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_thinker_outlives_its_server(tmp_path: Path, how: signal.Signals) -> None:
    """Told to stop: everything is put away and nothing said about it. Killed: the bot_workers find out by themselves."""
    with serving("serve", "--port", str(free_port()), "--store", str(tmp_path / "s.sqlite")) as (
        process,
        url,
    ):
        ann = Person(url, "Ann")
        table = ann.make("tammany", [{"kind": "bot", "bot": "hard"}] * 3, start=True, public=True)["table"]
        socket = ann.watch(table)
        while not any(line["kind"] == "move" for line in socket.lines.values()):
            socket.next(60)
        children = descendants(str(process.pid))
        assert len(children) > 1  # whoever forks the workers, and they
        process.send_signal(how)
        status = process.wait(120)
        if how == signal.SIGTERM:
            assert status == 0
            assert not any(Path(f"/proc/{child}").exists() for child in children)
            assert process.stderr is not None
            assert process.stderr.read() == ""
        else:
            assert status == -signal.SIGKILL
        end = time.monotonic() + 120
        while any(running(child) for child in children):
            assert time.monotonic() < end, "a thinker lives on without its server"
            time.sleep(0.05)


def descendants(pid: str) -> list[str]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return children + [found for child in children for found in descendants(child)]


def running(pid: str) -> bool:
    """Whether this process is there and not just waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
