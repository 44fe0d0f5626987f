"""Every HTTP route once: method, path, handler, what it takes and gives. app.py serves it, openapi.py describes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from backroom.server import requests
from backroom.server.coaching import Coaching
from backroom.server.http import Routes
from backroom.server.inviting import Inviting
from backroom.server.learn import Learning
from backroom.server.puzzles import Puzzling

API = "/api/v1"
Handler = Callable[[Request], Awaitable[Response]]

SEAT = ("seat", "A seat's number of one's own, `null` for a spectator, `all` once the game is over", "string")
AFTER = ("after", "Lines after this number", "integer")
HINT = ("step", "1: where to look; 2: two moves as well, one of them the best", "integer")
SEQ = ("seq", "The position after this entry", "integer")
TO = ("to", "The last entry, at most 100 on", "integer")
LESSON = ("lesson", "A lesson, from 0", "integer")
DONE = ("done", "How many of the learner's moves are made in it", "integer")
SHARE = ("share", "The token of a link to a finished game", "string")
MOVE = ("move", "A move of the seat, as text", "string")
BOT = ("bot", "A bot's name", "string")


@dataclass(frozen=True)
class Path:
    method: str
    path: str
    handler: Handler
    told: str  # for readers of the OpenAPI
    takes: Any = None
    gives: Any = dict[str, Any]
    status: int = 200
    asks: tuple[tuple[str, str, str], ...] = ()


def api_routes(r: Routes) -> list[Path]:
    table = API + "/tables/{table}"
    puzzle, puzzling = API + "/puzzles/{game}", Puzzling(r)
    learn, lessons, coach = API + "/learn/{game}", Learning(r), Coaching(r)
    inviting = Inviting(r)
    return [
        Path("GET", API + "/me", r.me, "Who I am", gives=requests.MeFacts),
        Path("PUT", API + "/me", r.set_me, "My name and language", requests.Me, requests.MeFacts),
        Path("GET", API + "/games", r.games, "Games, their options, and bots", gives=requests.Games),
        Path("GET", API + "/lobby", r.lobby, "Public tables", gives=requests.TableList),
        Path("GET", API + "/mine", r.mine, "My tables", gives=requests.TableList),
        Path("POST", API + "/tables", r.make, "Make a table", requests.NewTable, requests.MadeTable, 201),
        Path(
            "POST",
            API + "/data",
            r.data,
            "Check printed facts of one's own",
            requests.OwnData,
            requests.OwnDataFacts,
        ),
        Path("POST", API + "/count", r.count, "Count a game on a real table", requests.Tableaux),
        Path("GET", learn, lessons.outline, "A game's tutorial", gives=requests.TutorialFacts),
        Path("POST", learn, lessons.deed, "A learner's move", requests.Deed, requests.DeedFacts),
        Path(
            "GET",
            learn + "/view",
            lessons.view,
            "A moment of a lesson",
            gives=requests.LearnView,
            asks=(LESSON, DONE),
        ),
        Path("GET", puzzle, puzzling.all, "A game's puzzles", gives=requests.PuzzleList),
        Path("GET", puzzle + "/{puzzle}", puzzling.one, "A puzzle's position", gives=requests.PuzzleView),
        Path(
            "POST",
            puzzle + "/{puzzle}",
            puzzling.answer,
            "A try at a puzzle",
            requests.PuzzleTry,
            requests.PuzzleAnswer,
        ),
        Path(
            "GET",
            puzzle + "/{puzzle}/hint",
            puzzling.hint,
            "A hint at a puzzle",
            gives=requests.PuzzleHint,
            asks=(HINT,),
        ),
        Path("POST", API + "/code", inviting.code, "Where a code leads", requests.Code, requests.LinkFacts),
        Path("GET", table, r.table, "A table", asks=(SHARE,)),
        Path("POST", table + "/claim", r.claim, "Exchange a link", requests.Claim, requests.Claimed),
        Path("POST", table + "/sit", r.sit, "Take an open seat", requests.Sit, requests.Seated),
        Path("POST", table + "/link", r.new_link, "A new link", requests.NewLink, requests.LinkFacts),
        Path(
            "POST",
            table + "/invite",
            inviting.invite,
            "The link for everybody",
            requests.Invite,
            requests.InviteFacts,
        ),
        Path(
            "POST",
            table + "/share",
            r.share,
            "A link to a finished game",
            requests.Share,
            requests.LinkFacts,
        ),
        Path("POST", table + "/picture", r.picture, "A picture for a link's preview", requests.Picture),
        Path("POST", table + "/do", r.do, "A command", requests.AnyCommand, requests.DoneFacts),
        Path("POST", table + "/rematch", r.rematch, "Once more", requests.Again, requests.NextTable),
        Path("GET", table + "/log", r.log, "Log lines", gives=requests.LogFacts, asks=(AFTER, SEAT, SHARE)),
        Path("GET", table + "/view", r.view, "A position", gives=requests.ViewFacts, asks=(SEQ, SEAT, SHARE)),
        Path(
            "GET",
            table + "/views",
            r.views,
            "Positions one after another",
            gives=requests.ViewsFacts,
            asks=(SEQ, TO, SEAT, SHARE),
        ),
        Path("GET", table + "/export", r.export, "The record", asks=(SEAT, SHARE)),
        Path("GET", table + "/hint", coach.hint, "A hint, and why", gives=requests.Hint, asks=(SEAT, BOT)),
        Path(
            "GET",
            table + "/coach",
            coach.coach,
            "What a coach says of a decision",
            gives=requests.CoachFacts,
            asks=(SEAT,),
        ),
        Path(
            "GET",
            table + "/why",
            coach.why,
            "What is asked, and what a move comes to",
            gives=requests.WhyFacts,
            asks=(SEAT, MOVE),
        ),
        Path(
            "GET",
            table + "/review",
            r.review,
            "A finished game in review",
            gives=requests.ReviewFacts,
            asks=(SHARE,),
        ),
        Path("POST", API + "/verify", r.verify, "Check an export", dict[str, Any], requests.Verified),
    ]
