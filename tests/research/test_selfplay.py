"""The worked example's own parts. They need PyTorch, which the tests do not require: without it there is nothing here to
run, and test_learned.py still tests what was trained.
"""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

if find_spec("torch") is not None:
    import torch

    from backroom import games
    from backroom.bots.learned import Lesson, likings, read
    from backroom.research import selfplay
    from backroom.research.net import Net, choose, export
    from backroom.research.selfplay import Games, Plan, plot, train, worth

    torch.set_num_threads(1)
    TINY = Plan("guildes", 3, rounds=4, every=3, alone=6, others=6, steps=32, measured=6)

    @pytest.fixture(autouse=True)
    def few_games_of_the_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
        """The one number of games that a plan does not say."""
        monkeypatch.setattr(selfplay, "TAUGHT", 6)

    def net_for(plan: Plan) -> Net:
        lesson = Lesson.of(games.load(plan.game), plan.players)
        torch.manual_seed(1)
        return Net(lesson.inputs, lesson.actions)

    def test_a_short_training_leaves_weights_a_log_and_a_curve(tmp_path: Path) -> None:
        told: list[str] = []
        rows = train(TINY, tmp_path / "out.npz", tmp_path / "log.jsonl", told.append)
        assert [(row["phase"], row["round"]) for row in rows] == [
            ("start", 0),
            ("imitate", 2),
            ("play", 3),
            ("end", 4),
        ]
        assert rows[-1]["decisions"] > 0
        assert (tmp_path / "log.jsonl").read_text().splitlines() == told
        read(tmp_path / "out.npz", Lesson.of(games.load("guildes"), 3))
        assert train(TINY, tmp_path / "on.npz", begin=tmp_path / "out.npz", tell=told.append)[0][
            "share"
        ] == max(row["share"] for row in rows)
        plot(rows, tmp_path / "curve.svg", "guildes")
        assert (tmp_path / "curve.svg").read_text().startswith("<?xml")

    def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
        def run(name: str, **more: int) -> tuple[bytes, list[dict[str, object]]]:
            rows = train(replace(TINY, **more), tmp_path / name, tell=lambda _: None)
            told = [{key: row[key] for key in row if key not in ("minutes", "wall")} for row in rows]
            with np.load(tmp_path / name) as kept:
                return b"".join(kept[key].tobytes() for key in sorted(kept)), told

        first = run("a.npz")
        assert run("b.npz") == first
        assert run("c.npz", seed=2) != first

    def test_the_player_of_numpy_likes_what_the_network_likes() -> None:
        net, played = net_for(TINY), Games(TINY, "self", 3)
        played.play(net)
        seen = played.seen.reshape(-1, played.seen.shape[-1])
        layers = export(net, Lesson.of(games.load("guildes"), 3))
        everything = np.ones((len(seen), layers.actions), np.bool_)
        wanted = net(torch.from_numpy(seen), torch.from_numpy(everything))[0].detach().numpy()
        found = likings(layers, seen)
        found = found - np.log(np.exp(found).sum(1, keepdims=True))
        assert found == pytest.approx(wanted, abs=0.01)  # half precision

    @pytest.mark.parametrize("kind", ["self", "greedy", "teacher"])
    def test_a_decision_is_credited_with_what_came_of_it(kind: str) -> None:
        """With a network that hopes for nothing, each decision is worth the end of its game, less the further off it is."""
        plan = Plan("mob", 2, alone=4, others=4, steps=300)
        net = net_for(plan)
        played = Games(plan, kind, 5)
        played.play(net)
        assert not played.values.any()
        seen, masks, actions, logs, better, wanted = played.lessons()
        assert np.array_equal(better, wanted)
        expected = []
        for t in range(plan.steps):
            for row in range(played.rows):
                seat = played.seats[t, row]
                ends = np.flatnonzero(played.done[t:, row])
                later = played.own[t + 1 :, row] & (played.seats[t + 1 :, row] == seat)
                last = ends[0] if len(ends) else len(later)
                after = int(later[:last].sum())
                if not played.own[t, row] or played.masks[t, row].sum() < 2 or (not len(ends) and not after):
                    continue
                expected.append(played.paid[t + ends[0], row, seat] * plan.trace**after if len(ends) else 0.0)
        assert better == pytest.approx(expected, abs=1e-5)
        assert np.abs(better).max() > 0.1
        assert masks[np.arange(len(actions)), actions].all()
        assert (logs <= 0).all()
        assert len(seen) == len(better)

    def test_fair_is_worth_nothing_and_ahead_is_worth_more() -> None:
        rewards = np.array([[0.5, 0.5], [1.0, 0.0], [1.0, 0.0]], np.float32)
        scores = np.array([[10, 10], [11, 10], [20, 10]], np.int32)
        found = worth(rewards, scores, 4.0)
        assert found[0].tolist() == [0.0, 0.0]
        assert found[1, 0] == pytest.approx(-found[1, 1])
        assert 0.25 < found[1, 0] < found[2, 0] < 0.75

    def test_only_legal_actions_are_chosen() -> None:
        played = Games(TINY, "greedy", 1)
        env, net = played.env, net_for(TINY)
        for sharp in (False, True):
            actions, logs, _ = choose(net, env.observations, env.masks, sharp)
            assert env.masks[np.arange(env.count), actions].all()
            assert np.isfinite(logs).all()
