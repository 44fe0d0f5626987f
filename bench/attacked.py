"""A server that is attacked, in a process of its own, and somebody who looks all the while whether it still answers."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

API = "/api/v1"
START = """
import sys, os, json
if os.environ.get("BACKROOM_FILES"):
    import resource
    n = int(os.environ.pop("BACKROOM_FILES"))
    resource.setrlimit(resource.RLIMIT_NOFILE, (n, n))
if os.environ.pop("BACKROOM_JUMPS", ""):  # SIGUSR1: the wall clock is two hours on
    import signal, time
    real, ahead = time.time_ns, [0]
    time.time_ns = lambda: real() + ahead[0]
    time.time = lambda: time.time_ns() / 1e9
    signal.signal(signal.SIGUSR1, lambda *_: ahead.__setitem__(0, ahead[0] + 7200 * 10**9))
from backroom.server.run import serve
from backroom.server.settings import Settings
serve(Settings.read(None), lambda port: print(port, flush=True))
"""


class NotStarted(Exception):
    """What the server said instead."""


class Attacked:
    """``with Attacked(...) as server``; settings as BACKROOM_… variables in small letters."""

    def __init__(
        self, files: int = 0, home: Path | None = None, jumps: bool = False, **settings: Any
    ) -> None:
        self.files = files
        self.given, self.jumps = (
            home,
            jumps,
        )  # a folder that stays, for what is done before a start or after a stop
        self.settings = {
            "port": 0,
            "log": "error",
            "tables_minute": 1000,
            "requests_second": 1000,
            **settings,
        }
        self.stop_seconds = 0.0

    def __enter__(self) -> Attacked:
        self.own = tempfile.TemporaryDirectory(prefix="backroom-attack-") if self.given is None else None
        self.home = Path(self.own.name) if self.own is not None else self.given or Path()
        self.store = self.home / "store.sqlite"
        self.errors = self.home / "stderr"
        env = {name: value for name, value in os.environ.items() if not name.startswith("BACKROOM_")}
        env |= {f"BACKROOM_{name.upper()}": str(value) for name, value in self.settings.items()}
        env["BACKROOM_STORE"] = str(self.store)
        if self.jumps:
            env["BACKROOM_JUMPS"] = "1"
        if self.files:
            env["BACKROOM_FILES"] = str(self.files)
        python = os.environ.get("BACKROOM_ATTACKED", sys.executable)
        self.process = subprocess.Popen(
            [python, "-c", START],
            env=env,
            cwd=self.home,
            stdout=subprocess.PIPE,
            stderr=self.errors.open("ab"),
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline() or 0)
        if not self.port:
            self.process.wait(30)
            raise NotStarted(self.errors.read_text())
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        if self.own is not None:
            self.own.cleanup()

    def stop(self, most: float = 60.0) -> float:
        """SIGTERM; how long the server takes to be gone."""
        if self.process.poll() is None:
            began = time.monotonic()
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(most)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.stop_seconds = time.monotonic() - began
        return self.stop_seconds

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        cookie: str = "",
        timeout: float = 120.0,
        address: str = "",
        **headers: str,
    ) -> tuple[int, Any, float]:
        """Status (0: no answer), content and seconds. ``address``: of this machine's own, from which it is asked."""
        raw = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        sent = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        began = time.monotonic()
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=timeout, source_address=(address, 0) if address else None
        )
        try:
            line.request(method, path, raw, sent)
            answer = line.getresponse()
            status, text = answer.status, answer.read()
        except (OSError, ValueError, http.client.HTTPException):
            return 0, None, time.monotonic() - began
        finally:
            line.close()
        took = time.monotonic() - began
        try:
            return status, json.loads(text), took
        except ValueError:
            return status, text, took

    @contextlib.contextmanager
    def pulse(self) -> Iterator[Pulse]:
        """Looks at /healthz every 20 ms over a connection of its own."""
        pulse = Pulse(self.port, self.process.pid)
        pulse.thread.start()
        time.sleep(1.0)
        pulse.quiet, pulse.longest, pulse.held = pulse.longest, 0.0, 0.0
        try:
            yield pulse
        finally:
            pulse.over.set()
            pulse.thread.join(70)


def waited(task: str) -> float:
    """How long a thread has waited for a processor so far, in seconds (Linux: the run delay in schedstat)."""
    try:
        return int(Path(f"/proc/{task}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


class Pulse:
    """``longest`` answer of /healthz in seconds; ``missed``: how often there was none.

    A busy machine delays answers, too. ``held`` is the longest without the time in which the loop, or whoever looks,
    was ready to run and got no processor: what the loop itself was held up by.
    """

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self.loop = f"{pid}/task/{pid}"
        self.longest = 0.0
        self.held = 0.0
        self.quiet = 0.0  # the longest before anything happened: what this machine does by itself
        self.count = self.missed = 0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._look, daemon=True)

    def _look(self) -> None:
        text = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        while not self.over.is_set():  # in small steps: this must not take the processor from the server
            queued = waited(self.loop) + waited("thread-self")
            began = time.monotonic()
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=60) as line:
                    line.sendall(text)
                    self.missed += b"200" not in line.recv(1000)
            except OSError:
                self.missed += 1
            took = time.monotonic() - began
            queued = waited(self.loop) + waited("thread-self") - queued
            self.longest = max(self.longest, took)
            self.held = max(self.held, took - queued)
            self.count += 1
            self.over.wait(0.02)

    def __str__(self) -> str:
        missed = f", {self.missed} without answer" if self.missed else ""
        return (
            f"healthz at most {self.longest * 1000:.0f} ms (quiet {self.quiet * 1000:.0f}), "
            f"of it not waiting for a processor at most {self.held * 1000:.0f} ms{missed}"
        )


class Guest:
    """A person with a cookie, for servers that ask for bits and for those that do not."""

    def __init__(self, server: Attacked, address: str = "", cookie: str = "") -> None:
        self.server, self.address, self.cookie = server, address, cookie
        if not cookie:
            line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
            line.request("GET", API + "/me")
            self.cookie = (line.getresponse().headers["Set-Cookie"] or "").partition(";")[0]
            line.close()
        self.ids = 0

    def post(self, path: str, body: Any) -> tuple[int, Any, float]:
        return self.server.ask("POST", API + path, body, self.cookie, address=self.address)

    def get(self, path: str, timeout: float = 120.0) -> tuple[int, Any, float]:
        return self.server.ask("GET", API + path, None, self.cookie, timeout, self.address)

    def do(self, table: str, kind: str, **facts: Any) -> tuple[int, Any, float]:
        self.ids += 1
        return self.post(f"/tables/{table}/do", {"type": kind, "id": f"a{self.ids}", **facts})

    def make(self, game: str, seats: list[Any], **more: Any) -> str:
        status, made, _ = self.post("/tables", {"game": game, "seats": seats, **more})
        assert status == 201, made
        table: str = made["table"]
        facts = self.get(f"/tables/{table}")[1]
        for seat in set(facts["you"]["seats"]) & set(facts["chance"].get("missing", ())):
            bits = random.Random(seat).randbytes(32).hex()
            self.do(table, "bits", seat=seat, commit=facts["chance"]["commit"], bits=bits)
        return table
