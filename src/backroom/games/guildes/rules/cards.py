"""The printed facts of Guildes as the rules need them, shared by all States of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.guildes.rules.state import Cards
from backroom.games.guildes.tells import TELLS

if TYPE_CHECKING:
    from backroom.games.guildes.printed import Printed

PLAYERS = ((3, 10, 8), (4, 9, 7), (5, 7, 5), (6, 6, 5))  # GU-10 to GU-13: players, cards dealt, cards played


def cards_of(printed: Printed) -> Cards:
    letters = ["ABCDEFGHI".index(letter) for letter in printed.letters]
    dealt, played = [0] * 7, [0] * 7
    for players, most, shown in PLAYERS:
        dealt[players], played[players] = most, shown
    return Cards(
        copies=[*(guild.cards for guild in printed.guilds), printed.militia_cards],
        pays=[[[*values, 0, 0, 0, 0][:4] for values in guild.counts] for guild in printed.guilds],
        direction=printed.directions,
        letter=letters,
        order=[letters.index(place) for place in range(len(letters))],
        dealt=dealt,
        played=played,
        militia_votes=printed.militia_votes,
        tells=TELLS,
    )
