"""One seam for secrets: what a seat sees and guesses does not depend on what is hidden from it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from backroom.engine.knowledge import ALL, HIDDEN, readable
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State
from backroom.testing.cases import Case, amount
from backroom.testing.secrets import engine_leaks, table_leaks
from backroom.testing.twin_worlds import KINDS, Twins, make, watchers
from backroom.testing.walk import every, replayed, sampled

SPECTATOR = -1


def seen_by(case: Case, state: State, seat: int) -> Any:
    return case.game.part("view").view(state, None if seat == SPECTATOR else seat)


def positions(case: Case) -> Iterator[State]:
    """Many, most of them where several choose at once: that is where secrets are."""
    for seed in range(amount(2, 1)):
        for number, state in enumerate(sampled(case.start(), seed, share=1)):
            secret = len(state.pending()) > 1 or any(map(state.can_retract, range(state.players)))
            if number % every(case, amount(4, 23) if secret else amount(31, 197)) == 0:
                yield state


def test_what_is_hidden_shows_in_no_view(plain_case: Case) -> None:
    """Twins that differ only in what a seat cannot know look alike to it, and the guesses of both are the same."""
    case, changed = plain_case, 0
    for number, state in enumerate(positions(case)):
        for seat in range(SPECTATOR, state.players):
            before = seen_by(case, state, seat)
            twin = state.determinise(seat, Rng(number))
            assert twin.laws() == []
            assert seen_by(case, twin, seat) == before
            assert state.determinise(seat, Rng(number + 1)) == twin.determinise(seat, Rng(number + 1))
            assert twin.pending() == state.pending()
            if seat != SPECTATOR:
                assert twin.legal_actions(seat) == state.legal_actions(seat)
            changed += twin != state
    # Otherwise the loop above would have shown nothing.
    assert (changed > 0) == case.game.hidden


def test_the_two_parts_of_a_view_share_nothing(plain_case: Case) -> None:
    """A server sends changes of both parts: a member of both could be told twice."""
    part = plain_case.game.part("view")
    if not hasattr(part, "open_view"):
        return
    for state in positions(plain_case):
        shared = part.open_view(state)
        for seat in (None, *range(state.players)):
            own = part.own_view(state, seat)
            assert not shared.keys() & own.keys()
            assert part.view(state, seat) == {**shared, **own}


@functools.cache
def twin_worlds(case: Case) -> tuple[Twins, ...]:
    """Twin games of a case for a spectator and a seat, with more and with less that differs."""
    found = []
    for watcher in watchers(case.players):
        for seed in range(amount(KINDS, 1)):
            found.append(make(case.game, case.players, dict(case.options), watcher, seed, amount(120, 40)))
    return tuple(found)


def test_twin_worlds_are_told_alike(plain_case: Case) -> None:
    """Views, moves, observations, texts and steps, by the game's own code and through the seam."""
    for twins in twin_worlds(plain_case):
        assert engine_leaks(twins) == set(), (twins.watcher, twins.lines)
    if amount(1, 0):
        assert (sum(twins.differed for twins in twin_worlds(plain_case)) > 0) == plain_case.game.hidden


def test_a_table_tells_twin_worlds_alike(plain_case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Log, news, views and exports of a table, at every entry."""
    for twins in twin_worlds(plain_case)[:: amount(1, 2)]:
        assert table_leaks(twins, monkeypatch) == set(), (twins.watcher, twins.lines)


def test_what_nobody_declared_open_is_hidden(plain_case: Case) -> None:
    """Declarations fail closed: a word that a game does not name, and a game that names none."""
    game = plain_case.game
    blank = replace(game, open={})
    for seed in range(2):
        for state, seat, actions in replayed(plain_case, seed):
            text = game.part("notation").show(state, seat, actions)
            for watcher in (None, *range(state.players)):
                told = readable(blank, seat, text, watcher)
                assert told == (text if watcher == seat and seat >= 0 else HIDDEN)
            assert readable(game, seat, text, ALL) == text
    assert readable(game, CHANCE, "a-word-of-no-game 1 2", 0) == HIDDEN
