"""Matches: seats rotate, deals are shared, the outcome does not depend on who plays the games."""

from __future__ import annotations

from collections import Counter

import pytest

from backroom.arena.match import Field, Outcome, mixed, play, rotations
from backroom.arena.runners import RUNNERS, here

TAMMANY = Field("tammany", {})


def told(outcomes: list[Outcome]) -> list[object]:
    """What does not depend on the clock."""
    return [(o.seats, o.deal, o.shares, o.ranks, o.scores) for o in outcomes]


def test_every_player_has_every_seat_once_a_deal() -> None:
    games = list(rotations(TAMMANY, ("a", "b", "c"), 9, 1))
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    for deal in range(3):
        own = [game for game in games if game.deal == deal]
        assert len({game.seed for game in own}) == 1
        for seat in range(3):
            assert sorted(game.seats[seat] for game in own) == ["a", "b", "c"]
    assert len({game.seed for game in games}) == 3


def test_rotations_that_are_the_same_game_are_left_out() -> None:
    games = list(rotations(TAMMANY, ("a", "b", "a", "b"), 4, 1))
    assert [game.deal for game in games] == [0, 0, 1, 1]
    assert {game.seats for game in games} == {("a", "b", "a", "b"), ("b", "a", "b", "a")}


def test_a_ladder_seats_everybody_equally_often() -> None:
    names = ("a", "b", "c", "d", "e")
    games = list(mixed(TAMMANY, names, 3, 60, 1))
    assert len(games) == 60
    count = Counter(name for game in games for name in game.seats)
    assert max(count.values()) - min(count.values()) <= 3
    assert all(len(set(game.seats)) == 3 for game in games), "somebody sits at a table twice"


def test_on_a_ladder_everybody_meets_everybody_about_as_often() -> None:
    names = ("a", "b", "c", "d", "e", "f")
    games = list(mixed(Field("mob", {}), names, 2, 84, 1))
    met = Counter(frozenset(game.seats) for game in games)
    assert len(met) == 15
    assert min(met.values()) >= 4, met


def test_a_ladder_of_few_fills_the_table_all_the_same() -> None:
    games = list(mixed(TAMMANY, ("a", "b"), 3, 12, 1))
    count = Counter(name for game in games for name in game.seats)
    assert max(count.values()) - min(count.values()) <= 3


def test_the_same_pairing_gives_the_same_game() -> None:
    (game,) = rotations(TAMMANY, ("hard@10", "greedy", "random"), 1, 5)
    assert told([play(game)]) == told([play(game)])


def test_deals_differ_and_come_again_with_their_seed() -> None:
    one, two = (play(game) for game in rotations(TAMMANY, ("greedy",) * 3, 2, 5))
    (again,) = (play(game) for game in rotations(TAMMANY, ("greedy",) * 3, 1, 5))
    assert one.scores != two.scores
    assert one.scores == again.scores


@pytest.mark.parametrize("runner", sorted(RUNNERS))
def test_two_workers_come_to_the_same_as_one(runner: str) -> None:
    if runner == "ray":
        pytest.importorskip("ray", reason="no Ray here (make test EXTRAS=dev,ray,research)")
    games = list(rotations(TAMMANY, ("greedy", "random", "easy"), 6, 2))
    seen = []
    outcomes = RUNNERS[runner](games, lambda: seen.append(1), 2)
    assert told(outcomes) == told(here(games, lambda: None, 1))
    assert len(seen) == 6
