"""What can be set, by environment variables. The table in docs/settings.md is checked against this class."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from backroom.engine.errors import OptionError
from backroom.server.proxy import is_plain_path

PREFIX = "BACKROOM_"


def _set(default: Any, text: str) -> Any:
    return field(default=default, metadata={"text": text})


@dataclass(frozen=True)
class Settings:
    """One member a variable: ``store`` is BACKROOM_STORE."""

    store: str = _set("backroom.sqlite", "Where the logs live: a file, or postgresql://user@host/database")
    host: str = _set("127.0.0.1", "The address to listen on")
    port: int = _set(8000, "The port to listen on")
    origin: str = _set(
        "",
        "The public address, e.g. https://play.example, more with commas, the first is shown; empty: this machine's alone",
    )
    secret: str = _set("", "64 hex digits that sign cookies; empty: drawn once and kept in the store")
    proxies: str = _set(
        "", "Proxies whose X-Forwarded-* headers are believed: addresses or networks, with commas"
    )
    metrics: str = _set(
        "off", "Who may read /metrics: off, local (this machine, not through a proxy) or open"
    )
    log: str = _set("info", "How much is logged: debug, info, warning or error")
    bots: int = _set(
        -1,
        "Processes in which one guest's bots think at most; -1: one for each core; 0: in threads of the server",
    )
    bot_seconds: int = _set(60, "Longest thought of a bot; after that a random move is made for it")
    read_seconds: float = _set(10.0, "Longest reading of an export to verify, or of printed facts")
    store_seconds: float = _set(5.0, "How long a move waits for the store before the answer is: not now")
    message_bytes: int = _set(4096, "Longest message of a client on a WebSocket")
    body_bytes: int = _set(65536, "Longest body of a request (an export to verify: 64 times that)")
    header_seconds: float = _set(10.0, "How long a connection may take until its request's headers are there")
    body_seconds: float = _set(30.0, "How long a request may take after that until its body is there")
    messages_second: float = _set(
        20.0,
        "Messages a second on one connection, ten times as many from one address, after a burst of three seconds' worth",
    )
    requests_second: float = _set(
        20.0, "Requests and new WebSockets a second from one address, after a burst of five seconds' worth"
    )
    tables_minute: float = _set(
        10.0, "Tables a minute from one identity or address, after a burst of as many"
    )
    chat_minute: float = _set(60.0, "Chat lines a minute of one identity, after a burst of half as many")
    undo_minute: float = _set(
        60.0, "Undos and votes on them a minute of one identity, after a burst of half as many"
    )
    codes_minute: float = _set(
        2.0, "Codes of tables tried a minute from one address, after a burst of five times as many"
    )
    hint_minute: float = _set(30.0, "Hints a minute for one identity, after a burst of half as many")
    coach_minute: float = _set(
        90.0, "Decisions a minute that the coach weighs for one identity, after a burst of half as many"
    )
    tables_guest: int = _set(100, "Tables that are not over yet, of one identity")
    connections: int = _set(20000, "WebSockets of one process")
    connections_address: int = _set(200, "WebSockets from one address")
    requests_address: int = _set(
        100, "HTTP connections from one address, trusted proxies apart, and requests of one address at a time"
    )
    log_entries: int = _set(
        3000, "Entries of a table's log, after which only moves that end the game are taken"
    )
    live_tables: int = _set(50000, "Tables that one process keeps in memory")
    idle_seconds: int = _set(
        600, "After so long without anyone looking a table leaves memory (never the store)"
    )
    idle_days: int = _set(3, "After so long a table that nobody started is closed")
    backlog: int = _set(256, "Messages a slow watcher may lag behind before the connection is closed")

    @property
    def origins(self) -> tuple[str, ...]:
        return tuple(filter(None, (word.strip().rstrip("/") for word in self.origin.split(","))))

    @classmethod
    def read(cls, environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """From the environment, then from what is given (None: not given); ``OptionError`` names a bad one."""
        env = os.environ if environ is None else environ
        values: dict[str, Any] = {}
        for item in dataclasses.fields(cls):
            text = env.get(PREFIX + item.name.upper())
            if text is not None:
                values[item.name] = _number(item.name, type(item.default), text)
        values |= {name: value for name, value in given.items() if value is not None}
        made = cls(**values)
        made._check()
        return made

    def _check(self) -> None:
        for name, good in (
            ("metrics", self.metrics in ("local", "open", "off")),
            ("log", self.log in ("debug", "info", "warning", "error")),
            ("port", 0 <= self.port <= 65535),
            ("secret", not self.secret or (len(self.secret) == 64 and _is_hex(self.secret))),
            ("origin", all(_is_origin(origin) for origin in self.origins)),
            ("bots", -1 <= self.bots <= 256),
            *((name, getattr(self, name) > 0) for name in POSITIVE),
        ):
            if not good:
                value = "…" if name == "secret" else str(getattr(self, name))
                raise OptionError("server-bad-setting", {"name": PREFIX + name.upper(), "value": value})


POSITIVE = (
    "bot_seconds", "read_seconds", "store_seconds", "message_bytes", "body_bytes", "header_seconds", "body_seconds",
    "messages_second", "requests_second", "tables_minute", "chat_minute", "undo_minute", "codes_minute", "hint_minute",
    "coach_minute", "tables_guest",
    "connections", "connections_address", "requests_address", "log_entries", "live_tables", "idle_seconds",
    "idle_days", "backlog",
)  # fmt: skip


def _is_origin(text: str) -> bool:
    parts = urlsplit(text)
    if parts.path and not is_plain_path(parts.path.encode()):
        return False
    return (
        parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query and not parts.fragment
    )


def _is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdef" for letter in text)


def _number(name: str, kind: type, text: str) -> Any:
    try:
        return kind(text)
    except ValueError:
        raise OptionError("server-bad-setting", {"name": PREFIX + name.upper(), "value": text}) from None
