"""Clocks of a table, folded from the times of its entries: no clock of their own is read here."""

from __future__ import annotations

from collections.abc import Iterable

from backroom.table.events import Clock, LiveClock, NoClock, SlowClock

DAY = 86_400_000
SECOND = 1000
# Alone among bots a person's screen plays what they did, one move after another; the clock waits about as long, whether
# or not anybody looks. Counted from the entries, so that every reader of the log finds the same; nobody else waits.
SEEN = 3 * SECOND  # for each move of a bot since the person's own last one
SEEN_MOST = 60 * SECOND


class Clocks:
    """Time left for each seat, in ms. ``running`` seats pay for the time that passes; bots' seats never run."""

    __slots__ = ("ahead", "left", "rule", "running", "since", "ticking", "unseen")

    def __init__(self, rule: Clock, players: int) -> None:
        self.rule = rule
        self.ticking = not isinstance(rule, NoClock)
        self.running: tuple[int, ...] = ()
        self.since = 0
        self.ahead = 0  # so far ``since`` lies in the future: time that nobody pays for
        self.unseen = 0  # moves of bots since the only person's own last one
        full = 0
        if isinstance(rule, LiveClock):
            full = rule.bank * SECOND
        elif isinstance(rule, SlowClock):
            full = rule.days * DAY
        self.left = [full] * players

    def turn(
        self, at: int, running: Iterable[int], moved: int | None = None, bot: bool | None = None
    ) -> None:
        """From ``at`` on these seats are thinking; ``moved`` has just made a move. ``bot``: whether a bot made it, at a
        table with one person only; None where several people sit.
        """
        if not self.ticking:
            return
        self.charge(at)
        if moved is not None:
            self.unseen = self.unseen + 1 if bot else 0
        if isinstance(self.rule, LiveClock) and moved is not None:
            self.left[moved] += self.rule.add * SECOND
        now = tuple(running)
        if isinstance(self.rule, SlowClock):
            for seat in now:
                if seat not in self.running or seat == moved:
                    self.left[seat] = self.rule.days * DAY
        self.running = now
        if self.ahead or self.unseen:
            base = max(at, self.since - self.ahead)
            self.ahead = min(SEEN_MOST, SEEN * self.unseen) if now else 0
            self.since = base + self.ahead

    def charge(self, at: int) -> None:
        """Take the time since the last change from those who were thinking."""
        passed = max(0, at - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.since = max(self.since, at)

    def refill(self, seat: int) -> None:
        """A seat taken back must be able to think: an empty bank gets one addition, at least a minute."""
        if isinstance(self.rule, LiveClock) and self.left[seat] == 0:
            self.left[seat] = max(self.rule.add, 60) * SECOND
        elif isinstance(self.rule, SlowClock):
            self.left[seat] = self.rule.days * DAY

    def left_at(self, now: int) -> list[int]:
        passed = max(0, now - self.since)
        return [max(0, ms - passed) if seat in self.running else ms for seat, ms in enumerate(self.left)]

    def deadline(self) -> int | None:
        """When the first of those thinking runs out of time."""
        if not self.ticking or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def late(self, now: int) -> list[int]:
        """The seats whose time is up."""
        if not self.ticking:
            return []
        passed = now - self.since
        return [seat for seat in self.running if self.left[seat] <= passed]
