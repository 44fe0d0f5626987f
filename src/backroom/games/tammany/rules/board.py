"""The printed facts of Tammany Hall as the rules need them, shared by all States of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.tammany.rules.state import Board

if TYPE_CHECKING:
    from backroom.games.tammany.printed import Printed

SPECIALS = ("", "bonus cube", "bonus chip", "tammany hall")


def board_of(printed: Printed) -> Board:
    index = {ward.number: w for w, ward in enumerate(printed.wards)}
    zones = [ward.zone - 1 for ward in printed.wards]
    return Board(
        cubes=printed.cubes,
        chips=printed.chips,
        bosses=printed.bosses,
        slanders=printed.slanders,
        locks=printed.locks,
        number=[ward.number for ward in printed.wards],
        zone=zones,
        special=[SPECIALS.index(ward.special) for ward in printed.wards],
        adjacent=[sum(1 << index[other] for other in ward.neighbours) for ward in printed.wards],
        zone_wards=[sum(1 << w for w, zone in enumerate(zones) if zone == z) for z in range(3)],
        setup=printed.setup,
        opens=[printed.opens.get(players, (0, 0, 0)) for players in range(6)],
    )
