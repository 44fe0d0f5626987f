"""A table as a file: the game's record with everything that a reader offline needs to check it (see verify.py)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import msgspec

from backroom.engine.record import FORMAT
from backroom.engine.state import State
from backroom.table import events, stories
from backroom.table.positions import Positions
from backroom.table.projection import ALL, Knower, chance_facts, line, lines, seat_facts
from backroom.table.table import CHANCE, Table

PART = 500  # lines for which the odds are added at once
TABLE_FORMAT = 2  # 1: without `version`, `people` and the lines' `odds`


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
    work = in_parts(table, knower)
    while True:
        try:
            next(work)
        except StopIteration as end:
            file: dict[str, Any] = end.value
            return file


def in_parts(table: Table, knower: Knower) -> Generator[None, None, dict[str, Any]]:
    """``export``, made a part at a time. Only what does not change any more is read after the first part."""
    yield from stories.prepare(table, knower)
    over = table.status == "over" and table.result is not None
    if over:
        knower = ALL
    told = lines(table, 0, knower)
    for one in told:
        if "steps" in one:  # a file is plain data
            one["steps"] = msgspec.json.decode(one["steps"])
    if over:
        yield
        yield from _add_odds(table, told)
    return file_of(table, told, over)


def file_of(table: Table, told: list[dict[str, Any]], over: bool) -> dict[str, Any]:
    """The file around these lines."""
    result = None
    if table.result is not None:
        result = {"scores": table.result["scores"], "shares": table.result["shares"]}
    names = [seat.bot or seat.name or "person" for seat in table.seats]
    chance = chance_facts(table)
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
        "secret": chance["secret"] if over else None,
        "version": chance["version"],
        "people": list(table.people),
        "bits": chance["bits"],
        "bits_by": chance["bits_by"],
        "lines": told,
    }
    return file


def _add_odds(table: Table, told: list[dict[str, Any]]) -> Iterator[None]:
    """For each draw of a finished game what could have come, with its weight, in the order of the stream: so that who
    knows no rules can check the draws' numbers.
    """
    show = table.part("notation").show
    positions = Positions(one["to"] for one in told if one["kind"] == "undo")
    state: State | None = None
    for one in told:
        seq = one["seq"]
        if seq % PART == 0:
            yield
        positions.before(seq, state)
        entry = table.entry(seq)
        match entry:
            case events.Started():
                state = table.begin()
            case events.Undo():
                state = positions.back(entry.to)
            case events.Move() | events.Retract():
                assert state is not None
                table.play_seat(state, entry)
        if isinstance(entry, events.Started | events.Move | events.Retract):
            positions.counts(seq)
        if isinstance(entry, events.Started | events.Move) and entry.draws:
            assert state is not None
            one["odds"] = []
            for text in entry.draws:
                odds = [[show(state, CHANCE, (action,)), weight] for action, weight in state.outcomes()]
                one["odds"].append(odds)
                table.play_draws(state, [text])


def own_receipts(table: Table, seat: int) -> list[dict[str, Any]]:
    """A seat's receipts of choices that are still sealed."""
    told = []
    for seq, owner in table.hidden.items():
        entry = table.entry(seq)
        if owner == seat and isinstance(entry, events.Move):
            told.append({"seq": seq, "hash": entry.receipt, "line": line(table, seq, seat)})
    return told
