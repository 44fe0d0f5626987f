"""A trivial game for the server's benchmark: seats in turn, each move changes a text of a given length.

Run as a file it serves this game as `backroom serve` would: python bench/tick.py STORE PORT SIZE [BOTS]
"""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from backroom.engine.errors import IllegalAction, ParseError, Refusal
from backroom.engine.game import Game

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIZE = [600]


class Tick:
    """The contract's methods (docs/engine.md), no more."""

    over = False
    ACTIONS = 1

    def __init__(self, players: int, count: int = 0) -> None:
        self.players, self.count = players, count

    def actor(self) -> int:
        return self.count % self.players

    def pending(self) -> tuple[int, ...]:
        return (self.count % self.players,)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        return [0] if seat is None or seat in self.pending() else []

    def outcomes(self) -> list[tuple[int, int]]:
        return []

    def apply(self, action: int, seat: int | None = None) -> None:
        if not self.try_move(self.actor() if seat is None else seat, (action,)):
            raise IllegalAction("error-illegal-action")

    def try_move(self, seat: int, actions: tuple[int, ...]) -> bool:
        if seat not in self.pending():
            return False
        self.count += 1
        return True

    def mid_move(self, seat: int) -> bool:
        return False

    def can_retract(self, seat: int) -> bool:
        return False

    def clone(self) -> Tick:
        return Tick(self.players, self.count)

    def to_bytes(self) -> bytes:
        return self.count.to_bytes(8, "big")


def parse(state: Tick, seat: int, text: str) -> tuple[int, ...]:
    if text != "tick":
        raise ParseError("error-move-unknown", {"move": text, "game": "tick"})
    return (0,)


def show(state: Tick, seat: int, actions: tuple[int, ...]) -> str:
    return "tick"


def open_view(state: Tick) -> dict[str, Any]:
    return {"count": state.count, "board": LETTERS[state.count % 26] * SIZE[0]}


def own_view(state: Tick, seat: int | None) -> dict[str, Any]:
    return {"moves": ["tick"] if seat in state.pending() else [], "forms": []}


def view(state: Tick, seat: int | None) -> dict[str, Any]:
    return {**open_view(state), **own_view(state, seat)}


def refuse(state: Tick, seat: int, actions: tuple[int, ...]) -> Refusal:
    return Refusal("TICK-1", {"seat": seat})


def install(size: int) -> None:
    """Make the game known to this process."""
    from backroom import games

    SIZE[0] = size
    for name, parts in (
        ("notation", {"parse": parse, "show": show}),
        ("view", {"view": view, "open_view": open_view, "own_view": own_view}),
        ("refusals", {"refuse": refuse}),
    ):
        module = types.ModuleType(f"tick_game.{name}")
        module.__dict__.update(parts)
        sys.modules[f"tick_game.{name}"] = module
    sys.modules["tick_game"] = types.ModuleType("tick_game")
    colours = ("red", "yellow", "purple", "black", "brown")
    make: Any = lambda players, options, data: Tick(players)  # noqa: E731
    game = Game("tick", (2, 5), 1, 1, 1, 1, colours, make, package="tick_game", chance=False, hidden=False)
    known = games.load
    games.load = lambda name: game if name == "tick" else known(name)  # type: ignore[assignment]


def main() -> None:
    from backroom.server.run import serve
    from backroom.server.settings import Settings

    store, port, size = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    bots = int(sys.argv[4]) if len(sys.argv) > 4 else 0
    install(size)
    wide = {
        "messages_second": 1e9,
        "requests_second": 1e9,
        "tables_minute": 1e9,
        "chat_minute": 1e9,
        "requests_address": 10**6,
        "log_entries": 10**6,
        "connections_address": 10**6,
    }
    serve(Settings.read({}, store=store, port=port, secret="ab" * 32, bots=bots, log="error", **wide))


if __name__ == "__main__":
    main()
