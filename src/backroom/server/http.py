"""The HTTP routes of docs/protocol.md. Each is a few lines around a live table; what can go wrong is raised,
app.py answers.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from backroom import bots, games
from backroom.bots import ratings
from backroom.engine import puzzles, tutorial
from backroom.engine.game import MEMBERS, Game
from backroom.games import minutes
from backroom.server import pages, requests
from backroom.server.caller import address_of, headers_of, public_origin
from backroom.server.errors import bad_request
from backroom.server.handlers import Answer, Handlers, while_waited_for
from backroom.server.identity import Identity
from backroom.server.limits import Buckets
from backroom.server.slowly import Parts
from backroom.server.steady import now_ms
from backroom.server.tables import Tables
from backroom.server.workers import Check, Look, ReadData
from backroom.store import Row
from backroom.table import chance, events, pictures, projection, sharing, stories
from backroom.table.decide import Decision, decide_claim, decide_link, decide_sit
from backroom.table.export import in_parts as export_in_parts
from backroom.table.kept import Unplayable, export_kept, kept_why
from backroom.table.projection import Knower
from backroom.table.table import Table, TableError
from backroom.table.verify import Report

LOBBY = 100
MINE = 50
OWN_DATA_TIMES = 4
VERIFY_TIMES = 64  # an export may be so many times a body's size
MOST_VIEWS = 100


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
            puzzles=len(puzzles.puzzles_of(game)) if puzzles.exists(game) else 0,
            styles=list(bots.styles(game)),
            ratings={str(n): found for n in seats if (found := _rated(game, n))},
            minutes={str(n): requests.MinutesFacts(*took) for n in seats if (took := minutes.known(game, n))},
        )
        told.append(facts)
    left_out = [_left_out(out) for out in games.left_out()]
    styled = [bot for bot in bots.names() if bot in bots.LEVELS]
    return requests.Games(told, list(bots.names()), styled, left_out, minutes.seconds())


def _rated(game: Game, players: int) -> dict[str, requests.RatingFacts]:
    known = ratings.known(game, players).items()
    return {level: requests.RatingFacts(one.rating, one.low, one.high, one.games) for level, one in known}


def _left_out(out: games.LeftOut) -> requests.LeftOut:
    facts = {name: fact if isinstance(fact, int) else str(fact)[:300] for name, fact in out.why.facts.items()}
    return requests.LeftOut(out.source.name, out.source.home, out.why.key, facts)


def _attached(game: str, table: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="backroom-{game}-{table[:8]}.json"'}


class Routes(Handlers):
    """The handlers."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        minute = tables.settings.tables_minute
        self.new_tables = Buckets(minute / 60, minute)

    # ---- people and lists --------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        identity = self.identity(request)
        return Answer(requests.MeFacts(identity.name or None, identity.lang or None, identity.face))

    async def set_me(self, request: Request) -> Response:
        body = await self.body(request, requests.Me)
        old = self.identity(request)
        name = "".join(c for c in body.name or "" if c.isprintable()).strip() or old.name
        face = old.face if body.face is None else body.face
        fresh = Identity(old.who, name, body.lang or old.lang, face)
        request.scope["identity"] = fresh
        request.scope["new_identity"] = True
        return Answer(requests.MeFacts(fresh.name or None, fresh.lang or None, fresh.face))

    async def games(self, request: Request) -> Response:
        return Answer(game_facts())

    def summary(
        self, row: Row, who: str = "", pending: Sequence[int] = (), why: TableError | None = None
    ) -> requests.Summary:
        facts = msgspec.json.decode(row.summary)
        yours = [seat for seat, owners in enumerate(facts.pop("owners", [])) if who and who in owners]
        if why is None:
            why = kept_why(facts["game"], facts.get("rules"))
        kept = None if why is None else {"key": why.key, "facts": why.facts}
        told = {**facts, "status": row.status, "kept": kept, "yours": yours, "pending": pending}
        told["your_turn"] = bool(set(pending) & set(yours))
        return msgspec.convert(told, requests.Summary)

    async def lobby(self, request: Request) -> Response:
        rows = await self.tables.store.lobby(LOBBY)
        return Answer(requests.TableList([self.summary(row) for row in rows]))

    async def mine(self, request: Request) -> Response:
        who = self.identity(request).who
        told = []
        for row in await self.tables.store.of_member(who, MINE):
            pending: Sequence[int] = ()
            why = None
            if row.status == "playing":
                try:
                    pending = (await self.tables.live(row.table)).table.pending()
                except Unplayable as error:
                    why = error.told(who)
            told.append(self.summary(row, who, pending, why))
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
            own = game.own_data(await self._read(request, ReadData(game.name, text)))
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
            face = identity.face if body.face is None else body.face
            seat, made = decide_claim(table, identity.who, body.token, name, now_ms(), face)
            return made

        await live.do(planner)
        return Answer(requests.Claimed(live.table.id, seat))

    async def sit(self, request: Request) -> Response:
        body = await self.body(request, requests.Sit)
        identity = self.identity(request)
        live = await self.live(request)
        name = body.name or identity.name or None
        face = identity.face if body.face is None else body.face
        await live.do(lambda table: decide_sit(table, identity.who, body.seat, name, now_ms(), face))
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

    async def picture(self, request: Request) -> Response:
        """A picture of a moment, as the sharer's screen drew it, for the previews of the link."""
        live = await self.live(request)
        who = self.identity(request).who
        sharing.may_share(live.table, who)  # before anything of it is read
        times = -(-2 * pictures.BYTES // self.tables.settings.body_bytes)  # as text it is longer
        body = await self.body(request, requests.Picture, times)
        jpeg = pictures.read(body.jpeg)
        await live.do(lambda table: pictures.decide_picture(table, who, body.names, body.at, jpeg, now_ms()))
        return Answer({})

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

    async def log(self, request: Request) -> Response:
        def lines(table: Table, knower: Knower) -> Parts[requests.LogFacts]:
            after = min(self.number(request, "after", 0), table.seq)
            yield from stories.prepare(table, knower, after)
            return requests.LogFacts(projection.lines(table, after, knower), table.seq)

        return await self.read(request, lines)

    async def view(self, request: Request) -> Response:
        if "seq" not in request.query_params:  # as it is now: nothing to be read
            table = await self.readable(request)
            knower = self.knower(request, table)
            facts = projection.moving_facts(table, now_ms())
            return Answer(requests.ViewFacts(table.seq, projection.view(table, knower), facts))

        def position(table: Table, knower: Knower) -> Parts[requests.ViewFacts]:
            seq = self.number(request, "seq")
            yield
            if not 1 <= seq <= table.seq:
                raise bad_request("seq")
            past = table if seq == table.seq else (yield from table.past(seq))
            facts = projection.moving_facts(past, now_ms())
            return requests.ViewFacts(seq, projection.view(past, knower), facts)

        return await self.read(request, position)

    async def views(self, request: Request) -> Response:
        """Many positions in a row, for a replay that goes smoothly."""

        def positions(table: Table, knower: Knower) -> Parts[requests.ViewsFacts]:
            first, to = self.number(request, "seq"), self.number(request, "to")
            if not 1 <= first <= table.seq:
                raise bad_request("seq")
            past = yield from table.past(first)
            before = view = projection.view(past, knower)
            patches = []
            for raw in table.raw[first : min(to, first + MOST_VIEWS)]:
                yield
                past.accept(events.decode(raw), raw)
                after = projection.view(past, knower)
                patches.append(projection.changes(before or {}, after or {}))
                before = after
            return requests.ViewsFacts(first, view, patches)

        return await self.read(request, positions)

    async def export(self, request: Request) -> Response:
        name = request.path_params["table"]
        try:
            game = (await self.tables.live(name)).table.made.game
        except Unplayable as error:
            if not error.kept.may_watch(self.identity(request).who):
                raise
            file = export_kept(error.kept, self.knower(request, error.kept))
            return Answer(file, headers=_attached(error.kept.made.game, name))
        return await self.read(request, export_in_parts, headers=_attached(game, name))

    async def review(self, request: Request) -> Response:
        """Begun by the first who asks once the game is over; everybody may know everything then. Of a table that was closed
        unplayed there is none.
        """
        table, _ = await self.found(request)
        if not sharing.finished(table):
            raise TableError(409, "server-not-now", status="review")
        found = self.tables.reviews.find(table.id)
        if found is None:
            # Also for readers who may not know people's names.
            question = Look(table.id, sharing.entries_for_strangers(table, False))
            found = self.tables.reviews.begin(table.id)
            who, home = self.identity(request).who, address_of(request.scope)
            self.tables.spawn(self.tables.reviews.make(found, question, who, home))
        return Answer(requests.ReviewFacts(**found.facts()))

    async def verify(self, request: Request) -> Response:
        told = await self._read(request, Check(await self.raw_body(request, VERIFY_TIMES)))
        report: Report = msgspec.convert(told, Report)
        problems = [requests.Problem(key, facts) for key, facts in report.problems]
        answer = requests.Verified(
            report.ok, report.draws, report.receipts, problems, report.proves, report.proves_not, report.facts
        )
        return Answer(answer)
