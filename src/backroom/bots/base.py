"""What a bot is. The seam to knowledge is here: a bot's ``think`` never sees the State as it is."""

from __future__ import annotations

from backroom.engine.game import Game
from backroom.engine.rng import Rng
from backroom.engine.state import State


class Bot:
    """Chooses for one seat. The same knowledge and seed give the same choice."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> int:
        """One legal action of the seat, chosen from a State that it could be in."""
        return self.think(state.determinise(seat, self.rng), seat)

    def move(self, state: State, seat: int) -> tuple[int, ...]:
        """A whole move of the seat, as actions; the State is not changed."""
        work = state.determinise(seat, self.rng)
        actions: list[int] = []
        while True:
            action = self.think(work, seat)
            actions.append(action)
            work.apply(action, seat)
            if not work.mid_move(seat):
                return tuple(actions)

    def think(self, state: State, seat: int) -> int:
        """The choice on a State that the seat could be in."""
        raise NotImplementedError
