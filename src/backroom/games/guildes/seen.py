"""How many cards of each guild a seat has never seen, counted from what it may know (GU-70 to GU-74) and nothing else.

A card can be met more than once: in a hand that is passed, laid open, put aside and laid by somebody else (GU-43), thrown
away and drawn out of the discards (GU-55). No meeting is counted as a new card where it may have been an old one, so the
number is the most that can be left: it never lies below what is really hidden, and it never rises.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from backroom.games.guildes.printed import KINDS
from backroom.games.guildes.rules import DRAW, EXCHANGE, N_DRAWN, N_KEEP, SACRIFICE

if TYPE_CHECKING:
    from backroom.games.guildes.view import Read

Plain = dict[str, Any]
Looks = list[list[tuple[Plain, list[int]]]]
Counts = list[int]


def unseen(read: Read, seat: int | None, looks: Looks) -> tuple[Counts, Counts]:
    """Cards of each kind that this seat has never seen; cards that it saw this round, that others have or will get and
    have not laid open.
    """
    left, passing = list(read.copies), [0] * len(KINDS)
    spare: list[Counts] = []  # by round: met in a hand, and not laid open by anybody since
    for r in range(read.round + 1):
        own = own_cards(read, seat, r)
        elsewhere = _met_elsewhere(read, seat, r)
        spare.append([])
        for k in range(len(KINDS)):
            met = sum(seen[k] for _, seen in looks[r]) - own[k]
            left[k] -= own[k] + max(met, elsewhere[k])
            spare[r].append(max(0, met - elsewhere[k]))
    for k in range(len(KINDS)):
        passing[k] = spare[read.round][k]
        left[k] -= _drawn(read, seat, k, [row[k] for row in spare])
    return left, passing


def _met_elsewhere(read: Read, seat: int | None, r: int) -> Counts:
    """Cards of a round, taken by others, that this seat has met outside the hands that went round: they were laid open,
    or came back to it in the redistribution (GU-43). The card that it put aside itself may be one of those laid.
    """
    found = [sum(read.shown[r][p][k] for p in range(read.n) if p != seat) for k in range(len(KINDS))]
    if seat is not None and read.state.mixed == r:
        aside, got = read.state.aside[seat], read.state.got[seat]
        if got >= 0:
            found[got] += 1
        found[aside] = max(0, found[aside] - 1)
    return found


def _drawn(read: Read, seat: int | None, k: int, spare: Counts) -> int:
    """Cards that came out of the discards (GU-55) and cannot be any that this seat had met before."""
    state, new, kept = read.state, 0, 0
    for r in range(read.round + 1):
        known = 0
        kept += state.kept[r] == k
        drawn = kept
        mine = seat is not None and read.trick[r][seat] == DRAW
        if mine:
            drawing = r == read.round and read.node in (N_DRAWN, N_KEEP) and state.turn == seat
            drawn += (state.refused[r] == k) + (state.limbo[k] if drawing else 0)
        for before in range(r + 1):
            if seat is not None and _thrown_before(read, before, seat, r):
                known += thrown(read, seat, before)[k]
            if before < r or read.letters[SACRIFICE] < read.letters[DRAW]:
                known += state.lost[before].count(k)
            if before < r or read.letters[EXCHANGE] < read.letters[DRAW]:
                known += state.returned[before] == k
        new = max(new, drawn - known - sum(spare[: r + 1]))
    return new


def _thrown_before(read: Read, r: int, seat: int, draw: int) -> bool:
    """Whether a seat's unplayed cards of a round lay among the discards when D drew in another or the same round."""
    return r < draw or read.letters[read.trick[r][seat]] < read.letters[DRAW]


def thrown(read: Read, seat: int, r: int) -> Counts:
    """GU-72: one's own unplayed cards of a round."""
    left = [a - b for a, b in zip(own_cards(read, seat, r), read.shown[r][seat])]
    if read.state.mixed == r:
        left[read.state.aside[seat]] -= 1
        if read.state.got[seat] >= 0:
            left[read.state.got[seat]] += 1
    return left


def own_cards(read: Read, seat: int | None, r: int) -> Counts:
    """What this seat has taken in a round."""
    return [0] * len(KINDS) if seat is None else counts(read.taken[r][seat][: read.drafted(r)])


def counts(cards: list[int]) -> Counts:
    return [cards.count(k) for k in range(len(KINDS))]
