"""The end: TH-70 to TH-72."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.games.tammany.view import view
from games.tammany.positions import SEATS, election, points, rule, seat


def last_election(players: int = 3, **given: Any) -> Any:
    """The end of a game in which the last election had no winner, unless bosses are given."""
    given.setdefault("cubes", {14: "g"})
    given.setdefault("slander_chips", dict.fromkeys(SEATS[:players], 0))
    return election(players, year=16, **given)


@rule("TH-70")
def test_two_points_a_colour_to_whoever_holds_most_chips_all_tied() -> None:
    state = last_election(chips={"red": "ggw", "yellow": "gwwo", "purple": "ggo"})
    assert state.over
    mayor = [3 if p == state.mayor else 0 for p in range(3)]
    # Green: red and purple. White: yellow. Orange: yellow and purple. Blue: nobody has one.
    assert points(state) == [2 + mayor[0], 4 + mayor[1], 4 + mayor[2]]
    assert view(state, None)["final"]["chips"] == {
        "green": [0, 2],
        "white": [1],
        "orange": [1, 2],
        "blue": [],
    }


@rule("TH-70")
def test_nobody_gets_points_for_chips_nobody_has() -> None:
    assert points(last_election()) == [0, 0, 0]


@rule("TH-71")
def test_a_point_for_each_unused_slander_chip() -> None:
    state = last_election(slander_chips={"red": 3, "yellow": 1, "purple": 0})
    assert points(state) == [3, 1, 0]
    assert view(state, None)["final"]["slander"] == [3, 1, 0]
    assert view(state, None)["final"]["before"] == [0, 0, 0]


@rule("TH-72")
def test_most_points_win() -> None:
    state = last_election(points={"red": 4, "yellow": 9, "purple": 5})
    assert state.result() == [0, 1, 0]
    assert state.ranks() == [3, 1, 2]


@rule("TH-72")
@pytest.mark.parametrize(
    ("held", "ranks"),
    [
        ({"red": "gg", "yellow": "b"}, [1, 2, 3]),  # most chips
        ({"red": "ww", "yellow": "gw"}, [2, 1, 3]),  # then green
        ({"red": "gwo", "yellow": "goo"}, [1, 2, 3]),  # then white
        ({"red": "gwob", "yellow": "gwbb"}, [1, 2, 3]),  # then orange
    ],
)
def test_ties_go_by_chips(held: dict[str, str], ranks: list[int]) -> None:
    """The points that chips and the mayor's office bring are evened out beforehand."""
    bare = last_election(chips=held)
    ahead = max(points(bare))
    even = {name: ahead - n for name, n in zip(SEATS, points(bare))}
    state = last_election(chips=held, points=even)
    assert len(set(points(state))) == 1
    assert state.ranks() == ranks
    assert state.result() == [1.0 if rank == 1 else 0.0 for rank in ranks]


@rule("TH-72")
def test_then_the_mayor_of_the_fourth_election_if_among_the_tied() -> None:
    """A stuck tie: purple stays mayor (+3) and is tied with the others in points and chips."""
    given: dict[str, Any] = {"offices": {"purple": "mayor"}}
    state = last_election(points={"red": 3, "yellow": 3}, **given)
    assert points(state) == [3, 3, 3]
    assert state.mayor == seat("purple")
    assert state.ranks() == [2, 2, 1]
    assert state.result() == [0, 0, 1]
    apart = last_election(points={"red": 5, "yellow": 5}, **given)
    assert apart.ranks() == [1, 1, 3]
    assert apart.result() == [0.5, 0.5, 0]


@rule("TH-72")
def test_otherwise_they_share_the_win() -> None:
    state = last_election()
    assert state.mayor == -1
    assert state.ranks() == [1, 1, 1]
    assert state.result() == pytest.approx([1 / 3] * 3)


@rule("TH-72")
def test_all_places_by_the_same_key() -> None:
    state = last_election(5, points={"red": 9, "yellow": 1, "purple": 7, "black": 1, "brown": 7})
    assert state.ranks() == [1, 4, 2, 4, 2]
