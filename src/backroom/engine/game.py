"""What a game declares about itself, in one small value, and how its parts are found from it."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from backroom.engine.errors import DataError, GameError, OptionError
from backroom.engine.knowledge import Open
from backroom.engine.limits import MOST_ACTIONS, MOST_CHOICES, MOST_SEATS
from backroom.engine.outside import plain_toml
from backroom.engine.search_settings import GameSearch
from backroom.engine.state import COMPILED, State

Value = bool | str
CONTRACT = (
    1  # of games with the engine (docs/engine.md); raised when games written for it need more than before
)
# What members of a view mean by their names alone, in every game: a seat's number, seats, numbers that are not one a seat.
MEMBERS: Mapping[str, str] = {
    **dict.fromkeys(
        ("seat", "first", "winner", "target", "dealer", "leader", "owner", "player", "active", "turn"), "seat"
    ),
    **dict.fromkeys(("order", "leaders", "pending", "seats", "winners", "waiting"), "seats"),
}
_module = functools.cache(importlib.import_module)


@dataclass(frozen=True)
class Option:
    """A switch that the table's creator can set. A bool, or one of ``choices``."""

    name: str
    default: Value
    choices: tuple[str, ...] = ()

    def read(self, game: str, value: object) -> Value:
        """The value, also from text (``--option locks=sealed``); ``OptionError`` for any other."""
        if self.choices:
            if value in self.choices:
                return str(value)
            wanted = ", ".join(self.choices)
        else:
            words = {
                "true": True,
                "yes": True,
                "on": True,
                "1": True,
                "false": False,
                "no": False,
                "off": False,
                "0": False,
            }
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in words:
                return words[value.lower()]
            wanted = "true, false"
        facts = {"game": game, "option": self.name, "value": str(value), "expected": wanted}
        raise OptionError("error-option-value", facts)


@dataclass(frozen=True)
class Game:
    """One game: what it is, and where its parts are."""

    name: str
    seats: tuple[int, int]
    rules_version: int
    actions: int  # all action numbers are below this, chance's too
    player_actions: int  # those of seats are below this
    width: int  # the most choices that one decision, or chance, offers
    colours: tuple[str, ...]  # a seat's name in moves, by seat
    make: Callable[[int, dict[str, Value], Any], State]
    options: tuple[Option, ...] = ()
    chance: bool = True
    hidden: bool = True
    simultaneous: bool = False
    read_data: Callable[[bytes, str], Any] | None = (
        None  # printed facts of one's own copy, where a game allows it
    )
    package: str = field(default="")
    # what everybody may read of a move or draw, by its first word; any other word is hidden (knowledge.py)
    open: Mapping[str, Open] = field(default_factory=dict, hash=False)
    search: GameSearch = field(default_factory=GameSearch)  # how bots search it
    lead: float = 10.0  # points ahead that are as good as won, for learners
    # More members of the view that a reader who knows no game should take for a "seat", "seats" or plain "values".
    members: Mapping[str, str] = field(default_factory=dict, hash=False)
    kinds: tuple[str, ...] = ()  # of the game's words in its catalogues: <game>-<kind>-<word>
    contract: int = 1  # the engine's contract it was written for

    def __post_init__(self) -> None:
        """What is declared is held against the engine's limits (limits.py); ``GameError`` names what is wrong."""
        low, high = self.seats
        if not 1 <= low <= high <= MOST_SEATS:
            raise self._wrong("error-game-seats", low=low, high=high, most=MOST_SEATS)
        if len(set(self.colours)) < high:
            raise self._wrong("error-game-colours", high=high, colours=", ".join(self.colours) or "-")
        if not 1 <= self.player_actions <= self.actions <= MOST_ACTIONS:
            raise self._wrong(
                "error-game-actions", actions=self.actions, players=self.player_actions, most=MOST_ACTIONS
            )
        if not 1 <= self.width <= min(self.actions, MOST_CHOICES):
            raise self._wrong("error-game-width", width=self.width, most=min(self.actions, MOST_CHOICES))

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled by where its declaration stands: another process imports its own."""
        if not self.package or getattr(_module(self.package), "GAME", None) is not self:
            raise TypeError(f"{self.name} is not the GAME of a module: it cannot be pickled")
        return _declared, (self.package,)

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def _wrong(self, key: str, **facts: str | int) -> GameError:
        return GameError(key, {"game": self.name, **facts})

    def part(self, name: str) -> Any:
        """A module of the game's folder: notation, refusals, view, heuristic, printed."""
        return _module(f"{self.package}.{name}")

    def meaning(self, member: str) -> str:
        """Whether a member of the view holds a "seat", "seats" or "values"; "": it says nothing about that."""
        return self.members.get(member) or MEMBERS.get(member, "")

    def has(self, name: str) -> bool:
        """Whether the game has such a part. One that is there and does not import raises its own error."""
        try:
            self.part(name)
        except ModuleNotFoundError as error:
            if error.name != f"{self.package}.{name}":
                raise
            return False
        return True

    def observer(self, players: int) -> Any:
        """What writes a seat's knowledge as numbers; ``GameError`` for a game without one."""
        if not self.has("observe"):
            raise self._wrong("error-game-no-observer", why="missing")
        made = self.part("observe").observer(players)
        if COMPILED and "__dict__" in dir(type(made)):  # a class of Python: compiled loops would not hear it
            raise self._wrong("error-game-no-observer", why="plain")
        return made

    @functools.cached_property
    def storyteller(self) -> Any:
        """What tells the steps of the game's entries (story.py); None: its moves are told in their notation."""
        return self.part("story").steps if self.has("story") else None

    @functools.cached_property
    def folder(self) -> Path:
        """Where the game lives."""
        return Path(str(_module(self.package).__file__)).parent

    @functools.cached_property
    def locale(self) -> Path | None:
        """The game's own catalogues, where it brings them along."""
        return self.folder / "locale" if (self.folder / "locale").is_dir() else None

    @functools.cached_property
    def splits_view(self) -> bool:
        """Whether the view tells apart what is the same for all watchers."""
        return hasattr(self.part("view"), "open_view")

    @functools.cached_property
    def thinks_of_deeds(self) -> bool:
        """Whether the game's story tells some moves otherwise before they are made."""
        return self.has("story") and hasattr(self.part("story"), "deed")

    def read_options(self, given: Mapping[str, object] | None = None) -> dict[str, Value]:
        """All options with their values; ``OptionError`` for one that is unknown or cannot have that value."""
        known = {option.name: option for option in self.options}
        values = {option.name: option.default for option in self.options}
        for name, value in (given or {}).items():
            if name not in known:
                expected = ", ".join(known) or "none"
                raise OptionError(
                    "error-option-unknown", {"game": self.name, "option": name, "expected": expected}
                )
            values[name] = known[name].read(self.name, value)
        return values

    def own_data(self, tables: dict[str, Any] | None) -> Any:
        """The facts of somebody's own copy that lie in a record, a log or a request, read as their file would be."""
        if tables is None or self.read_data is None:
            return None
        try:
            raw = plain_toml(tables)
        except ValueError:
            raise DataError("", "data-unreadable", {"file": "data", "line": 0, "column": 0}) from None
        return self.read_data(raw, "data")

    def crowd(self, players: int) -> dict[str, str | int]:
        """The facts of `error-players`: a game for 2 is not said to be for 2 to 2."""
        low, high = self.seats
        return {"game": self.name, "players": players, "low": low, "high": high, "span": high - low}

    def start(self, players: int, options: Mapping[str, object] | None = None, data: Any = None) -> State:
        """The State before the first draw of chance."""
        low, high = self.seats
        if not low <= players <= high:
            raise OptionError("error-players", self.crowd(players))
        state = self.make(players, self.read_options(options), data)
        if self.actions != state.ACTIONS or state.players != players:
            raise self._wrong(
                "error-game-state",
                actions=self.actions,
                has=state.ACTIONS,
                players=players,
                seats=state.players,
            )
        state.setup = Setup(self, tuple((options or {}).items()), data)
        return state

    def from_bytes(
        self, raw: bytes, players: int, options: Mapping[str, object] | None = None, data: Any = None
    ) -> State:
        """The State that ``to_bytes`` wrote; ``ValueError`` when the length is another."""
        state = self.start(players, options, data)
        state.load_bytes(raw)
        return state


def _declared(package: str) -> Game:
    game = _module(package).GAME
    assert isinstance(game, Game)
    return game


@dataclass(frozen=True)
class Setup:
    """What a State was begun with besides the number of players; all its copies share one."""

    game: Game
    options: tuple[tuple[str, object], ...]
    data: Any

    def state(self, players: int, raw: bytes) -> State:
        """The State of these bytes (``State.to_bytes``)."""
        return self.game.from_bytes(raw, players, dict(self.options), self.data)
