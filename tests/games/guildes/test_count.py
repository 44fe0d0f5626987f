"""The count of votes: GU-30 to GU-34 and the worked examples."""

from __future__ import annotations

import pytest

from backroom.games.guildes.counting import score, tell
from backroom.games.guildes.printed import GUILDS, KINDS
from backroom.games.guildes.rules import N_DEAL, N_OVER, Guildes
from games.guildes.tables import SEATS, do, game, position, rule, tableau, trick_position, view


def paid(guild: str, count: int, cards: list[int], ties: bool = False) -> list[int]:
    """What a guild pays at a count (1, 2, 3)."""
    found: list[int] = game(len(cards)).payout(KINDS.index(guild), count - 1, ties, cards)
    return found


def counted(state: Guildes, card: str = "militia") -> Guildes:
    """Everyone plays a last card that changes no majority, and the count follows."""
    for name in SEATS[: state.players]:
        do(state, name, f"play {card}")
    return state


def last_card(players: int = 4, **members: object) -> Guildes:
    """Everyone has one Militia card left to play."""
    need = game(players).cards.played[players] - (1 if members.get("event") == "fewer" else 0)
    hands = dict.fromkeys(SEATS[:players], "militia")
    state: Guildes = position(players, hand=hands, step=need - 1, **members)  # type: ignore[arg-type]
    return state


@rule("GU-30")
def test_each_count_pays_its_number_of_places() -> None:
    cards = [5, 4, 3, 2, 1]
    assert paid("artisans", 1, cards) == [7, 0, 0, 0, 0]
    assert paid("artisans", 2, cards) == [7, 4, 0, 0, 0]
    assert paid("artisans", 3, cards) == [7, 4, 1, 0, 0]
    assert paid("fishermen", 3, [2, 1, 1, 0, 0]) == [5, 1, 1, 0, 0]
    assert paid("fishermen", 3, [3, 2, 1, 0, 0]) == [5, 3, 0, 0, 0]
    assert paid("burghers", 3, cards) == [10, 7, 0, 0, 0]
    assert paid("alchemists", 3, cards) == [14, 6, 3, 1, 0]
    assert paid("scholars", 3, [0, 0, 0, 0, 0]) == [0] * 5
    assert paid("scholars", 3, [0, 0, 2, 0, 0]) == [0, 0, 8, 0, 0]


@rule("GU-31")
def test_those_who_are_level_share_the_places_they_take_up() -> None:
    assert paid("nobles", 3, [3, 3, 3, 1]) == [7, 7, 7, 0]
    assert paid("nobles", 3, [3, 3, 2, 2]) == [9, 9, 1, 1]
    assert paid("nobles", 3, [4, 3, 3, 3]) == [12, 3, 3, 3]
    assert paid("nobles", 3, [1, 1, 1, 1, 1, 1]) == [3] * 6
    assert paid("alchemists", 3, [4, 3, 2, 2, 2, 1]) == [14, 6, 1, 1, 1, 0]
    assert paid("farmers", 1, [1, 1, 0, 0]) == [3, 3, 0, 0]


@rule("GU-E1")
def test_example_1() -> None:
    assert paid("scholars", 1, [2, 2, 2, 0]) == [2, 2, 2, 0]


@rule("GU-E2", "GU-E3")
def test_examples_of_the_second_count() -> None:
    assert paid("artisans", 2, [3, 3, 1, 0]) == [5, 5, 0, 0]
    assert paid("artisans", 2, [3, 2, 2, 0]) == [7, 2, 2, 0]


@rule("GU-E4", "GU-E5", "GU-E6", "GU-E7")
def test_examples_of_the_third_count() -> None:
    assert paid("artisans", 3, [3, 3, 1, 0]) == [5, 5, 1, 0]
    assert paid("artisans", 3, [2, 2, 1, 1]) == [5, 5, 0, 0]
    assert paid("knights", 3, [2, 2, 2, 2, 1]) == [4, 4, 4, 4, 0]
    assert paid("artisans", 3, [3, 1, 1, 0]) == [7, 2, 2, 0]
    assert paid("artisans", 3, [3, 2, 2, 1]) == [7, 2, 2, 0]


@rule("GU-32", "GU-E8")
def test_militia_pays_three_votes_a_card_at_every_count() -> None:
    state = last_card(tableau={"red": "militia 2"})
    counted(state)
    assert state.scores() == [9, 3, 3, 3]
    for number in (2, 3):
        state = last_card(round=number, tableau={"red": "militia 2"}, event="fewer")
        assert counted(state).votes[number - 1][:4] == [9, 3, 3, 3]


@rule("GU-33")
@pytest.mark.parametrize(
    ("before", "shares"), [([5, 0, 0, 0], [1, 0, 0, 0]), ([2, 0, 2, 0], [0.5, 0, 0.5, 0])]
)
def test_most_votes_win_and_a_tie_is_shared(before: list[int], shares: list[float]) -> None:
    votes = [[*before, 0, 0], [0] * 6, [0] * 6]
    state = counted(last_card(round=3, votes=votes))
    assert state.node == N_OVER
    assert state.result() == shares
    assert view(state, None)["outcome"]["shares"] == shares


@rule("GU-34", "GU-41", "GU-57")
def test_marks_come_before_ties_that_do_not_count() -> None:
    state = trick_position(
        event="ties",
        tableau={"red": "knights 2", "blue": "knights 2", "yellow": "knights"},
        tricks={"red": "knights", "blue": "nobles", "yellow": "priests", "green": "swap"},
    )
    do(state, "green", "decline")
    do(state, "red", "plus red")
    do(state, "blue", "decline")
    do(state, "yellow", "decline")
    row = state.counted[KINDS.index("knights")][:4]
    assert row == [3, 2, 1, 0]
    assert state.votes[0][:4] == [11 + 3, 3, 3, 3]


@rule("GU-34")
def test_ties_that_do_not_count_are_taken_out_once() -> None:
    """Who is level only once others are out stays in."""
    assert paid("nobles", 2, [4, 4, 3, 2, 2], ties=True) == [0, 0, 12, 0, 0]
    assert paid("nobles", 2, [4, 4, 3, 2, 0], ties=True) == [0, 0, 12, 6, 0]


@rule("GU-E9", "GU-E10")
def test_examples_of_ties_that_do_not_count() -> None:
    assert paid("artisans", 2, [3, 3, 1, 0], ties=True) == [0, 0, 7, 0]
    assert paid("alchemists", 2, [3, 3, 2, 2, 1, 0], ties=True) == [0, 0, 0, 0, 14, 0]
    assert paid("alchemists", 2, [3, 3, 2, 2], ties=True) == [0, 0, 0, 0]


@rule("GU-E11", "GU-57", "GU-58")
def test_alchemists_minus_one_ends_with_the_count() -> None:
    state = trick_position(
        tableau={"red": "alchemists 2", "blue": "alchemists 2"},
        tricks={"green": "alchemists", "red": "nobles", "blue": "priests", "yellow": "knights"},
    )
    do(state, "yellow", "decline")
    do(state, "red", "decline")
    do(state, "blue", "decline")
    do(state, "green", "minus red")
    assert state.counted[9][:4] == [1, 2, 0, 0]
    assert state.votes[0][:4] == [3, 14 + 3, 3, 3]
    assert tableau(state, "red") == {"alchemists": 2, "militia": 1}
    assert state.node == N_DEAL
    assert list(state.mark_seat) == [-1] * 4


@rule("GU-E12", "GU-40")
def test_one_card_fewer_with_four_players() -> None:
    state = last_card(4, event="fewer")
    assert state.step == 5
    assert view(state, None)["step"] == {"done": 5, "of": 6, "size": 1}
    counted(state)
    assert state.counts == 1


def test_the_view_tells_the_count_guild_by_guild() -> None:
    state = counted(
        last_card(
            round=3, event="fewer", tableau={"red": "artisans 2", "blue": "artisans 2", "yellow": "artisans"}
        )
    )
    told = view(state, "red")["count"]
    assert [row["guild"] for row in told["rows"]] == list(KINDS)
    artisans = told["rows"][GUILDS.index("artisans")]
    assert artisans["places"] == [
        {"seats": [0, 1], "cards": 2, "place": 1, "values": [7, 4], "total": 11, "each": 5},
        {"seats": [2], "cards": 1, "place": 3, "values": [1], "total": 1, "each": 1},
    ]
    assert artisans["votes"] == [5, 5, 1, 0]
    assert told["votes"] == [8, 8, 4, 3]
    assert (told["number"], told["ties"], told["before"]) == (3, False, [0, 0, 0, 0])
    ties = tell(state, 2, True, [[2, 2, 1, 0]] * 11)
    assert ties["rows"][2]["passed_over"] == [0, 1]
    assert ties["rows"][2]["places"][0]["place"] == 1


@pytest.mark.no_cover
def test_the_votes_of_a_count_are_those_of_its_rows() -> None:
    """At every count of random games."""
    from backroom.engine.playout import Runner

    for seed in range(6):
        state = game(3 + seed % 4, events=True, tricks=True)
        runner = Runner(seed)
        counts = 0
        while not state.over:
            runner.advance(state)
            if state.counts > counts:
                counts = state.counts
                told = view(state, None)["count"]
                assert told["votes"] == state.votes[counts - 1][: state.players]
                for row in told["rows"][:10]:
                    for place in row["places"]:
                        assert place["each"] == place["total"] // len(place["seats"])
                        assert all(row["votes"][p] == place["each"] for p in place["seats"])


def test_a_real_table_is_scored() -> None:
    told = score(3, [{"scholars": 2, "militia": 1}, {"scholars": 2}, {"scholars": 1}], 2)
    assert told["votes"] == [6 + 3, 6, 0]
    assert score(3, [{"scholars": 2}, {"scholars": 2}, {"scholars": 1}], 2, ties=True)["votes"] == [0, 0, 8]
