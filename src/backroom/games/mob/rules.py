# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, auto_pickle=False
"""MOB: Big Apple: what is legal and what an action does. No text, no random numbers, no input or output.

A person's move is several actions (see notation.py): each decision offers at most 18 choices. The actions that begin a main
action, a secondary one or a bonus are the same numbers wherever they come from, and the printed board holds those numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

if TYPE_CHECKING:
    from backroom.games.mob.printed import Printed

if not cython.compiled:
    from backroom.engine.rng import Rng
    from backroom.engine.state import CHANCE, OVER, State

    DISTRICTS, SPACES, MOLES, CAR, SEATED = 6, 18, 6, 3, 18
    HENCHMEN, TAKEN, ROUNDS, FAR, BONUS_PARTS = 43, 20, 3, 4, 3
    N_OPENING, N_DICE, N_SHOT, N_MOLES, N_ROLL, N_LOAD, N_SPACE, N_ACTION = range(8)
    N_SWITCH_FROM, N_SWITCH_TO, N_SWITCH_COUNT, N_DRIVE_FROM, N_DRIVE_COUNT = range(8, 13)
    N_MOLE, N_MOLE_TO, N_CRATE_FROM, N_CRATE_TO, N_TAKE, N_ADD, N_EXPOSE, N_SHOOT = range(13, 21)
    N_BONUS, N_START, N_OVER = range(21, 24)
    A_DISTRICT, A_MOLE, A_VALUE, A_COUNT, A_DIE, A_SPACE = 0, 6, 12, 15, 18, 20
    A_ROLL, A_SKIP, A_SWITCH, A_DRIVE, A_MOVE_MOLE, A_MOVE_CRATE, A_ATTORNEY = range(38, 45)
    A_ADD, A_EXPOSE, A_SHOOT, A_STEAL, A_END, A_DECLINE, A_START = range(45, 52)
    A_FACE, A_ALL = 53, 65
    R_SWITCH, R_DRIVE, R_SWITCH_DRIVE, R_MOLE, R_CRATE, R_ATTORNEY = range(6)

ROWS = {"switch": 0, "drive": 1, "switch-drive": 2, "mole": 3, "crate": 4, "attorney": 5}
MAINS = (A_SWITCH, A_DRIVE, A_SWITCH, A_MOVE_MOLE, A_MOVE_CRATE, A_ATTORNEY)  # by row
EXTRAS = {"": 0, "shoot": A_SHOOT, "add": A_ADD, "expose": A_EXPOSE, "attorney": A_ATTORNEY, "steal": A_STEAL}


def least(a: int, b: int) -> int:
    return a if a < b else b


class Board:
    """The printed facts as the rules need them, shared by all States of a game."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.crates = printed.crates
        if not cython.compiled:
            self.faces = [[0] * 7 for _ in range(2)]
            self.district = [[0] * 7 for _ in range(2)]
            self.begins = [0] * DISTRICTS
            self.cost, self.main, self.icon = [0] * SPACES, [0] * SPACES, [0] * SPACES
            self.bonus = [[0] * BONUS_PARTS for _ in range(FAR + 1)]
        for die in range(2):
            for face in printed.dice[die]:
                self.faces[die][face] += 1
        for d, district in enumerate(printed.districts):
            self.district[("black", "white").index(district.die)][district.face] = d
            self.begins[d] = district.face
        for row in printed.rows:
            for column in range(3):
                space = ROWS[row.action] * 3 + column
                self.cost[space] = row.costs[column]
                self.main[space] = MAINS[ROWS[row.action]]
                self.icon[space] = EXTRAS[row.icons[column]]
        for n, parts in enumerate(printed.bonuses):
            for k, part in enumerate(parts):
                self.bonus[n + 1][k] = EXTRAS[part]


class Mob(State):
    """A position of MOB: Big Apple."""

    ACTIONS = A_ALL
    LAWS = (
        "all crates",
        "43 henchmen a player",
        "six moles a player",
        "at most 3 in a car",
        "nothing below zero",
    )
    # fmt: off
    FIELDS = (
        ("node",), ("round",), ("first",), ("turn",), ("attorney",), ("dice", 2), ("opening", 2, 2), ("opened",),
        ("stock", 2), ("warehouse", 2), ("cars", 2, 6), ("men", 2, 6), ("pile",), ("crates", 6), ("won", 2),
        ("owner", 18), ("loaded",), ("space",), ("main_done",), ("icon_done",), ("must_drive",), ("doing",),
        ("pick_from",), ("pick_to",), ("bonus_step",), ("shot_die",), ("shot_face",), ("shot_hit",),
        ("drove", 2, 6), ("lost", 6), ("winner", 6), ("prize", 6), ("hidden", 2), ("place", 2, 6), ("put", 2),
        ("value", 2, 6),
    )

    if TYPE_CHECKING:  # what each is: rules.pxd
        board: Board
        node: int; round: int; first: int; turn: int; attorney: int; dice: list[int]; opening: list[list[int]]
        opened: int; stock: list[int]; warehouse: list[int]; cars: list[list[int]]; men: list[list[int]]
        pile: int; crates: list[int]; won: list[int]; owner: list[int]; loaded: int; space: int
        main_done: int; icon_done: int; must_drive: int; doing: int; pick_from: int; pick_to: int
        bonus_step: int; shot_die: int; shot_face: int; shot_hit: int; drove: list[list[int]]; lost: list[int]
        winner: list[int]; prize: list[int]; hidden: list[int]; place: list[list[int]]; put: list[int]
        value: list[list[int]]
    # fmt: on

    def __init__(self, board: Board) -> None:
        self.players = 2
        self.board = board
        self.begin()

    def fresh(self) -> Mob:
        if cython.compiled:
            raw_next()  # type: ignore[name-defined]  # noqa: F821
        new: Any = Mob.__new__(Mob)
        new.players = self.players
        new.board = self.board
        return new  # type: ignore[no-any-return]

    def block(self) -> Any:
        return cython.address(self.node)

    def block_length(self) -> Any:
        last = cython.cast(cython.p_short, cython.address(self.value[1][MOLES - 1]))
        return last - cython.address(self.node) + 1

    # ---- set-up -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.round = 1
        self.space = -1
        self.bonus_step = -1
        self.shot_die = -1
        self.pile = self.board.crates
        for d in range(DISTRICTS):  # MB-10
            self.crates[d] = self.board.begins[d]
            self.pile -= self.board.begins[d]
            self.winner[d] = -2
        for p in range(2):
            self.stock[p] = HENCHMEN
            self.hidden[p] = (1 << MOLES) - 1
            for m in range(MOLES):
                self.place[p][m] = m
        self.node = N_MOLES

    def values_left(self, seat: int, value: int) -> int:
        """How many moles of this value the seat still has to put down (MB-04: two of each)."""
        left = 2
        for m in range(self.put[seat]):
            if self.value[seat][m] == value:
                left -= 1
        return left

    def put_mole(self, seat: int, value: int) -> None:
        """MB-11: one on each district, in the districts' order; when both have, the game opens."""
        self.value[seat][self.put[seat]] = value
        self.put[seat] += 1
        if self.put[0] == MOLES and self.put[1] == MOLES:
            self.node = N_OPENING

    def open_game(self) -> None:
        """MB-12: the higher sum starts; a tie is rolled again."""
        ahead = self.opening[0][0] + self.opening[0][1] - self.opening[1][0] - self.opening[1][1]
        self.opened = 0
        if ahead != 0:
            self.take_henchmen()
            self.begin_round(0 if ahead > 0 else 1)

    # ---- a round ----------------------------------------------------------------------------------------------------

    def take_henchmen(self) -> None:
        """MB-20; as many as the stock has."""
        for p in range(2):
            n = least(TAKEN, self.stock[p])
            self.stock[p] -= n
            self.warehouse[p] += n

    def begin_round(self, seat: int) -> None:
        self.first = seat
        self.turn = 1 - seat
        self.end_turn()

    def end_turn(self) -> None:
        """The other one's turn, or again one's own when the other is done (MB-20), or the end of the round."""
        other = 1 - self.turn
        if self.warehouse[other] > 0:
            self.start_turn(other)
        elif self.warehouse[self.turn] > 0:
            self.start_turn(self.turn)
        else:
            self.end_round()

    def start_turn(self, seat: int) -> None:
        self.turn = seat
        self.loaded = 0
        self.space = -1
        self.dice[0] = 0
        self.dice[1] = 0
        self.node = N_ROLL

    def load(self, district: int) -> None:
        """MB-21, MB-22: the die that does not name the district says how many leave the warehouse for the car."""
        me = self.turn
        die = 1 if self.board.district[0][self.dice[0]] == district else 0
        n = least(self.dice[die], self.warehouse[me])
        fit = least(n, CAR - self.cars[me][district])
        self.warehouse[me] -= n
        self.cars[me][district] += fit
        self.stock[me] += n - fit
        self.loaded = 1
        if self.warehouse[me] == 0:  # MB-23
            self.end_turn()
        else:
            self.second_step()

    def payable(self) -> bool:
        """Whether there is a free space that the player whose turn it is can pay for."""
        have = self.warehouse[self.turn]
        for s in range(SPACES):
            if self.owner[s] == 0 and self.board.cost[s] <= have:
                return True
        return False

    def second_step(self) -> None:
        if self.payable():
            self.node = N_SPACE
            return
        self.stock[self.turn] += self.warehouse[self.turn]  # MB-25
        self.warehouse[self.turn] = 0
        self.end_turn()

    def pay(self, space: int) -> None:
        """MB-24, MB-26: they stay there to the end of the round."""
        self.warehouse[self.turn] -= self.board.cost[space]
        self.owner[space] = self.turn + 1
        self.space = space
        self.main_done = 0
        self.icon_done = 0
        self.next_action()

    # ---- actions: what can be done (MB-27) --------------------------------------------------------------------------

    def riding(self, seat: int) -> int:
        """Henchmen in all cars of a seat."""
        total = 0
        for d in range(DISTRICTS):
            total += self.cars[seat][d]
        return total

    def crates_out(self) -> int:
        """Crates on all districts."""
        return self.board.crates - self.pile - self.won[0] - self.won[1]

    def far(self, seat: int) -> bool:
        """The attorney is on the last space of the other's side (MB-35)."""
        return self.attorney == (FAR if seat == 0 else -FAR)

    def can(self, action: int) -> bool:
        """Whether the action that begins so can be done now by the player who is to act."""
        me = self.turn
        if action == A_SWITCH:
            # A car with room and another with someone in it: always, but for all empty and all full.
            return 0 < self.riding(me) < SEATED
        if action == A_DRIVE:
            return self.riding(me) > 0
        if action == A_MOVE_MOLE:
            return self.hidden[me] != 0
        if action == A_MOVE_CRATE or action == A_STEAL:
            return self.crates_out() > 0
        if action == A_ATTORNEY:
            return not self.far(me) or self.crates_out() > 0
        if action == A_ADD:
            return self.pile > 0
        if action == A_EXPOSE:
            return self.hidden[1 - me] != 0
        return action == A_SHOOT  # MB-42: also without a target

    def may_main(self) -> bool:
        return self.main_done == 0 and self.can(self.board.main[self.space])

    def may_icon(self) -> bool:
        return self.icon_done == 0 and self.can(self.board.icon[self.space])

    def next_action(self) -> None:
        """After paying, and after each action: is there something left to decide? (MB-24, MB-27)"""
        if self.must_drive or self.may_main() or self.may_icon():
            self.node = N_ACTION
        else:
            self.end_turn()

    # ---- actions: doing them ----------------------------------------------------------------------------------------

    def start_action(self, action: int) -> None:
        if action == A_SWITCH:
            self.node = N_SWITCH_FROM
        elif action == A_DRIVE:
            self.node = N_DRIVE_FROM
        elif action == A_MOVE_MOLE:
            self.node = N_MOLE
        elif action == A_MOVE_CRATE:
            self.node = N_CRATE_FROM
        elif action == A_STEAL:
            self.node = N_TAKE
        elif action == A_ADD:
            self.node = N_ADD
        elif action == A_EXPOSE:
            self.node = N_EXPOSE
        elif action == A_SHOOT:
            self.node = N_SHOOT
        elif self.far(self.turn):
            self.node = N_TAKE
        else:
            self.push_attorney()
            self.finished()

    def finished(self) -> None:
        """An action is done: the main one, the icon's, or a part of the attorney's bonus."""
        if self.doing == 3:
            self.bonus_step += 1
            self.next_bonus()
            return
        if self.doing == 1:
            self.main_done = 1
        else:
            self.icon_done = 1
        self.next_action()

    def push_attorney(self) -> None:
        """MB-35: one space towards the other player; the centre is only there at the start."""
        step = 1 if self.turn == 0 else -1
        self.attorney += step
        if self.attorney == 0:
            self.attorney += step

    def take_crate(self, district: int) -> None:
        self.crates[district] -= 1
        self.won[self.turn] += 1
        self.finished()

    def expose(self, mole: int) -> None:
        """MB-41: as many henchmen of its owner come as it is worth and his stock has."""
        other = 1 - self.turn
        n = least(self.value[other][mole], self.stock[other])
        self.hidden[other] &= ~(1 << mole)
        self.stock[other] -= n
        self.men[other][self.place[other][mole]] += n
        self.finished()

    def shoot(self, face: int) -> None:
        """MB-42."""
        other = 1 - self.turn
        d = self.board.district[self.shot_die][face]
        self.shot_face = face
        self.shot_hit = self.cars[other][d]
        self.stock[other] += self.cars[other][d]
        self.cars[other][d] = 0
        self.finished()

    # ---- the end of a round -----------------------------------------------------------------------------------------

    def sights(self) -> int:
        """The seat on whose side the attorney is. Not asked while he is at the centre."""
        return 1 if self.attorney > 0 else 0

    def end_round(self) -> None:
        for p in range(2):  # MB-50
            for d in range(DISTRICTS):
                self.drove[p][d] = self.cars[p][d]
                self.men[p][d] += self.cars[p][d]
                self.cars[p][d] = 0
        self.space = -1
        self.dice[0] = 0
        self.dice[1] = 0
        if self.attorney == 0:  # MB-51: nobody has a bonus
            self.shoot_out()
            return
        self.turn = 1 - self.sights()
        self.bonus_step = 0
        self.next_bonus()

    def next_bonus(self) -> None:
        """MB-51: the parts in their order; those that cannot be done are passed over (MB-27)."""
        space = self.attorney if self.attorney > 0 else -self.attorney
        while self.bonus_step < BONUS_PARTS:
            if self.can(self.board.bonus[space][self.bonus_step]):
                self.node = N_BONUS
                return
            self.bonus_step += 1
        self.shoot_out()

    def shoot_out(self) -> None:
        """MB-52."""
        self.bonus_step = -1
        for d in range(DISTRICTS):
            n = least(self.men[0][d], self.men[1][d])
            self.lost[d] = n
            for p in range(2):
                self.men[p][d] -= n
                self.stock[p] += n
        if self.round == ROUNDS:
            self.count()
        else:
            self.next_round()

    def next_round(self) -> None:
        """MB-53."""
        self.round += 1
        for s in range(SPACES):
            if self.owner[s]:
                self.stock[self.owner[s] - 1] += self.board.cost[s]
                self.owner[s] = 0
        self.take_henchmen()
        if self.attorney == 0:
            self.begin_round(self.first)
        else:
            self.turn = self.sights()
            self.node = N_START

    # ---- the end ----------------------------------------------------------------------------------------------------

    def strength(self, seat: int, district: int) -> int:
        """Henchmen and hidden moles of a seat in a district, by their value (MB-60)."""
        total = self.men[seat][district]
        for m in range(MOLES):
            if self.hidden[seat] >> m & 1 and self.place[seat][m] == district:
                total += self.value[seat][m]
        return total

    def count(self) -> None:
        """MB-60."""
        for d in range(DISTRICTS):
            ahead = self.strength(0, d) - self.strength(1, d)
            self.winner[d] = -1
            if ahead != 0:
                self.winner[d] = 0 if ahead > 0 else 1
                self.prize[d] = self.crates[d]
                self.won[self.winner[d]] += self.crates[d]
                self.crates[d] = 0
        self.node = N_OVER

    def points_of(self, seat: int) -> int:
        return self.won[seat]

    def order_of(self, a: int, b: int) -> int:
        """MB-61."""
        if self.won[a] != self.won[b]:
            return self.won[a] - self.won[b]
        if self.attorney == 0:
            return 0
        return 1 if self.sights() == b else -1

    # ---- the contract: who may do what ------------------------------------------------------------------------------

    def who(self) -> int:
        if self.node <= N_SHOT:
            return CHANCE
        if self.node == N_OVER:
            return OVER
        if self.node == N_MOLES:
            return 0 if self.put[0] < MOLES else 1
        return self.turn

    def waiting(self) -> int:
        if self.node <= N_SHOT or self.node == N_OVER:
            return 0
        if self.node == N_MOLES:
            return (1 if self.put[0] < MOLES else 0) | (2 if self.put[1] < MOLES else 0)
        return 1 << self.turn

    def inside(self, seat: int) -> bool:
        node = self.node
        if node == N_MOLES:
            return 0 < self.put[seat] < MOLES
        if node == N_SPACE:  # after A_SKIP the space is still to be named: one move
            return seat == self.turn and self.loaded == 0
        return seat == self.turn and N_SWITCH_FROM <= node <= N_SHOOT

    def die_now(self) -> int:
        """The die that is to be rolled: 0 black, 1 white."""
        if self.node == N_OPENING:
            return self.opened & 1
        if self.node == N_SHOT:
            return self.shot_die
        return 0 if self.dice[0] == 0 else 1

    def chance_choices(self, out: Any) -> int:
        n = 0
        if self.node <= N_SHOT:
            die = self.die_now()
            for face in range(1, 7):
                if self.board.faces[die][face]:
                    out[n] = A_FACE + die * 6 + face - 1
                    n += 1
        return n

    def weights(self, out: Any) -> None:
        n = 0
        die = self.die_now()
        for face in range(1, 7):
            if self.board.faces[die][face]:
                out[n] = self.board.faces[die][face]
                n += 1

    def action_choices(self, out: Any) -> int:
        """The main action, the icon's, or no more (MB-24); the second half of MB-32 is not free.

        In the numbers' order: an icon's action is never below a main one.
        """
        if self.must_drive:
            out[0] = A_DRIVE
            return 1
        n = 0
        main = self.board.main[self.space] if self.may_main() else 0
        icon = self.board.icon[self.space] if self.may_icon() else 0
        if main:
            out[n] = main
            n += 1
        if icon and icon != main:
            out[n] = icon
            n += 1
        out[n] = A_END
        return n + 1

    def district_bits(self) -> int:
        """The districts that may be named now."""
        node = self.node
        me = self.turn
        if node == N_LOAD:
            return 1 << self.board.district[0][self.dice[0]] | 1 << self.board.district[1][self.dice[1]]
        if node == N_ADD:
            return (1 << DISTRICTS) - 1
        if node == N_MOLE_TO:
            return ((1 << DISTRICTS) - 1) & ~(1 << self.place[me][self.pick_from])
        if node == N_CRATE_TO:
            return ((1 << DISTRICTS) - 1) & ~(1 << self.pick_from)
        bits = 0
        if node == N_CRATE_FROM or node == N_TAKE:
            for d in range(DISTRICTS):
                if self.crates[d] > 0:
                    bits |= 1 << d
        elif node == N_DRIVE_FROM:
            for d in range(DISTRICTS):
                if self.cars[me][d] > 0:
                    bits |= 1 << d
        elif node == N_SWITCH_TO:
            for d in range(DISTRICTS):
                if self.cars[me][d] < CAR and d != self.pick_from:
                    bits |= 1 << d
        else:  # N_SWITCH_FROM
            room = 0
            for d in range(DISTRICTS):
                if self.cars[me][d] < CAR:
                    room |= 1 << d
            for d in range(DISTRICTS):
                if self.cars[me][d] > 0 and room & ~(1 << d):
                    bits |= 1 << d
        return bits

    def count_most(self) -> int:
        """How many henchmen may be named at most (MB-30, MB-31)."""
        if self.node == N_SWITCH_COUNT:
            return least(self.cars[self.turn][self.pick_from], CAR - self.cars[self.turn][self.pick_to])
        return self.cars[self.turn][self.pick_from]

    def choices(self, seat: int, out: Any) -> int:
        if seat < 0:
            return self.chance_choices(out)
        if self.waiting() >> seat & 1 == 0:
            return 0
        node = self.node
        n = 0
        if node == N_SPACE:
            have = self.warehouse[seat]
            for s in range(SPACES):
                if self.owner[s] == 0 and self.board.cost[s] <= have:
                    out[n] = A_SPACE + s
                    n += 1
        elif node == N_ACTION:
            n = self.action_choices(out)
        elif node == N_ROLL:
            out[0] = A_ROLL
            out[1] = A_SKIP
            n = 2
        elif node == N_SWITCH_COUNT or node == N_DRIVE_COUNT:
            for k in range(self.count_most()):
                out[n] = A_COUNT + k
                n += 1
        elif node == N_MOLES:
            for k in range(3):
                if self.values_left(seat, k + 1) > 0:
                    out[n] = A_VALUE + k
                    n += 1
        elif node == N_MOLE or node == N_EXPOSE:
            bits = self.hidden[seat] if node == N_MOLE else self.hidden[1 - seat]
            for m in range(MOLES):
                if bits >> m & 1:
                    out[n] = A_MOLE + m
                    n += 1
        elif node == N_SHOOT:
            out[0] = A_DIE
            out[1] = A_DIE + 1
            n = 2
        elif node == N_BONUS:
            out[0] = self.board.bonus[self.attorney if self.attorney > 0 else -self.attorney][self.bonus_step]
            out[1] = A_DECLINE
            n = 2
        elif node == N_START:
            out[0] = A_START
            out[1] = A_START + 1
            n = 2
        else:
            bits = self.district_bits()
            for d in range(DISTRICTS):
                if bits >> d & 1:
                    out[n] = A_DISTRICT + d
                    n += 1
        return n

    # ---- the contract: doing it -------------------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> None:
        node = self.node
        if seat < 0:
            self.act_chance(action)
        elif node == N_ROLL:
            if action == A_ROLL:
                self.node = N_DICE
            else:
                self.second_step()
        elif node == N_SPACE:
            self.pay(action - A_SPACE)
        elif node == N_ACTION:
            self.act_action(action)
        elif node == N_MOLES:
            self.put_mole(seat, action - A_VALUE + 1)
        elif node == N_BONUS:
            if action == A_DECLINE:
                self.bonus_step += 1
                self.next_bonus()
            else:
                self.doing = 3
                self.start_action(action)
        elif node == N_START:
            self.begin_round(action - A_START)
        else:
            self.act_pick(action)

    def act_chance(self, action: int) -> None:
        face = (action - A_FACE) % 6 + 1
        if self.node == N_OPENING:
            self.opening[self.opened >> 1][self.opened & 1] = face
            self.opened += 1
            if self.opened == 4:
                self.open_game()
        elif self.node == N_SHOT:
            self.shoot(face)
        elif self.dice[0] == 0:
            self.dice[0] = face
        else:
            self.dice[1] = face
            self.node = N_LOAD

    def act_action(self, action: int) -> None:
        """Begin the main action or the icon's, or leave the rest undone."""
        if action == A_END:
            self.end_turn()
            return
        self.doing = 1 if self.main_done == 0 and action == self.board.main[self.space] else 2
        if self.must_drive:
            self.doing = 1
        self.start_action(action)

    def act_pick(self, action: int) -> None:
        """A further action of a move: the district, mole, die or number that it names."""
        node = self.node
        me = self.turn
        if node == N_LOAD:
            self.load(action - A_DISTRICT)
        elif node == N_SWITCH_FROM:
            self.pick_from = action - A_DISTRICT
            self.node = N_SWITCH_TO
        elif node == N_SWITCH_TO:
            self.pick_to = action - A_DISTRICT
            self.node = N_SWITCH_COUNT
        elif node == N_SWITCH_COUNT:
            self.cars[me][self.pick_from] -= action - A_COUNT + 1
            self.cars[me][self.pick_to] += action - A_COUNT + 1
            if self.space // 3 == R_SWITCH_DRIVE:  # MB-32
                self.must_drive = 1
                self.node = N_ACTION
            else:
                self.finished()
        elif node == N_DRIVE_FROM:
            self.pick_from = action - A_DISTRICT
            self.node = N_DRIVE_COUNT
        elif node == N_DRIVE_COUNT:
            self.cars[me][self.pick_from] -= action - A_COUNT + 1
            self.men[me][self.pick_from] += action - A_COUNT + 1
            self.must_drive = 0
            self.finished()
        elif node == N_MOLE:
            self.pick_from = action - A_MOLE
            self.node = N_MOLE_TO
        elif node == N_MOLE_TO:
            self.place[me][self.pick_from] = action - A_DISTRICT
            self.finished()
        elif node == N_CRATE_FROM:
            self.pick_from = action - A_DISTRICT
            self.node = N_CRATE_TO
        elif node == N_CRATE_TO:
            self.crates[self.pick_from] -= 1
            self.crates[action - A_DISTRICT] += 1
            self.finished()
        elif node == N_TAKE:
            self.take_crate(action - A_DISTRICT)
        elif node == N_ADD:
            self.pile -= 1
            self.crates[action - A_DISTRICT] += 1
            self.finished()
        elif node == N_EXPOSE:
            self.expose(action - A_MOLE)
        else:
            self.shot_die = action - A_DIE
            self.node = N_SHOT

    # ---- what is hidden ---------------------------------------------------------------------------------------------

    def takes_back(self, seat: int) -> bool:
        """MB-11: one's own moles, while the other is still putting down."""
        return self.node == N_MOLES and self.put[seat] == MOLES

    def take_back(self, seat: int) -> None:
        for m in range(MOLES):
            self.value[seat][m] = 0
        self.put[seat] = 0

    def redraw(self, seat: int, rng: Rng) -> None:
        """The values of the other's hidden moles are all that a seat cannot know."""
        if self.node == N_OVER:  # MB-60: all are revealed
            return
        for p in range(2):
            if p != seat:
                self.redraw_moles(p, rng)

    def redraw_moles(self, seat: int, rng: Rng) -> None:
        """Deal the values that were never seen anew to the moles that are hidden.

        At set-up only "done" and "not done" can be known: who is not done has put nothing down.
        """
        if self.put[seat] < MOLES:
            self.take_back(seat)
            return
        ones = 2
        twos = 2
        left = MOLES
        for m in range(MOLES):
            if self.hidden[seat] >> m & 1 == 0:
                left -= 1
                if self.value[seat][m] == 1:
                    ones -= 1
                elif self.value[seat][m] == 2:
                    twos -= 1
        for m in range(MOLES):
            if self.hidden[seat] >> m & 1:
                k = rng.pick(left)
                left -= 1
                if k < ones:
                    ones -= 1
                    self.value[seat][m] = 1
                elif k < ones + twos:
                    twos -= 1
                    self.value[seat][m] = 2
                else:
                    self.value[seat][m] = 3

    def mole(self, seat: int, mole: int) -> int:
        """A mole's value, 0 before it is put down. Secret while it is hidden: view.py guards it."""
        return int(self.value[seat][mole])

    # ---- laws -------------------------------------------------------------------------------------------------------

    def henchmen_of(self, seat: int) -> int:
        total = self.stock[seat] + self.warehouse[seat]
        for d in range(DISTRICTS):
            total += self.cars[seat][d] + self.men[seat][d]
        for s in range(SPACES):
            if self.owner[s] == seat + 1:
                total += self.board.cost[s]
        return total

    def moles_kept(self, seat: int) -> bool:
        """Two of each value once they are put down, never more than two; places are districts."""
        for k in range(1, 4):
            left = self.values_left(seat, k)
            if left < 0 or (self.put[seat] == MOLES and left != 0):
                return False
        for m in range(MOLES):
            if self.place[seat][m] < 0 or self.place[seat][m] >= DISTRICTS:
                return False
        return self.hidden[seat] >> MOLES == 0

    def low(self) -> bool:
        """Something is below zero."""
        if self.pile < 0:
            return True
        for p in range(2):
            if self.stock[p] < 0 or self.warehouse[p] < 0 or self.won[p] < 0:
                return True
            for d in range(DISTRICTS):
                if self.cars[p][d] < 0 or self.men[p][d] < 0 or self.crates[d] < 0:
                    return True
        return False

    def lawful(self) -> int:
        broken = 0
        crates = self.pile + self.won[0] + self.won[1]
        for d in range(DISTRICTS):
            crates += self.crates[d]
            if self.cars[0][d] > CAR or self.cars[1][d] > CAR:
                broken |= 8
        if crates != self.board.crates:
            broken |= 1
        for p in range(2):
            if self.henchmen_of(p) != HENCHMEN:
                broken |= 2
            if not self.moles_kept(p):
                broken |= 4
        if self.low():
            broken |= 16
        return broken


if cython.compiled:
    keep_dropped(Mob)  # type: ignore[name-defined]  # noqa: F821
