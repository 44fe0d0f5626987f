"""The count of votes, guild by guild, with the sharing of ties spelt out: for views, and for scoring a game on a real table.

What is paid comes from the rules (``Guildes.payout``); this only tells how it came about.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.errors import ParseError
from backroom.games.guildes.printed import GUILDS, KINDS, THIRD_PLACES, Printed, printed
from backroom.games.guildes.rules import MILITIA, TIES, Guildes, cards_of

Plain = dict[str, Any]
PLACES = tuple(
    (1, 2, THIRD_PLACES.get(name, 3)) for name in GUILDS
)  # GU-30: places that pay, by guild and count


def copies(state: Guildes) -> list[int]:
    """Cards of each kind in this game (GU-10: with three players some are taken out)."""
    found = list(state.cards.copies)
    if state.players == 3:
        found[9] = 0
        found[MILITIA] -= 3
    return found


def pays(state: Guildes, kind: int, count: int) -> list[int]:
    """What a kind pays at a count (0, 1, 2) by place; the militia: for each card."""
    if kind == MILITIA:
        return [state.cards.militia_votes]
    return list(state.cards.pays[kind][count][: PLACES[kind][count]])


def last_count(state: Guildes) -> Plain | None:
    """The last count in full; None before the first."""
    if state.counts == 0:
        return None
    number = state.counts - 1
    ties = bool(state.events) and state.event[number] == TIES
    told = tell(state, number, ties, [row[: state.players] for row in state.counted])
    told["before"] = [sum(state.votes[r][p] for r in range(number)) for p in range(state.players)]
    return told


def tell(state: Guildes, count: int, ties: bool, cards: list[list[int]]) -> Plain:
    """A count (0, 1, 2) of these cards, by kind and seat."""
    rows = [_row(state, k, count, ties, cards[k]) for k in range(len(KINDS))]
    votes = [sum(row["votes"][p] for row in rows) for p in range(state.players)]
    return {"number": count + 1, "ties": ties, "rows": rows, "votes": votes}


def _row(state: Guildes, kind: int, count: int, ties: bool, cards: list[int]) -> Plain:
    votes = state.payout(kind, count, ties, cards)
    values = pays(state, kind, count)
    places: list[Plain] = []
    passed_over: list[int] = []
    if kind != MILITIA:
        place = 0
        for number in sorted({n for n in cards if n > 0}, reverse=True):
            level = [p for p, n in enumerate(cards) if n == number]
            if ties and len(level) > 1:  # GU-41
                passed_over += level
                continue
            paid = values[place : place + len(level)]
            places.append(
                {
                    "seats": level,
                    "cards": number,
                    "place": place + 1,
                    "values": paid,
                    "total": sum(paid),
                    "each": votes[level[0]],
                }
            )
            place += len(level)
    return {
        "guild": KINDS[kind],
        "cards": cards,
        "values": values,
        "places": places,
        "passed_over": sorted(passed_over),
        "votes": votes,
    }


def read_tableau(text: str) -> dict[str, int]:
    """``artisans 3 knights 1`` as numbers by guild; ``ParseError`` says which word does not fit."""
    words = text.lower().split()
    found: dict[str, int] = {}
    if len(words) % 2:
        raise ParseError("parse-guildes-tableau", {"text": text})
    for kind, number in zip(words[::2], words[1::2]):
        if kind not in KINDS:
            raise ParseError("parse-guildes-guild-name", {"text": kind, "expected": ", ".join(KINDS)})
        if not (number.isascii() and number.isdigit()) or len(number) > 2 or kind in found:
            raise ParseError("parse-guildes-tableau", {"text": text})
        found[kind] = int(number)
    return found


def score(
    players: int, tableaux: list[dict[str, int]], count: int, ties: bool = False, data: Printed | None = None
) -> Plain:
    """A count (1, 2, 3) of a game on a real table: each player's tableau by kind, ±1 of dirty tricks already in it."""
    state = Guildes(players, cards_of(data or printed()), True, True)
    cards = [[tableau.get(kind, 0) for tableau in tableaux] for kind in KINDS]
    return tell(state, count - 1, ties, cards)
