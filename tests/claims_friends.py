"""What the state machine of claims.py does with friends who come: one link for all of them, its code to be said aloud, and a
game that begins with those who are there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

if TYPE_CHECKING:
    from claims import Known

NAMES = ("ann", "bob", "cem", "eve")
PICK = st.integers(0, 59)


class Friends:
    """A parent of ``Claims``."""

    table: Known
    people: Any
    fewest: int

    def post(self, who: str, path: str, body: Any) -> tuple[int, Any]:
        raise NotImplementedError

    def do(self, who: str, kind: str, **facts: Any) -> bool:
        raise NotImplementedError

    def add_bits(self, who: str) -> None:
        raise NotImplementedError

    def moved(self, seat: int, to: int) -> None:
        raise NotImplementedError

    def free(self) -> list[int]:
        """Seats for whoever comes: kept for nobody."""
        return [
            n for n, kind in enumerate(self.table.kinds) if kind == "open" and n not in self.table.reserved
        ]

    @rule(who=st.sampled_from(NAMES), renew=st.booleans(), withdraw=st.booleans())
    def invite(self, who: str, renew: bool, withdraw: bool) -> None:
        """The host's link for everybody: the same when asked again, another when wished, or none."""
        table = self.table
        status, told = self.post(who, "/invite", {"renew": renew, "withdraw": withdraw})
        live = table.invited and not renew and not withdraw
        quiet = live or (withdraw and not table.invited)  # nothing to write: also after the start
        if who != "ann" or not (quiet or table.status == "open"):
            assert status in (403, 404, 409), told
            return
        assert status == 200, told
        if withdraw:
            assert told == {"link": None, "code": None}
            table.invited = False
        elif live:
            assert told["link"] == table.invites[-1]
            assert told["code"] == (table.codes[-1] if table.status == "open" else None)
        else:
            assert told["link"] not in table.invites
            table.invites.append(told["link"])
            table.codes.append(told["code"])
            table.invited = True

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def come(self, who: str, pick: int) -> None:
        """By the link for everybody: the own seat, or the next one that is free and kept for nobody; nothing else."""
        table = self.table
        if not table.invites:
            return
        url = table.invites[-1 - (pick % len(table.invites) if pick > 30 else 0)]
        status, told = self.post(who, "/claim", {"token": url.partition("#join=")[2]})
        free = self.free()
        mine = [n for n, own in enumerate(table.owners) if who in own]
        if url != table.invites[-1] or not table.invited:
            assert (status, told["key"]) == (403, "server-bad-link")
        elif mine:
            assert (status, told["seat"]) == (200, mine[0])
        elif table.status != "open" or not free:
            assert (status, told["key"]) == (409, "server-no-seat")
        else:
            assert (status, told["seat"]) == (200, free[0]), told
            table.use(free[0])
            table.taken(free[0], {who}, "person")
            self.add_bits(who)

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def say_code(self, who: str, pick: int) -> None:
        """A code leads where the link leads, as long as it does, and never after the start."""
        table = self.table
        if not table.codes:
            return
        place = -1 - (pick % len(table.codes) if pick > 30 else 0)
        said = table.codes[place].replace("-", " ").upper() if pick % 2 else table.codes[place]
        answer = self.people[who].http.post("/code", json={"code": said})
        told = answer.json()
        mine = any(who in own for own in table.owners)
        if place != -1 or not table.invited or table.status != "open":
            assert (answer.status_code, told["key"]) == (404, "server-no-code")
        elif not mine and not self.free():
            assert (answer.status_code, told["key"]) == (409, "server-no-seat")
        else:
            assert (answer.status_code, told["link"]) == (200, table.invites[-1])

    @rule(who=st.sampled_from(("ann", "ann", "ann", "bob")), alone=st.sampled_from((0, 0, 0, 1)))
    def begin_with_fewer(self, who: str, alone: int) -> None:
        """Whoever sits behind a free seat moves up with all devices and eyes; the seats at the end go, with their links."""
        table = self.table
        if table.status != "open":
            return
        open_seats = [n for n, kind in enumerate(table.kinds) if kind == "open"]
        while not alone and len(table.kinds) - len(open_seats) < self.fewest:
            # Bots take the seats behind: it happens often enough, and somebody has to move up.
            assert self.do("ann", "seat", seat=open_seats[-1], bot="random")
            table.kill(open_seats[-1])
            table.taken(open_seats.pop(), set(), "bot")
        there = len(table.kinds) - len(open_seats)
        done = self.do(who, "start", fewer=True)
        assert done == (who == "ann" and there >= self.fewest)
        if not done:
            return
        while (first := [*table.kinds, "open"].index("open")) < there:
            last = max(n for n, kind in enumerate(table.kinds) if kind != "open")
            self.moved(last, first)
        del table.owners[there:], table.kinds[there:]
        table.reserved = {n for n in table.reserved if n < there}
        table.links = [link for link in table.links if link.seat is None or link.seat < there]
        for name in sorted(set().union(*table.owners)):
            self.add_bits(name)
        table.status = "playing"
        assert self.people["ann"].get(f"/tables/{table.name}")["status"] in ("playing", "over")
