"""`backroom games`: which games there are and where they come from; which are left out, and why."""

from __future__ import annotations

import json

from rich.table import Table

from backroom import games as registry
from backroom.cli.base import Json, Lang, Language, app, console, say, sentence


@app.command(help=say("house-help-list-games"))
def games(as_json: Json = False, lang: Lang = None) -> None:
    homes = {source.name: source.home for source in reversed(registry.sources())}
    found = [registry.load(name) for name in registry.names()]
    if as_json:
        told = [
            {
                "name": game.name,
                "package": homes[game.name],
                "seats": list(game.seats),
                "rules": game.rules_version,
            }
            for game in found
        ]
        out = [
            {"name": one.source.name, "package": one.source.home, "why": sentence(one.why)}
            for one in registry.left_out()
        ]
        print(json.dumps({"games": told, "left_out": out}, ensure_ascii=False))
        return
    table = Table.grid(padding=(0, 2))
    for game in found:
        low, high = game.seats
        seats = str(low) if low == high else f"{low}–{high}"
        title = Language.words.find(f"{game.name}-name", default=game.name)
        table.add_row(game.name, title, seats, homes[game.name])
    console().print(table)
    for one in registry.left_out():
        print(say("house-game-left-out", package=one.source.home, reason=sentence(one.why)))
