"""A table as a file: the game's record with everything that a reader offline needs to check it (see
verify.py).
"""

from __future__ import annotations

from typing import Any

from backroom.engine.record import FORMAT
from backroom.table import events
from backroom.table.projection import ALL, Knower, line, lines, seat_facts
from backroom.table.table import Table

TABLE_FORMAT = 1


def effective(told: list[dict[str, Any]]) -> list[list[Any]]:
    """The record's log: what counts of these lines after all undos, chance's draws in their place."""
    kept: list[tuple[int, list[list[Any]]]] = []
    for one in told:
        match one["kind"]:
            case "started":
                kept.append((one["seq"], [["chance", text] for text in one["chance"]]))
            case "move":
                part = [[one["seat"], "retract"]] if one.get("replace") else []
                part.append([one["seat"], one["text"] or "?"])
                part += [["chance", text] for text in one["chance"]]
                kept.append((one["seq"], part))
            case "retract":
                kept.append((one["seq"], [[one["seat"], "retract"]]))
            case "undo":
                while kept and kept[-1][0] > (one["to"] or 0):
                    kept.pop()
    return [item for _, part in kept for item in part]


def export(table: Table, knower: Knower) -> dict[str, Any]:
    """As this watcher may have it; a finished game is open to all."""
    over = table.status == "over" and table.result is not None
    if over:
        knower = ALL
    told = lines(table, 0, knower)
    result = None
    if table.result is not None:
        result = {"scores": table.result["scores"], "shares": table.result["shares"]}
    names = [seat.bot or seat.name or "person" for seat in table.seats]
    begun = table.start_seq > 0
    file: dict[str, Any] = {
        "format": FORMAT, "game": table.made.game, "rules": table.made.rules, "players": table.players,
        "options": table.made.options, "seats": names, "log": effective(told), "result": result,
    }  # fmt: skip
    if table.made.data is not None:
        file["data"] = table.made.data
    file["table"] = {
        "format": TABLE_FORMAT,
        "table": table.id,
        "seats": seat_facts(table),
        "commit": table.made.commit,
        "secret": table.made.secret if over else None,
        "bits": [seat.bits if begun else None for seat in table.seats],
        "bits_by": [seat.bits_by or None for seat in table.seats],
        "lines": told,
    }
    return file


def own_receipts(table: Table, seat: int) -> list[dict[str, Any]]:
    """A seat's receipts of choices that are still sealed."""
    told = []
    for seq, owner in table.hidden.items():
        entry = table.entry(seq)
        if owner == seat and isinstance(entry, events.Move):
            told.append({"seq": seq, "hash": entry.receipt, "line": line(table, seq, seat)})
    return told
