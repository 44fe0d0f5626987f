"""Who really asks, when proxies stand between: address, scheme and path prefix as trusted proxies say them.

A header that anybody can write counts only when the connection comes from an address in ``BACKROOM_PROXIES``; nothing of it
counts otherwise. The connection's own end is kept as ``scope["peer"]``.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from typing import Any

from backroom.engine.errors import OptionError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
PREFIX = re.compile(rb"(/[A-Za-z0-9._~-]+)+/?")
FORWARDING = (
    b"x-forwarded-for",
    b"x-forwarded-proto",
    b"x-forwarded-prefix",
    b"x-forwarded-host",
    b"forwarded",
)


def networks(text: str) -> tuple[Network, ...]:
    """``10.0.0.0/8, 127.0.0.1`` as networks; ``OptionError`` names what is none."""
    found = []
    for word in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ipaddress.ip_network(word, strict=False))
        except ValueError:
            raise OptionError("server-bad-setting", {"name": "BACKROOM_PROXIES", "value": word}) from None
    return tuple(found)


def is_plain_path(path: bytes) -> bool:
    """Whether this can be a path below which a server lives: it is written into pages and cookies."""
    return PREFIX.fullmatch(path) is not None and b"/." not in path


class Proxies:
    """ASGI: puts the real caller into the scope of every request."""

    def __init__(self, app: Any, trusted: str, untrusted: Callable[[], None] = lambda: None) -> None:
        self.app = app
        self.trusted = networks(trusted)
        self._untrusted = untrusted  # told once, so that a host learns why everybody shares one limit
        self._told = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in ("http", "websocket"):
            self.read(scope)
        await self.app(scope, receive, send)

    def trusts(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.trusted)

    def read(self, scope: Any) -> None:
        peer = scope.get("client")
        scope["peer"] = peer
        said = {name: value for name, value in scope["headers"] if name in FORWARDING}
        scope["forwarded"] = bool(said)
        if not said:
            return
        if peer is None or not self.trusts(peer[0]):
            if not self._told:
                self._told = True
                self._untrusted()
            return
        if (for_whom := self._caller(said.get(b"x-forwarded-for", b""))) is not None:
            scope["client"] = (for_whom, 0)
        scheme = said.get(b"x-forwarded-proto", b"").strip().lower().decode("latin-1")
        if scheme in ("http", "https"):
            web = scope["type"] == "http"
            scope["scheme"] = scheme if web else {"http": "ws", "https": "wss"}[scheme]
        prefix = said.get(b"x-forwarded-prefix", b"").strip()
        if is_plain_path(prefix):
            scope["prefix"] = prefix.rstrip(b"/").decode()

    def _caller(self, chain: bytes) -> str | None:
        """The last in the chain who is not one of our own proxies: what stands before him anybody can have written."""
        for word in reversed(chain.decode("latin-1").split(",")):
            address = word.strip()
            try:
                ipaddress.ip_address(address)
            except ValueError:
                return None
            if not self.trusts(address):
                return address
        return None
