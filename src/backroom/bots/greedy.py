"""The greedy bot: what the game's ``sense.py`` likes best now, without looking ahead."""

from __future__ import annotations

from backroom.bots.base import Bot
from backroom.engine.state import State


class Greedy(Bot):
    def think(self, state: State, seat: int) -> int:
        action: int = self.game.part("sense").best(state, seat, self.rng)
        return action
