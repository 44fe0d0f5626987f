"""The draft of Guildes (GU-20, GU-24, GU-25). Everyone acts at the same time: a card is taken, the packet passed on; the
last card goes by itself. What was chosen can be taken back while others still choose.
"""

from __future__ import annotations

from backroom.games.guildes.rules.events import Events
from backroom.games.guildes.schema import N_ASIDE, N_LAST, N_PLAY, N_TAKE, REDISTRIBUTION


class Draft(Events):
    """N_TAKE, N_LAST."""

    def take_apply(self, seat: int, kind: int) -> None:
        if self.choose(seat, kind):
            self.all_taken()

    def all_taken(self) -> None:
        """GU-20: the cards are taken, the packets passed on."""
        for p in range(self.players):
            k = self.chosen[p][0]
            self.chosen[p][0] = -1
            self.packet[self.at[p]][k] -= 1
            self.hand[p][k] += 1
            self.taken[self.round][p][self.step] = k
        self.step += 1
        self.pass_on()
        if self.step == self.cards.dealt[self.players] - 1:
            self.node = N_LAST  # GU-25
        else:
            self.open = self.everyone()

    def pass_on(self) -> None:
        last = self.players - 1
        if self.way(self.round) > 0:
            b = self.at[last]
            p = last
            while p > 0:
                self.at[p] = self.at[p - 1]
                p -= 1
            self.at[0] = b
        else:
            b = self.at[0]
            for p in range(last):
                self.at[p] = self.at[p + 1]
            self.at[last] = b

    def take_last(self) -> None:
        for p in range(self.players):
            row = self.packet[self.at[p]]
            k = 0
            while row[k] == 0:
                k += 1
            row[k] = 0
            self.hand[p][k] += 1
            self.taken[self.round][p][self.step] = k
        for p in range(self.players):
            self.at[p] = p
        if self.active() == REDISTRIBUTION:
            self.open = self.everyone()
            self.node = N_ASIDE
        else:
            self.start_play()

    # ---- taking back, here and in the play (GU-24) ------------------------------------------------------------------

    def can_retract_raw(self, seat: int) -> bool:
        return N_TAKE <= self.node <= N_PLAY and self.open >> seat & 1 == 0

    def retract_raw(self, seat: int) -> None:
        self.chosen[seat][0] = -1
        self.chosen[seat][1] = -1
        self.open |= 1 << seat
