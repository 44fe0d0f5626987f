"""Why one move of MOB: Big Apple is better than another, in the game's terms: districts led, crates, attorney, warehouse.

Gives messages of the catalogues with their facts, the weightiest first. It says what a move does, not that it is good: which
one is better was found by playing on. A lead counts henchmen, cars and the seat's own moles; the rival's moles are hidden.
"""

from __future__ import annotations

from typing import Any

from backroom.games.mob.printed import DISTRICTS
from backroom.games.mob.rules import A_ROLL, A_SHOOT, MOLES, N_MOLES, N_ROLL, Mob

Reason = tuple[str, dict[str, Any]]
MOST = 2  # reasons a move


def explain(state: Mob, seat: int, better: tuple[int, ...], played: tuple[int, ...] | None) -> list[Reason]:
    """What ``better`` does for the seat that ``played`` (None: doing nothing) does not."""
    if state.node == N_MOLES:
        return []
    if state.node == N_ROLL:
        return [("why-mob-rolls" if better[0] == A_ROLL else "why-mob-no-roll", {})]
    good, other = _after(state, seat, better), _after(state, seat, played or ())
    found = [*_won(good, other, seat), *_districts(good, other, seat), *_crates(good, other, seat)]
    found += [*_attorney(good, other, seat), *_rival(state, good, other, seat)]
    if A_SHOOT in better and A_SHOOT not in (played or ()):
        found.append(("why-mob-shoots", {}))
    more = good.warehouse[seat] - other.warehouse[seat]
    if played is not None and more > 0:
        found.append(("why-mob-saves", {"count": more}))
    return found[:MOST]


def _after(state: Mob, seat: int, actions: tuple[int, ...]) -> Mob:
    after: Mob = state.clone()  # type: ignore[assignment]
    for action in actions:
        after.apply(action, seat)
    return after


def _lead(state: Mob, district: int, seat: int) -> int:
    """Henchmen ahead, with the seat's own hidden moles."""
    other = 1 - seat
    lead = state.men[seat][district] + state.cars[seat][district]
    lead -= state.men[other][district] + state.cars[other][district]
    for m in range(MOLES):
        if state.hidden[seat] >> m & 1 and state.place[seat][m] == district:
            lead += state.mole(seat, m)
    return int(lead)


def _won(good: Mob, other: Mob, seat: int) -> list[Reason]:
    more = good.won[seat] - other.won[seat]
    return [("why-mob-takes", {"count": more})] if more > 0 else []


def _districts(good: Mob, other: Mob, seat: int) -> list[Reason]:
    """Districts where the seat stands better after one move than after the other: from leads taken down to gaps closed."""
    found: list[tuple[int, int, Reason]] = []
    for d, name in enumerate(DISTRICTS):
        then, now = _lead(good, d, seat), _lead(other, d, seat)
        if then <= now:
            continue
        facts = {"district": name, "count": good.crates[d], "lead": abs(then)}
        if then > 0:
            rank, key = (0, "why-mob-leads") if now <= 0 else (2, "why-mob-safer")
        else:
            rank, key = (1, "why-mob-ties") if then == 0 else (3, "why-mob-closer")
        found.append((rank, -good.crates[d], (key, facts)))
    return [reason for *_, reason in sorted(found, key=lambda item: item[:2])]


def _crates(good: Mob, other: Mob, seat: int) -> list[Reason]:
    """Crates that come to where the seat leads, or leave where the rival does."""
    found: list[Reason] = []
    for d, name in enumerate(DISTRICTS):
        more, lead = good.crates[d] - other.crates[d], _lead(good, d, seat)
        if more > 0 and lead > 0:
            found.append(("why-mob-crate-more", {"district": name}))
        elif more < 0 and lead < 0 and good.won[1 - seat] == other.won[1 - seat]:
            found.append(("why-mob-crate-less", {"district": name}))
    return found


def _attorney(good: Mob, other: Mob, seat: int) -> list[Reason]:
    """Counted towards the rival's side."""
    way = 1 if seat == 0 else -1
    return [("why-mob-attorney", {})] if (good.attorney - other.attorney) * way > 0 else []


def _rival(state: Mob, good: Mob, other: Mob, seat: int) -> list[Reason]:
    """A mole of the rival's that only the better move turns up."""
    gone = other.hidden[1 - seat] & ~good.hidden[1 - seat]
    return [
        ("why-mob-exposes", {"district": DISTRICTS[state.place[1 - seat][m]]})
        for m in range(MOLES)
        if gone >> m & 1
    ]
