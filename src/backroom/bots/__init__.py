"""Bots: choose an action from what a seat knows. They think on determinised States only, so what is hidden cannot matter.

A level may be given another budget or other settings: ``hard@400`` thinks 400 simulations, ``hard@0.5s`` half a second,
``easy@40`` overlooks something in 40 of 100 actions,
``hard@400:threads=2:horizon=20`` has more of its own, ``hard@400:learned=1`` thinks with the learned network, where
there is one (taught.py). A style of the game's is a manner of play: ``hard~slanderer``, ``greedy~bold``. People are
offered the levels themselves, and levels in a style (``offered``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from backroom.bots.base import Bot
from backroom.bots.greedy import Beginner, Easy, Greedy
from backroom.bots.guidance import styles
from backroom.bots.hints import Advice, Hint, advise, hint
from backroom.bots.learned import Learned, known
from backroom.bots.levels import Budget, SearchSettings
from backroom.bots.random_bot import RandomBot
from backroom.bots.searcher import Searcher
from backroom.engine.errors import OptionError
from backroom.engine.game import Game


class Medium(Searcher):
    level = "medium"


class Hard(Searcher):
    level = "hard"


class Expert(Searcher):
    level = "expert"


_BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "easy": Easy,
    "greedy": Greedy,
    "medium": Medium,
    "hard": Hard,
    "expert": Expert,
}
LEVELS = ("beginner", "easy", "greedy", "medium", "hard", "expert")


def names(game: Game | None = None, players: int | None = None) -> tuple[str, ...]:
    """The bots' names: one that does anything, then the levels, weakest first.

    With a game also the one that has learned it, where it has (docs/research.md): at this number of players, or at any.
    """
    taught = known(game) if game is not None else ()
    if taught and (players is None or players in taught):
        return (*_BOTS, Learned.name)
    return tuple(_BOTS)


def level_of(name: str) -> str:
    """``hard`` of ``hard@400~bold``."""
    return name.partition("~")[0].partition("@")[0]


def style_of(name: str, game: Game) -> Mapping[str, float]:
    """What the style in a bot's name weighs otherwise; empty where it names none. ``OptionError`` says which there are."""
    level, named, style = level_of(name), "~" in name, name.partition("~")[2]
    if not named:
        return {}
    known = styles(game)
    if not known:
        raise OptionError("error-style-none", {"game": game.name, "style": style})
    if level not in LEVELS:
        raise OptionError("error-style-level", {"bot": level, "expected": ", ".join(LEVELS)})
    if style not in known:
        raise OptionError(
            "error-style-unknown", {"style": style, "game": game.name, "expected": ", ".join(known)}
        )
    return known[style]


def offered(name: str, game: Game, players: int | None = None) -> bool:
    """Whether people may sit down with it: a bot by its name alone, a level also in a style. ``OptionError`` for a
    style that cannot be.
    """
    level = name.partition("~")[0]
    if level not in names(game, players):
        return False
    style_of(name, game)
    return True


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat; ``OptionError`` for an unknown name."""
    plain = name.partition("~")[0]
    level, at, spec = plain.partition("@")
    kind = _BOTS.get(level)
    if plain == Learned.name and known(game):
        style_of(name, game)
        return Learned(game, seed)
    if kind is None:
        raise _unknown(plain, game)
    style = style_of(name, game)
    if issubclass(kind, Searcher):
        given = _given(plain, spec, game) if at else ()
        made = kind(game, seed, *given)
        made.style = style
        return made
    if at and issubclass(kind, Easy) and spec.isdecimal() and int(spec) <= 100:
        return kind(game, seed, style, mistakes=int(spec))
    if at:
        raise _unknown(plain, game)
    return kind(game, seed, style) if issubclass(kind, Greedy) else kind(game, seed)


def _given(name: str, spec: str, game: Game) -> tuple[Budget, SearchSettings]:
    try:
        return read_spec(spec, game.search.settings)
    except ValueError:
        raise _unknown(name, game) from None


def _unknown(name: str, game: Game) -> OptionError:
    return OptionError("error-bot-unknown", {"bot": name, "expected": ", ".join(names(game))})


def simulations(level: str, game: Game) -> int:
    """How many simulations a level thinks about a move of this game; 0 for one that plays at sight."""
    kind = _BOTS[level]
    return kind(game, 0).budget.simulations if issubclass(kind, Searcher) else 0


def read_spec(spec: str, usual: SearchSettings | None = None) -> tuple[Budget, SearchSettings]:
    """``400``, ``0.5s``, ``400:threads=2:horizon=20`` as a budget and settings; ``ValueError`` for anything else."""
    amount, *pairs = spec.split(":")
    if amount.endswith("s"):
        budget = Budget(seconds=float(amount[:-1]))
    else:
        budget = Budget(simulations=int(amount))
    settings = usual or SearchSettings()
    known = {field.name: getattr(settings, field.name) for field in fields(SearchSettings)}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if name == "threads":
            budget = replace(budget, threads=int(value))
            continue
        if not equals or name not in known:
            raise ValueError(pair)
        kind = type(known[name])
        given: Any = bool(int(value)) if kind is bool else kind(value)
        settings = replace(settings, **{name: given})
    if (budget.simulations < 1 and budget.seconds <= 0) or budget.threads < 1:
        raise ValueError(spec)
    return budget, settings


__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "Budget",
    "Hint",
    "SearchSettings",
    "Searcher",
    "advise",
    "hint",
    "level_of",
    "make",
    "names",
    "offered",
    "simulations",
    "style_of",
    "styles",
]
