"""A real server, a real Chromium: what the browser tests share. Skipped, visibly, where there is no Chromium."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from backroom.server.pages import STATIC

# The shell is the same Chromium without its windows: a third less work for the machine.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)

# What a person has set before: only where nothing is kept yet, so that a test may change it.
KEPT = """try {
    if (!localStorage.getItem("backroom")) localStorage.setItem("backroom", JSON.stringify({ speed: "%s" }));
} catch {}"""

# Limits are for strangers; tests make many tables from one address.
SERVE = """
import sys
from backroom.server.run import serve
from backroom.server.settings import Settings
if __name__ == "__main__":
    many = dict.fromkeys(("tables_minute", "requests_second", "messages_second"), 1e6)
    serve(Settings.read({}, store=sys.argv[1], port=int(sys.argv[2]), log="error", **many))
"""


class Served:
    """A server on a port of its own that can be killed and started again over the same store."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self.python = python
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.script = folder / "serve.py"
        self.script.write_text(SERVE)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.python, str(self.script), str(self.folder / "tables.sqlite"), str(self.port)],
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(self.url + "/healthz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        """As a power cut: no goodbye to anyone."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built (make setup builds it)")
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """For tests that kill it."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built (make setup builds it)")
    server = Served(tmp_path)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator["object"]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium-headless-shell)")
    from playwright.sync_api import expect, sync_playwright

    # A busy machine is no mistake of the page.
    expect.set_options(timeout=15_000)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visitor(chromium: "object") -> Iterator[Callable[..., "object"]]:
    """Makes people: each call is a browser profile of its own with one page. A complaint on its console fails the test."""
    from playwright.sync_api import Browser, Page

    assert isinstance(chromium, Browser)
    contexts = []
    complaints: list[str] = []

    def make(
        lang: str = "en",
        width: int = 1280,
        height: int = 800,
        quiet: bool = True,
        speed: str = "once",
        **more: object,
    ) -> Page:
        """``speed``: how fast what happens is played; most tests do not look at that."""
        context = chromium.new_context(
            **{
                "viewport": {"width": width, "height": height},
                "locale": lang,
                "reduced_motion": "reduce",
                **more,
            }
        )
        contexts.append(context)
        context.add_init_script(KEPT % speed)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if quiet:
            page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
