"""What one watcher may know of a table: log lines, the table's own facts, the game's view and its changes.

The one seam for secrets outside the games: whatever leaves a server about a table is made here, from the watcher's
knowledge (a seat, None for a spectator, ``ALL`` once the game is over) and from nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from backroom.engine import knowledge
from backroom.engine.knowledge import ALL as ALL
from backroom.engine.knowledge import Knower as Knower
from backroom.engine.story import Step
from backroom.table import events, starting, stories
from backroom.table.events import LiveClock, SlowClock
from backroom.table.patches import changes as changes
from backroom.table.table import Table

PLAYED = (events.Move, events.Started, events.Retract)  # entries that the rules know
_encoder = msgspec.json.Encoder()


def shown(table: Table, actor: int, text: str, knower: Knower) -> str:
    """A move or draw in the log as this watcher reads it; once the game is over all is open."""
    return knowledge.readable(table.game, actor, text, ALL if table.status == "over" else knower)


def line(
    table: Table,
    seq: int,
    knower: Knower,
    entry: events.AnyEntry | None = None,
    steps: msgspec.Raw | list[Step] | None = None,
) -> dict[str, Any]:
    """Entry ``seq`` for this watcher; with what it did (``steps``, if the caller has them already)."""
    if entry is None:
        entry = table.entry(seq)
    told: dict[str, Any] = {"seq": seq, "at": entry.at, "kind": entry.__struct_config__.tag, "seat": None}
    if isinstance(entry, events.Move):  # nearly all are: first in line
        _move(table, seq, entry, knower, told)
        told["steps"] = stories.raw_steps(table, seq, entry, knower) if steps is None else steps
        return told
    match entry:
        case events.Made():
            told["game"] = entry.game
        case events.Started():
            told["chance"] = [shown(table, -1, text, knower) for text in entry.draws]
            told["version"] = entry.chance
        case events.Chat():
            told |= {
                "seat": entry.seat,
                "text": entry.text,
                "name": entry.name or table.seats[entry.seat].name,
            }
        case events.Sat():
            told |= {"seat": entry.seat, "name": entry.name, "more": entry.more}
        case events.Bot():
            told |= {"seat": entry.seat, "bot": entry.bot}
        case events.Left():
            told |= {"seat": entry.seat, "bot": entry.bot, "why": entry.why}
        case events.Undo():
            told |= {"seat": entry.seat, "to": entry.to, "consent": entry.consent}
        case events.Ask():
            told |= {"seat": entry.seat, "to": entry.to}
        case events.Vote():
            told |= {"seat": entry.seat, "yes": entry.yes}
        case events.Rematch():
            told["table"] = entry.table
        case events.Opened() | events.Link() | events.Back() | events.Retract() | events.Bits():
            told["seat"] = entry.seat
            if isinstance(entry, events.Link) and not entry.link:
                told["withdrawn"] = True
        case events.Reseated():
            told |= {"seat": entry.seat, "to": entry.to, "name": entry.name}
        case events.Fewer():
            told["players"] = entry.players
        case events.Named():
            told |= {"seat": entry.seat, "name": entry.name}
        case events.Invite():
            told["withdrawn"] = not entry.link
        case events.Agreed():
            told["options"] = entry.options
        case events.Guest() | events.Closed() | events.Share() | events.Picture():
            pass
    if isinstance(entry, PLAYED):
        told["steps"] = stories.raw_steps(table, seq, entry, knower) if steps is None else steps
    return told


def _move(table: Table, seq: int, entry: events.Move, knower: Knower, told: dict[str, Any]) -> None:
    hidden = seq in table.hidden and knower != entry.seat and knower != ALL
    told["seat"] = entry.seat
    told["text"] = None if hidden else shown(table, entry.seat, entry.text, knower)
    told["sealed"] = entry.sealed
    # What follows a sealed choice belongs to the reveal: an open one has no draws, so the length tells
    # nothing.
    told["chance"] = [shown(table, -1, text, knower) for text in entry.draws]
    told["bot"] = entry.bot or None
    if entry.replace:
        told["replace"] = True
    if entry.sealed and seq not in table.hidden and (knower == ALL or told["text"] == entry.text):
        # With the nonce a guesser could test texts, so it is only told to who may read the text anyway.
        told |= {"receipt": entry.receipt, "nonce": entry.nonce}
    if table.result is not None and table.steps and table.steps[-1].seq == seq:
        told["over"] = table.result


def lines(table: Table, after: int, knower: Knower) -> list[dict[str, Any]]:
    return [line(table, seq, knower) for seq in range(after + 1, table.seq + 1)]


def news_lines(
    table: Table, seq: int, entry: events.AnyEntry, knowers: Sequence[Knower]
) -> dict[Knower, msgspec.Raw]:
    """The entry just taken for each knowledge, as JSON: one and the same object for all who read it alike."""
    if not isinstance(entry, PLAYED):
        one = msgspec.Raw(_encoder.encode(line(table, seq, None, entry)))
        return dict.fromkeys(knowers, one)
    over = table.status == "over"
    eyes: Sequence[Knower] = [ALL] if over else knowers
    texts = stories.lines_of(entry)
    opened = stories.open_lines(table, entry, texts)
    if opened and not over and (plain := stories.of_open_move(table, seq, texts)) is not None:
        return dict.fromkeys(knowers, msgspec.Raw(_encoder.encode(line(table, seq, None, entry, plain))))
    steps = stories.of_last(table, seq, entry, eyes, texts, opened)
    told: dict[Knower, msgspec.Raw] = {}
    made: dict[tuple[Any, ...], msgspec.Raw] = {}
    sealed = seq in table.hidden
    if over or opened:
        first = steps.get(eyes[0])
        if all(steps.get(eye) is first for eye in eyes):
            one = msgspec.Raw(_encoder.encode(line(table, seq, eyes[0], entry, first)))
            return dict.fromkeys(knowers, one)
    for knower in knowers:
        mine = steps.get(ALL if over else knower)
        read = tuple([shown(table, actor, text, knower) for actor, text in texts])
        key = (id(mine), read, sealed and entry.seat == knower if isinstance(entry, events.Move) else None)
        if key not in made:
            made[key] = msgspec.Raw(_encoder.encode(line(table, seq, knower, entry, mine)))
        told[knower] = made[key]
    return told


def view(table: Table, knower: Knower) -> dict[str, Any] | None:
    """The game's view, with the moves this seat may send now."""
    if table.state is None:
        return None
    state = table.state
    told = knowledge.view_of(table.sight, knower)
    if knower == ALL:
        part = table.part("view")
        told["eyes"] = [part.view(state, seat) for seat in range(table.players)]
        return told
    if "moves" not in told:
        notation = table.part("notation")
        acts = knower is not None and knower in table.pending()
        told["moves"] = notation.moves(state, knower) if acts else []
        told["forms"] = notation.forms(state, knower) if acts else []
    return told


def parts(table: Table, knowers: Sequence[Knower]) -> tuple[dict[str, Any], dict[Knower, dict[str, Any]]]:
    """Views in two parts: what all watchers share, made once where the game tells it apart, and what each has alone."""
    if table.state is None:
        return {}, {}
    if not table.game.splits_view:
        return {}, {knower: view(table, knower) or {} for knower in knowers}
    return knowledge.view_parts(table.sight, knowers)


def seat_facts(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "name": seat.name or None,
            "kind": seat.kind,
            "bot": seat.bot or None,
            "away": seat.away,
            "face": seat.face,
            "reserved": seat.reserved,
        }
        for seat in table.seats
    ]


NO_CLOCK = {"kind": "none"}


def clock_rule(table: Table) -> dict[str, Any]:
    match table.made.clock:
        case LiveClock(bank=bank, add=add):
            return {"kind": "live", "bank": bank, "add": add}
        case SlowClock(days=days):
            return {"kind": "slow", "days": days}
        case _:
            return NO_CLOCK


def clock_facts(table: Table, now: int) -> dict[str, Any]:
    if not table.clocks.ticking:
        return NO_CLOCK
    told = clock_rule(table)
    if table.status == "playing":
        told |= {"left": table.clocks.left_at(now), "running": list(table.clocks.running), "now": now}
        if table.clocks.running and table.clocks.since > now:
            told["starts"] = table.clocks.since  # until then nobody pays: a screen shows what bots did
    return told


def still_facts(table: Table) -> dict[str, Any]:
    """What does not change while a table lives."""
    made = table.made
    return {
        "table": table.id, "game": made.game, "rules": made.rules,
        "public": made.public, "data": made.data, "made": made.at, "before": made.before or None,
    }  # fmt: skip


def moving_facts(table: Table, now: int) -> dict[str, Any]:
    """What changes with entries; the same for every watcher."""
    turn = _turn_facts(table, now)
    return {
        "status": table.status,
        "options": table.made.options,
        "hints": table.made.hints,
        "players": table.players,
        "host": next(iter(table.seats_of(table.host)), None),
        "turn": turn["turn"],
        "seats": seat_facts(table),
        "pending": turn["pending"],
        "locked": turn["locked"],
        "clock": turn["clock"],
        "undo": turn["undo"],
        "chance": chance_facts(table),
        "draws": turn["draws"],
        "result": table.result,
        "next": table.next or None,
    }


def moved_facts(table: Table, now: int, facts: dict[str, Any]) -> dict[str, Any]:
    """What a move changed of ``facts``, the ``moving_facts`` of the entry before it; they are brought up to date."""
    # A move changes nothing about who sits where; only the end opens the secret.
    fresh = _turn_facts(table, now) if table.status == facts["status"] else moving_facts(table, now)
    changed = {name: value for name, value in fresh.items() if facts[name] != value}
    facts |= changed
    return changed


def _turn_facts(table: Table, now: int) -> dict[str, Any]:
    """The part of them that a move changes."""
    pending = table.pending()
    alone = pending[0] if len(pending) == 1 else None
    free = table.free_undo(alone) if alone is not None else None
    asked = table.asked
    ask = None
    if asked is not None:
        wait = [seat for seat in table.voters() if seat not in asked.yes]
        ask = {"by": asked.by, "to": asked.to, "yes": sorted(asked.yes), "wait": wait}
    return {
        "turn": table.turn,
        "pending": list(pending),
        "locked": sorted(table.sealed),
        "clock": clock_facts(table, now),
        "undo": {"free": free, "seat": alone if free is not None else None, "ask": ask},
        "draws": table.draws,
    }


def chance_facts(table: Table) -> dict[str, Any]:
    """The promise, and who has answered it with bits; what they are shows once no more can be added."""
    begun = table.start_seq > 0
    bits = [(text or None) if begun else None for text in table.bits()]
    by = [seat.bits_by if table.chance == 1 or seat.bits_by == "person" else "" for seat in table.seats]
    return {
        "version": table.chance,
        "commit": table.made.commit,
        "bits": bits,
        "bits_by": [text or None for text in by],
        "missing": table.missing(),
        "without": starting.without(table),
        "start": table.begins,
        "secret": table.made.secret if table.status == "over" else None,
    }


def you_facts(table: Table, who: str, seat: int | None) -> dict[str, Any]:
    return {"seats": table.seats_of(who), "seat": seat, "host": who == table.host}


def table_facts(table: Table, who: str, seat: int | None, now: int) -> dict[str, Any]:
    """The protocol's Table."""
    facts = still_facts(table) | {"seq": table.seq} | moving_facts(table, now)
    facts["you"] = you_facts(table, who, seat)
    return facts


def summary(table: Table) -> dict[str, Any]:
    """The protocol's Summary, without what depends on the reader. ``owners`` is for the server only, which says to each
    reader which seats are theirs.
    """
    return {
        "table": table.id, "game": table.made.game, "players": table.players, "status": table.status,
        "seats": seat_facts(table), "public": table.made.public, "clock": clock_rule(table),
        "made": table.made.at, "rules": table.made.rules, "result": table.result,
        "owners": [list(seat.owners) for seat in table.seats],
    }  # fmt: skip
