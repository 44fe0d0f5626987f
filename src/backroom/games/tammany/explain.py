"""Why one move of Tammany Hall is better than another, in the game's terms: wards led, tied and lost, chips, slander.

Gives messages of the catalogues with their facts, the weightiest first. It says what a move does, not that it is good: which
one is better was found by playing on.
"""

from __future__ import annotations

from typing import Any

from backroom.games.tammany.printed import COLOURS
from backroom.games.tammany.refusals import NUMBERS, SEATS
from backroom.games.tammany.rules import N_BID, WARDS, Tammany

Reason = tuple[str, dict[str, Any]]
MOST = 2  # reasons a move


def explain(
    state: Tammany, seat: int, better: tuple[int, ...], played: tuple[int, ...] | None
) -> list[Reason]:
    """What ``better`` does for the seat that ``played`` (None: doing nothing) does not."""
    if state.node == N_BID:
        return _bid(state, better, played)
    good, other = _after(state, seat, better), _after(state, seat, played or ())
    return [*_wards(good, other, seat), *_slander(state, good, other, seat), *_chips(good, other, seat)][
        :MOST
    ]


def _after(state: Tammany, seat: int, actions: tuple[int, ...]) -> Tammany:
    after: Tammany = state.clone()  # type: ignore[assignment]
    for action in actions:
        after.apply(action, seat)
    return after


def _bid(state: Tammany, better: tuple[int, ...], played: tuple[int, ...] | None) -> list[Reason]:
    """A bid's actions are chips above A_BID, one for each colour that counts; the sums tell which is the higher."""
    facts = {"ward": NUMBERS[state.poll]}
    if played is None:
        return []
    more = sum(better) - sum(played) if len(better) == len(played) else 0
    if more > 0:
        return [("why-tammany-bid-more", facts | {"count": more})]
    if more < 0:
        return [("why-tammany-bid-less", facts | {"count": -more})]
    return [("why-tammany-bid-other", facts)]


def _lead(state: Tammany, ward: int, seat: int) -> int | None:
    """The votes by which the seat could lead a ward if everybody spent what counts there; None without a boss of its own."""
    bosses, cubes, chips = state.bosses[ward], state.cubes[ward], state.chips
    if not bosses[seat]:
        return None
    most = {
        p: bosses[p] + sum(chips[p][c] for c in range(len(COLOURS)) if cubes[c])
        for p in range(state.players)
        if bosses[p]
    }
    return int(most[seat] - max([most[p] for p in most if p != seat], default=0))


def _wards(good: Tammany, other: Tammany, seat: int) -> list[Reason]:
    """Wards where the seat stands better after one move than after the other: from wards won down to gaps closed."""
    found: list[tuple[int, Reason]] = []
    for ward in range(WARDS):
        then, now = _lead(good, ward, seat), _lead(other, ward, seat)
        if then is None or (now is not None and then <= now):
            continue
        facts: dict[str, Any] = {"ward": NUMBERS[ward]}
        if then > 0 and (now is None or now <= 0):
            found.append((0, ("why-tammany-leads", facts | {"count": then})))
        elif then == 0:
            colour = max(range(len(COLOURS)), key=lambda c: (good.cubes[ward][c] > 0, good.stock[c]))
            found.append((1, ("why-tammany-ties", facts | {"colour": COLOURS[colour]})))
        elif then > 0:
            found.append((2, ("why-tammany-safer", facts | {"count": then})))
        else:
            found.append((3, ("why-tammany-closer", facts | {"count": -then})))
    return [reason for _, reason in sorted(found, key=lambda item: item[0])]


def _slander(state: Tammany, good: Tammany, other: Tammany, seat: int) -> list[Reason]:
    """Bosses of others that the better move takes off the board."""
    found: list[Reason] = []
    for ward in range(WARDS):
        for p in range(state.players):
            if p != seat and good.bosses[ward][p] < other.bosses[ward][p]:
                found.append(("why-tammany-drives-out", {"ward": NUMBERS[ward], "target": SEATS[p]}))
    return found


def _chips(good: Tammany, other: Tammany, seat: int) -> list[Reason]:
    """Favours: what the better move takes, or saves."""
    found: list[Reason] = []
    for c, colour in enumerate(COLOURS):
        more = good.chips[seat][c] - other.chips[seat][c]
        wards = sum(1 for w in range(WARDS) if good.bosses[w][seat] and good.cubes[w][c])
        if more > 0:
            found.append(("why-tammany-chip", {"colour": colour, "wards": wards}))
    return found
