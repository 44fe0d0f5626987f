"""The small network of the worked example, in PyTorch: what a seat knows in, liking of every action and its hopes out.

Only training needs it. ``export`` writes what ``bots/learned.py`` plays from with numpy alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from backroom.bots.learned import Lesson

HIDDEN = (256, 128)
NEVER = -1e9


class Net(nn.Module):
    """Two layers, then a liking for each action and a value: the reward that the seat can expect."""

    def __init__(self, inputs: int, actions: int, hidden: tuple[int, int] = HIDDEN) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, hidden[0])
        self.second = nn.Linear(hidden[0], hidden[1])
        self.policy = nn.Linear(hidden[1], actions)
        self.value = nn.Linear(hidden[1], 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the chances of actions, those of illegal ones far below; the value."""
        x = torch.relu(self.first(seen))
        x = torch.relu(self.second(x))
        likings = self.policy(x).masked_fill(~legal, NEVER)
        return torch.log_softmax(likings, 1), self.value(x).squeeze(1)


def choose(net: Net, seen: Any, masks: Any, sharp: bool = False) -> tuple[Any, Any, Any]:
    """Actions for rows of observations: drawn by their chances, or the likeliest; their logarithms, and the values."""
    with torch.no_grad():
        chances, values = net(torch.from_numpy(seen), torch.from_numpy(masks).bool())
        # The largest of log-chance plus Gumbel noise is a draw by the chances.
        noisy = (
            chances if sharp else chances - torch.log(-torch.log(torch.rand_like(chances) + 1e-20) + 1e-20)
        )
        actions = noisy.argmax(1)
        logs = chances.gather(1, actions[:, None]).squeeze(1)
    return actions.numpy().astype(np.int32), logs.numpy(), values.numpy()


def export(net: Net, lesson: Lesson) -> Lesson:
    """The lesson with the network's layers, at half precision: a small file."""
    layers = {}
    for name, layer in (("first", net.first), ("second", net.second), ("policy", net.policy)):
        layers[f"{name}_weight"] = layer.weight.detach().numpy().T.astype(np.float16)
        layers[f"{name}_bias"] = layer.bias.detach().numpy().astype(np.float16)
    return lesson.with_layers(layers)


def load(net: Net, lesson: Lesson) -> None:
    """Take the layers of a lesson; what the seat may hope for is not in it."""
    with torch.no_grad():
        for name, layer in (("first", net.first), ("second", net.second), ("policy", net.policy)):
            layer.weight.copy_(torch.from_numpy(lesson.layers[f"{name}_weight"].T.copy()))
            layer.bias.copy_(torch.from_numpy(lesson.layers[f"{name}_bias"]))
