"""The HTTP routes of docs/protocol.md. Each is a few lines around a live table; what can go wrong is raised,
app.py answers.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from backroom import bots, games
from backroom.engine import tutorial
from backroom.engine.game import MEMBERS
from backroom.engine.outside import BODY, read_json
from backroom.server import pages, requests
from backroom.server.bot_workers import seed
from backroom.server.caller import address_of, headers_of, public_origin
from backroom.server.errors import bad_request
from backroom.server.identity import Identity
from backroom.server.limits import Buckets
from backroom.server.live_table import LiveTable
from backroom.server.steady import now_ms
from backroom.server.tables import Tables
from backroom.server.workers import Check, ReadData
from backroom.store import Row
from backroom.table import chance, events, projection, sharing, thinking
from backroom.table.decide import Decision, decide_claim, decide_link, decide_sit, known_bot
from backroom.table.export import export
from backroom.table.kept import Unplayable, export_kept, kept_why
from backroom.table.projection import ALL, Knower
from backroom.table.table import Table, TableError
from backroom.table.verify import Report

LOBBY = 100
MINE = 50
OWN_DATA_TIMES = 4
VERIFY_TIMES = 64  # an export may be so many times a body's size
MOST_SEQ = 1 << 31
MOST_VIEWS = 100
SHARED = 16

T = TypeVar("T")


class Answer(Response):
    """JSON by msgspec."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


@functools.cache
def game_facts() -> requests.Games:
    told = []
    for name in games.names():
        game = games.load(name)
        options = [requests.OptionFacts(o.name, o.default, list(o.choices) or None) for o in game.options]
        about = (game.hidden, game.simultaneous, game.chance, game.rules_version, game.read_data is not None)
        seats = range(game.seats[0], game.seats[1] + 1)
        learned = [n for n in seats if len(bots.names(game, n)) > len(bots.names())]
        package, client = pages.brought(game)
        facts = requests.GameFacts(
            name,
            list(game.seats),
            list(game.colours),
            options,
            *about,
            learned=learned,
            counts=game.has("counting"),
            members={**MEMBERS, **game.members},
            kinds=list(game.kinds),
            package=package,
            client=client,
            learn=tutorial.exists(game),
        )
        told.append(facts)
    return requests.Games(told, list(bots.names()))


_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def _decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    if kind not in _decoders:
        _decoders[kind] = msgspec.json.Decoder(kind)
    return _decoders[kind]


async def while_waited_for(request: Request, work: Coroutine[Any, Any, T], ending: asyncio.Future[None]) -> T:
    """What ``work`` comes to; it is given up when nobody waits for the answer any more, or the server stops."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_hung_up(request))
    try:
        await asyncio.wait((task, gone, ending), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        if gone.done():
            raise ClientDisconnect
        raise TableError(503, "server-stops")
    finally:
        task.cancel()
        gone.cancel()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class Routes:
    """The handlers. ``identity`` is always there: app.py makes one for who has none."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        minute = tables.settings.tables_minute
        self.new_tables = Buckets(minute / 60, minute)
        minute = tables.settings.hint_minute
        self.hints = Buckets(minute / 60, minute / 2)
        self.shared: dict[
            tuple[str, int, bool], Table
        ] = {}  # finished games as strangers read them, the last few

    # ---- helpers -----------------------------------------------------------------------------------------

    async def body(self, request: Request, kind: type[T], times: int = 1) -> T:
        raw = await self.raw_body(request, times)
        try:
            read: T = read_json(raw, _decoder_of(kind), BODY)
            return read
        except msgspec.ValidationError as error:
            raise bad_request(str(error)) from None
        except msgspec.DecodeError:
            raise bad_request("json") from None

    async def raw_body(self, request: Request, times: int = 1) -> bytes:
        most = self.tables.settings.body_bytes * times
        raw = bytearray()
        async for part in request.stream():
            raw += part
            if len(raw) > most:
                raise TableError(413, "server-too-large", bytes=most)
        return bytes(raw)

    @staticmethod
    def identity(request: Request) -> Identity:
        identity: Identity = request.scope["identity"]
        return identity

    async def live(self, request: Request) -> LiveTable:
        """The table of the path, if this identity may see it."""
        who = self.identity(request).who
        try:
            live = await self.tables.live(request.path_params["table"])
        except Unplayable as error:
            raise error.told(who) from None
        if not live.table.may_watch(who):
            await live.catch_up()
            if not live.table.may_watch(who):
                raise TableError(404, "server-no-table")
        return live

    async def readable(self, request: Request) -> Table:
        """The table of the path for one who reads: as it is for its people, a finished game by its share link as
        strangers may have it.
        """
        token = request.query_params.get("share", "")
        try:
            return (await self.live(request)).table
        except TableError as error:
            if not token or error.status != 404:
                raise
        try:
            table = (await self.tables.live(request.path_params["table"])).table
        except Unplayable:
            raise TableError(404, "server-no-table") from None
        names = sharing.opened_by(table, token)
        if names is None:
            raise TableError(404, "server-no-table")
        key = (table.id, table.seq, names)
        if key not in self.shared:
            if len(self.shared) >= SHARED:
                self.shared.pop(next(iter(self.shared)))
            self.shared[key] = sharing.for_strangers(table, names)
        return self.shared[key]

    @staticmethod
    def number(request: Request, name: str, default: int | None = None) -> int:
        text = request.query_params.get(name)
        if text is None and default is not None:
            return default
        if text is None or not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > MOST_SEQ:
            raise bad_request(name)
        return int(text)

    def knower(self, request: Request, table: Table) -> Knower:
        """Whose eyes a reader asks for: absent = the own (only) seat, else a spectator's."""
        who = self.identity(request).who
        text = request.query_params.get("seat")
        if text is None:
            mine = table.seats_of(who)
            return mine[0] if len(mine) == 1 else None
        if text == "null":
            return None
        if text == ALL:
            if table.status != "over":
                raise TableError(403, "server-not-yours")
            return ALL
        seat = self.number(request, "seat")
        open_to_all = sharing.finished(table) and seat < table.players
        if not open_to_all and not table.knows(who, seat):
            raise TableError(403, "server-not-yours")
        return seat

    def link(self, request: Request, table: str, kind: str, token: str) -> str:
        origin = public_origin(self.tables.settings, request.scope, headers_of(request.scope))
        return f"{origin}/t/{table}#{kind}={token}"

    # ---- people and lists --------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        identity = self.identity(request)
        return Answer(requests.MeFacts(identity.name or None, identity.lang or None))

    async def set_me(self, request: Request) -> Response:
        body = await self.body(request, requests.Me)
        old = self.identity(request)
        name = "".join(c for c in body.name or "" if c.isprintable()).strip() or old.name
        fresh = Identity(old.who, name, body.lang or old.lang)
        request.scope["identity"] = fresh
        request.scope["new_identity"] = True
        return Answer(requests.MeFacts(fresh.name or None, fresh.lang or None))

    async def games(self, request: Request) -> Response:
        return Answer(game_facts())

    def summary(self, row: Row, your_turn: bool, why: TableError | None = None) -> requests.Summary:
        facts = msgspec.json.decode(row.summary)
        if why is None:
            why = kept_why(facts["game"], facts.get("rules"))
        kept = None if why is None else {"key": why.key, "facts": why.facts}
        told = {**facts, "status": row.status, "your_turn": your_turn, "kept": kept}
        return msgspec.convert(told, requests.Summary)

    async def lobby(self, request: Request) -> Response:
        rows = await self.tables.store.lobby(LOBBY)
        return Answer(requests.TableList([self.summary(row, False) for row in rows]))

    async def mine(self, request: Request) -> Response:
        who = self.identity(request).who
        told = []
        for row in await self.tables.store.of_member(who, MINE):
            turn, why = False, None
            if row.status == "playing":
                try:
                    live = await self.tables.live(row.table)
                    turn = bool(set(live.table.pending()) & set(live.table.seats_of(who)))
                except Unplayable as error:
                    why = error.told(who)
            told.append(self.summary(row, turn, why))
        return Answer(requests.TableList(told))

    # ---- tables ------------------------------------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        new = await self.body(request, requests.NewTable, OWN_DATA_TIMES)
        identity = self.identity(request)
        wait = self.new_tables.take(identity.who) or self.new_tables.take(address_of(request.scope))
        if wait:
            raise TableError(429, "server-too-many", seconds=wait)
        most = self.tables.settings.tables_guest
        mine = await self.tables.store.of_member(identity.who, most * 10)
        if sum(row.status != "over" for row in mine) >= most:
            raise TableError(429, "server-too-many-tables", most=most)
        if new.data is not None:
            await self._read(request, ReadData(new.game, tables=new.data))
        live, tokens = await self.tables.make(new, identity)
        table = live.table
        links = [
            self.link(request, table.id, "seat", token) if chance.is_link(token, seat.link) else None
            for seat, token in zip(table.seats, tokens)
        ]
        watch = self.link(request, table.id, "watch", tokens[-1])
        made = requests.MadeTable(table.id, links, watch, table.made.commit)
        return Answer(made, 201)

    async def data(self, request: Request) -> Response:
        """Printed facts of one's own copy: read and checked, as ``POST /tables`` takes them."""
        body = await self.body(request, requests.OwnData, OWN_DATA_TIMES)
        games.load(body.game)
        read = await self._read(request, ReadData(body.game, body.text.encode("utf-8", "replace")))
        return Answer(requests.OwnDataFacts(read))

    async def _read(self, request: Request, question: Check | ReadData) -> Any:
        """In a worker, for as long as somebody waits for it."""
        reading = self.tables.read_file(question, address_of(request.scope))
        return await while_waited_for(request, reading, self.tables.ending)

    async def count(self, request: Request) -> Response:
        """The votes of a game on a real table, counted by the rules; with the facts of one's own copy if given."""
        body = await self.body(request, requests.Tableaux, OWN_DATA_TIMES)
        game = games.load(body.game) if body.game is not None else next(games.having("counting"))
        low, high = game.seats
        if not game.has("counting") or not low <= len(body.tableaux) <= high:
            raise bad_request("tableaux")
        if not all(set(tableau) <= set(game.part("printed").KINDS) for tableau in body.tableaux):
            raise bad_request("tableaux")
        own = None
        if body.data is not None:
            text = body.data.encode("utf-8", "replace")
            await self._read(request, ReadData(game.name, text))
            own = game.part("printed").read(text, "data")
        score = game.part("counting").score
        return Answer(score(len(body.tableaux), body.tableaux, body.count, body.ties, own))

    async def table(self, request: Request) -> Response:
        table = await self.readable(request)
        who = self.identity(request).who
        mine = table.seats_of(who)
        facts = projection.table_facts(table, who, mine[0] if len(mine) == 1 else None, now_ms())
        return Answer({**facts, "shared": not table.may_watch(who)})

    async def claim(self, request: Request) -> Response:
        body = await self.body(request, requests.Claim)
        identity = self.identity(request)
        live = await self.tables.live(request.path_params["table"])
        seat: int | None = None

        def planner(table: Any) -> Any:
            nonlocal seat
            name = body.name or identity.name or None
            seat, made = decide_claim(table, identity.who, body.token, name, now_ms())
            return made

        await live.do(planner)
        return Answer(requests.Claimed(live.table.id, seat))

    async def sit(self, request: Request) -> Response:
        body = await self.body(request, requests.Sit)
        identity = self.identity(request)
        live = await self.live(request)
        name = body.name or identity.name or None
        await live.do(lambda table: decide_sit(table, identity.who, body.seat, name, now_ms()))
        return Answer(requests.Seated(body.seat))

    async def new_link(self, request: Request) -> Response:
        body = await self.body(request, requests.NewLink)
        who = self.identity(request).who
        live = await self.live(request)
        token = (
            "" if body.withdraw else self.tables.signer.token("new link", live.table.id, self.tables.fresh())
        )
        kept = chance.link_hash(token) if token else ""
        await live.do(lambda table: decide_link(table, who, body.seat, kept, body.others, now_ms()))
        kind = "watch" if body.seat is None else "seat"
        return Answer(requests.LinkFacts(self.link(request, live.table.id, kind, token) if token else None))

    async def share(self, request: Request) -> Response:
        """A link to the finished game: the one that is there, unless a new one is wished for; public tables need none."""
        body = await self.body(request, requests.Share)
        who = self.identity(request).who
        live = await self.live(request)
        name = live.table.id
        sharing.may_share(live.table, who)
        origin = public_origin(self.tables.settings, request.scope, headers_of(request.scope))
        if live.table.made.public:
            return Answer(requests.LinkFacts(f"{origin}/t/{name}"))

        def token_of(seq: int) -> str:
            return self.tables.signer.token("share", name, str(seq))

        def planner(table: Table) -> Decision | None:
            if body.withdraw:
                return sharing.decide_share(table, who, body.names, None, now_ms()) if table.shares else None
            if not body.renew and sharing.known_token(table, body.names, token_of):
                return None
            return sharing.decide_share(table, who, body.names, token_of, now_ms())

        await live.do(planner)
        token = None if body.withdraw else sharing.known_token(live.table, body.names, token_of)
        return Answer(requests.LinkFacts(f"{origin}/t/{name}?share={token}" if token else None))

    async def do(self, request: Request) -> Response:
        command: Any = await self.body(request, requests.AnyCommand)  # type: ignore[arg-type]
        live = await self.live(request)
        done = await self.tables.do(live, command, self.identity(request).who)
        return Answer(requests.DoneFacts(done.seq, done.again, done.receipt))

    async def rematch(self, request: Request) -> Response:
        await self.body(request, requests.Again)
        live = await self.live(request)
        return Answer(requests.NextTable(await self.tables.rematch(live, self.identity(request).who)))

    # ---- reading -----------------------------------------------------------------------------------------

    # What is answered is made at once from the table as it is then: nothing waits between the claim and the answer.

    async def log(self, request: Request) -> Response:
        table = await self.readable(request)
        knower = self.knower(request, table)
        after = min(self.number(request, "after", 0), table.seq)
        return Answer(requests.LogFacts(projection.lines(table, after, knower), table.seq))

    async def view(self, request: Request) -> Response:
        table = await self.readable(request)
        knower = self.knower(request, table)
        seq = self.number(request, "seq", table.seq)
        if not 1 <= seq <= table.seq:
            raise bad_request("seq")
        past = table if seq == table.seq else table.past(seq)
        facts = projection.moving_facts(past, now_ms())
        return Answer(requests.ViewFacts(seq, projection.view(past, knower), facts))

    async def views(self, request: Request) -> Response:
        """Many positions in a row, for a replay that goes smoothly; other requests get their turn in between."""
        table = await self.readable(request)
        knower = self.knower(request, table)
        first = self.number(request, "seq")
        if not 1 <= first <= table.seq:
            raise bad_request("seq")
        last = min(self.number(request, "to"), first + MOST_VIEWS, table.seq)
        past = table.past(first)
        before = view = projection.view(past, knower)
        patches = []
        for seq in range(first + 1, last + 1):
            await asyncio.sleep(0)
            raw = table.raw[seq - 1]
            past.accept(events.decode(raw), raw)
            after = projection.view(past, knower)
            patches.append(projection.changes(before or {}, after or {}))
            before = after
        return Answer(requests.ViewsFacts(first, view, patches))

    async def export(self, request: Request) -> Response:
        table: Table
        try:
            await self.tables.live(request.path_params["table"])
        except Unplayable as error:
            if not error.kept.may_watch(self.identity(request).who):
                raise
            table = error.kept
            file = export_kept(error.kept, self.knower(request, table))
        else:
            table = await self.readable(request)
            file = export(table, self.knower(request, table))
        name = f"backroom-{table.made.game}-{table.id[:8]}.json"
        return Answer(file, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    async def hint(self, request: Request) -> Response:
        live = await self.live(request)
        knower = self.knower(request, live.table)
        bot = known_bot(request.query_params.get("bot"))
        table = live.table
        if not table.made.hints or not isinstance(knower, int) or knower not in table.pending():
            raise TableError(409, "server-not-now", status="hint")
        who = self.identity(request).who
        wait = self.hints.take(who)
        if wait:
            raise TableError(429, "server-too-many", seconds=wait)
        move = self.tables.bot_move(thinking.task(table, knower, bot, seed()), who, table.id, True)
        text = await while_waited_for(request, move, self.tables.ending)
        self.knower(request, live.table)  # a thought takes time: the seat must still be theirs
        return Answer(requests.Hint(text))

    async def review(self, request: Request) -> Response:
        """Begun by the first who asks once the game is over; everybody may know everything then."""
        table = await self.readable(request)
        if table.status != "over":
            raise TableError(409, "server-not-now", status="review")
        found = self.tables.reviews.find(table.id)
        if found is None:
            # Also for readers who may not know people's names.
            record = msgspec.json.encode(export(sharing.for_strangers(table, False), ALL))
            found = self.tables.reviews.begin(table.id)
            self.tables.spawn(self.tables.reviews.make(found, record, self.identity(request).who))
        return Answer(requests.ReviewFacts(**found.facts()))

    async def verify(self, request: Request) -> Response:
        told = await self._read(request, Check(await self.raw_body(request, VERIFY_TIMES)))
        report: Report = msgspec.convert(told, Report)
        problems = [requests.Problem(key, facts) for key, facts in report.problems]
        answer = requests.Verified(
            report.ok, report.draws, report.receipts, problems, report.proves, report.proves_not, report.facts
        )
        return Answer(answer)
