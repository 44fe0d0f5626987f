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
from typing import Any

import msgspec

from backroom.engine.errors import BackroomError
from backroom.server.bot_workers import seed
from backroom.server.news import News, encode
from backroom.server.resources import Resources
from backroom.server.steady import fair_deadline, now_ms
from backroom.server.watching import Watcher
from backroom.store import Conflict, Index, StoreAway
from backroom.table import events, projection
from backroom.table.capacity import check_room
from backroom.table.decide import Again, Decision, decide_alarm, decide_bot_move
from backroom.table.projection import Knower
from backroom.table.table import BOT_GRACE, GameBroken, Table, TableError
from backroom.table.thinking import task

SETTLE = (1, 2, 4, 8, 16, 32)  # seconds between looks at what became of an entry in doubt
RACES = 50  # a lost race is tried again; so many in a row mean that something else is wrong
CLAIM_GONE = (4410, "server-claim-gone")

GiveUp = Callable[[str, Exception], TableError]  # who has the table says that it cannot be played on here
Planner = Callable[[Table], Decision | Again | None]


@dataclass(slots=True)
class Done:
    """What became of a command."""

    seq: int
    again: bool
    receipt: dict[str, Any] | None = None


class LiveTable:
    """See the module."""

    def __init__(self, resources: Resources, give_up: GiveUp, table: Table) -> None:
        self.resources, self.give_up = resources, give_up
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.used = time.monotonic()
        self._doubt = False  # the store may have more than this table
        self._hidden: set[int] = set(table.hidden)
        self._news = News()
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
                    if not self.resources.store.shared or not await self._hear():
                        raise
                    continue
                if made is None:
                    return None
                if isinstance(made, Again):
                    return Done(made.seq, True, made.receipt)
                check_room(self.table, made.entry, self.resources.settings.log_entries)
                if await self._write(made):
                    return Done(made.seq, False, made.receipt)
            raise StoreAway("too many lost races")

    async def _write(self, made: Decision) -> bool:
        """Make an entry durable, then accept it and tell of it; False when another process was first."""
        table, uses = self.table, self.resources
        index = self._index(made)
        began = time.perf_counter()
        try:
            await uses.timeouts.wait(uses.store.append(table.id, made.seq, made.raw, index))
        except Conflict:
            uses.metrics.conflicts.inc()
            if not await self._hear():
                await self._reread()
            return False
        except BaseException as error:
            # Perhaps it is written, perhaps not, perhaps later: nobody is told before the store has been asked.
            self._in_doubt()
            if isinstance(error, StoreAway):
                uses.log.warning("store-away", table=table.id, why=str(error)[:200])
            raise
        uses.metrics.append.observe(time.perf_counter() - began)
        uses.kinds[type(made.entry)].inc()
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
            if not state.over:
                for seat in state.pending():
                    if table.seats[seat].kind == "bot":
                        break
                else:
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
        raws = await self.resources.read(self.table.id, self.table.seq)
        self._doubt = False
        self._take(raws)
        return bool(raws)

    async def _reread(self) -> None:
        """The store has less than it acknowledged (an older copy was put back): what it has counts.

        Whoever watches has heard of more and must begin anew.
        """
        self.table = Table.fold(self.table.id, await self.resources.read(self.table.id))
        self._hidden, self._indexed = set(self.table.hidden), None
        for watcher in self.watchers:
            watcher.close(4503, "server-store-away")
        self.watchers = []
        self._news.forget()

    def _in_doubt(self) -> None:
        """An append failed, or took too long: it may be written all the same, now or in a while."""
        self._indexed = None
        if not self._doubt:
            self._doubt = True
            self.resources.spawn(self._settle())

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
                raise self.give_up(self.table.id, error) from error
            self.resources.metrics.heard.inc()
            self._tell(entry)
        if raws:
            self._indexed = None
            self.wake(own=False)

    # ---- news --------------------------------------------------------------------------------------------

    def _broken(self, error: Exception) -> GameBroken:
        """The game's own code failed: what its people are told, and the log in full."""
        name = self.table.game.name
        self.resources.log.crash("game-broken", error, table=self.table.id, game=name)
        return GameBroken(name)

    def _tell(self, entry: events.AnyEntry) -> None:
        """One message for each watcher about the entry just taken, made once for each knowledge."""
        table = self.table
        shown: set[int] = set()
        if table.hidden or self._hidden:
            hidden = set(table.hidden)
            shown = self._hidden - hidden
            self._hidden = hidden
        if isinstance(entry, events.Move) and entry.sealed and table.seq not in table.hidden:
            shown.add(table.seq)
        moved_over = self._follow(entry) if isinstance(entry, events.Reseated) else []
        parted = self._let_go()
        if not self.watchers:
            self._news.forget()
            return
        knowers: list[Knower] = list(dict.fromkeys([watcher.knower for watcher in self.watchers]))
        try:
            news = self._news.of(table, entry, knowers, sorted(shown) if shown else [])
        except Exception as error:  # nobody could play on: the table is kept
            raise self.give_up(table.id, self._broken(error)) from error
        for watcher in self.watchers:
            watcher.send(*news[watcher.knower])
        self.resources.metrics.sent.inc(len(self.watchers))
        for watcher in moved_over:  # which seats are theirs is told to each alone
            watcher.send(self.state_message(watcher, table.seq))
        if parted or moved_over:
            self.presence()

    def _follow(self, entry: events.Reseated) -> list[Watcher]:
        """Whoever looked through the eyes of a seat goes along with its person; all of that person's connections."""
        theirs = [w for w in self.watchers if w.who in self.table.seats[entry.to].owners and not w.closed]
        for watcher in theirs:
            if watcher.knower == entry.seat:
                watcher.knower = entry.to
        return theirs

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

    def state_message(self, watcher: Watcher, since: int) -> bytes:
        return self._news.state(self.table, watcher.who, watcher.knower, since)

    def join(self, watcher: Watcher, since: int, eyes: Callable[[Table], int | None]) -> None:
        """Bring a watcher up to date; from then on it gets the news. Also for a change of eyes.

        ``eyes`` says whose they are, from the table as it is when the answer is sent; it raises when they are not to be
        had.
        """
        # Nothing waits: what is allowed is what is sent.
        knower = eyes(self.table)
        if watcher.closed or not self.table.knows(watcher.who, knower):
            raise TableError(403, "server-not-yours")
        watcher.knower = knower
        try:
            message = self.state_message(watcher, min(since, self.table.seq))
        except Exception as error:
            raise self._broken(error) from error
        watcher.send(message)
        if watcher not in self.watchers:
            self.watchers.append(watcher)
        self.used = time.monotonic()
        self.presence()

    def part(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.used = time.monotonic()
            if not self.watchers:
                self._news.forget()
            self.presence()

    def presence(self) -> None:
        here = {watcher.who for watcher in self.watchers}
        seats = [any(who in here for who in seat.owners) for seat in self.table.seats]
        text = encode({"type": "presence", "here": seats})
        for watcher in self.watchers:
            watcher.send(text)

    # ---- what time and bots do ---------------------------------------------------------------------------

    def wake(self, own: bool) -> None:
        """See to bots and clocks after a change; ``own``: this process made it, so its bots are at it at once."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for seat, (at, thought) in self._thoughts.items():
            if seat not in self.table.bots_to_move() or at < self.table.turn:
                thought.cancel()  # nobody waits for it any more
        if self.table.status == "over":
            return
        loop = self.resources.loop
        waiting = [seat for seat in self.table.bots_to_move() if seat not in self._thinking]
        if waiting and own:
            for seat in waiting:
                self._thinking.add(seat)
                self.resources.spawn(self._think(seat))
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
        self.resources.spawn(self._alarm())

    async def _alarm(self) -> None:
        idle = self.resources.settings.idle_days * 86_400_000
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
            table, fresh = self.table, self.resources.fresh
            if seat not in table.bots_to_move():
                return
            at = table.seq
            asked = task(table, seat, table.seats[seat].bot, seed())
            people = any(place.kind == "person" for place in table.seats)
            thought = asyncio.ensure_future(self.resources.bot_move(asked, table.host, table.id, people))
            self._thoughts[seat] = at, thought
            try:
                text = await thought
            except asyncio.CancelledError:
                done = True
                if (now := asyncio.current_task()) is not None and now.cancelling():
                    raise
                return
            await self.do(lambda table: decide_bot_move(table, seat, text, at, now_ms(), fresh))
            done = True
        finally:
            self._thinking.discard(seat)
            self._thoughts.pop(seat, None)
            if not self.resources.stopping and seat in self.table.bots_to_move():
                # The position moved on meanwhile: think again. After a failure: not at once.
                asyncio.get_running_loop().call_later(0.0 if done else 2.0, self.wake, True)
