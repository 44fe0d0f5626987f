"""A sample of the state machine of tests/durable.py: nobody sees an entry before it is durable, whatever the store does."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from durable import MOODS, Durable, Served


def test_all_that_is_seen_is_durable(tmp_path: Path) -> None:
    with Served(tmp_path / "store.sqlite") as served:
        machine = type("Machine", (Durable,), {"served": served})
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=6,
                stateful_step_count=20,
                deadline=None,
                derandomize=True,
                database=None,
                phases=(Phase.generate,),
                suppress_health_check=list(HealthCheck),
            ),
        )
        assert machine.steps >= 60
        assert set(served.store.seen) >= set(MOODS) - {"late"}, "not every kind of failure was tried"
