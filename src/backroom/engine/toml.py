"""Reads TOML strictly: every field is asked for by type and range, and what is left over is an error that names it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from typing import Any, TypeVar

from backroom.engine.errors import DataError
from backroom.engine.outside import read_toml

T = TypeVar("T", int, str)
SHOWN = 200  # letters of a wrong value, in the error that tells of it


def _place(told: str) -> dict[str, int]:
    """Where a text stops being TOML: the parser says why in English alone, so that catalogues tell the place. 0: nowhere."""
    at = re.search(r"at line (\d+), column (\d+)", told)
    return {"line": int(at[1]), "column": int(at[2])} if at else {"line": 0, "column": 0}


class Reader:
    """One table of a file. ``path`` names it in errors, as ``ward[3]``."""

    def __init__(self, values: dict[str, Any], path: str = "") -> None:
        self.values = values
        self.path = path
        self.asked: set[str] = set()
        self._tables: dict[str, Reader] = {}

    @classmethod
    def from_bytes(cls, raw: bytes, file: str) -> Reader:
        try:
            return cls(read_toml(raw))
        except tomllib.TOMLDecodeError as error:
            raise DataError("", "data-unreadable", {"file": file, **_place(str(error))}) from None

    def field(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def wrong(self, name: str, wanted: str, /, **facts: str | int) -> DataError:
        """The error for a field whose value does not fit; ``wanted`` is the kind of value, which catalogues put in words."""
        value = str(self.values.get(name))[:SHOWN]
        return DataError(self.field(name), "data-field-value", {"value": value, "wanted": wanted, **facts})

    def not_one_of(self, name: str, choices: Iterable[str]) -> DataError:
        """The error for a word that is none of these."""
        return self.wrong(name, "choice", expected=", ".join(choice or '""' for choice in choices))

    def of_game(self, name: str) -> None:
        """``DataError`` when the file says that it is of another game; files need not say whose they are."""
        value = self.values.get("game", name)
        self.asked.add("game")
        if value != name:
            raise DataError("game", "data-other-game", {"other": str(value)[:SHOWN], "game": name})

    def get(self, name: str) -> Any:
        self.asked.add(name)
        if name not in self.values:
            raise DataError(self.field(name), "data-field-missing")
        return self.values[name]

    def whole(self, name: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(name, "whole", low=low, high=high)
        return value

    def one_of(self, name: str, choices: tuple[str, ...]) -> str:
        value = self.get(name)
        if value not in choices:
            raise self.not_one_of(name, choices)
        return str(value)

    def text(self, name: str) -> str:
        value = self.get(name)
        if not isinstance(value, str):
            raise self.wrong(name, "text")
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.values.get(name, default)
        self.asked.add(name)
        if not isinstance(value, bool):
            raise self.wrong(name, "flag")
        return value

    def list_of(
        self, name: str, kind: type[T], length: int | None = None, within: range | None = None
    ) -> list[T]:
        """A list of ints or texts, of a length and within a range where those are given."""
        value = self.get(name)
        good = isinstance(value, list) and all(type(item) is kind for item in value)
        if good and length is not None:
            good = len(value) == length
        if good and within is not None:
            good = all(item in within for item in value)
        if not good:
            count = -1 if length is None else length
            if kind is int and within is not None:
                raise self.wrong(name, "numbers", count=count, low=within[0], high=within[-1])
            raise self.wrong(name, "list", count=count)
        return list(value)

    def table(self, name: str) -> Reader:
        """A table inside this one; the same Reader each time."""
        if name not in self._tables:
            value = self.get(name)
            if not isinstance(value, dict):
                raise self.wrong(name, "table", name=name)
            self._tables[name] = Reader(value, self.field(name))
        return self._tables[name]

    def tables(self, name: str) -> list[Reader]:
        """An array of tables."""
        value = self.get(name)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.wrong(name, "tables", name=name)
        return [Reader(item, f"{self.field(name)}[{i + 1}]") for i, item in enumerate(value)]

    def done(self) -> None:
        """``DataError`` for a field that nobody asked for, here or in a table inside."""
        for name in self.values:
            if name not in self.asked:
                raise DataError(self.field(name), "data-field-unknown")
        for inner in self._tables.values():
            inner.done()
