"""An evolution strategy, a step for each number: CMA-ES with a diagonal matrix (Ros and Hansen 2008).

Whoever plays the games asks for candidates, tells how good each was, and asks again. What it is at is plain data, so that a
run can be stopped and goes on. Needs numpy.
"""

from __future__ import annotations

from typing import Any

import numpy as np

STATE = ("middle", "spread", "ps", "pc")  # rows of numbers that are kept


class Evolution:
    """``middle`` is the best guess, ``scale`` how much each number may differ from it at first (times ``sigma``)."""

    def __init__(self, middle: Any, scale: Any, seed: int, sigma: float = 0.6) -> None:
        self.middle, self.scale = np.array(middle, float), np.array(scale, float)
        n = len(self.middle)
        self.many = 6 + int(3 * np.log(n))
        self.best = self.many // 2
        raw = np.log(self.best + 0.5) - np.log(np.arange(1, self.best + 1))
        self.share = raw / raw.sum()
        self.mass = 1.0 / (self.share**2).sum()
        self.cs = (self.mass + 2) / (n + self.mass + 5)
        self.ds = 1 + 2 * max(0.0, np.sqrt((self.mass - 1) / (n + 1)) - 1) + self.cs
        self.cc = (4 + self.mass / n) / (n + 4 + 2 * self.mass / n)
        self.c1 = 2 / ((n + 1.3) ** 2 + self.mass) * (n + 2) / 3
        self.cm = min(
            1 - self.c1, 2 * (self.mass - 2 + 1 / self.mass) / ((n + 2) ** 2 + self.mass) * (n + 2) / 3
        )
        self.usual = np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.sigma, self.spread = sigma, np.ones(n)
        self.ps, self.pc = np.zeros(n), np.zeros(n)
        self.rng = np.random.default_rng(seed)
        self.number = 0
        self.drawn = np.zeros((self.many, n))

    def ask(self) -> Any:
        """Candidates, a row each: as much on one side of the middle as on the other."""
        z = self.rng.standard_normal((self.many, len(self.middle)))
        z[self.many // 2 : self.many // 2 * 2] = -z[: self.many // 2]
        self.drawn = z * np.sqrt(self.spread)
        return self.middle + self.sigma * self.drawn * self.scale

    def tell(self, found: Any) -> None:
        """How good each of them was: the middle moves towards the best half."""
        y = self.drawn
        order = np.argsort(-np.asarray(found))[: self.best]
        move = self.share @ y[order]
        self.middle = self.middle + self.sigma * move * self.scale
        self.ps = (1 - self.cs) * self.ps + np.sqrt(self.cs * (2 - self.cs) * self.mass) * move / np.sqrt(
            self.spread
        )
        self.pc = (1 - self.cc) * self.pc + np.sqrt(self.cc * (2 - self.cc) * self.mass) * move
        self.spread = (
            (1 - self.c1 - self.cm) * self.spread
            + self.c1 * self.pc**2
            + self.cm * (self.share[:, None] * y[order] ** 2).sum(0)
        )
        self.sigma *= float(np.exp(min(1.0, self.cs / self.ds * (np.linalg.norm(self.ps) / self.usual - 1))))
        self.sigma = min(max(self.sigma, 0.1), 1.5)  # noise must not stop it, nor drive it apart
        self.number += 1

    def kept(self) -> dict[str, Any]:
        """Where it is, as plain data."""
        rows = {name: getattr(self, name).tolist() for name in STATE}
        return {**rows, "sigma": self.sigma, "number": self.number, "rng": self.rng.bit_generator.state}

    def go_on(self, kept: dict[str, Any]) -> None:
        """From there."""
        for name in STATE:
            setattr(self, name, np.array(kept[name], float))
        self.sigma, self.number = float(kept["sigma"]), int(kept["number"])
        self.rng.bit_generator.state = kept["rng"]
