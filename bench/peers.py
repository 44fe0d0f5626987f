"""Other people's engines, driven through the calls they document, in the form that is quickest for them.

A decision is one applied action, chance's included where the engine shows chance as an action (OpenSpiel);
catanatron and RLCard draw inside an action, so their dice and cards are not counted apart. RandomBot choices
everywhere.
"""

from __future__ import annotations

import copy
import importlib
import importlib.metadata
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from bench.measure import SAMPLE_SECONDS, Subject, nanoseconds, rates

TURNS_LIMIT = 1000  # catanatron's own limit for a game of random players


class Missing(Exception):
    """A peer that is not installed here."""


def module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Missing(str(error)) from None


# --- OpenSpiel ---

OPEN_SPIEL = ("hearts", "gin_rummy", "backgammon")
EQUAL_WORK = ("kuhn_poker", "goofspiel")
ROLLOUTS = {"hearts": 2000, "gin_rummy": 60, "backgammon": 100, "kuhn_poker": 50_000, "goofspiel": 20_000}


def spiel_game(name: str) -> Any:
    pyspiel = module("pyspiel")
    if name == "goofspiel":  # seats one after the other, so that a decision is one seat's card, as in ours
        return pyspiel.load_game_as_turn_based("goofspiel(num_cards=4,points_order=descending)")
    return pyspiel.load_game(name)


def spiel_play(state: Any, rnd: Callable[[], float]) -> list[int]:
    """Play the state to its end from Python; the actions."""
    played = []
    while not state.is_terminal():
        actions = state.legal_actions()
        action = actions[int(rnd() * len(actions))]
        state.apply_action(action)
        played.append(action)
    return played


def open_spiel(name: str) -> list[Subject]:
    game = spiel_game(name)
    owner = f"open_spiel {name}"
    rnd = random.Random(name).random

    def one() -> int:
        state = game.new_initial_state()
        n = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
            n += 1
        return n

    def weighed() -> int:
        state = game.new_initial_state()
        n = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
            n += 1
        return n

    log = spiel_play(game.new_initial_state(), random.Random(7).random)

    def replay() -> int:
        state = game.new_initial_state()
        for action in log:
            state.legal_actions()
            state.apply_action(action)
        return len(log)

    middle = game.new_initial_state()
    for action in log[: len(log) // 2]:
        middle.apply_action(action)
    return [
        Subject(owner, ("driven", "driven games"), lambda: rates(one)),
        Subject(owner, ("by weight",), lambda: rates(weighed)[:1]),
        Subject(owner, ("step",), lambda: (1e6 / rates(replay)[0],)),
        Subject(owner, ("clone",), lambda: (nanoseconds(middle.clone),)),
        Subject(owner, ("playouts", "playout games"), spiel_inside(name, game)),
    ]


def spiel_inside(name: str, game: Any) -> Callable[[], tuple[float, ...]]:
    """OpenSpiel's own random playouts in C++, from the first position where a seat acts.

    They are not bound to Python by themselves; a tree search of one simulation is one call of the rollout
    evaluator. Their length is the mean of games driven from Python from the same position.
    """
    pyspiel = module("pyspiel")
    rnd = random.Random(3).random
    start = game.new_initial_state()
    while start.is_chance_node():
        actions = start.legal_actions()
        start.apply_action(actions[int(rnd() * len(actions))])
    length = sum(len(spiel_play(start.clone(), rnd)) for _ in range(200)) / 200
    rollouts = ROLLOUTS[name]
    seeds = iter(range(1_000_000))

    def sample() -> tuple[float, ...]:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, next(seeds))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, next(seeds), False)
        games = 0
        began = time.process_time()
        while True:
            bot.mcts_search(start)
            games += rollouts
            spent = time.process_time() - began
            if spent >= SAMPLE_SECONDS:
                return games * length / spent, games / spent

    return sample


# --- engines in plain Python ---

PLAIN = ("driven", "driven games", "step")


def plain(play: Callable[[], int]) -> tuple[float, ...]:
    """They draw inside an action, so no game repeats from its actions: a step is a driven decision."""
    decisions, games = rates(play)
    return decisions, games, 1e6 / decisions


def catanatron(players: int = 4) -> list[Subject]:
    cat = module("catanatron")
    colours = list(cat.Color)[:players]
    owner = f"catanatron {players}"
    rnd = random.Random("catanatron").random

    def one() -> int:
        game = cat.Game([cat.RandomPlayer(colour) for colour in colours])
        n = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            # Unchecked: the action comes from the list; looking it up again would only slow the peer down.
            game.execute(actions[int(rnd() * len(actions))], validate_action=False)
            n += 1
        return n

    middle = cat.Game([cat.RandomPlayer(colour) for colour in colours], seed=7)
    for _ in range(200):
        if middle.winning_color() is None:
            middle.play_tick()
    return [
        Subject(owner, PLAIN, lambda: plain(one)),
        Subject(owner, ("clone",), lambda: (nanoseconds(middle.copy),)),
    ]


def rlcard_uno() -> list[Subject]:
    uno = module("rlcard.games.uno").Game
    owner = "rlcard uno"
    rnd = random.Random("uno").random

    def one() -> int:
        game = uno()
        game.init_game()
        n = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(rnd() * len(actions))])
            n += 1
        return n

    middle = uno()
    middle.init_game()
    for _ in range(20):
        if not middle.is_over():
            middle.step(middle.get_legal_actions()[0])
    return [
        Subject(owner, PLAIN, lambda: plain(one)),
        # RLCard has no clone; its own step_back keeps deep copies of the same parts.
        Subject(owner, ("clone",), lambda: (nanoseconds(lambda: copy.deepcopy(middle)),)),
    ]


def pettingzoo_connect_four() -> list[Subject]:
    env = module("pettingzoo.classic.connect_four_v3").env()
    owner = "pettingzoo connect_four"
    rnd = random.Random("four").random

    def one() -> int:
        env.reset()
        n = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return n
            legal = [i for i, on in enumerate(observation["action_mask"]) if on]
            env.step(legal[int(rnd() * len(legal))])
            n += 1

    return [
        Subject(owner, PLAIN, lambda: plain(one)),
    ]


# --- all of them ---

PACKAGES = ("open_spiel", "catanatron", "rlcard", "pettingzoo")

MAKERS: dict[str, Callable[[], list[Subject]]] = {
    **{f"open_spiel {name}": partial(open_spiel, name) for name in OPEN_SPIEL + EQUAL_WORK},
    "catanatron 4": catanatron,
    "rlcard uno": rlcard_uno,
    "pettingzoo connect_four": pettingzoo_connect_four,
}


def versions() -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for name in PACKAGES:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            found[name] = None
    return found


def subjects(wanted: Callable[[str], bool]) -> tuple[list[Subject], dict[str, str]]:
    """The subjects of all peers that are here, and for each that is not: why."""
    here: list[Subject] = []
    missing: dict[str, str] = {}
    for owner, make in MAKERS.items():
        if not wanted(owner):
            continue
        try:
            here += make()
        except Missing as error:
            missing[owner] = str(error)
    return here, missing
