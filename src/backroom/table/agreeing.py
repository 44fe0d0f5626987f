"""What a table has agreed to play: options, pace, whether advice is given. The host may change it until the game begins."""

from __future__ import annotations

from typing import Any

from backroom.table import commands, events
from backroom.table.events import LiveClock, NoClock, SlowClock
from backroom.table.table import Table, TableError

MOST_SECONDS = 7 * 86_400
MOST_DAYS = 60


def checked_clock(clock: events.Clock) -> events.Clock:
    match clock:
        case LiveClock(bank=bank, add=add):
            good = 10 <= bank <= MOST_SECONDS and 0 <= add <= 3600
        case SlowClock(days=days):
            good = 1 <= days <= MOST_DAYS
        case NoClock():
            good = True
    if not good:
        raise TableError(400, "server-bad-request", field="clock")
    return clock


def agreed(table: Table, command: commands.Agree, base: dict[str, Any]) -> events.Agreed:
    """What is played from now on; it must be possible with the table's seats and figures."""
    options = table.game.read_options(command.options)
    table.game.start(table.players, options, table.game.own_data(table.made.data))
    return events.Agreed(options=options, clock=checked_clock(command.clock), hints=command.hints, **base)
