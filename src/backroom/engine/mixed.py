# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""Mixed play: every choice of everybody by regret matching, in rows that are found by what the choosing seat knows.

Monte-Carlo counterfactual regret minimisation by sampled games (Lanctot and others 2009; of their values only what is unlike
what was usual counts, Schmid and others 2019). Each simulation draws a game anew as nobody in particular knows it, the
searching seat's own secrets too: so others learn to play against all that it may hold, not against what it holds. One seat
learns, in turn. The mean of its mixtures over time is what is played, and comes ever nearer to what nobody can exploit where
two play for one win. search.py looks for the best answer instead, and is the stronger where others do not learn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if not cython.compiled:
    from backroom.engine.heuristic import Heuristic
    from backroom.engine.limits import MOST_CHOICES, MOST_SEATS, MOST_STEPS
    from backroom.engine.rng import Rng
    from backroom.engine.rollout import Rollout
    from backroom.engine.state import OVER, State, copy_block, fold_block

    DEPTH = 256


class Mixed(Rollout):
    """One search for one seat: ``run`` simulations, then read ``mixture``. Not shared between threads."""

    if TYPE_CHECKING:
        place: Any
        key: Any
        first: Any
        wide: Any
        visits: Any
        action: Any
        tries: Any
        total: Any
        regret: Any
        played: Any

    def __init__(self, state: State, seat: int, heuristic: Heuristic, seed: int, room: int = 50_000) -> None:
        Rollout.__init__(self, state, seat, heuristic, seed)
        self.stray = 0.3  # share of the learner's choices in which any action is tried
        self.public = 1.0  # share of simulations in which the searching seat's own secrets are drawn anew too
        self.simulations = 0
        self.learner = 0
        self.seen = state.clone()
        self.spot = state.clone()
        self.same = Rng(0)
        self.room = room
        self.space = 4 * room  # cells
        self.places = 1
        while self.places < 2 * room:
            self.places *= 2
        self.count = 1
        self.cells = 0
        if cython.compiled:
            number, real = cython.sizeof(cython.int), cython.sizeof(cython.double)
            self.memory = (
                [bytearray(number * self.places), bytearray(8 * room)]
                + [bytearray(number * room) for _ in range(3)]
                + [bytearray(number * self.space) for _ in range(2)]
                + [bytearray(real * self.space) for _ in range(3)]
            )
            self.place = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[0]))
            self.key = cython.cast("uint64_t *", cython.cast(cython.p_char, self.memory[1]))
            self.first = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[2]))
            self.wide = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[3]))
            self.visits = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[4]))
            self.action = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[5]))
            self.tries = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[6]))
            self.total = cython.cast(cython.p_double, cython.cast(cython.p_char, self.memory[7]))
            self.regret = cython.cast(cython.p_double, cython.cast(cython.p_char, self.memory[8]))
            self.played = cython.cast(cython.p_double, cython.cast(cython.p_char, self.memory[9]))
        else:
            self.place, self.key = [0] * self.places, [0] * room
            self.first, self.wide, self.visits = [0] * room, [0] * room, [0] * room
            self.action, self.tries = [0] * self.space, [0] * self.space
            self.total, self.regret, self.played = ([0.0] * self.space for _ in range(3))
            self.path, self.path_cell = [0] * DEPTH, [0] * DEPTH
            self.path_odds, self.path_reach = [0.0] * DEPTH, [0.0] * DEPTH
            self.odds, self.brought = [0.0] * MOST_CHOICES, [0.0] * MOST_SEATS
        for p in range(state.players):
            self.brought[p] = 0.0

    # ---- rows -------------------------------------------------------------------------------------------------------

    def known_by(self, state: State, seat: int) -> int:
        """What the seat knows, as one number: the world that it draws from it by a stream that is always the same."""
        copy_block(self.seen, state)
        self.same.state = 1
        self.seen.determinise_raw(seat, self.same)
        return fold_block(self.seen) ^ seat

    def row(self, key: int) -> int:
        """The row of this key; 0 when there is none."""
        at = key & (self.places - 1)
        while self.place[at]:
            if self.key[self.place[at]] == key:
                return self.place[at]  # type: ignore[no-any-return]
            at = (at + 1) & (self.places - 1)
        return 0

    def make(self, key: int, n: int) -> int:
        """A row for the n legal actions in ``buf``; 0 when there is no room."""
        if self.count == self.room or self.cells + n > self.space:
            return 0
        row = self.count
        self.count += 1
        at = key & (self.places - 1)
        while self.place[at]:
            at = (at + 1) & (self.places - 1)
        self.place[at] = row
        self.key[row] = key
        self.first[row] = self.cells
        self.wide[row] = n
        self.visits[row] = 0
        for i in range(n):
            self.action[self.cells + i] = self.buf[i]
        self.cells += n
        return row

    def sits(self, row: int, n: int) -> bool:
        """Whether the row is of the n legal actions in ``buf``."""
        if self.wide[row] != n:
            return False
        for i in range(n):
            if self.action[self.first[row] + i] != self.buf[i]:
                return False
        return True

    def mix(self, row: int) -> None:
        """How often each action of the row is to be played now, into ``odds``: as much as it was missed."""
        n = self.wide[row]
        first = self.first[row]
        whole = 0.0
        for i in range(n):
            whole += self.regret[first + i]
        for i in range(n):
            self.odds[i] = self.regret[first + i] / whole if whole > 0.0 else 1.0 / n

    def sample(self, n: int, stray: float) -> int:
        """One of the n by their ``odds``, now and then any."""
        if self.rng.pick(1000000) < stray * 1000000.0:
            return self.rng.pick(n)
        point = self.rng.pick(1 << 30) / 1073741824.0
        last = 0
        for i in range(n):
            if self.odds[i] > 0.0:
                last = i
                point -= self.odds[i]
                if point < 0.0:
                    break
        return last

    # ---- one simulation ---------------------------------------------------------------------------------------------

    def draw_anew(self) -> None:
        """The game as somebody sees it who sits nowhere, or as the searching seat does; of a move that is half made it
        knows the first half.
        """
        self.begin()
        if self.known or self.root.mid_move_raw(self.seat):
            return
        if self.rng.pick(1000000) < self.public * 1000000.0:
            self.work.determinise_raw(-1, self.rng)

    def unseal_in(self, state: State) -> None:
        """As a simulation begins: what others have sealed they choose again."""
        if self.afresh == 0:
            return
        for p in range(state.players):
            if p != self.seat and state.can_retract_raw(p):
                state.retract_raw(p)

    def simulate(self) -> None:
        self.draw_anew()
        self.learner = self.simulations % self.work.players
        self.length = 0
        weight = self.simulations + 1.0
        reach = 1.0  # how likely the learner's own choices so far were
        steps = 0
        depth = 0
        while steps < MOST_STEPS:
            steps += 1
            waiting = self.work.pending_raw()
            if waiting == 0:
                if self.work.actor_raw() == OVER:
                    break
                self.chance_step()
                continue
            seat = self.seat if waiting >> self.seat & 1 else self.work.actor_raw()
            n = self.work.legal_actions_raw(seat, self.buf)
            if n == 1:
                self.work.apply_raw(seat, self.buf[0])
                continue
            key = self.known_by(self.work, seat)
            row = self.row(key)
            if row == 0:
                row = self.make(key, n)
            elif not self.sits(row, n):
                row = 0
            if row == 0 or depth == DEPTH:
                break
            depth += 1
            fresh = 1 if self.visits[row] == 0 else 0
            self.visits[row] += 1
            self.mix(row)
            first = self.first[row]
            if seat == self.learner:
                i = self.sample(n, self.stray)
                odds = self.stray / n + (1.0 - self.stray) * self.odds[i]
                self.path[self.length] = row
                self.path_cell[self.length] = first + i
                self.path_odds[self.length] = odds
                self.path_reach[self.length] = reach
                self.length += 1
                reach *= odds
            else:
                for j in range(n):
                    self.played[first + j] += self.odds[j] * weight / reach
                i = self.sample(n, 0.0)
            self.work.apply_raw(seat, self.action[first + i])
            if fresh:
                break
        self.playout()
        self.judge()
        for p in range(self.work.players):
            self.brought[p] += self.reward[p]
        self.learn()
        self.simulations += 1

    def learn(self) -> None:
        """By how much the learner missed each action on the way, the last one first."""
        worth = self.reward[self.learner]
        k = self.length - 1
        while k >= 0:
            row = self.path[k]
            taken = self.path_cell[k]
            first = self.first[row]
            self.mix(row)
            brought = 0.0
            tries = 0
            for i in range(self.wide[row]):
                brought += self.total[first + i]
                tries += self.tries[first + i]
            usual = brought / tries if tries else worth
            value = 0.0
            for i in range(self.wide[row]):
                cell = first + i
                mean = self.total[cell] / self.tries[cell] if self.tries[cell] else usual
                if cell == taken:
                    mean += (worth - mean) / self.path_odds[k]
                value += self.odds[i] * mean
            for i in range(self.wide[row]):
                cell = first + i
                mean = self.total[cell] / self.tries[cell] if self.tries[cell] else usual
                if cell == taken:
                    mean += (worth - mean) / self.path_odds[k]
                self.regret[cell] += (mean - value) / self.path_reach[k]
                if self.regret[cell] < 0.0:
                    self.regret[cell] = 0.0
            self.total[taken] += worth
            self.tries[taken] += 1
            worth = value
            k -= 1

    def many(self, n: int) -> None:
        i = 0
        while i < n:
            self.simulate()
            i += 1

    # ---- for Python -------------------------------------------------------------------------------------------------

    def run(self, simulations: int) -> None:
        """So many simulations more, without the GIL."""
        if cython.compiled:
            with cython.nogil:
                self.many(simulations)
        else:
            self.many(simulations)

    def cells_of(self, state: State, seat: int) -> list[tuple[int, int, float, float]]:
        """(action, tries, what they brought, sum of its shares) of the seat's choice there, from what it knows alone."""
        copy_block(self.work, state)
        self.unseal_in(self.work)
        row = self.row(self.known_by(self.work, seat))
        return [
            (self.action[k], self.tries[k], self.total[k], self.played[k])
            for k in range(self.first[row], self.first[row] + self.wide[row])
        ]

    def mixture(self, state: State, seat: int) -> dict[int, float]:
        """How often the seat plays each action there; empty where no simulation has come by."""
        told = self.cells_of(state, seat)
        whole = sum(played for *_, played in told)
        return {action: played / whole if whole else 1.0 / len(told) for action, _, _, played in told}

    def policy(self) -> list[tuple[int, int, float]]:
        """(action, visits, mean reward) from where ``follow`` has come to, as often as the mixture has it."""
        mixed = self.mixture(self.spot, self.seat)
        visits = self.visits[self.row(self.known_by(self.work, self.seat))]
        found = [
            (action, round(mixed[action] * visits), total / max(tries, 1))
            for action, tries, total, _ in self.cells_of(self.spot, self.seat)
        ]
        return sorted((one for one in found if one[1]), key=lambda item: (-item[1], item[0]))

    def means(self) -> list[float]:
        """Each seat's mean reward over all simulations."""
        return [self.brought[p] / max(self.simulations, 1) for p in range(self.root.players)]

    def follow(self, action: int) -> bool:
        """Go on to after this action of the seat; whether it was legal."""
        if action not in self.spot.legal_actions(self.seat):
            return False
        self.spot.apply(action, self.seat)
        return True

    def sure(self, left: int, least: int) -> bool:
        """A mixture is never so sure that the rest could not change it."""
        return False
