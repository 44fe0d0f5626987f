"""Real services that tests start for themselves: a PostgreSQL on a free port, as an ordinary user."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.serving import free_port

HOW = "no PostgreSQL on this machine: install the Debian package `postgresql` (or put initdb on PATH)"


def postgres_programs() -> Path | None:
    """The directory with initdb and postgres."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    if found:
        places.append(Path(found).resolve().parent)
    return next((place for place in places if (place / "initdb").exists()), None)


class Postgres:
    """A server of one's own; ``kill()`` and ``start()`` again for tests of what survives."""

    def __init__(self) -> None:
        programs = postgres_programs()
        if programs is None:
            pytest.skip(HOW)
        self.programs = programs
        # PostgreSQL refuses to run as root.
        self.user = None if os.geteuid() else self._ordinary_user()
        self.home = Path(tempfile.mkdtemp(prefix="backroom-pg-"))
        self.data = self.home / "data"
        if self.user:
            shutil.chown(self.home, self.user)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self.data), "-U", "backroom", "-A", "trust", "-E", "UTF8", "--locale=C")

    @staticmethod
    def _ordinary_user() -> str:
        for name in ("postgres", "nobody"):
            try:
                pwd.getpwnam(name)
            except KeyError:
                continue
            return name
        raise RuntimeError("no ordinary user to run PostgreSQL as")

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *words],
            user=self.user,
            cwd=self.home,
            capture_output=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode()}")

    def start(self) -> None:
        words = [
            "-D",
            str(self.data),
            "-p",
            str(self.port),
            "-k",
            str(self.home),
            "-c",
            "listen_addresses=127.0.0.1",
        ]
        words += ["-c", "max_connections=60"]
        self.process = subprocess.Popen(
            [str(self.programs / "postgres"), *words],
            user=self.user,
            cwd=self.home,
            stdout=subprocess.DEVNULL,
            stderr=(self.home / "log").open("ab"),
        )
        end = time.monotonic() + 120
        while time.monotonic() < end:
            ready = subprocess.run(
                [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)],
                check=False,
            )
            if ready.returncode == 0:
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError((self.home / "log").read_text())

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT: fast shutdown. SIGQUIT: at once, with recovery at the next start."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def database(self, name: str) -> str:
        """A fresh, empty database; its address."""
        words = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "backroom", name]
        self._run("createdb", *words)
        return f"postgresql://backroom@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.home, ignore_errors=True)


_shared: list[Postgres] = []


def shared_postgres() -> Iterator[Postgres]:
    """What a fixture of the whole session yields: one server for all folders of tests, as a new one takes a second of
    work. A test may restart it (the tests of a process come one after the other), and must leave it running.
    """
    if not _shared:
        _shared.append(Postgres())
    (server,) = _shared
    try:
        if server.process is None:
            server.start()
        yield server
    finally:
        server.close()
