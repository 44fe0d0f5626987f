"""Who may know what while seats change hands: a state machine over real sockets and HTTP, in every game.

Four people sit, leave, follow links (to a seat; to the next free one, by its code too: claims_friends.py), ask for new ones,
withdraw them, change colours and names, take seats from devices, are replaced by bots, begin with those who are there, come
back, move, talk, ask for undos, share what is finished, ask for advice and play again (claims_more.py). A small model says
who owns what. After every step each open socket must
have got exactly what HTTP gives that identity at that moment, a socket whose claim is gone must be closed with the reason,
and what HTTP gives must be what the model allows. tests/server/test_claims.py runs a sample, bench/attack_knowledge.py the
whole.
"""

from __future__ import annotations

import itertools
import random
import time
from dataclasses import dataclass, field
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from claims_friends import Friends
from claims_more import SharingAndAdvice
from live import Live, Person, Socket

GAMES = {"tammany": 3, "guildes": 3, "mob": 2}
NAMES = ("ann", "bob", "cem", "eve")  # ann is the host
PICK = st.integers(0, 59)
CLOSED = (4410, "server-claim-gone")
MOST_SOCKETS = 5
PATIENCE = 240.0


@dataclass
class Link:
    url: str
    seat: int | None
    used: bool = False
    dead: bool = False


@dataclass
class Watching:
    """A socket and whose eyes it has."""

    table: Known
    who: str
    seat: int | None
    socket: Socket
    since: int = 0  # lines up to here were read with other eyes of the same person


@dataclass
class Known:
    """What the model knows of a table."""

    name: str
    public: bool
    owners: list[set[str]]
    kinds: list[str]
    links: list[Link] = field(default_factory=list)
    guests: set[str] = field(default_factory=set)
    invites: list[str] = field(default_factory=list)  # links for everybody, the last one counts
    codes: list[str] = field(default_factory=list)  # and theirs to say aloud
    invited: bool = False  # whether it does
    reserved: set[int] = field(default_factory=set)  # seats for which the host has asked a link
    status: str = "open"
    hints: bool = False
    shares: dict[bool, str] = field(default_factory=dict)  # with names or without: the token that counts
    withdrawn: list[str] = field(default_factory=list)

    def may(self, who: str, seat: int | None) -> bool:
        if seat is not None:
            return who in self.owners[seat]
        return self.public or who == "ann" or who in self.guests or any(who in own for own in self.owners)

    def kill(self, seat: int | None) -> None:
        """The links of a seat that nobody has used are dead."""
        for link in self.links:
            if link.seat == seat and not link.used:
                link.dead = True

    def taken(self, seat: int, owners: set[str], kind: str) -> None:
        """The seat changes hands."""
        self.owners[seat], self.kinds[seat] = owners, kind
        self.reserved.discard(seat)

    def use(self, seat: int) -> None:
        for link in self.links:
            if link.seat == seat and not link.dead:
                link.used = True


class Claims(Friends, SharingAndAdvice, RuleBasedStateMachine):
    """See the module. ``live`` is the server, ``steps`` counts over all runs."""

    live: ClassVar[Live]
    steps: ClassVar[int] = 0
    closed: ClassVar[int] = 0
    compared: ClassVar[int] = 0
    runs: ClassVar[Any] = itertools.count()

    @initialize(
        game=st.sampled_from(sorted(GAMES)),
        public=st.booleans(),
        mine=st.integers(0, 1),
        hints=st.booleans(),
        more=st.sampled_from((1, 1, 0)),
    )
    def make(self, game: str, public: bool, mine: int, hints: bool, more: int) -> None:
        run = next(self.runs)
        self.people = {who: Person.known(self.live, f"{who}-{run}-{self.live.port}") for who in NAMES}
        self.ids = itertools.count()
        self.sockets: list[Watching] = []
        self.rng = random.Random(run)
        self.fewest = GAMES[game]
        players = self.fewest + (more if game != "mob" else 0)
        seats: list[Any] = [{"kind": "me"}] * mine + [{"kind": "open"}] * (players - mine)
        made = self.people["ann"].make(game, seats, public=public, hints=hints)
        owners = [{"ann"} if n < mine else set() for n in range(players)]
        kinds = ["person"] * mine + ["open"] * (players - mine)
        self.table = Known(made["table"], public, owners, kinds, hints=hints)
        assert [link is None for link in made["links"]] == [n < mine for n in range(players)]
        for seat, url in enumerate(made["links"]):
            if url is not None:
                self.table.links.append(Link(url, seat))
        self.table.links.append(Link(made["watch"], None))
        # Some sit and look from the beginning, and lend their eyes to another device: there is something to lose.
        for who, seat in zip(("bob", "cem"), range(mine, players)):
            self.claim(who, seat - mine)
            self.watch(who, seat)
        self.lend("eve", 0)

    def teardown(self) -> None:
        for one in getattr(self, "sockets", []):
            one.socket.close()

    # ---- asking ------------------------------------------------------------------------------------------

    def post(self, who: str, path: str, body: Any) -> tuple[int, Any]:
        answer = self.people[who].http.post(f"/tables/{self.table.name}{path}", json=body)
        assert answer.status_code < 500, answer.text
        return answer.status_code, answer.json()

    def do(self, who: str, kind: str, **facts: Any) -> bool:
        return self.post(who, "/do", {"type": kind, "id": f"i{next(self.ids)}", **facts})[0] == 200

    def add_bits(self, who: str) -> None:
        """What a client does by itself when it has a seat: bits for the draws, once it has seen the promise."""
        told = self.people[who].get(f"/tables/{self.table.name}")
        for seat in told["you"]["seats"]:
            self.do(who, "bits", seat=seat, commit=told["chance"]["commit"], bits=f"{next(self.ids):064x}")

    def seat(self, pick: int) -> int:
        return pick % len(self.table.owners)

    # ---- steps -------------------------------------------------------------------------------------------

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def claim(self, who: str, pick: int) -> None:
        if not self.table.links:
            return
        table = self.table
        link = table.links[pick % len(table.links)]
        token = link.url.partition("#")[2].partition("=")[2]
        status, told = self.post(who, "/claim", {"token": token})
        if link.seat is None:
            assert status == (403 if link.dead else 200), told
            if not link.dead:
                table.guests |= set() if table.may(who, None) else {who}
            return
        owners = table.owners[link.seat]
        if link.dead or link.used:
            mine = link.used and who in owners
            assert status == (200 if mine else 403), told
            assert mine or told["key"] == ("server-link-used" if link.used else "server-bad-link")
        elif who in owners:
            assert status == 200
        elif table.public and any(who in own for own in table.owners):
            assert (status, told["key"]) == (409, "server-one-seat")
        else:
            assert status == 200, told
            table.use(link.seat)
            owners.add(who)
            if table.kinds[link.seat] == "open":
                table.taken(link.seat, owners, "person")
            self.add_bits(who)

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def sit(self, who: str, pick: int) -> None:
        table, seat = self.table, self.seat(pick)
        status, told = self.post(who, "/sit", {"seat": seat})
        free = table.public and table.status == "open" and table.kinds[seat] == "open"
        if free and not any(who in own for own in table.owners):
            assert status == 200, told
            table.use(seat)
            table.taken(seat, {who}, "person")
            self.add_bits(who)
        else:
            assert status in (403, 404, 409), told

    @rule(who=st.sampled_from(NAMES), pick=PICK, other=PICK)
    def reseat(self, who: str, pick: int, other: int) -> None:
        """To another colour: connections go along with the person, the free seat's links with the free seat."""
        table, seat, to = self.table, self.seat(pick), self.seat(other)
        good = table.status == "open" and who in table.owners[seat] and table.kinds[to] == "open"
        good = good and (who == "ann" or to not in table.reserved)
        assert self.do(who, "reseat", seat=seat, to=to) == good
        if not good:
            return
        self.moved(seat, to)
        for name in sorted(table.owners[to]):
            self.add_bits(name)

    def moved(self, seat: int, to: int) -> None:
        """The model's part of it."""
        table, places = self.table, {seat: to, to: seat}
        for rows in (table.owners, table.kinds):
            rows[seat], rows[to] = rows[to], rows[seat]  # type: ignore[index]
        table.reserved = {places.get(n, n) for n in table.reserved}
        for link in table.links:
            link.seat = None if link.seat is None else places.get(link.seat, link.seat)
        for one in self.sockets:
            if one.table is table and one.seat == seat and one.who in table.owners[to]:
                one.seat = to

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def rename(self, who: str, pick: int) -> None:
        table, seat = self.table, self.seat(pick)
        good = who in table.owners[seat] and table.status in ("open", "playing")
        assert self.do(who, "name", seat=seat, name=f"{who}{pick}", face=pick) == good
        if good:
            told = self.people[who].get(f"/tables/{table.name}")["seats"][seat]
            assert (told["name"], told["face"]) == (f"{who}{pick}", pick)

    @rule(who=st.sampled_from(NAMES), pick=PICK, others=st.booleans(), withdraw=st.booleans())
    def link(self, who: str, pick: int, others: bool, withdraw: bool) -> None:
        table = self.table
        seat = None if pick % 4 == 3 else self.seat(pick)
        asked = {"seat": seat, "others": others, "withdraw": withdraw and not others}
        status, told = self.post(who, "/link", asked)
        if seat is None:
            allowed = who == "ann"
        else:
            allowed = who in table.owners[seat] or (who == "ann" and table.kinds[seat] == "open")
        assert (status == 200) == allowed, told
        if status != 200:
            return
        table.kill(seat)
        if seat is not None:
            table.reserved.discard(seat)
        if asked["withdraw"]:
            assert told["link"] is None
        else:
            table.links.append(Link(told["link"], seat))
            if seat is not None and table.kinds[seat] == "open":
                table.reserved.add(seat)
        if others and seat is None:
            table.guests = set()
        elif others and seat is not None and who in table.owners[seat]:
            table.owners[seat] = {who}

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def leave(self, who: str, pick: int) -> None:
        table, seat = self.table, self.seat(pick)
        if self.do(who, "leave", seat=seat, bot="random"):
            assert who in table.owners[seat]
            if table.status == "open":
                table.kill(seat)
                table.taken(seat, set(), "open")
            else:
                table.kinds[seat] = "bot"

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def back(self, who: str, pick: int) -> None:
        seat = self.seat(pick)
        if self.do(who, "back", seat=seat):
            assert who in self.table.owners[seat]
            self.table.kinds[seat] = "person"

    @rule(pick=PICK, bot=st.sampled_from(["random", None]))
    def put_bot(self, pick: int, bot: str | None) -> None:
        table, seat = self.table, self.seat(pick)
        if self.do("ann", "seat", seat=seat, bot=bot):
            assert table.status == "open"
            table.kill(seat)
            table.taken(seat, set(), "bot" if bot else "open")

    @rule()
    def start(self) -> None:
        if self.table.status != "open" or "open" in self.table.kinds:
            return
        assert self.do("ann", "start")
        self.table.status = "playing"

    @rule(who=st.sampled_from(NAMES))
    def fill(self, who: str) -> None:
        """All open seats: so that games begin often enough."""
        if self.table.status != "open":
            return
        table = self.table
        for seat, kind in enumerate(table.kinds):
            if kind == "open":
                self.sit(who, seat)
            if table.kinds[seat] == "open" and self.do("ann", "seat", seat=seat, bot="random"):
                table.kill(seat)
                table.taken(seat, set(), "bot")

    @rule(pick=PICK)
    def move(self, pick: int) -> None:
        if self.table.status != "playing":
            return
        for who in NAMES:
            if not self.table.may(who, None):
                continue
            for seat in self.people[who].get(f"/tables/{self.table.name}")["pending"]:
                if who in self.table.owners[seat]:
                    told = self.people[who].get(f"/tables/{self.table.name}/view", seat=seat)
                    moves = (told["view"] or {}).get("moves") or []
                    if moves:
                        text = moves[pick % len(moves)]
                        self.do(who, "move", seat=seat, at=told["seq"], text=text)
                        return

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def talk(self, who: str, pick: int) -> None:
        seat = self.seat(pick)
        assert self.do(who, "chat", seat=seat, text="hm") == (who in self.table.owners[seat])

    @rule(who=st.sampled_from(NAMES), pick=PICK, yes=st.booleans())
    def undo(self, who: str, pick: int, yes: bool) -> None:
        if self.table.status != "playing":
            return
        seat = self.seat(pick)
        if not self.do(who, "vote", seat=seat, yes=yes):
            self.do(who, "undo", seat=seat, to=max(1, self.seq() - pick))

    @rule()
    def all_leave(self) -> None:
        """Bots play it to the end."""
        if self.table.status != "playing":
            return
        table = self.table
        for seat, owners in enumerate(table.owners):
            if (
                owners
                and table.kinds[seat] == "person"
                and self.do(min(owners), "leave", seat=seat, bot="random")
            ):
                table.kinds[seat] = "bot"

    @rule(who=st.sampled_from(NAMES))
    def rematch(self, who: str) -> None:
        if self.table.status != "over":
            return
        old = self.table
        status, told = self.post(who, "/rematch", {})
        if not any(who in own for own in old.owners):
            assert status in (403, 404)
            return
        assert status == 200, told
        facts = self.people[who].get(f"/tables/{told['table']}")
        # The same people with all their devices in the same seats.
        owners: list[set[str]] = []
        for seat, kind in enumerate(facts["seats"]):
            there = self.live.tables.live_tables[told["table"]].table.seats[seat].owners
            owners.append({name for name in NAMES if f"{name}-" in "".join(there)})
            assert owners[seat] == old.owners[seat]
            assert bool(owners[seat]) == (kind["kind"] == "person")
        kinds = [seat["kind"] for seat in facts["seats"]]
        self.table = Known(told["table"], old.public, owners, kinds, status=facts["status"], hints=old.hints)
        for name in sorted(set().union(*owners)):
            self.add_bits(name)

    # ---- sockets -----------------------------------------------------------------------------------------

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def watch(self, who: str, pick: int) -> None:
        seat = None if pick % 4 == 3 else self.seat(pick)
        socket = self.people[who].watch(self.table.name, hello=False)
        socket.send({"type": "hello", "v": 1, "seat": seat})
        if self.table.may(who, seat):
            socket.until("state")
            self.sockets.append(Watching(self.table, who, seat, socket))
            if len(self.sockets) > MOST_SOCKETS:
                self.sockets.pop(0).socket.close()
        else:
            assert socket.closed()[0] in (4403, 4404)

    @rule(pick=PICK)
    def watch_own(self, pick: int) -> None:
        if not any(self.table.owners):
            return
        pairs = [(who, seat) for seat, own in enumerate(self.table.owners) for who in sorted(own)]
        who, seat = pairs[pick % len(pairs)]
        self.watch(who, seat)  # seats are 0 to 2 here, so none is taken for a spectator's eyes

    @rule(pick=PICK, other=PICK)
    def look(self, pick: int, other: int) -> None:
        if not self.sockets:
            return
        one = self.sockets[pick % len(self.sockets)]
        seat = None if other % 4 == 3 else other % len(one.table.owners)
        one.socket.send({"type": "look", "seat": seat})
        told = one.socket.until("state", "error")
        assert (told["type"] == "state") == one.table.may(one.who, seat)
        if told["type"] == "state":
            one.seat, one.since = seat, one.socket.seq
            one.socket.lines.clear()

    @rule(pick=PICK)
    def go(self, pick: int) -> None:
        if not self.sockets:
            return
        self.sockets.pop(pick % len(self.sockets)).socket.close()

    @rule(who=st.sampled_from(NAMES), pick=PICK)
    def lend(self, who: str, pick: int) -> None:
        """An owner lets another device in, which looks at once."""
        if not any(self.table.owners):
            return
        pairs = [(own, seat) for seat, owners in enumerate(self.table.owners) for own in sorted(owners)]
        own, seat = pairs[pick % len(pairs)]
        self.link(own, seat, False, False)
        self.claim(who, len(self.table.links) - 1)
        self.watch(who, seat)

    @rule(pick=PICK)
    def take_away(self, pick: int) -> None:
        """Somebody who is looking loses the right to."""
        if not any(one.table is self.table for one in self.sockets):
            return
        here = [one for one in self.sockets if one.table is self.table]
        one = here[pick % len(here)]
        if one.seat is None:
            self.link("ann", 3, True, False)
        elif self.table.status == "open" and pick % 2:
            self.leave(one.who, one.seat)
        elif self.table.status == "open":
            self.put_bot(one.seat, None)
        else:
            for other in sorted(self.table.owners[one.seat] - {one.who})[:1]:
                self.link(other, one.seat, True, False)

    # ---- what must hold ----------------------------------------------------------------------------------

    def seq(self) -> int:
        return int(self.live.tables.live_tables[self.table.name].table.seq)

    def quiet(self, table: Known) -> None:
        """Bots have moved as far as they can."""
        held = self.live.tables.live_tables[table.name]
        end = time.monotonic() + PATIENCE
        while held.table.bots_to_move() or held._thinking or held.lock.locked():
            assert time.monotonic() < end, "a bot does not move"
            time.sleep(0.002)

    @invariant()
    def as_http_has_it(self) -> None:
        if not hasattr(self, "table"):
            return
        type(self).steps += 1
        self.quiet(self.table)
        held = self.live.tables.live_tables[self.table.name].table
        self.table.status = held.status
        for one in list(self.sockets):
            if one.table.may(one.who, one.seat):
                one.socket.catch_up()
                self.compare(one)
            else:
                before = one.socket.seq
                assert one.socket.closed() == CLOSED
                assert one.socket.seq == before, "news after the claim was gone"
                type(self).closed += 1
                self.sockets.remove(one)
        self.probe()
        self.probe_share()
        self.probe_advice()

    def compare(self, one: Watching) -> None:
        """What this socket has got is what HTTP gives that identity now."""
        path, query = f"/tables/{one.table.name}", {"seat": "null" if one.seat is None else one.seat}
        person, socket = self.people[one.who], one.socket
        log = person.get(path + "/log", **query)
        view = person.get(path + "/view", **query)
        type(self).compared += 1
        assert socket.seq == log["seq"] == view["seq"]
        assert socket.view == view["view"], one
        facts = {name: socket.table[name] for name in view["table"]}
        assert facts == view["table"], one
        lines = {line["seq"]: line for line in log["lines"]}
        assert socket.lines.keys() - range(one.since + 1) == lines.keys() - range(one.since + 1)
        # The end opens what was hidden in older lines; a client fetches them when it wants them.
        keep = ("seq", "at", "kind", "seat") if view["table"]["status"] == "over" else None
        for seq, told in socket.lines.items():
            there = lines[seq]
            if keep is not None:
                told, there = ({name: line[name] for name in keep} for line in (told, there))
            assert told == there, one

    def probe(self) -> None:
        """HTTP itself gives what the model allows, no more: one of the identities, one pair of eyes."""
        who = self.rng.choice(NAMES)
        seat = self.rng.choice([None, *range(len(self.table.owners))])
        path = self.rng.choice(["/log", "/view", "/export"])
        query = {"seat": "null" if seat is None else seat}
        answer = self.people[who].http.get(f"/tables/{self.table.name}{path}", params=query)
        # A game played to its end is open, through whatever eyes, to whoever may watch it.
        played = self.live.tables.live_tables[self.table.name].table.result is not None
        if self.table.may(who, None if played else seat):
            assert answer.status_code == 200, answer.text[:300]
        else:
            assert answer.status_code == (403 if self.table.may(who, None) else 404), answer.text[:300]
        mine = {told["table"] for told in self.people[who].get("/mine")["tables"]}
        member = who == "ann" or any(who in own for own in self.table.owners)
        assert (self.table.name in mine) == member, (who, "is listed")
