"""What a link to a finished game looks like where it is posted: Open Graph tags in the head of the table's page.

Only for games that the address opens to anybody: a public one, or a private one by its share link; every other table's
page is the plain one, whether there is such a table or not. Names are strangers' text and are written as text.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from backroom import bots
from backroom.engine.errors import BackroomError
from backroom.server import pages
from backroom.server.caller import address_of, headers_of, prefix_of, public_origin
from backroom.server.limits import Buckets
from backroom.server.tables import Tables
from backroom.table import pictures, sharing
from backroom.table.table import Table
from backroom.words import FALLBACK, Words


class Cards:
    """The page of a table, and the picture of a moment of a finished game.

    The picture is the one that the sharer's screen drew of that moment; where there is none, the game's own
    (bench/cards.py).
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        rate = tables.settings.requests_second
        self.buckets = Buckets(rate, rate * 5)
        self.plain = pages.page(tables.settings)

    async def page(self, request: Request) -> Response:
        text = pages.index(prefix_of(self.tables.settings, request.scope))
        # A page is always given; only looking for its table is rationed.
        if text is None or self.buckets.take(address_of(request.scope)):
            return await self.plain(request)
        tags = await self._tags(request)
        if not tags:
            return await self.plain(request)
        text = text.replace("</head>", f"{tags}\n  </head>", 1)
        return HTMLResponse(text, headers={"Cache-Control": "no-cache"})

    async def picture(self, request: Request) -> Response:
        """The picture of the moment that the address names, for whom it opens the game; else there is none."""
        found = None if self.buckets.take(address_of(request.scope)) else await self._opened(request)
        jpeg = pictures.picture(*found, moment(request, found[0])) if found else None
        if jpeg is None:
            return Response(status_code=404)
        return Response(jpeg, media_type="image/jpeg", headers={"Cache-Control": "public, max-age=86400"})

    async def _opened(self, request: Request) -> tuple[Table, bool] | None:
        """The finished game that the address opens to anybody, and whether with names."""
        token = request.query_params.get("share", "")
        try:
            table = (await self.tables.live(request.path_params["table"])).table
        except BackroomError:
            return None
        names = sharing.finished(table) if table.made.public else sharing.opened_by(table, token)
        return None if names is None or not sharing.finished(table) else (table, names)

    async def _tags(self, request: Request) -> str:
        opened = await self._opened(request)
        if opened is None:
            return ""
        table, names = opened
        origin = public_origin(self.tables.settings, request.scope, headers_of(request.scope))
        title, told = describe(table, names)
        facts = {
            "og:type": "website",
            "og:site_name": "Backroom",
            "og:title": title,
            "og:description": told,
            "og:url": f"{origin}/t/{table.id}" + (f"?{request.url.query}" if request.url.query else ""),
        }
        query = f"?{request.url.query}" if request.url.query else ""
        picture = (
            f"cards/{table.made.game}.jpg"
            if (pages.STATIC / f"cards/{table.made.game}.jpg").is_file()
            else ""
        )
        if (names, moment(request, table)) in table.pictures:
            picture = f"t/{table.id}/picture.jpg{query}"
        if picture:
            facts |= {"og:image": f"{origin}/{picture}", "og:image:alt": title}
            facts |= {"og:image:width": str(pictures.WIDTH), "og:image:height": str(pictures.HEIGHT)}
        tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in facts.items()]
        tags.append('<meta name="twitter:card" content="summary_large_image" />')
        tags.append('<meta name="robots" content="noindex" />')
        return "\n".join(f"    {tag}" for tag in tags).removeprefix("    ")


def moment(request: Request, table: Table) -> int:
    """The entry that the address names; the last one that the rules know where it names none."""
    asked = request.query_params.get("at", "")
    return int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 8 else table.steps[-1].seq


def character(words: Words, table: Table, number: int) -> str:
    """What the bot at this seat is called, as the tables on the screen call it (web/src/frame/called.ts); "" if nothing."""
    bot = bots.level_of(table.seats[number].bot or "")
    key = f"{table.made.game}-bot-{bot}"
    nth = sum(not seat.name and bots.level_of(seat.bot or "") == bot for seat in table.seats[:number])
    if not bot or (f"{key}-more" if nth else key) not in words:
        return ""
    further = words.say(f"{key}-more").split(", ") if nth else []
    return words.say(key) if not nth else further[nth - 1] if nth <= len(further) else ""


def describe(table: Table, names: bool) -> tuple[str, str]:
    """Title and text: which game, who won, the score. In English: whoever asks for a preview says no language."""
    words = Words(FALLBACK)
    assert table.result is not None
    called = [
        (seat.name or character(words, table, number) if names else "") or words.say("fact-seat", seat=colour)
        for number, (seat, colour) in enumerate(zip(table.seats, table.game.colours))
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
