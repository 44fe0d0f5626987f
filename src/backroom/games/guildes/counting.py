"""The count of votes, guild by guild, with the sharing of ties spelt out: for views, and for scoring a game on a real table.

What is paid comes from the rules (``Guildes.payout``); this only tells how it came about.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from backroom.engine.errors import ParseError
from backroom.games.guildes.printed import GUILDS, KINDS, THIRD_PLACES, Printed, printed
from backroom.games.guildes.rules import MILITIA, TIES, Guildes, cards_of

Plain = dict[str, Any]
MARKED = ("knights", "nobles", "priests", "alchemists")  # GU-03: the guilds of F to I
ENOUGH, ENDING = 3, 2  # letters that begin a guild's name, and how many may end it otherwise
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


def plain(word: str) -> str:
    """A word as it is compared: small letters without accents."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def read_tableau(text: str, names: Mapping[str, str] | None = None) -> dict[str, int]:
    """``3 artisans, knights 1`` as numbers by guild; ``names``: what guilds are called in the reader's language.

    ``ParseError`` says which word does not fit.
    """
    words = re.findall(r"\d+|[^\W\d]+|[^\s,;]", text)
    found: dict[str, int] = {}
    if len(words) % 2:
        raise ParseError("parse-guildes-tableau", {"text": text})
    for pair in zip(words[::2], words[1::2]):
        word, number = pair if pair[1].isdigit() else pair[::-1]
        if not (number.isascii() and number.isdigit()) or len(number) > 2:
            raise ParseError("parse-guildes-tableau", {"text": text})
        kind = _kind(word, names)
        if kind in found:
            raise ParseError("parse-guildes-twice", {"guild": kind})
        found[kind] = int(number)
    return found


def _kind(word: str, names: Mapping[str, str] | None) -> str:
    """The guild that is meant: its name, or one of it ("1 knight", "1 cavaliere"), or the beginning of its name."""
    kinds = {kind: kind for kind in KINDS} | {plain(name): kind for kind, name in (names or {}).items()}
    if (given := plain(word)) in kinds:
        return kinds[given]
    stem = given[: max(ENOUGH, len(given) - ENDING)]
    meant = {kind for name, kind in kinds.items() if len(stem) >= ENOUGH and name.startswith(stem)}
    if len(meant) != 1:
        known = ", ".join((names or {}).get(kind, kind) for kind in KINDS)
        raise ParseError("parse-guildes-guild-name", {"text": word, "expected": known})
    return meant.pop()


def read_trick(text: str, players: int, names: Mapping[str, str] | None = None) -> tuple[str, int, int]:
    """``2 knights +1``: player 2 has a knight more at this count (GU-57), as guild, seat and sign."""
    words = text.split()
    if (
        len(words) != 3
        or words[2] not in ("+1", "-1", "−1")
        or words[0] not in map(str, range(1, players + 1))
    ):
        raise ParseError("parse-guildes-mark", {"text": text, "players": players})
    kind = _kind(words[1], names)
    if kind not in MARKED:
        raise ParseError("parse-guildes-mark", {"text": text, "players": players})
    return kind, int(words[0]) - 1, 1 if words[2] == "+1" else -1


def score(
    players: int,
    tableaux: list[dict[str, int]],
    count: int,
    ties: bool = False,
    data: Printed | None = None,
    marks: Mapping[str, tuple[int, int]] | None = None,
) -> Plain:
    """A count (1, 2, 3) of a game on a real table: each player's tableau by kind; ``marks``: seat and sign of the dirty
    tricks F to I by guild. More cards than there are is a mistake of whoever noted them.
    """
    state = Guildes(players, cards_of(data or printed()), True, True)
    cards = [[tableau.get(kind, 0) for tableau in tableaux] for kind in KINDS]
    for kind, have, most in zip(KINDS, map(sum, cards), copies(state)):
        if have > most:
            raise ParseError("parse-guildes-too-many", {"guild": kind, "have": have, "most": most})
    for kind, (seat, sign) in (marks or {}).items():  # GU-57
        row = cards[KINDS.index(kind)]
        row[seat] = max(0, row[seat] + sign)
    return tell(state, count - 1, ties, cards)
