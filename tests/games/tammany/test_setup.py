"""Components, board and set-up: TH-01 to TH-16."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from backroom.engine.playout import random_games
from backroom.engine.state import CHANCE
from backroom.games.tammany.printed import printed
from backroom.games.tammany.rules import N_BID, N_SETTLE, N_TURN, Tammany, board_of
from backroom.games.tammany.view import view
from backroom.testing.cases import amount
from backroom.testing.walk import walk
from games.tammany.positions import (
    GAME,
    INDEX,
    ORDER,
    SEATS,
    chips,
    cubes,
    do,
    election,
    hand,
    moves,
    office,
    position,
    put,
    refusal,
    rule,
    targets,
    winner,
)

# The board as the rules have it, written down again: zone and neighbours by ward, in election order.
BOARD = {
    1: (1, "bonus cube", "2 3"),
    2: (1, "bonus cube", "1 3 4 6"),
    4: (1, "bonus chip", "2 6 7"),
    7: (1, "bonus chip", "4 10 13"),
    6: (1, "", "2 3 4 5 10 14"),
    14: (1, "tammany hall", "6 8 10 15 17"),
    9: (2, "", "8 15"),
    15: (2, "", "8 9 14 17"),
    8: (2, "", "5 9 14 15"),
    5: (2, "", "3 6 8"),
    3: (2, "", "1 2 5 6"),
    17: (3, "", "10 11 13 14 15"),
    11: (3, "", "13 17"),
    13: (3, "", "7 10 11 17"),
    10: (3, "", "6 7 13 14 17"),
}
ZONES = {zone: {number for number, (z, *_) in BOARD.items() if z == zone} for zone in (1, 2, 3)}
OPENS = {3: {1: 1, 2: 5, 3: 9}, 4: {1: 1, 2: 1, 3: 5}, 5: {1: 1, 2: 1, 3: 1}}


def settled(players: int) -> Any:
    """The State before the first player's first draw or turn, by the first outcome each time."""
    state: Any = GAME.start(players)
    while state.actor() == CHANCE and not state.to_draw:
        state.apply(state.legal_actions()[0])
    return state


def in_play(state: Any) -> set[int]:
    return {number for number in ORDER if sum(state.cubes[INDEX[number]])}


@rule("TH-01", "TH-07")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cubes_and_where_they_start(players: int) -> None:
    state: Any = GAME.start(players)
    assert state.bag == [19, 20, 21, 25]
    assert state.box == [[1, 2, 2, 0], [2, 2, 1, 0], [2, 1, 1, 0]]  # ward 14 has its Irish cube already
    everything = [
        state.bag[c] + sum(zone[c] for zone in state.box) + sum(w[c] for w in state.cubes) for c in range(4)
    ]
    assert everything == [25] * 4


@rule("TH-02")
def test_chips_are_finite_and_open_to_all() -> None:
    state = position(cubes={14: "g"}, chips={"red": "gg", "black": "b"})
    assert state.stock == [33, 35, 35, 34]
    for watcher in (None, 0, 1, 2, 3):
        shown = [row["chips"] for row in view(state, watcher)["seats"]]
        assert shown[0] == {"green": 2, "white": 0, "orange": 0, "blue": 0}
        assert shown[3] == {"green": 0, "white": 0, "orange": 0, "blue": 1}


@rule("TH-03", "TH-08")
def test_markers_are_not_at_hand() -> None:
    assert GAME.start(3).hand[:3] == [19] * 3  # type: ignore[attr-defined]  # one of the 20 marks the points
    state = election(3, cubes={14: "gw", 6: "g"}, bosses={14: {"red": 2}, 6: {"yellow": 1}})
    assert (winner(state, 14), winner(state, 6)) == ("red", "yellow")
    # Red: a boss in 14, one in the boxes of green and white each with yellow tied in green, one on the office.
    assert state.leader == [0b011, 0b001, 0, 0]
    assert hand(state, "red") == 19 - 1 - 2 - 1
    assert hand(state, "yellow") == 19 - 1 - 1
    do(state, "red", "appoint yellow police")
    assert hand(state, "yellow") == 16


@rule("TH-08")
def test_markers_return_before_new_ones_are_set() -> None:
    state = position(
        3, year=8, turn="purple", first="red", place_done=1, garden="",
        cubes={14: "g", 6: "w"}, bosses={14: {"yellow": 1}},
        offices={"red": "mayor", "yellow": "police", "purple": "deputy"},
        leader=[1, 1, 0, 0], leader_mark=[1, 1, 0, 0], hand=[16, 17, 18, 0, 0],
    )  # fmt: skip
    do(state, "purple", "end")
    assert office(state, "yellow") == "mayor"
    assert hand(state, "red") == 19
    assert state.leader_mark == [0b010, 0, 0, 0]
    assert [office(state, name) for name in ("red", "purple")] == ["none", "none"]


@rule("TH-08")
def test_who_wins_all_wards_has_no_boss_left_for_the_mayors_office() -> None:
    """15 wards, 4 leader boxes and the marker of points are all 20 bosses."""
    every = dict.fromkeys(ORDER, "g") | {1: "gwob"}
    state = election(5, cubes=every, bosses={number: {"red": 1} for number in ORDER})
    do(state, "red", "bonus white 1", "bonus white 1", "chip green", "chip green")
    assert state.leader_mark == [1, 1, 1, 1]
    assert hand(state, "red") == 0
    assert office(state, "red") == "mayor"
    assert state.office_mark == [0] * 5
    assert state.laws() == []
    assert state.scores()[0] == 15 + 1 + 3


@rule("TH-08")
def test_who_has_no_boss_for_a_leader_box_gets_the_chips_all_the_same() -> None:
    """With the printed 20 it cannot happen; with three bosses a player it does."""
    few = Tammany(3, board_of(replace(printed(), bosses=3)), False, True)
    put(
        few, node=N_TURN, year=4, turn=2, first=0, place_done=1, settle_ward=15, slander_chips=[3, 3, 3, 0, 0],
        cubes=[[1, 1, 0, 0] if number in (6, 14) else [0] * 4 for number in ORDER],
        in_play=0b110000, many=0b110000, has=[0b110000, 0b110000, 0, 0],
        bag=[18, 19, 21, 25], box=[[0] * 4, [2, 2, 1, 0], [3, 2, 3, 0]],
        bosses=[[1, 0, 0, 0, 0] if number in (6, 14) else [0] * 5 for number in ORDER],
        on=[0b110000, 0, 0, 0, 0], hand=[0, 2, 2, 0, 0],
    )  # fmt: skip
    assert few.laws() == []
    do(few, "purple", "end")
    assert few.leader == [1, 1, 0, 0]
    assert few.leader_mark == [0, 0, 0, 0]
    assert chips(few, "red") == "gggwww"


@rule("TH-04")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_slander_chips_locks_and_years(players: int) -> None:
    state: Any = GAME.start(players)
    assert state.slander_chips[:players] == [3] * players
    assert state.locks_left == 2
    years, elections = [], set()
    for _ in walk(state, seed=players):
        years.append(state.year)
        if state.node == N_BID:
            elections.add(state.year)
    assert sorted(years) == years
    assert set(years) == set(range(1, 17))
    assert elections == {4, 8, 12, 16}


@rule("TH-05")
def test_leaders_take_what_is_left_in_play_order_each_his_whole_share() -> None:
    """Both lead green; yellow is first player of the term and takes before red."""
    given: dict[str, Any] = {"cubes": {14: "g", 6: "g"}, "bosses": {14: {"red": 1}, 6: {"yellow": 1}}}
    state = election(3, first="yellow", chips={"purple": "g31"}, **given)
    assert state.lead_chips[0][:3] == [1, 3, 0]
    assert (chips(state, "yellow"), chips(state, "red")) == ("ggg", "g")
    assert state.stock[0] == 0
    assert state.leader[0] == 0b011
    empty = election(3, first="yellow", chips={"purple": "g35"}, **given)
    assert (chips(empty, "yellow"), chips(empty, "red")) == ("", "")
    assert empty.leader[0] == 0b011


@rule("TH-05")
def test_a_cube_is_placed_though_no_chip_of_its_colour_is_left() -> None:
    state = position(cubes={14: "g"}, chips={"black": "g35"})
    do(state, "red", "cube green 14")
    assert chips(state, "red") == ""
    assert cubes(state, 14) == "gg"


@rule("TH-05")
def test_a_free_choice_is_among_what_is_in_stock() -> None:
    given: dict[str, Any] = {"cubes": {4: "g"}, "chips": {"black": "g35w35"}}
    deputy = position(offices={"red": "deputy"}, **given)
    assert targets(deputy, "red", "chip") == ["orange", "blue"]
    assert refusal(deputy, "red", "chip green") == "TH-05"
    bonus = election(bosses={4: {"red": 1}}, **given)
    assert moves(bonus, "red") == ["chip orange", "chip blue"]
    assert refusal(bonus, "red", "chip white") == "TH-05"
    nothing = position(cubes={14: "g"}, offices={"red": "deputy"}, chips={"black": "g35w35o35b35"})
    assert targets(nothing, "red", "chip") == []


@rule("TH-06")
def test_the_board() -> None:
    assert [ward.number for ward in printed().wards] == list(BOARD)
    for ward in printed().wards:
        zone, special, neighbours = BOARD[ward.number]
        assert (ward.zone, ward.special) == (zone, special)
        assert sorted(ward.neighbours) == sorted(map(int, neighbours.split()))
        for other in ward.neighbours:
            assert str(ward.number) in BOARD[other][2].split()
    assert not {12, 16} & set(BOARD)
    # Wards that share only a corner: 9 and 14, 4 and 10, 5 and 14.
    for a, b in ((9, 14), (4, 10), (5, 14)):
        assert str(b) not in BOARD[a][2].split()


@rule("TH-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_random_first_player_and_nobody_has_anything(players: int) -> None:
    state: Any = GAME.start(players)
    assert [weight for _, weight in state.outcomes()] == [1] * players
    after = do(state.clone(), "chance", f"first {SEATS[players - 1]}")
    assert after.first == players - 1
    state = settled(players)
    assert state.scores() == [0] * players
    assert state.slander_chips[:players] == [3] * players
    assert [sum(held) for held in state.chips] == [0] * 5
    assert state.office == [0] * 5


@rule("TH-11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_cube_a_ward_drawn_from_its_zone(players: int) -> None:
    state: Any = GAME.start(players)
    assert cubes(state, 14) == "g"
    do(state, "chance", "first red")
    assert state.outcomes() == [(75 + 0, 1), (75 + 1, 2), (75 + 2, 2)]  # ward 1: what is left of zone I
    do(state, "chance", "settle green 1")
    assert [weight for _, weight in state.outcomes()] == [2, 2]
    state = settled(players)
    for number in in_play(state):
        assert sum(state.cubes[INDEX[number]]) == 1


@rule("TH-12", "TH-13", "TH-14", "TH-16")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_when_zones_open(players: int) -> None:
    """In whole random games: which wards are in play when turns are played, year by year."""
    for seed in range(3):
        state: Any = GAME.start(players)
        for _ in walk(state, seed):
            if (
                state.node == N_TURN
                and state.turn == state.first
                and state.placed_bosses + state.placed_cubes == 0
            ):
                opened = {zone for zone, year in OPENS[players].items() if year <= state.year}
                assert in_play(state) == set().union(*(ZONES[zone] for zone in opened))
                for zone in (1, 2, 3):
                    left = sum(state.box[zone - 1])
                    assert left == (0 if zone in opened else len(ZONES[zone]))
            if state.node == N_SETTLE and state.year > 1:
                # Offices are given, no turn of the year has been played.
                assert state.mayor < 0 or 0 not in state.office[:players]
                assert state.year in OPENS[players].values()
                assert sum(state.garden) == 0


@rule("TH-12")
def test_a_zone_opens_after_the_offices_and_before_the_first_turn() -> None:
    state = election(3, cubes={14: "g"}, bosses={14: {"red": 1}})
    assert state.year == 4
    do(state, "red", "appoint yellow deputy", "appoint purple police")
    assert state.year == 5
    assert state.node == N_SETTLE
    assert sum(state.box[1]) == 5
    # Zone I's other wards lost their cubes in this made-up position, so they are drawn for as well; zone II is next.
    put(state, settle_ward=INDEX[9])
    for ward in (9, 15, 8, 5, 3):
        colour = next(name for name, left in zip(("green", "white", "orange"), state.box[1]) if left)
        do(state, "chance", f"settle {colour} {ward}")
    assert sum(state.box[1]) == 0
    assert sum(state.box[2]) == 4
    assert state.to_draw == 5


@rule("TH-15")
def test_a_ward_without_cubes_is_not_in_play() -> None:
    state = position(5, cubes={14: "g", 6: "w"}, offices={"red": "council"})
    assert targets(state, "red", "boss") == ["6", "14"]
    assert targets(state, "red", "lock") == ["6", "14"]
    assert {target.split()[1] for target in targets(state, "red", "cube")} == {"6", "14"}
    assert refusal(state, "red", "boss 17") == "TH-15"
    assert refusal(state, "red", "cube green 17") == "TH-15"
    held = election(5, cubes={14: "g"}, bosses={14: {"red": 1}})
    assert [number for number in ORDER if held.winner[INDEX[number]] != -2] == [14]


@rule("TH-16")
def test_cubes_of_a_closed_zone_are_neither_drawn_nor_chosen() -> None:
    state = position(3, year=1, cubes={14: "g"}, garden="", turn="purple", place_done=1, first="yellow")
    fresh = position(3, year=1, cubes={14: "g"})
    assert refusal(fresh, "red", "boss 9") == "TH-16"
    assert refusal(fresh, "red", "boss 17") == "TH-16"
    # The bag has 20 green cubes beside the box's 4 and the ward's 1.
    do(state, "purple", "end")
    assert dict(state.outcomes())[135] == 20


@pytest.mark.no_cover
def test_random_games_are_even_for_all_seats() -> None:
    """No seat is favoured by a slip in turn order: shares of wins stay near even."""
    games = amount(4000, 60)
    tally = random_games(GAME.start(4), games, seed=2)
    for wins in tally.wins:
        assert wins / games == pytest.approx(0.25, abs=amount(4, 20) / 100)
