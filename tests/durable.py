"""Nobody sees what is not durable: a state machine over a server whose store fails at random, with a real SQLite under it.

An append may be refused before it is written, fail after it is written, never answer, be written long after the server gave
up, or find that another process was first; reads may fail too. After every step, and while an entry is still on its way,
everything that can be seen (HTTP log, view, export and lists, sockets, metrics, the store's index) must be a fold of what
SQLite has committed, and whatever was acknowledged must be there once. tests/server/test_durable.py runs a sample,
bench/attack_knowledge.py the whole.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import time
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from backroom.store import Conflict, Index, StoreAway
from backroom.store.sqlite import SqliteStore
from backroom.table import events, projection
from backroom.table.export import export
from backroom.table.table import Table
from live import Live, Person, Socket

SECONDS = 0.4  # after which the server gives up waiting
LATE = 0.6
MOODS = ("fine", "refuse", "raise", "after", "never", "late", "race")
MOOD = st.sampled_from(MOODS)
GAMES = {"tammany": 3, "guildes": 3, "mob": 2}


class Moody:
    """A store that does to the next appends what it was told to; everything else is the real one's."""

    def __init__(self, inner: SqliteStore) -> None:
        self.inner = inner
        self.moods: deque[str] = deque()
        self.blind = 0  # so many of the next reads fail
        self.seen: Counter[str] = Counter()
        self.pending: set[asyncio.Future[None]] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def append(self, table: str, seq: int, entry: bytes, index: Index | None = None) -> asyncio.Future[None]:
        mood = self.moods.popleft() if self.moods else "fine"
        self.seen[mood] += 1
        if mood == "fine":
            return self.inner.append(table, seq, entry, index)
        if mood == "raise":
            raise StoreAway("told to")
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.ensure_future(self._misbehave(mood, told, table, seq, entry, index))
        self.pending.add(task)
        task.add_done_callback(self.pending.discard)
        return told

    async def _misbehave(self, mood: str, told: Any, table: str, seq: int, entry: bytes, index: Any) -> None:
        error: Exception = StoreAway("told to")
        try:
            if mood == "race":
                was = events.decode(entry)
                other = events.Chat(
                    at=was.at, who="elsewhere", rid=f"other-{seq}", seat=0, text="from elsewhere"
                )
                await self.inner.append(table, seq, events.encode(other))
            if mood == "late":
                await asyncio.sleep(LATE)
            if mood in ("after", "late", "race"):
                await self.inner.append(table, seq, entry, index)
        except Conflict as conflict:
            error = conflict
        if mood in ("refuse", "after", "race") and not told.done():
            told.set_exception(error)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if self.blind:
            self.blind -= 1
            raise StoreAway("told to")
        return await self.inner.read(table, after)


class Served:
    """A server on such a store."""

    def __init__(self, path: Path) -> None:
        self.live = Live(path, store_seconds=SECONDS, metrics="open")

    def __enter__(self) -> Served:
        self.live.__enter__()
        tables: Any = self.live.tables
        self.store = tables.store = tables.resources.store = Moody(tables.store)
        return self

    def __exit__(self, *what: object) -> None:
        self.store.moods.clear()
        self.live.__exit__(*what)

    def ask(self, coroutine: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(coroutine, self.live.loop).result(120)


class Durable(RuleBasedStateMachine):
    """See the module."""

    served: ClassVar[Served]
    steps: ClassVar[int] = 0
    looks: ClassVar[int] = 0
    runs: ClassVar[Any] = itertools.count()

    @initialize(game=st.sampled_from(sorted(GAMES)), bot=st.booleans())
    def make(self, game: str, bot: bool) -> None:
        run = next(self.runs)
        self.store, live = self.served.store, self.served.live
        self.ann = Person.known(live, f"ann-{run}")
        self.eve = Person.known(live, f"eve-{run}")
        self.rng = random.Random(run)
        self.ids = itertools.count()
        self.acked: dict[str, int] = {}
        self.players = GAMES[game]
        me: list[Any] = [{"kind": "me"}] * (self.players - bot) + [{"kind": "bot", "bot": "random"}] * bot
        made = self.patiently(lambda: self.ann.make(game, me, start=True, id=f"m{run}"))
        self.table: str = made["table"]
        for seat in range(self.players - bot):
            told = self.ann.get(f"/tables/{self.table}")
            bits = {"seat": seat, "commit": told["chance"]["commit"], "bits": f"{run:064x}"}
            wish = {"type": "bits", "id": f"b{seat}", **bits}
            while self.ann.http.post(f"/tables/{self.table}/do", json=wish).status_code == 503:
                pass  # the store was too slow for this server
        self.pasts = [Table.fold(self.table, self.durable()[:1])]
        self.patiently(lambda: self.eve.claim(made["watch"]))
        self.held = live.tables.live_tables[self.table]
        self.wait(lambda: self.held.table.status != "open")
        self.sockets: list[tuple[Person, int | None, Socket]] = [
            (self.ann, 0, self.ann.watch(self.table, seat=0)),
            (self.eve, None, self.eve.watch(self.table)),
        ]

    def teardown(self) -> None:
        """The store is well again: everything durable shows, and the table goes on."""
        if not hasattr(self, "sockets"):
            return
        self.store.moods.clear()
        self.store.blind = 0
        self.wait(lambda: not self.store.pending)
        raws = self.durable()
        assert self.past(raws, len(raws)).state == Table.fold(self.table, raws).state
        self.wait(lambda: self.command("chat", "well", seat=0, text="well again")["type"] == "done")
        self.look()
        self.wait(lambda: self.sockets[0][2].catch_up() or self.sockets[0][2].seq == len(self.durable()))
        for _, _, socket in self.sockets:
            socket.close()

    @staticmethod
    def patiently(ask: Callable[[], Any]) -> Any:
        """A busy machine's store may be slower than this server waits: what is asked twice is done once."""
        for _ in range(50):
            try:
                return ask()
            except AssertionError as error:
                if "server-store-away" not in str(error):
                    raise
        return ask()

    def wait(self, ready: Any) -> None:
        end = time.monotonic() + 120
        while not ready():
            assert time.monotonic() < end
            time.sleep(0.002)

    # ---- steps -------------------------------------------------------------------------------------------

    def command(self, kind: str, rid: str = "", **facts: Any) -> dict[str, Any]:
        """Send it, look around while it is on its way, read the answer."""
        socket = self.sockets[0][2]
        rid = rid or f"i{next(self.ids)}"
        socket.send({"type": kind, "id": rid, **facts})
        self.look()
        answer = socket.until("done", "error", id=rid)
        if answer["type"] == "done":
            assert self.acked.setdefault(rid, answer["seq"]) == answer["seq"]
        return answer

    @rule(moods=st.lists(st.sampled_from(MOODS), min_size=1, max_size=3), blind=st.integers(0, 1))
    def fall_ill(self, moods: list[str], blind: int) -> None:
        self.store.moods.extend(moods)
        self.store.blind = blind

    @rule(again=st.booleans(), mood=MOOD)
    def move(self, again: bool, mood: str) -> None:
        if self.held.table.status != "playing":
            return
        table = self.held.table
        mine = [seat for seat in table.pending() if table.seats[seat].kind == "person"]
        if not mine or table.state is None:
            return
        seat = self.rng.choice(mine)
        view = projection.view(table, seat) or {}
        if not view.get("moves"):
            return
        text = self.rng.choice(view["moves"])
        rid = f"i{next(self.ids)}"
        self.store.moods.append(mood)
        answer = self.command("move", rid, seat=seat, at=table.seq, text=text)
        if again and answer["type"] == "error" and answer["error"]["status"] == 503:
            # What a client does: the same request once more.
            self.command("move", rid, seat=seat, at=table.seq, text=text)

    @rule(back=st.integers(0, 9), mood=MOOD)
    def undo(self, back: int, mood: str) -> None:
        if self.held.table.status != "playing":
            return
        self.store.moods.append(mood)
        self.command("undo", seat=0, to=max(1, self.held.table.seq - back))

    @rule(mood=MOOD)
    def talk(self, mood: str) -> None:
        self.store.moods.append(mood)
        self.command("chat", seat=0, text="hm")

    @rule(here=st.booleans())
    def go(self, here: bool) -> None:
        if self.held.table.status != "playing":
            return
        self.command("back" if here else "leave", seat=0, **({} if here else {"bot": "random"}))

    @rule()
    def link(self) -> None:
        self.ann.http.post(f"/tables/{self.table}/link", json={"seat": self.rng.choice([None, 0])})

    # ---- what must hold ----------------------------------------------------------------------------------

    def durable(self) -> list[bytes]:
        raws: list[bytes] = self.served.ask(self.store.inner.read(self.table))
        return raws

    def look(self) -> None:
        """All that can be seen is a fold of what is committed (read after it was seen, so never less)."""
        type(self).looks += 1
        person, seat = self.rng.choice([(self.ann, 0), (self.ann, 1), (self.eve, None)])
        if (
            seat is not None
            and self.held.table.seats[seat].kind == "bot"
            and not self.held.table.seats[seat].owners
        ):
            seat = 0
        query = {"seat": "null" if seat is None else seat}
        path = f"/tables/{self.table}"
        match self.rng.choice(["log", "view", "export", "lists"]):
            case "log":
                log = person.get(path + "/log", **query)
                self.same(self.durable(), log["seq"], seat, lines=log["lines"])
            case "view":
                view = person.get(path + "/view", **query)
                past = self.same(self.durable(), view["seq"], seat, view=view["view"])
                assert view["table"]["draws"] == past.draws
            case "export":
                told = person.get(path + "/export", **query)
                past = self.same(self.durable(), len(told["table"]["lines"]), seat)
                assert told == json.loads(msgspec.json.encode(export(past, seat)))
            case "lists":
                listed = [told for told in self.ann.get("/mine")["tables"] if told["table"] == self.table]
                counted = re.findall(r"^backroom_entries_total\{.*\} (.+)$", self.metrics(), re.MULTILINE)
                raws = self.durable()
                self.past(raws, len(raws))
                assert listed[0]["status"] in {past.status for past in self.pasts}
                count = self.store.inner._ask(lambda db: db.execute("SELECT count(*) FROM log").fetchone()[0])
                assert sum(float(number) for number in counted) <= self.served.ask(count)

    def metrics(self) -> str:
        return self.served.live.tables.metrics.text().decode()

    def past(self, raws: list[bytes], seq: int) -> Table:
        """The fold of the first entries. What is committed never changes, so each is made once, from the one before."""
        pasts = self.pasts
        assert raws[: pasts[-1].seq] == pasts[-1].raw[: len(raws)], "the log has changed"
        while pasts[-1].seq < seq:
            raw = raws[pasts[-1].seq]
            pasts.append(pasts[-1].after(events.decode(raw), raw))
        return pasts[seq - 1]

    def same(self, raws: list[bytes], seq: int, seat: int | None, **seen: Any) -> Table:
        assert seq <= len(raws), "seen before it was durable"
        past = self.past(raws, seq)
        if "lines" in seen:
            assert seen["lines"] == json.loads(msgspec.json.encode(projection.lines(past, 0, seat)))
        if "view" in seen:
            assert seen["view"] == json.loads(msgspec.json.encode(projection.view(past, seat)))
        return past

    @invariant()
    def only_what_is_durable(self) -> None:
        if not hasattr(self, "sockets"):
            return
        type(self).steps += 1
        self.look()
        for _, seat, socket in self.sockets:
            socket.catch_up()
            raws = self.durable()
            past = self.same(raws, socket.seq, seat, view=socket.view)
            lines = [socket.lines[n] for n in sorted(socket.lines)]
            told = json.loads(msgspec.json.encode(projection.lines(past, 0, seat)))
            if past.status != "over":  # the end opens older lines; a client fetches them then
                assert lines == told
        raws = self.durable()
        rids = Counter(
            entry.rid for entry in map(events.decode, raws) if entry.rid and entry.who != "elsewhere"
        )
        assert all(count == 1 for count in rids.values()), "carried out twice"
        for rid, seq in self.acked.items():
            assert events.decode(raws[seq - 1]).rid == rid, "acknowledged and lost"
        self.index(raws)

    def index(self, raws: list[bytes]) -> None:
        """The store's index was written with its entry."""
        rows = {row.table: row for row in self.served.ask(self.store.inner.tables())}
        now = len(self.durable())
        row, whole = rows[self.table], self.past(raws, len(raws))
        if now == len(raws) and not any(b"elsewhere" in raw for raw in raws[-2:]):
            assert row.status == whole.status
            assert json.loads(row.summary) == json.loads(msgspec.json.encode(projection.summary(whole)))
