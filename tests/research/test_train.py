"""Training: what is played for a learner is in order, the network learns, a run goes on where it was stopped."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from backroom import games
from backroom.bots import taught
from backroom.research.mlp import Mlp, Rows
from backroom.research.train import Plan, School, tables, train
from bots.positions import decisions, sensible

TINY = Plan("guildes", 3, generations=1, begin=300, rows=200, first=16, second=8, simulations=6, gate=3)


@pytest.mark.parametrize("game", sensible())
@pytest.mark.parametrize("teach", [True, False])
def test_rows_are_in_order(game: str, teach: bool, tmp_path: Path) -> None:
    found = games.load(game)
    plan = replace(TINY, game=game, players=found.seats[1])
    school = School(plan, tmp_path)
    rows = next(school.rows(school.network(school.fresh()), 50, teach))
    assert len(rows) > 20
    thought = rows.thought > 0
    assert thought.any()
    chances = rows.chances.astype(np.float32)
    assert np.abs(chances[thought].sum(1) - 1.0).max() < 0.01
    assert not chances[~thought].any()
    assert not chances[rows.masks == 0].any()
    assert (rows.masks[thought].sum(1) > 1).all()
    assert ((rows.rewards >= 0.0) & (rows.rewards <= 1.0)).all()
    assert np.isfinite(rows.inputs).all()
    assert np.abs(rows.inputs).max() <= 8.0


def test_every_choice_of_options_is_played() -> None:
    """Guildes has two options of two values: four kinds of table, as a seat sees them."""
    found = games.load("guildes")
    observer = found.part("observe").observer(3)
    seen = {tuple(observer.observe(state, 0)[observer.layout()["options"]]) for state in tables(found, 3)}
    assert len(seen) == 4


def test_whole_numbers_say_what_the_learner_says() -> None:
    found = games.load("mob")
    known = taught.facts(found, 2)
    mlp = Mlp(known["inputs"], 32, 16, 2, known["actions"], 3)
    mlp.weights["values"] *= 20
    network = taught.build(found, 2, 32, 16, mlp.layers())
    for state, seat in list(decisions(found, 2, 4))[::20]:
        seen = np.array(network.inputs_of(state, seat), np.float32)[None]
        hopes = 1.0 / (1.0 + np.exp(-mlp.forward(seen)[2][0]))
        expected = network.expects(state, seat)
        assert [expected[(seat + j) % 2] for j in range(2)] == pytest.approx(hopes.tolist(), abs=0.02)


def test_the_network_learns_what_there_is_to_learn() -> None:
    rng = np.random.default_rng(1)
    x = rng.integers(0, 2, (4000, 6)).astype(np.float16)
    odd = (x[:, 0] != x[:, 1]).astype(np.float32)  # no single input says it
    best = x[:, 2].astype(int)
    rows = Rows(
        x,
        np.ones((4000, 2), np.uint8),
        np.eye(2, dtype=np.float16)[best],
        np.stack([odd, 1 - odd], 1),
        np.ones(4000, np.uint8),
    )
    mlp = Mlp(6, 16, 8, 2, 2, 1)
    before = mlp.losses(rows)
    mlp.learn(rows, 30, 0.01, 64, rng)
    after = mlp.losses(rows)
    assert before[0] > 0.6
    assert before[1] > 0.6
    assert after[0] < 0.1
    assert after[1] < 0.1


def test_a_run_is_kept_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    first = train(replace(TINY, generations=0), tmp_path / "a")
    assert [row["generation"] for row in first] == [0]
    found = games.load("guildes")
    network, about = taught.read(tmp_path / "a" / "best.net", found, 3)
    assert about["made"]["generation"] == 0
    assert network.players == 3
    rows = train(TINY, tmp_path / "a")
    assert [row["generation"] for row in rows] == [0, 1]
    assert [
        json.loads(line)["generation"] for line in (tmp_path / "a" / "log.jsonl").read_text().splitlines()
    ] == [0, 1]
    whole = train(TINY, tmp_path / "b")
    assert [(row["losses"], row["share"]) for row in whole] == [(row["losses"], row["share"]) for row in rows]
    with pytest.raises(SystemExit):
        train(replace(TINY, first=24), tmp_path / "a")
