"""A table of the tiny auction game, driven in memory: clock and randomness are the test's own."""

from __future__ import annotations

import itertools
from typing import Any

from backroom.table import chance, commands, create, decide, events
from backroom.table.table import Table

PEOPLE = ("ann", "bob", "cem")


class Driver:
    """Plans, folds and accepts as a server does, checking on the way that a fold of the log gives the same
    table.
    """

    def __init__(self, seed: str = "", own: str = "", **new: Any) -> None:
        self.count = itertools.count()
        self.seed = seed  # the server's randomness
        self.own = own  # that of the people's clients
        self.now = 1_000_000
        self.facts: dict[str, Any] = {}  # what watchers know of the table
        seats = new.pop("seats", None) or [commands.SeatWish("open") for _ in range(3)]
        self.tokens = [f"token-{n}" for n in range(len(seats) + 1)]
        links = [chance.link_hash(token) for token in self.tokens]
        command = commands.NewTable(game="auction", seats=seats, **new)
        made = create.made("T", command, "ann", "Ann", self.now, self.fresh, links)
        self.table = Table.fold("T", [events.encode(made)])

    def fresh(self) -> str:
        return chance.sha("test", self.seed, str(next(self.count)))

    def accept(self, made: decide.Decision | decide.Again | None) -> int:
        assert isinstance(made, decide.Decision)
        assert made.seq == self.table.seq + 1
        self.table.accept(made.entry, made.raw, made.state)
        self.check()
        self.compare_facts(made.entry)
        return made.seq

    def compare_facts(self, entry: events.AnyEntry) -> None:
        """What watchers are told that a move changed, put into what they were told before, is all there is."""
        from backroom.table import projection

        facts = projection.moving_facts(self.table, self.now)
        if isinstance(entry, events.Move) and self.facts:
            changed = projection.moved_facts(self.table, self.now, self.facts)
            assert self.facts == facts
            assert all(facts[name] == value for name, value in changed.items())
        self.facts = facts

    def check(self) -> None:
        """The live table and the fold of its log are the same in everything that can be asked."""
        from backroom.table import projection

        folded = Table.fold("T", self.table.raw)
        for knower in (None, 0, 1, projection.ALL):
            assert projection.view(folded, knower) == projection.view(self.table, knower)
            assert projection.lines(folded, 0, knower) == projection.lines(self.table, 0, knower)
        assert projection.moving_facts(folded, self.now) == projection.moving_facts(self.table, self.now)
        assert folded.members() == self.table.members()

    def sit_all(self) -> None:
        for n, who in enumerate(PEOPLE[: self.table.players]):
            if self.table.seats[n].kind == "open":
                _, made = decide.decide_claim(self.table, who, self.tokens[n], who.title(), self.now)
                self.accept(made)

    def bits(self, seat: int) -> int:
        """The seat's person answers the promise."""
        text = chance.sha("bits", self.own, str(seat))
        rid = f"bits{self.table.seq}"
        command = commands.AddBits(id=rid, seat=seat, commit=self.table.made.commit, bits=text)
        return self.do(command, self.table.seats[seat].owners[0])

    def bits_of_all(self) -> None:
        for seat in self.table.missing():
            self.bits(seat)

    def start(self) -> Driver:
        self.sit_all()
        self.bits_of_all()
        self.do(commands.Start(id="start"), "ann")
        return self

    def do(self, command: Any, who: str) -> int:
        self.now += 1000
        return self.accept(decide.decide(self.table, command, who, self.now, self.fresh))

    def move(self, seat: int, text: str, **more: Any) -> int:
        rid = f"m{self.table.seq}"
        command = commands.Move(id=rid, seat=seat, at=self.table.seq, text=text, **more)
        return self.do(command, self.table.seats[seat].owners[0])

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
