"""Where learned networks lie and what they were made for: ``weights/GAME-PLAYERS.net``, here or in the game's folder.

A file is one line of JSON (what it is for, and how it was made), then its whole numbers, compressed. One that was made for
other rules, observations or actions is refused. Nothing but Python is needed to read it; training is research/train.py.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from backroom.bots.guidance import guidance
from backroom.engine.errors import DataError
from backroom.engine.game import Game
from backroom.engine.network import Network
from backroom.engine.numbers import cut, read_numbers, write_numbers

FOLDER = Path(__file__).parent / "weights"
FORMAT = 1


def facts(game: Game, players: int) -> dict[str, Any]:
    """What a file must say to be for this game as it is now."""
    inputs = game.observer(players).length + guidance(game).new().noted(players)
    return {
        "format": FORMAT,
        "game": game.name,
        "players": players,
        "rules": game.rules_version,
        "inputs": inputs,
        "actions": game.player_actions,
    }


def build(game: Game, players: int, first: int, second: int, layers: tuple[bytes, ...]) -> Network:
    """A network of these layers; ``ValueError`` when they do not fit."""
    known = facts(game, players)
    sizes = (known["inputs"], first, second, known["actions"])
    return Network(game.observer(players), guidance(game).new(), sizes, layers)


def write(path: Path, network: Network, game: Game, made: dict[str, Any]) -> None:
    """Write a file in one go: a reader sees the old one or the new one."""
    about = facts(game, network.players) | {"first": network.first, "second": network.second, "made": made}
    write_numbers(path, about, b"".join(network.layers))


def read(path: Path, game: Game, players: int) -> tuple[Network, dict[str, Any]]:
    """The network in a file and what the file says; ``DataError`` when it is damaged or was made for something else."""

    def refuse(what: str) -> DataError:
        return DataError(what, "error-lesson", {"file": path.name})

    about, numbers = read_numbers(path)
    wanted = facts(game, players)
    for name, value in wanted.items():
        if about.get(name) != value:
            raise refuse(name)
    first, second = about.get("first"), about.get("second")
    if not (isinstance(first, int) and isinstance(second, int) and first > 0 and second > 0):
        raise refuse("first")
    lengths = (
        (wanted["inputs"] + 1) * first,
        (first + 1) * second,
        players * (second + 1),
        wanted["actions"] * (second + 1),
    )
    if sum(lengths) != len(numbers):
        raise refuse("length")
    try:
        return build(game, players, first, second, cut(numbers, lengths)), about
    except ValueError:
        raise refuse("second") from None


def file(game: Game, players: int) -> Path | None:
    """Where the network for this table lies, if there is one."""
    for folder in (FOLDER, game.folder / FOLDER.name):
        path = folder / f"{game.name}-{players}.net"
        if path.exists():
            return path
    return None


@functools.cache
def _known(game: Game, players: int) -> Network | None:
    path = file(game, players)
    return None if path is None else read(path, game, players)[0]


def network(game: Game, players: int) -> Network | None:
    """A network of one's own for this table (threads do not share one); None where nothing was learned."""
    known = _known(game, players)
    if known is None:
        return None
    return known.twin(game.observer(players), guidance(game).new())
