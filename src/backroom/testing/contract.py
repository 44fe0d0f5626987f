"""Every game keeps the State's contract: laws, choices, copies, bytes, undo, results, simultaneous choices."""

from __future__ import annotations

import contextlib
import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.engine.errors import OptionError
from backroom.engine.limits import MOST_MEMBERS
from backroom.engine.playout import check_games, random_games
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, COMPILED, State
from backroom.testing import checks
from backroom.testing.cases import Case, amount
from backroom.testing.walk import game_log, replay, sampled

seeds = st.integers(0, 2**63)


def test_laws_hold_after_every_action(case: Case) -> None:
    wanted = amount(400, 2)
    tally = check_games(case.start(), wanted, seed=11)
    assert tally.broken == []
    assert tally.games == wanted


if not COMPILED:  # compiled rules trust their members: one out of range would read any memory

    def test_a_broken_law_is_seen(plain_case: Case) -> None:
        """The check above can fail: one member changed by one breaks some law, for many of the members."""
        *_, state = sampled(plain_case.start(), seed=3, share=1000)
        raw = state.to_bytes()
        seen = 0
        for at in range(0, len(raw), 20 if len(raw) > 400 else 2):
            broken = state.clone()
            broken.load_bytes(raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :])
            with contextlib.suppress(IndexError):  # the member is itself a place in a list
                seen += bool(broken.laws())
        assert state.laws() == []
        assert seen >= 3


def test_choices_masks_and_weights_agree(case: Case) -> None:
    for seed in range(amount(2, 1)):
        for state in sampled(case.start(), seed, share=amount(3, 15)):
            checks.choices(state, case.game.player_actions)
            checks.width(state, case.game.width)
            checks.result(state)


def test_exactly_the_listed_actions_are_accepted(case: Case) -> None:
    for seed in range(amount(2, 1)):
        for state in sampled(case.start(), seed, share=amount(40, 120)):
            checks.accepts_what_it_lists(state)


def test_no_past_state_ever_changes(case: Case) -> None:
    for seed in range(amount(3, 1)):
        checks.past_states_stay(case.start(), seed, share=amount(1, 20))


def test_undo_is_the_replay_of_the_shorter_log(case: Case) -> None:
    for seed in range(amount(3, 1)):
        checks.undo_is_replay(case.start(), seed, share=amount(40, 200))


def test_simultaneous_choices_in_any_order(case: Case) -> None:
    rng, most = Rng(5), 0
    for seed in range(amount(2, 1)):
        for state in sampled(case.start(), seed, share=amount(1, 3)):
            most = max(most, checks.any_order_is_one(state, rng))
    assert (most > 1) == case.game.simultaneous


def test_chance_and_hidden_are_declared(plain_case: Case) -> None:
    drawn = any(seat == CHANCE for seat, _ in game_log(plain_case.start(), seed=1))
    assert drawn == plain_case.game.chance


@given(seed=seeds, data=st.data())
def test_bytes_come_back(plain_case: Case, seed: int, data: st.DataObject) -> None:
    start = plain_case.start()
    log = game_log(start, seed)
    state = replay(start, log[: data.draw(st.integers(0, len(log)))])
    raw = state.to_bytes()
    again = plain_case.game.from_bytes(raw, plain_case.players, dict(plain_case.options))
    assert again == state
    assert hash(again) == hash(state)
    assert again.digest() == state.digest()
    assert again.to_bytes() == raw
    assert (again.pending(), again.legal_actions()) == (state.pending(), state.legal_actions())
    with pytest.raises(ValueError, match="bytes expected"):
        plain_case.game.from_bytes(raw[:-2], plain_case.players, dict(plain_case.options))


def test_pickles_and_copies_are_states_of_their_own(case: Case) -> None:
    """Another process reads the game, players, options and bytes, and has the same State; a copy is its own."""
    for state in sampled(case.start(), seed=5, share=amount(60, 400)):
        before = state.to_bytes()
        for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
            assert (other, other.digest(), other.legal_actions()) == (
                state,
                state.digest(),
                state.legal_actions(),
            )
            assert other.setup == state.setup
            if not other.over:
                other.apply(other.legal_actions()[0])
                assert other != state
            assert state.to_bytes() == before
    assert pickle.loads(pickle.dumps(case.game)) is copy.deepcopy(case.game) is case.game


@given(seed=seeds)
def test_a_state_is_small_and_a_game_ends(plain_case: Case, seed: int) -> None:
    start = plain_case.start()
    assert len(start.to_bytes()) <= 2 * MOST_MEMBERS
    log = game_log(start, seed)
    end = replay(start, log)
    assert end.over
    assert end.legal_actions() == []
    assert end.outcomes() == []


def test_the_same_seed_gives_the_same_games(plain_case: Case) -> None:
    start = plain_case.start()
    games = amount(60, 4)
    one, same, other = (random_games(start, games, seed) for seed in (7, 7, 8))
    assert (one.decisions, one.wins, one.scores) == (same.decisions, same.wins, same.scores)
    assert (one.decisions, one.scores) != (other.decisions, other.scores)
    threaded = random_games(start, games, 7, threads=2)
    assert threaded.games == games
    assert sum(threaded.wins) >= games


def test_states_of_other_tables_differ(plain_case: Case) -> None:
    start = plain_case.start()
    low, high = plain_case.game.seats
    others: list[State] = [plain_case.game.start(n) for n in range(low, high + 1) if n != plain_case.players]
    assert all(start != other for other in others)
    assert start != "a state"


def test_bad_options_and_players_are_refused(plain_case: Case) -> None:
    game = plain_case.game
    for players in (game.seats[0] - 1, game.seats[1] + 1, 0, -1):
        with pytest.raises(OptionError) as caught:
            game.start(players)
        assert caught.value.key == "error-players"
    with pytest.raises(OptionError) as caught:
        game.start(plain_case.players, {"no such option": True})
    assert caught.value.key == "error-option-unknown"
    for option in game.options:
        with pytest.raises(OptionError) as caught:
            game.start(plain_case.players, {option.name: "no such value"})
        assert caught.value.key == "error-option-value"
        for choice in option.choices or ("true", "no"):
            game.start(plain_case.players, {option.name: choice})
