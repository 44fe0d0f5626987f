"""Attacks on what a connection may know, on links, and on what is not durable yet: families for bench/attack.py.

    python -m bench.attack --family seats-change-hands      the whole of each: 10,000 steps
    BACKROOM_STEPS=500 python -m bench.attack_knowledge      both machines, fewer steps

The machines are those of the tests (tests/claims.py, tests/durable.py), with other draws every time; each stops at the
first byte too many.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from claims import Claims
from durable import Durable, Served
from live import Live, Person

STEPS = int(os.environ.get("BACKROOM_STEPS", "10000"))
EACH = 50  # steps of one table
PARTS = 20  # tables of one run, so that progress shows


def walk(machine: Any) -> float:
    """Run a machine until it has made its steps; the seconds it took."""
    began = time.monotonic()
    while machine.steps < STEPS:
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=PARTS,
                stateful_step_count=EACH,
                deadline=None,
                database=None,
                phases=(Phase.generate,),
                suppress_health_check=list(HealthCheck),
            ),
        )
        print(f"{machine.__name__}: {machine.steps} of {STEPS} steps", file=sys.stderr, flush=True)
    return time.monotonic() - began


def seats_change_hands() -> str:
    with (
        tempfile.TemporaryDirectory(prefix="backroom-attack-") as home,
        Live(Path(home) / "store.sqlite") as live,
    ):
        machine: Any = type("SeatsChangeHands", (Claims,), {"live": live})
        seconds = walk(machine)
    return (
        f"{machine.steps} steps in 3 games: {machine.compared} sockets compared with HTTP, {machine.closed} closed for a "
        f"lost claim, 0 bytes too many ({seconds:.0f} s)"
    )


def not_durable_yet_shown() -> str:
    with (
        tempfile.TemporaryDirectory(prefix="backroom-attack-") as home,
        Served(Path(home) / "store.sqlite") as served,
    ):
        machine: Any = type("NotDurable", (Durable,), {"served": served})
        seconds = walk(machine)
        failed = sum(count for mood, count in served.store.seen.items() if mood != "fine")
        written = served.store.seen["fine"]
    return (
        f"{machine.steps} steps, {failed} of {failed + written} appends failed in 6 ways: {machine.looks} looks, nothing "
        f"seen before it was durable, nothing acknowledged lost or twice ({seconds:.0f} s)"
    )


def used_links() -> str:
    """Everybody who has a seat's link tries it, after it was used."""
    tried = opened = 0
    with (
        tempfile.TemporaryDirectory(prefix="backroom-attack-") as home,
        Live(Path(home) / "store.sqlite") as live,
    ):
        for game, players in (("tammany", 3), ("guildes", 3), ("mob", 2)):
            host, friend = Person(live.url, "Host"), Person(live.url, "Friend")
            made = host.make(game, [{"kind": "open"}] * players)
            for link in made["links"]:
                friend.claim(link)
            for _ in range(10):
                eve = Person(live.url, "Eve")
                for thief in (host, eve):
                    for link in made["links"]:
                        tried += 1
                        path, _, fragment = link.partition("#")
                        token = fragment.partition("=")[2]
                        answer = thief.http.post(
                            f"/tables/{path.rsplit('/', 1)[1]}/claim", json={"token": token}
                        )
                        opened += answer.status_code == 200
    return f"{opened} of {tried} second claims opened a seat"


FAMILIES: list[tuple[str, Callable[[], str]]] = [
    ("seats-change-hands", seats_change_hands),
    ("used-links", used_links),
    ("not-durable-yet-shown", not_durable_yet_shown),
]

if __name__ == "__main__":
    for name, attack in FAMILIES:
        print(f"{name}: {attack()}", flush=True)
