"""Everybody's work in turn: an order that no amount of asking can change for others."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.server.turns import Turns

Work = tuple[str, str, bool]
WORK = st.tuples(st.sampled_from("abcd"), st.sampled_from("xy"), st.booleans())

END = st.sampled_from(["finish", "cancel", "cancel and finish"])


class Desk:
    """Work that is done when the test says so. ``begun``: in which order places were given."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[Work] = []
        self.running: dict[asyncio.Task[None], tuple[Work, asyncio.Event]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, owner: str, table: str = "t", people: bool = True) -> asyncio.Task[None]:
        task = asyncio.ensure_future(self._work(owner, table, people))
        self.tasks.append(task)
        return task

    async def _work(self, owner: str, table: str, people: bool) -> None:
        async with self.turns.turn(owner, table, people):
            work, end = (owner, table, people), asyncio.Event()
            self.begun.append(work)
            me = asyncio.current_task()
            assert me is not None
            self.running[me] = work, end
            try:
                await end.wait()
            finally:
                del self.running[me]

    async def settle(self) -> None:
        for _ in range(6):
            await asyncio.sleep(0)

    async def finish_one(self) -> None:
        next(iter(self.running.values()))[1].set()
        await self.settle()


@settings(max_examples=80, deadline=None)
@given(
    st.lists(WORK | END, max_size=60),
    st.integers(1, 3),
    st.data(),
)
def test_places_are_never_lost_nor_given_twice(steps: list[Any], share: int, data: st.DataObject) -> None:
    async def main() -> None:
        desk = Desk(Turns(share + 1, share))
        for step in steps:
            alive = [task for task in desk.tasks if not task.done()]
            if isinstance(step, tuple):
                desk.ask(*step)
            elif alive:
                if "cancel" in step:
                    data.draw(st.sampled_from(alive)).cancel()
                if (
                    "finish" in step and desk.running
                ):  # at the same moment: before the cancelled one heard of it
                    next(iter(desk.running.values()))[1].set()
            await desk.settle()
            held = [work for work, _ in desk.running.values()]
            assert desk.turns.held == len(held) <= share + 1
            assert max(Counter(owner for owner, _, _ in held).values(), default=0) <= share
            assert sum(not people for _, _, people in held) <= share
            waiting = [task for task in desk.tasks if not task.done() and task not in desk.running]
            assert sum(desk.turns.waiting(owner) for owner in "abcd") == len(waiting)
            assert not waiting or len(held) >= share  # no place is idle that somebody could have
        while desk.running:
            await desk.finish_one()
        assert all(task.done() for task in desk.tasks)
        assert desk.turns.held == 0
        assert not desk.turns._people
        assert not desk.turns._others
        assert not desk.turns._of

    asyncio.run(main())


def test_owners_and_their_tables_come_in_turn() -> None:
    async def main() -> None:
        desk = Desk(Turns(1, 1))
        for table in ("1", "1", "2", "3"):
            desk.ask("ann", table)
        for table in ("8", "9"):
            desk.ask("bob", table)
        desk.ask("cem", "7", False)
        desk.ask("dan", "6")
        await desk.settle()
        while desk.running:
            await desk.finish_one()
        assert [owner + table for owner, table, _ in desk.begun] == [
            "ann1", "ann1", "bob8", "dan6", "ann2", "bob9", "ann3", "cem7",
        ]  # fmt: skip

    asyncio.run(main())


def test_whoever_asks_for_much_leaves_a_place() -> None:
    async def main() -> None:
        desk = Desk(Turns(3, 2))
        for number in range(60):
            desk.ask("eve", str(number))
            desk.ask("mal", str(number), False)
        await desk.settle()
        assert desk.begun == [("eve", "0", True), ("mal", "0", False), ("eve", "1", True)]
        bob = desk.ask("bob")
        await desk.settle()
        assert desk.turns.waiting("bob") == 1
        await desk.finish_one()
        assert desk.begun[-1] == ("bob", "t", True)  # the very next place
        bob.cancel()
        for task in desk.tasks:
            task.cancel()
        await desk.settle()
        assert desk.turns.held == 0
        assert desk.turns.waiting("eve") == 0

    asyncio.run(main())
