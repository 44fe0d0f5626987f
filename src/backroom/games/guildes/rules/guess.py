"""Draws anew what a seat cannot know, so that nothing it has seen is contradicted.

A hidden card lies in a slot. Slots of group 0 may hold any card that was never seen; every other group is a run of slots
between two looks at the same packet, whose cards are known but not who took which. Owners are known to have had certain
cards, for they showed them later. ``fill`` draws those first and the rest at random, ``satisfy`` then exchanges cards inside
groups until every owner has what it showed. Nothing here looks at how the cards really lie, only at which cards a group
holds together. What the slots are comes from belief.py.
"""

from __future__ import annotations

from backroom.engine.rng import Rng
from backroom.engine.schema import Row
from backroom.games.guildes.schema import KINDS, OWNERS, REPAIRS, Guess


def clear(g: Guess) -> None:
    g.n = 0
    for k in range(KINDS):
        g.unseen[k] = 0
        for o in range(OWNERS):
            g.need[o][k] = 0
            g.fixed[o][k] = 0


def add(g: Guess, kind: int, group: int, owner: int, round: int, seat: int, step: int) -> None:
    """One more slot. Slots of one group, 0 apart, come one after the other."""
    i = g.n
    g.kind[i] = kind
    g.group[i] = group
    g.owner[i] = owner
    g.away[i] = 0
    g.round[i] = round
    g.seat[i] = seat
    g.step[i] = step
    g.n = i + 1


def drawn(counts: Row, total: int, rng: Rng) -> int:
    """A card drawn out of ``total`` cards counted by kind."""
    x = rng.pick(total)
    k = 0
    while x >= counts[k]:
        x -= counts[k]
        k += 1
    counts[k] -= 1
    return k


def empty(g: Guess) -> None:
    """Take the cards out of all slots, into the pools of their groups."""
    for i in range(g.n):
        g.pooled[g.group[i]] = 0
        for k in range(KINDS):
            g.pool[g.group[i]][k] = 0
    for o in range(OWNERS):
        g.latest[o] = -1
    for k in range(KINDS):
        g.pool[0][k] = g.unseen[k]
    g.pooled[0] = 0
    for k in range(KINDS):
        g.pooled[0] += g.unseen[k]
    for i in range(g.n):
        g.pool[g.group[i]][g.kind[i]] += 1
        g.pooled[g.group[i]] += 1
        g.kind[i] = -1
        if g.owner[i] >= 0:
            g.before[i] = g.latest[g.owner[i]]
            g.latest[g.owner[i]] = i


def place_shown(g: Guess, rng: Rng) -> None:
    """What owners have shown, each card somewhere where it may have been. Cards that are drawn in this order seldom have to
    be exchanged afterwards, which is what takes long.
    """
    o = rng.pick(OWNERS)
    for _ in range(OWNERS):
        o = o + 1 if o < OWNERS - 1 else 0
        if g.latest[o] >= 0:
            k = rng.pick(KINDS)
            for _ in range(KINDS):
                k = k + 1 if k < KINDS - 1 else 0
                for _ in range(g.fixed[o][k], g.need[o][k]):
                    place(g, o, k, rng)


def fill(g: Guess, rng: Rng) -> None:
    """Every slot that is still empty at random, within its group."""
    for i in range(g.n):
        if g.kind[i] < 0:
            group = g.group[i]
            g.kind[i] = drawn(g.pool[group], g.pooled[group], rng)
            g.pooled[group] -= 1
    for k in range(KINDS):
        g.unseen[k] = g.pool[0][k]


def place(g: Guess, owner: int, kind: int, rng: Rng) -> None:
    """A card that the owner has shown into one of its slots, the likelier the more of it there is for that slot."""
    total = 0
    chosen = -1
    i = g.latest[owner]
    while i >= 0:
        if g.kind[i] < 0:
            group = g.group[i]
            if g.pool[group][kind] > 0:
                weight = 1 + 1000 * g.pool[group][kind] // g.pooled[group]
                total += weight
                if rng.pick(total) < weight:
                    chosen = i
        i = g.before[i]
    if chosen >= 0:
        g.kind[chosen] = kind
        g.pool[g.group[chosen]][kind] -= 1
        g.pooled[g.group[chosen]] -= 1


def tally(g: Guess) -> None:
    for o in range(OWNERS):
        for k in range(KINDS):
            g.count[o][k] = g.fixed[o][k]
    g.mixing = 0
    for i in range(g.n):
        if g.away[i]:
            g.mixing = 1
        if g.owner[i] >= 0:
            g.count[g.owner[i]][g.kind[i]] += 1


def spare(g: Guess, owner: int, kind: int) -> bool:
    """Whether this owner can do without one of its cards of this kind."""
    return owner < 0 or g.count[owner][kind] > g.need[owner][kind]


def put(g: Guess, i: int, kind: int) -> None:
    owner = g.owner[i]
    if owner >= 0:
        g.count[owner][g.kind[i]] -= 1
        g.count[owner][kind] += 1
    g.kind[i] = kind


def linked(g: Guess, i: int, j: int) -> bool:
    """GU-43: whether these two slots may change owners: a seat could have put aside the other card, or two cards that were
    put aside could have come back the other way round.
    """
    if g.round[i] != g.round[j]:
        return False
    return g.seat[i] == g.seat[j] or g.away[i] + g.away[j] == 2


def repair(g: Guess, owner: int, kind: int, rng: Rng) -> bool:
    """Give an owner a card of a kind that it lacks for another of its cards.

    Best is an exchange that nobody misses. Else one that only one of the two sides misses: the lack moves on to where it may
    be mended.
    """
    good = 0
    fair = 0
    mine = -1
    other = -1
    for i in range(g.n):
        if g.owner[i] != owner or g.kind[i] == kind:
            continue
        group = g.group[i]
        free = spare(g, owner, g.kind[i])
        if group == 0 and g.unseen[kind] > 0:
            if free:
                good += 1
            elif good == 0:
                fair += 1
            if (free and rng.pick(good) == 0) or (good == 0 and rng.pick(fair) == 0):
                mine = i
                other = -1
        # A group's slots come one after the other, unless it is that of all cards never seen.
        first = 0
        last = g.n - 1
        if group > 0 and g.mixing == 0:
            first = i
            while first > 0 and g.group[first - 1] == group:
                first -= 1
            last = i
            while last < g.n - 1 and g.group[last + 1] == group:
                last += 1
        for j in range(first, last + 1):
            if g.kind[j] != kind or g.owner[j] == owner or not (g.group[j] == group or linked(g, i, j)):
                continue
            missed = not spare(g, g.owner[j], kind)
            if free and not missed:
                good += 1
                if rng.pick(good) == 0:
                    mine = i
                    other = j
            elif good == 0 and (free or not missed):
                fair += 1
                if rng.pick(fair) == 0:
                    mine = i
                    other = j
    if mine < 0:
        return False
    old = g.kind[mine]
    if other < 0:
        g.unseen[kind] -= 1
        g.unseen[old] += 1
        put(g, mine, kind)
    elif g.group[mine] == g.group[other]:
        put(g, other, old)
        put(g, mine, kind)
    else:
        swap_owners(g, mine, other)
    return True


def swap_owners(g: Guess, i: int, j: int) -> None:
    owner = g.owner[i]
    away = g.away[i]
    g.count[owner][g.kind[i]] -= 1
    g.count[owner][g.kind[j]] += 1
    if g.owner[j] >= 0:
        g.count[g.owner[j]][g.kind[j]] -= 1
        g.count[g.owner[j]][g.kind[i]] += 1
    g.owner[i] = g.owner[j]
    g.owner[j] = owner
    g.away[i] = g.away[j]
    g.away[j] = away


def satisfy(g: Guess, rng: Rng) -> bool:
    """Exchange until every owner has what it needs; False when that did not come about: fill anew."""
    tally(g)
    for _ in range(REPAIRS):
        found = 0
        owner = 0
        kind = 0
        for o in range(OWNERS):
            for k in range(KINDS):
                if g.count[o][k] < g.need[o][k]:
                    found += 1
                    if rng.pick(found) == 0:
                        owner = o
                        kind = k
        if found == 0:
            return True
        if not repair(g, owner, kind, rng):
            return False
    return False
