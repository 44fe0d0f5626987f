"""Tutorials over HTTP (engine/tutorial.py). Nothing is kept of a learner: a request names lesson and moment."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from backroom import games
from backroom.engine import tutorial
from backroom.server import requests
from backroom.server.handlers import Answer
from backroom.server.http import Routes


class Learning:
    """The handlers of /learn."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @staticmethod
    def _tutorial(request: Request) -> tutorial.Tutorial:
        return tutorial.tutorial_of(games.load(request.path_params["game"]))

    async def outline(self, request: Request) -> Response:
        found = self._tutorial(request)
        lessons = [
            requests.LessonFacts(
                one.key, one.kind, list(one.lit), list(one.choices), one.deeds, list(one.then), one.begun
            )
            for one in found.lessons
        ]
        colours = list(found.game.colours[: found.players])
        return Answer(
            requests.TutorialFacts(
                found.game.name, found.players, dict(found.options), colours, list(found.names), lessons
            )
        )

    async def view(self, request: Request) -> Response:
        """A moment of a lesson as the learner sees it."""
        found = self._tutorial(request)
        lesson, done = self.routes.number(request, "lesson"), self.routes.number(request, "done", 0)
        return Answer(requests.LearnView(tutorial.told(found, lesson, done).view))

    async def deed(self, request: Request) -> Response:
        """A learner's move, place or choice; without one, the right one is made ("show me")."""
        found = self._tutorial(request)
        body = await self.routes.body(request, requests.Deed)
        text = body.text if body.text is not None else tutorial.expected(found, body.lesson, body.done)
        answer = tutorial.answer(found, body.lesson, body.done, text)
        problem = answer.problem
        told = answer.told
        return Answer(
            requests.DeedFacts(
                answer.right,
                answer.other,
                answer.rule,
                None if problem is None else requests.Said(problem.key, problem.facts),
                [] if told is None else told.lines,
                None if told is None else told.view,
            )
        )
