"""The HTTP routes of docs/protocol.md. Each is a few lines around a room; what can go wrong is raised,
app.py answers.
"""

from __future__ import annotations

import asyncio
import functools
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from backroom import bots, games
from backroom.games.guildes import counting
from backroom.games.guildes.printed import KINDS
from backroom.games.guildes.printed import read as read_printed
from backroom.server import asked
from backroom.server.answers import bad_request
from backroom.server.asking import address_of, headers_of, public_origin
from backroom.server.hall import Hall
from backroom.server.identity import Identity
from backroom.server.limits import Buckets
from backroom.server.room import Room, now_ms
from backroom.server.thinkers import seed
from backroom.store import Row
from backroom.table import chance, lines, thinking
from backroom.table.export import export
from backroom.table.lines import ALL, Knower
from backroom.table.plan import known_bot, plan_claim, plan_link, plan_sit
from backroom.table.table import TableError
from backroom.table.verify import verify

LOBBY = 100
MINE = 50
OWN_DATA_TIMES = 4
VERIFY_TIMES = 64  # an export may be so many times a body's size
MOST_SEQ = 1 << 31

T = TypeVar("T")


class Answer(Response):
    """JSON by msgspec."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


@functools.cache
def game_facts() -> asked.Games:
    told = []
    for name in games.names():
        game = games.load(name)
        options = [asked.OptionFacts(o.name, o.default, list(o.choices) or None) for o in game.options]
        about = (game.hidden, game.simultaneous, game.chance, game.rules_version, game.read_data is not None)
        seats = range(game.seats[0], game.seats[1] + 1)
        learned = [n for n in seats if len(bots.names(game, n)) > len(bots.names())]
        told.append(asked.GameFacts(name, list(game.seats), list(game.colours), options, *about, learned))
    return asked.Games(told, list(bots.names()))


class Routes:
    """The handlers. ``identity`` is always there: app.py makes one for who has none."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        minute = hall.settings.tables_minute
        self.new_tables = Buckets(minute / 60, minute)

    # ---- helpers -----------------------------------------------------------------------------------------

    async def body(self, request: Request, kind: type[T], times: int = 1) -> T:
        raw = await self.raw_body(request, times)
        try:
            return msgspec.json.decode(raw, type=kind)
        except msgspec.ValidationError as error:
            raise bad_request(str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise bad_request("json") from None

    async def raw_body(self, request: Request, times: int = 1) -> bytes:
        most = self.hall.settings.body_bytes * times
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

    async def room(self, request: Request) -> Room:
        """The table of the path, if this identity may see it."""
        who = self.identity(request).who
        room = await self.hall.room(request.path_params["table"])
        if not room.table.may_watch(who):
            await room.catch_up()
            if not room.table.may_watch(who):
                raise TableError(404, "server-no-table")
        return room

    @staticmethod
    def number(request: Request, name: str, default: int | None = None) -> int:
        text = request.query_params.get(name)
        if text is None and default is not None:
            return default
        if text is None or not text.isascii() or not text.isdigit() or len(text) > 10 or int(text) > MOST_SEQ:
            raise bad_request(name)
        return int(text)

    def knower(self, request: Request, room: Room) -> Knower:
        """Whose eyes a reader asks for: absent = the own (only) seat, else a spectator's."""
        who = self.identity(request).who
        text = request.query_params.get("seat")
        if text is None:
            mine = room.table.seats_of(who)
            return mine[0] if len(mine) == 1 else None
        if text == "null":
            return None
        if text == ALL:
            if room.table.status != "over":
                raise TableError(403, "server-not-yours")
            return ALL
        seat = self.number(request, "seat")
        if not room.table.knows(who, seat):
            raise TableError(403, "server-not-yours")
        return seat

    def link(self, request: Request, table: str, kind: str, token: str) -> str:
        origin = public_origin(self.hall.settings, request.scope, headers_of(request.scope))
        return f"{origin}/t/{table}#{kind}={token}"

    # ---- people and lists --------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        identity = self.identity(request)
        return Answer(asked.MeFacts(identity.name or None, identity.lang or None))

    async def set_me(self, request: Request) -> Response:
        body = await self.body(request, asked.Me)
        old = self.identity(request)
        name = "".join(c for c in body.name or "" if c.isprintable()).strip() or old.name
        fresh = Identity(old.who, name, body.lang or old.lang)
        request.scope["identity"] = fresh
        request.scope["new_identity"] = True
        return Answer(asked.MeFacts(fresh.name or None, fresh.lang or None))

    async def games(self, request: Request) -> Response:
        return Answer(game_facts())

    def summary(self, row: Row, your_turn: bool) -> asked.Summary:
        facts = msgspec.json.decode(row.summary)
        return msgspec.convert({**facts, "status": row.status, "your_turn": your_turn}, asked.Summary)

    async def lobby(self, request: Request) -> Response:
        rows = await self.hall.store.lobby(LOBBY)
        return Answer(asked.Tables([self.summary(row, False) for row in rows]))

    async def mine(self, request: Request) -> Response:
        who = self.identity(request).who
        told = []
        for row in await self.hall.store.of_member(who, MINE):
            turn = False
            if row.status == "playing":
                room = await self.hall.room(row.table)
                async with room.lock:
                    turn = bool(set(room.table.pending()) & set(room.table.seats_of(who)))
            told.append(self.summary(row, turn))
        return Answer(asked.Tables(told))

    # ---- tables ------------------------------------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        new = await self.body(request, asked.NewTable, OWN_DATA_TIMES)
        identity = self.identity(request)
        wait = self.new_tables.take(identity.who) or self.new_tables.take(address_of(request.scope))
        if wait:
            raise TableError(429, "server-too-many", seconds=wait)
        most = self.hall.settings.tables_guest
        mine = await self.hall.store.of_member(identity.who, most * 10)
        if sum(row.status != "over" for row in mine) >= most:
            raise TableError(429, "server-too-many-tables", most=most)
        room, tokens = await self.hall.make(new, identity)
        table = room.table
        links = [
            None if seat.kind == "bot" else self.link(request, table.id, "seat", token)
            for seat, token in zip(table.seats, tokens)
        ]
        made = asked.MadeTable(table.id, links, self.link(request, table.id, "watch", tokens[-1]))
        return Answer(made, 201)

    async def data(self, request: Request) -> Response:
        """Printed facts of one's own copy: read and checked, as ``POST /tables`` takes them."""
        body = await self.body(request, asked.OwnData, OWN_DATA_TIMES)
        game = games.load(body.game)
        if game.read_data is None:
            raise TableError(400, "server-no-data", game=game.name)
        game.read_data(body.text.encode("utf-8", "replace"), "data")
        return Answer(asked.OwnDataFacts(msgspec.toml.decode(body.text)))

    async def count(self, request: Request) -> Response:
        """The votes of a game on a real table, counted by the rules; with the facts of one's own copy if given."""
        body = await self.body(request, asked.Tableaux, OWN_DATA_TIMES)
        if not all(set(tableau) <= set(KINDS) for tableau in body.tableaux):
            raise bad_request("tableaux")
        own = None if body.data is None else read_printed(body.data.encode("utf-8", "replace"), "data")
        return Answer(counting.score(len(body.tableaux), body.tableaux, body.count, body.ties, own))

    async def table(self, request: Request) -> Response:
        room = await self.room(request)
        who = self.identity(request).who
        async with room.lock:
            mine = room.table.seats_of(who)
            return Answer(lines.table_facts(room.table, who, mine[0] if len(mine) == 1 else None, now_ms()))

    async def claim(self, request: Request) -> Response:
        body = await self.body(request, asked.Claim)
        identity = self.identity(request)
        room = await self.hall.room(request.path_params["table"])
        seat: int | None = None

        def planner(table: Any) -> Any:
            nonlocal seat
            name = body.name or identity.name or None
            seat, made = plan_claim(
                table, identity.who, body.token, name, body.bits, now_ms(), self.hall.fresh
            )
            return made

        await room.do(planner)
        return Answer(asked.Claimed(room.table.id, seat))

    async def sit(self, request: Request) -> Response:
        body = await self.body(request, asked.Sit)
        identity = self.identity(request)
        room = await self.room(request)
        name = body.name or identity.name or None
        await room.do(
            lambda table: plan_sit(table, identity.who, body.seat, name, body.bits, now_ms(), self.hall.fresh)
        )
        return Answer(asked.Seated(body.seat))

    async def new_link(self, request: Request) -> Response:
        body = await self.body(request, asked.NewLink)
        who = self.identity(request).who
        room = await self.room(request)
        token = self.hall.signer.token("new link", room.table.id, self.hall.fresh())
        kept = chance.link_hash(token)
        await room.do(lambda table: plan_link(table, who, body.seat, kept, body.others, now_ms()))
        kind = "watch" if body.seat is None else "seat"
        return Answer(asked.LinkFacts(self.link(request, room.table.id, kind, token)))

    async def do(self, request: Request) -> Response:
        wish: Any = await self.body(request, asked.AnyWish)  # type: ignore[arg-type]
        room = await self.room(request)
        done = await self.hall.do(room, wish, self.identity(request).who)
        return Answer(asked.DoneFacts(done.seq, done.again, done.receipt))

    async def rematch(self, request: Request) -> Response:
        await self.body(request, asked.Again)
        room = await self.room(request)
        return Answer(asked.NextTable(await self.hall.rematch(room, self.identity(request).who)))

    # ---- reading -----------------------------------------------------------------------------------------

    async def log(self, request: Request) -> Response:
        room = await self.room(request)
        knower = self.knower(request, room)
        async with room.lock:
            after = min(self.number(request, "after", 0), room.table.seq)
            return Answer(asked.LogFacts(lines.lines(room.table, after, knower), room.table.seq))

    async def view(self, request: Request) -> Response:
        room = await self.room(request)
        knower = self.knower(request, room)
        async with room.lock:
            seq = self.number(request, "seq", room.table.seq)
            if not 1 <= seq <= room.table.seq:
                raise bad_request("seq")
            past = room.table if seq == room.table.seq else room.table.past(seq)
            facts = lines.moving_facts(past, now_ms())
            return Answer(asked.ViewFacts(seq, lines.view(past, knower), facts))

    async def export(self, request: Request) -> Response:
        room = await self.room(request)
        knower = self.knower(request, room)
        async with room.lock:
            file = export(room.table, knower)
        name = f"backroom-{room.table.made.game}-{room.table.id[:8]}.json"
        return Answer(file, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    async def hint(self, request: Request) -> Response:
        room = await self.room(request)
        knower = self.knower(request, room)
        bot = known_bot(request.query_params.get("bot"))
        async with room.lock:
            table = room.table
            if not table.made.hints or not isinstance(knower, int) or knower not in table.pending():
                raise TableError(409, "server-not-now", status="hint")
            question = thinking.task(table, knower, bot, seed())
        return Answer(asked.Hint(await self.hall.bot_move(question)))

    async def review(self, request: Request) -> Response:
        """Begun by the first who asks once the game is over; everybody may know everything then."""
        room = await self.room(request)
        if room.table.status != "over":
            raise TableError(409, "server-not-now", status="review")
        found = self.hall.reviews.find(room.table.id)
        if found is None:
            async with room.lock:
                record = msgspec.json.encode(export(room.table, ALL))
            found = self.hall.reviews.begin(room.table.id)
            self.hall.spawn(self.hall.reviews.make(found, record))
        return Answer(asked.ReviewFacts(**found.facts()))

    async def verify(self, request: Request) -> Response:
        report = await asyncio.to_thread(verify, await self.raw_body(request, VERIFY_TIMES))
        problems = [asked.Problem(key, facts) for key, facts in report.problems]
        told = asked.Verified(
            report.ok, report.draws, report.receipts, problems, report.proves, report.proves_not
        )
        return Answer(told)
