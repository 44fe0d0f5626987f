"""The games as PettingZoo's AEC environments: one agent after the other, chance drawn inside.

    from backroom.research import GAME_v1
    env = GAME_v1.env(players=4)
    env.reset(seed=1)

The number in a name is raised when what an agent observes, may do or is paid changes. Simultaneous choices are asked for one
seat after the other; nothing of one shows to the next, for an agent observes what its seat knows.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from backroom import games
from backroom.engine import knowledge
from backroom.engine.errors import IllegalAction
from backroom.engine.observe import HIGHEST, LOWEST
from backroom.engine.playout import Runner
from backroom.engine.rng import Rng
from backroom.engine.state import CHANCE, State
from backroom.research.vector import reward_kind

VERSION = 1


class Table(AECEnv):
    """One game. ``observe`` gives {"observation", "action_mask"}; the mask is empty for who is not to choose."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "share",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = games.load(game)
        self.beginning: State = self.game.start(players or self.game.seats[0], options)
        self.margin = reward_kind(reward)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "rules_version": self.game.rules_version,
        }
        count = self.beginning.players
        self.possible_agents = list(self.game.colours[:count])
        self.observer = self.game.observer(count)
        self._width = self.game.player_actions
        self._nothing = np.zeros(self._width, np.int8)
        self._nothing.setflags(write=False)
        # Each agent has spaces of its own: they carry their own seeds.
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOWEST, HIGHEST, (self.observer.length,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self._width,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._width) for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._runner = Runner(secrets.randbits(63))
        self._acting = 0

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and deep copies: what is compiled is made again, chance goes on where it was."""
        kept = dict(vars(self))
        del kept["observer"]
        kept["_runner"] = self._runner.rng.state
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.observer = self.game.observer(self.beginning.players)
        self._runner = Runner(kept["_runner"])

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed chance goes on where it was."""
        if seed is not None:
            self._runner.rng = Rng(seed)
        self.state_now = self.beginning.clone()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        out = np.empty(self.observer.length, np.float32)
        self.observer.fill(self.state_now, seat, out)
        if seat != self._acting:
            return {"observation": out, "action_mask": self._nothing}
        mask = np.frombuffer(self.state_now.mask(seat), np.int8, self._width)
        return {"observation": out, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The chosen agent's action; an illegal one raises ``IllegalAction`` and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("error-illegal-action", {"action": -1, "seat": self._acting})
        self.state_now.apply(int(action), self._acting)
        self._cumulative_rewards[agent] = 0.0
        self._settle()

    def _settle(self) -> None:
        """Let chance draw; then it is somebody's turn, or the game is over and everybody is paid."""
        state, runner = self.state_now, self._runner
        seat = state.actor()
        while seat == CHANCE:
            runner.advance(state)
            seat = state.actor()
        self._acting = seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        paid: list[float] = state.result()
        scores = state.scores()
        if self.margin:
            paid = [float(own - max(scores[:p] + scores[p + 1 :])) for p, own in enumerate(scores)]
        self.rewards = dict(zip(self.agents, paid))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"score": score} for agent, score in zip(self.agents, scores)}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Mode "ansi": what everybody may see, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(knowledge.view(self.game, self.state_now, None), ensure_ascii=False)

    def close(self) -> None:
        """Nothing is held."""


class Named:
    """What PettingZoo has as a module: ``env``, and ``checked_env`` that also checks the order of calls, and is slower."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.__name__ = f"{game}_v{VERSION}"

    def env(self, **settings: Any) -> Table:
        """``players``, ``reward`` ("share" or "margin"), ``render_mode`` ("ansi") and the game's options."""
        return Table(self.game, **settings)

    raw_env = env

    def checked_env(self, **settings: Any) -> Any:
        return OrderEnforcingWrapper(self.env(**settings))
