"""Twin worlds of MOB: the values of moles that are never exposed are different (MB-04, MB-11).

Seat 0 and a spectator watch. Seat 1 puts its moles down in another order, thinks better of it once while they are still
sealed, and plays a whole game in which some of its moles are exposed, but never the two that differ.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from backroom.engine import knowledge
from backroom.engine import story as engine_story
from backroom.games.mob import view as mob_view
from backroom.table import chance
from live import Live
from twin_tables import World, twins

MINE = "moles 1 2 3 3 2 1"
THEIRS = ("moles 1 2 3 3 2 1", "moles 3 2 1 3 2 1")
BEFORE = ("moles 2 1 3 3 2 1", "moles 1 1 2 2 3 3")  # put down first, and taken back
DIFFER = ("bronx", "kitchen")


class Story:
    def __init__(self, live: Live, other: bool) -> None:
        self.world = World(live, "mob", 2)
        self.live = live.tables.live_tables[self.world.table]
        self.other = other
        self.phases: set[str] = set()
        self.exposed = self.undone = 0

    def do(self, seat: int, kind: str, **facts: Any) -> None:
        answer = self.world.sockets[seat].do(kind, seat=seat, **facts)
        assert answer["type"] == "done", (kind, facts, answer)

    def move(self, seat: int, text: str, **more: Any) -> None:
        self.do(seat, "move", at=self.live.table.seq, text=text, **more)

    def observe(self) -> None:
        self.world.observe([self.world.people[0], self.world.eve])
        self.world.reconnect(self.world.eve, 3)

    def moles(self) -> None:
        """Sealed, taken back, sealed again, changed in one step; then the watcher, so that both lie there."""
        self.move(1, BEFORE[self.other])
        self.observe()
        self.do(1, "retract")
        self.move(1, BEFORE[not self.other])
        self.move(1, THEIRS[self.other], replace=True)
        self.observe()
        self.move(0, MINE)
        self.world.catch_up()

    def choices(self, seat: int) -> list[str]:
        """What both worlds may do without showing what differs, and without an end, which opens everything."""
        notation = self.live.table.part("notation")
        state = self.live.table.state
        assert state is not None
        found = [
            m for m in notation.moves(state, seat) if seat == 1 or m.removeprefix("expose ") not in DIFFER
        ]
        kept = []
        for text in found:
            after = state.clone()
            for action in notation.parse(state, seat, text):
                after.apply(action, seat)
            if not after.over:
                kept.append(text)
        return kept

    def play(self) -> None:
        world, table = self.world, self.live.table
        seen: set[str] = set()
        for number in range(400):
            seat = table.pending()[0]
            choices = self.choices(seat)
            if not choices:
                break
            phase = mob_view.phase(table.state)  # type: ignore[arg-type]
            if phase not in seen:
                seen.add(phase)
                self.observe()
                answer = world.sockets[0].do("move", seat=0, at=table.seq, text="expose bronx brooklyn")
                assert answer["type"] == "error"
            exposing = [text for text in choices if text.startswith("expose")]
            drawn = int(chance.sha("move", str(number))[:8], 16)
            choices = exposing or choices
            self.exposed += bool(exposing) and seat == 0
            self.move(seat, choices[drawn % len(choices)])
            free = table.free_undo(seat) if table.pending() == (seat,) else None
            if free is not None and number % 5 == 0 and self.undone < 5:
                self.undone += 1
                self.do(seat, "undo", to=free)
            if number % 8 == 0:
                world.catch_up()  # nobody may lag behind too far
            if number == 30:
                # Far back, with everybody's consent; and once without.
                self.do(0, "undo", to=table.seq - 6)
                self.do(1, "vote", yes=False)
                self.do(1, "undo", to=table.seq - 9)
                self.do(0, "vote", yes=True)
                self.do(1, "chat", text="once more")
        self.phases = seen
        self.observe()
        world.reconnect(world.people[0], 0)


def test_moles_of_mob(frozen: None, tmp_path: Path) -> None:
    stories: list[Story] = []

    def story(live: Live, other: bool) -> list[Any]:
        told = Story(live, other)
        stories.append(told)
        told.moles()
        told.play()
        return told.world.traffic([0])

    first, second = twins(tmp_path, story)
    assert first == second
    one, two = (told.live.table.state for told in stories)
    assert one != two, "the worlds did not differ, so the test proved nothing"
    assert stories[0].exposed
    assert stories[0].undone
    assert stories[0].phases >= {"roll", "load", "action", "space"}


def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that does not think of secrets at all: every mole's value stands in it."""
    read: Any = mob_view._Read
    monkeypatch.setattr(read, "value", lambda self, seat, mole: self.state.mole(seat, mole))
    monkeypatch.setattr(read, "_unseen", lambda self, seat: [1, 1, 2, 2, 3, 3])


def put_down(live: Live, other: bool) -> list[Any]:
    told = Story(live, other)
    told.moles()
    return told.world.traffic([0])


@pytest.mark.parametrize("leak", ["text", "state"])
def test_a_leak_of_mob_is_seen(
    frozen: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    """With the seam torn open the twins must come out different."""
    if leak == "text":
        for module in (knowledge, engine_story):
            monkeypatch.setattr(module, "readable", lambda game, actor, text, knower: text)
    else:
        careless(monkeypatch)
        monkeypatch.setattr(knowledge, "known", lambda game, state, knower: state)
    first, second = twins(tmp_path, put_down)
    assert first != second


def test_a_careless_view_of_mob_tells_no_secret(
    frozen: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells guesses, which are the same in both worlds: the seam gives it nothing else to tell."""
    careless(monkeypatch)
    first, second = twins(tmp_path, put_down)
    assert first == second
