"""The games: found, never listed. One lives in a folder here, or in another package that names it in an entry point.

    [project.entry-points."backroom.games"]
    liars_dice = "liars_dice"

The entry's value is the module that has the declaration, ``GAME``; its words lie beside it in ``locale/<lang>/``. A game
that cannot be played (it does not import, breaks a limit, lacks words in a language, was written for a later contract) is
left out with its reason (``left_out``), and the others work.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files

from backroom import words
from backroom.engine import puzzles, tutorial
from backroom.engine.errors import BackroomError, GameError, OptionError
from backroom.engine.game import CONTRACT, Game
from backroom.engine.probe import probe
from backroom.engine.state import COMPILED

GROUP = "backroom.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,31}")
PARTS = ("notation", "refusals", "view")  # what every game has
OTHERS = ("story", "heuristic", "styles", "observe", "reasons", "counting")  # what it may do without


@dataclass(frozen=True)
class Source:
    """Where a game was found: in a folder here, or through an entry point of another package."""

    name: str
    entry: EntryPoint | None = None

    @property
    def home(self) -> str:
        """The package that brought it, for people."""
        if self.entry is None:
            return "backroom"
        return f"{self.entry.dist.name} {self.entry.dist.version}" if self.entry.dist else self.entry.value


@dataclass(frozen=True)
class LeftOut:
    """A game that cannot be played, and why."""

    source: Source
    why: BackroomError


@functools.cache
def sources() -> tuple[Source, ...]:
    """All games that there seem to be, without looking into them: those here first."""
    here = [Source(module.name) for module in pkgutil.iter_modules(__path__) if module.ispkg]
    others = [Source(entry.name, entry) for entry in entry_points(group=GROUP)]
    # An editable package that is installed twice over is found twice.
    unique = {(source.name, source.entry and source.entry.value): source for source in others}
    return (*sorted(here, key=_by_name), *sorted(unique.values(), key=_by_name))


def _by_name(source: Source) -> str:
    return source.name


@functools.cache
def _opened() -> tuple[dict[str, Game], tuple[LeftOut, ...]]:
    found: dict[str, Game] = {}
    out: list[LeftOut] = []
    for source in sources():
        try:
            if source.name in found:
                raise GameError("error-game-twice", {"game": source.name})
            found[source.name] = load(source.name) if source.entry is None else _open(source)
        except BackroomError as error:
            out.append(LeftOut(source, error))
    return found, tuple(out)


def names() -> tuple[str, ...]:
    """The names of the games that can be played."""
    return tuple(sorted(_opened()[0]))


def left_out() -> tuple[LeftOut, ...]:
    """The games that cannot, each with the reason."""
    return _opened()[1]


@functools.cache
def load(name: str) -> Game:
    """A game by its name; ``OptionError`` for an unknown one, ``GameError`` for one that cannot be played."""
    for source in sources():
        if source.name == name:
            return _open(source)
    raise OptionError("error-game-unknown", {"game": name, "expected": ", ".join(names())})


def having(part: str) -> Iterator[Game]:
    """The games that have this part (a module of the game's folder)."""
    for name in names():
        game = load(name)
        if game.has(part):
            yield game


# ---- looking into one ------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _blamed(name: str, file: str = "") -> Iterator[None]:
    """Whatever goes wrong in a game's own code, or in a file of it, is said of that game."""
    try:
        yield
    except Exception as error:
        if isinstance(error, BackroomError) and not file:
            raise
        told = f"{file}: {error}" if file else f"{type(error).__name__}: {error}"
        raise GameError("error-game-import", {"game": name, "reason": told}) from error


def _open(source: Source) -> Game:
    """The game of a source, checked; ``GameError`` says what is wrong with it."""
    name = source.name
    if not NAME.fullmatch(name):
        raise GameError("error-game-name", {"game": name})
    with _blamed(name):
        if source.entry is None:
            game = importlib.import_module(f"{__name__}.{name}").GAME
        else:
            loaded = source.entry.load()
            game = loaded if isinstance(loaded, Game) else getattr(loaded, "GAME", None)
    if not isinstance(game, Game) or game.name != name:
        raise GameError("error-game-declaration", {"game": name})
    if game.contract > CONTRACT:
        raise GameError("error-game-contract", {"game": name, "needs": game.contract, "has": CONTRACT})
    if source.entry is not None:
        _check(game)
    return game


#: Files that a game may have, whether it does, and what reads them.
FILES = (
    ("tutorial.toml", tutorial.exists, tutorial.tutorial_of),
    ("puzzles.json", puzzles.exists, puzzles.puzzles_of),
)


def _help(game: Game) -> set[str]:
    """The messages that the rules' help (help.toml) names."""
    source = files(game.package) / "help.toml"
    needed: set[str] = set()
    if source.is_file():
        with _blamed(game.name, "help.toml"):
            for section in tomllib.loads(source.read_text(encoding="utf-8"))["section"]:
                needed.add(f"rules-{game.name}-section-{section['key']}")
                needed |= {f"rule-{rule}" for rule in section["rules"]}
    return needed


def _check(game: Game) -> None:
    """What the tests hold our own games to, and must be asked of somebody else's before people meet it."""
    with _blamed(game.name):
        for part in PARTS:
            game.part(part)
        for part in OTHERS:
            game.has(part)  # one that is there must import
        state = game.start(game.seats[0])
        if COMPILED and not _is_compiled(type(state)):
            raise GameError("error-game-plain", {"game": game.name})
        probe(game)
        for file, exists, read in FILES:
            if exists(game):
                with _blamed(game.name, file):
                    read(game)
        if game.locale is not None:
            _check_words(game)
            words.add(game.locale)


def _is_compiled(kind: type) -> bool:
    """A class of Python cannot stand in for a State whose methods are C's."""
    return "__dict__" not in dir(kind)


def _check_words(game: Game) -> None:
    assert game.locale is not None
    needed = {f"{game.name}-name", f"{game.name}-about", f"rules-{game.name}-title"}
    needed |= {f"{game.name}-option-{option.name}" for option in game.options} | _help(game)
    if game.has("styles"):
        for style in game.part("styles").STYLES:
            needed |= {f"{game.name}-style-{style}", f"{game.name}-style-{style}-manner"}
    said = {lang: words.keys(game.locale / lang) for lang in words.languages()}
    for keys in said.values():
        needed |= keys
    for lang, keys in said.items():
        if lacking := sorted(needed - keys):
            facts: dict[str, str | int] = {
                "game": game.name,
                "lang": lang,
                "count": len(lacking),
                "key": lacking[0],
            }
            raise GameError("error-game-words", facts)
    if taken := sorted(needed & words.known(but=game.locale)):
        raise GameError("error-game-words-taken", {"game": game.name, "key": taken[0], "count": len(taken)})
