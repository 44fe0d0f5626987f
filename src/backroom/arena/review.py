"""A finished game looked at again: everybody's chances through it, and the moves that cost most with better ones.

Chances are shares of guided playouts from a moment on: as each seat knew the game, and apart from that with hindsight, where
what was hidden lies open (draws to come are open in neither). A move costs how much lower its seat's chance is than after
the move a search prefers, both from what the seat knew and on the same worlds; only what is left of it when both are played
again, with other luck and more playouts, is told. Gives plain data: who shows it is left to others.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

from backroom.arena.runners import cores
from backroom.bots.evaluation import compare, hides, win_chances
from backroom.bots.levels import Budget
from backroom.bots.searcher import Searcher
from backroom.engine.game import Game
from backroom.engine.knowledge import known
from backroom.engine.moves import RETRACT
from backroom.engine.reasons import Told
from backroom.engine.record import Record
from backroom.engine.shares import Z
from backroom.engine.state import CHANCE, State
from backroom.engine.story import deed

Done = Callable[[int, int], None]
WORTH_TELLING = 0.01  # of a win


@dataclass(frozen=True)
class Effort:
    """How much is spent on a review."""

    playouts: int = 120  # for the chances at a moment
    simulations: int = 200  # for the move that a search prefers
    trials: int = 80  # playouts after each of the two moves, at first
    retrials: int = 1000  # and again for those that seem to have cost most
    moves: int = 10  # how many of these


@dataclass(frozen=True)
class Moment:
    """Before line ``line`` of the log (from 0): ``seat`` plays ``move``. The last one has no seat."""

    line: int
    state: State
    seat: int = CHANCE
    move: str = ""


@dataclass(frozen=True)
class Slip:
    """A move that seems to have cost something."""

    moment: Moment
    played: tuple[int, ...]
    better: tuple[int, ...]
    cost: float
    error: float
    chance: float
    points: float


def moments(record: Record) -> list[Moment]:
    """The moments at which a seat chose, and the end."""
    found = []
    last = len(record.log)
    for number, state in enumerate(record.states()):
        if number == last:
            found.append(Moment(number, state.clone()))
        elif record.log[number][0] != CHANCE and record.log[number][1] != RETRACT:
            found.append(Moment(number, state.clone(), *record.log[number]))
    return found


def chances(game: Game, moment: Moment, playouts: int, seed: int) -> dict[str, Any]:
    """Everybody's chance at a moment: as known, and with hindsight."""
    state = moment.state
    hindsight = win_chances(game, state, None, playouts, seed).chances
    knew = [
        win_chances(game, state, seat, playouts, seed).chances[seat]
        if hides(state, seat)
        else hindsight[seat]
        for seat in range(state.players)
    ]
    return {
        "line": moment.line,
        "seat": None if moment.seat == CHANCE else moment.seat,
        "knew": [round(chance, 4) for chance in knew],
        "hindsight": [round(chance, 4) for chance in hindsight],
    }


def weigh(
    game: Game, moment: Moment, played: tuple[int, ...], better: tuple[int, ...], n: int, seed: int
) -> Slip:
    """The cost of what was played against another move, with the half width of its 95 % interval."""
    good, bad = compare(game, moment.state, moment.seat, [better, played], n, seed)
    seat = moment.seat
    a, b = good.chances[seat], bad.chances[seat]
    error = Z * math.sqrt((a * (1 - a) + b * (1 - b)) / good.playouts)
    return Slip(moment, played, better, a - b, error, b, good.points[seat] - bad.points[seat])


def slip(game: Game, moment: Moment, effort: Effort, seed: int) -> Slip | None:
    """The move of a moment against the one a search prefers; None when there was no choice or it was the same."""
    state, seat = moment.state, moment.seat
    played: tuple[int, ...] = game.part("notation").parse(known(game, state, seat), seat, moment.move)
    if len(played) == 1 and len(state.legal_actions(seat)) == 1:
        return None
    better = Searcher(game, seed, Budget(simulations=effort.simulations)).move(state, seat)
    if better == played:
        return None
    return weigh(game, moment, played, better, effort.trials, seed)


def review(
    record: Record,
    effort: Effort | None = None,
    workers: int | None = None,
    done: Done | None = None,
    seed: int = 1,
) -> dict[str, Any]:
    """The whole review. ``done(part, whole)`` is called as it goes on, from this thread. The same seed, the same review."""
    effort = effort or Effort()
    game = record.game
    all_moments = moments(record)
    choices = [moment for moment in all_moments if moment.seat != CHANCE]
    whole = len(all_moments) + len(choices) + effort.moves
    part = 0

    def step(result: Any) -> Any:
        nonlocal part
        part += 1
        if done is not None:
            done(part, whole)
        return result

    # Threads, not processes: playouts run without the GIL, and nothing has to be carried over.
    with ThreadPoolExecutor(workers or cores()) as pool:
        told = [
            step(row)
            for row in pool.map(
                lambda pair: chances(game, pair[1], effort.playouts, seed * 1_000_003 + pair[0]),
                enumerate(all_moments),
            )
        ]
        found: list[Slip | None] = [
            step(row)
            for row in pool.map(
                lambda pair: slip(game, pair[1], effort, seed * 2_000_003 + pair[0]), enumerate(choices)
            )
        ]
        worst = sorted([s for s in found if s is not None], key=lambda s: -s.cost)[: effort.moves]
        again = [
            step(row)
            for row in pool.map(
                lambda s: weigh(game, s.moment, s.played, s.better, effort.retrials, seed + 7), worst
            )
        ]
    if done is not None:
        done(whole, whole)
    kept = [s for s in again if s.cost - s.error > 0 and s.cost >= WORTH_TELLING]
    return {
        "game": game.name,
        "players": record.players,
        "seats": list(record.seats),
        "lines": len(record.log),
        "moments": told,
        "moves": [_told(game, s) for s in sorted(kept, key=lambda s: -s.cost)],
        "effort": asdict(effort),
    }


def _told(game: Game, s: Slip) -> dict[str, Any]:
    state, seat = s.moment.state, s.moment.seat
    told = Told(game, state, seat)
    better: str = game.part("notation").show(known(game, state, seat), seat, s.better)
    why = told.why(better)
    if s.points >= 0.5:
        why.append({"key": "why-points", "facts": {"points": round(s.points, 1)}, "places": []})
    return {
        "line": s.moment.line,
        "seat": seat,
        "played": s.moment.move,
        "better": better,
        "played_steps": deed(game, state, seat, s.moment.move),
        "better_steps": deed(game, state, seat, better),
        "deed": told.deed(better),
        "cost": round(s.cost, 4),
        "error": round(s.error, 4),
        "chance": round(s.chance, 4),
        "why": why,
        "why_played": told.why(s.moment.move),
    }
