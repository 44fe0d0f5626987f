"""Hints and the coach over HTTP: what a search would do with a seat's knowledge, and what moves come to (bots/hints.py).

Searches are bots' thoughts: done by the same processes, in turn with everybody's (turns.py), given up when nobody waits for
them any more, and bounded for each identity. Reasons alone need no search. Where people play against each other, only tables
that allow hints give either.
"""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from backroom.engine import story
from backroom.engine.knowledge import Sight, known
from backroom.engine.moves import play
from backroom.engine.reasons import Told
from backroom.server import requests
from backroom.server.bot_workers import seed
from backroom.server.caller import address_of
from backroom.server.handlers import Answer, while_waited_for
from backroom.server.http import Routes
from backroom.server.limits import Buckets
from backroom.server.workers import WorkerFailed, WorkerGone
from backroom.table import thinking
from backroom.table.decide import known_bot
from backroom.table.table import Table, TableError, load_game

LONGEST = 200  # characters of a move that is asked about


class Coaching:
    """The handlers of hint, coach and why."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        settings = routes.tables.settings
        self.hints = Buckets(settings.hint_minute / 60, settings.hint_minute / 2)
        self.coached = Buckets(settings.coach_minute / 60, settings.coach_minute / 2)

    async def hint(self, request: Request) -> Response:
        bot = request.query_params.get("bot", "")
        told, known, seat = await self._advice(request, bot, self.hints)
        idea = told["ideas"][0]
        idea["steps"] = story.deed_from(known.game, known.by(seat), seat, idea["text"])
        return Answer(msgspec.convert(idea, requests.Hint))

    async def coach(self, request: Request) -> Response:
        told, _, _ = await self._advice(request, "", self.coached)
        return Answer(msgspec.convert(told, requests.CoachFacts))

    async def why(self, request: Request) -> Response:
        table, seat = await self._asked(request)
        assert table.state is not None
        game = load_game(table.made.game)
        told = Told(game, table.state, seat)
        text = request.query_params.get("move", "")[:LONGEST]
        facts: dict[str, Any] = {"asks": told.asks(), "deed": None, "why": []}
        if text:
            seen = known(game, table.state, seat)
            actions = play(game, seen.clone(), seat, text)  # refused with its rule when it is not allowed
            text = game.part("notation").show(seen, seat, actions)
            facts |= {"deed": told.deed(text), "why": told.why(text)}
        return Answer(msgspec.convert(facts, requests.WhyFacts))

    async def _asked(self, request: Request) -> tuple[Table, int]:
        """The table, and the seat that is to decide."""
        live = await self.routes.live(request)
        knower = self.routes.knower(request, live.table)
        table = live.table
        if not thinking.may_advise(table) or not isinstance(knower, int) or knower not in table.pending():
            raise TableError(409, "server-not-now", status="hint")
        return table, knower

    async def _advice(
        self, request: Request, bot: str, buckets: Buckets
    ) -> tuple[dict[str, Any], Sight, int]:
        """The advice, the position that it is of (the table may have moved on by then), and the seat."""
        table, seat = await self._asked(request)
        if bot:
            known_bot(bot, table.game, table.players)
        who = self.routes.identity(request).who
        wait = buckets.take(who)
        if wait:
            raise TableError(429, "server-too-many", seconds=wait)
        tables = self.routes.tables
        asked, known = thinking.task(table, seat, bot, seed()), table.sight
        work = tables.bot_workers.advise(asked, who, table.id, address_of(request.scope))
        try:
            told = await while_waited_for(request, work, tables.ending)
        except (WorkerGone, WorkerFailed, TimeoutError) as error:
            tables.metrics.bot_failures.inc()
            tables.log.crash("coach", error, bot=bot, game=table.made.game)
            raise TableError(503, "server-not-now", status="hint") from None
        now = (await self.routes.live(request)).table
        if not now.knows(who, seat):  # a thought takes time: the seat must still be theirs
            raise TableError(403, "server-not-yours")
        return told, known, seat
