"""Bots: choose an action from what a seat knows. They think on determinised States only, so what is hidden cannot matter.

A level may be given another budget or other settings: ``hard@400`` thinks 400 simulations, ``hard@0.5s`` half a second,
``easy@40`` overlooks something in 40 of 100 actions,
``hard@400:threads=2:horizon=20`` has more of its own, ``hard@400:learned=1`` thinks with the learned network, where
there is one (taught.py). A style of the game's is a manner of play: ``hard~slanderer``, ``greedy~bold``. Only the levels
themselves are offered to people.
"""

from __future__ import annotations

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


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat; ``OptionError`` for an unknown name."""
    level, at, spec = name.partition("~")[0].partition("@")
    kind = _BOTS.get(level)
    if "~" in name and kind is not None:
        return _in_style(name, kind, game, seed)
    if name == Learned.name and known(game):
        return Learned(game, seed)
    if at and kind is not None and issubclass(kind, Easy) and spec.isdecimal() and int(spec) <= 100:
        return kind(game, seed, mistakes=int(spec))
    if kind is None or (at and not issubclass(kind, Searcher)):
        raise OptionError("error-bot-unknown", {"bot": name, "expected": ", ".join(names(game))})
    if at and issubclass(kind, Searcher):
        try:
            budget, settings = read_spec(spec, game.search.settings)
        except ValueError:
            raise OptionError(
                "error-bot-unknown", {"bot": name, "expected": ", ".join(names(game))}
            ) from None
        return kind(game, seed, budget, settings)
    return kind(game, seed)


def _in_style(name: str, kind: type[Bot], game: Game, seed: int) -> Bot:
    plain, _, style = name.partition("~")
    known = styles(game)
    if style not in known or not issubclass(kind, (Greedy, Searcher)):
        expected = ", ".join(f"{plain}~{one}" for one in known) or plain
        raise OptionError("error-bot-unknown", {"bot": name, "expected": expected})
    if issubclass(kind, Greedy):
        return kind(game, seed, known[style])
    made = make(plain, game, seed)
    assert isinstance(made, Searcher)
    made.style = known[style]
    return made


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
    "make",
    "names",
    "simulations",
    "styles",
]
