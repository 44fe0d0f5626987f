"""The OpenAPI 3.1 description, made from the routes and the types that read and write their bodies."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from backroom.server import requests
from backroom.server.routes import Path

JSON = "application/json"
COMMON = {
    "400": "Not a request of this protocol",
    "403": "Not yours, or from a foreign page",
    "404": "No such table",
    "409": "The rules or the table say no; nothing has changed",
    "413": "Too large",
    "415": "Not JSON",
    "429": "Too often",
    "503": "The store does not answer; nothing was acknowledged",
}


def describe(paths: list[Path], version: str) -> dict[str, Any]:
    kinds: list[Any] = [requests.Error]
    for path in paths:
        kinds += [kind for kind in (path.takes, path.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    found = iter(schemas[1:])
    told: dict[str, Any] = {}
    for path in paths:
        takes = next(found) if path.takes is not None else None
        told.setdefault(path.path, {})[path.method.lower()] = _operation(path, takes, next(found))
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Backroom",
            "version": version,
            "description": "Tables of board games over HTTP. The WebSocket part is in docs/protocol.md.",
        },
        "paths": told,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "backroom"}},
        },
    }


def _operation(path: Path, takes: Any, gives: Any) -> dict[str, Any]:
    error = {"$ref": "#/components/schemas/Error"}
    answers: dict[str, Any] = {
        str(path.status): {"description": "Done", "content": {JSON: {"schema": gives}}},
    }
    for status, words in COMMON.items():
        answers[status] = {"description": words, "content": {JSON: {"schema": error}}}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path.path)
    ]
    for name, words, kind in path.asks:
        schema: dict[str, Any] = {"type": kind}
        if kind == "integer":
            schema |= {"minimum": 0, "maximum": 2**31}
        parameters.append({"name": name, "in": "query", "description": words, "schema": schema})
    operation: dict[str, Any] = {
        "summary": path.told,
        "operationId": f"{path.method.lower()}-{path.path.rsplit('/', 1)[-1].strip('{}')}",
        "responses": answers,
        "security": [{}, {"cookie": []}],
    }
    if parameters:
        operation["parameters"] = parameters
    if takes is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": takes}}}
    return operation
