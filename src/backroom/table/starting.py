"""How a game begins: the promise is out, every person's client answers it with bits, then the draws start.

Bits count only when their owner had seen the promise (docs/protocol.md, "Chance that can be checked"): a client names
it with them, and bits for another promise are refused. Bots add none.
"""

from __future__ import annotations

from typing import Any

from backroom import bots
from backroom.engine.errors import GameError
from backroom.engine.limits import MOST_STEPS
from backroom.engine.state import State
from backroom.table import chance, commands, events
from backroom.table.table import CHANCE, Table, TableError

BITS_WAIT = 60_000  # ms that a person's client has for its bits before the host may begin without them


def without(table: Table) -> int | None:
    """When the host may begin without the bits of those who have not sent any; None: nobody is waited for."""
    late = [] if table.status != "open" else [table.seats[seat].since for seat in table.missing()]
    return max(late) + BITS_WAIT if late else None


def check(table: Table, now: int, alone: bool) -> None:
    """Whether the host may begin now; ``alone``: without the bits of people who had their time."""
    if table.status != "open":
        raise TableError(409, "server-not-now", status=table.status)
    empty = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
    if empty:
        raise TableError(409, "server-seats-open", seat=empty[0])
    until = without(table)
    if until is not None and (not alone or now < until):
        left = max(0, -(-(until - now) // 1000))
        raise TableError(409, "server-bits-missing", seat=table.missing()[0], seconds=left)


def fewer(table: Table, base: dict[str, Any]) -> events.Reseated | events.Fewer | None:
    """The next entry on the way to a table of those who are there, then the free seats go. None: every seat is taken. The
    rules, and every bot, must know a game of so many.

    A seat is a colour, and a game of so many has the first colours: whoever has one of these keeps it. Only those whose
    colour goes are moved up to the free ones, in the order in which they sit.
    """
    if table.status != "open" and not table.begins:
        raise TableError(409, "server-not-now", status=table.status)
    free = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        return None
    there = table.players - len(free)
    if there < table.game.seats[0]:
        raise TableError(409, "server-seats-open", seat=free[0])
    for seat in table.seats:
        names = bots.names(table.game, there)
        if seat.kind == "bot" and bots.level_of(seat.bot) not in names:
            raise TableError(409, "server-no-bot", bot=seat.bot, expected=", ".join(names))
    for n, seat in enumerate(table.seats[there:], there):
        if seat.kind != "open":
            return events.Reseated(seat=n, to=free[0], name=seat.name, **base)
    return events.Fewer(players=there, **base)


def added(table: Table, command: commands.AddBits, seat: int, base: dict[str, Any]) -> events.Bits:
    """The entry for a person's bits: once, before the start, in answer to this table's promise."""
    if table.status != "open" or table.seats[seat].bits_by == "person":
        raise TableError(409, "server-not-now", status="bits")
    if command.commit != table.made.commit:
        raise TableError(409, "server-other-promise")
    return events.Bits(seat=seat, commit=command.commit, bits=command.bits, **base)


def draw_all(table: Table, state: State, number: int, stream: bytes) -> list[str]:
    """Let chance act on ``state`` as long as it is to act, from draw ``number`` on; the draws as text."""
    show = table.part("notation").show
    texts: list[str] = []
    while state.actor() == CHANCE:
        if len(texts) == MOST_STEPS:
            raise GameError("error-game-endless", {"steps": MOST_STEPS, "players": state.players})
        action = chance.draw(stream, number + len(texts), state.outcomes())
        texts.append(show(state, CHANCE, (action,)))
        state.apply(action, CHANCE)
    return texts


def started(table: Table, base: dict[str, Any]) -> tuple[events.Started, State]:
    """The first draws, and the State they lead to."""
    state = table.begin()
    stream = chance.key(table.id, table.made.secret, table.bits())
    draws = draw_all(table, state, 0, stream)
    return events.Started(draws=draws, chance=chance.VERSION, **base), state
