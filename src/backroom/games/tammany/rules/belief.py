"""What a seat of Tammany Hall may believe: the bids of others are all that it cannot know (TH-54). The bag's order is drawn
when it is needed.
"""

from __future__ import annotations

from backroom.engine.rng import Rng
from backroom.games.tammany.rules.election import Election
from backroom.games.tammany.schema import COLOURS, N_BID


class Belief(Election):
    """Sealed bids."""

    def determinise_raw(self, seat: int, rng: Rng) -> None:
        if self.node != N_BID:
            return
        for p in range(self.players):
            if p != seat and self.asked >> p & 1:
                c = self.next_bid(p, 0)
                while c < self.bid_step[p]:
                    self.poll_bids[self.poll][p][c] = rng.pick(self.chips[p][c] + 1)
                    c = self.next_bid(p, c + 1)

    def bid(self, ward: int, seat: int) -> list[int]:
        """A seat's bid by colour in a ward. Secret while that ward is at the polls: view.py guards it."""
        return [self.poll_bids[ward][seat][c] for c in range(COLOURS)]
