"""The tree kept from one move to the next: nothing of it is lost or changed, and the moves stay repeatable and honest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from backroom import bots, games
from backroom.bots.guidance import guidance
from backroom.engine.game import Game
from backroom.engine.kept import Kept
from backroom.engine.rng import Rng
from backroom.engine.state import State
from bots.positions import decisions, sensible

KEPT = "hard@120:kept=1"
GAMES = [name for name in sensible() if name in ("mob", "tammany")]  # where a seat often moves twice in a row


def in_a_row(game: Game, seed: int = 5) -> Iterator[tuple[State, int]]:
    """Where the seat goes on alone after what a bot that keeps its tree does."""
    for state, seat in decisions(game, game.seats[0], seed):
        if state.pending() == (seat,) and goes_on(state, seat, bots.make(KEPT, game, 3).move(state, seat)):
            yield state, seat


def goes_on(state: State, seat: int, actions: tuple[int, ...]) -> State | None:
    after = state.clone()
    for action in actions:
        if after.pending() != (seat,):
            return None
        after.apply(action, seat)
    return after if after.pending() == (seat,) and len(after.legal_actions(seat)) > 1 else None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_was_known(game: str) -> None:
    found = games.load(game)
    tried = 0
    for state, seat in in_a_row(found):
        search = Kept(state, seat, guidance(found).new(), 4, 4_000)
        search.horizon, search.guided = 10, int(guidance(found).guides)
        search.run(150)
        for action, _, _ in search.policy():
            after = goes_on(state, seat, (action,))
            if after is not None and not state.mid_move(seat) and not after.mid_move(seat):
                assert search.follow(action)
                known, nodes = search.policy(), search.count
                assert search.keep(after, (action,)) == sum(visits for _, visits, _ in known)
                assert search.policy() == known
                assert search.count < nodes
                assert search.simulations == 0
                search.run(50)
                assert search.means() != [0.0] * state.players
                assert sum(n for _, n, _ in search.policy()) == sum(n for _, n, _ in known) + 50
                tried += 1
                break
        if tried == 6:
            return
    assert tried >= 2


@pytest.mark.parametrize("game", GAMES)
def test_moves_follow_from_seed_and_moves_before_and_a_bot_that_is_new_still_plays(game: str) -> None:
    found = games.load(game)
    went_on = 0
    for state, seat in in_a_row(found):
        one, same = bots.make(KEPT, found, 3), bots.make(KEPT, found, 3)
        assert isinstance(one, bots.Searcher)
        first = one.move(state, seat)
        assert same.move(state, seat) == first
        after = goes_on(state, seat, first)
        assert after is not None
        before = one.last
        second = one.move(after, seat)
        went_on += one.last is not None and before is not None and one.last[0] is before[0]
        assert same.move(after, seat) == second
        assert after.try_move(seat, bots.make(KEPT, found, 3).move(after, seat))
        if went_on == 4:
            return
    assert went_on


def test_twin_worlds_get_the_same_second_move() -> None:
    """What a seat sees is told by the game's view: where its own move shows nothing new, it goes on alike. In MOB, where
    moles lie hidden; at Tammany Hall hardly anything does.
    """
    found = games.load("mob")
    view = found.part("view").view
    compared = 0
    for number, (state, seat) in enumerate(in_a_row(found)):
        twin = state.determinise(seat, Rng(number))
        here, there = bots.make(KEPT, found, 3), bots.make(KEPT, found, 3)
        first = here.move(state, seat)
        assert there.move(twin, seat) == first
        after, other = goes_on(state, seat, first), goes_on(twin, seat, first)
        if twin != state and after and other and view(after, seat) == view(other, seat):
            assert here.move(after, seat) == there.move(other, seat)
            compared += 1
            if compared == 4:
                return
    assert compared


def test_a_tree_that_is_kept_again_and_again_stays_in_its_room() -> None:
    found = games.load("mob")
    state, seat = next(in_a_row(found))
    search = Kept(state, seat, guidance(found).new(), 4, 300)
    search.horizon = 10
    for _ in range(20):
        search.run(200)
        search.keep(state, ())
        assert search.count <= 300
        assert search.simulations == 0
