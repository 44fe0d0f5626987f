"""A server that is attacked, in a process of its own, and somebody who looks all the while whether it still answers."""

from __future__ import annotations

import contextlib
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
import urllib.error
import urllib.request
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
from backroom.server.run import serve
from backroom.server.settings import Settings
serve(Settings.read(None), lambda port: print(port, flush=True))
"""


class Attacked:
    """``with Attacked(...) as server``; settings as BACKROOM_… variables in small letters."""

    def __init__(self, files: int = 0, **settings: Any) -> None:
        self.files = files
        self.settings = {
            "port": 0,
            "log": "error",
            "tables_minute": 1000,
            "requests_second": 1000,
            **settings,
        }
        self.stop_seconds = 0.0

    def __enter__(self) -> Attacked:
        self.home = tempfile.TemporaryDirectory(prefix="backroom-attack-")
        env = {name: value for name, value in os.environ.items() if not name.startswith("BACKROOM_")}
        env |= {f"BACKROOM_{name.upper()}": str(value) for name, value in self.settings.items()}
        env["BACKROOM_STORE"] = str(Path(self.home.name) / "store.sqlite")
        if self.files:
            env["BACKROOM_FILES"] = str(self.files)
        python = os.environ.get("BACKROOM_ATTACKED", sys.executable)
        self.process = subprocess.Popen(
            [python, "-c", START],
            env=env,
            cwd=self.home.name,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline() or 0)
        assert self.port, "the server did not start"
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.home.cleanup()

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
        self, method: str, path: str, body: Any = None, cookie: str = "", timeout: float = 120.0
    ) -> tuple[int, Any, float]:
        """Status (0: no answer), content and seconds."""
        raw = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, raw, method=method)
        request.add_header("Content-Type", "application/json")
        if cookie:
            request.add_header("Cookie", cookie)
        began = time.monotonic()
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                status, text = answer.status, answer.read()
        except urllib.error.HTTPError as error:
            status, text = error.code, error.read()
        except (OSError, ValueError):
            return 0, None, time.monotonic() - began
        took = time.monotonic() - began
        try:
            return status, json.loads(text), took
        except ValueError:
            return status, text, took

    @contextlib.contextmanager
    def pulse(self) -> Iterator[Pulse]:
        """Looks at /healthz every 20 ms over a connection of its own."""
        pulse = Pulse(self.port)
        pulse.thread.start()
        time.sleep(1.0)
        pulse.quiet, pulse.longest = pulse.longest, 0.0
        try:
            yield pulse
        finally:
            pulse.over.set()
            pulse.thread.join(70)


class Pulse:
    """``longest`` answer of /healthz in seconds; ``missed``: how often there was none."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.longest = 0.0
        self.quiet = 0.0  # the longest before anything happened: what this machine does by itself
        self.count = self.missed = 0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._look, daemon=True)

    def _look(self) -> None:
        text = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        while not self.over.is_set():  # in small steps: this must not take the processor from the server
            began = time.monotonic()
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=60) as line:
                    line.sendall(text)
                    self.missed += b"200" not in line.recv(1000)
            except OSError:
                self.missed += 1
            self.longest = max(self.longest, time.monotonic() - began)
            self.count += 1
            self.over.wait(0.02)

    def __str__(self) -> str:
        missed = f", {self.missed} without answer" if self.missed else ""
        return f"healthz at most {self.longest * 1000:.0f} ms (quiet {self.quiet * 1000:.0f}){missed}"


class Guest:
    """A person with a cookie, for servers that ask for bits and for those that do not."""

    def __init__(self, server: Attacked) -> None:
        self.server = server
        request = urllib.request.Request(server.url + API + "/me")
        with urllib.request.urlopen(request, timeout=60) as answer:
            self.cookie = answer.headers["Set-Cookie"].partition(";")[0]
        self.ids = 0

    def post(self, path: str, body: Any) -> tuple[int, Any, float]:
        return self.server.ask("POST", API + path, body, self.cookie)

    def get(self, path: str, timeout: float = 120.0) -> tuple[int, Any, float]:
        return self.server.ask("GET", API + path, None, self.cookie, timeout)

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
