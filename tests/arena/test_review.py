"""Reviews: chances that add up and end in the result, moves that can be played, costs that a real blunder has."""

from __future__ import annotations

from typing import Any

import pytest

from backroom import games
from backroom.arena.match import draw
from backroom.arena.review import Effort, Moment, moments, review, weigh
from backroom.bots import make
from backroom.engine.record import Record, result_of
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE
from backroom.words import Words

SMALL = Effort(playouts=8, simulations=16, trials=12, retrials=60, moves=4)


def played(seats: tuple[str, ...], seed: int, game: str = "tammany") -> Record:
    """A finished game of these bots as a record."""
    found = games.load(game)
    record = Record(found, len(seats), found.read_options(), list(seats))
    state, rng = record.start(), Rng(seed)
    bots = [make(name, found, seed + seat) for seat, name in enumerate(seats)]
    while not state.over:
        seat = state.actor()
        actions = (draw(state, rng),) if seat == CHANCE else bots[seat].move(state, seat)
        record.log.append((seat, found.part("notation").show(state, seat, actions)))
        for action in actions:
            state.apply(action, seat)
    record.result = result_of(state)
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return played(("greedy", "random", "greedy"), 3)


Steps = list[tuple[int, int]]


@pytest.fixture(scope="module")
def reviewed(record: Record) -> tuple[dict[str, Any], Steps]:
    """The review of two workers and what it told on the way."""
    steps: Steps = []
    return review(record, SMALL, 2, lambda part, whole: steps.append((part, whole))), steps


def test_a_review_of_a_whole_game(record: Record, reviewed: tuple[dict[str, Any], Steps]) -> None:
    told, steps = reviewed
    assert steps[-1][0] == steps[-1][1]
    assert [part for part, _ in steps] == sorted(part for part, _ in steps)
    assert told["moments"][-1]["hindsight"] == record.result["shares"]  # type: ignore[index]
    assert told["moments"][-1]["line"] == len(record.log)
    for moment in told["moments"]:
        assert sum(moment["hindsight"]) == pytest.approx(1.0, abs=1e-3)
    # Only sealed bids are hidden in this game: there what was known and hindsight part, and nowhere else.
    apart = [moment["line"] for moment in told["moments"] if moment["knew"] != moment["hindsight"]]
    assert apart
    assert all("bid" in record.log[line - 1][1] for line in apart)
    for move in told["moves"]:
        state = record.replay(move["line"])
        assert record.log[move["line"]] == (move["seat"], move["played"])
        notation = record.game.part("notation")
        assert state.try_move(move["seat"], notation.parse(state, move["seat"], move["better"]))
        assert move["better"] != move["played"]
        assert move["cost"] > move["error"] > 0
        for why in move["why"]:
            for lang in ("en", "fr", "it"):
                assert Words(lang, strict=True).say(why["key"], **why["facts"])


def test_the_same_seed_the_same_review_with_any_number_of_workers(
    record: Record, reviewed: tuple[dict[str, Any], Steps]
) -> None:
    assert review(record, SMALL, 1) == reviewed[0]


def test_moments_are_the_choices_and_the_end(record: Record) -> None:
    found = moments(record)
    assert len(found) == 1 + sum(seat != CHANCE for seat, _ in record.log)
    assert found[-1].state.over


def test_bidding_nothing_for_a_ward_that_decides_costs() -> None:
    """At the last ward of the last election with everything to win, a bid that wins is better than none."""
    found = games.load("tammany")
    for seed in range(1, 30):
        record = played(("random", "random", "random"), seed)
        for moment in reversed(moments(record)[-12:]):
            if moment.seat == CHANCE or not moment.move.startswith("bid"):
                continue
            state, seat = moment.state, moment.seat
            parse = found.part("notation").parse
            form = found.part("notation").forms(state, seat)[0]["max"]
            everything = "bid " + " ".join(f"{colour} {n}" for colour, n in form.items() if n)
            if everything == "bid ":
                continue
            nothing, much = parse(state, seat, "bid nothing"), parse(state, seat, everything)
            slip = weigh(found, Moment(0, state, seat, "bid nothing"), nothing, much, 400, 1)
            if slip.cost > 0.2:
                back = weigh(found, Moment(0, state, seat, everything), much, nothing, 400, 1)
                assert back.cost == pytest.approx(-slip.cost)
                return
    raise AssertionError("in no game did the last bids matter")
