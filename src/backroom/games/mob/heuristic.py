# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
"""What a good player of MOB: Big Apple looks at: who leads a district by how much, what its crates are worth at that lead.

A shoot-out takes as many from either side, so a lead only changes by who comes, moves or is shot in a car. Compiled and
without Python objects, so that playouts can be guided by it. Looks only at open facts and the seat's own moles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if not cython.compiled:
    from backroom.engine.curve import logistic
    from backroom.engine.rng import Rng
    from backroom.engine.state import State
    from backroom.games.mob.rules import Mob
    from backroom.games.mob.schema import *

if not cython.compiled or TYPE_CHECKING:
    from backroom.games.mob.worth import MobWorth


class MobHeuristic(MobWorth):
    """Figures in crates, found by playing many games against each other.

    ``lead`` (worth.py) is the seat's lead in each district, taken by ``look`` before a choice.
    """

    if TYPE_CHECKING:
        slope: float
        dear: float
        wish: float
        sure: list[float]
        now: list[float]
        loads: list[list[float]]

    def __init__(self) -> None:
        MobWorth.__init__(self)
        self.grip = 0.529  # what a henchman in a car counts: he can still be shot
        self.price = 0.563  # a henchman in the warehouse
        self.early = 0.44  # how surely a lead of one decides a district, in the first round
        self.late = 0.536  # and in the last
        self.hope = 2.282  # crates that may still come to a district
        self.news = 0.207  # knowing a mole
        self.adding = 0.821  # a bonus to come
        self.stealing = 2.731
        self.push = 0.255  # a space of the attorney's track, for the crates at its end
        self.bias = -0.02  # the tie-break
        self.price_late = 0.663  # a henchman in the warehouse, in the last round
        self.hope_late = 1.2
        self.grip_late = 0.702
        self.aim = 1.104  # how much a shot brings of what it seems to
        self.second = 0.798  # and the second of a space's two actions
        self.load = 0.716  # what a roll costs of what it seems to
        self.base = 5.827  # how evenly moles are put down
        if not cython.compiled:
            self.sure, self.now = [0.0] * DISTRICTS, [0.0] * DISTRICTS
            self.loads = [[0.0] * 7 for _ in range(DISTRICTS)]

    # ---- a district -----------------------------------------------------------------------------------------------

    def look(self, s: Mob, me: int) -> None:
        gone = 0.5 * (s.round - 1) if s.round > 1 else 0.0
        self.slope = self.early + (self.late - self.early) * gone
        self.dear = self.price + (self.price_late - self.price) * gone
        self.wish = self.hope + (self.hope_late - self.hope) * gone
        self.firm = self.grip + (self.grip_late - self.grip) * gone
        self.count_leads(s, me)
        for d in range(DISTRICTS):
            self.sure[d] = 2.0 * logistic(self.slope * self.lead[d]) - 1.0
            self.now[d] = (s.crates[d] + self.wish) * self.sure[d]

    def stake(self, s: Mob, district: int, more: float) -> float:
        """What the district is worth to the seat with so much more lead: + its crates to −."""
        sure = 2.0 * logistic(self.slope * (self.lead[district] + more)) - 1.0
        return (s.crates[district] + self.wish) * sure

    def change(self, s: Mob, district: int, more: float) -> float:
        return self.stake(s, district, more) - self.now[district]

    # ---- step 1 ---------------------------------------------------------------------------------------------------

    def load_gain(self, s: Mob, district: int, says: int, me: int) -> float:
        n = says if says < s.warehouse[me] else s.warehouse[me]
        room = CAR - s.cars[me][district]
        fit = n if n < room else room
        return self.change(s, district, self.firm * fit) - self.load * self.dear * n

    def roll_gain(self, s: Mob, me: int) -> float:
        """The mean over all rolls of the better reading."""
        for d in range(DISTRICTS):
            for n in range(1, 7):
                self.loads[d][n] = self.load_gain(s, d, n, me)
        total = 0.0
        sides = 0
        for black in range(1, 7):
            for white in range(1, 7):
                weight = s.board.faces[0][black] * s.board.faces[1][white]
                if weight:
                    one = self.loads[s.board.district[0][black]][white]
                    two = self.loads[s.board.district[1][white]][black]
                    total += weight * (one if one > two else two)
                    sides += weight
        return total / sides

    # ---- actions --------------------------------------------------------------------------------------------------

    def switch_gain(self, s: Mob, source: int, target: int, n: int) -> float:
        return self.change(s, source, -self.firm * n) + self.change(s, target, self.firm * n)

    def best_switch(self, s: Mob, source: int, target: int, me: int) -> float:
        """The best way to switch cars; -1: any car."""
        best = -100.0
        for a in range(DISTRICTS):
            if s.cars[me][a] > 0 and (source < 0 or source == a):
                for b in range(DISTRICTS):
                    if b != a and (target < 0 or target == b):
                        room = CAR - s.cars[me][b]
                        most = room if room < s.cars[me][a] else s.cars[me][a]
                        for n in range(1, most + 1):
                            gain = self.switch_gain(s, a, b, n)
                            if gain > best:
                                best = gain
        return best

    def drive_gain(self, s: Mob, district: int, n: int) -> float:
        """Out of the car is out of danger."""
        return self.change(s, district, (1.0 - self.firm) * n)

    def best_drive(self, s: Mob, me: int) -> float:
        best = -100.0
        for d in range(DISTRICTS):
            if s.cars[me][d] > 0:
                gain = self.drive_gain(s, d, s.cars[me][d])
                if gain > best:
                    best = gain
        return best

    def mole_gain(self, s: Mob, mole: int, target: int, me: int) -> float:
        value = s.value[me][mole]
        return self.change(s, s.place[me][mole], -1.0 * value) + self.change(s, target, 1.0 * value)

    def best_mole(self, s: Mob, mole: int, me: int) -> float:
        """The best way to move this mole; -1: any."""
        best = -100.0
        for m in range(MOLES):
            if s.hidden[me] >> m & 1 and (mole < 0 or mole == m):
                for d in range(DISTRICTS):
                    if d != s.place[me][m]:
                        gain = self.mole_gain(s, m, d, me)
                        if gain > best:
                            best = gain
        return best

    def crate_gain(self, s: Mob, district: int, crates: float) -> float:
        """So many crates more or less in a district."""
        return crates * self.sure[district]

    def best_add(self, s: Mob) -> float:
        best = -100.0
        for d in range(DISTRICTS):
            gain = self.crate_gain(s, d, 1.0)
            if gain > best:
                best = gain
        return best

    def best_take(self, s: Mob) -> float:
        """A crate of one's own, and a district with one less."""
        best = -100.0
        for d in range(DISTRICTS):
            if s.crates[d] > 0:
                gain = 1.0 + self.crate_gain(s, d, -1.0)
                if gain > best:
                    best = gain
        return best

    def best_crate(self, s: Mob, source: int) -> float:
        """The best way to move a crate from this district; -1: from any."""
        best = -100.0
        for a in range(DISTRICTS):
            if s.crates[a] > 0 and (source < 0 or source == a):
                for b in range(DISTRICTS):
                    if b != a:
                        gain = self.crate_gain(s, a, -1.0) + self.crate_gain(s, b, 1.0)
                        if gain > best:
                            best = gain
        return best

    def shot_gain(self, s: Mob, die: int, me: int) -> float:
        total = 0.0
        for face in range(1, 7):
            if s.board.faces[die][face]:
                d = s.board.district[die][face]
                if s.cars[1 - me][d] > 0:
                    gain = self.change(s, d, self.firm * s.cars[1 - me][d])
                    total += s.board.faces[die][face] * gain
        return self.aim * total / 6.0

    def track(self, s: Mob, at: int) -> float:
        """The attorney's place, counted towards the other player, as crates to come."""
        space = at if at > 0 else -at
        worth = self.bias + self.push * space * (4 - s.round)
        for k in range(BONUS_PARTS):
            part = s.board.bonus[space][k]
            if part == A_EXPOSE:
                worth += self.news
            elif part == A_ADD:
                worth += self.adding
            elif part == A_STEAL:
                worth += self.stealing
        if at == 0:
            return 0.0
        return worth if at > 0 else -worth

    def attorney_gain(self, s: Mob, me: int) -> float:
        at = s.attorney if me == 0 else -s.attorney
        if at == s.board.far:
            return self.best_take(s)
        to = at + 1
        if to == 0:
            to = 1
        return self.track(s, to) - self.track(s, at)

    def action_gain(self, s: Mob, action: int, me: int) -> float:
        """The best that an action which begins so can bring."""
        if action == A_SWITCH:
            return self.best_switch(s, -1, -1, me)
        if action == A_DRIVE:
            return self.best_drive(s, me)
        if action == A_MOVE_MOLE:
            return self.best_mole(s, -1, me)
        if action == A_MOVE_CRATE:
            return self.best_crate(s, -1)
        if action == A_ATTORNEY:
            return self.attorney_gain(s, me)
        if action == A_ADD:
            return self.best_add(s)
        if action == A_STEAL:
            return self.best_take(s)
        if action == A_EXPOSE:
            return self.news
        black = self.shot_gain(s, 0, me)
        white = self.shot_gain(s, 1, me)
        return black if black > white else white

    def space_gain(self, s: Mob, space: int, me: int) -> float:
        worth = -self.dear * s.board.cost[space]
        if s.can(s.board.main[space]):
            gain = self.action_gain(s, s.board.main[space], me)
            if space // 3 == R_SWITCH_DRIVE:
                gain += self.best_drive(s, me)
            if gain > 0.0:
                worth += gain
        if s.board.icon[space] and s.can(s.board.icon[space]):
            gain = self.action_gain(s, s.board.icon[space], me)
            if gain > 0.0:
                worth += self.second * gain
        return worth

    # ---- choosing -------------------------------------------------------------------------------------------------

    def liking(self, s: Mob, action: int, me: int) -> float:
        """How much the seat likes this action now."""
        node = s.node
        if node == N_SPACE:
            return self.space_gain(s, action - A_SPACE, me)
        if node == N_ACTION or action == A_DECLINE:
            if action == A_END or action == A_DECLINE:
                return 0.0
            return self.action_gain(s, action, me)
        if node == N_ROLL:
            return self.roll_gain(s, me) if action == A_ROLL else 0.0
        if node == N_LOAD:
            d = action - A_DISTRICT
            other = 1 if s.board.district[0][s.dice[0]] == d else 0
            return self.load_gain(s, d, s.dice[other], me)
        if node == N_SWITCH_FROM:
            return self.best_switch(s, action - A_DISTRICT, -1, me)
        if node == N_SWITCH_TO:
            return self.best_switch(s, s.pick_from, action - A_DISTRICT, me)
        if node == N_SWITCH_COUNT:
            return self.switch_gain(s, s.pick_from, s.pick_to, action - A_COUNT + 1)
        if node == N_DRIVE_FROM:
            return self.drive_gain(s, action - A_DISTRICT, s.cars[me][action - A_DISTRICT])
        if node == N_DRIVE_COUNT:
            return self.drive_gain(s, s.pick_from, action - A_COUNT + 1)
        if node == N_MOLE:
            return self.best_mole(s, action - A_MOLE, me)
        if node == N_MOLE_TO:
            return self.mole_gain(s, s.pick_from, action - A_DISTRICT, me)
        if node == N_CRATE_FROM:
            return self.best_crate(s, action - A_DISTRICT)
        if node == N_CRATE_TO or node == N_ADD:
            return self.crate_gain(s, action - A_DISTRICT, 1.0)
        if node == N_TAKE:
            return self.crate_gain(s, action - A_DISTRICT, -1.0)
        if node == N_EXPOSE:  # where knowing matters most: many crates
            return s.crates[s.place[1 - me][action - A_MOLE]]
        if node == N_SHOOT:
            return self.shot_gain(s, action - A_DIE, me)
        if node == N_START:
            return 0.0 if action == A_START + me else 1.0  # the last word is worth more (bench/start_mob.py)
        return self.action_gain(s, action, me)  # a bonus

    def put_down(self, s: Mob, me: int, rng: Rng) -> int:
        """A value for the next mole: the dear ones rather where many crates are, but never for sure."""
        n = s.legal_actions_raw(me, self.options)
        total = 0
        for i in range(n):
            value = self.options[i] - A_VALUE + 1
            total += s.values_left(me, value) * cython.cast(
                cython.int, 4.0 * self.base + 4.0 * value * s.crates[s.put[me]]
            )
        k = rng.pick(total)
        i = 0
        while True:
            value = self.options[i] - A_VALUE + 1
            k -= s.values_left(me, value) * cython.cast(
                cython.int, 4.0 * self.base + 4.0 * value * s.crates[s.put[me]]
            )
            if k < 0:
                return self.options[i]
            i += 1

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.think(cython.cast(Mob, state), seat, rng)

    def prepare(self, state: State, seat: int) -> None:
        self.look(cython.cast(Mob, state), seat)

    def like(self, state: State, action: int, seat: int) -> float:
        return self.liking(cython.cast(Mob, state), action, seat)

    def think(self, s: Mob, me: int, rng: Rng) -> int:
        if s.node == N_MOLES:
            return self.put_down(s, me, rng)
        return self.favourite(s, me, rng)

    # ---- for a learned network --------------------------------------------------------------------------------------

    def noted(self, players: int) -> int:
        return 3 * DISTRICTS + 3

    def notes(self, state: State, seat: int, out: Any, at: int) -> None:
        self.note(cython.cast(Mob, state), seat, out, at)

    def note(self, s: Mob, me: int, out: Any, i: int) -> None:
        """Leads, how sure they are and the crates they hold; the standing; crates and henchmen ahead."""
        odds = self.standing(s, me)
        for d in range(DISTRICTS):
            sure = 2.0 * logistic(0.5 * self.lead[d]) - 1.0
            out[i + d] = self.lead[d] / 6.0
            out[i + 6 + d] = sure
            out[i + 12 + d] = sure * s.crates[d] / 3.0
        out[i + 18] = odds / 2.0 if -8.0 < odds < 8.0 else 4.0 if odds > 0.0 else -4.0
        out[i + 19] = (s.won[me] - s.won[1 - me]) / 8.0
        out[i + 20] = (s.warehouse[me] - s.warehouse[1 - me]) / 8.0


HEURISTIC = MobHeuristic()


def best(state: State, seat: int, rng: Rng) -> int:
    """A good action for the seat now."""
    return HEURISTIC.best(state, seat, rng)
