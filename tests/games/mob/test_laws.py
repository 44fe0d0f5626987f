"""The laws see what they are for, what is hidden is guessed from open facts only, and heuristics are worth having."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from backroom import bots
from backroom.engine.playout import check_games
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from backroom.games.mob import notation
from backroom.testing.cases import amount
from backroom.testing.walk import choose
from games.mob.positions import GAME, SEATS, do, position, put, rule, seen


@rule("MB-02", "MB-03", "MB-04", "MB-05")
@pytest.mark.parametrize(
    ("members", "law"),
    [
        ({"pile": 0}, "all crates"),
        ({"won": [1, 0]}, "all crates"),
        ({"crates": [0] * 6}, "all crates"),
        ({"stock": [0, 33]}, "43 henchmen a player"),
        ({"owner": [1] + [0] * 17}, "43 henchmen a player"),
        ({"men": [[0] * 6, [1] * 6]}, "43 henchmen a player"),
        ({"value": [[1, 1, 1, 2, 3, 3], [1, 1, 2, 2, 3, 3]]}, "six moles a player"),
        ({"value": [[1, 1, 2, 2, 3, 3], [1, 1, 2, 2, 3, 0]]}, "six moles a player"),
        ({"place": [[0, 1, 2, 3, 4, 6], [0] * 6]}, "six moles a player"),
        ({"place": [[0, 1, 2, 3, 4, 5], [-1] * 6]}, "six moles a player"),
        ({"hidden": [64, 63]}, "six moles a player"),
        ({"cars": [[4, 0, 0, 0, 0, 0], [0] * 6], "stock": [29, 33]}, "at most 3 in a car"),
        ({"cars": [[0] * 6, [4, 0, 0, 0, 0, 0]], "stock": [33, 29]}, "at most 3 in a car"),
        ({"pile": -1, "won": [19, 0]}, "nothing below zero"),
        ({"warehouse": [-1, 10], "stock": [44, 33]}, "nothing below zero"),
        ({"men": [[-1, 0, 0, 0, 0, 0], [0] * 6], "stock": [34, 33]}, "nothing below zero"),
    ],
)
def test_a_broken_law_is_named(members: dict[str, Any], law: str) -> None:
    state = position()
    assert state.laws() == []
    put(state, **members)
    assert state.laws() == [law]


@rule("MB-04")
def test_three_of_a_value_while_moles_are_put_down() -> None:
    state: Any = GAME.start(2)
    put(state, put=[3, 0], value=[[1, 1, 1, 0, 0, 0], [0] * 6])
    assert state.laws() == ["six moles a player"]


@pytest.mark.no_cover
def test_no_law_is_broken_in_random_games() -> None:
    wanted = amount(4000, 20)
    tally = check_games(GAME.start(2), wanted, seed=11)
    assert tally.broken == []
    assert tally.games == wanted


def test_a_state_is_small() -> None:
    assert len(GAME.start(2).to_bytes()) <= 2048


def test_chance_has_no_choice_while_a_seat_acts() -> None:
    assert position().legal_actions(CHANCE) == []
    assert position().outcomes() == []


# ---- what is hidden


@rule("MB-11", "MB-41")
def test_guesses_fit_what_was_exposed() -> None:
    """Blue's 3, 1 and 3 were seen: the others are 1, 2 and 2, in each order as often as in any other."""
    state = position(moles={"blue": "131322"}, exposed={"blue": ["bronx", "harlem", "chinatown"]})
    state = put(state, value=[[1, 1, 2, 2, 3, 3], [3, 1, 2, 3, 2, 1]])
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        guess: Any = state.determinise(0, Rng(seed))
        assert [guess.mole(0, m) for m in range(6)] == [1, 1, 2, 2, 3, 3]
        assert [guess.mole(1, m) for m in (0, 1, 3)] == [3, 1, 3]
        found[tuple(guess.mole(1, m) for m in (2, 4, 5))] += 1
    assert set(found) == {(1, 2, 2), (2, 1, 2), (2, 2, 1)}
    assert all(70 < count < 130 for count in found.values())
    assert seen(state, "red")["seats"][1]["unseen_values"] == [1, 2, 2]
    assert [mole["possible"] for mole in seen(state, "red")["moles"][6:]] == [
        [],
        [],
        [1, 2],
        [],
        [1, 2],
        [1, 2],
    ]
    assert seen(state, "red")["districts"][2]["least"] == [1, 1]
    assert seen(state, "red")["districts"][2]["most"] == [3, 2]


@rule("MB-11", "MB-41")
def test_a_two_that_was_seen_is_not_guessed_again() -> None:
    state = position(exposed={"blue": ["bronx"]})
    state = put(state, value=[[1, 1, 2, 2, 3, 3], [2, 1, 1, 2, 3, 3]])
    for seed in range(20):
        guess: Any = state.determinise(0, Rng(seed))
        assert guess.mole(1, 0) == 2
        assert sorted(guess.mole(1, m) for m in range(6)) == [1, 1, 2, 2, 3, 3]


@rule("MB-11")
def test_who_is_not_done_putting_down_is_guessed_as_not_begun() -> None:
    state: Any = GAME.start(2)
    state.apply(state.legal_actions(1)[0], 1)
    assert state.mid_move(1)
    assert state.determinise(0, Rng(1)) == GAME.start(2)
    assert state.determinise(1, Rng(1)) == state


def test_a_spectator_knows_neither_side() -> None:
    state = position()
    guesses: list[Any] = [state.determinise(-1, Rng(seed)) for seed in range(20)]
    for seat in range(2):
        assert len({tuple(guess.mole(seat, m) for m in range(6)) for guess in guesses}) > 5
    assert all(seen(guess) == seen(state) for guess in guesses)
    assert seen(state)["your_moles"] is None


def test_at_the_end_nothing_is_hidden() -> None:
    state: Any = GAME.start(2)
    rng = Rng(8)
    while not state.over:
        seat, action = choose(state, rng)
        state.apply(action, seat)
    assert state.determinise(0, Rng(5)) == state
    assert all(mole["value"] in (1, 2, 3) for mole in seen(state)["moles"])


@pytest.mark.no_cover
def test_a_hidden_value_is_in_no_view_of_another() -> None:
    """Twin worlds through whole games: only the rival's hidden values differ, and no word of the view does."""
    rng = Rng(4)
    changed = 0
    for seed in range(amount(3, 1)):
        state: Any = GAME.start(2)
        while not state.over:
            for seat, who in ((-1, None), (0, "red"), (1, "blue")):
                twin: Any = state.determinise(seat, Rng(seed))
                assert seen(twin, who) == seen(state, who)
                changed += twin != state
            seat, action = choose(state, rng)
            state.apply(action, seat)
    assert changed


# ---- heuristics


def won(names: tuple[str, str], seed: int) -> list[float]:
    state: Any = GAME.start(2)
    players = [bots.make(name, GAME, seed * 2 + i) for i, name in enumerate(names)]
    rng = Rng(seed)
    while not state.over:
        seat = state.actor()
        action = choose(state, rng).action if seat == CHANCE else players[seat].choose(state, seat)
        state.apply(action, seat)
    return state.result()  # type: ignore[no-any-return]


@pytest.mark.no_cover
def test_greedy_beats_random() -> None:
    games = amount(100, 6)
    shares = sum(
        won(("greedy", "random"), seed)[0] + won(("random", "greedy"), seed)[1] for seed in range(games // 2)
    )
    assert shares >= 0.9 * games


def test_heuristics_say_how_one_stands() -> None:
    heuristic = GAME.part("heuristic").HEURISTIC
    level = position()
    ahead = position(men={"red": {"kitchen": 4, "chinatown": 4}})
    assert heuristic.worth(ahead, 0) > 0.5 > heuristic.worth(ahead, 1)
    assert heuristic.worth(level, 0) == pytest.approx(1 - heuristic.worth(level, 1), abs=0.05)
    over: Any = do(
        position(warehouse={"red": 1, "blue": 0}, round=3, won={"red": 5}), "red", "space switch 1"
    )
    assert (heuristic.worth(over, 0), heuristic.worth(over, 1)) == (1.0, 0.0)


@pytest.mark.parametrize("sighted", ["red", "blue"])
def test_greedy_lets_the_other_one_start(sighted: str) -> None:
    """MB-53: measured over 3,000 games (bench/start_mob.py), starting loses."""
    other = {"red": "blue", "blue": "red"}[sighted]
    state = position(
        turn="red",
        round=1,
        attorney=3 if sighted == "blue" else -3,
        warehouse={"red": 1, "blue": 0},
    )
    do(state, "red", "space switch 1")
    while seen(state)["phase"] != "start":
        do(state, other, "decline")
    me = SEATS.index(sighted)
    action = bots.make("greedy", GAME, 1).choose(state, me)
    assert notation.show(state, me, (action,)) == f"start {other}"
