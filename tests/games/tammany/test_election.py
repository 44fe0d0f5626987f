"""Elections ward by ward, their bonuses, leaders and mayors: TH-50 to TH-63, and the examples TH-E2 and TH-E3."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.errors import IllegalAction
from backroom.engine.rng import Rng
from backroom.games.tammany.rules import A_BID, N_APPOINT_SEAT, N_BID, N_OVER
from backroom.games.tammany.view import view
from backroom.testing.cases import amount
from backroom.testing.walk import walk
from games.tammany.positions import (
    GAME,
    INDEX,
    ORDER,
    SEATS,
    bosses,
    chips,
    cubes,
    do,
    election,
    hand,
    moves,
    office,
    points,
    position,
    refusal,
    rule,
    seat,
    targets,
    winner,
)


def polled(state: Any) -> int:
    """The ward at the polls."""
    return ORDER[state.poll]


def asked(state: Any) -> list[str]:
    return [SEATS[p] for p in state.pending()]


@rule("TH-50")
def test_wards_vote_in_the_boards_order_and_only_those_in_play() -> None:
    rivals = {"red": 1, "yellow": 1}
    state = election(
        5, cubes=dict.fromkeys(ORDER, "b"), bosses=dict.fromkeys(ORDER, rivals), chips={"red": "b3"}
    )  # fmt: skip
    seen = []
    while state.node == N_BID:
        seen.append(polled(state))
        do(state, "red", "bid nothing")
    assert seen == list(ORDER)
    some = election(5, cubes={17: "b", 6: "b"}, bosses={17: rivals, 6: rivals}, chips={"red": "b"})
    assert polled(some) == 6
    do(some, "red", "bid nothing")
    assert polled(some) == 17


@rule("TH-51")
def test_only_who_has_a_boss_there_competes() -> None:
    state = election(
        cubes={14: "g"},
        bosses={14: {"red": 1, "yellow": 2}},
        chips={"red": "g", "yellow": "g", "purple": "g5"},
    )
    assert asked(state) == ["red", "yellow"]
    assert refusal(state, "purple", "bid green 1") == "TH-51"
    do(state, "red", "bid nothing")
    do(state, "yellow", "bid nothing")
    assert winner(state, 14) == "yellow"  # each boss is a vote


@rule("TH-52")
def test_bids_are_any_number_of_chips_of_colours_that_have_a_cube() -> None:
    state = election(
        cubes={14: "ggw", 6: "o"}, bosses={14: {"red": 1, "yellow": 1}}, chips={"red": "ggwwo", "yellow": "g"}
    )
    assert view(state, 0)["forms"] == [{"move": "bid", "max": {"green": 2, "white": 2}}]
    assert state.legal_actions(0) == [A_BID, A_BID + 1, A_BID + 2]
    assert refusal(state, "red", "bid orange 1") == "TH-52-colour"
    assert refusal(state, "red", "bid green 3") == "TH-52-chips"
    assert refusal(state, "red", "bid blue 1") == "TH-52-colour"
    # Three of the ward's two green cubes would be no matter; two white chips on one white cube are two votes.
    do(state, "red", "bid green 1 white 2")
    do(state, "yellow", "bid green 1")
    assert winner(state, 14) == "red"
    assert view(state, None)["election"]["wards"][-1]["rows"][0]["total"] == 1 + 3


@rule("TH-52")
def test_zero_of_a_colour_that_does_not_count_is_no_bid_of_it() -> None:
    state = election(cubes={14: "g"}, bosses={14: {"red": 1, "yellow": 1}}, chips={"red": "go"})
    do(state, "red", "bid green 1 orange 0")
    assert winner(state, 14) == "red"
    assert chips(state, "red") == "gggo"  # the orange one was not bid


@rule("TH-53", "TH-55")
def test_a_tie_for_the_highest_is_won_by_nobody() -> None:
    state = election(
        cubes={14: "g"},
        bosses={14: {"red": 3, "yellow": 1, "black": 2}},
        chips={"yellow": "g2", "black": "g"},
    )
    do(state, "black", "bid green 1")
    do(state, "yellow", "bid nothing")
    assert winner(state, 14) is None
    assert bosses(state, 14) == {}  # after a tie, all leave
    assert hand(state, "red") == 19
    lower = election(cubes={14: "g"}, bosses={14: {"red": 1, "yellow": 1, "purple": 2}})
    assert winner(lower, 14) == "purple"  # a tie below the highest is none
    triple = election(cubes={14: "g"}, bosses={14: {"red": 2, "yellow": 2, "purple": 3, "black": 3}})
    assert winner(triple, 14) is None


@rule("TH-54")
def test_all_chips_that_were_bid_go_back_the_losers_too() -> None:
    state = election(
        cubes={14: "b"}, bosses={14: {"red": 1, "yellow": 1}}, chips={"red": "b3", "yellow": "b5"}, garden=""
    )
    do(state, "red", "bid blue 3")
    do(state, "yellow", "bid blue 4")
    # Yellow leads the Italians with its ward's cube and takes three.
    assert (chips(state, "red"), chips(state, "yellow")) == ("", "b" + "bbb")
    assert state.stock[3] == 35 - 4


@rule("TH-55")
def test_one_of_the_winners_bosses_stays() -> None:
    state = election(5, cubes={14: "g", 17: "b"}, bosses={14: {"red": 4, "yellow": 2}})
    assert bosses(state, 14) == {"red": 1}
    assert hand(state, "red") == 19 - 1 - 1 - 1  # the ward, the Irish leader's box, the mayor's office
    assert hand(state, "yellow") == 19


@rule("TH-56")
def test_no_bid_is_asked_where_it_cannot_matter() -> None:
    lone = election(cubes={14: "g"}, bosses={14: {"red": 1}}, chips={"red": "g5"})
    assert lone.node == N_APPOINT_SEAT
    nobody = election(
        cubes={14: "g"}, bosses={14: {"red": 1, "yellow": 2}}, chips={"red": "w5", "yellow": "o"}
    )
    assert nobody.node == N_APPOINT_SEAT
    assert winner(nobody, 14) == "yellow"
    one = election(cubes={14: "g"}, bosses={14: {"red": 1, "yellow": 2}}, chips={"red": "g", "yellow": "w"})
    assert asked(one) == ["red"]
    assert refusal(one, "yellow", "bid nothing") == "TH-56"
    # It is asked also where the bosses alone decide: the chips might be spent for nothing.
    sure = election(cubes={14: "g"}, bosses={14: {"red": 1, "yellow": 9}}, chips={"red": "g"})
    assert asked(sure) == ["red"]


@rule("TH-57")
@pytest.mark.parametrize("ward", [1, 2])
def test_the_bonus_cube(ward: int) -> None:
    """Any colour from the bag, to any ward in play that is not locked, also one already decided; no chip for it."""
    state = election(
        cubes={ward: "g", 14: "g", 6: "w", 4: "w"}, bosses={ward: {"red": 1}, 14: {"red": 1, "yellow": 1}},
        locked=(6,), chips={"yellow": "b"},
    )  # fmt: skip
    wards = [str(number) for number in ORDER if number in (ward, 14, 4)]
    assert targets(state, "red", "bonus") == [
        f"{c} {w}" for c in ("green", "white", "orange", "blue") for w in wards
    ]
    assert refusal(state, "red", "chip green") == "TH-57-cube"
    assert refusal(state, "red", "boss 14") == "TH-57-must"
    assert refusal(state, "red", "bonus green 6") == "TH-35"
    do(state, "red", "bonus blue 14")
    assert cubes(state, 14) == "gb"
    assert chips(state, "red") == ""
    assert asked(state) == ["yellow"]  # the cube counts for the bids of a later ward
    do(state, "yellow", "bid blue 1")
    assert winner(state, 14) == "yellow"
    assert chips(state, "yellow") == "gggbbb"  # and for the leaders (TH-58)


@rule("TH-57")
def test_the_bonus_cube_may_go_to_its_own_ward() -> None:
    state = election(cubes={1: "g"}, bosses={1: {"red": 1}})
    do(state, "red", "bonus blue 1")
    assert chips(state, "red") == "gggbbb"


@rule("TH-57")
@pytest.mark.parametrize("ward", [4, 7])
def test_the_bonus_chip(ward: int) -> None:
    state = election(cubes={ward: "g", 14: "b"}, bosses={ward: {"red": 1}, 14: {"red": 1, "yellow": 1}})
    assert moves(state, "red") == ["chip green", "chip white", "chip orange", "chip blue"]
    assert refusal(state, "red", "bonus green 14") == "TH-57-chip"
    assert refusal(state, "red", "end") == "TH-57-must"
    assert refusal(state, "yellow", "chip blue") == "TH-57-winner"
    do(state, "red", "chip blue")
    assert asked(state) == ["red"]  # it can be bid at the next ward at once
    do(state, "red", "bid blue 1")
    assert winner(state, 14) == "red"


@rule("TH-57")
def test_a_bonus_is_taken_if_it_can_be() -> None:
    no_cube = election(5, cubes={1: "g25w25o25b24", 14: "b"}, bosses={1: {"red": 1}})  # the bag is empty
    assert no_cube.node == N_APPOINT_SEAT
    no_chip = election(cubes={4: "g"}, bosses={4: {"red": 1}}, chips={"black": "g35w35o35b35"})
    assert no_chip.node == N_APPOINT_SEAT
    one_colour = election(5, cubes={1: "g25w25o25b23"}, bosses={1: {"red": 1}})
    assert targets(one_colour, "red", "bonus") == ["blue 1"]
    assert refusal(one_colour, "red", "bonus green 1") == "TH-05-bag"
    tied = election(cubes={1: "g"}, bosses={1: {"red": 1, "yellow": 1}})
    assert tied.poll == 15
    assert winner(tied, 1) is None


@rule("TH-58")
def test_the_most_cubes_in_the_wards_won_give_three_chips() -> None:
    state = election(
        cubes={14: "ggw", 6: "gg", 4: "o", 9: "ww"},
        bosses={14: {"red": 1}, 6: {"yellow": 1}, 9: {"purple": 1, "black": 1}},
    )
    # Green is tied at two: three each. White: one in red's ward, nobody won the ward with two. Orange: in no ward won.
    assert state.leader == [0b011, 0b001, 0, 0]
    assert state.lead_cubes == [2, 1, 0, 0]
    assert (chips(state, "red"), chips(state, "yellow"), chips(state, "purple")) == ("gggwww", "ggg", "")


@rule("TH-58")
def test_bosses_mark_the_leader_boxes_until_the_next_election() -> None:
    state = election(3, cubes={14: "g"}, bosses={14: {"red": 1}})
    assert view(state, None)["leaders"]["green"] == [0]
    assert state.leader_mark == [1, 0, 0, 0]
    again = position(
        3, year=8, turn="purple", first="red", place_done=1, garden="", cubes={14: "g"}, bosses={14: {"yellow": 1}},
        leader=[1, 0, 0, 0], leader_mark=[1, 0, 0, 0], hand=[18, 18, 19, 0, 0],
    )  # fmt: skip
    do(again, "purple", "end")
    assert again.leader_mark == [0b010, 0, 0, 0]
    assert hand(again, "red") == 19


@rule("TH-59")
def test_a_point_a_ward_and_two_for_tammany_hall() -> None:
    state = election(
        5, cubes={14: "g", 6: "g", 9: "g", 15: "g", 17: "g"},
        bosses={14: {"red": 1}, 6: {"yellow": 1}, 9: {"yellow": 1}, 15: {"yellow": 1}, 17: {"red": 1}},
    )  # fmt: skip
    assert state.wards_won == [2, 3, 0, 0, 0]  # Tammany Hall's counts as one ward: yellow is mayor
    assert points(state) == [1 + 2, 3 + 3, 0, 0, 0]
    assert office(state, "yellow") == "mayor"


def mayor_of(
    held: dict[str, str], wards: dict[int, str] | None = None, **given: Any
) -> tuple[str | None, int]:
    """The mayor of an election in which these wards are won and nobody leads anything, and the step that decided.

    Each ward that is won has a green cube; the winners tie in green or not, so the chips of TH-58 count too.
    """
    won = wards or {}
    state = election(
        5, cubes=dict.fromkeys(ORDER, "g"), bosses={ward: {name: 1} for ward, name in won.items()}, chips=held, **given
    )  # fmt: skip
    return (SEATS[state.mayor] if state.mayor >= 0 else None), int(state.mayor_step)


@rule("TH-60")
def test_the_steps_that_make_a_mayor() -> None:
    assert mayor_of({"yellow": "g9"}, {6: "red"}) == ("red", 0)
    assert mayor_of({"yellow": "b"}, {6: "red", 9: "yellow"}) == ("yellow", 1)
    assert mayor_of({"red": "ww", "yellow": "gw"}) == ("yellow", 2)
    assert mayor_of({"red": "gwo", "yellow": "goo"}) == ("red", 3)
    assert mayor_of({"red": "gwob", "yellow": "gwbb"}) == ("red", 4)
    assert mayor_of({"red": "gg", "yellow": "gg", "purple": "g"}) == (None, 7)  # nobody sits yet


@rule("TH-60")
def test_the_chips_of_the_leaders_are_handed_out_before() -> None:
    """One ward each; red's chips of TH-58 (it leads white) put it before yellow's two."""
    state = election(
        5, cubes={6: "w", 9: "g"}, bosses={6: {"red": 1}, 9: {"yellow": 1}}, chips={"yellow": "b"}
    )
    assert chips(state, "red") == "www"
    assert chips(state, "yellow") == "gggb"
    assert SEATS[state.mayor] == "yellow"
    short = election(
        5, cubes={6: "w", 9: "g"}, bosses={6: {"red": 1}, 9: {"yellow": 1}}, chips={"yellow": "b", "brown": "g35"}
    )  # fmt: skip
    assert SEATS[short.mayor] == "red"  # no green chip was left for yellow


@rule("TH-60")
def test_each_step_is_among_those_still_tied() -> None:
    """Purple has the most green chips, but fell out by the number of chips."""
    assert mayor_of({"red": "gwww", "yellow": "ggww", "purple": "ggg"}) == ("yellow", 2)
    # Only who has most wards: brown has more chips than anybody.
    assert mayor_of({"red": "g", "brown": "g9"}, {6: "red", 9: "yellow"}) == ("red", 1)


@rule("TH-60")
def test_the_blue_step_can_never_decide() -> None:
    """Equal in all, in green, white and orange is equal in blue: what is left is the stuck tie."""
    found = set()
    state: Any = GAME.start(3)
    for seed in range(amount(60, 4)):
        state = GAME.start(3)
        for _ in walk(state, seed):
            if state.node in (N_APPOINT_SEAT, N_OVER):
                found.add(state.mayor_step)
    assert 5 not in found
    assert found <= {0, 1, 2, 3, 4, 6, 7}


@rule("TH-60")
def test_a_stuck_tie_without_a_mayor_gives_no_office_and_play_goes_on() -> None:
    state = election(3, cubes={14: "g"}, first="yellow")
    assert state.mayor == -1
    assert state.mayor_step == 7
    assert points(state) == [0, 0, 0]
    assert [office(state, name) for name in ("red", "yellow", "purple")] == ["none"] * 3
    assert state.year == 5
    assert state.turn == state.first == seat("yellow")  # TH-62: without a mayor the first player stays


@rule("TH-60")
@pytest.mark.parametrize("tied", [True, False])
def test_a_stuck_tie_leaves_the_sitting_mayor_among_the_tied_or_not(tied: bool) -> None:
    held = {"red": "gw", "yellow": "gw"} if not tied else {"red": "gw", "purple": "gw"}
    state = election(
        3, year=8, cubes={14: "g"}, chips=held, offices={"purple": "mayor", "red": "deputy", "yellow": "police"},
        points={"purple": 4},
    )  # fmt: skip
    assert SEATS[state.mayor] == "purple"
    assert state.mayor_step == 6
    assert points(state) == [0, 0, 4 + 3]
    assert office(state, "purple") == "mayor"
    assert state.node == N_APPOINT_SEAT
    assert view(state, None)["election"]["awards"]["by"] == "sitting"


@rule("TH-61")
@pytest.mark.parametrize(("players", "vacant"), [(3, 2), (4, 1), (5, 0)])
def test_the_mayor_gives_each_other_player_one_office_all_different(players: int, vacant: int) -> None:
    state = election(players, cubes={14: "g"}, bosses={14: {"yellow": 1}})
    assert state.pending() == (seat("yellow"),)
    others = [name for name in SEATS[:players] if name != "yellow"]
    offices = ["deputy", "police", "council", "chairman"]
    assert targets(state, "yellow", "appoint") == [f"{name} {o}" for name in others for o in offices]
    assert refusal(state, "yellow", "appoint yellow deputy") == "TH-61-self"
    assert refusal(state, "red", "appoint purple deputy") == "TH-61-mayor"
    assert refusal(state, "yellow", "boss 14") == "TH-61-must"
    assert refusal(state, "yellow", "appoint red mayor") == "TH-61-office"
    do(state, "yellow", "appoint red chairman")
    assert refusal(state, "yellow", "appoint red deputy") == "TH-61-seat"
    assert refusal(state, "yellow", "appoint purple chairman") == "TH-61-taken"
    for name, what in zip(others[1:], offices):
        if state.node == N_APPOINT_SEAT:  # the last of four is given without asking
            do(state, "yellow", f"appoint {name} {what}")
    held = [office(state, name) for name in SEATS[:players]]
    assert len(set(held)) == players
    assert "none" not in held
    assert 5 - len(held) == vacant
    assert state.year == 5


@rule("TH-61")
def test_offices_are_given_anew_also_by_a_mayor_elected_again() -> None:
    state = election(
        3, year=8, cubes={14: "g"}, bosses={14: {"red": 1}},
        offices={"red": "mayor", "yellow": "police", "purple": "council"},
    )  # fmt: skip
    assert office(state, "yellow") == office(state, "purple") == "none"
    do(state, "red", "appoint purple police", "appoint yellow deputy")
    assert [office(state, name) for name in ("red", "yellow", "purple")] == ["mayor", "deputy", "police"]


@rule("TH-61")
def test_no_offices_after_the_last_election() -> None:
    state = election(3, year=16, cubes={14: "g"}, bosses={14: {"red": 1}}, offices={"yellow": "mayor"})
    assert state.over
    assert office(state, "red") == "mayor"
    assert refusal(state, "red", "appoint yellow police") == "error-game-over"


@rule("TH-62")
def test_the_mayor_is_first_player_in_the_next_term() -> None:
    state = election(4, cubes={14: "g"}, bosses={14: {"purple": 1}}, first="red")
    do(state, "purple", "appoint red police", "appoint yellow deputy", "appoint black council")
    assert state.first == state.turn == seat("purple")


@rule("TH-63")
def test_that_a_seat_has_bid_is_open_and_what_it_bid_is_not() -> None:
    state = election(
        cubes={14: "g"}, bosses={14: {"red": 1, "yellow": 1}}, chips={"red": "g3", "yellow": "g3"}
    )
    do(state, "red", "bid green 2")
    for watcher in (None, 1, 2, 3):
        seen = view(state, watcher)
        assert [row["choice"] for row in seen["seats"]] == ["locked", "thinking", None, None]
        assert seen["your_bid"] is None
        assert seen["seats"][0]["chips"]["green"] == 3
        assert seen["election"]["wards"] == []
        assert seen == view(state.determinise(-1 if watcher is None else watcher, Rng(5)), watcher)
    assert view(state, 0)["your_bid"] == {"green": 2, "white": 0, "orange": 0, "blue": 0}
    others = {tuple(state.determinise(1, Rng(i)).bid(INDEX[14], 0)) for i in range(60)}  # type: ignore[attr-defined]
    assert others == {(n, 0, 0, 0) for n in range(4)}
    do(state, "yellow", "bid green 1")
    shown = view(state, None)["election"]["wards"][0]["rows"]
    assert [row["bid"]["green"] for row in shown] == [2, 1]


@rule("TH-63")
def test_a_bid_may_be_taken_back_until_the_last_has_bid() -> None:
    state = election(
        cubes={14: "g"}, bosses={14: {"red": 1, "yellow": 1}}, chips={"red": "g3", "yellow": "g3"}
    )
    before = state.clone()
    assert refusal(state, "red", "retract") == "TH-63"
    do(state, "red", "bid green 3")
    assert refusal(state, "red", "bid green 1") == "TH-63-done"
    assert refusal(state, "red", "boss 14") == "TH-21-phase"
    assert refusal(state, "yellow", "retract") == "TH-63"
    assert refusal(state, "purple", "retract") == "TH-63"
    do(state, "red", "retract")
    assert state == before
    do(state, "red", "bid nothing")
    do(state, "yellow", "bid green 1")
    assert refusal(state, "red", "retract") == "TH-63"
    assert winner(state, 14) == "yellow"


@rule("TH-63")
def test_a_bid_in_progress_is_not_a_bid() -> None:
    """Colour by colour inside: a half-made bid is in the middle of a move and cannot be taken back as a whole one."""
    state = election(
        cubes={14: "gw"}, bosses={14: {"red": 1, "yellow": 1}}, chips={"red": "gw", "yellow": "g"}
    )
    state.apply(state.legal_actions(0)[1], 0)
    assert state.mid_move(0)
    assert not state.mid_move(1)
    assert not state.can_retract(0)
    with pytest.raises(IllegalAction):
        state.retract(0)
    state.apply(state.legal_actions(0)[0], 0)
    assert not state.mid_move(0)
    assert state.can_retract(0)


@rule("TH-E2", "TH-53", "TH-54", "TH-55")
def test_the_example_of_a_ward_election() -> None:
    """Red: 2 bosses and 3 chips; yellow: 3 bosses and 1 chip. Yellow's Italian chips do not count in this ward."""
    state = election(
        3, cubes={14: "ggwo"}, bosses={14: {"red": 2, "yellow": 3}}, chips={"red": "ggww", "yellow": "wwbbb"}
    )
    assert view(state, 1)["forms"] == [{"move": "bid", "max": {"white": 2}}]
    do(state, "red", "bid white 2 green 1")
    stock = list(state.stock)
    do(state, "yellow", "bid white 1")
    result = view(state, None)["election"]["wards"][0]
    assert [row["total"] for row in result["rows"]] == [5, 4]
    assert winner(state, 14) == "red"
    assert bosses(state, 14) == {"red": 1}
    assert chips(state, "yellow") == "wbbb"
    # Red keeps one Irish chip, and then leads the three nations of the ward.
    assert chips(state, "red") == "g" + "ggg" + "www" + "ooo"
    assert state.stock == [stock[0] + 1 - 3, stock[1] + 3 - 3, stock[2] - 3, stock[3]]


@rule("TH-E3", "TH-58")
def test_the_example_of_the_awards() -> None:
    """Black 5 Irish, 7 English, 2 Italian; red 3, 2 and 5 German; yellow 6 Irish, 5 German, 2 Italian."""
    wards = {
        "black": ((6, "gggggw"), (9, "w"), (15, "ww"), (8, "w"), (5, "ww"), (3, "bb")),
        "red": ((17, "ggg"), (11, "ww"), (13, "ooo"), (10, "oo")),
        "yellow": ((14, "ggg"), (4, "gggoo"), (7, "ooobb")),
    }
    state = election(
        5,
        cubes={ward: letters for won in wards.values() for ward, letters in won},
        bosses={ward: {name: 1} for name, won in wards.items() for ward, _ in won},
    )
    do(state, "yellow", "chip green", "chip green")  # the bonuses of wards 4 and 7
    assert state.wards_won == [4, 3, 0, 6, 0]
    gained = {name: [row[seat(name)] for row in state.lead_chips] for name in wards}
    assert gained == {"black": [0, 3, 0, 3], "red": [0, 0, 3, 0], "yellow": [3, 0, 3, 3]}
    assert (chips(state, "black"), chips(state, "red")) == ("wwwbbb", "ooo")


@pytest.mark.no_cover
@rule("TH-60")
def test_what_decides_mayors_in_random_games() -> None:
    """Seen in random games: about 70 % of mayors by wards, 28 % by chips."""
    steps = dict.fromkeys(range(8), 0)
    for seed in range(amount(300, 12)):
        state: Any = GAME.start(3 + seed % 3)
        before = 0
        for _ in walk(state, seed):
            term = (state.year + 3) // 4
            if state.node in (N_APPOINT_SEAT, N_OVER) and term != before:
                before = term
                steps[state.mayor_step] += 1
    total = sum(steps.values())
    assert total > amount(1100, 40)
    assert steps[0] / total == pytest.approx(0.70, abs=amount(5, 16) / 100)
    assert steps[1] / total == pytest.approx(0.28, abs=amount(5, 16) / 100)
