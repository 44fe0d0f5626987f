"""The variant with dirty tricks: GU-50 to GU-58."""

from __future__ import annotations

import pytest

from backroom.engine.errors import IllegalAction
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from backroom.games.guildes.printed import KINDS, TRICKS
from backroom.games.guildes.rules import A_TRICK, N_DEAL, N_DRAWN, N_KEEP, N_TRICK, N_TRICKS, Guildes
from backroom.testing.refusals import met
from games.guildes.tables import (
    SEATS,
    cards,
    deal,
    do,
    game,
    moves,
    put,
    refusal,
    rule,
    run,
    tableau,
    trick_position,
    view,
)

FOUR = {"red": "protection", "blue": "swap", "yellow": "sacrifice", "green": "draw"}


@rule("GU-50")
def test_everyone_gets_a_trick_never_the_one_of_the_round_before() -> None:
    state = game(4, tricks=True)
    for number in range(3):
        run(state, N_TRICKS)
        given: list[int] = []
        for p in range(4):
            free = [(action - A_TRICK) % 9 for action in state.legal_actions(CHANCE)]
            before = [state.trick[number - 1][p]] if number else []
            assert free == [t for t in range(9) if t not in given and t not in before]
            assert set(dict(state.outcomes()).values()) == {1}
            given.append(free[0])
            state.apply(A_TRICK + p * 9 + free[0], CHANCE)
        told = view(state, None)["seats"]
        assert [one["trick"]["name"] for one in told] == [TRICKS[t] for t in given]


@rule("GU-50")
def test_without_alchemists_card_i_is_not_used() -> None:
    state = run(game(3, tricks=True), N_TRICKS)
    assert [(action - A_TRICK) % 9 for action in state.legal_actions(CHANCE)] == list(range(8))


@rule("GU-51")
def test_tricks_go_by_letter_and_cards_are_discarded_with_them() -> None:
    state = trick_position(
        tricks={"red": "exchange", "blue": "protection", "yellow": "nobles", "green": "swap"},
        hand=dict.fromkeys(SEATS[:4], "farmers"),
    )
    order = []
    while state.node == N_TRICK:
        (acts,) = state.pending()
        order.append(SEATS[acts])
        sizes = [sum(row) for row in state.hand[:4]]
        assert sizes == [0 if name in order[:-1] else 1 for name in SEATS[:4]]
        assert sum(state.discards) == len(order) - 1
        do(state, SEATS[acts], "decline")
    assert order == ["blue", "green", "red", "yellow"]
    assert sum(state.discards) == 4
    assert state.counts == 1


@rule("GU-51")
def test_only_ones_own_trick_can_be_used() -> None:
    state = trick_position(tricks=FOUR)
    for move in ("swap red militia blue militia", "draw", "plus red", "exchange militia militia"):
        refused = refusal(state, "red", move)
        assert (refused.key, refused.facts) == ("refuse-GU-51-trick", {"trick": "protection"})
    assert refusal(state, "blue", "decline").key == "error-not-your-turn"


@rule("GU-52")
def test_nobody_elses_trick_touches_the_protected() -> None:
    state = trick_position(
        6, tricks={**FOUR, "purple": "exchange", "orange": "knights"}, tableau={"yellow": "nobles"}
    )
    do(state, "red", "protect")
    assert view(state, None)["seats"][0]["protected"]
    assert "red" not in view(state, "blue")["forms"][0]["cards"]
    assert refusal(state, "blue", "swap red militia green militia").key == "refuse-GU-52"
    do(state, "blue", "decline")
    assert not any(" red " in move for move in moves(state, "yellow"))
    assert refusal(state, "yellow", "sacrifice nobles red militia").rule == "GU-52"
    do(state, "yellow", "decline")
    do(state, "green", "decline")
    do(state, "purple", "decline")
    assert moves(state, "orange") == [
        f"{sign} {name}" for sign in ("plus", "minus") for name in SEATS[1:6]
    ] + ["decline"]
    assert refusal(state, "orange", "plus red").facts == {"seat": "red"}
    do(state, "orange", "decline")
    assert state.shielded == 0  # until the count


@rule("GU-53")
def test_two_cards_of_two_players_change_places() -> None:
    state = trick_position(tricks=FOUR, tableau={"yellow": "scholars 2", "green": "nobles"})
    do(state, "red", "decline")
    assert moves(state, "blue") == ["decline"]
    assert view(state, "blue")["forms"][0]["cards"]["yellow"] == ["scholars", "militia"]
    mine = state.clone()
    do(state, "blue", "swap green nobles yellow scholars")
    assert tableau(state, "yellow") == {"scholars": 1, "nobles": 1, "militia": 1}
    assert tableau(state, "green") == {"scholars": 1, "militia": 1}
    do(mine, "blue", "swap blue militia yellow scholars")  # one may be one of the two
    assert tableau(mine, "blue") == {"scholars": 1}
    assert tableau(mine, "yellow") == {"scholars": 1, "militia": 2}


@rule("GU-53")
def test_an_exchange_needs_two_players_who_have_the_cards() -> None:
    state = do(trick_position(tricks=FOUR), "red", "decline")
    assert refusal(state, "blue", "swap red militia red militia").key == "refuse-GU-53-same"
    refused = refusal(state, "blue", "swap red militia green nobles")
    assert (refused.key, refused.facts) == ("refuse-GU-53-card", {"seat": "green", "card": "nobles"})


@rule("GU-53")
def test_an_exchange_takes_two_tableaux_with_cards() -> None:
    """Positions that no game leads to: nobody, or one player only, has a card that could be named."""
    state = do(trick_position(tricks=FOUR), "red", "decline")
    empty = put(state.clone(), tableau=[[0] * 10 + [1]] + [[0] * 11] * 5)
    assert moves(empty, "blue") == ["decline"]
    assert view(empty, "blue")["forms"] == []


@rule("GU-54")
def test_a_card_is_sacrificed_to_remove_another() -> None:
    state = trick_position(tricks=FOUR, tableau={"yellow": "nobles farmers", "green": "scholars"})
    do(state, "red", "decline")
    do(state, "blue", "decline")
    assert {move.split()[1] for move in moves(state, "yellow")[:-1]} == {"nobles"}
    own = do(state.clone(), "yellow", "sacrifice nobles yellow militia")
    assert tableau(own, "yellow") == {"farmers": 1}
    do(state, "yellow", "sacrifice nobles green scholars")
    assert tableau(state, "yellow") == {"farmers": 1, "militia": 1}
    assert tableau(state, "green") == {"militia": 1}
    assert state.discards[KINDS.index("nobles")] == state.discards[KINDS.index("scholars")] == 1
    assert view(state, None)["tricks_done"][0] == {
        "round": 1, "trick": "sacrifice", "by": 2, "card": "nobles", "target": 3, "card2": "scholars",
    }  # fmt: skip


@rule("GU-54")
def test_what_cannot_be_sacrificed() -> None:
    state = trick_position(tricks=FOUR, tableau={"yellow": "nobles farmers"})
    do(state, "red", "decline")
    do(state, "blue", "decline")
    assert refusal(state, "yellow", "sacrifice farmers red militia").key == "refuse-GU-54-kind"
    assert refusal(state, "yellow", "sacrifice militia red militia").key == "refuse-GU-54-kind"
    assert refusal(state, "yellow", "sacrifice priests red militia").key == "refuse-GU-61-tableau"
    assert refusal(state, "yellow", "sacrifice nobles yellow nobles").key == "refuse-GU-54-twice"
    assert refusal(state, "yellow", "sacrifice nobles red priests").key == "refuse-GU-54-card"
    without = trick_position(tricks=FOUR, tableau={"yellow": "farmers"})
    do(without, "red", "decline")
    do(without, "blue", "decline")
    assert moves(without, "yellow") == ["decline"]


@rule("GU-54")
def test_both_or_nothing() -> None:
    """A position that no game leads to: the only card in play is the one to give up."""
    state = trick_position(tricks=FOUR)
    do(state, "red", "decline")
    do(state, "blue", "decline")
    alone = [[0] * 11 for _ in range(6)]
    alone[2][KINDS.index("nobles")] = 1
    put(state, tableau=alone)
    assert moves(state, "yellow") == ["decline"]


@rule("GU-55")
def test_two_discards_are_drawn_and_one_is_played() -> None:
    state = trick_position(tricks=FOUR, discards="scholars nobles", hand={"green": "priests"})
    for name in ("red", "blue", "yellow"):
        do(state, name, "decline")
    do(state, "green", "draw")
    assert state.node == N_DRAWN
    # one's own unplayed cards are not among them yet
    assert [KINDS[(action - 268) % 11] for action in state.legal_actions(CHANCE)] == ["scholars", "nobles"]
    do(state, "chance", "drawn green scholars", "drawn green nobles")
    assert state.node == N_KEEP
    assert view(state, "green")["drawn"] == {"scholars": 1, "nobles": 1}
    assert view(state, "red")["drawn"] == {}
    refused = refusal(state, "green", "keep priests")
    assert (refused.rule, refused.key) == ("GU-55", "refuse-GU-55-keep")
    assert refusal(state, "green", "decline").key == "refuse-GU-55-drawn"  # once drawn, one must be played
    do(state, "green", "keep nobles")
    assert tableau(state, "green") == {"nobles": 1, "militia": 1}
    assert (state.kept[0], state.refused[0]) == (KINDS.index("nobles"), KINDS.index("scholars"))
    assert state.discards[KINDS.index("scholars")] == state.discards[KINDS.index("priests")] == 1
    assert view(state, "green")["refused"] == ["scholars", None, None]
    assert view(state, "red")["refused"] == [None] * 3


@rule("GU-55")
def test_one_discard_is_drawn_and_played() -> None:
    state = trick_position(tricks=FOUR, discards="scholars")
    for name in ("red", "blue", "yellow"):
        do(state, name, "decline")
    do(state, "green", "draw")
    do(state, "chance", "drawn green scholars")
    assert tableau(state, "green") == {"scholars": 1, "militia": 1}
    assert state.counts == 1
    assert sum(state.discards) == 0


@rule("GU-55")
def test_without_discards_one_can_only_decline() -> None:
    state = trick_position(tricks=FOUR, hand={"green": "priests"})
    for name in ("red", "blue", "yellow"):
        do(state, name, "decline")
    assert moves(state, "green") == ["decline"]
    assert refusal(state, "green", "draw").key == "refuse-GU-55"


@rule("GU-56")
def test_a_card_of_the_tableau_is_taken_back_for_one_in_hand() -> None:
    tricks = {**FOUR, "red": "exchange"}
    state = trick_position(tricks=tricks, tableau={"red": "nobles"}, hand={"red": "priests scholars"})
    for name in ("blue", "yellow", "green"):
        do(state, name, "decline")
    assert moves(state, "red") == [
        "exchange nobles scholars", "exchange nobles priests", "exchange militia scholars",
        "exchange militia priests", "decline",
    ]  # fmt: skip
    assert refusal(state, "red", "exchange farmers priests").key == "refuse-GU-61-tableau"
    assert refusal(state, "red", "exchange nobles farmers").key == "refuse-GU-61"
    assert refusal(state, "red", "exchange nobles militia").key == "refuse-GU-61"
    do(state, "red", "exchange nobles priests")
    assert tableau(state, "red") == {"priests": 1, "militia": 1}
    # what was taken back is discarded with the rest
    assert [KINDS[k] for k, n in enumerate(state.discards) if n] == ["scholars", "nobles"]


@rule("GU-57")
@pytest.mark.parametrize(("trick", "kind"), [(name, KINDS.index(name)) for name in TRICKS[5:]])
def test_one_more_or_less_for_this_count(trick: str, kind: int) -> None:
    tricks = {"red": trick, "blue": "protection", "yellow": "swap", "green": "sacrifice"}

    def after(move: str) -> list[int]:
        state = trick_position(tricks=tricks, tableau={"blue": f"{trick} 2", "yellow": trick})
        for name in ("blue", "yellow", "green"):
            do(state, name, "decline")
        do(state, "red", move)
        found: list[int] = state.counted[kind][:4]
        return found

    assert after("decline") == [0, 2, 1, 0]
    assert after("plus red") == [1, 2, 1, 0]  # counts as holding one
    assert after("minus blue") == [0, 1, 1, 0]
    assert after("minus green") == [0, 2, 1, 0]  # not below zero
    assert after("plus yellow") == [0, 2, 2, 0]


@rule("GU-58")
def test_what_b_to_e_change_stays_changed() -> None:
    state = trick_position(
        tricks={"red": "exchange", "blue": "swap", "yellow": "sacrifice", "green": "nobles"},
        tableau={"yellow": "nobles 2", "green": "scholars"},
        hand={"red": "priests"},
    )
    do(state, "blue", "swap yellow nobles green scholars")
    do(state, "yellow", "sacrifice nobles blue militia")
    do(state, "red", "exchange militia priests")
    do(state, "green", "plus red")
    assert state.node == N_DEAL
    assert [tableau(state, name) for name in SEATS[:4]] == [
        {"priests": 1},
        {},
        {"scholars": 1, "militia": 1},
        {"nobles": 1, "militia": 1},
    ]
    assert state.counted[KINDS.index("nobles")][:4] == [1, 0, 0, 1]


def test_a_past_that_cannot_have_been_is_said_instead_of_being_guessed_for_ever() -> None:
    """Red has shown two cards where Green's looks at the packets leave room for one."""
    state = trick_position(tricks=FOUR, tableau={"green": "scholars"})
    state = put(
        state,
        shown=[
            [cards("militia priests 2 nobles 2"), *[cards("militia")] * 3, *[cards("")] * 2],
            *[[cards("")] * 6] * 2,
        ],
    )
    before = state.to_bytes()
    error = met(IllegalAction, state.determinise, 3, Rng(1))
    assert (error.key, error.facts) == ("error-contradiction", {"seat": 3})
    assert state.to_bytes() == before


@rule("GU-51")
def test_after_the_count_all_tricks_are_shuffled_together_again() -> None:
    state = deal(game(4, tricks=True), [""] * 4, tricks=("protection", "swap", "sacrifice", "draw"))
    run(state, N_DEAL)
    run(state, N_TRICKS)
    assert len(state.legal_actions(CHANCE)) == 8  # red may get anything but the protection


def test_a_trick_is_told_as_done_once_its_turn_is_over() -> None:
    state: Guildes = trick_position(tricks=FOUR)
    do(state, "red", "protect")
    told = [one["trick"] for one in view(state, None)["seats"]]
    assert [one["done"] for one in told] == [True, False, False, False]
    assert [one["applied"] for one in told] == [True, False, False, False]
    assert [one["letter"] for one in told] == ["A", "B", "C", "D"]
