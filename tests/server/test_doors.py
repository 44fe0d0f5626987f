"""Doors of the server that a careless host or a foreign page could find open: names, proxies, files, clocks, logs."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.engine.errors import OptionError
from backroom.server import caller, steady
from backroom.server.proxy import Proxies, networks
from backroom.server.settings import Settings
from backroom.store import StoreAway, StoreDamaged, open_store
from live import PLAIN, Live, Person

LOCAL = Settings.read({})
NAMED = Settings.read({}, origin="https://play.example, http://club.example:8080/games")


def host(settings: Settings, name: str) -> bool:
    return caller.good_host(settings, {b"host": name.encode("latin-1")})


@pytest.mark.parametrize(
    "name", ["localhost", "localhost:8000", "127.0.0.1:9", "[::1]:8000", "a.localhost", "127.9.9.9"]
)
def test_this_machines_names_are_ours(name: str) -> None:
    assert host(LOCAL, name)


@pytest.mark.parametrize(
    "name", ["", "evil.example", "evil.example:8000", "localhost.evil.example", "evil@localhost", "10.0.0.1", "::1",
             "localhost:x", "127.0.0.1/evil", "[::1", "localhost evil"]
)  # fmt: skip
def test_other_names_are_not(name: str) -> None:
    assert not host(LOCAL, name)


def test_configured_names() -> None:
    assert host(NAMED, "play.example")
    assert host(NAMED, "PLAY.example:443")
    assert host(NAMED, "club.example:8080")
    assert not host(NAMED, "club.example")
    assert not host(NAMED, "play.example:80")
    assert NAMED.origins[0] == "https://play.example"


@given(st.text(st.characters(min_codepoint=33, max_codepoint=255), max_size=30))
def test_no_name_is_too_odd_to_be_refused(name: str) -> None:
    """Whatever stands in the header is judged, never a crash."""
    headers = {b"host": name.encode("latin-1"), b"origin": ("http://" + name).encode("latin-1")}
    assert caller.good_host(LOCAL, headers) in (True, False)
    assert caller.good_origin(LOCAL, {"scheme": "http"}, headers, True) in (True, False)


def test_a_rebound_name_opens_nothing(live: Live) -> None:
    for path in ("/", "/api/v1/games", "/openapi.json", "/metrics"):
        answer = httpx.get(live.url + path, headers={"Host": "evil.example"}, verify=PLAIN)
        assert answer.status_code == 421, path
        assert answer.json()["key"] == "server-bad-host"
    assert httpx.get(live.url + "/healthz", headers={"Host": "10.1.2.3"}, verify=PLAIN).status_code == 200


def scope(peer: str, **headers: str) -> dict[str, Any]:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": "http", "client": (peer, 1), "headers": sent}


def read(trusted: str, peer: str, **headers: str) -> dict[str, Any]:
    found = scope(peer, **headers)
    Proxies(None, trusted).read(found)
    return found


def test_only_trusted_proxies_are_believed() -> None:
    said = {"x_forwarded_for": "9.9.9.9", "x_forwarded_proto": "https", "x_forwarded_prefix": "/games"}
    trusted = read("10.0.0.0/8", "10.1.1.1", **said)
    assert (trusted["client"][0], trusted["scheme"], trusted["prefix"]) == ("9.9.9.9", "https", "/games")
    stranger = read("10.0.0.0/8", "11.1.1.1", **said)
    assert (stranger["client"][0], stranger["scheme"], stranger.get("prefix")) == ("11.1.1.1", "http", None)
    nobody = read("", "127.0.0.1", **said)
    assert nobody["client"][0] == "127.0.0.1"
    assert not caller.is_local(nobody)  # somebody asks through this machine


def test_the_last_stranger_in_the_chain_is_the_caller() -> None:
    assert (
        read("10.0.0.0/8", "10.0.0.1", x_forwarded_for="1.1.1.1, 6.6.6.6, 10.0.0.2")["client"][0] == "6.6.6.6"
    )
    assert read("10.0.0.0/8", "10.0.0.1", x_forwarded_for="lies")["client"][0] == "10.0.0.1"


@pytest.mark.parametrize("prefix", ["games", "//evil.example", "/a/../b", "/a b", "/<script>", "/a\r\nx"])
def test_a_prefix_is_a_plain_path(prefix: str) -> None:
    assert "prefix" not in read("10.0.0.0/8", "10.0.0.1", x_forwarded_prefix=prefix)


@pytest.mark.parametrize("path", ["/a;b", "/a/../b", '/"onload="x', "/a b"])
def test_the_path_in_the_public_address_is_plain_too(path: str) -> None:
    assert Settings.read({}, origin="https://play.example/games/").origins == ("https://play.example/games",)
    with pytest.raises(OptionError):
        Settings.read({}, origin=f"https://play.example{path}")


def test_a_network_that_is_none_is_named() -> None:
    with pytest.raises(OptionError) as caught:
        networks("10.0.0.0/8, nonsense")
    assert caught.value.facts["value"] == "nonsense"


def test_metrics_are_off_unless_asked_for(tmp_path: Path, known_auction: None) -> None:
    for setting, forwarded, status in (
        ("off", False, 404),
        ("local", False, 200),
        ("local", True, 404),
        ("open", True, 200),
    ):
        with Live(tmp_path / f"{setting}-{forwarded}.sqlite", metrics=setting) as live:
            more = {"X-Forwarded-For": "9.9.9.9"} if forwarded else {}
            assert httpx.get(live.url + "/metrics", headers=more, verify=PLAIN).status_code == status
    assert Settings.read({}).metrics == "off"


@pytest.mark.skipif(os.name != "posix", reason="rights of files are another matter elsewhere")
def test_the_store_and_its_backups_are_their_owners(tmp_path: Path, known_auction: None, capfd: Any) -> None:
    path = tmp_path / "new" / "s.sqlite"
    before = os.umask(0o000)
    try:
        with Live(path) as live:
            Person(live.url).make("auction", [{"kind": "me"}, {"kind": "open"}])
            asyncio.run_coroutine_threadsafe(
                live.tables.store.backup(tmp_path / "copy.sqlite"), live.loop
            ).result(120)
            files = [*path.parent.iterdir(), tmp_path / "copy.sqlite"]
            assert len(files) >= 4
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert "store-readable-by-others" not in capfd.readouterr().err
        path.chmod(0o644)
        with Live(path, log="warning"):
            pass
        assert "store-readable-by-others" in capfd.readouterr().err
    finally:
        os.umask(before)


def test_ready_means_that_it_can_write(tmp_path: Path) -> None:
    asyncio.run(_test_ready_means_that_it_can_write(tmp_path))


async def _test_ready_means_that_it_can_write(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "s.sqlite"))
    try:
        assert await store.ready()
        writer = store._writer  # type: ignore[attr-defined]
        writer.execute("PRAGMA query_only = ON")  # as a disk that takes nothing any more
        await asyncio.sleep(1.1)
        assert not await store.ready()
        with pytest.raises(StoreAway):
            await store.append("t" * 22, 1, b"{}", None)
        writer.execute("PRAGMA query_only = OFF")
        await asyncio.sleep(1.1)
        assert await store.ready()
        assert await store.tables() == []
    finally:
        await store.close()


def test_damage_is_found_at_the_start(tmp_path: Path) -> None:
    asyncio.run(_test_damage_is_found_at_the_start(tmp_path))


async def _test_damage_is_found_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    store = await open_store(str(path))
    for seq in range(1, 300):
        await store.append("t" * 22, seq, b"x" * 300, None)
    await store.close()
    whole = path.read_bytes()
    broken = bytearray(whole)
    broken[len(broken) // 2 : len(broken) // 2 + 4096] = b"\xff" * 4096
    path.write_bytes(bytes(broken))
    with pytest.raises(StoreDamaged):
        await open_store(str(path))
    assert path.read_bytes() == bytes(broken)  # left as it is
    path.write_bytes(whole)
    with sqlite3.connect(path) as db:
        db.execute("DELETE FROM log WHERE seq = 7")
    with pytest.raises(StoreDamaged) as caught:
        await open_store(str(path))
    assert "298 of 299" in caught.value.facts["why"]


def test_the_wall_clock_may_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    before = steady.now_ms()
    real = time.time_ns
    for hours in (2, -2):
        monkeypatch.setattr(time, "time_ns", lambda hours=hours: real() + hours * 3_600_000_000_000)
        monkeypatch.setattr(time, "time", lambda hours=hours: real() / 1e9 + hours * 3600)
        assert 0 <= steady.now_ms() - before < 60_000


def test_nobody_loses_a_seat_for_what_passed_while_nobody_served() -> None:
    now = steady.now_ms()
    long_ago, recent = now - 7_200_000, now + 1
    assert steady.fair_deadline(long_ago + 60_000, long_ago) > now - 10_000 + steady.GRACE - 3_600_000
    assert steady.fair_deadline(recent + 5_000, recent) == recent + 5_000


SHOUTING = """
import asyncio, logging, sys, threading, warnings
from backroom.server.logs import Log, in_loop, only_lines
log = Log(); only_lines(log)
warnings.warn("a library's warning")
logging.getLogger("somebody").error("for %s", "9.9.9.9")
try: 1 / 0
except ZeroDivisionError: logging.getLogger("somebody").exception("oh")
thread = threading.Thread(target=lambda: {}["secret"]); thread.start(); thread.join()
async def main():
    asyncio.get_running_loop().set_exception_handler(in_loop(log))
    async def lost(): raise ValueError("secret")
    task = asyncio.ensure_future(lost()); await asyncio.sleep(0); del task
    import gc; gc.collect(); await asyncio.sleep(0)
asyncio.run(main())
class Dying:
    def __del__(self): raise OSError("secret")
Dying()
raise RuntimeError("secret")
"""


def test_everything_on_stderr_is_a_line_of_json() -> None:
    done = subprocess.run([sys.executable, "-c", SHOUTING], capture_output=True, text=True, timeout=300)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert done.returncode == 1
    told = [(line["event"], line.get("error")) for line in lines]
    assert ("thread", "KeyError") in told
    assert ("loop", "ValueError") in told
    assert ("unraisable", "OSError") in told
    assert told[-1] == ("uncaught", "RuntimeError")
    assert len([line for line in lines if line["event"] == "library"]) == 3
    assert "secret" not in done.stderr
    assert "9.9.9.9" not in done.stderr


def test_what_a_bot_prints_is_a_line_too() -> None:
    code = textwrap.dedent("""
        import sys
        from backroom.server.logs import Log, Printed
        sys.stdout = Printed(Log())
        print("two"); print("lines", "here", sep="\\n")
    """)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert [json.loads(line)["text"] for line in done.stderr.splitlines()] == ["two", "lines", "here"]
