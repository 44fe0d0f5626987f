"""Who asks: a guest's identity in a signed cookie. No account, nothing stored; whoever has the cookie is the guest."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

import msgspec

COOKIE = "backroom"
YEAR = 365 * 86_400
LONGEST = 1024


class Identity(msgspec.Struct, frozen=True, array_like=True):
    """``who``: 128 random bits, shown to nobody else. ``name``, ``lang`` and ``face`` are what the guest likes."""

    who: str
    name: str = ""
    lang: str = ""
    face: int = 0  # which drawn face; 0: the name's own


class Signer:
    """Makes and reads cookies, and tokens that can be made again (first links of a table)."""

    def __init__(self, key: bytes) -> None:
        self._cookie_key = hmac.digest(key, b"backroom cookie 1", "sha256")
        self._token_key = hmac.digest(key, b"backroom token 1", "sha256")

    def new(self) -> Identity:
        return Identity(secrets.token_urlsafe(16))

    def write(self, identity: Identity) -> str:
        body = _text(msgspec.json.encode(identity))
        return f"{body}.{self._sign(body)}"

    def read(self, cookie: str | None) -> Identity | None:
        """The identity, or None for a missing, forged or broken cookie."""
        if not cookie or len(cookie) > LONGEST:
            return None
        body, _, sign = cookie.rpartition(".")
        if not hmac.compare_digest(self._sign(body).encode(), sign.encode("utf-8", "replace")):
            return None
        try:
            return msgspec.json.decode(_bytes(body), type=Identity)
        except (msgspec.MsgspecError, ValueError):
            return None

    def _sign(self, body: str) -> str:
        return _text(hmac.digest(self._cookie_key, body.encode("utf-8", "replace"), "sha256"))

    def token(self, *about: str) -> str:
        """192 bits that only this key gives for these words."""
        return _text(hmac.new(self._token_key, "\n".join(about).encode(), hashlib.sha256).digest()[:24])

    def table_id(self, who: str, rid: str) -> str:
        """The table that this request of this guest makes, however often it is sent."""
        return plain_start(self.token("table", who, rid)[:22])


def plain_start(text: str) -> str:
    """Names that people type after a command must not look like an option."""
    return "A" + text[1:] if text.startswith("-") else text


def cookie_from(headers: str) -> str | None:
    """Our cookie out of a Cookie header."""
    for part in headers.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def set_cookie(value: str, secure: bool, below: str = "") -> str:
    """``below``: the path below which people see this server; what else lives at that name is not told."""
    return f"{COOKIE}={value}; Path={below or '/'}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
