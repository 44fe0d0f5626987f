"""Bots that play at sight: what the game's ``heuristic.py`` likes best now, without looking ahead; one with mistakes."""

from __future__ import annotations

from backroom.bots.base import Bot
from backroom.engine.state import State


class Greedy(Bot):
    def think(self, state: State, seat: int) -> int:
        if self.game.has("heuristic"):
            action: int = self.game.part("heuristic").best(state, seat, self.rng)
            if action >= 0:
                return action
        return self.anything(state, seat)

    def anything(self, state: State, seat: int) -> int:
        """Any legal action; all that there is where a game has no senses of its own."""
        actions = state.legal_actions(seat)
        return actions[self.rng.below(len(actions))]


class Easy(Greedy):
    """At sight, as a beginner does who overlooks things: now and then any legal action will do."""

    mistakes = 15  # in 100 actions

    def think(self, state: State, seat: int) -> int:
        if self.rng.below(100) < self.mistakes:
            return self.anything(state, seat)
        return super().think(state, seat)
