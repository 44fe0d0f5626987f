# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""How a game may go on from what a seat knows: worlds it could be in, playouts by a heuristic, and what they are worth.

Every playout starts from a State that the seat could be in (``determinise``), so what is hidden cannot matter. The trees
that are grown over playouts are in search.py.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from math import exp

    from backroom.engine.heuristic import Heuristic
    from backroom.engine.limits import MOST_CHOICES, MOST_SEATS, MOST_STEPS
    from backroom.engine.rng import Rng, weighted_from
    from backroom.engine.state import CHANCE, OVER, State, copy_block


class Rollout:
    """One seat's look ahead: ``look``, then read ``outlook`` and ``points``. Not shared between threads."""

    def __init__(self, state: State, seat: int, heuristic: Heuristic, seed: int) -> None:
        self.root = state.clone()
        self.work = state.clone()
        self.world = state.clone()
        self.seat = seat
        self.heuristic = heuristic
        self.rng = Rng(seed)
        self.noise = 0.15  # share of random actions in guided playouts
        self.margin = 0.3  # share of the lead in points in a result
        # decisions of a playout before the heuristic's value stands for the rest; 0: play to the end
        self.horizon = 0
        self.guided = 1
        self.known = 0  # the State is taken as it is: nothing is drawn anew
        self.each = 1  # simulations on a world before another is drawn
        # what others have already sealed they choose again, as they would now; else any of it is as likely
        self.afresh = 1
        self.sharp = 0  # worlds are drawn by what others were seen to do, not evenly
        self.drawn = 0
        self.looks = 0
        if not cython.compiled:
            self.reward, self.lead = [0.0] * MOST_SEATS, [0.0] * MOST_SEATS
            self.hopes, self.gains = [0.0] * MOST_SEATS, [0.0] * MOST_SEATS
            self.buf, self.heavy = [0] * MOST_CHOICES, [0] * MOST_CHOICES

    def forget(self) -> None:
        """Nothing has been looked at yet."""
        self.drawn = 0
        self.looks = 0
        for p in range(self.root.players):
            self.hopes[p] = 0.0
            self.gains[p] = 0.0

    def begin(self) -> None:
        """A State to think on: one that the searching seat could be in."""
        if self.known:
            copy_block(self.work, self.root)
            return
        if self.drawn == 0:
            copy_block(self.world, self.root)
            if self.sharp:
                self.world.believe_raw(self.seat, self.rng)
            else:
                self.world.determinise_raw(self.seat, self.rng)
            if self.afresh:
                self.unseal()
        self.drawn += 1
        if self.drawn >= self.each:
            self.drawn = 0
        copy_block(self.work, self.world)

    def unseal(self) -> None:
        """Whoever has chosen in secret has still to choose: nobody has seen it, so it makes no difference but to beliefs."""
        for p in range(self.world.players):
            if p != self.seat and self.world.can_retract_raw(p):
                self.world.retract_raw(p)

    def chance_step(self) -> int:
        """Let chance act; the outcome."""
        n = self.work.legal_actions_raw(CHANCE, self.buf)
        self.work.weights(self.heavy)
        outcome = self.buf[weighted_from(self.rng, self.heavy, n)]
        self.work.apply_raw(CHANCE, outcome)
        return outcome

    def policy_action(self, seat: int, n: int) -> int:
        """What a playout does: the heuristic's choice, now and then any."""
        if self.guided == 0 or self.rng.pick(1000) < self.noise * 1000.0:
            return self.buf[self.rng.pick(n)]
        return self.heuristic.choose(self.work, seat, self.rng)

    def playout(self) -> None:
        """Play on by the heuristic, to the end or the horizon; a game without an end is left where it is."""
        decisions = 0
        steps = 0
        while steps < MOST_STEPS:
            steps += 1
            seat = self.work.actor_raw()
            if seat == OVER:
                return
            if seat == CHANCE:
                self.chance_step()
                continue
            if self.horizon and decisions >= self.horizon and not self.work.mid_move_raw(seat):
                return
            n = self.work.legal_actions_raw(seat, self.buf)
            self.work.apply_raw(seat, self.buf[0] if n == 1 else self.policy_action(seat, n))
            decisions += 1

    def judge(self) -> None:
        """Each seat's reward, from 0 to 1."""
        players = self.work.players
        if self.work.actor_raw() != OVER:
            self.heuristic.values(self.work, self.reward)
            if self.margin > 0.0 and self.heuristic.margins(self.work, self.lead):
                for p in range(players):
                    self.reward[p] = (1.0 - self.margin) * self.reward[p] + self.margin * self.lead[p]
            return
        winners = 0
        for p in range(players):
            if self.work.rank_of(p) == 1:
                winners += 1
        for p in range(players):
            share = 1.0 / winners if self.work.rank_of(p) == 1 else 0.0
            ahead = -1000
            for q in range(players):
                if q != p and self.work.points_of(q) > ahead:
                    ahead = self.work.points_of(q)
            lead = 1.0 / (1.0 + exp(-0.15 * (self.work.points_of(p) - ahead)))
            self.reward[p] = (1.0 - self.margin) * share + self.margin * lead

    def glance(self) -> None:
        """One playout without a tree: how the game may go on from here."""
        self.begin()
        self.playout()
        self.judge()
        for p in range(self.work.players):
            self.hopes[p] += self.reward[p]
            self.gains[p] += self.work.points_of(p)
        self.looks += 1

    def glances(self, n: int) -> None:
        i = 0
        while i < n:
            self.glance()
            i += 1

    # ---- for Python -------------------------------------------------------------------------------------------------

    def look(self, playouts: int) -> None:
        """So many playouts more from the State itself, without a tree and without the GIL; then read ``outlook``."""
        if cython.compiled:
            with cython.nogil:
                self.glances(playouts)
        else:
            self.glances(playouts)

    def outlook(self) -> list[float]:
        """Each seat's mean reward over the playouts of ``look``: with ``margin`` 0 its chance to win."""
        return [self.hopes[p] / max(self.looks, 1) for p in range(self.root.players)]

    def points(self) -> list[float]:
        """Each seat's mean points at the end of those playouts."""
        return [self.gains[p] / max(self.looks, 1) for p in range(self.root.players)]
