"""Learn how well a seat stands (engine/appraisal.py) from games that gather.py has kept.

    python -m backroom.research.appraise GAME --rows FOLDER [FOLDER ...] --out FILE

The network sees one seat's facts at a time; a softmax over the seats, with the fitted odds as where it starts, is held to
who won, a second answer to the lead at the end, and both together to what the search came to there (``--search``: how
much that counts; it is told at every position, but knows no more than the search did). A fifth of the games is not learned
from: its losses are printed after each epoch, beside those of the odds alone, and the best epoch is kept. Needs the extra
``learn``.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from backroom import games
from backroom.bots.guidance import guidance
from backroom.engine.appraisal import FORMAT, NAME, WEIGHT, WIDEST
from backroom.engine.numbers import write_numbers
from backroom.research.gather import tables

LEAD = 0.15  # how much a point of a lead counts, as in Rollout.judge
MARGIN = 0.3  # its share of a reward (SearchSettings.margin)
CLOSE = 10.0  # how much a squared distance counts beside a log loss
FACT = 8.0  # the most that a fact can be
FACTS = 128  # of a seat


@dataclass
class Rows:
    """Positions: by seat its facts and whether there is such a seat; log odds, shares, leads, what the search came to; part
    of the game, and game.
    """

    facts: Any
    there: Any
    base: Any
    shares: Any
    leads: Any
    means: Any
    part: Any
    number: Any

    def __len__(self) -> int:
        return len(self.part)

    def some(self, which: Any) -> Rows:
        return Rows(*(value[which] for value in vars(self).values()))


def leads(points: Any, there: Any) -> Any:
    """How surely each seat ended ahead: the curve that a search's reward has."""
    found = np.zeros(points.shape, np.float32)
    for p in range(points.shape[1]):
        others = np.where(there, points, -1000)
        others[:, p] = -1000
        found[:, p] = 1.0 / (1.0 + np.exp(-LEAD * (points[:, p] - others.max(1)).clip(-200, 200)))
    return found * there


def read(name: str, folders: list[Path], told: int, share: float) -> Rows:
    """The rows of some folders, or a part of them: what the network is to look at is found anew."""
    game = games.load(name)
    heuristic: Any = guidance(game).new()
    heuristic.learned = 0
    made: dict[int, list[Any]] = {}
    rng = np.random.default_rng(1)
    some = tables(game)
    most = game.seats[1]
    kept: list[Rows] = []
    files = sorted(path for folder in folders for path in folder.glob("*.npz") if ".new" not in path.name)
    for at, path in enumerate(files):
        found = np.load(path)
        which = np.flatnonzero(rng.random(len(found["seats"])) < share)
        facts = np.zeros((len(which), most, told), np.float16)
        base = np.zeros((len(which), most), np.float32)
        there = np.zeros((len(which), most), np.bool_)
        part = np.zeros(len(which), np.int8)
        blocks, lengths, table = found["blocks"], found["lengths"], found["table"]
        for row, k in enumerate(which):
            if int(table[k]) not in made:
                made[int(table[k])] = [game.start(*some[int(table[k])])]
            state = made[int(table[k])][0]
            state.load_bytes(blocks[k, : lengths[k]].tobytes())
            n = state.players
            base[row, :n] = [heuristic.worth(state, p) for p in range(n)]
            facts[row, :n] = np.clip(heuristic.facts_of(state, told), -FACT, FACT)
            there[row, :n] = True
            part[row] = heuristic.when(state)[0]
        base = np.log(np.maximum(base, 1e-9))
        points, shares = found["points"][which].astype(np.float32), found["shares"][which]
        number = found["number"][which] + 100_000 * int(path.stem.partition("-")[0])
        kept.append(
            Rows(facts, there, base, shares, leads(points, there), found["means"][which], part, number)
        )
        print(f"\r{at + 1} of {len(files)} files read", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return Rows(*(np.concatenate([getattr(one, field) for one in kept]) for field in vars(kept[0])))


class Net(nn.Module):
    """One seat's facts in; what is added to its log odds, and its lead as a logit, out."""

    def __init__(self, facts: int, first: int, second: int) -> None:
        super().__init__()
        self.layers = nn.ModuleList((nn.Linear(facts, first), nn.Linear(first, second), nn.Linear(second, 2)))
        nn.init.zeros_(self.layers[2].weight)
        nn.init.zeros_(self.layers[2].bias)

    def forward(self, x: Any) -> Any:
        x = torch.relu(self.layers[0](x)).clamp(max=31.9)
        x = torch.relu(self.layers[1](x)).clamp(max=31.9)
        return self.layers[2](x)


def losses(net: Net, rows: Rows, batch: int = 8192) -> tuple[Any, Any, Any]:
    """``told`` of all positions."""
    kept: list[tuple[Any, Any, Any]] = []
    with torch.no_grad():
        for at in range(0, len(rows), batch):
            kept.append(told(net, rows.some(slice(at, at + batch))))
    win, lead, search = (torch.cat(part).numpy() for part in zip(*kept))
    return win, lead, search


def told(net: Net, rows: Rows) -> tuple[Any, Any, Any]:
    """Log loss of each position's win and of its leads; how far it is from the search, squared."""
    there = torch.from_numpy(rows.there)
    out = net(torch.from_numpy(rows.facts.astype(np.float32)))
    odds = (torch.from_numpy(rows.base) + out[:, :, 0]).masked_fill(~there, -1e9)
    logs = torch.log_softmax(odds, 1)
    win = -(torch.from_numpy(rows.shares) * logs).sum(1)
    lead = nn.functional.binary_cross_entropy_with_logits(
        out[:, :, 1], torch.from_numpy(rows.leads), reduction="none"
    )
    many = there.sum(1)
    reward = (1.0 - MARGIN) * logs.exp() + MARGIN * torch.sigmoid(out[:, :, 1])
    off = (reward - torch.from_numpy(rows.means)) ** 2
    return win, (lead * there).sum(1) / many, (off * there).sum(1) / many


def by_part(loss: Any, part: Any) -> str:
    return " ".join(f"{loss[part == one].mean():.4f}" for one in range(part.max() + 1))


def learn(
    rows: Rows,
    sizes: tuple[int, int],
    epochs: int,
    rate: float,
    batch: int,
    seed: int,
    search: float,
    fade: float,
) -> tuple[Net, dict[str, Any]]:
    """The best of the epochs by what it has not seen, and what it came to."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    seen = rows.number % 5 != 0
    known, test = rows.some(seen), rows.some(~seen)
    net = Net(rows.facts.shape[2], *sizes)
    plain, _, far = losses(net, test)
    print(
        f"odds alone: {by_part(plain, test.part)}, in all {plain.mean():.4f}, from the search {far.mean():.5f}; "
        f"{len(known)} and {len(test)} rows"
    )
    steps = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=fade)
    count = epochs * (len(known) // batch)
    falling = torch.optim.lr_scheduler.OneCycleLR(steps, rate, total_steps=count + 1, pct_start=0.1)
    best, kept, about = 1e9, net.state_dict(), {}
    for epoch in range(epochs):
        began = time.perf_counter()
        order = rng.permutation(len(known))
        for at in range(0, len(known) - batch + 1, batch):
            win, lead, off = told(net, known.some(np.sort(order[at : at + batch])))
            loss = (1.0 - search) * (win.mean() + lead.mean()) + search * CLOSE * off.mean()
            steps.zero_grad()
            loss.backward()
            steps.step()
            falling.step()
            with torch.no_grad():
                for value in net.parameters():
                    value.clamp_(-WIDEST + 0.01, WIDEST - 0.01)
        win, lead, off = losses(net, test)
        print(
            f"epoch {epoch + 1}: {by_part(win, test.part)}, in all {win.mean():.4f}, lead {lead.mean():.4f}, "
            f"from the search {off.mean():.5f}, "
            f"{time.perf_counter() - began:.0f} s",
            flush=True,
        )
        whole = (1.0 - search) * (win.mean() + lead.mean()) + search * CLOSE * off.mean()
        if whole < best:
            best = whole
            kept = {name: value.clone() for name, value in net.state_dict().items()}
            about = {"rows": len(known), "epoch": epoch + 1, "log loss": round(float(win.mean()), 4),
                     "of the odds": round(float(plain.mean()), 4)}  # fmt: skip
    net.load_state_dict(kept)
    return net, about


def numbers(net: Net) -> bytes:
    """In whole numbers, as ``Appraiser`` takes them."""
    some = []
    for layer in net.layers:
        rows = torch.cat((layer.weight, layer.bias[:, None]), 1).detach().numpy()
        some.append(
            np.rint(rows * WEIGHT).clip(-WIDEST * WEIGHT + 1, WIDEST * WEIGHT - 1).astype(np.int16).tobytes()
        )
    return b"".join(some)


def write(game: str, path: Path, net: Net, sizes: tuple[int, int], made: dict[str, Any]) -> None:
    """The file that ``engine/appraisal.py`` reads; ``made`` says how the network was made."""
    first, second = sizes
    facts = net.layers[0].in_features
    head = {"format": FORMAT, "game": game, "facts": facts, "first": first, "second": second}
    write_numbers(path, head | {"made": made}, numbers(net))


def main() -> int:
    parser = argparse.ArgumentParser(prog="backroom.research.appraise")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--rows", type=Path, nargs="+", required=True)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--facts", type=int, default=FACTS)
    parser.add_argument("--first", type=int, default=32)
    parser.add_argument("--second", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument(
        "--search", type=float, default=0.7, help="share of what the search came to in what is learned"
    )
    parser.add_argument("--fade", type=float, default=0.1, help="weight decay")
    parser.add_argument("--share", type=float, default=1.0, help="of the rows")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    rows = read(given.game, given.rows, given.facts, given.share)
    net, about = learn(
        rows,
        (given.first, given.second),
        given.epochs,
        given.rate,
        given.batch,
        given.seed,
        given.search,
        given.fade,
    )
    made = {
        **about,
        "folders": len(given.rows),
        "seed": given.seed,
        "epochs": given.epochs,
        "rate": given.rate,
    }
    path = given.out or games.load(given.game).folder / NAME
    write(given.game, path, net, (given.first, given.second), made)
    print(f"{path}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
