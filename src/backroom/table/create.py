"""New tables: the first entry of a log, from a request or from an old table (rematch)."""

from __future__ import annotations

from typing import Any

from backroom.engine.errors import OptionError
from backroom.table import chance, commands, events
from backroom.table.agreeing import checked_clock
from backroom.table.decide import Fresh, clean, known_bot
from backroom.table.table import Table, load_game


def made(
    table: str, new: commands.NewTable, who: str, name: str, now: int, fresh: Fresh, links: list[str],
    face: int = 0,
) -> events.Made:  # fmt: skip
    """The first entry. ``links``: hashes of the tokens, one a seat and the last one for watching."""
    game = load_game(new.game)
    players = len(new.seats)
    options = game.read_options(new.options)
    data: Any = None
    if new.data is not None:
        if game.read_data is None:
            raise OptionError(
                "error-option-unknown", {"game": game.name, "option": "data", "expected": "none"}
            )
        data = new.data
    places: list[events.Place] = []
    for seat, link in zip(new.seats, links):
        match seat.kind:
            case "me":
                called = clean(seat.name, "name") if seat.name else name
                drawn = face if seat.face is None else seat.face
                places.append(events.Place("person", called, "", who, link, face=drawn))
            case "bot":
                bot = known_bot(seat.bot, game, players)
                places.append(events.Place("bot", bot=bot))
            case _:
                places.append(events.Place("open", link=link))
    secret = fresh()
    entry = events.Made(
        at=now, who=who, rid=new.id or "", game=game.name, rules=game.rules_version, players=players,
        options=options, seats=places, secret=secret, commit=chance.commit(table, secret), watch=links[-1],
        clock=checked_clock(new.clock), public=new.public, hints=new.hints, data=data,
        start=new.start,
    )  # fmt: skip
    # Whether the game can be played so (number of seats, options, data) must show now, not at the start.
    Table.fold(table, [events.encode(entry)]).begin()
    return entry


def again(table: str, old: Table, now: int, fresh: Fresh, links: list[str]) -> events.Made:
    """The first entry of a rematch: the same people and bots in the same seats, new chance, new links."""
    places = []
    for seat, link in zip(old.seats, links):
        bot = seat.bot if seat.kind == "bot" and not seat.owners else ""
        who, *more = seat.owners or ("",)
        kind = "bot" if bot else "person" if who else "open"
        place = events.Place(kind, seat.name, bot, who, link if kind == "open" else "", more=more)
        place.face = seat.face
        places.append(place)
    was = old.made
    secret = fresh()
    return events.Made(
        at=now, who=old.host, game=was.game, rules=old.game.rules_version, players=old.players,
        options=was.options, seats=places, secret=secret, commit=chance.commit(table, secret),
        watch=links[-1], clock=was.clock, public=was.public, hints=was.hints, data=was.data, before=old.id,
        start=True,
    )  # fmt: skip
