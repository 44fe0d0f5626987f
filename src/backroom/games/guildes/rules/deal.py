"""A round of Guildes begins (GU-10 to GU-16, GU-50). Chance acts: it deals the packets, turns up the event, gives out dirty
tricks.
"""

from __future__ import annotations

from backroom.engine.schema import Row, c_types
from backroom.games.guildes.rules.hands import Hands
from backroom.games.guildes.schema import *


class Deal(Hands):
    """N_DEAL, N_EVENT, N_TRICKS."""

    def begin(self) -> None:
        for k in range(KINDS):
            self.deck[k] = self.in_play(k)
        self.events_left = 63
        self.mixed = -1
        for r in range(ROUNDS):
            self.event[r] = -1
            self.kept[r] = -1
            self.refused[r] = -1
            self.lost[r][0] = -1
            self.lost[r][1] = -1
            self.lost_seat[r] = -1
            self.returned[r] = -1
            for p in range(SEATS):
                self.trick[r][p] = -1
        for p in range(SEATS):
            self.chosen[p][0] = -1
            self.chosen[p][1] = -1
            self.down[p] = -1
            self.aside[p] = -1
            self.got[p] = -1
        self.start_round()

    def start_round(self) -> None:
        self.turn = 0
        self.step = 0
        self.first = -1
        self.shielded = 0
        for p in range(SEATS):
            self.at[p] = p
        for m in range(4):
            self.mark_seat[m] = -1
            self.mark_sign[m] = 0
        self.node = N_DEAL

    @c_types(n=int)
    def deal_legal(self, out: Row) -> int:
        if self.node == N_DEAL:
            return self.list_cards(A_DEAL + self.turn * KINDS, self.deck, -1, out)
        n = 0
        if self.node == N_EVENT:
            for e in range(EVENTS):
                out[n] = A_EVENT + e
                n += self.events_left >> e & 1
            return n
        free = 255 if self.players == 3 else 511  # GU-50
        for p in range(self.turn):
            free &= ~(1 << self.trick[self.round][p])
        if self.round > 0:
            free &= ~(1 << self.trick[self.round - 1][self.turn])
        for t in range(TRICKS):
            out[n] = A_TRICK + self.turn * TRICKS + t
            n += free >> t & 1
        return n

    def deal_apply(self, action: int) -> None:
        if self.node == N_DEAL:
            self.deal(action - A_DEAL - self.turn * KINDS)
        elif self.node == N_EVENT:
            self.event[self.round] = action - A_EVENT
            self.events_left &= ~(1 << (action - A_EVENT))
            self.open = self.everyone()
            self.node = N_TRICKS if self.tricks else N_TAKE  # GU-16: then the first choice
        else:
            self.give_trick(action - A_TRICK - self.turn * TRICKS)

    def deal(self, kind: int) -> None:
        self.deck[kind] -= 1
        self.packet[self.turn][kind] += 1
        self.step += 1
        if self.step == self.cards.dealt[self.players]:
            self.step = 0
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
                self.node = N_EVENT

    def give_trick(self, trick: int) -> None:
        self.trick[self.round][self.turn] = trick
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
            self.node = N_TAKE
