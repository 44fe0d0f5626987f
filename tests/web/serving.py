"""A real server on a port of its own, and where Chromium is: for the browser tests and for benches that drive a browser."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.web import luck

# The shell is the same Chromium without its windows: a third less work for the machine.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)

# Seconds that anything may take before it counts as never coming: a busy or slow machine is no mistake of ours.
PATIENCE = 90

# What a person has set before: only where nothing is kept yet, so that a test may change it.
KEPT = """try {
    if (!localStorage.getItem("backroom")) localStorage.setItem("backroom", JSON.stringify({ speed: "%s", coach: %s }));
} catch {}"""

# Limits are for strangers; tests make many tables from one address, and a busy machine may take its time.
SERVE = """
import json, sys
from pathlib import Path
import luck
from backroom.server.run import serve
from backroom.server.settings import Settings
if __name__ == "__main__":
    luck.repeat(Path("test.txt"))
    many = dict.fromkeys(("tables_minute", "codes_minute", "requests_second", "messages_second"), 1e6)
    many |= dict.fromkeys(("store_seconds", "read_seconds"), 120.0) | {"bot_seconds": 600}
    serve(Settings.read({}, store=sys.argv[1], port=int(sys.argv[2]), log="error", **many, **json.loads(sys.argv[3])))
"""


def free_port() -> int:
    """Below those that the system hands out for connections of others: nobody takes it before the server does, nor while the
    server is dead for a moment.
    """
    for port in random.SystemRandom().sample(range(20_000, 32_000), 200):
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Served:
    """A server on a port of its own that can be killed and started again over the same store."""

    def __init__(self, folder: Path, python: str = sys.executable, **settings: object) -> None:
        self.folder = folder
        self.settings = settings
        self.python = python
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.script = folder / "serve.py"
        self.script.write_text(SERVE)
        shutil.copy(luck.__file__, folder / "luck.py")
        (folder / "test.txt").write_text("")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    self.python,
                    str(self.script),
                    str(self.folder / "tables.sqlite"),
                    str(self.port),
                    json.dumps(self.settings),
                ],
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urllib.request.urlopen(self.url + "/healthz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def begin_test(self, name: str) -> None:
        """Chance of this server begins anew, with the test's own: it has when this returns."""
        assert self.process is not None
        (self.folder / "test.txt").write_text(name)
        read = self.folder / "test.read"
        read.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        end = time.monotonic() + PATIENCE
        while not read.is_file() or read.read_text() != name:
            assert time.monotonic() < end, "the server does not hear"
            time.sleep(0.002)

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
