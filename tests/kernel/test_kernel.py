"""The kernel against something not ours: two tiny games have the tree sizes that OpenSpiel pins for them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from backroom.engine.errors import IllegalAction
from backroom.engine.playout import check_games, random_games
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, OVER, State
from backroom.testing import checks
from backroom.testing.walk import sampled


def nodes(state: State, count: Counter[str]) -> Counter[str]:
    """The whole tree; a simultaneous choice is one seat after the other, as OpenSpiel turns it into turns."""
    actor = state.actor()
    count["chance" if actor == CHANCE else "terminal" if actor == OVER else "playable"] += 1
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        nodes(after, count)
    return count


def value(state: State, seat: int) -> Fraction:
    """What a seat can expect when every seat and chance choose evenly."""
    if state.over:
        return Fraction(state.scores()[seat])
    outcomes = state.outcomes() or [(action, 1) for action in state.legal_actions()]
    total = Fraction(0)
    for action, weight in outcomes:
        after = state.clone()
        after.apply(action)
        total += weight * value(after, seat)
    return total / sum(weight for _, weight in outcomes)


def test_kuhn_poker_has_the_nodes_of_openspiel(kuhn: State) -> None:
    assert nodes(kuhn, Counter()) == {"chance": 4, "playable": 24, "terminal": 30}


def test_goofspiel_has_the_nodes_of_openspiel(goofspiel: State) -> None:
    assert nodes(goofspiel, Counter()) == {"playable": 501, "terminal": 576}


def test_kuhn_poker_is_worth_an_eighth_to_the_first_when_all_choose_evenly(kuhn: State) -> None:
    """By hand: showdowns cancel; bet, pass (1 in 4) wins a chip and pass, bet, pass (1 in 8) loses one."""
    assert value(kuhn, 0) == Fraction(1, 8)
    assert value(kuhn, 1) == -Fraction(1, 8)


def test_goofspiel_is_even(goofspiel: State) -> None:
    assert value(goofspiel, 0) == value(goofspiel, 1)


def test_random_games_come_near_the_tree(kuhn: State) -> None:
    tally = random_games(kuhn, 20_000, seed=3)
    assert tally.games == 20_000
    assert tally.scores[0] == pytest.approx(1 / 8, abs=0.04)
    assert 4 <= tally.decisions / tally.games <= 5


def test_threads_share_the_games(goofspiel: State) -> None:
    tally = random_games(goofspiel, 1001, seed=3, threads=2)
    assert tally.games == 1001
    assert tally.decisions == 6 * 1001
    again = random_games(goofspiel, 1001, seed=3, threads=2)
    assert (again.wins, again.scores) == (tally.wins, tally.scores)


def test_the_kit_holds(start: State) -> None:
    assert check_games(start, 300, seed=1).broken == []
    for seed in range(6):
        for state in sampled(start, seed, share=1):
            checks.choices(state, state.ACTIONS)
            checks.accepts_what_it_lists(state)
            checks.result(state)
            assert start.clone() == start
        checks.past_states_stay(start, seed)
        checks.undo_is_replay(start, seed, share=1)


def test_bytes_come_back(start: State) -> None:
    for state in sampled(start, 5, share=1):
        other = start.clone()
        other.load_bytes(state.to_bytes())
        assert other == state
        assert other.digest() == state.digest()
    with pytest.raises(ValueError, match="bytes expected"):
        start.load_bytes(b"\0\0")


def test_simultaneous_choices_in_any_order(goofspiel: State) -> None:
    rng = Rng(9)
    seen = [
        checks.any_order_is_one(state, rng)
        for seed in range(5)
        for state in sampled(goofspiel, seed, share=1)
    ]
    assert 2 in seen


def test_what_a_seat_cannot_know_is_drawn_anew(kuhn: State) -> None:
    kuhn.apply(kuhn.ACTIONS - 1)  # the first has the king
    kuhn.apply(kuhn.legal_actions()[0])
    seen = {kuhn.determinise(0, Rng(seed)).to_bytes() for seed in range(40)}
    assert {raw[2:4] for raw in seen} == {kuhn.to_bytes()[2:4]}  # the own card stays
    assert len(seen) == 2  # jack or queen
    assert len({kuhn.determinise(-1, Rng(seed)).to_bytes() for seed in range(200)}) == 6


def test_a_card_face_down_is_anyones_guess(goofspiel: State) -> None:
    goofspiel.apply(2, 0)
    assert {goofspiel.determinise(0, Rng(seed)).digest() for seed in range(40)} == {goofspiel.digest()}
    assert len({goofspiel.determinise(1, Rng(seed)).digest() for seed in range(80)}) == 4


def test_nobody_else_may_act(kuhn: State) -> None:
    with pytest.raises(IllegalAction):
        kuhn.apply(0, 0)
    with pytest.raises(IllegalAction):
        kuhn.apply(0, 2)
    with pytest.raises(IllegalAction):
        kuhn.retract(0)
    assert not kuhn.can_retract(CHANCE)
    assert not kuhn.mid_move(CHANCE)


def test_the_contract_by_itself_is_a_game_that_is_over() -> None:
    """What a game does not say: nobody acts, no points, no laws."""
    empty = State()
    assert empty.over
    assert empty.legal_actions() == []
    assert empty.laws() == []
    with pytest.raises(NotImplementedError):
        empty.clone()
