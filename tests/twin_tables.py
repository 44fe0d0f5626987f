"""Twin worlds, for the tests of all games: two tables that differ only in what a watcher may not know.

Both have the same time, identities, nonces and secret. Everything that reaches the watchers is recorded as it comes off
the connection: messages in their order, bodies and headers of answers.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

from backroom.table import chance
from live import Live, Person, Socket

NOW = 1_700_000_000_000


class World:
    """One of the twins, with everything that a watcher could observe."""

    def __init__(self, live: Live, game: str, players: int, **more: Any) -> None:
        count = itertools.count()
        live.tables.resources.fresh = lambda: chance.sha("nonce", str(next(count)))  # type: ignore[method-assign]
        self.live = live
        self.people = [Person.known(live, f"person-{n}") for n in range(players)]
        self.eve = Person.known(live, "eve")
        made = self.people[0].make(game, [{"kind": "open"}] * players, id="twin", public=True, **more)
        self.table: str = made["table"]
        for seat, person in enumerate(self.people):
            person.claim(made["links"][seat])
        self.people[0].post(f"/tables/{self.table}/do", {"type": "start", "id": "start"})
        self.sockets = [person.watch(self.table) for person in self.people]
        self.spectator = self.eve.watch(self.table)
        self.seen: list[Any] = []
        self.catch_up()

    def catch_up(self) -> None:
        for socket in [*self.sockets, self.spectator]:
            socket.catch_up()

    def observe(self, watchers: list[Person]) -> None:
        """What the watchers can fetch besides."""
        for person in watchers:
            for path in ("", "/log", "/view", "/export", "/view?seq=3", "/log?after=4", "/view?seat=2", "/export?seat=2",
                         "/log?seat=all", "/views?seq=2&to=100", "/views?seq=2&to=100&seat=2"):  # fmt: skip
                answer = person.http.get(f"/tables/{self.table}{path}")
                headers = {name: value for name, value in answer.headers.items() if name != "date"}
                self.seen.append((path, answer.status_code, headers, answer.content))
            for body in ({"type": "move", "id": "x", "seat": 2, "at": 1, "text": "bid 1"},
                         {"type": "retract", "id": "y", "seat": 2}):  # fmt: skip
                answer = person.http.post(f"/tables/{self.table}/do", json=body)
                self.seen.append((answer.status_code, answer.content))

    def reconnect(self, person: Person, since: int) -> Socket:
        """Come back with an old number; what that gives is observed."""
        socket = person.watch(self.table, since=since)
        socket.catch_up()
        self.seen.append([raw for raw in socket.raw if '"presence"' not in raw])
        socket.close()
        return socket

    def traffic(self, seats: list[int]) -> list[Any]:
        self.catch_up()
        return [*(self.sockets[seat].raw for seat in seats), self.spectator.raw, self.seen]


def twins(tmp_path: Path, story: Callable[[Live, bool], list[Any]]) -> tuple[list[Any], list[Any]]:
    told = []
    tmp_path.mkdir(exist_ok=True)
    for other in (False, True):
        with Live(tmp_path / f"{other}.sqlite", secret="5a" * 32) as live:
            told.append(story(live, other))
    return told[0], told[1]
