"""Matches between bots: which games are played, and one game from its deal to its outcome. How many cores work on them is
left to ``runners``, what the outcomes mean to ``stats``.

Seats rotate: a deal is played once for every seat that a player can have. All games of a deal draw from the same stream of
chance, so each player meets the same luck as far as the moves allow it.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from backroom import bots, games
from backroom.engine.moves import draw as draw
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State

SEEDS = 0x7FFFFFFF  # a bot's seed is below this, the most that Rng.below takes


@dataclass(frozen=True)
class Field:
    """What is played: a game with its options and, where it takes them, printed facts of one's own."""

    game: str
    options: dict[str, bool | str]
    data: dict[str, Any] | None = None

    def start(self, players: int) -> State:
        game = games.load(self.game)
        return game.start(players, self.options, game.own_data(self.data))


@dataclass(frozen=True)
class Pairing:
    """One game to be played: ``seats[i]`` is the player at seat i, ``deal`` the number of the chance it shares."""

    field: Field
    seats: tuple[str, ...]
    deal: int
    seed: int
    keep: bool = False  # the log too


@dataclass(frozen=True)
class Outcome:
    """What came of it, by seat; ``slowest`` is each seat's longest thought in seconds."""

    seats: tuple[str, ...]
    deal: int
    shares: tuple[float, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    seconds: float
    slowest: tuple[float, ...]
    log: tuple[tuple[int, str], ...] = ()  # where it was to be kept


def rotations(field: Field, lineup: tuple[str, ...], count: int, seed: int) -> Iterator[Pairing]:
    """``count`` games of these players: every deal with every rotation of the seats, the last deal as far as it goes.

    Rotations that seat the same names alike would be the same game again, and are left out.
    """
    n = len(lineup)
    turns = list(dict.fromkeys(lineup[n - turn :] + lineup[: n - turn] for turn in range(n)))
    for number in range(count):
        deal, turn = divmod(number, len(turns))
        yield Pairing(field, turns[turn], deal, seed * 1_000_003 + deal)


def mixed(
    field: Field,
    names: tuple[str, ...],
    players: int,
    count: int,
    seed: int,
    often: Mapping[str, float] | None = None,
) -> Iterator[Pairing]:
    """``count`` games in which the named players meet in changing company, seats rotated: each equally often, or as often
    as told (0.5: half as often as the others), and of those who have played as often first who has met the company least.

    Nobody meets himself, unless there are fewer players than seats.
    """
    shuffle = random.Random(seed)
    weight = dict.fromkeys(names, 1.0) | dict(often or {})
    seated = dict.fromkeys(names, 0)
    met: Counter[frozenset[str]] = Counter()
    deal = made = 0
    while made < count:
        lineup: tuple[str, ...] = ()
        while len(lineup) < players:
            company = set(lineup)
            free = [name for name in names if name not in company] or list(names)
            chosen = min(
                free,
                key=lambda name: (
                    seated[name] / weight[name],
                    sum(met[frozenset((name, other))] for other in company),
                    shuffle.random(),
                ),
            )
            met.update(frozenset((chosen, other)) for other in company)
            lineup += (chosen,)
            seated[chosen] += 1
        for turn in range(min(players, count - made)):
            seats = lineup[players - turn :] + lineup[: players - turn]
            yield Pairing(field, seats, deal, seed * 1_000_003 + deal)
            made += 1
        deal += 1


def ended(
    pairing: Pairing,
    state: State,
    seconds: float,
    slowest: Sequence[float],
    log: Sequence[tuple[int, str]] = (),
) -> Outcome:
    """What came of a game that is over."""
    result, ranks, scores = tuple(state.result()), tuple(state.ranks()), tuple(state.scores())
    return Outcome(pairing.seats, pairing.deal, result, ranks, scores, seconds, tuple(slowest), tuple(log))


def play(pairing: Pairing) -> Outcome:
    """Play one game to its end. Bots' seeds depend on the deal and the seat, chance's stream on the deal alone."""
    game = games.load(pairing.field.game)
    state = pairing.field.start(len(pairing.seats))
    chance, own = Rng(pairing.seed), Rng(pairing.seed).fork(1)
    players = [bots.make(name, game, own.below(SEEDS)) for name in pairing.seats]
    slowest = [0.0] * len(players)
    show = game.part("notation").show
    log: list[tuple[int, str]] = []
    began = time.perf_counter()
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            drawn = draw(state, chance)
            if pairing.keep:
                log.append((CHANCE, show(state, CHANCE, (drawn,))))
            state.apply(drawn, CHANCE)
            continue
        now = time.perf_counter()
        actions = players[seat].move(state, seat)
        slowest[seat] = max(slowest[seat], time.perf_counter() - now)
        if pairing.keep:
            log.append((seat, show(state, seat, actions)))
        for action in actions:
            state.apply(action, seat)
    return ended(pairing, state, time.perf_counter() - began, slowest, log)
