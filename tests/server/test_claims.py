"""A sample of the state machine of tests/claims.py: what a connection may know is decided when something is sent."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from claims import Claims
from live import Live


def test_every_socket_has_what_http_gives_and_not_a_byte_more(tmp_path: Path) -> None:
    with Live(tmp_path / "store.sqlite") as live:
        machine = type("Machine", (Claims,), {"live": live})
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=8,
                stateful_step_count=40,
                deadline=None,
                derandomize=True,
                database=None,
                phases=(Phase.generate,),
                suppress_health_check=list(HealthCheck),
            ),
        )
        assert machine.steps >= 150
        assert machine.compared >= 30
        assert machine.closed >= 2, "no claim was ever lost: the machine looks at nothing"
