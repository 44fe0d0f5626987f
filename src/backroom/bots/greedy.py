"""Bots that play at sight: what the game's ``heuristic.py`` likes best now, without looking ahead; one overlooks things."""

from __future__ import annotations

from collections.abc import Mapping

from backroom.bots.base import Bot
from backroom.bots.guidance import guidance
from backroom.engine.game import Game
from backroom.engine.heuristic import Heuristic
from backroom.engine.state import State


class Greedy(Bot):
    def __init__(self, game: Game, seed: int, style: Mapping[str, float] | None = None) -> None:
        super().__init__(game, seed)
        self.own = guidance(game).new(style) if style else None

    def think(self, state: State, seat: int) -> int:
        if self.own is not None:
            return self.own.best(state, seat, self.rng)
        if self.game.has("heuristic"):
            action: int = self.game.part("heuristic").best(state, seat, self.rng)
            if action >= 0:
                return action
        return self.anything(state, seat)

    def anything(self, state: State, seat: int) -> int:
        """Any legal action; all that there is where a game has no heuristic of its own."""
        actions = state.legal_actions(seat)
        return actions[self.rng.below(len(actions))]


class Easy(Greedy):
    """At sight, as somebody does who overlooks things: now and then the best action and half of the others are not seen. How
    often is the game's to say (engine/search_settings.py).
    """

    level = "easy"

    def __init__(
        self, game: Game, seed: int, style: Mapping[str, float] | None = None, mistakes: int | None = None
    ) -> None:
        super().__init__(game, seed, style)
        # in 100 actions
        self.mistakes: int = getattr(game.search, self.level) if mistakes is None else mistakes

    def think(self, state: State, seat: int) -> int:
        best = super().think(state, seat)
        if self.rng.below(100) >= self.mistakes:
            return best
        seen = [a for a in state.legal_actions(seat) if a != best and self.rng.below(2)]
        if not seen:
            return best
        heuristic = self.own or (
            getattr(self.game.part("heuristic"), "HEURISTIC", None) if self.game.has("heuristic") else None
        )
        if not isinstance(heuristic, Heuristic):
            return seen[self.rng.below(len(seen))]
        return heuristic.best_of(state, seat, seen)


class Beginner(Easy):
    """Overlooks things more often than not."""

    level = "beginner"
