"""Puzzles over HTTP (engine/puzzles.py). Nothing is kept of who solves them: how many days in a row stays in the browser."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from backroom import games
from backroom.engine import puzzles
from backroom.engine.errors import BackroomError
from backroom.engine.reasons import Reason
from backroom.server import requests
from backroom.server.errors import bad_request
from backroom.server.handlers import Answer
from backroom.server.http import Routes

DAY = 86_400
MOST_OTHERS = 6


def _reason(told: Reason | None) -> requests.ReasonFacts | None:
    return requests.ReasonFacts(**told) if told is not None else None


class Puzzling:
    """The handlers of /puzzles."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @staticmethod
    def _puzzle(request: Request) -> puzzles.Puzzle:
        return puzzles.puzzle_of(games.load(request.path_params["game"]), request.path_params["puzzle"])

    async def all(self, request: Request) -> Response:
        """The game's puzzles, and today's: by the calendar of UTC, so that it is the same for everybody."""
        game = games.load(request.path_params["game"])
        day = int(time.time()) // DAY
        today = puzzles.of_the_day(game, day)
        found = [one.found for one in puzzles.puzzles_of(game)]
        told = [requests.PuzzleFacts(one.id, one.kind, one.level) for one in found]
        return Answer(requests.PuzzleList(game.name, day, today.found.id, told))

    async def one(self, request: Request) -> Response:
        """A position, as the seat that is to move knows it."""
        one = self._puzzle(request)
        return Answer(
            requests.PuzzleView(
                one.game.name,
                one.found.id,
                one.found.kind,
                one.found.level,
                one.found.seat,
                one.players,
                dict(one.options),
                list(one.game.colours[: one.players]),
                one.view(),
                _reason(puzzles.told(one).asks()),
            )
        )

    async def hint(self, request: Request) -> Response:
        """Where to look; with ``step=2`` also two moves, one of them the best."""
        one = self._puzzle(request)
        step = self.routes.number(request, "step", 1)
        if step not in (1, 2):
            raise bad_request("step")
        told = puzzles.told(one)
        deeds = puzzles.either(one) if step == 2 else []
        return Answer(
            requests.PuzzleHint(
                requests.ReasonFacts(**told.look(one.found.move)),
                [requests.PuzzleDeed(text, _reason(told.deed(text))) for text in deeds],
            )
        )

    async def answer(self, request: Request) -> Response:
        """A move; without one, the best is made ("show me"). What is best, and why, is told once it was made."""
        one = self._puzzle(request)
        body = await self.routes.body(request, requests.PuzzleTry)
        try:
            found = puzzles.answer(one, body.text)
        except BackroomError as error:
            rule = getattr(error, "rule", None)
            if rule is None:
                raise
            return Answer(requests.PuzzleAnswer(False, None, requests.Said(error.key, error.facts), rule))
        if not found.right:
            return Answer(requests.PuzzleAnswer(False, found.cost))
        seat = one.found.seat
        why = [requests.ReasonFacts(**told) for told in puzzles.why(one)]
        others = [
            requests.PuzzleOther(move, cost, puzzles.told_of(one, move))
            for move, cost in list(one.found.others.items())[:MOST_OTHERS]
        ]
        line = {"seq": 1, "seat": seat, "text": one.found.move, "steps": found.steps}
        return Answer(
            requests.PuzzleAnswer(
                True,
                0,
                None,
                None,
                one.found.move,
                why,
                others,
                [line],
                found.view,
                puzzles.told_of(one, one.found.move),
            )
        )
