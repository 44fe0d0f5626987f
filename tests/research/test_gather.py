"""Games between searches, kept for a learner: rows are in order, come back as positions, and a run goes on where it was cut
off. What is learned from them needs torch (extra ``learn``); without it the test of learning is not there, and what was
learned is still tested (tests/bots/test_appraisal.py).
"""

from __future__ import annotations

from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from backroom import games
from backroom.research.gather import MOST, Plan, gather, played, tables
from bots.positions import sensible

TINY = Plan("mob", "hard@24", 3, 0.1, 0.5, 0)


@pytest.mark.parametrize("game", sensible())
def test_all_tables_are_there_and_the_usual_one_as_often_as_the_rest(game: str) -> None:
    found = games.load(game)
    some = tables(found)
    assert {players for players, _ in some} == set(range(found.seats[0], found.seats[1] + 1))
    for option in found.options:
        assert {options[option.name] for _, options in some} == set(option.choices or (True, False))
    usual = {option.name: option.default for option in found.options}
    assert 2 * sum(options == usual for _, options in some) >= len(some)
    assert {players for players, _ in tables(found, found.seats[0])} == {found.seats[0]}


@pytest.mark.parametrize("game", sensible())
def test_rows_are_positions_in_which_their_seat_could_be(game: str) -> None:
    found = games.load(game)
    kept = played((Plan(game, "hard@12", 5, 0.1, 0.2, 0), 4))
    assert len(kept.blocks) > 5
    state = found.start(*tables(found)[kept.table[0]])
    for row, block in enumerate(kept.blocks):
        state.load_bytes(block)
        seat, n = kept.seats[row], state.players
        assert seat in state.pending()
        tried = [action for action in kept.actions[row] if action >= 0]
        assert tried
        assert set(tried) <= set(state.legal_actions(seat))
        assert len(kept.actions[row]) == MOST
        assert sum(kept.visits[row]) > 0
        assert all(0.0 < mean < 1.0 for mean in kept.means[row][:n])
        assert sum(kept.shares[row]) == pytest.approx(1.0)
        assert not any(kept.means[row][n:])


def test_a_run_is_the_same_each_time_and_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    assert list(gather(TINY, tmp_path, 2, 1)) == [2]
    (path,) = tmp_path.iterdir()
    first = dict(np.load(path))
    assert set(first["number"]) <= {0, 1}
    assert len(set(map(len, first.values()))) == 1
    assert list(gather(TINY, tmp_path, 2, 1)) == []
    path.unlink()
    assert list(gather(TINY, tmp_path, 2, 2)) == [2]
    again = dict(np.load(path))
    order = [np.lexsort((rows["blocks"].sum(1), rows["number"])) for rows in (first, again)]
    for name, values in first.items():
        assert (values[order[0]] == again[name][order[1]]).all(), name


if find_spec("torch"):
    from backroom.engine.appraisal import Appraiser, read
    from backroom.research import appraise

    def test_what_was_gathered_can_be_learned_and_read(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        plan = Plan("tammany", "hard@8", 3, 0.1, 0.5, 0)
        assert list(gather(plan, tmp_path / "rows", 12, 2)) == [12]
        out = tmp_path / "some.net"
        monkeypatch.setattr(
            "sys.argv",
            [
                "appraise",
                "tammany",
                "--rows",
                str(tmp_path / "rows"),
                "--out",
                str(out),
                "--epochs",
                "2",
                "--threads",
                "1",
            ],
        )
        assert appraise.main() == 0
        sizes, layers, about = read(out, 128)
        assert about["made"]["rows"] > 100
        rows = appraise.read("tammany", [tmp_path / "rows"], 128, 1.0)
        facts = [float(x) for x in rows.facts[0, 0]]
        assert all(abs(one) < 20.0 for one in Appraiser(sizes, layers).answers(facts))
        # the figures in the file are the network's: whole numbers come near what was learned
        net, _ = appraise.learn(rows, (8, 8), 1, 0.003, 256, 1, 0.7, 0.1)
        raw = appraise.numbers(net)
        lengths = (129 * 8, 9 * 8, 2 * 9)
        cut = [2 * sum(lengths[:k]) for k in range(4)]
        whole = Appraiser((128, 8, 8), tuple(raw[a:b] for a, b in pairwise(cut)))
        import torch

        with torch.no_grad():
            for row in range(0, len(rows), 97):
                told = net(torch.from_numpy(rows.facts[row, 0].astype(np.float32))).tolist()
                found = whole.answers([float(x) for x in rows.facts[row, 0]])
                assert np.abs(np.array(told) - np.array(found)).max() < 0.1
