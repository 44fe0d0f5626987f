"""Why one move of Guildes is better than another, in the game's terms: guilds led, tied and lost, what passes on, tricks.

Gives messages of the catalogues with their facts, the weightiest first. It says what a move does, not that it is good: which
one is better was found by playing on. While cards are taken, the seat's own hand counts as if it were played.
"""

from __future__ import annotations

from typing import Any

from backroom.games.guildes.printed import KINDS, SEATS
from backroom.games.guildes.rules import (
    A_ASIDE,
    A_CARD,
    A_DRAW,
    A_KEEP,
    A_PLAY,
    A_PROTECT,
    A_TAKE,
    GUILDS,
    MARKS,
    MILITIA,
    N_TAKE,
    Guildes,
)

Reason = tuple[str, dict[str, Any]]
MOST = 2  # reasons a move


def explain(
    state: Guildes, seat: int, better: tuple[int, ...], played: tuple[int, ...] | None
) -> list[Reason]:
    """What ``better`` does for the seat that ``played`` (None: doing nothing) does not."""
    head = better[0]
    if head < A_ASIDE or A_KEEP <= head < A_CARD:
        return _cards(state, seat, better, played or ())[:MOST]
    if head < A_KEEP:
        return [("why-guildes-spares", {"card": KINDS[head - A_ASIDE]})]
    if head == A_PROTECT:
        return [("why-guildes-protects", {})]
    if head == A_DRAW:
        return [("why-guildes-draws", {})]
    good, other = _after(state, seat, better), _after(state, seat, played or ())
    return _guilds(good, _tableaux(good), _tableaux(other), seat)[:MOST]


def _after(state: Guildes, seat: int, actions: tuple[int, ...]) -> Guildes:
    after: Guildes = state.clone()  # type: ignore[assignment]
    for action in actions:
        after.apply(action, seat)
    return after


def _tableaux(state: Guildes) -> list[list[int]]:
    """Cards before everyone, with the marks of tricks F to I that lie there."""
    cards = [[int(n) for n in state.tableau[p]] for p in range(state.players)]
    for mark in range(4):
        if state.mark_seat[mark] >= 0:
            cards[state.mark_seat[mark]][MARKS + 1 + mark] += state.mark_sign[mark]
    return cards


def _kinds(actions: tuple[int, ...]) -> list[int]:
    first = next(base for base in (A_KEEP, A_PLAY, A_TAKE) if actions[0] >= base)
    return [action - first for action in actions]


def _cards(state: Guildes, seat: int, better: tuple[int, ...], played: tuple[int, ...]) -> list[Reason]:
    """Cards to take or to play: where they bring the seat, and whom they are kept from."""
    base = _tableaux(state)
    if state.node == N_TAKE:
        base[seat] = [n + int(more) for n, more in zip(base[seat], state.hand[seat])]
    good, other = [row[:] for row in base], [row[:] for row in base]
    for kind in _kinds(better):
        good[seat][kind] += 1
    for kind in _kinds(played) if played else ():
        other[seat][kind] += 1
    found = _guilds(state, good, other, seat)
    if good[seat][MILITIA] > other[seat][MILITIA]:
        found.insert(0, ("why-guildes-militia", {"count": state.cards.militia_votes}))
    if state.node == N_TAKE:
        event = state.event[state.round]
        next_seat = (seat + (state.cards.direction[event] if event >= 0 else 1)) % state.players
        kind = _kinds(better)[0]
        rival = max(range(state.players), key=lambda p: (base[p][kind], p == next_seat))
        if kind < GUILDS and rival == next_seat != seat and base[next_seat][kind] > 0:
            found.append(("why-guildes-denies", {"card": KINDS[kind], "target": SEATS[next_seat]}))
    return found


def _guilds(state: Guildes, good: list[list[int]], other: list[list[int]], seat: int) -> list[Reason]:
    """Guilds where the seat stands better after one move than after the other: from leads taken down to gaps closed."""

    def lead(cards: list[list[int]], kind: int) -> int:
        return cards[seat][kind] - max(cards[p][kind] for p in range(len(cards)) if p != seat)

    found: list[tuple[int, int, Reason]] = []
    for kind in range(GUILDS):
        then, now = lead(good, kind), lead(other, kind)
        if then <= now:
            continue
        pays = int(state.cards.pays[kind][state.round][0])
        facts = {"guild": KINDS[kind], "count": abs(then), "votes": pays}
        if then > 0:
            rank, key = (0, "why-guildes-leads") if now <= 0 else (2, "why-guildes-safer")
        else:
            rank, key = (1, "why-guildes-ties") if then == 0 else (3, "why-guildes-closer")
        found.append((rank, -pays, (key, facts)))
    return [reason for *_, reason in sorted(found, key=lambda item: item[:2])]
