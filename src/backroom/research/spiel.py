"""The games as OpenSpiel's: importing this registers ``backroom_<game>`` for every game.

    import backroom.research.spiel
    game = pyspiel.load_game("backroom_GAME(players=4,OPTION=VALUE)")

Sequential, with explicit chance and imperfect information. Chance's outcomes count from 0, so they are the engine's numbers
less ``game.player_actions``. Simultaneous choices are asked for one seat after the other; nothing of one shows to the next.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from backroom import games
from backroom.engine.game import Game
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, OVER, State
from backroom.research.vector import REWARDS, reward_kind

PREFIX = "backroom_"
LONGEST = 4000  # decisions of a game, chance's draws included: more than any can have
MOST_POINTS = 1000.0
LEFT_OUT = (
    "game",
    "players",
    "you",
    "moves",
    "forms",
    "warnings",
    "can_retract",
)  # of a view that is put into words


def kind_of(game: Game, margin: bool = False, players: int = 0) -> Any:
    """What OpenSpiel calls the game's type, with its parameters and what they are when they are not given."""
    parameters: dict[str, Any] = {"players": game.seats[0], "reward": REWARDS[0]}
    utility = pyspiel.GameType.Utility.CONSTANT_SUM
    if margin:  # of two, what one is ahead the other is behind
        utility = pyspiel.GameType.Utility.ZERO_SUM if players == 2 else pyspiel.GameType.Utility.GENERAL_SUM
    parameters |= {option.name: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Backroom {game.name}, rules {game.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):
    """One of the games, set up for a number of players with its options and a reward."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.backroom = games.load(self.name)
        given = dict(params or {})
        players = int(given.pop("players", self.backroom.seats[0]))
        self.margin = reward_kind(given.pop("reward", REWARDS[0]))
        self.beginning: State = self.backroom.start(players, given)
        self.observer = self.backroom.observer(players)
        known = self.backroom
        bounds = {"min_utility": 0.0, "max_utility": 1.0, "utility_sum": 1.0}
        if self.margin:
            bounds = {"min_utility": -MOST_POINTS, "max_utility": MOST_POINTS}
            if players == 2:
                bounds["utility_sum"] = 0.0
        info = pyspiel.GameInfo(
            num_distinct_actions=known.player_actions,
            max_chance_outcomes=known.actions - known.player_actions,
            num_players=players,
            max_game_length=LONGEST,
            **bounds,
        )
        super().__init__(kind_of(known, self.margin, players), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.observer, recall)


def _told(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list | tuple) else str(value)


class SpielState(pyspiel.State):
    """A State of the engine, and by seat what it has seen and done at its own decisions, as a digest."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.state = game.beginning.clone()
        self.past = ("",) * game.beginning.players

    def current_player(self) -> int:
        actor = self.state.actor()
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        return self.state.over

    def _legal_actions(self, player: int) -> list[int]:
        state = self.state
        # Of several who choose at once only one is asked at a time.
        return state.legal_actions(player) if player == state.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        first = self.get_game().backroom.player_actions
        return [(action - first, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        state, game = self.state, self.get_game()
        seat = state.actor()
        if seat == CHANCE:
            state.apply(action + game.backroom.player_actions, CHANCE)
            return
        lived = f"{self.known(seat)}{action}".encode()
        state.apply(action, seat)
        past = list(self.past)
        past[seat] = hashlib.blake2b(lived, digest_size=12).hexdigest()
        self.past = tuple(past)

    def _action_to_string(self, player: int, action: int) -> str:
        """The words of the notation: ``chance: draw green``, ``red: boss``, ``red: 14``."""
        game = self.get_game().backroom
        drawn = player == pyspiel.PlayerId.CHANCE
        seat, number = (CHANCE, action + game.player_actions) if drawn else (player, action)
        told = game.part("notation").show(self.state, seat, (number,))
        return f"{'chance' if drawn else game.colours[seat]}: {told}"

    def returns(self) -> list[float]:
        state = self.state
        if not state.over:
            return [0.0] * state.players
        if not self.get_game().margin:
            return list(state.result())
        scores = state.scores()
        return [float(own - max(scores[:p] + scores[p + 1 :])) for p, own in enumerate(scores)]

    def seen(self, player: int) -> bytes:
        return bytes(self.get_game().observer.observe(self.state, player))

    def known(self, player: int) -> str:
        """What tells this seat's positions apart: all it saw and did at its decisions, and what it sees now."""
        now = hashlib.blake2b(self.seen(player), digest_size=12).hexdigest()
        return f"{player}:{self.past[player]}:{now}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that this seat could be in: what it cannot know is drawn anew. The others' pasts are forgotten."""
        other: SpielState = self.clone()
        drawn = self.state.determinise(player, Rng(int(sampler() * (1 << 53))))
        other.state = drawn
        other.past = tuple(past if p == player else "" for p, past in enumerate(self.past))
        return other

    def __str__(self) -> str:
        """What everybody sees, as the game's view has it; who is to act; and a number for the whole position."""
        game, state = self.get_game().backroom, self.state
        told = game.part("view").view(state, None).items()
        actor = (
            "nobody" if state.over else "chance" if state.actor() == CHANCE else game.colours[state.actor()]
        )
        return "\n".join(
            [
                f"{game.name}, {state.players} players",
                *(f"{name}: {_told(value)}" for name, value in told if name not in LEFT_OUT),
                f"to act: {actor}",
                f"position: {state.digest():016x}",
            ]
        )


class SpielObserver:
    """What a player observes: the tensor of docs/research.md; with perfect recall only as a string."""

    def __init__(self, observer: Any, recall: bool) -> None:
        self.observer, self.recall = observer, recall
        self.tensor = np.zeros(observer.length, np.float32)
        self.dict = {name: self.tensor[at] for name, at in observer.layout().items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.observer.fill(state.state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.known(player) if self.recall else state.seen(player).hex()


GAMES: tuple[type[SpielGame], ...] = tuple(
    type(f"{name.title().replace('_', '')}Game", (SpielGame,), {"name": name, "__module__": __name__})
    for name in games.names()
)
for _game in GAMES:
    if PREFIX + _game.name not in pyspiel.registered_names():
        pyspiel.register_game(kind_of(games.load(_game.name)), _game)
