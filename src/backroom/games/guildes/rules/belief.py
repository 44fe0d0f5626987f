"""What a seat of Guildes may believe (GU-70 to GU-74): what it has not seen is drawn anew, and all it has seen still holds.

Every card whose place the seat does not know goes into a slot (``gather``), what others have shown is what they must have
had (``expect``), guess.py fills the slots, and the position is written anew from them (``settle``).
"""

from __future__ import annotations

import cython

from backroom.engine.rng import Rng
from backroom.engine.schema import c_types
from backroom.games.guildes.rules.guess import add, clear, drawn, empty, fill, place_shown, satisfy
from backroom.games.guildes.rules.taste import Taste
from backroom.games.guildes.schema import *


class Belief(Taste):
    """Hidden cards: packets, hands, choices, discards, the deck."""

    def determinise_raw(self, seat: int, rng: Rng) -> None:
        """What this seat has not seen is drawn anew, so that all it has seen still holds. See guess.py."""
        self.draw_anew(seat, False, rng)

    def believe_raw(self, seat: int, rng: Rng) -> None:
        """The same by what the others took: see taste.py."""
        self.draw_anew(seat, True, rng)

    def draw_anew(self, seat: int, sharp: bool, rng: Rng) -> None:
        if cython.compiled:
            room = cython.declare(Guess)
            self.imagine(cython.address(room), seat, sharp, rng)
        else:
            self.imagine(Guess(), seat, sharp, rng)

    def imagine(self, g: Guess, seat: int, sharp: bool, rng: Rng) -> None:
        """Guess until a guess fits. In a game that was played one always does, mostly the first; a position whose past
        cannot have been is left as it is, and ``rng.lost`` says so.
        """
        for _ in range(GUESSES):
            clear(g)
            self.gather(g, seat)
            self.mix(g, seat, rng)
            self.expect(g, seat, rng)
            empty(g)
            place_shown(g, rng)
            if sharp:
                self.fill_by_taste(g, rng)
            fill(g, rng)
            if satisfy(g, rng):
                self.settle(g, seat, rng)
                return
        rng.lost = True

    def drafted(self, round: int) -> int:
        """Cards that each seat has taken in a round."""
        if round == self.round:
            if self.node <= N_TRICKS:
                return 0
            if self.node == N_TAKE or self.node == N_LAST:
                return self.step
        return self.cards.dealt[self.players]

    # ---- what is not known ------------------------------------------------------------------------------------------

    def gather(self, g: Guess, seat: int) -> None:
        """Every card whose place this seat does not know, in slots."""
        for k in range(KINDS):
            g.unseen[k] = self.deck[k]
        for r in range(self.round + 1):
            held = self.at[seat] if seat >= 0 and r == self.round else -1
            for b in range(self.players):
                self.gather_packet(g, seat, r, b, held)

    def gather_packet(self, g: Guess, seat: int, round: int, packet: int, held: int) -> None:
        """A packet's cards in the order in which they were taken. From one look at it to the next its cards are known."""
        way = self.way(round)
        group = 0
        q = packet
        for t in range(self.drafted(round)):
            if q == seat:
                group = g.n + 1
            else:
                add(g, self.taken[round][q][t], group, round * SEATS + q, round, q, t)
            q = (q + way + self.players) % self.players
        if packet != held and round == self.round:
            for k in range(KINDS):
                for _ in range(self.packet[packet][k]):
                    add(g, k, group, -1, round, -1, packet)

    def received(self) -> int:
        """GU-43: how many seats, from the first, have got a card back."""
        return self.turn if self.node == N_BACK else self.players

    @c_types(knows=bool)
    def mix(self, g: Guess, seat: int, rng: Rng) -> None:
        """GU-43: who got whose card is drawn: the giver's slot becomes the receiver's."""
        if self.mixed < 0:
            return
        n = self.players
        for p in range(n):
            g.giver[p] = p
        for p in range(n):
            q = p + rng.pick(n - p)
            x = g.giver[p]
            g.giver[p] = g.giver[q]
            g.giver[q] = x
        knows = 0 <= seat < self.received()
        if knows and g.giver[seat] == seat and self.aside[seat] != self.got[seat]:
            q = (seat + 1) % n
            g.giver[seat] = g.giver[q]
            g.giver[q] = seat
        for p in range(n):
            owner = self.mixed * SEATS + p if p < self.received() else -1
            giver = g.giver[p]
            if giver == seat:
                if owner >= 0:
                    g.fixed[owner][self.aside[seat]] += 1
                continue
            found = 0
            slot = 0
            for i in range(g.n):
                if g.round[i] == self.mixed and g.seat[i] == giver:
                    found += 1
                    if rng.pick(found) == 0:
                        slot = i
            g.owner[slot] = owner
            g.away[slot] = 1
            if knows and p == seat:
                g.need[owner][self.got[seat]] += 1

    def expect(self, g: Guess, seat: int, rng: Rng) -> None:
        """What everyone has shown must have come from somewhere."""
        for r in range(self.round + 1):
            for p in range(self.players):
                if p != seat:
                    for k in range(KINDS):
                        g.need[r * SEATS + p][k] += self.shown[r][p][k]
        for r in range(self.round + 1):
            drawer = self.drawer(r)
            if drawer >= 0:
                self.expect_pile(g, seat, r, drawer, rng)

    @c_types(drawing=bool)
    def drawer(self, round: int) -> int:
        """Who has drawn (or is drawing) from the discards in a round (GU-55); -1 nobody."""
        drawing = round == self.round and (self.node == N_DRAWN or self.node == N_KEEP)
        for p in range(self.players):
            if self.trick[round][p] == DRAW and (drawing or self.kept[round] >= 0):
                return p
        return -1

    @c_types(lack=int)
    def expect_pile(self, g: Guess, seat: int, round: int, drawer: int, rng: Rng) -> None:
        """GU-55: what was drawn lay among the discards, so somebody had thrown it away."""
        hand = self.cards.dealt[self.players]
        for k in range(KINDS):
            lack = -self.pile_at(round, k, seat)
            if drawer == seat:
                lack += (self.refused[round] == k) + (self.limbo[k] if self.kept[round] < 0 else 0)
            for r in range(round + 1):
                for p in range(self.players):
                    if p != seat and self.thrown_before(r, p, round):
                        lack -= g.need[r * SEATS + p][k] - self.shown[r][p][k]
            while lack > 0:
                found = 0
                chosen = 0
                for r in range(round + 1):
                    for p in range(self.players):
                        if p != seat and self.thrown_before(r, p, round):
                            room = hand
                            for j in range(KINDS):
                                room -= g.need[r * SEATS + p][j]
                            if room > 0:
                                found += 1
                                if rng.pick(found) == 0:
                                    chosen = r * SEATS + p
                g.need[chosen][k] += 1
                lack -= 1

    @c_types(n=int)
    def unplayed(self, round: int, seat: int, kind: int) -> int:
        """Cards of a kind that a seat took in a round and did not play; face-down ones among them."""
        n = -self.shown[round][seat][kind]
        for t in range(self.drafted(round)):
            n += self.taken[round][seat][t] == kind
        if self.mixed == round:
            n += (self.got[seat] == kind) - (self.aside[seat] == kind)
        return n

    def thrown_before(self, round: int, seat: int, draw_round: int) -> bool:
        """Whether a seat's unplayed cards of a round were discards when D drew in another (or the same) round."""
        if round < draw_round:
            return True
        return self.cards.letter[self.trick[round][seat]] < self.cards.letter[DRAW]

    @c_types(n=int)
    def pile_at(self, round: int, kind: int, only: int) -> int:
        """Discards of a kind after D's draw in a round, less the card it played; of the hands only one seat's, -2: all."""
        n = 0
        letter = self.cards.letter
        for r in range(round + 1):
            for p in range(self.players):
                if (only == -2 or p == only) and self.thrown_before(r, p, round):
                    n += self.unplayed(r, p, kind)
            if r < round or letter[SACRIFICE] < letter[DRAW]:
                n += (self.lost[r][0] == kind) + (self.lost[r][1] == kind)
            if r < round or letter[EXCHANGE] < letter[DRAW]:
                n += self.returned[r] == kind
            n -= self.kept[r] == kind
        return n

    # ---- the position written anew ----------------------------------------------------------------------------------

    def settle(self, g: Guess, seat: int, rng: Rng) -> None:
        """Write the slots back, and what follows from them."""
        for b in range(self.players):
            if seat < 0 or b != self.at[seat]:
                for k in range(KINDS):
                    self.packet[b][k] = 0
        for i in range(g.n):
            if g.seat[i] >= 0:
                self.taken[g.round[i]][g.seat[i]][g.step[i]] = g.kind[i]
            else:
                self.packet[g.step[i]][g.kind[i]] += 1
        for k in range(KINDS):
            self.deck[k] = g.unseen[k]
        if self.mixed >= 0:
            self.settle_mix(g, seat)
        for p in range(self.players):
            if p != seat and self.held(p) > 0:
                self.settle_hand(p, rng)
        self.settle_pile(seat, rng)
        for p in range(self.players):
            if p != seat and self.chosen[p][0] >= 0:
                self.guess_chosen(p, rng)

    def settle_mix(self, g: Guess, seat: int) -> None:
        for i in range(g.n):
            if g.away[i]:
                self.aside[g.seat[i]] = g.kind[i]
                if g.owner[i] >= 0:
                    self.got[g.owner[i] % SEATS] = g.kind[i]
        for p in range(self.received()):
            if g.giver[p] == seat:
                self.got[p] = self.aside[seat]
        if self.node == N_BACK:
            for k in range(KINDS):
                self.limbo[k] = 0
                for p in range(self.players):
                    self.limbo[k] += (self.aside[p] == k) - (self.got[p] == k)

    def settle_hand(self, seat: int, rng: Rng) -> None:
        total = 0
        for k in range(KINDS):
            self.hand[seat][k] = self.unplayed(self.round, seat, k)
            total += self.hand[seat][k]
        if self.down[seat] >= 0:
            self.down[seat] = drawn(self.hand[seat], total, rng)

    def settle_pile(self, seat: int, rng: Rng) -> None:
        """The discards are what is left; cards that another draws or drew from them are drawn anew."""
        drawing = 0
        if (self.node == N_DRAWN or self.node == N_KEEP) and self.turn != seat:
            for k in range(KINDS):
                drawing += self.limbo[k]
                self.limbo[k] = 0
        for k in range(KINDS):
            self.discards[k] = self.in_play(k) - self.elsewhere(k)
        for _ in range(drawing):
            self.limbo[drawn(self.discards, self.thrown(), rng)] += 1
        for r in range(self.round + 1):
            if self.refused[r] >= 0 and self.drawer(r) != seat:
                total = 0
                for k in range(KINDS):
                    total += self.pile_at(r, k, -2)
                x = rng.pick(total)
                k = 0
                while x >= self.pile_at(r, k, -2):
                    x -= self.pile_at(r, k, -2)
                    k += 1
                self.refused[r] = k

    @c_types(n=int)
    def elsewhere(self, kind: int) -> int:
        """Cards of a kind that are in play and not discarded."""
        n = self.deck[kind] + self.limbo[kind]
        for p in range(self.players):
            n += self.packet[p][kind] + self.hand[p][kind] + self.tableau[p][kind] + (self.down[p] == kind)
        return n

    def guess_chosen(self, seat: int, rng: Rng) -> None:
        """Another's choice in a simultaneous step: some card that it could be."""
        row = self.hand[seat]
        if self.node == N_TAKE:
            row = self.packet[self.at[seat]]
        total = 0
        for k in range(KINDS):
            total += row[k]
        a = drawn(row, total, rng)
        if self.node == N_PLAY and self.size == 2:
            b = drawn(row, total - 1, rng)
            row[b] += 1
            if self.chosen[seat][1] >= 0:
                self.chosen[seat][1] = b if b > a else a
            self.chosen[seat][0] = a if b > a else b
        else:
            self.chosen[seat][0] = a
        row[a] += 1
