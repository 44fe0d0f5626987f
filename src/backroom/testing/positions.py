"""What every game's positions in tests share: members written into a State's bytes, moves as text, refusals.

``Scene`` knows no rules. It works compiled and plain alike, since it writes the State's bytes and not its members.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any, Generic, TypeVar

import pytest

from backroom import games
from backroom.engine.errors import Refusal
from backroom.engine.moves import play
from backroom.engine.state import CHANCE, State

S = TypeVar("S", bound=State)


def _flat(value: Any) -> list[int]:
    if isinstance(value, int):
        return [int(value)]
    return [number for item in value for number in _flat(item)]


class Scene(Generic[S]):
    """One game's positions. Seats go by their colours. ``lawful``: positions keep all laws, and moves are held to them."""

    def __init__(self, name: str, kind: type[S], lawful: bool = True) -> None:
        self.game = games.load(name)
        self.lawful = lawful
        # A position without its past cannot be drawn anew by what a seat has seen: texts are read by the position itself.
        self.reading = self.game if lawful else replace(self.game, hidden=False)
        self.places: dict[str, tuple[int, int]] = {}  # of a member in the bytes: its first int16 and how many
        at = 0
        for member, *shape in kind.FIELDS:
            self.places[member] = (at, math.prod(shape))
            at += math.prod(shape)

    def seat(self, name: str) -> int:
        return self.game.colours.index(name)

    def put(self, state: S, **members: Any) -> S:
        """Write members of a State."""
        raw = bytearray(state.to_bytes())
        for name, value in members.items():
            at, count = self.places[name]
            numbers = _flat(value)
            assert len(numbers) == count, name
            for i, number in enumerate(numbers):
                raw[2 * (at + i) : 2 * (at + i) + 2] = number.to_bytes(2, "little", signed=True)
        state.load_bytes(bytes(raw))
        return state

    def do(self, state: S, who: str, *texts: str) -> S:
        """Play moves of one seat, or of chance."""
        for text in texts:
            play(self.reading, state, CHANCE if who == "chance" else self.seat(who), text)
            assert not self.lawful or state.laws() == []
        return state

    def moves(self, state: S, who: str) -> list[str]:
        """Every whole legal move of a seat as text."""
        found: list[str] = self.game.part("notation").moves(state, self.seat(who))
        return found

    def words(self, state: S, who: str) -> set[str]:
        """The kinds of moves a seat has."""
        return {move.split()[0] for move in self.moves(state, who)}

    def targets(self, state: S, who: str, word: str) -> list[str]:
        """What may follow this word, in the order of the list."""
        return [move.split(" ", 1)[1] for move in self.moves(state, who) if move.split()[0] == word]

    def refused(self, state: S, who: str, text: str) -> Refusal:
        """The refusal that a move meets; the State is the same after it."""
        before = state.to_bytes()
        with pytest.raises(Refusal) as caught:
            play(self.reading, state, self.seat(who), text)
        assert state.to_bytes() == before
        return caught.value

    def refusal(self, state: S, who: str, text: str) -> str:
        """The key of the refusal of a move, which names its rule."""
        met = self.refused(state, who, text)
        assert met.rule in met.key or not met.key.startswith("refuse-")
        return met.key.removeprefix("refuse-")

    def view(self, state: S, who: str | None = None) -> dict[str, Any]:
        """What a seat sees; None: a spectator."""
        found: dict[str, Any] = self.game.part("view").view(state, None if who is None else self.seat(who))
        return found
