"""Why a move, in the game's terms: what a coach, a hint, a review and a puzzle tell of it.

A game tells reasons in its reasons.py, of a view and a move's text: ``reasons(view, text)`` gives what the move comes to,
weightiest first; ``deed(view, text)`` the move itself as a choice; ``asks(view)`` what is to be decided now and what for;
``look(view, text)``, if it has it, where to look for that move without naming it: a puzzle's first hint.
They are given the view of the seat that moves (knowledge.py), never a State: no number can come from what the seat cannot
know. A reason is plain data: a message of the catalogues, its facts, and the places of the board where these numbers stand,
the weightiest first; ``a|b`` is a place that not every layout draws: the first of these that is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.engine import knowledge

if TYPE_CHECKING:
    from backroom.engine.game import Game
    from backroom.engine.state import State

Reason = dict[str, Any]
PART = "reasons"
MOST = 3  # reasons of a move that are told


def reason(key: str, *places: str, **facts: str | int) -> Reason:
    """One reason. Facts named as in a step (story.py ``SEAT_FACTS``) hold a seat's number: who reads puts the name."""
    return {"key": key, "facts": facts, "places": list(places)}


class Told:
    """What a game says of the position of one seat; nothing, where it has no reasons.py."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._part = game.part(PART) if game.has(PART) else None
        self._view = knowledge.view(game, state, seat) if self._part is not None else {}

    def why(self, text: str) -> list[Reason]:
        """What a move comes to, the weightiest first."""
        found: list[Reason] = self._part.reasons(self._view, text)[:MOST] if self._part is not None else []
        return found

    def deed(self, text: str) -> Reason | None:
        """The move as a choice."""
        found: Reason | None = self._part.deed(self._view, text) if self._part is not None else None
        return found

    def look(self, text: str) -> Reason:
        """Where to look for a move, without naming it."""
        if self._part is None or not hasattr(self._part, "look"):
            return reason("puzzle-look")
        found: Reason = self._part.look(self._view, text)
        return found

    def asks(self) -> Reason | None:
        """What the seat is to decide."""
        found: Reason | None = self._part.asks(self._view) if self._part is not None else None
        return found
