"""A table of the tiny auction game, driven in memory: clock and randomness are the test's own."""

from __future__ import annotations

import itertools
from typing import Any

from backroom.table import chance, entries, making, plan, wishes
from backroom.table.table import Table

PEOPLE = ("ann", "bob", "cem")


class Driver:
    """Plans, folds and accepts as a server does, checking on the way that a fold of the log gives the same
    table.
    """

    def __init__(self, seed: str = "", **new: Any) -> None:
        self.count = itertools.count()
        self.seed = seed
        self.now = 1_000_000
        seats = new.pop("seats", None) or [wishes.SeatWish("open") for _ in range(3)]
        self.tokens = [f"token-{n}" for n in range(len(seats) + 1)]
        links = [chance.link_hash(token) for token in self.tokens]
        wish = wishes.NewTable(game="auction", seats=seats, **new)
        made = making.made("T", wish, "ann", "Ann", self.now, self.fresh, links)
        self.table = Table.fold("T", [entries.encode(made)])

    def fresh(self) -> str:
        return chance.sha("test", self.seed, str(next(self.count)))

    def accept(self, made: plan.Plan | plan.Again | None) -> int:
        assert isinstance(made, plan.Plan)
        assert made.seq == self.table.seq + 1
        self.table.accept(made.entry, made.raw, made.state)
        self.check()
        return made.seq

    def check(self) -> None:
        """The live table and the fold of its log are the same in everything that can be asked."""
        from backroom.table import lines

        folded = Table.fold("T", self.table.raw)
        for knower in (None, 0, 1, lines.ALL):
            assert lines.view(folded, knower) == lines.view(self.table, knower)
            assert lines.lines(folded, 0, knower) == lines.lines(self.table, 0, knower)
        assert lines.moving_facts(folded, self.now) == lines.moving_facts(self.table, self.now)
        assert folded.members() == self.table.members()

    def sit_all(self) -> None:
        for n, who in enumerate(PEOPLE[: self.table.players]):
            if self.table.seats[n].kind == "open":
                _, made = plan.plan_claim(
                    self.table, who, self.tokens[n], who.title(), chance.sha(who), self.now, self.fresh
                )
                self.accept(made)

    def start(self) -> Driver:
        self.sit_all()
        self.do(wishes.Start(id="start"), "ann")
        return self

    def do(self, wish: Any, who: str) -> int:
        self.now += 1000
        return self.accept(plan.plan(self.table, wish, who, self.now, self.fresh))

    def move(self, seat: int, text: str, **more: Any) -> int:
        rid = f"m{self.table.seq}"
        wish = wishes.Move(id=rid, seat=seat, at=self.table.seq, text=text, **more)
        return self.do(wish, self.table.seats[seat].owners[0])

    def bids(self, *, high: bool = False) -> None:
        """Everyone bids a card."""
        state: Any = self.table.state
        for seat in list(self.table.pending()):
            hand = sorted(state.hands[seat])
            self.move(seat, f"bid {hand[-1] if high else hand[0]}")

    def finish(self) -> Driver:
        while self.table.status == "playing":
            if len(self.table.pending()) > 1:
                self.bids()
            else:
                self.move(self.table.pending()[0], "end")
        return self
