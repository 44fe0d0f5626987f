"""A greedy bot worth playing, from what its seat knows."""

from __future__ import annotations

import pytest

from backroom import bots
from backroom.engine.playout import Runner
from backroom.engine.rng import Rng
from backroom.testing.cases import amount
from games.guildes.tables import GAME, do, game, trick_position


@pytest.mark.no_cover
@pytest.mark.parametrize(("events", "tricks"), [(False, False), (True, True)])
def test_greedy_wins_most_games_against_three_random_bots(events: bool, tricks: bool) -> None:
    """The figure over 1000 games is the bench's; here a sample, seats rotated."""
    games, wins = amount(60, 1), 0.0
    for number in range(games):
        state, hero = game(4, events, tricks), number % 4
        bot, runner = bots.make("greedy", GAME, number), Runner(number)
        while not state.over:
            acts = state.actor()
            if acts == hero:
                state.apply(bot.choose(state, acts), acts)
            else:
                runner.advance(state)
        wins += state.result()[hero]
    if games >= 60:
        assert wins / games > 0.6


def test_it_keeps_the_card_that_turns_a_majority() -> None:
    tricks = {"red": "draw", "blue": "swap", "yellow": "sacrifice", "green": "protection"}
    tableau = {"red": "nobles 2 scholars 3", "blue": "nobles 2", "yellow": "scholars"}
    state = trick_position(tricks=tricks, tableau=tableau, discards="scholars nobles", round=3)
    for name in ("green", "blue", "yellow"):
        do(state, name, "decline")
    do(state, "red", "draw")
    do(state, "chance", "drawn red scholars", "drawn red nobles")
    chosen = bots.make("greedy", GAME, 1).choose(state, 0)
    assert GAME.part("notation").show(state, 0, (chosen,)) == "keep nobles"


def test_it_uses_tricks_that_help_it() -> None:
    tricks = {"red": "nobles", "blue": "swap", "yellow": "sacrifice", "green": "draw"}
    state = trick_position(tricks=tricks, tableau={"red": "nobles 2", "blue": "nobles 2"})
    for name in ("blue", "yellow", "green"):
        do(state, name, "decline")
    move = bots.make("greedy", GAME, 3).move(state, 0)
    assert GAME.part("notation").show(state, 0, move) in ("plus red", "minus blue")
    lost = trick_position(tricks=tricks, tableau={"blue": "knights"})
    for name in ("blue", "yellow", "green"):
        do(lost, name, "decline")
    # nobody has Nobles: one more gives the first place
    assert GAME.part("notation").show(lost, 0, bots.make("greedy", GAME, 3).move(lost, 0)) == "plus red"


def test_the_choice_depends_on_nothing_hidden() -> None:
    for seed in range(amount(10, 1)):
        state = game(4, True, True)
        runner = Runner(seed)
        while not state.over:
            for seat in state.pending():
                twin = state.determinise(seat, Rng(seed))
                choice = bots.make("greedy", GAME, 7).choose(state, seat)
                assert choice == bots.make("greedy", GAME, 7).choose(twin, seat)
                assert choice in state.legal_actions(seat)
            for _ in range(25):
                runner.advance(state)


@pytest.mark.no_cover
def test_how_well_a_seat_stands_is_between_lost_and_won() -> None:
    heuristic = GAME.part("heuristic").HEURISTIC
    state = game(4, True, True)
    runner = Runner(2)
    while not state.over:
        runner.advance(state)
        assert all(0.0 <= heuristic.worth(state, p) <= 1.0 for p in range(4))
    best = max(range(4), key=lambda p: state.scores()[p])
    assert all(heuristic.worth(state, best) >= heuristic.worth(state, p) for p in range(4))
