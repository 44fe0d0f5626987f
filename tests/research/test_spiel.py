"""The OpenSpiel games against OpenSpiel's own random simulations and its MCTS and ISMCTS bots."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="no OpenSpiel here (make test EXTRAS=dev,ray,research)")
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import backroom.research.spiel  # noqa: F401
from backroom.engine.errors import OptionError

NAMES = (
    "backroom_mob",
    "backroom_mob(reward=margin)",
    "backroom_guildes",
    "backroom_guildes(players=4,events=True,tricks=True)",
    "backroom_tammany(players=3,locks=sealed)",
)
every = pytest.mark.parametrize("name", NAMES)


def walked(game: Any, seed: int) -> Iterator[Any]:
    """Every moment of a random game at which a seat has to choose."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choice(actions, p=chances))
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))


def decision(game: Any, number: int, seed: int) -> Any:
    return next(itertools.islice(walked(game, seed), number, None))


@every
def test_openspiels_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@every
def test_openspiels_search_bots_play(name: str) -> None:
    game = pyspiel.load_game(name)
    state = decision(game, 60, 1)
    rng = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    plain = mcts.MCTSBot(game, 1.4, 6, evaluator, random_state=rng)
    assert plain.step(state) in state.legal_actions()
    hidden = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.4, max_simulations=6, random_state=rng)
    assert hidden.step(state) in state.legal_actions()


@every
def test_a_world_drawn_anew_is_the_same_to_its_seat(name: str) -> None:
    game = pyspiel.load_game(name)
    changed = 0
    for number, state in enumerate(walked(game, 4)):
        # Most where one of several has chosen already: that is where secrets are.
        secret = any(map(state.state.can_retract, range(game.num_players())))
        if number % (2 if secret else 15):
            continue
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, np.random.RandomState(number).uniform)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.legal_actions() == state.legal_actions()
        changed += twin.state != state.state
    assert changed > 0


def test_an_information_state_remembers_ones_own_choices() -> None:
    """Two ways to the same board are two information states, one for a seat that had no part in it."""
    game = pyspiel.load_game("backroom_mob")
    ways = []
    for values in ((12, 13, 14, 12, 13, 14), (14, 13, 12, 12, 13, 14)):
        state = game.new_initial_state()
        for action in values:
            state.apply_action(action)
        ways.append(state)
    a, b = ways
    assert a.information_state_string(0) != b.information_state_string(0)
    assert a.information_state_string(1) == b.information_state_string(1)


@every
def test_copies_and_pickles_are_their_own(name: str) -> None:
    state = decision(pyspiel.load_game(name), 40, 3)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.information_state_string(0) == state.information_state_string(0)
        other.apply_action(other.legal_actions()[0])
        assert str(other) != str(state)


@every
def test_actions_and_states_are_in_words(name: str) -> None:
    """As the notation has them, all that are offered at once told apart; no number stands where a word is."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = np.random.RandomState(6)
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        texts = [state.action_to_string(player, action) for action in legal]
        assert len(set(texts)) == len(legal)
        who = "chance" if player < 0 else state.get_game().backroom.colours[player]
        assert all(text.startswith(f"{who}: ") for text in texts)
        assert f"to act: {who}" in str(state)
        state.apply_action(rng.choice(legal))
    assert "to act: nobody" in str(state)


def test_parameters_are_the_games_options() -> None:
    game = pyspiel.load_game("backroom_tammany(players=5,locks=sealed,spread_needs_boss=False)")
    assert game.num_players() == 5
    state = game.new_initial_state().state
    assert (bool(state.sealed), bool(state.spread_needs_boss)) == (True, False)
    with pytest.raises(OptionError):
        pyspiel.load_game("backroom_tammany(locks=none)")
