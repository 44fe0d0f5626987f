"""docs/protocol.md names every route and every member that /openapi.json knows: what is not written down is not promised."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from backroom.server.openapi import describe
from backroom.server.routes import API, api_routes

DOC = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
# `GET /tables/T/log?after=N&seat=S` -> GET /tables/T/log
TOLD = {
    re.sub(r"\?.*", "", word): line
    for line in DOC.splitlines()
    if line.startswith("| `")
    for word in re.findall(r"^\| `([A-Z]+ /[^`]*)`", line)
}


ROUTES = api_routes(MagicMock())  # who answers is of no interest here


def shown(method: str, path: str) -> str:
    return f"{method} {path.removeprefix(API).replace('{table}', 'T').replace('{game}', 'GAME').replace('{puzzle}', 'ID')}"


def test_the_document_has_the_routes_and_no_others() -> None:
    assert {shown(route.method, route.path) for route in ROUTES} == {
        told for told in TOLD if told.split()[1] != "/healthz"
    }


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: shown(route.method, route.path))
def test_what_a_route_is_asked_with_is_told(route: Any) -> None:
    row = TOLD[shown(route.method, route.path)]
    for name, _, _ in route.asks:
        assert f"{name}=" in row or f"`{name}=" in DOC, f"{name} of {route.path}"


def members(schema: Any) -> set[str]:
    """All names of members in a schema, wherever they are."""
    if isinstance(schema, list):
        return {name for item in schema for name in members(item)}
    if not isinstance(schema, dict):
        return set()
    found = set(schema["properties"]) if isinstance(schema.get("properties"), dict) else set()
    return found | {name for part in schema.values() for name in members(part)}


def test_every_member_is_told() -> None:
    known = describe(ROUTES, "0")["components"]["schemas"]
    missing = {
        f"{kind}.{name}"
        for kind, schema in known.items()
        for name in members(schema)
        if f'"{name}"' not in DOC and f"`{name}`" not in DOC
    }
    assert missing == set()
