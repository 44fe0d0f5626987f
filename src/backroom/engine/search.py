# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""Tree search over any State: information-set Monte-Carlo tree search with one tree for each observer (MO-ISMCTS).

Every simulation starts from a State that the searching seat could be in (rollout.py), so what is hidden cannot matter.
Each seat descends a tree of its own, by what it sees: its own actions and the open ones of others; a sealed choice of
another is one nameless branch. Chance is sampled and has no nodes. Values are each seat's own (max^n).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if not cython.compiled:
    from math import log, sqrt

    from backroom.engine.heuristic import Heuristic
    from backroom.engine.limits import MOST_ACTIONS, MOST_SEATS, MOST_STEPS
    from backroom.engine.rollout import Rollout
    from backroom.engine.state import OVER, State, copy_block

    DEPTH = 256


class Search(Rollout):
    """One search for one seat: ``run`` simulations, then read ``policy`` or ``best_move``. Not shared between threads."""

    if TYPE_CHECKING:
        child: list[int]
        sibling: Any
        key: list[int]
        visits: Any
        offered: Any
        total: Any
        regret: Any
        later: Any
        late_total: Any

    def __init__(self, state: State, seat: int, heuristic: Heuristic, seed: int, room: int = 200_000) -> None:
        Rollout.__init__(self, state, seat, heuristic, seed)
        self.explore = 0.5
        self.urgency = 0.4  # how soon an action that was never tried is tried, against the exploration of the others
        self.paranoid = 0  # the others are thought to play against the searching seat, not for themselves
        self.matching = 0  # sealed choices by regret matching, not by UCB
        self.stray = 0.05  # share of those in which any action is tried
        self.split = 0  # what chance brings is part of what a seat sees: a branch of its own
        self.sift = 0.0  # how often the untried action that is tried next is the one that seems best, not any
        self.trust = 0.0  # a bonus for the heuristic's choice, that fades with its visits
        self.alone = 0  # all others play at sight, without trees
        self.blind = 0.0  # share of simulations in which what the searching seat hides is drawn anew too, for the others
        self.rave = 0.0  # visits below which an action is judged by when it was chosen later, too; 0: never
        self.simulations = 0
        self.room = room
        self.count = 1
        if cython.compiled:
            size = cython.sizeof(cython.int) * room
            self.memory = [bytearray(size) for _ in range(6)] + [
                bytearray(cython.sizeof(cython.double) * room) for _ in range(3)
            ]
            self.child = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[0]))
            self.sibling = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[1]))
            self.key = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[2]))
            self.visits = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[3]))
            self.offered = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[4]))
            self.later = cython.cast(cython.p_int, cython.cast(cython.p_char, self.memory[5]))
            self.total = cython.cast(cython.p_double, cython.cast(cython.p_char, self.memory[6]))
            self.regret = cython.cast(cython.p_double, cython.cast(cython.p_char, self.memory[7]))
            self.late_total = cython.cast(cython.p_double, cython.cast(cython.p_char, self.memory[8]))
        else:
            self.child, self.sibling, self.key = [0] * room, [0] * room, [0] * room
            self.visits, self.offered, self.total = [0] * room, [0] * room, [0.0] * room
            self.regret, self.later, self.late_total = [0.0] * room, [0] * room, [0.0] * room
            self.roots, self.now = [0] * MOST_SEATS, [0] * MOST_SEATS
            self.brought = [0.0] * MOST_SEATS
            self.path, self.path_seat, self.path_above = [0] * DEPTH, [0] * DEPTH, [0] * DEPTH
            self.mixed = [0] * DEPTH
            self.slot = [0] * (MOST_ACTIONS + MOST_SEATS)
        for k in range(MOST_ACTIONS + MOST_SEATS):
            self.slot[k] = 0
        self.plant()

    def plant(self) -> None:
        """Trees of nothing but roots."""
        self.forget()
        self.simulations = 0
        self.count = 1
        for p in range(self.root.players):
            self.roots[p] = self.node(0)
            self.brought[p] = 0.0
        self.at = self.roots[self.seat]

    def turn_to(self, state: State, seat: int) -> None:
        """Think about another position of the same table, in the same memory and going on with the same stream."""
        copy_block(self.root, state)
        self.seat = seat
        self.plant()

    def again(self, state: State, seat: int) -> None:
        """``turn_to`` for Python callers."""
        self.turn_to(state, seat)

    # ---- the pool of nodes ------------------------------------------------------------------------------------------

    def node(self, key: int) -> int:
        """A new node; there is room (the caller has looked)."""
        k = self.count
        self.count += 1
        self.child[k] = 0
        self.sibling[k] = 0
        self.key[k] = key
        self.visits[k] = 0
        self.offered[k] = 0
        self.total[k] = 0.0
        self.regret[k] = 0.0
        self.later[k] = 0
        self.late_total[k] = 0.0
        return k

    def find(self, parent: int, key: int) -> int:
        """The child with this key; 0 when there is none."""
        k = self.child[parent]
        while k and self.key[k] != key:
            k = self.sibling[k]
        return k

    def below(self, parent: int, key: int) -> int:
        """The child with this key, made when there is none."""
        k = self.find(parent, key)
        if k == 0:
            k = self.node(key)
            self.sibling[k] = self.child[parent]
            self.child[parent] = k
        return k

    # ---- one simulation ---------------------------------------------------------------------------------------------

    def choose(self, node: int, seat: int, n: int) -> int:
        """The most promising of the n legal actions in ``buf`` (UCB over those offered), tried ones against untried."""
        k = self.child[node]
        first = 0  # what the heuristic chose here: the first that was tried, so the last in the row
        while k:
            self.slot[self.key[k] + MOST_SEATS] = k
            first = k
            k = self.sibling[k]
        tried = 0
        visits = 0
        total = 0.0
        untried = 0
        fresh = -1
        for i in range(n):
            k = self.slot[self.buf[i] + MOST_SEATS]
            if k and self.visits[k]:
                self.offered[k] += 1
                tried += 1
                visits += self.visits[k]
                total += self.total[k]
            else:
                untried += 1
                if self.rng.pick(untried) == 0:
                    fresh = self.buf[i]
        best = -1.0
        chosen = -1
        last, spread = 0, 0.0  # most were offered as often as their neighbours
        if tried == 0:
            chosen = self.heuristic.choose(self.work, seat, self.rng) if self.guided else fresh
        else:
            for i in range(n):
                k = self.slot[self.buf[i] + MOST_SEATS]
                if k and self.visits[k]:
                    if self.offered[k] != last:
                        last = self.offered[k]
                        spread = log(last + 1.0)
                    score = self.mean(k) + self.explore * sqrt(spread / self.visits[k])
                    if k == first:
                        score += self.trust / (1.0 + self.visits[k])
                    if score > best:
                        best = score
                        chosen = self.buf[i]
            if untried:
                hope = total / visits + self.urgency * sqrt(log(visits + 1.0) / (1.0 + tried))
                if hope > best:
                    chosen = fresh
                    if untried > 1 and self.sift > 0.0 and self.rng.pick(1000) < self.sift * 1000.0:
                        chosen = self.best_untried(seat, n)
        k = self.child[node]
        while k:
            self.slot[self.key[k] + MOST_SEATS] = 0
            k = self.sibling[k]
        return chosen

    def best_untried(self, seat: int, n: int) -> int:
        """Of the actions that were never tried here the one that the heuristic likes best."""
        count = 0
        for i in range(n):
            k = self.slot[self.buf[i] + MOST_SEATS]
            if k == 0 or self.visits[k] == 0:
                self.heuristic.options[count] = self.buf[i]
                count += 1
        return self.heuristic.liked(self.work, seat, self.rng, count)

    def mean(self, k: int) -> float:
        """What an action has brought; with ``rave`` also what it brought when it was chosen later instead."""
        own = self.total[k] / self.visits[k]
        if self.rave == 0.0 or self.later[k] == 0:
            return own  # type: ignore[no-any-return]
        share = sqrt(self.rave / (3.0 * self.visits[k] + self.rave))
        return (1.0 - share) * own + share * self.late_total[k] / self.later[k]  # type: ignore[no-any-return]

    def recall(self) -> None:
        """Each choice of the path, as if it had been made wherever its seat could have made it before."""
        for i in range(self.length):
            reward = self.reward[self.path_seat[i]]
            for j in range(i, self.length):
                if self.path_seat[j] == self.path_seat[i]:
                    k = self.find(self.path_above[i], self.key[self.path[j]])
                    if k:
                        self.later[k] += 1
                        self.late_total[k] += reward

    def covered(self, seat: int) -> bool:
        """Whether another has chosen at the same time, and covers it still."""
        for p in range(self.work.players):
            if p != seat and self.work.can_retract_raw(p):
                return True
        return False

    def missed(self, node: int) -> float:
        """By how much all that was tried here was missed so far, together."""
        total = 0.0
        k = self.child[node]
        while k:
            total += self.regret[k]
            k = self.sibling[k]
        return total

    def share(self, k: int, n: int, total: float) -> float:
        """How often a sealed choice among n is this one: as much as it was missed, now and then any."""
        if total <= 0.0:
            return 1.0 / n
        return self.stray / n + (1.0 - self.stray) * self.regret[k] / total  # type: ignore[no-any-return]

    def match_regrets(self, node: int, n: int) -> int:
        """A sealed choice, drawn from the mixture of its node."""
        total = 0.0
        for i in range(n):
            k = self.find(node, self.buf[i])
            if k:
                total += self.regret[k]
        if total <= 0.0 or self.rng.pick(1000000) < self.stray * 1000000.0:
            return self.buf[self.rng.pick(n)]
        point = total * self.rng.pick(1000000) / 1000000.0
        last = 0
        for i in range(n):
            k = self.find(node, self.buf[i])
            if k and self.regret[k] > 0.0:
                last = i
                point -= self.regret[k]
                if point < 0.0:
                    break
        return self.buf[last]

    def instead(self, k: int, taken: int, reward: float, odds: float) -> float:
        """What an action would have brought this time: what it has brought so far; of the one that was taken also how far
        this time was off, weighed by how seldom it is taken, so that errors cancel in the long run.
        """
        usual = self.total[k] / self.visits[k]
        return usual + (reward - usual) / odds if k == taken else usual  # type: ignore[no-any-return]

    def regrets(self, above: int, taken: int, n: int, reward: float) -> None:
        """By how much each action was missed this time (regret matching+, Tammelin 2014; Schmid and others 2019)."""
        total = self.missed(above)
        odds = self.share(taken, n, total)
        whole = 0.0
        mean = 0.0
        k = self.child[above]
        while k:
            if self.visits[k]:
                share = self.share(k, n, total)
                whole += share
                mean += share * self.instead(k, taken, reward, odds)
            k = self.sibling[k]
        if whole == 0.0:
            return
        mean /= whole
        k = self.child[above]
        while k:
            if self.visits[k]:
                self.regret[k] += self.instead(k, taken, reward, odds) - mean
                if self.regret[k] < 0.0:
                    self.regret[k] = 0.0
            k = self.sibling[k]

    def blindfold(self) -> int:
        """The seat whose tree this simulation leaves alone: the searching one, where others are not to know its secrets."""
        if (
            self.blind == 0.0
            or self.rng.pick(1000) >= self.blind * 1000.0
            or self.root.mid_move_raw(self.seat)
        ):
            return -1
        self.work.determinise_raw(-1, self.rng)
        return self.seat

    def simulate(self) -> None:
        self.begin()
        apart = self.blindfold()
        players = self.work.players
        for p in range(players):
            self.now[p] = self.roots[p]
        self.length = 0
        mine = 1  # the searching seat's move comes first, also among several that are pending
        steps = 0
        while steps < MOST_STEPS:
            steps += 1
            waiting = self.work.pending_raw()
            if waiting == 0:
                if self.work.actor_raw() == OVER:
                    break
                outcome = self.chance_step()
                if self.split and self.count + players < self.room:
                    for p in range(players):
                        self.now[p] = self.below(self.now[p], outcome)
                continue
            first = 1 if mine or self.matching else 0
            seat = self.seat if first and waiting >> self.seat & 1 else self.work.actor_raw()
            n = self.work.legal_actions_raw(seat, self.buf)
            if n == 1 and seat != self.seat:
                self.work.apply_raw(seat, self.buf[0])
                continue
            if self.length == DEPTH or self.count + players >= self.room:
                break
            sealed = waiting & (waiting - 1)
            mixed = 1 if self.matching and (sealed or self.covered(seat)) else 0
            above = self.now[seat]
            if seat == apart or (self.alone and seat != self.seat):
                action = self.policy_action(seat, n)
            elif mixed:
                action = self.match_regrets(above, n)
            else:
                action = self.choose(above, seat, n)
            self.work.apply_raw(seat, action)
            if seat == self.seat and not self.work.mid_move_raw(seat):
                mine = 0
            for p in range(players):
                if p != apart:
                    self.now[p] = self.below(self.now[p], action if p == seat or sealed == 0 else -1 - seat)
            if seat == apart or (self.alone and seat != self.seat):
                continue
            self.path[self.length] = self.now[seat]
            self.path_seat[self.length] = seat
            self.path_above[self.length] = above
            self.mixed[self.length] = n if mixed else 0
            self.length += 1
            if self.visits[self.now[seat]] == 0:
                break
        self.playout()
        self.judge()
        if self.paranoid:
            for p in range(players):
                if p != self.seat:
                    self.reward[p] = 1.0 - self.reward[self.seat]
        for i in range(self.length):
            k = self.path[i]
            if self.mixed[i] and self.visits[k]:
                self.regrets(self.path_above[i], k, self.mixed[i], self.reward[self.path_seat[i]])
            self.visits[k] += 1
            self.total[k] += self.reward[self.path_seat[i]]
        if self.rave > 0.0:
            self.recall()
        for p in range(players):
            self.brought[p] += self.reward[p]
        self.simulations += 1

    def many(self, n: int) -> None:
        for _ in range(n):
            self.simulate()

    def settled(self, left: int, least: int) -> bool:
        """Whether so many simulations more cannot change the move that is read off the tree: at each of its choices the most
        visited action, of at least ``least`` visits, is that far ahead. Chance's stream is left as it was.
        """
        stream = self.rng.state
        drawn = self.drawn
        self.begin()
        self.rng.state = stream
        self.drawn = drawn
        at = self.roots[self.seat]
        for _ in range(DEPTH):
            n = self.work.legal_actions_raw(self.seat, self.buf)
            action = self.buf[0]
            if n > 1:
                most = 0
                second = 0
                k = self.child[at]
                while k:
                    if self.visits[k] > most:
                        second = most
                        most = self.visits[k]
                        action = self.key[k]
                    elif self.visits[k] > second:
                        second = self.visits[k]
                    k = self.sibling[k]
                known = False
                for i in range(n):
                    if self.buf[i] == action:
                        known = True
                if most < least or most - second <= left or not known:
                    return False
            self.work.apply_raw(self.seat, action)
            if not self.work.mid_move_raw(self.seat):
                return True
            at = self.find(at, action)
            if at == 0:
                return False
        return False

    # ---- for Python -------------------------------------------------------------------------------------------------

    def run(self, simulations: int) -> None:
        """So many simulations more, without the GIL."""
        if cython.compiled:
            with cython.nogil:
                self.many(simulations)
        else:
            self.many(simulations)

    def sure(self, left: int, least: int) -> bool:
        """``settled`` for Python callers."""
        return self.settled(left, least)

    def means(self) -> list[float]:
        """Each seat's mean reward over all simulations."""
        return [self.brought[p] / max(self.simulations, 1) for p in range(self.root.players)]

    def policy(self) -> list[tuple[int, int, float]]:
        """(action, visits, mean reward) of what was tried from where ``follow`` has come to, most visited first."""
        found = []
        k = self.child[self.at]
        while k:
            if self.visits[k]:
                found.append((self.key[k], self.visits[k], self.total[k] / self.visits[k]))
            k = self.sibling[k]
        found.sort(key=lambda item: (-item[1], item[0]))
        return found

    def follow(self, action: int) -> bool:
        """Step down the searching seat's own tree; whether there is such a node."""
        self.at = self.find(self.at, action)
        return self.at != 0
