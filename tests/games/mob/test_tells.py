"""What hidden moles may be worth, by where they lie: still exactly the ways that fit what was exposed."""

from __future__ import annotations

import itertools
from collections import Counter
from math import exp
from typing import Any

from backroom.engine.rng import Rng
from backroom.games.mob.printed import DISTRICTS
from backroom.games.mob.rules import MOLES
from backroom.games.mob.tells import TELLS
from games.mob.positions import GAME, last_turn, position, put, rule

DRAWS = 600


def drawn(state: Any, draws: int = DRAWS) -> Counter[tuple[int, ...]]:
    """How often red takes blue's hidden moles to be worth so much."""
    hidden = [mole for mole in range(MOLES) if state.hidden[1] >> mole & 1]
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(draws):
        guess: Any = state.determinise(0, Rng(number), sharp=True)
        assert guess.laws() == []
        assert [guess.mole(0, mole) for mole in range(MOLES)] == [state.mole(0, m) for m in range(MOLES)]
        found[tuple(guess.mole(1, mole) for mole in hidden)] += 1
    return found


def mean(state: Any, name: str) -> float:
    """What red takes a mole of blue to be worth."""
    place = DISTRICTS.index(name)
    return sum(values[place] * count for values, count in drawn(state).items()) / DRAWS


def tell(state: Any, mole: int) -> float:
    """As docs and tells.py say it, worked out from open facts."""
    at, row = state.place[1][mole], TELLS[state.round - 1]
    ahead = state.men[1][at] - state.men[0][at]
    here = row[0] + row[1] * state.crates[at] if at == mole else row[2] * state.crates[at]
    return max(-10.0, min(10.0, (here + row[3] * ahead + row[4] * abs(ahead)) / 100))


@rule("MB-11", "MB-33", "MB-41")
def test_each_way_that_fits_comes_as_often_as_the_places_tell() -> None:
    """Blue's moles of Bronx (a 3) and Harlem (a 1) were exposed; that of the Kitchen has moved to Brooklyn."""
    state = position(
        round=2, places={"blue": {"kitchen": "brooklyn"}}, exposed={"blue": ["bronx", "harlem"]},
        men={"blue": {"italy": 2}, "red": {"chinatown": 1}},
    )  # fmt: skip
    state = put(state, value=[[1, 1, 2, 2, 3, 3], [3, 1, 2, 3, 2, 1]])
    odds = {
        ways: exp(sum(tell(state, mole) * (value - 2) for mole, value in zip(range(2, MOLES), ways)))
        for ways in set(itertools.permutations((1, 2, 2, 3)))
    }
    found = drawn(state, 3000)
    assert set(found) == set(odds)
    for ways, weight in odds.items():
        share = weight / sum(odds.values())
        assert abs(found[ways] / 3000 - share) < 4 * (share * (1 - share) / 3000) ** 0.5, ways


@rule("MB-33")
def test_a_mole_that_was_moved_is_rather_worth_more() -> None:
    assert mean(position(), "bronx") < mean(position(places={"blue": {"bronx": "kitchen"}}), "bronx") - 0.3


@rule("MB-10", "MB-40")
def test_so_is_one_that_stays_where_many_crates_are() -> None:
    some = {"bronx": 5, "harlem": 2}
    assert mean(position(crates=some), "bronx") > mean(position(crates=some), "brooklyn") + 0.3


@rule("MB-04")
def test_however_much_tells_every_way_stays_possible() -> None:
    """Far more crates and henchmen than ever lie in one district tell no more than e to the tenth, and nothing breaks."""
    state = position(
        crates={"bronx": 28}, men={"blue": {"brooklyn": 30}, "red": {"italy": 30}}, places={"blue": {"bronx": "italy"}}
    )  # fmt: skip
    found = drawn(state, 200)
    assert all(sorted(values) == [1, 1, 2, 2, 3, 3] for values in found)


@rule("MB-11")
def test_what_is_not_put_down_is_not_guessed() -> None:
    state: Any = GAME.start(2)
    state.apply(state.legal_actions(1)[0], 1)
    assert state.determinise(0, Rng(1), sharp=True) == GAME.start(2)
    spectators = [position().determinise(-1, Rng(seed), sharp=True) for seed in range(20)]
    assert len({guess.to_bytes() for guess in spectators}) > 10


@rule("MB-60")
def test_at_the_end_all_are_known() -> None:
    state: Any = last_turn(round=3)
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert state.determinise(0, Rng(1), sharp=True) == state
