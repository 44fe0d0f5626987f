"""The wire keeps secrets: twin worlds of every game (backroom/testing/twin_worlds.py) send their watchers the same bytes.

Real servers, real connections, every message and every answer as it comes; no game is named here.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest

import small_game
from backroom import games
from backroom.engine.game import Game
from backroom.engine.knowledge import RETRACT, SPECTATOR
from backroom.testing.secrets import Script
from backroom.testing.twin_worlds import KINDS, Twins, make, watchers
from live import Live
from twin_tables import World, twins

MOVES = 60  # of seats: enough for the first sealed bids of the longest game


@functools.cache
def told_apart(game: Game, players: int, watcher: int) -> Twins:
    """Of a few twin games the one in which most differs and that lasts."""
    found = [make(game, players, game.read_options(), watcher, seed, MOVES) for seed in range(2 * KINDS)]
    return max(found, key=lambda pair: min(pair.differed, 30) * len(pair.lines[0]))


def traffic(found: Twins, tmp_path: Path, patch: pytest.MonkeyPatch) -> tuple[list[Any], list[Any]]:
    script = Script(found)
    script.install(patch)

    def story(live: Live, other: bool) -> list[Any]:
        script.other = other
        world = World(live, found.game.name, found.players, options=found.options)
        watching = [world.eve] if found.watcher == SPECTATOR else [world.people[found.watcher], world.eve]
        for number, (seat, text) in enumerate(found.moves(other)):
            socket = world.sockets[seat]
            socket.catch_up()
            done = socket.do("retract", seat=seat) if text == RETRACT else socket.move(seat, text)
            assert done["type"] == "done", done
            if number % 30 == 8:
                world.observe(watching)
            if number % 40 == 25:
                world.catch_up()
                world.reconnect(world.eve, 3)
        world.observe(watching)
        return world.traffic([] if found.watcher == SPECTATOR else [found.watcher])

    return twins(tmp_path, story)


@pytest.mark.parametrize("name", games.names())
def test_the_wire_tells_twin_worlds_alike(
    name: str, frozen: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load(name)
    for watcher in watchers(game.seats[0]):
        found = told_apart(game, game.seats[0], watcher)
        assert (found.differed > 0) == game.hidden
        one, two = traffic(found, tmp_path / str(watcher), monkeypatch)
        assert sum(len(raw) for raw in one[0]) > 2000
        assert one == two


@pytest.mark.parametrize("forgot", ["", "text"])
def test_a_declaration_that_forgets_a_secret_is_seen_on_the_wire(
    forgot: str, frozen: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = small_game.FORGETFUL[forgot] if forgot else small_game.HONEST
    small_game.install(monkeypatch, game)
    differ = False
    for watcher in watchers(2):
        one, two = traffic(told_apart(game, 2, watcher), tmp_path / str(watcher), monkeypatch)
        differ = differ or one != two
    assert differ == bool(forgot)
