"""What a store is: an append-only log for each table, durable when acknowledged, and a small index to find
tables.

Leaves the meaning of an entry to the layers above: here it is bytes with a table and a number.
"""

from __future__ import annotations

import abc
import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from backroom.engine.errors import BackroomError

Heard = Callable[[Sequence[tuple[str, int]]], None]


class StoreError(BackroomError):
    """Parent of what a store can answer instead of yes."""


class Conflict(StoreError):
    """This number of this table is already written, or the one before it is not: somebody else was first."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__("server-conflict", {"table": table, "seq": seq})


class StoreAway(StoreError):
    """The store does not answer, or could not write. Whether the entry is in the log is unknown until it is
    read.
    """

    def __init__(self, why: str) -> None:
        super().__init__("server-store-away", {"why": why})


class StoreNewer(StoreError):
    """The store was written by a newer program."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__("server-store-newer", {"found": found, "known": known})


class StoreUnusable(StoreError):
    """The address is not a store, or cannot be opened."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__("server-store-unusable", {"where": where, "why": why})


class StoreBusy(StoreError):
    """Another server has the file."""

    def __init__(self, where: str) -> None:
        super().__init__("server-store-busy", {"where": where})


class StoreDamaged(StoreError):
    """What the store holds is not what was written."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__("server-store-damaged", {"where": where, "why": why})


class StoreNoDriver(StoreError):
    """The store's driver is not installed."""

    def __init__(self, driver: str, extra: str) -> None:
        super().__init__("server-store-driver", {"driver": driver, "extra": extra})


@dataclass(frozen=True, slots=True)
class Index:
    """What can be asked about a table without reading its log. Always derived from the log, written with its entry."""

    status: str  # open, playing, over
    public: bool
    made: int  # ms since 1970
    due: int | None  # ms: when somebody must look at the table though nobody asks (clock, bot, idleness)
    summary: bytes  # JSON, for lists
    members: tuple[str, ...]  # identities with a seat, and the host
    gone: tuple[str, ...] = ()  # identities that were members until this entry


@dataclass(frozen=True, slots=True)
class Row:
    """A table in a list."""

    table: str
    status: str
    due: int | None
    summary: bytes


class Store(abc.ABC):
    """One log a table. All methods are for the event loop that opened the store."""

    shared = False  # whether other processes may write to it too

    @abc.abstractmethod
    def append(self, table: str, seq: int, entry: bytes, index: Index | None = None) -> asyncio.Future[None]:
        """Done when entry ``seq`` is durable; ``Conflict`` when that number is taken or would leave a hole."""

    @abc.abstractmethod
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after a number, in order; [] for a table nobody made."""

    @abc.abstractmethod
    async def lobby(self, limit: int) -> list[Row]:
        """Public tables that are open or being played, newest first."""

    @abc.abstractmethod
    async def of_member(self, who: str, limit: int) -> list[Row]:
        """Tables of one identity, newest first."""

    @abc.abstractmethod
    async def due(self, now: int, limit: int) -> list[Row]:
        """Tables whose time has come, the longest waiting first."""

    @abc.abstractmethod
    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""

    @abc.abstractmethod
    async def tables(self) -> list[Row]:
        """Every table, oldest first (for exports and checks, not for serving)."""

    @abc.abstractmethod
    async def secret(self, name: str) -> bytes:
        """32 random bytes kept under a name, drawn when first asked for; the same for all processes of one
        store.
        """

    @abc.abstractmethod
    async def backup(self, path: Path) -> int:
        """Write a consistent copy as a new SQLite file, durable; how many entries it holds."""

    def readable_by_others(self) -> list[Path]:
        """Files of the store that more than their owner may read or write."""
        return []

    @abc.abstractmethod
    async def ready(self) -> bool:
        """Whether the store answers and can write now: found out by writing, not by asking."""

    @abc.abstractmethod
    async def close(self) -> None:
        """Write what is queued, then let go."""

    @abc.abstractmethod
    async def listen(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        """Call ``heard`` with what other processes append and ``lost`` when some of it may have been missed.

        A store of one process has nothing to tell.
        """
