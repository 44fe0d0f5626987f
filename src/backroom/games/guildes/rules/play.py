"""The play of Guildes (GU-21, GU-22, GU-44, GU-45). Everyone acts at the same time: a card, or two, put down in secret."""

from __future__ import annotations

from backroom.engine.schema import Row, c_types
from backroom.games.guildes.rules.tricks import Tricks
from backroom.games.guildes.schema import A_PLAY, FACEDOWN, KINDS, N_FIRST, N_PLAY, PAIRS, TURNS


class Play(Tricks):
    """N_PLAY."""

    def start_play(self) -> None:
        self.step = 0
        self.size = 1
        self.turn = 0
        if self.active() == TURNS:
            self.node = N_FIRST
        else:
            self.node = N_PLAY
            self.next_step()

    def next_step(self) -> None:
        self.size = 1
        if self.active() == PAIRS:  # GU-44: 2-1-2 …, or 1-2-1 … where that adds up
            two = 0 if self.need() % 3 == 2 else 1
            if self.step % 3 == two:
                self.size = 2
        self.open = self.everyone()

    @c_types(n=int)
    def play_legal(self, seat: int, out: Row) -> int:
        """Two cards of one step (GU-44) have no order: the second comes after the first, which leaves room for it."""
        first = self.chosen[seat][0]
        if first >= 0:
            n = 0
            for k in range(first, KINDS):
                out[n] = A_PLAY + k
                n += self.hand[seat][k] > (k == first)
            return n
        n = self.list_cards(A_PLAY, self.hand[seat], -1, out)
        if self.size == 2 and self.hand[seat][out[n - 1] - A_PLAY] == 1:
            n -= 1
        return n

    def play_apply(self, seat: int, kind: int) -> None:
        if self.size == 2:
            if self.chosen[seat][0] < 0:
                self.chosen[seat][0] = kind
                return
            self.chosen[seat][1] = kind
            kind = self.chosen[seat][0]
        if self.choose(seat, kind):
            self.all_played()

    @c_types(down=bool)
    def all_played(self) -> None:
        """GU-21, GU-45: what everyone put down is revealed, or stays down until the next."""
        down = self.active() == FACEDOWN
        for p in range(self.players):
            for i in range(self.size):
                k = self.chosen[p][i]
                self.chosen[p][i] = -1
                self.hand[p][k] -= 1
                if down:
                    if self.down[p] >= 0:
                        self.lay(p, self.down[p])
                    self.down[p] = k
                else:
                    self.lay(p, k)
        self.step += self.size
        if self.step < self.need():
            self.next_step()
            return
        if down:
            for p in range(self.players):
                self.lay(p, self.down[p])
                self.down[p] = -1
        self.play_done()

    def play_done(self) -> None:
        self.step = 0
        self.first = -1
        if self.tricks:
            self.letter = 0
            self.next_trick()
            return
        for p in range(self.players):  # GU-22
            self.throw_away(p)
        self.count()
