"""The random bot: any legal action, all alike."""

from __future__ import annotations

from backroom.bots.base import Bot
from backroom.engine.state import State


class RandomBot(Bot):
    def think(self, state: State, seat: int) -> int:
        actions = state.legal_actions(seat)
        return actions[self.rng.below(len(actions))]
