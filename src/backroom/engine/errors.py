"""Errors by cause. Each carries a message key and facts, so that any reader can say it in its own language.

The English text given to ``Exception`` is for logs and debugging only; people read the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping

Facts = Mapping[str, "str | int"]


class BackroomError(Exception):
    """Parent of everything that bad input can cause. ``key`` is a message of the catalogues, ``facts`` its variables."""

    def __init__(self, key: str, facts: Facts | None = None) -> None:
        self.key = key
        self.facts: dict[str, str | int] = dict(facts or {})
        super().__init__(key, self.facts)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key


class ParseError(BackroomError):
    """The text is not a move of this game at all."""


class IllegalAction(BackroomError):
    """An action that is not among the legal ones; says nothing about why (see ``Refusal``)."""


class Refusal(BackroomError):
    """A move that a rule forbids. ``rule`` is the id of that rule."""

    def __init__(self, rule: str, facts: Facts | None = None, variant: str = "", key: str = "") -> None:
        self.rule = rule
        super().__init__(key or f"refuse-{rule}" + (f"-{variant}" if variant else ""), facts)


class RecordError(BackroomError):
    """A stored game that cannot be read or does not replay."""


class OptionError(BackroomError):
    """An unknown option, a value it cannot have, or a number of players the game is not for."""


class GameError(BackroomError):
    """A game that declares what the engine cannot do, or that is not what it declares."""


class DataError(BackroomError):
    """A file of printed facts that does not hold together; ``field`` names the place."""

    def __init__(self, field: str, key: str, facts: Facts | None = None) -> None:
        self.field = field
        super().__init__(key, {"field": field, **(facts or {})})
