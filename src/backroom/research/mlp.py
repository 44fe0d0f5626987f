"""The learner's side of ``engine/network.py``: the same layers in numpy, trained by Adam, rounded to whole numbers for play.

So small a network needs no more than numpy (extra ``research``): an epoch over half a million positions takes seconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from backroom.engine.network import WEIGHT

Floats = npt.NDArray[np.float32]
NAMES = ("first", "second", "values", "actions")
LARGEST = 32767 / WEIGHT


@dataclass
class Rows:
    """Positions to learn from: what was known and allowed, what should be liked (where ``thought``), what it brought."""

    inputs: npt.NDArray[np.float16]
    masks: npt.NDArray[np.uint8]
    chances: npt.NDArray[np.float16]
    rewards: Floats
    thought: npt.NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.inputs)

    def part(self, which: Any) -> Rows:
        return Rows(*(getattr(self, name)[which] for name in self.__dataclass_fields__))

    def save(self, path: Path) -> None:
        np.savez(path, **{name: getattr(self, name) for name in self.__dataclass_fields__})

    @classmethod
    def read(cls, path: Path) -> Rows:
        with np.load(path) as found:
            return cls(*(found[name] for name in cls.__dataclass_fields__))

    @classmethod
    def joined(cls, parts: list[Rows]) -> Rows:
        return cls(
            *(np.concatenate([getattr(part, name) for part in parts]) for name in cls.__dataclass_fields__)
        )


class Mlp:
    """Weights with their biases as a last row, and Adam's memory of them."""

    def __init__(self, inputs: int, first: int, second: int, players: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.sizes = (inputs, first, second, actions)
        shapes = {
            "first": (inputs, first),
            "second": (first, second),
            "values": (second, players),
            "actions": (second, actions),
        }
        self.weights: dict[str, Floats] = {}
        for name, (rows, columns) in shapes.items():
            scale = np.sqrt(2.0 / rows) if name in ("first", "second") else 0.05 / np.sqrt(rows)
            weight = rng.normal(0.0, scale, (rows + 1, columns)).astype(np.float32)
            weight[-1] = 0.0
            self.weights[name] = weight
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """The two layers, the seats' hopes as logits, the likings."""
        w = self.weights
        one = np.maximum(x @ w["first"][:-1] + w["first"][-1], 0.0)
        two = np.maximum(one @ w["second"][:-1] + w["second"][-1], 0.0)
        return (
            one,
            two,
            two @ w["values"][:-1] + w["values"][-1],
            two @ w["actions"][:-1] + w["actions"][-1],
        )

    def losses(self, rows: Rows) -> tuple[float, float]:
        """Of the hopes (log loss a seat) and of the likings (cross entropy where it was thought), as they stand."""
        hopes, likes, thoughts = 0.0, 0.0, 0.0
        for at in range(0, len(rows), 8192):
            part = rows.part(slice(at, at + 8192))
            _, _, value, like = self.forward(part.inputs.astype(np.float32))
            hopes += float(
                (np.logaddexp(0.0, value) - part.rewards * value).mean(dtype=np.float64) * len(part)
            )
            like = np.where(part.masks > 0, like, -1e9)
            logs = like - np.logaddexp.reduce(like, axis=1, keepdims=True)
            own = part.thought.astype(np.float32)
            likes -= float(
                ((part.chances.astype(np.float32) * np.where(part.masks > 0, logs, 0.0)).sum(1) * own).sum()
            )
            thoughts += float(own.sum())
        return hopes / max(len(rows), 1), likes / max(thoughts, 1.0)

    def step(self, rows: Rows, rate: float) -> None:
        """One step of Adam on a batch."""
        x = rows.inputs.astype(np.float32)
        one, two, value, like = self.forward(x)
        n = len(rows)
        grad_value: Floats = ((1.0 / (1.0 + np.exp(-value)) - rows.rewards) / n).astype(np.float32)
        like = np.where(rows.masks > 0, like, -1e9)
        like = np.exp(like - like.max(1, keepdims=True))
        like /= like.sum(1, keepdims=True)
        grad_like = (
            (like - rows.chances.astype(np.float32)) * (rows.thought.astype(np.float32) / n)[:, None] * 0.5
        )
        w = self.weights
        back = grad_value @ w["values"][:-1].T + grad_like @ w["actions"][:-1].T
        back[two <= 0.0] = 0.0
        before = back @ w["second"][:-1].T
        before[one <= 0.0] = 0.0
        self._adam("values", two, grad_value, rate)
        self._adam("actions", two, grad_like, rate)
        self._adam("second", one, back, rate)
        self._adam("first", x, before, rate)
        self.steps += 1

    def _adam(self, name: str, below: Floats, grad: Floats, rate: float) -> None:
        t = self.steps + 1
        g = np.vstack([below.T @ grad, grad.sum(0, keepdims=True)])
        mean, square, weight = self.mean[name], self.square[name], self.weights[name]
        mean += 0.1 * (g - mean)
        square += 0.001 * (g * g - square)
        weight -= rate * (mean / (1 - 0.9**t)) / (np.sqrt(square / (1 - 0.999**t)) + 1e-8)
        weight -= rate * 1e-3 * weight  # weights that nothing needs fade
        np.clip(weight, -LARGEST, LARGEST, out=weight)

    def learn(self, rows: Rows, epochs: int, rate: float, batch: int, rng: np.random.Generator) -> None:
        """So many times through the rows in a new order each time; the rate falls to a twentieth at the end."""
        total = epochs * (len(rows) // batch)
        done = 0
        for _ in range(epochs):
            order = rng.permutation(len(rows))
            for at in range(0, len(rows) - batch + 1, batch):
                self.step(rows.part(np.sort(order[at : at + batch])), rate * (1.0 - 0.95 * done / total))
                done += 1

    def layers(self) -> tuple[bytes, ...]:
        """In whole numbers, as ``Network`` takes them."""
        told = []
        for name in NAMES:
            whole = np.rint(self.weights[name] * WEIGHT).clip(-32768, 32767).astype(np.int16)
            told.append((whole if name in ("first", "second") else whole.T).tobytes())
        return tuple(told)

    def save(self, path: Any, **more: Any) -> None:
        parts = {"weights": self.weights, "mean": self.mean, "square": self.square}
        kept: dict[str, Any] = {
            f"{part}_{name}": value for part, some in parts.items() for name, value in some.items()
        }
        np.savez(path, steps=self.steps, **kept, **more)

    def load(self, found: Any) -> None:
        for part in ("weights", "mean", "square"):
            for name in NAMES:
                getattr(self, part)[name] = found[f"{part}_{name}"]
        self.steps = int(found["steps"])
