"""Who is asking, from where: names under which this server is known, origin checks, identities and addresses."""

from __future__ import annotations

import functools
import ipaddress
from typing import Any
from urllib.parse import urlsplit

from backroom.server.identity import Identity, Signer, cookie_from
from backroom.server.settings import Settings

PORTS = {"http": 80, "https": 443}
HOME = 64  # bits of an IPv6 address that say which network it is in


def headers_of(scope: Any) -> dict[bytes, bytes]:
    return dict(scope["headers"])


def public_origin(settings: Settings, scope: Any, headers: dict[bytes, bytes]) -> str:
    """The address under which people know this server, with the path below which it lives."""
    if settings.origins:
        return settings.origins[0]
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return f"{scheme}://{headers.get(b'host', b'localhost').decode('latin-1')}{scope.get('prefix', '')}"


def prefix_of(settings: Settings, scope: Any) -> str:
    """The path below which people see this server: "" or "/backroom"."""
    return urlsplit(settings.origins[0]).path if settings.origins else scope.get("prefix", "")


def _name_and_port(text: str, scheme: str) -> tuple[str, int] | None:
    """``Play.example:8000`` as name and port; None when it is no such thing."""
    try:
        parts = urlsplit(f"//{text}")
        port = parts.port
    except ValueError:
        return None
    if not parts.hostname or parts.netloc != text or "@" in text:
        return None
    return parts.hostname, port if port is not None else PORTS.get(scheme, 80)


def of_this_machine(name: str, settings: Settings) -> bool:
    """Whether a name means the machine itself, or is the very address that was given to listen on."""
    if name == "localhost" or name.endswith(".localhost") or name == settings.host.lower():
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def good_host(settings: Settings, headers: dict[bytes, bytes]) -> bool:
    """Whether the request was meant for us: a foreign name that leads here is somebody's trick (DNS rebinding)."""
    host = headers.get(b"host", b"").decode("latin-1").lower()
    for origin in settings.origins:
        parts = urlsplit(origin)
        if _name_and_port(host, parts.scheme) == _name_and_port(parts.netloc.lower(), parts.scheme):
            return True
    found = _name_and_port(host, "http")
    # A proxy on this machine asks by the machine's own name, whatever the world calls it.
    return found is not None and of_this_machine(found[0], settings)


def good_origin(settings: Settings, scope: Any, headers: dict[bytes, bytes], needed: bool) -> bool:
    """Whether a browser's page of this server asks. Programs send no Origin; sockets of browsers always do."""
    sent = headers.get(b"origin")
    if sent is None:
        return not needed or b"sec-fetch-site" not in headers
    origin = sent.decode("latin-1").lower()
    if settings.origins:
        return any(
            origin == "{0.scheme}://{0.netloc}".format(urlsplit(ours.lower())) for ours in settings.origins
        )
    its, _, rest = origin.partition("://")
    theirs = _name_and_port(rest, its)
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    if its not in PORTS or theirs is None or not of_this_machine(theirs[0], settings):
        return False
    return theirs == _name_and_port(headers.get(b"host", b"").decode("latin-1").lower(), scheme)


def identity_of(signer: Signer, headers: dict[bytes, bytes]) -> Identity | None:
    return signer.read(cookie_from(headers.get(b"cookie", b"").decode("latin-1")))


@functools.lru_cache(4096)
def home_of(address: str) -> str:
    """What limits count as one address: whoever has one of IPv6 has 2^64 of them, so there it is the network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address if found.is_loopback else str(ipaddress.ip_network((found, HOME), strict=False))


def address_of(scope: Any) -> str:
    """Where the caller is at home, as far as trusted proxies tell it (proxy.py): what limits and turns go by."""
    client = scope.get("client")
    return home_of(str(client[0])) if client else "local"


def is_local(scope: Any) -> bool:
    """Whether this very connection comes from this machine, and nobody asks through it for somebody else."""
    peer = scope.get("peer", scope.get("client"))
    if scope.get("forwarded"):
        return False
    if not peer:
        return True
    try:
        return ipaddress.ip_address(peer[0]).is_loopback
    except ValueError:
        return bool(peer[0] == "testclient")
