"""What an event of Guildes changes between taking and counting: cards are put aside and dealt back (GU-43), or played open
one after the other (GU-42). Everyone acts at the same time, then chance; or one seat after the other.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.guildes.rules.play import Play
from backroom.games.guildes.schema import A_BACK, A_FIRST, KINDS, N_BACK, N_FIRST, N_TURN


class Events(Play):
    """N_ASIDE, N_BACK; N_FIRST, N_TURN."""

    # ---- redistribution (GU-43) -------------------------------------------------------------------------------------

    def aside_apply(self, seat: int, kind: int) -> None:
        if self.choose(seat, kind):
            self.all_aside()

    def all_aside(self) -> None:
        """GU-43: what was put aside is shuffled and dealt back."""
        for p in range(self.players):
            k = self.chosen[p][0]
            self.chosen[p][0] = -1
            self.hand[p][k] -= 1
            self.limbo[k] += 1
            self.aside[p] = k
        self.mixed = self.round
        self.turn = 0
        self.node = N_BACK

    # ---- chance: a card dealt back, or who is first -----------------------------------------------------------------

    def event_legal(self, out: Row) -> int:
        if self.node == N_BACK:
            return self.list_cards(A_BACK + self.turn * KINDS, self.limbo, -1, out)
        for p in range(self.players):
            out[p] = A_FIRST + p
        return self.players

    def event_apply(self, action: int) -> None:
        if self.node == N_FIRST:
            self.first = action - A_FIRST
            self.turn = self.first
            self.node = N_TURN
            return
        k = action - A_BACK - self.turn * KINDS
        self.limbo[k] -= 1
        self.hand[self.turn][k] += 1
        self.got[self.turn] = k
        self.turn += 1
        if self.turn == self.players:
            self.start_play()

    # ---- cards played in turn (GU-42) -------------------------------------------------------------------------------

    def play_open(self, kind: int) -> None:
        """GU-42: one card, open, then the seat to the right."""
        self.hand[self.turn][kind] -= 1
        self.lay(self.turn, kind)
        self.turn = (self.turn + self.players - 1) % self.players
        if self.turn == self.first:
            self.first = (self.first + self.players - 1) % self.players
            self.turn = self.first
            self.step += 1
            if self.step == self.need():
                self.play_done()
