"""Advice for a person: the move a searching bot would make from what the seat knows, the chances of the others, and why.

Chances are the search's: each move is played in the same worlds, drawn from what the seat knows, and looked at as the search
of the game looks at its leaves. Seconds guard the whole; what was not reached in time is not told.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Any

from backroom.bots.evaluation import ROOM
from backroom.bots.guidance import guidance
from backroom.bots.levels import Budget, budget
from backroom.bots.searcher import Searcher
from backroom.engine.game import Game
from backroom.engine.knowledge import known
from backroom.engine.moves import whole_moves
from backroom.engine.reasons import Reason, Told
from backroom.engine.rng import Rng
from backroom.engine.search import Search
from backroom.engine.state import State

COSTLY = 0.07  # of a win: a slip that a coach warns of ...
SURE = 0.035  # ... if at least this is left at the lower end of its 95 % interval
Z = 1.96
IDEAS = 3  # moves told with their reasons
WIDEST = 120  # moves that are weighed; a choice of more (a bid of many chips) is searched only


@dataclass(frozen=True)
class Effort:
    """How much is spent on advice: the search for the best move, then rounds over all moves, each on one more world."""

    search: Budget | None = None  # None: the game's own for a hint
    rounds: int = 32
    looks: int = 2  # of each move on a world
    seconds: float = 1.2  # for the rounds; 0: as long as they take


@dataclass(frozen=True)
class Hint:
    """``move`` is text that the seat can play as it stands; ``chance`` None: it was not weighed; ``why`` may be empty."""

    move: str
    actions: tuple[int, ...]
    chance: float | None
    deed: Reason | None
    why: list[Reason]


@dataclass(frozen=True)
class Advice:
    """The best moves first; everybody's chance by the move's text; those that would be costly slips."""

    asks: Reason | None
    ideas: list[Hint]
    chances: dict[str, float] = field(default_factory=dict)
    costly: dict[str, float] = field(default_factory=dict)  # what each costs, in wins


def hint(game: Game, state: State, seat: int, budget: Budget | None = None, seed: int = 1) -> Hint:
    """What to do now. The State is not changed."""
    return advise(game, state, seat, Effort(search=budget, rounds=6, seconds=0.5), seed).ideas[0]


def reasons(game: Game, state: State, seat: int, move: tuple[int, ...]) -> list[Reason]:
    """What a move comes to, from what the seat knows."""
    return Told(game, state, seat).why(_text(game, state, seat, move))


def advise(
    game: Game, state: State, seat: int, effort: Effort | None = None, seed: int = 1,
    best: tuple[int, ...] | None = None,
) -> Advice:  # fmt: skip
    """What a coach says of this decision. ``best``: the move to advise, if not the search's. The State is not changed."""
    effort = effort or Effort()
    best = best or Searcher(game, seed, effort.search or budget("hint", game)).move(state, seat)
    told = Told(game, state, seat)
    moves = _moves(state.determinise(seat, Rng(seed)), seat)
    if best not in moves:
        moves = [best]
    values = _weigh(game, state, seat, moves, effort, seed) if len(moves) > 1 else [[] for _ in moves]
    rounds = min(map(len, values))
    values = [row[:rounds] for row in values]
    means = [sum(row) / rounds if rounds else None for row in values]
    texts = [_text(game, state, seat, move) for move in moves]
    order = sorted(range(len(moves)), key=lambda k: (moves[k] != best, -(means[k] or 0.0), k))
    ideas = [
        Hint(texts[k], moves[k], _rounded(means[k]), told.deed(texts[k]), told.why(texts[k]))
        for k in order[:IDEAS]
    ]
    costly: dict[str, float] = {}
    top = values[moves.index(best)]
    for text, row in zip(texts, values):
        cost, error = _difference(top, row)
        if cost >= COSTLY and cost - error >= SURE:
            costly[text] = round(cost, 3)
    chances = {text: round(mean, 4) for text, mean in zip(texts, means) if mean is not None}
    return Advice(told.asks(), ideas, chances, costly)


def _rounded(mean: float | None) -> float | None:
    return None if mean is None else round(mean, 4)


def _text(game: Game, state: State, seat: int, move: tuple[int, ...]) -> str:
    text: str = game.part("notation").show(known(game, state, seat), seat, move)
    return text


def _moves(state: State, seat: int) -> list[tuple[int, ...]]:
    """All whole moves; none where there are too many to weigh."""
    found = whole_moves(state, seat)
    return found if len(found) <= WIDEST else []


def _weigh(
    game: Game, state: State, seat: int, moves: list[tuple[int, ...]], effort: Effort, seed: int
) -> list[list[float]]:
    """The seat's prospect after each move, world by world: the same worlds for all, so that they can be compared."""
    seen = guidance(game)
    rng = Rng(seed)
    end = time.perf_counter() + effort.seconds
    found: list[list[float]] = [[] for _ in moves]
    for number in range(effort.rounds):
        world = state.determinise(seat, rng)
        for row, move in zip(found, moves):
            if effort.seconds and time.perf_counter() > end:
                return found
            after = world.clone()
            for action in move:
                after.apply(action, seat)
            if after.over:
                row.append(after.result()[seat])
                continue
            # The same seed for each move: as far as they lead the same way they meet the same luck.
            search = Search(after, seat, seen.new(), seed * 31 + number, ROOM)
            search.margin, search.guided, search.known = 0.0, int(seen.guides), 1
            search.horizon = game.search.settings.horizon if seen.values else 0
            search.look(effort.looks)
            row.append(search.outlook()[seat])
    return found


def _difference(top: list[float], row: list[float]) -> tuple[float, float]:
    """How much lower a row of prospects is than another on the same worlds, with the half width of its 95 % interval."""
    n = len(top)
    if n < 2:
        return 0.0, 0.0
    gaps = [a - b for a, b in zip(top, row)]
    mean = sum(gaps) / n
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1))
    return mean, Z * spread / math.sqrt(n)


def plain(advice: Advice) -> dict[str, Any]:
    """As it goes over the wire."""
    ideas = [
        {"text": one.move, "chance": one.chance, "deed": one.deed, "why": one.why} for one in advice.ideas
    ]
    return {"asks": advice.asks, "ideas": ideas, "chances": advice.chances, "costly": advice.costly}
