"""The registered games, measured the way bench/peers.py measures others.

A decision is one applied action, chance's draws included, as OpenSpiel counts. Chance is drawn by weight in the compiled
loop; the games driven from Python choose uniformly among what is legal, as the peers' do.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

from backroom import games
from backroom.engine.game import Game
from backroom.engine.playout import random_games
from backroom.engine.record import Record, result_of
from backroom.engine.state import CHANCE, State
from bench.measure import SAMPLE_SECONDS, Subject, all_cores, nanoseconds, rates

RECORDS = 20  # stored games replayed in turn
PROBE = """
import sys, time
began = time.perf_counter()
import backroom
print(time.perf_counter() - began)
from backroom import games
for name in sys.argv[1:]:
    game = games.load(name)
    game.start(game.seats[0])
print(time.perf_counter() - began)
"""


def random_log(start: State, seed: int) -> list[int]:
    """The actions of one random game."""
    rnd = random.Random(seed).random
    state = start.clone()
    log = []
    while not state.over:
        legal = state.legal_actions()
        action = legal[int(rnd() * len(legal))]
        state.apply(action)
        log.append(action)
    return log


def random_record(game: Game, players: int, seed: int) -> Record:
    """One random game as it would be stored: whole moves, as text."""
    notation = game.part("notation")
    rnd = random.Random(seed).random
    state = game.start(players)
    record = Record(game, players, game.read_options({}), ["random"] * players)
    while not state.over:
        seat = state.actor()
        before = state.clone()
        actions: list[int] = []
        while not actions or (seat != CHANCE and state.mid_move(seat)):
            legal = state.legal_actions(seat)
            actions.append(legal[int(rnd() * len(legal))])
            state.apply(actions[-1], seat)
        record.log.append((seat, notation.show(before, seat, tuple(actions))))
    record.result = result_of(state)
    return record


def playouts(start: State) -> Callable[[], tuple[float, ...]]:
    """Compiled random games: as many as take about one sample."""
    seeds = iter(range(1, 1_000_000))
    batch = 16
    while True:
        tally = random_games(start, batch, 0)
        if tally.seconds > SAMPLE_SECONDS / 8:
            break
        batch *= 2
    batch = max(1, int(batch * SAMPLE_SECONDS / tally.seconds))

    def sample() -> tuple[float, ...]:
        began = time.process_time()
        tally = random_games(start, batch, next(seeds))
        spent = time.process_time() - began
        return tally.decisions / spent, tally.games / spent

    return sample


def threads(start: State) -> Callable[[], tuple[float, ...]]:
    """The same number of games by two threads on all cores, against one thread just before."""
    batch = max(2, int(playouts(start)()[1] * SAMPLE_SECONDS * 2))
    seeds = iter(range(1, 1_000_000))

    def sample() -> tuple[float, ...]:
        seed = next(seeds)
        with all_cores():
            began = time.process_time()
            one = random_games(start, batch, seed)
            between = time.process_time()
            two = random_games(start, batch, seed, threads=2)
            ended = time.process_time()
        work = two.decisions / one.decisions
        return work * one.seconds / two.seconds, work * 2 * (between - began) / (ended - between)

    return sample


def position(owner: str, start: State) -> list[Subject]:
    """What is measured of any State on the contract, from its first position."""
    log = random_log(start, 7)
    middle = start.clone()
    for action in log[: len(log) // 2]:
        middle.apply(action)
    rnd = random.Random(owner).random

    def drive() -> int:
        state = start.clone()
        n = 0
        while not state.over:
            actions = state.legal_actions()
            state.apply(actions[int(rnd() * len(actions))])
            n += 1
        return n

    def weighed() -> int:
        state = start.clone()
        n = 0
        while not state.over:
            if state.actor() == CHANCE:
                outcomes, weights = zip(*state.outcomes())
                state.apply(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply(actions[int(rnd() * len(actions))])
            n += 1
        return n

    def step() -> int:
        state = start.clone()
        for action in log:
            state.mask()
            state.apply(action)
        return len(log)

    return [
        Subject(owner, ("playouts", "playout games"), playouts(start)),
        Subject(owner, ("driven", "driven games"), lambda: rates(drive)),
        Subject(owner, ("by weight",), lambda: rates(weighed)[:1]),
        Subject(owner, ("step",), lambda: (1e6 / rates(step)[0],)),
        Subject(owner, ("clone",), lambda: (nanoseconds(middle.clone),)),
    ]


def replay(game: Game, players: int) -> Callable[[], tuple[float, ...]]:
    """From a file's bytes to its last position, result compared: the mean of different games, in milliseconds."""
    stored = [random_record(game, players, seed).to_json() for seed in range(RECORDS)]

    def all_of_them() -> None:
        for raw in stored:
            Record.from_json(raw, games.load).check()

    return lambda: (nanoseconds(all_of_them) / 1e6 / RECORDS,)


def import_time(names: Sequence[str]) -> tuple[float, ...]:
    """Milliseconds of `import backroom` in a fresh process, and until these games stand at their start."""
    ran = subprocess.run([sys.executable, "-c", PROBE, *names], capture_output=True, text=True, check=True)
    return tuple(float(line) * 1000 for line in ran.stdout.split())


def sizes(start: State) -> dict[str, int]:
    """Bytes of one State: what is stored, and the whole object in memory."""
    return {"to_bytes": len(start.to_bytes()), "object": sys.getsizeof(start)}


def subjects(names: Sequence[str], wanted: Callable[[str], bool]) -> tuple[list[Subject], dict[str, object]]:
    """The subjects of our games for every number of players, and the sizes of their States."""
    here: list[Subject] = []
    states: dict[str, object] = {}
    for name in names:
        game = games.load(name)
        for players in range(game.seats[0], game.seats[1] + 1):
            owner = f"backroom {name} {players}"
            if not wanted(owner):
                continue
            start = game.start(players)
            here += position(owner, start)
            states[owner] = sizes(start)
            if players == game.seats[1]:
                here.append(Subject(owner, ("replay",), replay(game, players)))
                here.append(Subject(owner, ("threads", "threads by cpu"), threads(start)))
    if wanted("backroom"):
        here.append(Subject("backroom", ("import", "load"), lambda: import_time(names)))
    return here, states
