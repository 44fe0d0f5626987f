"""One table in a server's memory: commands in, durable entries, news to everyone who watches.

``table`` holds what the store has acknowledged and nothing else: an entry is planned on it, written, and only then
accepted. So whoever reads it, at any moment, sees what is durable. The lock is for those who write or take over what
others wrote. What a watcher may know is asked of the table each time something is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from backroom.engine.errors import BackroomError
from backroom.server.bot_workers import seed
from backroom.server.steady import fair_deadline, now_ms
from backroom.server.watching import Watcher
from backroom.store import Conflict, Index, StoreAway
from backroom.table import events, projection
from backroom.table.capacity import check_room
from backroom.table.decide import Again, Decision, decide_alarm, decide_bot_move
from backroom.table.projection import Knower
from backroom.table.table import BOT_GRACE, Table, TableError
from backroom.table.thinking import task

if TYPE_CHECKING:
    from backroom.server.tables import Tables

SETTLE = (1, 2, 4, 8, 16, 32)  # seconds between looks at what became of an entry in doubt
RACES = 50  # a lost race is tried again; so many in a row mean that something else is wrong

CLAIM_GONE = (4410, "server-claim-gone")

Planner = Callable[[Table], Decision | Again | None]
_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def raw(part: Any) -> msgspec.Raw:
    """A part of a message, written once for all who get it."""
    return msgspec.Raw(_encoder.encode(part))


@dataclass(slots=True)
class Done:
    """What became of a command."""

    seq: int
    again: bool
    receipt: dict[str, Any] | None = None


class LiveTable:
    """See the module."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.tables = tables
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.used = time.monotonic()
        self._doubt = False  # the store may have more than this table
        self._facts: dict[str, Any] = {}
        self._hidden: set[int] = set(table.hidden)
        # What watchers were last sent: the part of the view that all share, and each knowledge's own.
        self._shared: dict[str, Any] = {}
        self._own: dict[Knower, dict[str, Any]] = {}
        self._indexed: Index | None = None
        self._thinking: set[int] = set()
        self._thoughts: dict[
            int, tuple[int, asyncio.Future[str]]
        ] = {}  # seat -> entry thought about, thought
        self._timer: asyncio.TimerHandle | None = None
        self.wake(own=False)

    # ---- commands ----------------------------------------------------------------------------------------

    async def do(self, planner: Planner) -> Done | None:
        """Carry out what ``planner`` plans on the table as it is; None when it plans nothing."""
        async with self.lock:
            self.used = time.monotonic()
            for _ in range(RACES):
                if self._doubt:
                    await self._hear()
                try:
                    made = planner(self.table)
                except BackroomError:
                    # Perhaps another process knows more than this one has heard of yet.
                    if not self.tables.store.shared or not await self._hear():
                        raise
                    continue
                if made is None:
                    return None
                if isinstance(made, Again):
                    return Done(made.seq, True, made.receipt)
                check_room(self.table, made.entry, self.tables.settings.log_entries)
                if await self._write(made):
                    return Done(made.seq, False, made.receipt)
            raise StoreAway("too many lost races")

    async def _write(self, made: Decision) -> bool:
        """Make an entry durable, then accept it and tell of it; False when another process was first."""
        table, tables = self.table, self.tables
        index = self._index(made)
        began = time.perf_counter()
        try:
            await tables.timeouts.wait(tables.store.append(table.id, made.seq, made.raw, index))
        except Conflict:
            tables.metrics.conflicts.inc()
            if not await self._hear():
                await self._reread()
            return False
        except BaseException as error:
            # Perhaps it is written, perhaps not, perhaps later: nobody is told before the store has been asked.
            self._in_doubt()
            if isinstance(error, StoreAway):
                tables.log.warning("store-away", table=table.id, why=str(error)[:200])
            raise
        tables.metrics.append.observe(time.perf_counter() - began)
        tables.kinds[type(made.entry)].inc()
        table.accept(made.entry, made.raw, made.state)
        self._indexed = index or self._indexed
        self._tell(made.entry)
        self.wake(own=True)
        return True

    def _index(self, made: Decision) -> Index | None:
        """The table's line in the store's index after this entry, when it changes. Plain moves leave it as it is."""
        table, old, entry, state = self.table, self._indexed, made.entry, made.state
        moved = isinstance(entry, events.Move) and state is not None
        if moved and old is not None and old.due is None and not table.clocks.ticking:
            assert state is not None
            if not state.over and all(table.seats[seat].kind != "bot" for seat in state.pending()):
                return None
        after = table.after(entry, made.raw, state)
        due = after.due()
        members = after.members()
        gone: tuple[str, ...] = ()
        if old is not None and moved and after.status == old.status:
            if due == old.due:
                return None
            summary = old.summary
        else:
            summary = msgspec.json.encode(projection.summary(after))
            gone = tuple(who for who in table.members() if who not in members)
        fresh = Index(after.status, after.made.public, after.made.at, due, summary, members, gone)
        return None if fresh == old else fresh

    async def _hear(self) -> bool:
        """Take over what the store has and this table has not; whether that was anything."""
        raws = await self.tables.read(self.table.id, self.table.seq)
        self._doubt = False
        self._take(raws)
        return bool(raws)

    async def _reread(self) -> None:
        """The store has less than it acknowledged (an older copy was put back): what it has counts.

        Whoever watches has heard of more and must begin anew.
        """
        self.table = Table.fold(self.table.id, await self.tables.read(self.table.id))
        self._hidden, self._indexed = set(self.table.hidden), None
        for watcher in self.watchers:
            watcher.close(4503, "server-store-away")
        self.watchers = []
        self._forget()

    def _in_doubt(self) -> None:
        """An append failed, or took too long: it may be written all the same, now or in a while."""
        self._indexed = None
        if not self._doubt:
            self._doubt = True
            self.tables.spawn(self._settle())

    async def _settle(self) -> None:
        for seconds in SETTLE:
            await asyncio.sleep(seconds)
            with contextlib.suppress(StoreAway):
                await self.catch_up()

    async def catch_up(self) -> None:
        """Others may have written: take it over."""
        async with self.lock:
            await self._hear()

    def _take(self, raws: list[bytes]) -> None:
        for raw in raws:
            try:
                entry = events.decode(raw)
                self.table.accept(entry, raw)
            except Exception as error:
                raise self.tables.give_up(self.table.id, error) from error
            self.tables.metrics.heard.inc()
            self._tell(entry)
        if raws:
            self._indexed = None
            self.wake(own=False)

    # ---- news --------------------------------------------------------------------------------------------

    def _tell(self, entry: events.AnyEntry) -> None:
        """One message for each watcher about the entry just taken, made once for each knowledge."""
        table = self.table
        hidden = set(table.hidden)
        shown = self._hidden - hidden
        if isinstance(entry, events.Move) and entry.sealed and table.seq not in hidden:
            shown.add(table.seq)
        self._hidden = hidden
        parted = self._let_go()
        if not self.watchers:
            self._forget()
            return
        moved = isinstance(entry, events.Move) and bool(self._facts)
        facts = projection.moving_facts(table, now_ms(), self._facts if moved else None)
        changed = {name: value for name, value in facts.items() if self._facts.get(name, self) != value}
        self._facts = facts
        knowers: list[Knower] = list(dict.fromkeys([watcher.knower for watcher in self.watchers]))
        news = self._news(entry, knowers, changed, sorted(shown))
        for watcher in self.watchers:
            watcher.send(news[watcher.knower])
        self.tables.metrics.sent.inc(len(self.watchers))
        if parted:
            self.presence()

    def _let_go(self) -> bool:
        """End every connection whose claim the table does not know any more, before anything is sent; whether there was
        one.
        """
        table = self.table
        seats, may_watch = table.seats, table.may_watch
        for w in self.watchers:  # ``Table.knows`` written out: every move asks it of every watcher
            if w.closed or not (may_watch(w.who) if w.knower is None else w.who in seats[w.knower].owners):
                break
        else:
            return False
        kept = [w for w in self.watchers if not w.closed and table.knows(w.who, w.knower)]
        for watcher in self.watchers:
            if watcher not in kept:
                watcher.revoke(*CLAIM_GONE)
        self.watchers = kept
        return True

    def _forget(self) -> None:
        """Nobody watches: what they were last sent need not be kept."""
        self._facts, self._shared, self._own = {}, {}, {}

    def _news(
        self, entry: events.AnyEntry, knowers: list[Knower], changed: dict[str, Any], shown: list[int]
    ) -> dict[Knower, bytes]:
        """The message for each knowledge; what is the same for all is made and written once."""
        table, seq = self.table, self.table.seq
        shared, own = projection.parts(table, knowers)
        common = [raw(item) for item in projection.changes(self._shared, shared)] if self._shared else []
        facts = raw(changed)
        lines = projection.news_lines(table, seq, entry, knowers)
        news: dict[Knower, bytes] = {}
        # by line: for all who read it alike and whose own part of the view stayed as it was
        alike: dict[int, bytes] = {}
        for knower in knowers:
            mine = own.get(knower)
            before = self._own.get(knower)
            same = before == mine
            line = lines[knower]
            plain = not shown and (same or mine is None)
            if plain and id(line) in alike:
                news[knower] = alike[id(line)]
                continue
            changes = projection.changes(before, mine) if mine is not None and before is not None else None
            told: dict[str, Any] = {"type": "news", "seq": seq, "lines": [line], "table": facts}
            if shown:
                reveal = [projection.line(table, old, knower) for old in shown]
                told["reveal"] = sorted(reveal, key=lambda line: (line["seat"], line["seq"]))
            if changes is not None:
                if patch := common + changes:
                    told["patch"] = patch
            elif mine is not None:
                told["view"] = {**shared, **mine}
            news[knower] = encode(told)
            if plain:
                alike[id(line)] = news[knower]
        self._shared, self._own = shared, own
        return news

    def state_message(self, watcher: Watcher, since: int) -> bytes:
        """Everything for one who has just come: lines after ``since``, the table, the whole view."""
        table = self.table
        facts = projection.table_facts(table, watcher.who, watcher.knower, now_ms())
        if not self._facts:
            self._facts = projection.moving_facts(table, now_ms())
        shared, own = projection.parts(table, [watcher.knower])
        view = {**shared, **own[watcher.knower]} if own else None
        self._shared = shared
        self._own |= own
        return encode(
            {
                "type": "state",
                "v": 1,
                "seq": table.seq,
                "lines": projection.lines(table, since, watcher.knower),
                "table": facts,
                "view": view,
            }
        )

    async def join(self, watcher: Watcher, since: int, eyes: Callable[[Table], int | None]) -> None:
        """Bring a watcher up to date; from then on it gets the news. Also for a change of eyes.

        ``eyes`` says whose they are, from the table as it is when the answer is sent; it raises when they are not to be
        had.
        """
        if since > self.table.seq:
            await self.catch_up()  # it heard of more from another process than this one has
        # From here on nothing waits: what is allowed is what is sent.
        knower = eyes(self.table)
        if watcher.closed or not self.table.knows(watcher.who, knower):
            raise TableError(403, "server-not-yours")
        watcher.knower = knower
        watcher.send(self.state_message(watcher, min(since, self.table.seq)))
        if watcher not in self.watchers:
            self.watchers.append(watcher)
        self.used = time.monotonic()
        self.presence()

    def part(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.used = time.monotonic()
            if not self.watchers:
                self._forget()
            self.presence()

    def presence(self) -> None:
        here = {watcher.who for watcher in self.watchers}
        seats = [any(who in here for who in seat.owners) for seat in self.table.seats]
        text = encode({"type": "presence", "here": seats})
        for watcher in self.watchers:
            watcher.send(text)

    # ---- what time and bots do ---------------------------------------------------------------------------

    def wake(self, own: bool) -> None:
        """See to bots and clocks after a change; ``own``: this process made it, so its bots are at it at
        once.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for seat, (at, thought) in self._thoughts.items():
            if seat not in self.table.bots_to_move() or at < self.table.turn:
                thought.cancel()  # nobody waits for it any more
        if self.table.status == "over":
            return
        loop = self.tables.loop
        waiting = [seat for seat in self.table.bots_to_move() if seat not in self._thinking]
        if waiting and own:
            for seat in waiting:
                self._thinking.add(seat)
                self.tables.spawn(self._think(seat))
        elif waiting:
            # Another process is at it; should it be gone, somebody must.
            passed = max(0, now_ms() - self.table.updated)
            self._timer = loop.call_later(max(0.05, (BOT_GRACE - passed) / 1000), self.wake, True)
            return
        deadline = self.table.clocks.deadline() if self.table.status == "playing" else None
        if deadline is not None:
            delay = max(0.0, (fair_deadline(deadline, self.table.updated) - now_ms()) / 1000) + 0.01
            self._timer = loop.call_later(min(delay, 86_400.0), self._ring)

    def close(self) -> None:
        """Leaves memory."""
        if self._timer is not None:
            self._timer.cancel()

    def _ring(self) -> None:
        self.tables.spawn(self._alarm())

    async def _alarm(self) -> None:
        idle = self.tables.settings.idle_days * 86_400_000
        deadline = self.table.clocks.deadline() if self.table.status == "playing" else None
        if deadline is not None and now_ms() < fair_deadline(deadline, self.table.updated):
            self.wake(own=False)
            return
        done = await self.do(lambda table: decide_alarm(table, now_ms(), idle))
        if done is None:
            self.wake(own=False)

    async def alarm(self) -> None:
        """The store's index says that this table is due."""
        await self._alarm()
        if self.table.bots_to_move():
            self.wake(own=now_ms() - self.table.updated > BOT_GRACE)

    async def _think(self, seat: int) -> None:
        """Let the seat's bot find a move and make it."""
        done = False
        try:
            table = self.table
            if seat not in table.bots_to_move():
                return
            at = table.seq
            asked = task(table, seat, table.seats[seat].bot, seed())
            people = any(place.kind == "person" for place in table.seats)
            thought = asyncio.ensure_future(self.tables.bot_move(asked, table.host, table.id, people))
            self._thoughts[seat] = at, thought
            try:
                text = await thought
            except asyncio.CancelledError:
                done = True
                if (now := asyncio.current_task()) is not None and now.cancelling():
                    raise
                return
            await self.do(lambda table: decide_bot_move(table, seat, text, at, now_ms(), self.tables.fresh))
            done = True
        finally:
            self._thinking.discard(seat)
            self._thoughts.pop(seat, None)
            if not self.tables.stopping and seat in self.table.bots_to_move():
                # The position moved on meanwhile: think again. After a failure: not at once.
                asyncio.get_running_loop().call_later(0.0 if done else 2.0, self.wake, True)
