"""An election of Tammany Hall (TH-50 to TH-59, TH-63). Ward after ward: rivals bid chips, sealed, colour by colour, at the
same time; who wins a ward with a bonus chooses it. Then leaders, points and the mayor.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.tammany.rules.end import End
from backroom.games.tammany.schema import *


class Election(End):
    """N_BID to N_BONUS_CHIP."""

    def begin_election(self) -> None:
        for c in range(COLOURS):  # TH-24
            self.bag[c] += self.garden[c]
            self.garden[c] = 0
        for p in range(self.players):
            self.wards_won[p] = 0
        for w in range(WARDS):
            self.winner[w] = -2
            self.bonus_colour[w] = -1
            self.bonus_ward[w] = -1
            self.poll_asked[w] = 0
            for p in range(SEATS):
                self.poll_bosses[w][p] = 0
                for c in range(COLOURS):
                    self.poll_bids[w][p][c] = 0
        self.poll = 0
        self.next_poll()

    def next_poll(self) -> None:
        """Decide wards (TH-50) until one needs a choice, or all are decided."""
        while self.poll < WARDS:
            w = self.poll
            rivals = 0
            for p in range(self.players):
                self.poll_bosses[w][p] = self.bosses[w][p]
                if self.bosses[w][p] > 0:
                    rivals += 1
            if rivals == 0:
                self.winner[w] = -1 if self.in_play >> w & 1 else -2
            else:
                self.asked = 0
                if rivals > 1:  # TH-56
                    for p in range(self.players):
                        self.bid_step[p] = COLOURS
                        if self.bosses[w][p] > 0:
                            self.bid_step[p] = self.next_bid(p, 0)
                            if self.bid_step[p] < COLOURS:
                                self.asked |= 1 << p
                self.poll_asked[w] = self.asked
                if self.asked:
                    self.node = N_BID
                    return
                if self.resolve_ward():
                    return
            self.poll += 1
        self.finish_election()

    # ---- sealed bids (TH-51 to TH-54, TH-63) ------------------------------------------------------------------------

    def next_bid(self, seat: int, colour: int) -> int:
        """The next colour, from this one on, of which the seat has a chip that counts; COLOURS when there is none."""
        while colour < COLOURS:
            if self.chips[seat][colour] > 0 and self.has[colour] >> self.poll & 1:
                return colour
            colour += 1
        return colour

    def bidders(self) -> int:
        """Seats that still owe a bid, as bits."""
        bits = 0
        for p in range(self.players):
            if self.asked >> p & 1 and self.bid_step[p] < COLOURS:
                bits |= 1 << p
        return bits

    def mid_bid(self, seat: int) -> bool:
        return self.asked >> seat & 1 != 0 and self.next_bid(seat, 0) < self.bid_step[seat] < COLOURS

    def bid_legal(self, seat: int, out: Row) -> int:
        n = 0
        for k in range(self.chips[seat][self.bid_step[seat]] + 1):
            out[n] = A_BID + k
            n += 1
        return n

    def bid_apply(self, seat: int, action: int) -> None:
        c = self.bid_step[seat]
        self.poll_bids[self.poll][seat][c] = action - A_BID
        self.bid_step[seat] = self.next_bid(seat, c + 1)
        if self.bidders() == 0:
            if not self.resolve_ward():
                self.poll += 1
                self.next_poll()

    def can_retract_raw(self, seat: int) -> bool:
        """TH-63: one's own bid, while another is still out."""
        return self.node == N_BID and self.asked >> seat & 1 != 0 and self.bid_step[seat] == COLOURS

    def retract_raw(self, seat: int) -> None:
        for c in range(COLOURS):
            self.poll_bids[self.poll][seat][c] = 0
        self.bid_step[seat] = self.next_bid(seat, 0)

    # ---- a ward is decided (TH-53 to TH-57) -------------------------------------------------------------------------

    def votes(self, ward: int, seat: int) -> int:
        bids = self.poll_bids[ward][seat]
        return self.poll_bosses[ward][seat] + bids[0] + bids[1] + bids[2] + bids[3]

    def resolve_ward(self) -> bool:
        """Count the votes of the ward at the polls (TH-53 to TH-57); whether the winner must choose a bonus now."""
        w = self.poll
        best = 0
        winner = -1
        for p in range(self.players):
            if self.poll_bosses[w][p] > 0:
                votes = self.votes(w, p)
                if votes > best:
                    best = votes
                    winner = p
                elif votes == best:
                    winner = -1
                for c in range(COLOURS):
                    self.chips[p][c] -= self.poll_bids[w][p][c]
                    self.stock[c] += self.poll_bids[w][p][c]
        for p in range(self.players):
            self.hand[p] += self.bosses[w][p]
            self.bosses[w][p] = 0
            self.on[p] &= ~(1 << w)
        self.winner[w] = winner
        self.asked = 0
        if winner < 0:
            return False
        self.add_boss(w, winner)  # TH-55: one stays
        self.wards_won[winner] += 1
        special = self.board.special[w]
        if special == 1 and not self.bag_empty():
            self.node = N_BONUS_COLOUR
            return True
        if special == 2 and not self.stock_empty():
            self.node = N_BONUS_CHIP
            return True
        return False

    # ---- the winner's bonus (TH-57) ---------------------------------------------------------------------------------

    def bonus_legal(self, out: Row) -> int:
        if self.node == N_BONUS_COLOUR:
            return self.list_colours(self.bag, out)
        if self.node == N_BONUS_CHIP:
            return self.list_colours(self.stock, out)  # TH-05
        return self.list_wards(self.free_wards(), out)

    def bonus_apply(self, action: int) -> None:
        if self.node == N_BONUS_COLOUR:
            self.pick_colour = action - A_COLOUR
            self.node = N_BONUS_WARD
            return
        if self.node == N_BONUS_WARD:
            self.bag[self.pick_colour] -= 1
            self.add_cube(action - A_WARD, self.pick_colour)
            self.bonus_colour[self.poll] = self.pick_colour
            self.bonus_ward[self.poll] = action - A_WARD
        else:
            self.take_chips(self.winner[self.poll], action - A_COLOUR, 1)
            self.bonus_colour[self.poll] = action - A_COLOUR
        self.poll += 1
        self.next_poll()

    # ---- all wards are decided --------------------------------------------------------------------------------------

    def finish_election(self) -> None:
        self.return_markers()
        self.award_leaders()
        for p in range(self.players):  # TH-59
            self.gained[p] = self.wards_won[p]
            if self.winner[HALL] == p:
                self.gained[p] += 1
            self.points[p] += self.gained[p]
        self.elect_mayor()
        self.locked = 0  # TH-33
        self.locks_left = self.board.locks
        for p in range(self.players):
            self.slandered[p] = 0
        if self.year == 16:
            self.final_scoring()
            self.node = N_OVER
        elif self.mayor >= 0:
            self.node = N_APPOINT_SEAT
        else:
            self.next_term()

    def award_leaders(self) -> None:
        """TH-58; in play order, for the stock is finite (TH-05)."""
        for c in range(COLOURS):
            best = 1
            for k in range(self.players):
                p = (self.first + k) % self.players
                mine = 0
                for w in range(WARDS):
                    if self.winner[w] == p:
                        mine += self.cubes[w][c]
                if mine > best:
                    self.leader[c] = 0
                    best = mine
                if mine == best:
                    self.leader[c] |= 1 << p
            self.lead_cubes[c] = best if self.leader[c] else 0
            for k in range(self.players):
                p = (self.first + k) % self.players
                self.lead_chips[c][p] = 0
                if self.leader[c] >> p & 1:
                    self.lead_chips[c][p] = self.take_chips(p, c, 3)
                    if self.hand[p] > 0:
                        self.hand[p] -= 1
                        self.leader_mark[c] |= 1 << p
