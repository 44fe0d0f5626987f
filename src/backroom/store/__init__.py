"""Where the logs of tables live: SQLite in one file by default, PostgreSQL by an address. Knows no game and no table."""

from __future__ import annotations

from pathlib import Path

from backroom.store.base import (
    Conflict,
    Index,
    Row,
    Store,
    StoreAway,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreNewer,
    StoreNoDriver,
    StoreUnusable,
)

__all__ = [
    "Conflict",
    "Index",
    "Row",
    "Store",
    "StoreAway",
    "StoreBusy",
    "StoreDamaged",
    "StoreError",
    "StoreNewer",
    "StoreNoDriver",
    "StoreUnusable",
    "open_store",
]


async def open_store(address: str, alone: bool = True) -> Store:
    """A store by its address: ``postgresql://…``, or a path (``sqlite:///path`` works too)."""
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from backroom.store.postgres import PostgresStore
        except ImportError as error:
            raise StoreNoDriver("asyncpg", "postgres") from error
        return await PostgresStore.open(address)
    from backroom.store.sqlite import SqliteStore

    path = Path(address.removeprefix("sqlite:///")).expanduser()
    return await SqliteStore.open(path, alone)
