"""What a space of the action board or the attorney's bonus allows in MOB: Big Apple (MB-27 to MB-42). The player whose turn
it is acts: begins an action, then names districts, henchmen, a mole or a die, one after the other.
"""

from __future__ import annotations

from backroom.engine.schema import Row
from backroom.games.mob.rules.count import Count
from backroom.games.mob.rules.pieces import least
from backroom.games.mob.schema import *


class Actions(Count):
    """N_ACTION to N_SHOOT, and N_SHOT, where chance rolls."""

    # ---- what can be done (MB-24, MB-27) ----------------------------------------------------------------------------

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

    def action_legal(self, out: Row) -> int:
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

    def action_apply(self, action: int) -> None:
        """Begin the main action or the icon's, or leave the rest undone."""
        if action == A_END:
            self.end_turn()
            return
        self.doing = 1 if self.main_done == 0 and action == self.board.main[self.space] else 2
        if self.must_drive:
            self.doing = 1
        self.start_action(action)

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

    # ---- what a further action of the move may name -----------------------------------------------------------------

    def district_bits(self) -> int:
        """The districts that may be named now."""
        node = self.node
        me = self.turn
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

    def pick_legal(self, out: Row) -> int:
        node = self.node
        n = 0
        if node == N_SWITCH_COUNT or node == N_DRIVE_COUNT:
            for k in range(self.count_most()):
                out[n] = A_COUNT + k
                n += 1
            return n
        if node == N_MOLE or node == N_EXPOSE:
            bits = self.hidden[self.turn] if node == N_MOLE else self.hidden[1 - self.turn]
            for m in range(MOLES):
                if bits >> m & 1:
                    out[n] = A_MOLE + m
                    n += 1
            return n
        if node == N_SHOOT:
            out[0] = A_DIE
            out[1] = A_DIE + 1
            return 2
        return self.list_districts(self.district_bits(), out)

    # ---- what it does -----------------------------------------------------------------------------------------------

    def pick_apply(self, action: int) -> None:
        """A further action of a move: the district, mole, die or number that it names."""
        node = self.node
        me = self.turn
        if node == N_SWITCH_FROM:
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
