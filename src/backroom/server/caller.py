"""Who is asking, from where: origin checks, identities and addresses out of an ASGI scope."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Any
from urllib.parse import urlsplit

from backroom.server.identity import Identity, Signer, cookie_from
from backroom.server.settings import Settings


def headers_of(scope: Any) -> dict[bytes, bytes]:
    return dict(scope["headers"])


def public_origin(settings: Settings, scope: Any, headers: dict[bytes, bytes]) -> str:
    """The address under which people know this server."""
    if settings.origin:
        return settings.origin.rstrip("/")
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return f"{scheme}://{headers.get(b'host', b'localhost').decode('latin-1')}"


def good_origin(settings: Settings, scope: Any, headers: dict[bytes, bytes], needed: bool) -> bool:
    """Whether a browser's page of this server asks. Programs send no Origin; sockets of browsers always
    do.
    """
    origin = headers.get(b"origin")
    if origin is None:
        return not needed or b"sec-fetch-site" not in headers
    ours = public_origin(settings, scope, headers)
    if hmac.compare_digest(origin.lower(), ours.lower().encode("latin-1", "replace")):
        return True
    # Behind a proxy that ends TLS without saying so the scheme differs, the host does not.
    return not settings.origin and urlsplit(origin.decode("latin-1")).netloc == urlsplit(ours).netloc


def identity_of(signer: Signer, headers: dict[bytes, bytes]) -> Identity | None:
    return signer.read(cookie_from(headers.get(b"cookie", b"").decode("latin-1")))


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "local"


def is_local(scope: Any) -> bool:
    try:
        return ipaddress.ip_address(address_of(scope)).is_loopback
    except ValueError:
        return address_of(scope) in ("local", "testclient")
