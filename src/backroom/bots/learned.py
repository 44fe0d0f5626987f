"""A bot that has learned: a small network trained by self-play (docs/research.md), played from with numpy alone.

It knows the games and numbers of players for which a file lies in ``weights/``, here or in the game's folder. The file says
what it was made for, and is refused when that is not what the game is now: other observations, other actions, other rules.
"""

from __future__ import annotations

import functools
import json
import zipfile
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from backroom.bots.base import Bot
from backroom.engine.errors import DataError, OptionError
from backroom.engine.game import Game
from backroom.engine.rng import Rng
from backroom.engine.state import State

FOLDER = Path(__file__).parent / "weights"
LAYERS = ("first", "second", "policy")
FORMAT = 1


@dataclass(frozen=True)
class Lesson:
    """What a network was trained for, and its layers by name."""

    game: str
    players: int
    rules: int
    inputs: int
    actions: int
    layers: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, players: int) -> Lesson:
        """What a lesson for this game must say today."""
        inputs = game.observer(players).length
        return cls(game.name, players, game.rules_version, inputs, game.player_actions)

    def with_layers(self, layers: dict[str, Any]) -> Lesson:
        return replace(self, layers=layers)

    def facts(self) -> dict[str, Any]:
        told = (self.game, self.players, self.rules, self.inputs, self.actions)
        return dict(zip(("game", "players", "rules", "inputs", "actions"), told)) | {"format": FORMAT}

    def save(self, path: Path) -> None:
        import numpy as np

        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            np.savez_compressed(file, about=np.array(json.dumps(self.facts())), **self.layers)


def read(path: Path, wanted: Lesson) -> Lesson:
    """The lesson in a file; ``DataError`` when it is damaged or was made for something else."""
    import numpy as np

    def refuse(what: str) -> DataError:
        return DataError(what, "error-lesson", {"file": path.name})

    try:
        with np.load(path, allow_pickle=False) as found:
            about = json.loads(str(found["about"]))
            layers = {name: found[name].astype(np.float32) for name in found.files if name != "about"}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise refuse("file") from None
    for name, value in wanted.facts().items():
        if about.get(name) != value:
            raise refuse(name)
    width = wanted.inputs
    for name in LAYERS:
        weight, bias = layers.get(f"{name}_weight"), layers.get(f"{name}_bias")
        if weight is None or bias is None or weight.ndim != 2 or bias.shape != weight.shape[1:]:
            raise refuse(name)
        if weight.shape[0] != width or not (np.isfinite(weight).all() and np.isfinite(bias).all()):
            raise refuse(name)
        width = weight.shape[1]
    if width != wanted.actions:
        raise refuse("policy")
    return wanted.with_layers(layers)


def folders(game: Game) -> tuple[Path, ...]:
    """Where lessons lie: here, or with a game of another package."""
    return (FOLDER, game.folder / FOLDER.name)


def known(game: Game) -> tuple[int, ...]:
    """The numbers of players for which there is a lesson; none where numpy is not installed."""
    if find_spec("numpy") is None:
        return ()
    found = [path for folder in folders(game) for path in folder.glob(f"{game.name}-*.npz")]
    return tuple(sorted({int(path.stem.rpartition("-")[2]) for path in found}))


@functools.cache
def lesson(game: Game, players: int) -> Lesson:
    if players not in known(game):
        facts: dict[str, str | int] = {"bot": Learned.name, "game": game.name, "players": players}
        raise OptionError("error-bot-not-learned", facts)
    file = next(path for folder in folders(game) if (path := folder / f"{game.name}-{players}.npz").exists())
    return read(file, Lesson.of(game, players))


def likings(taught: Lesson, seen: Any) -> Any:
    """The network: how much it likes every action, for one observation or for rows of them."""
    import numpy as np

    layers = taught.layers
    x = np.asarray(seen, np.float32)
    for name in LAYERS[:-1]:
        x = np.maximum(x @ layers[f"{name}_weight"] + layers[f"{name}_bias"], 0.0)
    return x @ layers["policy_weight"] + layers["policy_bias"]


class Learned(Bot):
    """Plays what its network likes; where seats choose in secret at once, by chances, so that nobody can foresee it."""

    name = "learned"
    secret = 0.3  # how much chance there is in a secret choice: 1 as it was trained, 0 none
    open = 0.0  # and in one that all see

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.observers: dict[int, Any] = {}

    def think(self, state: State, seat: int) -> int:
        players = state.players
        taught = lesson(self.game, players)
        if players not in self.observers:
            self.observers[players] = self.game.observer(players)
        liked = likings(taught, self.observers[players].observe(state, seat))
        legal = state.legal_actions(seat)
        secret = len(state.pending()) > 1 or any(state.can_retract(p) for p in range(players))
        return pick(
            [float(liked[action]) for action in legal], legal, self.rng, self.secret if secret else self.open
        )


def pick(likes: list[float], legal: list[int], rng: Rng, chance: float) -> int:
    """One of the actions: the most liked, or drawn by its liking."""
    import math

    best = max(likes)
    if chance <= 0.0:
        return legal[likes.index(best)]
    weights = [math.exp((like - best) / chance) for like in likes]
    at = rng.below(1 << 30) / (1 << 30) * sum(weights)
    for action, weight in zip(legal, weights):
        at -= weight
        if at < 0.0:
            return action
    return legal[likes.index(best)]
