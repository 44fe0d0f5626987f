"""The number of cards that a seat has never seen, against the State itself: no card is counted twice, none that lies hidden
is taken for seen, and what has been seen stays seen.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from backroom.engine.moves import draw
from backroom.engine.rng import Rng
from backroom.games.guildes.counting import copies
from backroom.games.guildes.printed import KINDS
from backroom.games.guildes.rules import DRAW, N_BACK, N_DRAWN, N_KEEP, N_PLAY, N_TAKE
from backroom.games.guildes.view import Read
from backroom.testing.cases import amount
from games.guildes.tables import GAME, SEATS, deal, do, game, moves, rule, run, tableau, view


def unseen(state: Any, seat: int | None) -> list[int]:
    return [row["unseen"] for row in view(state, None if seat is None else SEATS[seat])["guilds"]]


def least_seen(state: Any, seat: int, k: int) -> int:
    """The fewest different cards of a kind that this seat can have met, whoever holds which of the equal ones, as the cards
    really lie. What came out of the discards is left out: it was laid or thrown by somebody before.
    """
    read = Read(state)
    found = 0
    for r in range(read.round + 1):
        event = read.event[r]
        way = read.direction[event] if event >= 0 else 1
        met, fresh = (
            [0] * read.n,
            [0] * read.n,
        )  # of each taker: cards that this seat has seen in a hand, and others
        for b in range(read.n):
            looked = False
            for t in range(read.drafted(r)):
                q = (b + way * t) % read.n
                looked |= q == seat
                if read.taken[r][q][t] == k:
                    (met if looked else fresh)[q] += 1
            if r == read.round and read.drafting and (looked or read.at[seat] == b):
                found += read.packet[b][k]
        found += sum(met) + least_fresh(read, seat, r, k, met, fresh)
    return found


def least_fresh(read: Read, seat: int, r: int, k: int, met: list[int], fresh: list[int]) -> int:
    """Of the cards that this seat has not seen in a hand, how many it must have seen since."""
    laid = [read.shown[r][p][k] for p in range(read.n)]
    if read.state.mixed != r:
        return sum(max(0, laid[p] - met[p]) for p in range(read.n) if p != seat)
    givers = [p for p in range(read.n) if read.state.aside[p] == k]
    takers = [p for p in range(read.n) if read.state.got[p] == k]
    best = 99
    # Who put aside a card that was seen, and who got one of these.
    for old in itertools.product((0, 1), repeat=len(givers)):
        was, new = list(met), list(fresh)
        for p, seen in zip(givers, old):
            (was if seen else new)[p] -= 1
        if min(was + new) < 0:
            continue
        for got in itertools.combinations(takers, sum(old)):
            had = [was[p] + (p in got) for p in range(read.n)]
            must = sum(max(0, laid[p] - had[p]) for p in range(read.n) if p != seat)
            must += seat in takers and seat not in got
            best = min(best, must)
    return best


def out_of_the_discards(state: Any, seat: int, k: int) -> int:
    """Cards of a kind that this seat has seen coming out of the discards (GU-55)."""
    drawing = state.turn == seat and state.node in (N_DRAWN, N_KEEP)
    own = [r for r in range(3) if state.trick[r][seat] == DRAW and state.refused[r] == k]
    return sum(kept == k for kept in state.kept) + len(own) + (state.limbo[k] if drawing else 0)


@rule("GU-74")
@pytest.mark.parametrize(("events", "tricks"), [(False, False), (True, False), (False, True), (True, True)])
def test_no_card_is_counted_twice_and_none_is_forgotten(events: bool, tricks: bool) -> None:
    rng, chance = random.Random(f"{events} {tricks}"), Rng(7)
    mixed = drawn = 0
    for players in (3, 4, 5, 6) * (amount(12, 1) if events or tricks else 1):
        state: Any = GAME.start(players, {"events": events, "tricks": tricks})
        exist = copies(state)
        before: dict[int | None, list[int]] = {}
        while not state.over:
            for seat in (*range(players), None) if rng.random() < 0.15 else ():
                now = unseen(state, seat)
                assert all(a <= b for a, b in zip(now, before.get(seat, exist))), "what was seen stays seen"
                assert all(a >= b for a, b in zip(now, state.deck)), "nobody has seen the deck"
                before[seat] = now
                if (
                    seat is None or state.node == N_BACK
                ):  # half of a redistribution: looked at when it is whole
                    continue
                for k, n in enumerate(now):
                    most = least_seen(state, seat, k) + out_of_the_discards(state, seat, k)
                    assert exist[k] - n <= most, (KINDS[k], seat, state.round)
            mixed += state.mixed >= 0
            drawn += max(state.kept) >= 0
            waiting = list(state.pending())
            if waiting:
                seat = rng.choice(waiting)
                state.apply(rng.choice(list(state.legal_actions(seat))), seat)
            else:
                state.apply(draw(state, chance))
    assert bool(mixed) == events
    assert bool(drawn) == tricks


@rule("GU-43")
def test_a_card_that_one_put_aside_is_no_new_card_when_another_lays_it() -> None:
    hands = ["farmers 2 knights 8", "farmers 2 nobles 8", "farmers 1 priests 9"]
    state = deal(game(3, events=True), hands, "redistribution")
    while state.node == N_TAKE:
        for name in SEATS[:3]:
            own = moves(state, name)
            if own:  # the last card takes itself
                do(state, name, "take farmers" if name == "red" and "take farmers" in own else own[-1])
        if not state.pending():
            state.apply(state.legal_actions()[0])
    assert (view(state, "red")["hand"]["farmers"], farmers(state)) == (5, 1)
    do(state, "red", "aside farmers")
    for name in SEATS[1:3]:
        do(state, name, moves(state, name)[-1])
    do(state, "chance", "back red priests", "back blue farmers")
    run(state, N_PLAY)
    for name in SEATS[:3]:
        do(state, name, "play farmers" if name == "blue" else moves(state, name)[-1])
    assert tableau(state, "blue") == {"farmers": 1}
    assert farmers(state) == 1


def farmers(state: Any) -> int:
    """How many Farmers Red has never seen."""
    return unseen(state, 0)[KINDS.index("farmers")]
