"""Errors as the protocol says them: a key, facts, a rule id and a status, from whatever was raised."""

from __future__ import annotations

from typing import Any

from backroom.engine.errors import BackroomError, DataError, OptionError, RecordError, Refusal
from backroom.engine.outside import TooMuch
from backroom.store import StoreError
from backroom.table.table import TableError


def status_of(error: BackroomError) -> int:
    match error:
        case TableError():
            return error.status
        case StoreError():
            return 503
        case TooMuch():
            return 413 if error.what == "bytes" else 400
        case OptionError() | RecordError() | DataError():
            return 400
        case _:
            return 409


def error_of(error: BackroomError) -> dict[str, Any]:
    """The protocol's error object."""
    if isinstance(error, StoreError):
        # Why a store fails is for the log: it may name hosts and files.
        return {"key": "server-store-away", "rule": None, "facts": {}, "status": 503}
    rule = error.rule if isinstance(error, Refusal) else None
    return {"key": error.key, "rule": rule, "facts": error.facts, "status": status_of(error)}


def bad_request(field: str) -> TableError:
    return TableError(400, "server-bad-request", field=field[:100])
