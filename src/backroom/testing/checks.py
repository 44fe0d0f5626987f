"""What holds for every State of every game: one function for each promise of docs/engine.md."""

from __future__ import annotations

import itertools
import math

import pytest

from backroom.engine.errors import IllegalAction
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, OVER, State
from backroom.testing.cases import amount
from backroom.testing.walk import choose, replay, walk


def actors(state: State) -> None:
    """Exactly one of: over, chance acts, seats are pending."""
    pending = state.pending()
    assert list(pending) == sorted(set(pending))
    assert all(0 <= seat < state.players for seat in pending)
    if state.over:
        assert state.actor() == OVER
        assert pending == ()
    elif pending:
        assert state.actor() == pending[0]
    else:
        assert state.actor() == CHANCE


def choices(state: State, player_actions: int) -> None:
    """Lists ascend, hold nothing twice, are empty just for those who may not act; masks and weights agree."""
    actors(state)
    for seat in range(CHANCE, state.players):
        legal = state.legal_actions(seat)
        acts = state.actor() == CHANCE if seat == CHANCE else seat in state.pending()
        assert bool(legal) == acts, f"seat {seat}"
        assert legal == sorted(set(legal))
        low, high = (0, state.ACTIONS) if seat == CHANCE else (0, player_actions)
        assert all(low <= action < high for action in legal)
        mask = state.mask(seat)
        assert len(mask) == state.ACTIONS
        assert set(mask) <= {0, 1}
        assert [action for action, bit in enumerate(mask) if bit] == legal
    assert state.legal_actions() == ([] if state.over else state.legal_actions(state.actor()))
    outcomes = state.outcomes()
    assert bool(outcomes) == (state.actor() == CHANCE)
    assert all(weight > 0 for _, weight in outcomes)
    if outcomes:
        assert [action for action, _ in outcomes] == state.legal_actions(CHANCE)


def width(state: State, most: int) -> None:
    """No decision, and no draw, offers more than the game declares: compiled code writes without looking."""
    assert all(len(state.legal_actions(seat)) <= most for seat in range(CHANCE, state.players))


def accepts_what_it_lists(state: State) -> None:
    """Every action of the game, by everybody: applied when listed, else refused with nothing changed."""
    before = state.to_bytes()
    for seat in range(CHANCE, state.players):
        legal = set(state.legal_actions(seat))
        for action in range(-1, state.ACTIONS + 1):
            if action in legal:
                after = state.clone()
                after.apply(action, seat)
                assert after.laws() == []
                actors(after)
            else:
                try:  # as pytest.raises would, at a tenth of its time: this runs a hundred thousand times
                    state.apply(action, seat)
                except IllegalAction:
                    continue
                raise AssertionError(f"action {action} of seat {seat} is not listed and was accepted")
        for nobody in (state.players, OVER):
            with pytest.raises(IllegalAction):
                state.apply(0, nobody)
    assert state.to_bytes() == before


def past_states_stay(start: State, seed: int, share: int = 1) -> None:
    """Clones share nothing: no State that was kept changes when the game or another clone goes on."""
    state, kept = start.clone(), []
    for number, _ in enumerate(walk(state, seed)):
        if number % share == 0:
            kept.append((state.clone(), state.digest(), state.to_bytes()))
    rng = Rng(seed)
    for past, digest, _ in kept:
        twin = past.clone()
        assert twin == past
        assert hash(twin) == hash(past)
        if not twin.over:
            step = choose(twin, rng)
            twin.apply(step.action, step.seat)
            assert twin != past
        assert past.digest() == digest
    assert all(past.digest() == digest and past.to_bytes() == raw for past, digest, raw in kept)


def undo_is_replay(start: State, seed: int, share: int) -> None:
    """A State kept on the way is what the shorter log leads to, whatever came after."""
    state, log, kept = start.clone(), [], {0: start.clone()}
    for step in walk(state, seed):
        log.append(step)
        if state.over or len(log) % share == 0:
            kept[len(log)] = state.clone()
    for lines, past in kept.items():
        again = replay(start, log[:lines])
        assert again == past
        assert again.digest() == past.digest()


def result(state: State) -> None:
    """At the end: shares add up to one and are the first places'; places follow points. Before: none."""
    assert len(state.scores()) == state.players
    if not state.over:
        with pytest.raises(IllegalAction):
            state.result()
        with pytest.raises(IllegalAction):
            state.ranks()
        return
    shares, ranks, scores = state.result(), state.ranks(), state.scores()
    assert sum(shares) == pytest.approx(1)
    winners = ranks.count(1)
    assert winners > 0
    assert shares == [1 / winners if rank == 1 else 0 for rank in ranks]
    for rank in ranks:
        assert rank == 1 + sum(other < rank for other in ranks)
    for a, b in itertools.permutations(range(state.players), 2):
        if scores[a] > scores[b]:
            assert ranks[a] < ranks[b]


def any_order_is_one(state: State, rng: Rng) -> int:
    """Several pending: the same commits in any order lead to one State; a commit taken back leaves no trace.

    How many seats were pending; 0 where it was not the beginning of a simultaneous choice.
    """
    seats = state.pending()
    if len(seats) < 2 or any(
        state.mid_move(seat) or state.can_retract(seat) for seat in range(state.players)
    ):
        return 0
    commits = {seat: commit(state, seat, rng) for seat in seats}
    ends = []
    for order in orders(seats, rng, amount(24, 3)):
        after = state.clone()
        for number, seat in enumerate(order):
            before = after.clone()
            assert not before.can_retract(seat)
            with pytest.raises(IllegalAction):
                before.retract(seat)
            for action in commits[seat]:
                after.apply(action, seat)
            if number < len(order) - 1:
                assert after.can_retract(seat)
                back = after.clone()
                back.retract(seat)
                assert back == before
        ends.append(after)
    assert all(end == ends[0] for end in ends)
    return len(seats)


def orders(seats: tuple[int, ...], rng: Rng, most: int) -> list[tuple[int, ...]]:
    """All orders of these seats, or some: ten have millions."""
    if math.factorial(len(seats)) <= most:
        return list(itertools.permutations(seats))
    found = []
    for _ in range(most):
        left = list(seats)
        found.append(tuple(left.pop(rng.below(len(left))) for _ in seats))
    return found


def commit(state: State, seat: int, rng: Rng) -> list[int]:
    """A random whole part of a simultaneous choice by one seat."""
    trial, actions = state.clone(), []
    while seat in trial.pending():
        legal = trial.legal_actions(seat)
        actions.append(legal[rng.below(len(legal))])
        trial.apply(actions[-1], seat)
    return actions


def seeded_digest(start: State, seed: int) -> int:
    """64 bits of all actions of one random game and of every fifth State: what differs once goes on to differ."""
    state, folded = start.clone(), start.digest()
    for number, step in enumerate(walk(state, seed)):
        seen = state.digest() if state.over or number % 5 == 0 else 0
        folded = (folded * 1_000_003 ^ seen ^ (step.seat * 4096 + step.action)) & 0xFFFFFFFFFFFFFFFF
    return folded
