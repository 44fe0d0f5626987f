"""How often somebody may ask: buckets that fill with time."""

from __future__ import annotations

import time


class Bucket:
    """``rate`` a second, at most ``burst`` saved up."""

    __slots__ = ("burst", "last", "rate", "saved")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.saved = burst
        self.last = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        saved = self.saved + (now - self.last) * self.rate
        if saved > self.burst:
            saved = self.burst
        self.last = now
        granted = saved >= 1.0
        self.saved = saved - 1.0 if granted else saved
        return granted

    @property
    def wait(self) -> int:
        """Whole seconds until one may ask again."""
        return int((1.0 - self.saved) / self.rate) + 1


class Homes:
    """From where guests were last heard of. Only as many as fit: of who is forgotten nothing is known."""

    MOST = 20_000

    def __init__(self) -> None:
        self._all: dict[str, str] = {}

    def note(self, who: str, home: str) -> None:
        if self._all.get(who) != home:
            self._all.pop(who, None)
            if len(self._all) >= self.MOST:
                del self._all[next(iter(self._all))]
            self._all[who] = home

    def of(self, who: str) -> str | None:
        return self._all.get(who)


class Buckets:
    """One bucket a name; those that are full again are forgotten, so strangers cannot fill the memory."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._all: dict[str, Bucket] = {}

    def take(self, name: str) -> int:
        """0 when granted, else the seconds to wait."""
        bucket = self._all.get(name)
        if bucket is None:
            if len(self._all) >= self.MOST:
                self._forget()
            bucket = self._all[name] = Bucket(self.rate, self.burst)
        return 0 if bucket.take() else bucket.wait

    def charge(self, name: str, more: float) -> None:
        """What was granted cost more than one."""
        bucket = self._all.get(name)
        if bucket is not None:
            bucket.saved -= more

    def _forget(self) -> None:
        now = time.monotonic()
        refill = self.burst / self.rate
        kept = {name: bucket for name, bucket in self._all.items() if now - bucket.last < refill}
        # All of them busy: a flood of names. Forgetting the oldest half is kinder than growing.
        if len(kept) >= self.MOST:
            kept = dict(list(kept.items())[self.MOST // 2 :])
        self._all = kept
