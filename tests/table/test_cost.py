"""What reading a log costs: each move once, however often the game went back; counted, not timed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backroom.table import commands, events, export, projection, stories, table, verify
from backroom.table.table import Table
from driver import Driver


class Plays:
    """How many moves and draws the rules were asked to play."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: Any) -> None:
        self.count = 0
        inner = module.play

        def play(*words: Any) -> Any:
            self.count += 1
            return inner(*words)

        monkeypatch.setattr(module, "play", play)


def wandering(steps: list[int]) -> Driver:
    """A hot seat's game that goes back to an earlier place for every number in ``steps``, then on to its end."""
    driver = Driver(seats=[commands.SeatWish("me", name) for name in ("Ann", "Bea")]).start()
    for number, back in enumerate(steps):
        if driver.table.status != "playing":
            break
        if len(driver.table.pending()) > 1:
            driver.bids()
        else:
            driver.move(driver.table.pending()[0], "mark 1")
        places = [step.seq for step in driver.table.steps]
        to = places[-1 - back % len(places)] - 1
        if driver.table.undo_target(to) < places[-1]:
            driver.do(commands.Undo(id=f"u{number}", seat=0, to=to), "ann")
    return driver.finish()


BACK = st.lists(st.integers(0, 5), min_size=1, max_size=25)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(BACK)
def test_undos_cost_nothing_when_a_log_is_read(monkeypatch: pytest.MonkeyPatch, steps: list[int]) -> None:
    driver = wandering(steps)
    entries = [driver.table.entry(seq) for seq in range(1, driver.table.seq + 1)]
    kinds = Counter(entry.__struct_config__.tag for entry in entries)
    draws = sum(len(getattr(entry, "draws", ())) for entry in entries)
    with monkeypatch.context() as patch:
        plays = Plays(patch, table)
        folded = Table.fold(driver.table.id, driver.table.raw)
        assert plays.count == kinds["move"] + draws
        assert folded.state is not None
        assert folded.history is None  # nothing of it stays in memory
        assert projection.lines(folded, 0, projection.ALL) == projection.lines(
            driver.table, 0, projection.ALL
        )
    with monkeypatch.context() as patch:
        plays = Plays(patch, verify)
        report = verify.verify(msgspec.json.encode(export.export(driver.table, None)))
        assert report.ok
        assert report.draws == draws
        assert plays.count == kinds["move"] == report.moves  # draws are drawn again, not read


@pytest.mark.parametrize("seat", [-1, 2, 99, None])
@pytest.mark.parametrize("kind", ["move", "retract"])
def test_a_seat_that_is_not_there_does_not_reach_the_rules(seat: int | None, kind: str) -> None:
    file = export.export(wandering([0, 1]).table, None)
    line = next(line for line in file["table"]["lines"] if line["kind"] == "move")
    line |= {"seat": seat, "kind": kind}
    report = verify.verify(msgspec.json.encode(file))
    assert "verify-move" in {key for key, _ in report.problems}


@pytest.mark.parametrize("member", ["chance", "text", "seat", "to"])
def test_a_line_without_a_member_is_told(member: str) -> None:
    """A file may lack anything; that is for the report to say, never a crash."""
    file = export.export(wandering([0, 1]).table, None)
    for line in file["table"]["lines"]:
        line.pop(member, None)
    assert not verify.verify(msgspec.json.encode(file)).ok


def test_a_history_in_parts_is_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is cut, and though the log grows between two parts."""
    monkeypatch.setattr(stories, "PART", 7)
    monkeypatch.setattr(export, "PART", 9)
    played = wandering([3, 1, 4, 1, 5, 0, 2, 5, 3, 2, 1, 4]).table
    raws = played.raw
    for cut in (len(raws) // 3, len(raws)):
        held = Table.fold(played.id, raws[:cut])
        parts = sum(1 for _ in stories.prepare(held, 0))
        assert parts >= cut // 7 - 1
        for raw in raws[cut : cut + 5]:
            held.accept(events.decode(raw), raw)
        fresh = Table.fold(played.id, raws[: cut + 5])
        assert projection.lines(held, 0, 0) == projection.lines(fresh, 0, 0)
    assert not list(stories.prepare(fresh, 0)), "it is kept"
    count = 0

    def counted() -> Any:
        nonlocal count
        work = export.in_parts(fresh, 0)
        while True:
            try:
                next(work)
            except StopIteration as end:
                return end.value
            count += 1

    assert counted() == export.export(fresh, 0)
    assert count >= len(raws) // 9
