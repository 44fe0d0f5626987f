"""Friends come to a table: one link for all of them, and its code of two words and a number, to be said aloud and typed.

A code leads where the link leads and no further, and as long: it goes with the link, and with the start. It is short, so
what keeps strangers from guessing one is how seldom they may try: each address a few times a minute, all together not so
often that it would matter how many addresses somebody has.
"""

from __future__ import annotations

import base64
import functools
import re

from starlette.requests import Request
from starlette.responses import Response

from backroom.server import requests
from backroom.server.caller import address_of
from backroom.server.code_words import ADJECTIVES, NOUNS
from backroom.server.handlers import Answer
from backroom.server.http import Routes
from backroom.server.identity import Signer
from backroom.server.limits import Bucket, Buckets
from backroom.server.steady import now_ms
from backroom.table import chance
from backroom.table.decide import Decision, decide_invite, hosting
from backroom.table.table import Table, TableError

NUMBERS = range(10, 100)
BURST = 5  # tries at once, in minutes' worth of an address
TRIES = 5  # for a code that nobody has
ALL = 30  # wrong codes of everybody together, in addresses' worth


def spell(token: str) -> str:
    """Two words and a number out of a token's first bytes."""
    number = int.from_bytes(base64.urlsafe_b64decode(token)[:12])
    number, noun = divmod(number, len(NOUNS))
    number, adjective = divmod(number, len(ADJECTIVES))
    return f"{ADJECTIVES[adjective]}-{NOUNS[noun]}-{NUMBERS[number % len(NUMBERS)]}"


def plain(text: str) -> str:
    """A code as somebody typed it: capitals, blanks and dashes do not matter."""
    return "-".join(re.findall(r"[a-z]+|[0-9]+", text.lower()))


def mark(signer: Signer, code: str) -> str:
    """Under which the store finds its table; no identity looks like that."""
    return "code:" + signer.token("code mark", code)


class Inviting:
    """The handlers of the link for everybody and of its code."""

    def __init__(self, routes: Routes) -> None:
        self.routes, self.tables = routes, routes.tables
        minute = self.tables.settings.codes_minute
        self.tries = Buckets(minute / 60, minute * BURST)
        self.wrong = Bucket(minute * ALL / 60, minute * ALL)

    def token(self, table: str, seq: int) -> str:
        return self.tables.signer.token("invite", table, str(seq))

    def spelt(self, table: str, seq: int) -> str:
        return spell(self.tables.signer.token("code", table, str(seq)))

    def known(self, table: Table) -> str | None:
        """The token of the link that is out."""
        seq, kept = table.invite
        token = self.token(table.id, seq)
        return token if chance.is_link(token, kept) else None

    async def invite(self, request: Request) -> Response:
        """The link by which several friends come, each to the next free seat: the one that is there, unless it is to be
        another or none.
        """
        body = await self.routes.body(request, requests.Invite)
        who = self.routes.identity(request).who
        live = await self.routes.live(request)
        name = live.table.id

        def token_of(seq: int) -> tuple[str, str]:
            return self.token(name, seq), mark(self.tables.signer, self.spelt(name, seq))

        def uncoded(seq: int) -> tuple[str, str]:
            return self.token(name, seq), ""

        fresh: list[int] = []

        def planner(table: Table) -> Decision | None:
            hosting(table, who)
            if body.withdraw:
                return decide_invite(table, who, None, now_ms()) if table.invite[1] else None
            there = self.known(table) and not body.renew
            if not there:
                fresh.append(table.seq + 1)
            return None if there else decide_invite(table, who, token_of, now_ms())

        await live.do(planner)
        # A code that another table waits under already is not given out: that page shows it. The next entry has another one.
        for left in reversed(range(TRIES)):
            if not fresh or await self._code(live.table) is not None:
                break
            another = token_of if left else uncoded
            await live.do(functools.partial(decide_invite, who=who, token_of=another, now=now_ms()))
        token = None if body.withdraw else self.known(live.table)
        if token is None:
            return Answer(requests.InviteFacts(None, None))
        link = self.routes.link(request, name, "join", token)
        return Answer(requests.InviteFacts(link, await self._code(live.table)))

    async def _code(self, table: Table) -> str | None:
        """Of the link that is out; None where another table has the same one, or the link came before there were codes."""
        code = self.spelt(table.id, table.invite[0])
        return code if table.code and await self._table(code) == table.id else None

    async def _table(self, code: str) -> str | None:
        """The one table that waits under this code."""
        rows = await self.tables.store.of_member(mark(self.tables.signer, code), 2)
        return rows[0].table if len(rows) == 1 else None

    async def code(self, request: Request) -> Response:
        """Where a code leads: the link for everybody of its table. Whoever follows it is seated as by the link itself."""
        body = await self.routes.body(request, requests.Code)
        wait = self.tries.take(address_of(request.scope))
        if wait or not self.wrong.take():
            raise TableError(429, "server-too-many-codes", seconds=wait or self.wrong.wait)
        code = plain(body.code)
        name = await self._table(code)
        table = None if name is None else (await self.tables.live(name)).table
        token = None if table is None else self.known(table)
        if table is None or token is None or table.code != mark(self.tables.signer, code):
            raise TableError(404, "server-no-code", code=code[:32])
        self.wrong.saved += 1  # it was a right one
        who = self.routes.identity(request).who
        free = any(seat.kind == "open" and not seat.reserved for seat in table.seats)
        if not free and not table.seats_of(who):
            raise TableError(409, "server-no-seat")
        return Answer(requests.LinkFacts(self.routes.link(request, table.id, "join", token)))
