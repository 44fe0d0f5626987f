"""A count of Guildes (GU-30 to GU-33, GU-41). Nobody acts: the guilds pay, and the next round begins."""

from __future__ import annotations

from backroom.engine.schema import Row, c_types
from backroom.games.guildes.rules.deal import Deal
from backroom.games.guildes.schema import GUILDS, MILITIA, N_OVER, TIES


class Count(Deal):
    """After the play and the dirty tricks of a round."""

    def marked(self, kind: int, seat: int) -> int:
        """GU-57: a seat's cards of a kind as this count takes them."""
        cards = self.tableau[seat][kind]
        if kind >= 6 and kind < MILITIA and self.mark_seat[kind - 6] == seat:
            cards += self.mark_sign[kind - 6]
        return cards if cards > 0 else 0

    @c_types(place=int, level=int)
    def pay(self, kind: int, count: int, ties: bool, cards: Row, out: Row) -> None:
        """Add what a guild pays at a count to ``out`` (GU-30, GU-31, GU-41); ``cards`` by seat."""
        pays = self.cards.pays[kind][count]
        out_of_it = 0
        if ties:
            for p in range(self.players):
                for q in range(p):
                    if cards[p] == cards[q]:
                        out_of_it |= 1 << p | 1 << q
        for p in range(self.players):
            if cards[p] == 0 or out_of_it >> p & 1:
                continue
            place = 0
            level = 0
            for q in range(self.players):
                if out_of_it >> q & 1 == 0:
                    place += cards[q] > cards[p]
                    level += cards[q] == cards[p]
            total = 0
            for i in range(level):
                if place + i < 4:
                    total += pays[place + i]
            out[p] += total // level

    @c_types(ties=bool)
    def count(self) -> None:
        r = self.round
        ties = self.active() == TIES
        for k in range(GUILDS):
            for p in range(self.players):
                self.counted[k][p] = self.marked(k, p)
            self.pay(k, r, ties, self.counted[k], self.votes[r])
        for p in range(self.players):  # GU-32
            self.counted[MILITIA][p] = self.tableau[p][MILITIA]
            self.votes[r][p] += self.tableau[p][MILITIA] * self.cards.militia_votes
        self.counts = r + 1
        if r == 2:
            self.node = N_OVER
        else:
            self.round += 1
            self.start_round()

    def points_of(self, seat: int) -> int:
        return self.votes[0][seat] + self.votes[1][seat] + self.votes[2][seat]

    def order_of(self, a: int, b: int) -> int:
        """GU-33."""
        return self.points_of(a) - self.points_of(b)
