"""What a link to a finished game looks like where it is posted: Open Graph tags in the head of the table's page.

Only for games that the address opens to anybody: a public one, or a private one by its share link; every other table's
page is the plain one, whether there is such a table or not. Names are strangers' text and are written as text.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from backroom.engine.errors import BackroomError
from backroom.server import pages
from backroom.server.caller import address_of, headers_of, public_origin
from backroom.server.limits import Buckets
from backroom.server.tables import Tables
from backroom.table import sharing
from backroom.table.table import Table
from backroom.words import FALLBACK, Words

WIDTH, HEIGHT = 1200, 630  # of the pictures in cards/ (bench/cards.py)


class Cards:
    """The page of a table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        rate = tables.settings.requests_second
        self.buckets = Buckets(rate, rate * 5)

    async def page(self, request: Request) -> Response:
        index = pages.STATIC / "index.html"
        # A page is always given; only looking for its table is rationed.
        if not index.is_file() or self.buckets.take(address_of(request.scope)):
            return await pages.page(request)
        tags = await self._tags(request)
        if not tags:
            return await pages.page(request)
        text = index.read_text(encoding="utf-8").replace("</head>", f"{tags}\n  </head>", 1)
        return HTMLResponse(text, headers={"Cache-Control": "no-cache"})

    async def _tags(self, request: Request) -> str:
        token = request.query_params.get("share", "")
        try:
            table = (await self.tables.live(request.path_params["table"])).table
        except BackroomError:
            return ""
        names = sharing.finished(table) if table.made.public else sharing.opened_by(table, token)
        if names is None or not sharing.finished(table):
            return ""
        origin = public_origin(self.tables.settings, request.scope, headers_of(request.scope))
        title, told = describe(table, names)
        facts = {
            "og:type": "website",
            "og:site_name": "Backroom",
            "og:title": title,
            "og:description": told,
            "og:url": f"{origin}/t/{table.id}" + (f"?{request.url.query}" if request.url.query else ""),
        }
        picture = f"cards/{table.made.game}.jpg"
        if (pages.STATIC / picture).is_file():
            facts |= {"og:image": f"{origin}/{picture}", "og:image:alt": title}
            facts |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
        tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in facts.items()]
        tags.append('<meta name="twitter:card" content="summary_large_image" />')
        tags.append('<meta name="robots" content="noindex" />')
        return "\n".join(f"    {tag}" for tag in tags).removeprefix("    ")


def describe(table: Table, names: bool) -> tuple[str, str]:
    """Title and text: which game, who won, the score. In English: whoever asks for a preview says no language."""
    words = Words(FALLBACK)
    assert table.result is not None
    called = [
        (seat.name if names else "") or words.say("fact-seat", seat=colour)
        for seat, colour in zip(table.seats, table.game.colours)
    ]
    ranks, scores = table.result["ranks"], table.result["scores"]
    order = sorted(range(table.players), key=lambda seat: ranks[seat])
    first = [called[seat] for seat in order if ranks[seat] == ranks[order[0]]]
    said = words.say("server-card-won", names=", ".join(first), count=len(first))
    score = words.say(
        "server-card-score", scores=", ".join(f"{called[seat]} {scores[seat]}" for seat in order)
    )
    title = words.say("server-card-title", game=words.say(f"{table.made.game}-name"))
    return title, f"{said} {score}"
