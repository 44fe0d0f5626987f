"""The printed facts of MOB: Big Apple as the rules need them, shared by all States of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.mob.rules.state import Board
from backroom.games.mob.schema import (
    A_ADD,
    A_ATTORNEY,
    A_DRIVE,
    A_EXPOSE,
    A_MOVE_CRATE,
    A_MOVE_MOLE,
    A_SHOOT,
    A_STEAL,
    A_SWITCH,
    BONUS_PARTS,
    DISTRICTS,
    FAR,
    SPACES,
)
from backroom.games.mob.tells import TELLS

if TYPE_CHECKING:
    from backroom.games.mob.printed import Printed

ROWS = {"switch": 0, "drive": 1, "switch-drive": 2, "mole": 3, "crate": 4, "attorney": 5}
MAINS = (A_SWITCH, A_DRIVE, A_SWITCH, A_MOVE_MOLE, A_MOVE_CRATE, A_ATTORNEY)  # by row
EXTRAS = {"": 0, "shoot": A_SHOOT, "add": A_ADD, "expose": A_EXPOSE, "attorney": A_ATTORNEY, "steal": A_STEAL}


def board_of(printed: Printed) -> Board:
    faces, places = [[0] * 7, [0] * 7], [[0] * 7, [0] * 7]
    begins = [0] * DISTRICTS
    cost, main, icon = [0] * SPACES, [0] * SPACES, [0] * SPACES
    bonus = [[0] * BONUS_PARTS for _ in range(FAR + 1)]
    for die in range(2):
        for face in printed.dice[die]:
            faces[die][face] += 1
    for d, district in enumerate(printed.districts):
        places[("black", "white").index(district.die)][district.face] = d
        begins[d] = district.face
    for row in printed.rows:
        for column in range(3):
            space = ROWS[row.action] * 3 + column
            cost[space] = row.costs[column]
            main[space] = MAINS[ROWS[row.action]]
            icon[space] = EXTRAS[row.icons[column]]
    for n, parts in enumerate(printed.bonuses):
        for k, part in enumerate(parts):
            bonus[n + 1][k] = EXTRAS[part]
    return Board(
        printed=printed, crates=printed.crates, faces=faces, district=places, begins=begins,
        cost=cost, main=main, icon=icon, far=len(printed.bonuses), bonus=bonus, tells=TELLS,
    )  # fmt: skip
